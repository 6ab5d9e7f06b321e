/* SPDX-License-Identifier: Apache-2.0 */
/* words.js - sentence(id, values): what the other scripts say, a row of web/messages.def with its values in their places
   (engine/base/template.h, but for {...:+}, {{ and [[). A page about players has the wording for them; of several forms the count has
   one. */
'use strict';
/* A text that is written from right to left, kept apart from what stands beside it (engine/base/direction.h). */
window.isolated = function (text) {
    text = String(text);
    return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')) ? '\u2068' + text.replace(/[\u2068\u2069]/g, '') + '\u2069' : text;
};
/* What an element of the page says, with its isolates. */
window.text_of = function (element) {
    return Array.prototype.map.call(element.childNodes, function (x) {
        return x.nodeType === 3 ? x.data : x.tagName === 'BDI' ? window.isolated(x.textContent) : window.text_of(x);
    }).join('');
};
/* Names in a sentence, as names_told has them (teams/names.h): "Chad, Mali and Togo", with semicolons where one of them has a comma. */
window.listed = function (names) {
    var between = names.some(function (name) { return /[,،，、]/.test(name); }) ? '; ' : ', ', all = names.map(window.isolated);
    return all.length < 2 ? all.join('') : window.sentence('list', { first: all.slice(0, -1).join(between), last: all[all.length - 1] });
};
window.sentence = function (id, values) {
    var row = window.sentences[id][document.body.hasAttribute('data-players') ? 1 : 0], whole = true;

    function place(all, name) {
        var value = values[name];
        if (value === undefined || value === '' || value === 0)
            whole = false;
        return value === undefined ? '' : window.isolated(value);
    }
    if (row.counts)
        row = row[new Intl.PluralRules(document.documentElement.lang || 'en').select(values[row.counts])] || row.other || row.many;
    /* What stands in brackets is left out if a value in it is empty or 0. */
    return row.split(/\[([^\]]*)\]/).map(function (part, i) {
        whole = true;
        part = part.replace(/\{(\w+)\}/g, place);
        return i % 2 && !whole ? '' : part;
    }).join('');
};
