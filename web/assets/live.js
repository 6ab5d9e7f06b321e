/* SPDX-License-Identifier: Apache-2.0 */
/* live.js - the page follows what others do: when something was done that it is about, it is fetched again, and its parts that differ
   take the place of those shown; none in which somebody types. */
'use strict';
(function () {
    var shown = Number(document.body.dataset.entry), heard = Date.now(), wanted = 0, timer = 0, banner = null, given = {};

    /* As the desk gave each part, before any script adds up what is typed there. */
    document.querySelectorAll('[data-part]').forEach(function (part) { given[part.dataset.part] = part.innerHTML; });

    function silent(is) {
        if (is && !banner) {
            banner = document.createElement('p');
            banner.className = 'problem';
            banner.setAttribute('role', 'alert');
            banner.textContent = sentence('unconnected', { time: new Date(heard).toLocaleTimeString() });
            document.body.insertBefore(banner, document.body.firstChild);
        } else if (!is && banner) {
            banner.remove();
            banner = null;
        }
    }
    function is_busy(part) {
        return part.contains(document.activeElement) || part.classList.contains('refused') || part.classList.contains('typed') ||
            Array.prototype.some.call(part.querySelectorAll('input,textarea,select'), function (i) {
                return i.type === 'checkbox' || i.type === 'radio' ? i.checked !== i.defaultChecked
                    : i.type !== 'hidden' && i.defaultValue !== undefined && i.value !== i.defaultValue;
            });
    }
    /* What is offered there is not what it would be now: nothing else comes under the finger, and it is offered no more until the page is
       looked at anew. */
    function outdate(offer) {
        var note = document.createElement('p'), link = document.createElement('a');
        if (offer.classList.contains('outdated'))
            return;
        offer.classList.add('outdated');
        offer.querySelectorAll('button').forEach(function (b) { b.disabled = true; });
        note.className = 'problem';
        note.setAttribute('role', 'alert');
        note.textContent = sentence('out_of_date') + ' ';
        link.href = location.pathname + location.search.replace(/[?&]done=\d+/, '');
        link.textContent = sentence('look_again');
        note.appendChild(link);
        offer.insertBefore(note, offer.firstChild);
    }
    /* Whoever is shown the same has seen what was done since. */
    function without_seen(part) { return part.innerHTML.replace(/(name="seen" value=")[^"]*/g, '$1'); }
    function see(was, now) {
        var seen = now.querySelectorAll('input[name=seen]');
        was.querySelectorAll('input[name=seen]').forEach(function (input, i) { input.value = seen[i].value; });
    }
    function outdate_all() { document.querySelectorAll('[data-offer]').forEach(outdate); }
    /* The title and the menu name rounds, too; not above an offer of before. */
    function swap_frame(page) {
        if (document.querySelector('.outdated'))
            return;
        document.title = page.title;
        ['h1', '#menu', '#more', '.sub'].forEach(function (css) {
            var was = document.querySelector(css), now = page.querySelector(css);
            if (was && now && was.innerHTML !== now.innerHTML && !was.contains(document.activeElement))
                was.replaceChildren.apply(was, Array.from(now.childNodes, function (x) { return document.adoptNode(x); }));
        });
    }
    /* `pressed`: the form that was sent, whose part is new however busy it looks. */
    function swap(page, pressed) {
        var focus = pressed ? document.activeElement : null, label = focus && (focus.getAttribute('aria-label') || focus.textContent);
        page.querySelectorAll('[data-part]').forEach(function (now) {
            var was = document.querySelector('[data-part="' + CSS.escape(now.dataset.part) + '"]'), same = given[now.dataset.part] === now.innerHTML;
            given[now.dataset.part] = now.innerHTML;
            if (!was || was.innerHTML === now.innerHTML && was.className === now.className)
                return;
            if (was.hasAttribute('data-offer') && !pressed) {
                if (without_seen(was) === without_seen(now))
                    see(was, now);
                else
                    outdate(was);
                return;
            }
            if (is_busy(was) && !was.contains(pressed || null)) {
                if (!same)
                    was.dispatchEvent(new CustomEvent('behind', { detail: now, bubbles: true }));
                return;
            }
            if (was.dataset.part === 'bar' && !pressed)
                return;
            if (!pressed && was.matches('form.match'))
                now.className = was.className;
            now = document.adoptNode(now);
            was.replaceWith(now);
            if (focus && !focus.isConnected) {
                Array.prototype.some.call(now.querySelectorAll('button,a'), function (b) {
                    if ((b.getAttribute('aria-label') || b.textContent) !== label)
                        return false;
                    b.focus();
                    return true;
                });
                focus = null;
            }
        });
        swap_frame(page);
        shown = Number(page.body.dataset.entry) || shown;
        document.body.dataset.entry = shown;
        document.body.dataset.seen = page.body.dataset.seen || document.body.dataset.seen;
        document.dispatchEvent(new Event('parts'));
    }
    window.swap_parts = swap;
    var tag = '';
    function fetch_again() {
        if (document.body.hasAttribute('data-answer')) { /* it says what became of what was sent, and stays */
            shown = wanted;
            return;
        }
        fetch(location.href.replace(/[?&]done=\d+/, ''), tag ? { headers: { 'If-None-Match': tag } } : {}).then(function (r) {
            if (r.status === 304)
                shown = wanted;
            if (r.status !== 304 && (!r.ok || r.redirected))
                outdate_all();
            if (!r.ok || r.redirected)
                return;
            tag = r.headers.get('ETag') || '';
            return r.text().then(function (text) { swap(new DOMParser().parseFromString(text, 'text/html')); });
        }).catch(function () { });
    }
    window.look_again = fetch_again;
    /* The line below the bar names every section; one that it does not name was added meanwhile. */
    function is_new(part) {
        var named = Array.from(document.querySelectorAll('.section [data-about]'), function (x) { return x.dataset.about; });
        return named.length > 0 && named.indexOf(part.split('.')[0]) < 0;
    }
    /* A page of one round need not know of another one, unless a part of it is about that one, or a form says what was seen last. */
    function is_about(parts) {
        var about = Array.from(document.querySelectorAll('[data-about]'), function (x) { return x.dataset.about; });
        return about.length === 0 || !parts || document.querySelector('input[name=seen]') || parts.some(function (part) {
            return part === 'all' || is_new(part) || about.some(function (one) { return (part + '.').indexOf(one + '.') === 0 || (one + '.').indexOf(part + '.') === 0; });
        });
    }
    /* What somebody else did is said for a while. */
    function say(news) {
        var at = document.getElementById('news');
        if (!news.what || news.by === document.body.dataset.me)
            return;
        if (!at) {
            at = document.createElement('p');
            at.id = 'news';
            at.setAttribute('role', 'status');
            document.body.appendChild(at);
        }
        at.textContent = isolated(news.by) + ': ' + news.what;
        clearTimeout(say.timer);
        say.timer = setTimeout(function () { at.textContent = ''; }, 8000);
    }
    function heard_of(data, tells) {
        var news = JSON.parse(data);
        heard = Date.now();
        silent(false);
        wanted = news.entry;
        if (tells)
            say(news);
        if (wanted === shown)
            return;
        if (!is_about(news.parts)) {
            shown = wanted;
            return;
        }
        clearTimeout(timer);
        timer = setTimeout(fetch_again, 150);
    }
    var HEARD = {
        begin: function () { heard = Date.now(); },
        open: function () { document.dispatchEvent(new Event('connected')); },
        now: function (data) { heard_of(data, false); },
        changed: function (data) { heard_of(data, true); },
        error: function () { }
    };
    window.listenTo('/events', document.body.dataset.me || '', ['now', 'changed'], function (kind, data) { HEARD[kind](data); },
                    function () { return wanted ? [['now', JSON.stringify({ entry: wanted })]] : []; });
    setInterval(function () { silent(!document.hidden && Date.now() - heard > 40000); }, 1000);
})();
