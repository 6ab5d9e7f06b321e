/* SPDX-License-Identifier: Apache-2.0 */
/* tap.js - results by taps: adds up what is chosen, takes a board back that is tapped again, and stores a match by way of outbox.js. */
'use strict';
(function () {
    var taps = document.getElementById('taps');
    if (!taps)
        return;
    function forms() { return Array.prototype.slice.call(taps.querySelectorAll('form.tap')); }
    function id_of(f) { return f.getAttribute('action') + ' ' + f.dataset.table; }
    function radios(f) { return Array.prototype.slice.call(f.querySelectorAll('input[type=radio]')); }
    function chosen(f) { return radios(f).filter(function (i) { return i.checked; }); }
    function halves(n) { return n === 1 ? '½' : Math.floor(n / 2) + (n % 2 ? '½' : ''); }
    function tell(f, text) { f.querySelector('.said').textContent = text; }

    /* The sum as it grows; the button says what it stores. */
    function add_up(f) {
        var sum = [0, 0], button = f.querySelector('.store button'), all = f.querySelectorAll('fieldset').length, n = chosen(f).length;
        chosen(f).forEach(function (i) {
            i.dataset.points.split(' ').forEach(function (p, side) { sum[side] += Number(p); });
        });
        f.querySelector('output').textContent = halves(sum[0]) + ' : ' + halves(sum[1]);
        button.dataset.all = button.dataset.all || button.textContent;
        button.textContent = n === all || n === 0 ? button.dataset.all : button.dataset.some.replace('#', n).replace('#', all);
        radios(f).forEach(function (i) { i.dataset.was = i.checked ? 'yes' : ''; });
    }
    taps.addEventListener('click', function (e) {
        if (e.target.type === 'radio' && e.target.dataset.was === 'yes' && !e.target.defaultChecked)
            e.target.checked = false;
        if (e.target.type === 'radio')
            add_up(e.target.form);
    });
    /* A mark that is chosen stays in sight; any other choice folds the marks away. */
    taps.addEventListener('change', function (e) {
        var marks = e.target.type === 'radio' && e.target.closest('fieldset').querySelector('details');
        if (marks)
            marks.open = marks.contains(e.target);
    });

    function words_of(f) {
        var words = {};
        Array.prototype.forEach.call(f.elements, function (i) {
            if (!i.name || i.name === 'tap' || i.type === 'radio' && !i.checked || i.value === '' && i.name !== 'team')
                return;
            words[i.name] = i.name === 'team' ? (words.team || []).concat(i.value) : i.value;
        });
        return words;
    }
    function next(f) {
        var all = forms(), at = all.indexOf(f);
        return all.slice(at + 1).concat(all.slice(0, at)).find(function (x) { return !outbox.get(id_of(x)); });
    }
    taps.addEventListener('submit', function (e) {
        var f = e.target;
        e.preventDefault();
        if (!f.matches('form.tap') || f.classList.contains('sent') || f.classList.contains('behind'))
            return;
        if (chosen(f).length === 0) {
            tell(f, sentence('tap_first'));
            return;
        }
        document.activeElement.blur();
        outbox.put(id_of(f), f.getAttribute('action'), words_of(f));
        if (next(f))
            next(f).scrollIntoView({ block: 'start' });
    });

    function show() {
        forms().forEach(function (f) {
            var item = outbox.get(id_of(f)), was = f.classList.contains('sent');
            f.classList.toggle('sent', !!item && !item.refused);
            f.classList.toggle('refused', !!(item && item.refused));
            if (item && item.refused)
                refuse(f, sentence('unstored', { why: item.refused }));
            else if (item)
                tell(f, sentence('on_its_way'));
            else if (was)
                tell(f, '');
        });
    }
    function offer(f, text, label, does) {
        var button = document.createElement('button');
        tell(f, text + ' ');
        button.type = 'button';
        button.textContent = label;
        button.addEventListener('click', does);
        f.querySelector('.said').appendChild(button);
    }
    function refuse(f, why) {
        offer(f, why, sentence('show_stored'), function () {
            outbox.drop(id_of(f));
            location.reload();
        });
    }
    /* Somebody else has stored the match that is tapped here: both are there until one is chosen. */
    document.addEventListener('behind', function (e) {
        var f = e.target;
        if (!f.matches('form.tap') || outbox.get(id_of(f)))
            return;
        f.classList.add('behind');
        offer(f, sentence('stored_by_another'), sentence('show_stored'), function () {
            f.replaceWith(document.adoptNode(e.detail));
            show();
        });
    });
    /* What has arrived is no longer typed: the page may take what the desk has. */
    document.addEventListener('arrived', function (e) {
        var f = forms().find(function (x) { return id_of(x) === e.detail.id; });
        if (!f)
            return;
        radios(f).forEach(function (i) { i.defaultChecked = i.checked; });
        if (window.look_again)
            window.look_again();
    });
    document.addEventListener('parts', show);
    document.addEventListener('outbox', show);
    forms().forEach(add_up);
    show();
})();
