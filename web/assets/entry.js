/* SPDX-License-Identifier: Apache-2.0 */
/* entry.js - results by keys (docs/entry.md): the last key of a match stores it, by way of outbox.js. */
'use strict';
(function () {
    var entry = document.getElementById('entry');
    if (!entry)
        return;
    var said = document.getElementById('entry-said'), table = JSON.parse(entry.dataset.keys), keys = table.results, commands = table.commands;
    /* As at a terminal: first the match, by Enter or its number, and then its boards; what is refused is read before any key counts again. */
    var forms = [], at = -1, at_boards = false, typed = [], stuck = '', stopped = false, asked = null, known = [];

    /* A match by its form. */
    function list() { return Array.prototype.slice.call(entry.querySelectorAll('form.match')); }
    function id_of(f) { return f.getAttribute('action') + ' ' + f.dataset.table + (f.elements.second ? ' second' : ''); }
    function fields(f, name) { return Array.prototype.slice.call(f.querySelectorAll('input[name^="' + CSS.escape(name) + '."]')); }
    function values(f, name) { return fields(f, name).map(function (i) { return i.value; }); }
    function teams(f) { return text_of(f.querySelector('.teams')); }
    function why(f) { return f.elements.reason; }
    /* A match of a team that did not come lacks nothing. */
    function is_open(f) { return !f.dataset.marked && !outbox.get(id_of(f)) && values(f, 'shown').some(function (r) { return r === ''; }); }
    /* What is recorded otherwise, or a team marked as absent that has played: that wants a reason. */
    function replaces(f) {
        var shown = values(f, 'shown'), now = values(f, 'result'), mark = f.elements.mark.value.split(' ');
        return now.some(function (r, i) { return r !== '' && shown[i] !== '' && shown[i] !== '*' && r !== shown[i]; }) ||
            (mark[0] === '1' || mark[1] === '1') && now.some(function (r) { return r !== ''; });
    }

    /* What is said. */
    function say(text) {
        said.textContent = text;
        stopped = false;
    }
    function stop(text) {
        unask();
        say(sentence('esc_goes_on', { text: text }));
        stopped = true;
    }
    function tell(f, text) { f.querySelector('.said').textContent = text; }
    function show() {
        forms.forEach(function (f) {
            var item = outbox.get(id_of(f)), was = f.classList.contains('sent');
            f.classList.toggle('refused', !!(item && item.refused));
            f.classList.toggle('sent', !!item);
            if (item)
                tell(f, item.refused ? sentence('unstored_esc', { why: item.refused }) : sentence('on_its_way'));
            else if (was)
                tell(f, '');
        });
        var refused = forms.filter(function (f) { return (outbox.get(id_of(f)) || {}).refused; }).map(id_of);
        var now = refused.find(function (id) { return known.indexOf(id) < 0; });
        known = refused;
        if (now && sent_here[now])
            stop(sentence('table_unstored', { table: forms.find(function (f) { return id_of(f) === now; }).dataset.table, why: outbox.get(now).refused }));
    }
    var sent_here = {};

    /* Which match. */
    function unmark() {
        if (forms[at]) {
            forms[at].classList.remove('selected', 'open', 'typed');
            forms[at].removeAttribute('aria-current');
        }
    }
    /* `open`: its boards are typed; else it is the one that Enter takes. */
    function select(i, open) {
        var waits = stopped;
        unmark();
        at = i;
        at_boards = !!open && i >= 0;
        typed = [];
        stuck = '';
        if (!waits)
            say(at_boards || i < 0 ? '' : sentence('enter_table', { table: forms[i].dataset.table }));
        mark_selected();
        if (forms[at])
            forms[at].scrollIntoView({ block: 'nearest' });
    }
    function mark_selected() {
        if (!forms[at])
            return;
        forms[at].classList.add('selected');
        forms[at].before(document.getElementById('entry-hint')); /* what to type stands beside the fields */
        forms[at].classList.toggle('open', at_boards);
        forms[at].setAttribute('aria-current', 'true');
    }
    function next_open() {
        for (var i = 1; i <= forms.length; i++)
            if (is_open(forms[(at + i) % forms.length]))
                return (at + i) % forms.length;
        return -1;
    }
    function step(by) { return at < 0 ? (by > 0 ? 0 : forms.length - 1) : (at + by + forms.length) % forms.length; }
    /* A board that is kept leaves its field empty, and is typed like any other. */
    function type_out(f) {
        fields(f, 'result').forEach(function (input, i) { input.value = typed[i] || ''; });
        f.classList.toggle('typed', typed.length > 0);
    }
    function clear(f) {
        fields(f, 'result').forEach(function (input) { input.value = ''; });
        f.classList.remove('asks', 'behind', 'typed');
        if (why(f))
            why(f).value = '';
        typed = [];
        stuck = '';
        say('');
    }
    /* As it was when the page was made, or as the desk has it now. */
    function leave(f) {
        var item = outbox.get(id_of(f));
        clear(f);
        tell(f, '');
        if (item && item.refused)
            outbox.drop(id_of(f));
        if (f.now) {
            f.replaceWith(document.adoptNode(f.now));
            renew();
        }
        if (item && window.look_again)
            window.look_again();
        show();
        select(at, false);
    }

    /* One match on its way. */
    function words_of(f) {
        var words = {};
        Array.prototype.forEach.call(f.elements, function (i) {
            if (!i.name || (i.value === '' && i.name !== 'team'))
                return;
            words[i.name] = i.name === 'team' ? (words.team || []).concat(i.value) : i.value;
        });
        words.after = past().dataset.after; /* a match that was being typed kept its form when the page was read again */
        return words;
    }
    /* Keys are no reason: neither those of results nor one that leads elsewhere, such as "t99". */
    function is_reason(text) { return /\p{L}\p{L}/u.test(text) && text.trim()[0] !== '/' && !/^[nrzt csu?\d]+$/i.test(text.trim()); }
    function past() { return document.querySelector('[data-part="past"]'); }
    function ask_why(f) {
        var values = { table: f.dataset.table, past: text_of(past()) };
        f.classList.add('asks');
        say(why(f).value.trim() === '' ? sentence('recorded_otherwise', values) : sentence('reason_has_letters', values));
        if (/^1|^. 1/.test(f.elements.mark.value) && why(f).value === '')
            why(f).value = sentence('it_came');
        why(f).focus();
        why(f).select();
    }
    function hand_in(f) {
        if (f.classList.contains('behind') || stopped || stuck)
            return false;
        if (why(f) && replaces(f) && !is_reason(why(f).value)) {
            ask_why(f);
            return false;
        }
        sent_here[id_of(f)] = true;
        known = known.filter(function (id) { return id !== id_of(f); });
        outbox.put(id_of(f), f.getAttribute('action'), words_of(f));
        f.classList.remove('asks');
        say('');
        if (f.contains(document.activeElement))
            document.activeElement.blur();
        return true;
    }
    /* By keys: on to the next one. */
    function finish(f) {
        if (values(f, 'result').every(function (r) { return r === ''; }) || hand_in(f))
            select(next_open());
    }
    function arrived(id, words) {
        var f = forms.find(function (x) { return id_of(x) === id; });
        if (!f)
            return;
        fields(f, 'shown').forEach(function (i) {
            var now = words[i.name.replace('shown', 'result')];
            i.value = now === undefined ? i.value : now;
        });
        fields(f, 'result').forEach(function (i) { i.placeholder = words[i.name] || i.placeholder; i.value = ''; });
        if (why(f))
            why(f).value = '';
        tell(f, sentence('stored'));
    }

    /* Keys: results. */
    /* The first one that was wrong: those behind it do not count. */
    function wrong(key) {
        stuck = stuck || key;
        say(sentence('key_is_no_result', { key: stuck }));
    }
    function back() {
        if (stuck)
            stuck = '';
        else
            typed.pop();
        say('');
        type_out(forms[at]);
    }
    /* By the line-ups: nobody sits at the boards that are left, and the desk records them as lost. */
    function rest_is_known(f) {
        return typed.length > 0 && fields(f, 'result').slice(typed.length).every(function (input) { return input.dataset.known; });
    }
    function press(key) {
        var f = forms[at];
        if (f.classList.contains('behind')) {
            say(sentence('stored_meanwhile', { table: f.dataset.table }));
            return;
        }
        if (key === 'Enter' && !stuck && rest_is_known(f)) {
            finish(f);
            return;
        }
        if (stuck || !(key === ' ' || keys[key])) {
            wrong(key);
            return;
        }
        typed.push(key === ' ' ? '' : keys[key]);
        type_out(f);
        if (typed.length === fields(f, 'result').length)
            finish(f);
    }

    /* Keys: what is asked in a line above the matches. Enter answers, Esc leaves it. */
    function ask(label, value, answer) {
        var form = document.createElement('form'), text = document.createElement('label'), input = document.createElement('input');
        text.textContent = label + ' ';
        input.value = value;
        input.autocomplete = 'off';
        text.appendChild(input);
        form.appendChild(text);
        form.addEventListener('submit', function (e) {
            e.preventDefault();
            e.stopPropagation();
            answer(input.value.trim(), form);
        });
        say('');
        said.appendChild(form);
        asked = form;
        input.focus();
    }
    function unask() {
        if (asked)
            asked.remove();
        asked = null;
    }
    function no(text) {
        if (document.activeElement)
            document.activeElement.blur();
        stop(text);
    }
    function go(found, none) {
        if (found.length !== 1) {
            no(found.length ? sentence('several', { matches: listed(found.slice(0, 5).map(teams)) }) : none);
            return;
        }
        unask();
        select(forms.indexOf(found[0]), true);
    }
    var does = {
        table: function (digit) {
            ask(sentence('table'), digit || '', function (text) {
                go(forms.filter(function (f) { return f.dataset.table === text; }), sentence('no_table', { table: text }));
            });
        },
        team: function () {
            ask(sentence('team'), '', function (text) {
                var first = forms.filter(function (f) { return teams(f).split(' - ').some(function (t) { return window.fold(t) === window.fold(text); }); });
                go(first.length === 1 ? first : forms.filter(function (f) { return text !== '' && window.fold(teams(f) + ' ' + f.dataset.also).indexOf(window.fold(text)) >= 0; }),
                   sentence('no_team', { team: text }));
            });
        },
        second: function () { location.href = document.getElementById('entry-second').href; },
        correct: function () {
            if (at < 0 || !why(forms[at]))
                stop(sentence('nothing_to_correct'));
            else {
                select(at, true);
                forms[at].classList.add('asks');
                say(sentence('is_corrected', { table: forms[at].dataset.table }));
            }
        },
        help: function () { window.show_help(); },
        undo: undo
    };

    /* What was seen goes with it: nothing else can be taken back. */
    function post_undo(words) {
        return fetch(entry.dataset.undo, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept': 'application/json' },
                                           body: JSON.stringify(words) }).then(function (r) {
            return r.json().then(function (reply) {
                if (!r.ok)
                    throw new Error([reply.error].concat(texts(reply.findings)).join('; '));
                return reply;
            });
        }, function () { throw new Error(sentence('no_desk')); });
    }
    function texts(findings) { return (findings || []).map(function (f) { return f.text; }); }
    /* Whose it is and what, as the journal offers it. */
    function offered() {
        return fetch(entry.dataset.back).then(function (r) { return r.text(); }).then(function (text) {
            return new DOMParser().parseFromString(text, 'text/html').querySelector('#take-back .what').textContent;
        });
    }
    function undo() {
        var seen = document.body.dataset.seen;
        post_undo({ seen: seen, 'dry-run': true, confirm: true }).then(function (reply) {
            return offered().then(function (what) { return [what].concat(texts(reply.findings)).join('. '); });
        }).then(function (what) {
            ask(sentence('take_back', { what: what }), '', function (reason) {
                var words = { seen: seen, confirm: true };
                if (reason)
                    words.reason = reason;
                post_undo(words).then(function (done) {
                    unask();
                    say([sentence('done', { entry: done.entry, what: done.done })].concat(texts(done.findings)).join('. '));
                }).catch(function (e) { no(e.message); });
            });
        }).catch(function (e) { stop(e.message); });
    }

    /* Enter or a number says which match; it stands there until then. */
    function at_table(key) {
        if (key === 'Enter')
            select(at >= 0 ? at : next_open(), true);
        else if (key === 'Escape' && at >= 0)
            leave(forms[at]);
        else if (/^[0-9]$/.test(key))
            does.table(key);
        else if (commands[key])
            does[commands[key]]();
        else if (key.length === 1 && key !== ' ')
            stop(at < 0 ? sentence('key_for_boards', { key: key }) : sentence('key_for_boards_of', { key: key, table: forms[at].dataset.table }));
        else
            return false;
        return true;
    }
    function at_board(key) {
        if (key === 'Escape')
            leave(forms[at]);
        else if (key === 'Backspace')
            back();
        else if (commands[key] === 'help')
            does.help();
        else if (key.length === 1 || key === 'Enter')
            press(key);
        else
            return false;
        return true;
    }
    /* Boards that are typed already stay; else it begins with the match again. */
    function go_on() {
        say('');
        if (!at_boards || typed.length === 0)
            select(at, false);
    }
    function on_key(e) {
        if (stopped) {
            if (e.key === 'Escape')
                go_on();
            return e.key.length === 1 || e.key === 'Enter' || e.key === 'Escape' || e.key === 'Backspace';
        }
        if ((e.key === 'ArrowDown' || e.key === 'ArrowUp') && typed.length === 0) {
            select(step(e.key === 'ArrowDown' ? 1 : -1));
            return true;
        }
        return at_boards && forms[at] ? at_board(e.key) : at_table(e.key);
    }
    document.addEventListener('keydown', function (e) {
        var name = e.target.tagName;
        if (e.ctrlKey || e.altKey || e.metaKey || e.isComposing || forms.length === 0 || document.querySelector('dialog[open]'))
            return;
        if (/^(INPUT|TEXTAREA|SELECT)$/.test(name))
            leave_field(e);
        else if ((name === 'BUTTON' || name === 'A' || name === 'SUMMARY') && (e.key === 'Enter' || e.key === ' '))
            return;
        else if (window.single_keys() && on_key(e))
            e.preventDefault();
    });
    /* In fields the keys are theirs, but for the way out. */
    function leave_field(e) {
        var f = e.target.form;
        if (e.key !== 'Escape')
            return;
        e.target.blur();
        if (f === asked) {
            unask();
            select(at, false);
        } else if (forms.indexOf(f) >= 0)
            leave(f);
        e.preventDefault();
    }

    /* Fields and the pointer. */
    entry.addEventListener('submit', function (e) {
        if (forms.indexOf(e.target) < 0)
            return;
        e.preventDefault();
        if (hand_in(e.target))
            select(next_open());
    });
    entry.addEventListener('click', function (e) {
        var f = e.target.closest('form.match');
        if (f && !stopped && !/^(INPUT|BUTTON)$/.test(e.target.tagName))
            select(forms.indexOf(f), true);
    });

    /* live.js has put other forms in the place of some. */
    function renew() {
        var table = forms[at] && forms[at].dataset.table;
        forms = list();
        at = forms.findIndex(function (f) { return f.dataset.table === table; });
        mark_selected();
        show();
    }
    /* Somebody else has stored the match that is typed here: typing stops, and both are shown. */
    function behind(f, now) {
        if (values(f, 'shown').join() === values(now, 'shown').join() && f.elements.mark.value === now.elements.mark.value)
            return;
        f.now = now;
        f.classList.add('behind');
        tell(f, sentence('both', { stored: values(now, 'shown').map(function (r) { return r || sentence('open'); }).join(', '),
                                   typed: values(f, 'result').map(function (r) { return r || '–'; }).join(', ') }));
    }
    document.addEventListener('parts', renew);
    document.addEventListener('behind', function (e) {
        if (e.target.matches('form.match') && !outbox.get(id_of(e.target)))
            behind(e.target, e.detail);
    });
    document.addEventListener('outbox', show);
    document.addEventListener('arrived', function (e) { arrived(e.detail.id, e.detail.words); show(); });
    entry.classList.add('by-keys');
    renew();
    select(next_open());
})();
