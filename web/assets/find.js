/* SPDX-License-Identifier: Apache-2.0 */
/* find.js - Ctrl K, or the link in the menu: the page of /find in a window over this one, asked again with every letter. Without a
   script, and with Ctrl or the middle button, the link leads to that page. */
'use strict';
(function () {
    var link = document.querySelector('.finder a'), WAIT_MS = 90;
    if (!link || !window.HTMLDialogElement)
        return;
    function parse(text) { return new DOMParser().parseFromString(text, 'text/html'); }
    function ask(address) { return fetch(address).then(function (r) { return r.text(); }).then(parse); }

    /* Links go round with the arrows; Enter in the field is the first of them. */
    function walk(dialog, step) {
        var stops = [dialog.querySelector('#find-words')].concat(Array.from(dialog.querySelectorAll('#hits a')));
        var at = stops.indexOf(document.activeElement);
        stops[(at + step + stops.length) % stops.length].focus();
    }
    function follow(dialog, form) {
        var timer = 0, last = 0, field = form.elements.q;
        function show() {
            var turn = ++last;
            return ask(form.action + '?' + new URLSearchParams(new FormData(form))).then(function (page) {
                var old = dialog.querySelector('#hits'), hits = page.querySelector('#hits');
                if (turn === last && old && hits)
                    old.replaceWith(document.adoptNode(hits));
            });
        }
        function go() {
            var first = dialog.querySelector('#hits a');
            if (first && field.value.trim() !== '')
                location.href = first.href;
            dialog.close();
        }
        field.addEventListener('input', function () {
            clearTimeout(timer);
            timer = setTimeout(show, WAIT_MS);
        });
        form.addEventListener('submit', function (e) {
            e.preventDefault();
            clearTimeout(timer);
            show().then(go, function () { form.submit(); });
        });
        dialog.addEventListener('keydown', function (e) {
            if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
                e.preventDefault();
                walk(dialog, e.key === 'ArrowDown' ? 1 : -1);
            }
        });
        dialog.addEventListener('click', function (e) { /* a place on this page is reached without leaving it */
            if (e.target.closest('#hits a'))
                dialog.close();
        });
    }
    function open() {
        if (document.querySelector('dialog[open]') || document.getElementById('hits'))
            return Promise.resolve();
        return ask(link.href).then(function (page) {
            var dialog = document.createElement('dialog'), close = document.createElement('button'), form = page.querySelector('main form');
            if (!form)
                throw new Error('no form');
            dialog.className = 'finds';
            dialog.setAttribute('aria-label', page.querySelector('h1').textContent);
            close.type = 'button';
            close.className = 'close';
            close.textContent = sentence('close');
            close.addEventListener('click', function () { dialog.close(); });
            dialog.addEventListener('close', function () { dialog.remove(); });
            dialog.append(close, document.adoptNode(form), document.adoptNode(page.querySelector('#hits')));
            document.body.appendChild(dialog);
            dialog.showModal();
            follow(dialog, form);
            form.elements.q.focus();
        });
    }
    function leave() { location.href = link.href; }
    link.addEventListener('click', function (e) {
        if (e.ctrlKey || e.metaKey || e.shiftKey || e.button !== 0)
            return;
        e.preventDefault();
        open().catch(leave);
    });
    document.addEventListener('keydown', function (e) {
        if (!(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey || e.key.toLowerCase() !== 'k')
            return;
        e.preventDefault();
        open().catch(leave);
    });
    link.title = 'Ctrl K';
})();
