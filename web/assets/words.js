/* SPDX-License-Identifier: Apache-2.0 */
/* words.js - sentence(id, values): what the other scripts say, a row of web/messages.def with its values in their places
   (engine/base/template.h, but for {+...}, {{ and [[). A page about players has the wording for them. */
'use strict';
window.sentence = function (id, values) {
    var row = window.sentences[id], whole = true;

    function place(all, name, mark, one, many) {
        var value = values[name];
        if (value === undefined || value === '' || value === 0)
            whole = false;
        if (!mark)
            return value === undefined ? '' : value;
        return (mark === ':' ? value + ' ' : '') + (value === 1 ? one : many);
    }
    /* What stands in brackets is left out if a value in it is empty or 0. */
    return row[document.body.hasAttribute('data-players') ? 1 : 0].split(/\[([^\]]*)\]/).map(function (part, i) {
        whole = true;
        part = part.replace(/\{(\w+)(?:([:?])([^|}]*)\|([^}]*))?\}/g, place);
        return i % 2 && !whole ? '' : part;
    }).join('');
};
