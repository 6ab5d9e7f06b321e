/* entry.js - results by keys (docs/entry.md): the last key of a match stores it. What has not arrived stays here and is sent again: the
   desk takes the same twice without harm, and refuses what was not on the screen. */
'use strict';
(function () {
    var entry = document.getElementById('entry');
    if (!entry)
        return;
    var said = document.getElementById('entry-said');
    var forms = Array.prototype.slice.call(entry.querySelectorAll('form.match'));
    var store = 'outbox ' + location.pathname + location.search;
    var keys = {}, at = -1, typed = [], stuck = '', wait = 500, timer = 0, sending = false;

    entry.dataset.keys.split(',').forEach(function (k) { keys[k[0]] = k.slice(2); });

    /* The outbox: a match by its table. */
    function load() { try { return JSON.parse(localStorage.getItem(store)) || {}; } catch (e) { return {}; } }
    function save(box) { localStorage.setItem(store, JSON.stringify(box)); }
    function tables(box) { return Object.keys(box).filter(function (t) { return !box[t].refused; }); }
    function form_of(table) { return forms.find(function (f) { return f.dataset.table === table; }); }
    function fields(f, name) { return Array.prototype.slice.call(f.querySelectorAll('input[name^="' + name + '."]')); }

    function show() {
        var box = load(), n = tables(box).length, bad = Object.keys(box).length - n;
        said.textContent = (stuck ? 'The key ' + stuck + ' is no result: Backspace to go on, Esc to leave the match. ' : '') + (n ? n + ' not yet at the desk. ' : '') + (bad ? bad + ' refused: look at them. ' : '');
        Object.keys(box).forEach(function (t) {
            var f = form_of(t);
            if (f) {
                f.classList.toggle('refused', !!box[t].refused);
                f.querySelector('.said').textContent = box[t].refused || 'on its way';
            }
        });
    }
    function is_open(f) {
        return !load()[f.dataset.table] && fields(f, 'shown').some(function (i) { return i.value === ''; });
    }
    function select(i) {
        if (at >= 0) {
            forms[at].classList.remove('selected');
            forms[at].removeAttribute('aria-current');
        }
        at = i;
        typed = [];
        stuck = '';
        if (at >= 0) {
            forms[at].classList.add('selected');
            forms[at].setAttribute('aria-current', 'true');
            forms[at].scrollIntoView({ block: 'nearest' });
        }
    }
    function next_open() {
        for (var i = 1; i <= forms.length; i++)
            if (is_open(forms[(at + i) % forms.length]))
                return (at + i) % forms.length;
        return -1;
    }
    function type_out() {
        fields(forms[at], 'result').forEach(function (input, i) { input.value = typed[i] || ''; });
    }

    /* One match on its way. */
    function hand_in(f) {
        var words = {}, box = load();
        Array.prototype.forEach.call(f.elements, function (i) {
            if (!i.name || (i.value === '' && i.name !== 'team'))
                return;
            words[i.name] = i.name === 'team' ? (words.team || []).concat(i.value) : i.value;
        });
        box[f.dataset.table] = { words: words, to: f.getAttribute('action') };
        save(box);
        show();
        send();
    }
    function arrived(table, words) {
        var box = load(), f = form_of(table);
        delete box[table];
        save(box);
        if (!f)
            return;
        fields(f, 'shown').forEach(function (i) {
            var now = words[i.name.replace('shown', 'result')];
            i.value = now === undefined ? i.value : now;
        });
        fields(f, 'result').forEach(function (i) { i.placeholder = words[i.name] || i.placeholder; i.value = ''; });
        f.classList.remove('refused');
        f.querySelector('.said').textContent = 'stored';
    }
    function refused(table, reply) {
        var box = load(), why = reply.error || 'refused';
        (reply.findings || []).forEach(function (f) { why += '; ' + f.text; });
        if (box[table]) {
            box[table].refused = why + '. Load the page again to see what is recorded, and correct it with a reason; Esc drops what was typed.';
            save(box);
        }
    }
    function drop(table) {
        var box = load();
        if (!box[table] || !box[table].refused)
            return;
        delete box[table];
        save(box);
        form_of(table).classList.remove('refused');
        form_of(table).querySelector('.said').textContent = '';
    }
    function again() {
        clearTimeout(timer);
        timer = setTimeout(send, wait);
        wait = Math.min(2 * wait, 15000);
    }
    function send_one(table, item) {
        return fetch(item.to, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept': 'application/json' },
                                body: JSON.stringify(item.words) }).then(function (r) {
            if (r.status === 401 || r.status === 429 || r.status >= 500)
                throw new Error('later');
            return r.json().then(function (reply) {
                wait = 500;
                if (r.ok)
                    arrived(table, item.words);
                else
                    refused(table, reply);
                show();
            });
        });
    }
    /* One after the other, in one tab at a time. */
    function drain() {
        var box = load(), table = tables(box)[0];
        if (!table)
            return Promise.resolve();
        return send_one(table, box[table]).then(drain);
    }
    function send() {
        if (sending)
            return;
        sending = true;
        var work = navigator.locks ? navigator.locks.request(store, drain) : drain();
        work.then(function () { sending = false; }, function () { sending = false; again(); });
    }

    /* Keys. */
    function wrong(key) {
        stuck = key;
        show();
    }
    function back() {
        if (stuck)
            stuck = '';
        else
            typed.pop();
        type_out();
        show();
    }
    function press(key) {
        var boards = fields(forms[at], 'result').length;
        if (stuck || !(key === ' ' || keys[key])) {
            wrong(key);
            return;
        }
        typed.push(key === ' ' ? '' : keys[key]);
        type_out();
        if (typed.length < boards)
            return;
        if (typed.some(function (r) { return r !== ''; }))
            hand_in(forms[at]);
        select(next_open());
    }
    document.addEventListener('keydown', function (e) {
        if (e.ctrlKey || e.altKey || e.metaKey || /^(INPUT|TEXTAREA|SELECT|BUTTON|A)$/.test(e.target.tagName) || forms.length === 0)
            return;
        if (e.key === 'Enter')
            select(next_open());
        else if (e.key === 'ArrowDown' || e.key === 'ArrowUp')
            select((at + (e.key === 'ArrowDown' ? 1 : forms.length - 1) + (at < 0 && e.key === 'ArrowUp')) % forms.length);
        else if (at < 0)
            return;
        else if (e.key === 'Escape') {
            typed = [];
            stuck = '';
            type_out();
            drop(forms[at].dataset.table);
            show();
        } else if (e.key === 'Backspace')
            back();
        else if (e.key.length === 1)
            press(e.key);
        else
            return;
        e.preventDefault();
    });
    entry.addEventListener('submit', function (e) { e.preventDefault(); hand_in(e.target); });
    entry.addEventListener('click', function (e) {
        if (e.target.classList.contains('teams'))
            select(forms.indexOf(e.target.closest('form')));
    });
    /* live.js has put other forms in the place of some. */
    document.addEventListener('parts', function () {
        forms = Array.prototype.slice.call(entry.querySelectorAll('form.match'));
        show();
    });
    addEventListener('online', send);
    addEventListener('beforeunload', function (e) {
        if (tables(load()).length > 0)
            e.preventDefault();
    });
    show();
    send();
    select(next_open());
})();
