/* SPDX-License-Identifier: Apache-2.0 */
/* captain.js - a captain's page: time runs down; a line-up that is half chosen stays in this browser; what is handed in goes out again until
   the desk has answered, and only its answer, with the number of a receipt, says that it is. */
'use strict';
(function () {
    var me = document.querySelector('.me');
    if (!me)
        return;
    var LOOK_MS = 60000, WAIT_MS = 15000, LATE_MS = 3000, read = Date.now(), asked = read, wait = 1000, timer = 0, sending = false;

    /* Time. */
    function span(s) {
        var h = Math.floor(s / 3600), m = Math.floor(s / 60) % 60;
        if (s < 600)
            return Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0');
        if (h >= 48)
            return sentence('span_days', { days: Math.floor(h / 24), hours: h % 24 });
        return h ? sentence('span_hours', { hours: h, minutes: m }) : sentence('span_minutes', { minutes: m });
    }
    function tick() {
        me.querySelectorAll('[data-left]').forEach(function (t) {
            var left = Math.round(Number(t.dataset.left) - (Date.now() - read) / 1000);
            t.textContent = left >= 0 ? sentence('in_time', { span: span(left) }) : t.dataset.over;
            t.classList.toggle('near', left < 600);
        });
    }
    /* Nobody's words are lost: what is ticked in a line-up is kept, all else that is half done is left alone. */
    function is_busy() {
        return Array.prototype.some.call(me.querySelectorAll('textarea,select,input:not([type=hidden]):not([name=rests]):not([name=nobody])'), function (i) {
            if (i.type === 'checkbox' || i.type === 'radio')
                return i.checked !== i.defaultChecked;
            return i === document.activeElement || (i.defaultValue !== undefined && i.value !== i.defaultValue);
        });
    }
    /* Captains hear no news: the page asks. A line-up that may be changed may have been, in another browser; after that it waits for the
       opening; and when the time has run down it is another page. */
    function follow() {
        var left = me.querySelector('[data-left]'), since = Date.now() - asked;
        var late = left && Number(left.dataset.left) - (Date.now() - read) / 1000 < -1;
        if (!document.hidden && !is_busy() && since > (late ? LATE_MS : me.querySelector('#line-up') && !lineup() ? WAIT_MS : LOOK_MS))
            look();
    }

    /* A line-up in this browser: who rests, and whether it was handed in. Each by section, round and team, for he is captain of one. */
    function lineup() { return me.querySelector('form.lineup'); }
    function round_of(key) {
        var before = 'line-up ' + me.dataset.section + ' ', after = ' ' + me.dataset.team;
        var round = key.indexOf(before) === 0 && key.endsWith(after) ? key.slice(before.length, -after.length) : '';
        return /^\d+$/.test(round) ? round : '';
    }
    function kept() { return Object.keys(localStorage).filter(round_of).sort(); }
    function load(key) { try { return JSON.parse(localStorage.getItem(key)); } catch (e) { return null; } }
    function save(key, draft) { localStorage.setItem(key, JSON.stringify(draft)); }
    function sent() { return kept().filter(function (key) { return (load(key) || {}).sent; }); }
    function boxes(f) { return Array.prototype.slice.call(f.querySelectorAll('[name=rests]')); }
    function resting(f) { return boxes(f).filter(function (b) { return b.checked; }).map(function (b) { return b.value; }); }
    function name(box) { return box.dataset.name; }
    function say(f, text, bad) {
        var p = f.querySelector('.said');
        p.textContent = text;
        p.classList.toggle('problem', !!bad);
    }
    /* The same of a form that has been read again: it may be gone. */
    function say_of(f, text) {
        var now = me.querySelector('form[action="' + CSS.escape(f.getAttribute('action')) + '"]'), p = document.createElement('p');
        if (now)
            return say(now, text, true);
        p.className = 'said problem';
        p.setAttribute('role', 'status');
        p.textContent = text;
        me.prepend(p);
    }
    /* What is still wrong with the choice; else empty. */
    function wrong(f) {
        var n = boxes(f).length, spare = n - Number(f.dataset.boards), ticked = resting(f).length;
        if (ticked < spare)
            return sentence('tick_more', { n: spare - ticked });
        if (f.elements.nobody && f.elements.nobody.checked !== ticked > spare)
            return f.elements.nobody.checked ? sentence('tick_one_more', { board: f.dataset.boards }) : sentence('tick_too_many');
        return n - ticked < Number(f.dataset.needed) ? sentence('team_needs', { n: Number(f.dataset.needed) }) : '';
    }
    /* On how many boards nobody would play: the last ones. */
    function short(f) { return wrong(f) ? 0 : Math.max(0, Number(f.dataset.boards) - boxes(f).length + resting(f).length); }
    /* The first of them, if that was asked for. */
    function nobody_from(f) { return f.elements.nobody && f.elements.nobody.checked ? String(Number(f.dataset.boards) - short(f) + 1) : null; }
    function boards(f) {
        var b = 0, seats = boxes(f).filter(function (x) { return !x.checked; }), empty = short(f);
        seats = seats.map(function (x) { return ++b + ' ' + isolated(name(x)); });
        while (empty-- > 0)
            seats.push(++b + ' ' + sentence('nobody'));
        return sentence('boards', { boards: seats.join(' · ') });
    }
    /* Board and colour of each who plays; the upper team has White on odd boards. */
    function show_seats(f) {
        var b = 0;
        boxes(f).forEach(function (box) {
            var at = box.parentNode.querySelector('.sits'), white = ++b % 2 === Number(f.dataset.white), square = document.createElement('i'), word = document.createElement('span');
            if (box.checked) {
                b--;
                at.textContent = sentence('rests');
                return;
            }
            square.className = 'square ' + (white ? 'lt' : 'dk');
            word.className = 'spoken';
            word.textContent = white ? sentence('white') : sentence('black');
            at.replaceChildren(sentence('board', { board: b }) + ' ', square, word);
        });
    }
    function show(f) {
        show_seats(f);
        f.querySelector('.chosen').textContent = wrong(f) || boards(f) + (short(f) ? '. ' + f.dataset.nobody.split('\n')[short(f) - 1] : '');
        f.querySelector('.chosen').classList.toggle('problem', short(f) > 0);
    }
    /* As many rest as there are to spare: the tick moves, from whoever had it longest. More only where nobody is to play on the last boards. */
    function move_tick(f, box) {
        var spare = boxes(f).length - Number(f.dataset.boards), most = spare + (!f.elements.nobody || f.elements.nobody.checked ? Number(f.dataset.boards) - Number(f.dataset.needed) : 0);
        last = last.filter(function (b) { return b.checked && b !== box && f.contains(b); });
        boxes(f).forEach(function (b) {
            if (b.checked && b !== box && last.indexOf(b) < 0)
                last.unshift(b);
        });
        while (spare > 0 && last.length > 0 && resting(f).length > most)
            last.shift().checked = false;
        if (box && box.checked)
            last.push(box);
    }
    var last = [];
    function state_of(draft) {
        if (draft.refused)
            return draft.refused;
        return draft.sent ? sentence('kept_here') : sentence('in_this_browser');
    }
    /* What was chosen for a line-up that this page does not take any more stays until he drops it. */
    function show_kept() {
        var form = lineup();
        me.querySelectorAll('.kept').forEach(function (old) { old.remove(); });
        kept().forEach(function (key) {
            var draft = load(key), part = document.createElement('section'), drop = document.createElement('button');
            if (!draft || (form && form.dataset.draft === key) || !(draft.refused || draft.sent || me.querySelector('.box .open')))
                return;
            part.className = 'kept';
            [['h2', draft.refused && draft.held > 0 ? sentence('not_taken', { round: round_of(key), receipt: draft.held }) : sentence('not_handed_in', { round: round_of(key) })], ['p', state_of(draft)], ['p', draft.chosen || '']].forEach(function (line) {
                part.appendChild(document.createElement(line[0])).textContent = line[1];
            });
            part.children[1].className = 'problem';
            part.children[1].setAttribute('role', 'status');
            drop.type = 'button';
            drop.textContent = sentence('drop');
            drop.addEventListener('click', function () {
                localStorage.removeItem(key);
                part.remove();
            });
            part.appendChild(drop);
            me.prepend(part);
        });
    }
    function begin() {
        var f = lineup(), draft = f && load(f.dataset.draft);
        tick();
        show_kept();
        if (draft) {
            boxes(f).forEach(function (b) { b.checked = draft.rests.indexOf(b.value) >= 0; });
            if (f.elements.nobody)
                f.elements.nobody.checked = f.elements.nobody.closest('details').open = !!draft.nobody;
            say(f, state_of(draft), draft.refused);
        }
        if (f)
            show(f);
        send();
    }

    /* To the desk. */
    function words_of(f) {
        var words = {};
        new FormData(f).forEach(function (value, name) {
            if (name === 'rests')
                words.rests = (words.rests || []).concat(value);
            else if (value !== '')
                words[name] = value;
        });
        return words;
    }
    function post(to, words) {
        return fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept': 'application/json' },
                                                 body: JSON.stringify(words) }).then(function (r) {
            if (r.status === 401)
                return r.json().then(function (reply) { throw new Error(sentence('you_signed_out', { why: reply.error })); });
            if (r.status === 429 || r.status >= 500)
                throw new Error(sentence('desk_busy'));
            return r.json().then(function (reply) {
                var why = reply.error || '';
                (reply.findings || []).forEach(function (x) { why += (why ? '; ' : '') + x.text; });
                return { ok: r.ok, other: r.status === 409, receipt: reply.receipt, why: why };
            });
        }, function () { throw new Error(sentence('gone')); });
    }
    /* The page as it is now; what he has unfolded and where he is stays so. */
    function exchange(page) {
        var now = page.querySelector('.me'), title = page.querySelector('h1'), at = me.contains(document.activeElement) ? document.activeElement : null;
        var open = Array.prototype.map.call(me.querySelectorAll('details[open]>summary'), function (s) { return s.textContent; });
        if (!now)
            return;
        document.querySelector('h1').textContent = title.textContent;
        document.title = page.title;
        me.replaceWith(document.adoptNode(now));
        me = now;
        read = Date.now();
        me.querySelectorAll('details>summary').forEach(function (s) { s.parentNode.open = s.parentNode.open || open.indexOf(s.textContent) >= 0; });
        begin();
        at = at && Array.prototype.find.call(me.querySelectorAll(at.tagName), function (e) {
            return e.name === at.name && (e.type === 'checkbox' ? e.value === at.value : e.textContent === at.textContent);
        });
        if (at)
            at.focus({ preventScroll: true });
    }
    function look() {
        asked = Date.now();
        return fetch('/me').then(function (r) { return r.ok && !r.redirected ? r.text() : ''; }).then(function (text) {
            if (text)
                exchange(new DOMParser().parseFromString(text, 'text/html'));
        }).catch(function () { });
    }
    function handed_in(key, text, reply) {
        var f = lineup(), draft = JSON.parse(text);
        if (localStorage.getItem(key) !== text)
            return; /* chosen anew meanwhile */
        if (reply.ok && reply.receipt > 0) {
            localStorage.removeItem(key);
            if (f)
                say(f, sentence('handed_in', { receipt: reply.receipt }));
            return look();
        }
        draft.sent = false;
        draft.refused = sentence('refused_because', { why: reply.why || sentence('nothing_recorded') });
        save(key, draft);
        if (f)
            say(f, draft.refused, true);
        show_kept();
        if (reply.other)
            return look();
    }
    function send_one() {
        var key = sent()[0], text = key && localStorage.getItem(key), draft = key && load(key);
        if (!key)
            return Promise.resolve();
        return post('/me/lineup', { round: round_of(key), rests: draft.rests, held: draft.held, nobody: draft.nobody }).then(function (reply) {
            wait = 1000;
            return handed_in(key, text, reply);
        }).then(send_one);
    }
    function send() {
        if (sending)
            return;
        sending = true;
        (navigator.locks ? navigator.locks.request('captain', send_one) : send_one()).then(function () { sending = false; }, function (e) {
            sending = false;
            if (lineup())
                say(lineup(), sentence('is_sent_again', { why: e.message }), true);
            clearTimeout(timer);
            timer = setTimeout(send, wait);
            wait = Math.min(2 * wait, 15000);
        });
    }
    function hand_in(f) {
        if (wrong(f)) {
            say(f, wrong(f), true);
            return;
        }
        save(f.dataset.draft, { rests: resting(f), chosen: boards(f), held: f.elements.held.value, nobody: nobody_from(f),
                                sent: true });
        say(f, sentence('is_going'));
        send();
    }
    /* Board order and signature: sent when they are pressed, and only then. */
    function send_form(f, button) {
        button.disabled = true;
        post(f.getAttribute('action'), words_of(f)).then(function (reply) {
            button.disabled = false;
            if (reply.ok)
                return look();
            say(f, reply.why, true);
            if (reply.other)
                return look().then(function () { say_of(f, reply.why); });
        }).catch(function (e) {
            button.disabled = false;
            say(f, sentence('not_sent', { why: e.message }), true);
        });
    }

    document.addEventListener('change', function (e) {
        var f = lineup();
        if (!f || !f.contains(e.target))
            return;
        move_tick(f, e.target.name === 'rests' ? e.target : null);
        save(f.dataset.draft, { rests: resting(f), chosen: boards(f), nobody: nobody_from(f) });
        say(f, sentence('in_this_browser'));
        show(f);
    });
    document.addEventListener('submit', function (e) {
        if (!me.contains(e.target))
            return;
        e.preventDefault();
        if (e.target === lineup())
            hand_in(e.target);
        else
            send_form(e.target, e.submitter || e.target.querySelector('button'));
    });
    document.addEventListener('visibilitychange', function () {
        if (!document.hidden && Date.now() - asked > LATE_MS && !is_busy())
            look();
    });
    addEventListener('online', send);
    addEventListener('beforeunload', function (e) {
        if (sent().length > 0)
            e.preventDefault();
    });
    setInterval(function () {
        tick();
        follow();
    }, 1000);
    begin();
})();
