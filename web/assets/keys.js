/* SPDX-License-Identifier: Apache-2.0 */
/* keys.js - the keys of every page: g and a letter goes somewhere, p prints, ? opens the help. One switch turns keys of one letter off. */
'use strict';
(function () {
    var SWITCH = 'single keys', going = false;

    window.single_keys = function () { try { return localStorage.getItem(SWITCH) !== 'off'; } catch (e) { return true; } };
    /* The link of the menu that leads there, if this person has one. */
    function room(letter) { return document.querySelector('.top nav a[data-key="' + CSS.escape(letter) + '"]'); }
    function put_switch(keys) {
        var label = document.createElement('label'), box = document.createElement('input');
        box.type = 'checkbox';
        box.checked = window.single_keys();
        box.addEventListener('change', function () { localStorage.setItem(SWITCH, box.checked ? 'on' : 'off'); });
        label.append(box, ' ' + sentence('single_keys'));
        keys.appendChild(document.createElement('p')).appendChild(label);
    }
    window.show_help = function () { document.querySelector('.helper a').click(); };
    function print() {
        var pdf = /\/report\//.test(location.pathname) && document.querySelector('.files a[href*="format=pdf"]');
        if (pdf)
            location.href = pdf.href;
        else
            window.print();
    }
    function press(key) {
        var link = going && room(key);
        if (link)
            location.href = link.href;
        else if (going || key === 'g') {
            going = !going;
            return going;
        } else if (key === '?')
            window.show_help();
        else if (key === 'p')
            print();
        else
            return false;
        going = false;
        return true;
    }
    /* Where matches are typed entry.js has all of them. */
    document.addEventListener('keydown', function (e) {
        if (e.ctrlKey || e.altKey || e.metaKey || e.isComposing || e.key.length !== 1 || document.getElementById('entry') ||
            document.querySelector('dialog[open]') || e.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))
            return;
        if (window.single_keys() && press(e.key))
            e.preventDefault();
    });
    document.addEventListener('panel', function (e) {
        var keys = e.target.querySelector('#keys');
        if (keys)
            put_switch(keys);
    });
    if (document.getElementById('keys'))
        put_switch(document.getElementById('keys'));
})();
