/* captain.js - a captain's page: time runs down; a line-up that is half chosen stays in this browser; what is handed in goes out again until
   the desk has answered, and only its answer, with the number of an entry, says that it is. */
'use strict';
(function () {
    var me = document.querySelector('.me');
    if (!me)
        return;
    var LOOK_MS = 60000, read = Date.now(), asked = read, wait = 1000, timer = 0, sending = false;

    /* Time. */
    function span(s) {
        var h = Math.floor(s / 3600), m = Math.floor(s / 60) % 60;
        if (s < 600)
            return Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0');
        if (h >= 48)
            return Math.floor(h / 24) + ' days ' + h % 24 + ' h';
        return (h ? h + ' h ' : '') + m + ' min';
    }
    function tick() {
        me.querySelectorAll('[data-left]').forEach(function (t) {
            var left = Math.round(Number(t.dataset.left) - (Date.now() - read) / 1000);
            t.textContent = left >= 0 ? span(left) + ' to go' : t.dataset.over;
            t.classList.toggle('near', left < 600);
        });
    }
    /* As long as a line-up may be changed it may have been, in another browser: unless somebody is busy here. */
    function follow() {
        if (lineup() && Date.now() - asked > LOOK_MS && !document.hidden && !me.contains(document.activeElement) &&
            !me.querySelector('details[open]'))
            look();
    }

    /* A line-up in this browser: who rests, and whether it was handed in. */
    function lineup() { return me.querySelector('form.lineup'); }
    function key(f) { return f.dataset.draft; }
    function load(f) { try { return JSON.parse(localStorage.getItem(key(f))); } catch (e) { return null; } }
    function save(f, draft) { localStorage.setItem(key(f), JSON.stringify(draft)); }
    function boxes(f) { return Array.prototype.slice.call(f.querySelectorAll('[name=rests]')); }
    function resting(f) { return boxes(f).filter(function (b) { return b.checked; }).map(function (b) { return b.value; }); }
    function name(box) { return box.parentNode.querySelector('span').textContent; }
    function say(f, text, bad) {
        var p = f.querySelector('.said');
        p.textContent = text;
        p.classList.toggle('problem', !!bad);
    }
    /* The same of a form that has been read again: it may be gone. */
    function say_of(f, text) {
        var now = me.querySelector('form[action="' + f.getAttribute('action') + '"]'), p = document.createElement('p');
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
            return 'Tick ' + (spare - ticked) + ' more who ' + (spare - ticked === 1 ? 'rests.' : 'rest.');
        return ticked > Math.max(spare, 0) + 1 ? 'A team needs ' + (Number(f.dataset.boards) - 1) + ' players.' : '';
    }
    /* Nobody would play on the last board. */
    function short(f) { return !wrong(f) && boxes(f).length - resting(f).length < Number(f.dataset.boards); }
    function show(f) {
        var b = 0, button = f.querySelector('button'), seats;
        seats = boxes(f).filter(function (x) { return !x.checked; }).map(function (x) { return ++b + ' ' + name(x).replace(/^\d+ /, ''); });
        f.querySelector('.chosen').textContent = wrong(f) || 'Boards: ' + seats.join(' · ') + (short(f) ? ' · ' + ++b + ' nobody. ' + f.dataset.nobody : '');
        f.querySelector('.chosen').classList.toggle('problem', short(f));
        button.dataset.plain = button.dataset.plain || button.textContent;
        button.textContent = short(f) && f.dataset.anyway || button.dataset.plain;
    }
    function begin() {
        var f = lineup(), draft = f && load(f);
        tick();
        if (!f)
            return;
        if (draft) {
            boxes(f).forEach(function (b) { b.checked = draft.rests.indexOf(b.value) >= 0; });
            say(f, draft.refused || 'Not handed in yet: this choice is in this browser only.', draft.refused);
        }
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
    function post(f, words) {
        return fetch(f.getAttribute('action'), { method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept': 'application/json' },
                                                 body: JSON.stringify(words) }).then(function (r) {
            if (r.status === 401)
                return r.json().then(function (reply) { throw new Error('You are signed out: ' + reply.error + '.'); });
            if (r.status === 429 || r.status >= 500)
                throw new Error('The desk is busy.');
            return r.json().then(function (reply) {
                var why = reply.error || '';
                (reply.findings || []).forEach(function (x) { why += (why ? '; ' : '') + x.text; });
                return { ok: r.ok, other: r.status === 409, entry: reply.entry || reply.held, why: why };
            });
        }, function () { throw new Error('No connection to the desk.'); });
    }
    function look() {
        asked = Date.now();
        return fetch('/me').then(function (r) { return r.ok && !r.redirected ? r.text() : ''; }).then(function (text) {
            var now = text && new DOMParser().parseFromString(text, 'text/html').querySelector('.me');
            if (!now)
                return;
            me.replaceWith(document.adoptNode(now));
            me = now;
            read = Date.now();
            begin();
        }).catch(function () { });
    }
    function handed_in(f, reply) {
        if (reply.ok && reply.entry > 0) {
            localStorage.removeItem(key(f));
            say(f, 'Handed in, entry ' + reply.entry + '.');
            return look();
        }
        save(f, { rests: resting(f), refused: 'Not handed in: ' + (reply.why || 'nothing was recorded') });
        say(f, load(f).refused, true);
        if (reply.other)
            return look().then(function () { say_of(f, 'Not handed in: ' + reply.why); });
    }
    function send_one() {
        var f = lineup(), draft = f && load(f);
        if (!draft || !draft.sent)
            return Promise.resolve();
        return post(f, { round: f.elements.round.value, rests: draft.rests, held: draft.held, nobody: draft.nobody }).then(function (reply) {
            wait = 1000;
            return handed_in(f, reply);
        });
    }
    function send() {
        if (sending)
            return;
        sending = true;
        (navigator.locks ? navigator.locks.request('captain', send_one) : send_one()).then(function () { sending = false; }, function (e) {
            sending = false;
            if (lineup())
                say(lineup(), e.message + ' Not handed in yet: it is kept here and sent again.', true);
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
        if (short(f) && f.dataset.anyway && !f.dataset.asked) {
            f.dataset.asked = 'yes';
            say(f, f.dataset.nobody + ' Nothing is handed in yet: press again if that is meant.', true);
            return;
        }
        save(f, { rests: resting(f), held: f.elements.held.value, nobody: f.dataset.asked ? f.dataset.boards : null, sent: true });
        say(f, 'On its way ...');
        send();
    }
    /* Board order and signature: sent when they are pressed, and only then. */
    function send_form(f, button) {
        button.disabled = true;
        post(f, words_of(f)).then(function (reply) {
            button.disabled = false;
            if (reply.ok)
                return look();
            say(f, reply.why, true);
            if (reply.other)
                return look().then(function () { say_of(f, reply.why); });
        }).catch(function (e) {
            button.disabled = false;
            say(f, e.message + ' Nothing was sent: press it again.', true);
        });
    }

    document.addEventListener('change', function (e) {
        var f = lineup();
        if (!f || !f.contains(e.target))
            return;
        save(f, { rests: resting(f) });
        delete f.dataset.asked;
        say(f, 'Not handed in yet: this choice is in this browser only.');
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
        if (!document.hidden && Date.now() - read > 30000 && !me.contains(document.activeElement))
            look();
    });
    addEventListener('online', send);
    addEventListener('beforeunload', function (e) {
        var f = lineup(), draft = f && load(f);
        if (draft && draft.sent)
            e.preventDefault();
    });
    setInterval(function () {
        tick();
        follow();
    }, 1000);
    begin();
})();
