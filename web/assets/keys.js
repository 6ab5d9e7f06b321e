/* SPDX-License-Identifier: Apache-2.0 */
/* keys.js - the keys of every page: g and a letter goes somewhere, p prints, ? shows them. One switch turns keys of one letter off. */
'use strict';
(function () {
    var SWITCH = 'single keys', rooms = {
        r: [/^\/[^/]+\/\d+$/, sentence('to_round')], e: [/\/enter$/, sentence('to_results')], l: [/\/lineups$/, sentence('to_lineups')],
        p: [/\/presence$/, sentence('to_presence')], s: [/\/report\/standings$/, sentence('to_standings')], j: [/^\/journal$/, sentence('to_journal')]
    }, going = false;

    window.single_keys = function () { try { return localStorage.getItem(SWITCH) !== 'off'; } catch (e) { return true; } };
    /* The link of the menu that leads there, if this person has one. */
    function room(letter) {
        return rooms[letter] && Array.prototype.find.call(document.querySelectorAll('.top nav a'), function (a) { return rooms[letter][0].test(a.pathname); });
    }
    function add(list, key, what) {
        var dt = document.createElement('dt'), dd = document.createElement('dd');
        key.split(' ').forEach(function (k) { dt.appendChild(document.createElement('kbd')).textContent = k; });
        dd.textContent = what;
        list.append(dt, dd);
    }
    function list_keys() {
        var list = document.createElement('dl');
        list.className = 'keys-list';
        Object.keys(rooms).filter(room).forEach(function (k) { add(list, 'g ' + k, rooms[k][1]); });
        add(list, 'p', sentence('print'));
        add(list, '?', sentence('these_shortcuts'));
        return list;
    }
    function put_switch(dialog) {
        var label = document.createElement('label'), box = document.createElement('input');
        box.type = 'checkbox';
        box.checked = window.single_keys();
        box.addEventListener('change', function () { localStorage.setItem(SWITCH, box.checked ? 'on' : 'off'); });
        label.append(box, ' ' + sentence('single_keys'));
        dialog.appendChild(document.createElement('p')).appendChild(label);
    }
    window.show_keys = function () {
        var dialog = document.createElement('dialog'), own = document.getElementById('entry-keys'), close = document.createElement('button');
        dialog.setAttribute('aria-label', sentence('shortcuts'));
        close.className = 'close';
        close.textContent = sentence('close');
        close.addEventListener('click', function () { dialog.close(); });
        dialog.addEventListener('close', function () { dialog.remove(); });
        dialog.appendChild(close);
        dialog.appendChild(document.createElement('h2')).textContent = sentence('shortcuts');
        if (own)
            Array.prototype.slice.call(own.cloneNode(true).children, 1).forEach(function (part) { dialog.appendChild(part); });
        else
            dialog.appendChild(list_keys());
        put_switch(dialog);
        document.body.appendChild(dialog);
        dialog.showModal();
    };
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
            window.show_keys();
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
    if (document.getElementById('entry-keys'))
        document.getElementById('entry-keys').hidden = true; /* the button shows them */
    var who = document.querySelector('.who p');
    if (who) {
        var button = document.createElement('button');
        button.type = 'button';
        button.textContent = sentence('shortcuts');
        button.dataset.shows = 'keys';
        button.addEventListener('click', window.show_keys);
        who.insertBefore(button, who.lastElementChild);
    }
})();
