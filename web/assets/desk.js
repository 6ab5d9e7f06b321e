/* desk.js - what pages do by themselves. Every page works without it. */
'use strict';
/* A link on a card, /key#ABCD-...: the key is sent at once, and stays in no history. */
(function () {
    function sign_in() {
        var form = document.getElementById('sign-in'), key = decodeURIComponent(location.hash.slice(1));
        if (!form || key === '')
            return;
        form.elements.key.value = key;
        history.replaceState(null, '', location.pathname);
        form.submit();
    }
    addEventListener('hashchange', sign_in);
    sign_in();
})();
(function () {
    /* What a page has to say is read over the page that it is about. */
    function show(page) {
        var dialog = document.createElement('dialog'), close = document.createElement('button'), title = page.querySelector('h1');
        close.type = 'button';
        close.className = 'close';
        close.textContent = 'Close';
        close.addEventListener('click', function () { dialog.close(); });
        dialog.addEventListener('close', function () { dialog.remove(); });
        dialog.setAttribute('aria-label', title ? title.textContent : 'More');
        page.querySelectorAll('main > *').forEach(function (part) {
            var below = part;
            if (part.tagName === 'H1') {
                below = document.createElement('h2');
                below.textContent = part.textContent;
            }
            if (part.id !== 'bar')
                dialog.appendChild(document.adoptNode(below));
        });
        dialog.insertBefore(close, dialog.firstChild);
        document.body.appendChild(dialog);
        dialog.showModal();
    }
    function parse(text) { return new DOMParser().parseFromString(text, 'text/html'); }

    /* A press of a key leaves the page where it is. */
    document.addEventListener('submit', function (e) {
        var form = e.target, button = e.submitter, words = new URLSearchParams(new FormData(form));
        if (!form.hasAttribute('data-quick') || !window.swap_parts)
            return;
        e.preventDefault();
        if (words.has('seen'))
            words.set('seen', document.body.dataset.entry);
        if (button && button.name)
            words.set(button.name, button.value);
        form.setAttribute('aria-busy', 'true');
        fetch(form.action, { method: 'POST', body: words }).then(function (r) {
            return r.text().then(function (text) {
                var page = parse(text);
                if (r.ok && r.redirected)
                    window.swap_parts(page, form);
                else
                    show(page);
            });
        }).catch(function () { form.submit(); }).then(function () { form.removeAttribute('aria-busy'); });
    });
    document.addEventListener('click', function (e) {
        var link = e.target.closest ? e.target.closest('a[data-panel],main a[href*="/report/explain?"]') : null;
        if (!link || e.ctrlKey || e.metaKey || e.shiftKey || e.button !== 0)
            return;
        e.preventDefault();
        fetch(link.href).then(function (r) { return r.text(); }).then(function (text) { show(parse(text)); })
            .catch(function () { location.href = link.href; });
    });

    /* Time that is left. */
    function words_of(minutes) {
        var unit = [[1440, 'day'], [60, 'hour'], [1, 'minute']], said = [];
        unit.forEach(function (u) {
            var n = Math.floor(minutes / u[0]);
            minutes -= n * u[0];
            if (n > 0 && said.length < 2)
                said.push(n + ' ' + u[1] + (n === 1 ? '' : 's'));
        });
        return said.join(' ') || '0 minutes';
    }
    var loaded = Date.now();
    function count_down() {
        var gone = Math.floor((Date.now() - loaded) / 60000);
        document.querySelectorAll('[data-minutes]').forEach(function (at) {
            var left = Number(at.dataset.minutes) - gone;
            at.textContent = left < 0 ? 'it is past' : 'in ' + words_of(left);
        });
    }
    setInterval(count_down, 15000);
    document.addEventListener('parts', function () { loaded = Date.now(); });

    /* One of many rows by its name. */
    document.querySelectorAll('[data-find]').forEach(function (input) {
        function fold(text) { return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase(); }
        function look() {
            var wanted = fold(input.value.trim());
            document.querySelectorAll(input.dataset.find).forEach(function (row) {
                row.hidden = wanted !== '' && fold(row.textContent).indexOf(wanted) < 0;
            });
        }
        input.closest('[hidden]').hidden = false;
        input.addEventListener('input', look);
        document.addEventListener('parts', look);
    });
})();
