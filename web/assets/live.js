/* live.js - the page follows what others do: when the journal has a new entry it is fetched again, and its parts that differ take the
   place of those shown; none in which somebody types. */
'use strict';
(function () {
    var shown = Number(document.body.dataset.entry), heard = Date.now(), wanted = 0, timer = 0, banner = null;

    function silent(is) {
        if (is && !banner) {
            banner = document.createElement('p');
            banner.className = 'problem';
            banner.setAttribute('role', 'alert');
            banner.textContent = 'Not connected to the desk since ' + new Date(heard).toLocaleTimeString();
            document.body.insertBefore(banner, document.body.firstChild);
        } else if (!is && banner) {
            banner.remove();
            banner = null;
        }
    }
    function is_busy(part) {
        return part.contains(document.activeElement) || part.classList.contains('refused') ||
            Array.prototype.some.call(part.querySelectorAll('input'), function (i) { return i.type !== 'hidden' && i.value !== i.defaultValue; });
    }
    function swap(text) {
        var page = new DOMParser().parseFromString(text, 'text/html');
        page.querySelectorAll('[data-part]').forEach(function (now) {
            var was = document.querySelector('[data-part="' + CSS.escape(now.dataset.part) + '"]');
            if (was && !is_busy(was) && was.innerHTML !== now.innerHTML) {
                now.className = was.className;
                was.replaceWith(document.adoptNode(now));
            }
        });
        shown = Number(page.body.dataset.entry) || shown;
        document.body.dataset.entry = shown;
        document.dispatchEvent(new Event('parts'));
    }
    var tag = '';
    function fetch_again() {
        fetch(location.href, tag ? { headers: { 'If-None-Match': tag } } : {}).then(function (r) {
            if (r.status === 304)
                shown = wanted;
            if (!r.ok || r.redirected)
                return;
            tag = r.headers.get('ETag') || '';
            return r.text().then(swap);
        }).catch(function () { });
    }
    var events = new EventSource('/events');
    events.addEventListener('now', function (e) {
        heard = Date.now();
        silent(false);
        wanted = JSON.parse(e.data).entry;
        if (wanted === shown)
            return;
        clearTimeout(timer);
        timer = setTimeout(fetch_again, 150);
    });
    setInterval(function () { silent(Date.now() - heard > 40000); }, 1000);
})();
