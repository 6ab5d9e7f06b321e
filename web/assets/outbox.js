/* SPDX-License-Identifier: Apache-2.0 */
/* outbox.js - matches that were entered and have not arrived: kept in this browser, each by itself, and sent again until the desk has
   answered. The desk takes the same twice without harm, and refuses what was not on the screen: that stays for a person to look at. */
'use strict';
window.outbox = (function () {
    var PREFIX = 'outbox ', who = document.body.dataset.me || '', memory = {}, wait = 500, timer = 0, sending = false, trouble = '';

    /* A browser that keeps nothing keeps it as long as the page is there. */
    function read(id) { try { return localStorage.getItem(PREFIX + id) || memory[id] || null; } catch (e) { return memory[id] || null; } }
    function write(id, text) {
        try { localStorage.setItem(PREFIX + id, text); } catch (e) { memory[id] = text; }
    }
    function remove(id) {
        delete memory[id];
        try { localStorage.removeItem(PREFIX + id); } catch (e) { /* it was never there */ }
    }
    function ids() {
        var all = Object.keys(memory);
        try {
            Object.keys(localStorage).forEach(function (k) {
                if (k.indexOf(PREFIX) === 0 && all.indexOf(k.slice(PREFIX.length)) < 0)
                    all.push(k.slice(PREFIX.length));
            });
        } catch (e) { /* only what is in memory */ }
        return all.sort();
    }
    function get(id) { try { return JSON.parse(read(id)); } catch (e) { return null; } }
    function those(test) { return ids().filter(function (id) { var item = get(id); return item && test(item); }); }
    function waiting() { return those(function (i) { return !i.refused && i.who === who; }); }
    function refused() { return those(function (i) { return i.refused && i.who === who; }); }
    function others() { return those(function (i) { return i.who !== who; }); }

    /* What is said of it on every page. */
    var note = document.createElement('p');
    note.id = 'outbox';
    note.setAttribute('role', 'status');
    document.body.appendChild(note);
    function say() {
        var n = waiting().length, bad = refused(), foreign = others(), text = '';
        if (n)
            text += sentence('waiting', { matches: n, trouble: trouble }) + ' ';
        if (bad.length)
            text += sentence('refused', { n: bad.length }) + ' ';
        if (foreign.length && who)
            text += sentence('of_others', { n: foreign.length, who: get(foreign[0]).who }) + ' ';
        note.textContent = text;
        note.hidden = text === '';
        if (bad.length && !document.getElementById('entry')) {
            var link = document.createElement('a');
            link.href = get(bad[0]).page;
            link.textContent = sentence('look');
            note.appendChild(link);
        }
        document.dispatchEvent(new Event('outbox'));
    }

    /* One after the other, in one tab at a time. */
    /* `alone`: that match waits, and holds back no other one. */
    function later(why, alone) {
        var e = new Error(why);
        e.later = true;
        e.alone = alone;
        return e;
    }
    function post(item) {
        return fetch(item.to, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept': 'application/json' },
                                body: JSON.stringify(item.words) }).catch(function () { throw later(sentence('no_connection')); }).then(function (r) {
            if (r.status === 401)
                return r.json().then(function (reply) { throw later(sentence('signed_out', { why: reply.error })); });
            if (r.status === 429 || r.status >= 500)
                throw later(sentence('busy'), true);
            return r.json().then(function (reply) { return { ok: r.ok, reply: reply }; });
        });
    }
    /* What the desk remarks on what it has stored stays in sight until it is closed; the same of several tables stands there once. */
    var found = [];
    function remark(table, findings) {
        findings.forEach(function (f) {
            var text = f.text + (f.article ? ' (' + f.article + ')' : ''), same = found.find(function (x) { return x.text === text; });
            same = same || (found.push({ text: text, kind: f.severity, tables: [] }), found[found.length - 1]);
            if (same.tables.indexOf(table) < 0)
                same.tables.push(table);
        });
        show_found();
    }
    function show_found() {
        var at = document.getElementById('found'), list = document.createElement('ul'), close = document.createElement('button');
        if (at && found.length === 0)
            at.remove();
        if (found.length === 0)
            return;
        if (!at) {
            at = document.createElement('div');
            at.id = 'found';
            at.setAttribute('role', 'status');
            (document.getElementById('entry') || document.getElementById('main')).appendChild(at);
        }
        at.textContent = '';
        list.className = 'findings';
        found.forEach(function (f) {
            var line = document.createElement('li');
            line.className = f.kind;
            line.textContent = sentence('of_tables', { n: f.tables.length, tables: listed(f.tables), text: f.text });
            list.appendChild(line);
        });
        close.type = 'button';
        close.textContent = sentence('close');
        close.addEventListener('click', function () {
            found = [];
            show_found();
        });
        at.append(list, close);
    }
    function why_of(reply) {
        var why = reply.error || sentence('was_refused');
        (reply.findings || []).forEach(function (f) { why += '; ' + f.text; });
        return why;
    }
    function settle(id, text, done) {
        var item = JSON.parse(text);
        wait = 500;
        trouble = '';
        if (read(id) !== text)
            return; /* typed anew meanwhile */
        if (done.ok) {
            remove(id);
            if ((done.reply.findings || []).length > 0)
                remark(item.words.table, done.reply.findings);
            document.dispatchEvent(new CustomEvent('arrived', { detail: { id: id, words: item.words } }));
        } else {
            item.refused = why_of(done.reply);
            write(id, JSON.stringify(item));
        }
        say();
    }
    /* One after the other; those that the desk could not answer are left for the next time. */
    function drain(left) {
        var id = waiting().find(function (x) { return left.indexOf(x) < 0; }), text = id && read(id);
        if (!text)
            return left.length > 0 ? Promise.reject(later(sentence('busy'), true)) : Promise.resolve();
        return post(JSON.parse(text)).then(function (done) {
            settle(id, text, done);
            return left;
        }, function (e) {
            if (!e.alone)
                throw e;
            return left.concat(id);
        }).then(drain);
    }
    function drain_all() { return drain([]); }
    function send() {
        if (sending || !who || waiting().length === 0)
            return;
        sending = true;
        clearTimeout(timer);
        (navigator.locks ? navigator.locks.request('outbox', drain_all) : drain_all()).then(function () {
            sending = false;
        }, function (e) {
            sending = false;
            trouble = e.later ? e.message : sentence('unreadable');
            say();
            timer = setTimeout(send, wait);
            wait = Math.min(2 * wait, 15000);
        });
    }
    function soon() {
        wait = 500;
        send();
    }

    addEventListener('online', soon);
    document.addEventListener('connected', soon);
    addEventListener('storage', say);
    addEventListener('beforeunload', function (e) {
        if (waiting().length > 0)
            e.preventDefault();
    });
    setTimeout(function () { say(); send(); }, 0);
    return {
        get: function (id) { var item = get(id); return item && item.who === who ? item : null; },
        put: function (id, to, words) {
            write(id, JSON.stringify({ to: to, words: words, who: who, page: location.pathname + location.search }));
            say();
            send();
        },
        drop: function (id) { remove(id); say(); }
    };
})();
