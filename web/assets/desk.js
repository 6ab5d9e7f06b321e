/* SPDX-License-Identifier: Apache-2.0 */
/* desk.js - what pages do by themselves. Every page works without it. */
'use strict';
/* What was refused is said where it is seen, however long the form is; on a telephone the line of rounds shows the one that is looked at. */
(function () {
    var alert = document.querySelector('main [role=alert]'), here = document.querySelector('.sub nav [aria-current]'), strip = here && here.closest('.sub > div');
    if (strip)
        strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2;
    if (alert && !document.querySelector('main [autofocus]')) {
        alert.tabIndex = -1;
        alert.focus();
        alert.scrollIntoView({ block: 'nearest' });
    }
})();
/* A link on a card, /key#ABCD-...: the key is sent at once, and stays in no history. */
(function () {
    /* What is no such text is no key either, and is said to be none. */
    function decoded(text) {
        try {
            return decodeURIComponent(text);
        } catch (e) {
            return text;
        }
    }
    function sign_in() {
        var form = document.getElementById('sign-in'), key = decoded(location.hash.slice(1));
        if (!form || key === '')
            return;
        form.elements.key.value = key;
        history.replaceState(null, '', location.pathname);
        if (!document.querySelector('.who')) /* else the page asks, and a press answers */
            form.submit();
    }
    addEventListener('hashchange', sign_in);
    sign_in();
    /* A line-up that was chosen and not handed in is nobody's to see who comes to this browser next. */
    document.addEventListener('submit', function (e) {
        if (e.target.getAttribute('action') !== '/leave')
            return;
        try {
            Object.keys(localStorage).forEach(function (k) {
                if (k.indexOf('line-up ') === 0)
                    localStorage.removeItem(k);
            });
        } catch (x) { /* it keeps nothing */ }
    }, true);
})();
(function () {
    /* What a page has to say is read over the page that it is about. */
    function show(page) {
        var dialog = document.createElement('dialog'), close = document.createElement('button'), title = page.querySelector('h1');
        close.type = 'button';
        close.className = 'close';
        close.textContent = sentence('close');
        close.addEventListener('click', function () { dialog.close(); });
        dialog.addEventListener('close', function () { dialog.remove(); });
        dialog.setAttribute('aria-label', title ? title.textContent : sentence('more'));
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
        dialog.dispatchEvent(new CustomEvent('panel', { bubbles: true }));
    }
    function parse(text) { return new DOMParser().parseFromString(text, 'text/html'); }

    /* Without a connection no form leaves the page: all that is in it stays, to be sent again. */
    var note = null, REACH_MS = 5000, let_go = new WeakSet();
    function say(text) {
        if (!note) {
            note = document.createElement('p');
            note.id = 'unsent';
            note.setAttribute('role', 'alert');
        }
        (document.querySelector('dialog[open]') || document.body).appendChild(note);
        note.textContent = text;
        note.hidden = text === '';
        note.dataset.gone = '';
    }
    function is_back() {
        if (note && note.dataset.gone)
            say(note.dataset.stores ? sentence('back') : '');
    }
    addEventListener('online', is_back);
    document.addEventListener('connected', is_back);
    function lost(stores) {
        say(stores ? sentence('gone_unstored') : sentence('gone'));
        note.dataset.gone = 'yes';
        note.dataset.stores = stores ? 'yes' : '';
    }
    /* Something small is asked for, so that what is not sent is certainly not stored. */
    function reach() {
        var patience = new AbortController(), timer = setTimeout(function () { patience.abort(); }, REACH_MS);
        return fetch('/assets/icon.svg', { cache: 'no-store', signal: patience.signal }).finally(function () { clearTimeout(timer); });
    }
    /* A press of a key leaves the page where it is. */
    function press(form, words) {
        return fetch(form.action, { method: 'POST', body: words }).then(function (r) {
            return r.text().then(function (text) {
                var page = parse(text);
                if (r.ok && r.redirected)
                    window.swap_parts(page, form);
                else
                    show(page);
            });
        }).catch(function () { say(sentence('no_answer')); });
    }
    function words_of_press(form, button) {
        var words = new URLSearchParams(new FormData(form));
        if (words.has('seen'))
            words.set('seen', document.body.dataset.seen);
        if (button && button.name)
            words.set(button.name, button.value);
        return words;
    }
    /* At the window: what another script has taken is none of this one's. */
    addEventListener('submit', function (e) {
        var form = e.target, button = e.submitter, quick = form.hasAttribute('data-quick') && window.swap_parts;
        var words = quick && words_of_press(form, button);
        if (e.defaultPrevented || let_go.delete(form))
            return;
        e.preventDefault();
        if (form.getAttribute('aria-busy') === 'true')
            return;
        say('');
        form.setAttribute('aria-busy', 'true');
        reach().then(function () {
            if (quick)
                return press(form, words);
            if (!form.isConnected)
                return say(sentence('page_changed'));
            let_go.add(form);
            form.requestSubmit(button);
        }, function () { lost(form.getAttribute('method') === 'post'); }).then(function () { form.removeAttribute('aria-busy'); });
    });
    document.addEventListener('click', function (e) {
        var link = e.target.closest ? e.target.closest('a[data-panel],main a[href*="/report/explain?"]') : null;
        if (!link || e.ctrlKey || e.metaKey || e.shiftKey || e.button !== 0)
            return;
        e.preventDefault();
        fetch(link.href).then(function (r) { return r.text(); }).then(function (text) { show(parse(text)); })
            .catch(function () { lost(false); });
    });

    /* A page that only shows the way on. */
    var way = document.querySelector('a[data-go]');
    if (way)
        location.replace(way.href);

    /* Time that is left. */
    function words_of(minutes) {
        var days = Math.floor(minutes / 1440), hours = Math.floor(minutes / 60) % 24, rest = minutes % 60;
        var said = [days && sentence('days', { n: days }), hours && sentence('hours', { n: hours }), rest && sentence('minutes', { n: rest })];
        return said.filter(Boolean).slice(0, 2).join(' ') || sentence('less_than_minute');
    }
    var loaded = Date.now();
    function count_down() {
        var gone = Math.floor((Date.now() - loaded) / 60000);
        document.querySelectorAll('[data-minutes]').forEach(function (at) {
            var left = Number(at.dataset.minutes) - gone;
            at.textContent = left < 0 ? sentence('is_past') : sentence('in_time', { span: words_of(left) });
        });
    }
    setInterval(count_down, 15000);
    document.addEventListener('parts', function () { loaded = Date.now(); });

    /* As on the site; parts that were read again get their buttons anew. */
    function sort() { window.sortTables(document.querySelectorAll('table[data-groups],[data-sorts] table'), sentence('sort')); }
    sort();
    document.addEventListener('parts', sort);

    /* One of many rows by its name. */
    document.querySelectorAll('[data-find]').forEach(function (input) {
        function look() {
            var wanted = window.fold(input.value.trim());
            document.querySelectorAll(input.dataset.find).forEach(function (row) {
                row.hidden = wanted !== '' && window.fold(row.textContent + ' ' + (row.dataset.also || '')).indexOf(wanted) < 0;
            });
        }
        input.closest('[hidden]').hidden = !document.querySelector(input.dataset.find);
        if (input.hasAttribute('data-next') && matchMedia('(pointer: fine)').matches) /* one was stored: the next one is looked for */
            input.focus();
        input.addEventListener('input', look);
        document.addEventListener('parts', look);
    });

    /* The day of the week beside a date. */
    document.querySelectorAll('[data-weekday]').forEach(function (at) {
        var field = at.parentElement.querySelector('input'), form = field.form;
        function look() {
            var day = new Date(field.value.slice(0, 10) + 'T12:00');
            at.textContent = isNaN(day) ? '' : day.toLocaleDateString(document.documentElement.lang, { weekday: 'short' });
        }
        field.addEventListener('input', look);
        form.addEventListener('reset', function () { setTimeout(look); });
    });

    /* What has been changed in a long form: each field says so, and the bar says how many. */
    document.querySelectorAll('form[data-changes]').forEach(function (form) {
        var count = form.querySelector('.changes strong'), names = form.querySelector('.changes span');
        function title(field) {
            var label = field.id && form.querySelector('label[for="' + CSS.escape(field.id) + '"]');
            return field.getAttribute('aria-label') || (label ? label.textContent : field.name);
        }
        function look() {
            var changed = Array.prototype.filter.call(form.querySelectorAll('[data-was]'), function (field) {
                var is = field.value !== field.dataset.was;
                field.classList.toggle('changed', is);
                field.title = is && field.dataset.was ? sentence('was', { value: field.type === 'datetime-local' ? field.dataset.was.replace('T', ' ') : field.dataset.was }) : '';
                return is;
            });
            count.textContent = changed.length ? changed.length + ' ' + (changed.length === 1 ? count.dataset.one : count.dataset.many) : '';
            names.textContent = changed.map(title).map(isolated).join(' · ');
        }
        form.addEventListener('input', look);
        form.addEventListener('reset', function () { setTimeout(look); });
        look();
    });
})();
