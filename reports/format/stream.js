/* SPDX-License-Identifier: Apache-2.0 */
/* stream.js - what a server says as it happens, for pages that are looked at: browsers have six connections for a server, and a stream
   holds one. A page that is hidden or left gives its stream back; of several in sight one holds it and passes on what it hears, where
   the browser can agree on one (by address, encrypted or of this machine); elsewhere each has its own. Who numbers what it says is told by a
   new stream which was heard last, and begins behind it. */
"use strict";
window.listenTo = function (address, who, kinds, tell, state) {
    var AGAIN = 15000;
    var name = new URL(address, location.href).href + " " + who, shares = navigator.locks && window.BroadcastChannel;
    var ends = null, last = "";

    /* From now until the function that it gives is called. */
    function begin() {
        var me = Math.random(), source = null, channel = null, release = null, timer = 0, over = false, waits = shares && new AbortController();

        function pass(kind, data) {
            if (over) return;
            if (channel) channel.postMessage({ kind: kind, data: data });
            tell(kind, data);
        }
        function open() {
            source = new EventSource(address + (last ? "?last_event_id=" + encodeURIComponent(last) : ""));
            source.onopen = function () { pass("open"); };
            /* Refused, not merely interrupted: the browser does not try again by itself. */
            source.onerror = function () {
                pass("error");
                if (source && source.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
            };
            kinds.forEach(function (kind) {
                source.addEventListener(kind, function (event) {
                    last = event.lastEventId || last;
                    pass(kind, event.data);
                });
            });
        }
        /* Who comes later is told how things stand; the others know. */
        function hear(event) {
            var said = event.data;
            if (said.asks) {
                if (source && source.readyState === EventSource.OPEN)
                    channel.postMessage({ kind: "open", to: said.asks }), state().forEach(function (s) {
                        channel.postMessage({ kind: s[0], data: s[1], to: said.asks });
                    });
            } else if (!said.to || said.to === me) {
                tell(said.kind, said.data);
            }
        }
        if (shares) {
            channel = new BroadcastChannel(name);
            channel.onmessage = hear;
            channel.postMessage({ asks: me });
            navigator.locks.request(name, { signal: waits.signal }, function () {
                return over ? null : new Promise(function (done) {
                    release = done;
                    open();
                });
            }).catch(function () {});
        } else {
            open();
        }
        return function () {
            over = true;
            clearTimeout(timer);
            if (source) source.close();
            if (channel) channel.close();
            if (waits) waits.abort();
            if (release) release();
        };
    }

    function look() {
        if (document.hidden || ends) return;
        tell("begin");
        ends = begin();
    }
    function leave() {
        if (ends) ends();
        ends = null;
    }
    document.addEventListener("visibilitychange", function () {
        if (document.hidden) leave();
        else look();
    });
    addEventListener("pagehide", leave);
    addEventListener("pageshow", look);
    look();
};
