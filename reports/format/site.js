/* SPDX-License-Identifier: Apache-2.0 */
/* Sorting by a column, searching, results as they come in: extra, the pages say everything without it. */
"use strict";
(function () {
    var SAYS = window.olympairSays;

    /* One of the sentences of the site, with what stands in it. */
    function told(name, values) {
        return SAYS[name].replace(/\{(\w+)\}/g, function (whole, key) {
            return values[key];
        });
    }

    /* --- search: in the page of all teams and players, which is asked for when somebody begins ------ */

    var names = null, MOST = 8;

    /* "Carlsen, Magnus · NOR · GM · 2857". */
    function textOf(a) {
        var fact = a.parentNode.querySelector("small");
        return a.textContent + (fact ? " · " + fact.textContent : "");
    }

    function namesOf(page) {
        return Array.prototype.map.call(page.querySelectorAll("main .list:not(.letters) a"), function (a) {
            return { text: textOf(a), key: window.fold(textOf(a)), href: root + a.getAttribute("href") };
        });
    }

    /* Those that begin with the words stand first. */
    function found(words) {
        var key = window.fold(words), first = [], rest = [];
        names.forEach(function (name) {
            var at = key === "" ? -1 : name.key.indexOf(key);
            if (at >= 0) (at === 0 ? first : rest).push(name);
        });
        return first.concat(rest).slice(0, MOST);
    }

    function showFound(form, words) {
        var list = form.querySelector("ul"), status = form.querySelector("[role=status]");
        var hits = names && words.trim() ? found(words.trim()) : [];
        list.textContent = "";
        list.hidden = hits.length === 0;
        hits.forEach(function (hit) {
            var li = document.createElement("li"), a = document.createElement("a");
            a.href = hit.href;
            a.textContent = hit.text;
            li.appendChild(a);
            list.appendChild(li);
        });
        status.textContent = !words.trim() || !names ? "" : hits.length === 0 ? SAYS.nobody : told("found", { n: hits.length });
    }

    function move(form, event) {
        var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        var all = [form.querySelector("input")].concat(Array.prototype.slice.call(form.querySelectorAll("ul a")));
        if (event.key === "Escape") showFound(form, "");
        if (!step) return;
        event.preventDefault();
        var to = all[all.indexOf(document.activeElement) + step];
        if (to) to.focus();
    }

    function addSearch() {
        var form = document.querySelector(".seek");
        if (!form) return;
        var input = form.querySelector("input"), list = document.createElement("ul"), status = document.createElement("p");
        list.hidden = true;
        status.className = "spoken";
        input.autocomplete = "off";
        status.setAttribute("role", "status");
        form.appendChild(list);
        form.appendChild(status);
        input.addEventListener("focus", function () {
            if (names) return;
            names = [];
            if (location.protocol.indexOf("http") !== 0) return;
            ask(root + "az.html").then(function (answer) {
                return answer.text();
            }).then(function (text) {
                names = namesOf(new DOMParser().parseFromString(text, "text/html"));
                showFound(form, input.value);
            }).catch(function () {
                names = null;
            });
        });
        input.addEventListener("input", function () {
            showFound(form, input.value);
        });
        form.addEventListener("keydown", function (event) {
            move(form, event);
        });
        form.addEventListener("submit", function (event) {
            var hit = form.querySelector("ul a");
            if (!hit) return;
            event.preventDefault();
            location.href = hit.href;
        });
        showAsked(input);
    }

    /* On the page of all names those that were asked for. */
    function showAsked(input) {
        var words = new URLSearchParams(location.search).get("q");
        if (!words || !/\/az\.html$/.test(location.pathname)) return;
        input.value = words;
        document.querySelectorAll("main .list").forEach(function (list) {
            list.querySelectorAll("a").forEach(function (a) {
                a.parentNode.hidden = list.matches(".letters") || window.fold(textOf(a)).indexOf(window.fold(words.trim())) < 0;
            });
            list.hidden = !list.querySelector("li:not([hidden])");
        });
    }

    function improve() {
        if (document.body.classList.contains("screen")) return document.dispatchEvent(new Event("main"));
        window.sortTables(document.querySelectorAll("main table"), SAYS.sort);
        showMine();
    }

    /* --- the reader's team: the address of its page below the folder of the site, kept in the browser --- */

    var MINE = "olympair team";

    function mine() {
        try {
            return localStorage.getItem(MINE);
        } catch (e) {
            return null;
        }
    }

    function teamOf(path) {
        var found = /([^/]+\/team-[^/]+\.html)$/.exec(path);
        return found ? found[1] : null;
    }

    function addChoice() {
        var team = teamOf(location.pathname), header = document.querySelector("body > header");
        if (!team || !header) return;
        var button = document.createElement("button");
        button.type = "button";
        button.setAttribute("aria-pressed", String(mine() === team));
        button.textContent = SAYS.mine;
        button.addEventListener("click", function () {
            var is = mine() === team;
            if (is) localStorage.removeItem(MINE);
            else localStorage.setItem(MINE, team);
            button.setAttribute("aria-pressed", String(!is));
            document.documentElement.classList.toggle("mine", !is);
        });
        header.appendChild(button);
    }

    /* Its row of the pairings, with links as this page needs them. */
    function rowOf(page, base) {
        var link = Array.prototype.find.call(page.querySelectorAll(".matches .name a"), function (a) {
            return teamOf(a.getAttribute("href")) !== null ? new URL(a.getAttribute("href"), base).pathname.endsWith("/" + mine()) : false;
        });
        var row = link && link.closest("tr");
        if (!row) return null;
        row = document.importNode(row, true);
        row.removeAttribute("id");
        [["a", "href"], ["img", "src"]].forEach(function (of) {
            row.querySelectorAll(of[0]).forEach(function (e) {
                e.setAttribute(of[1], new URL(e.getAttribute(of[1]), base).href);
            });
        });
        return row;
    }

    function showMine() {
        var place = document.getElementById("mine"), all = document.querySelector(".home .top .all a"), top = document.querySelector(".home .top [role=table]");
        if (!place || !all || !top || !mine() || location.protocol.indexOf("http") !== 0) return;
        ask(all.href).then(function (answer) {
            return answer.text();
        }).then(function (text) {
            var row = rowOf(new DOMParser().parseFromString(text, "text/html"), all.href);
            if (!row) return;
            var whole = top.cloneNode(true), table = whole.querySelector("table");
            whole.setAttribute("aria-label", SAYS.mine);
            table.caption.textContent = SAYS.mine;
            table.tBodies[0].replaceChildren(row);
            place.querySelectorAll("[role=table]").forEach(function (old) {
                old.remove();
            });
            place.appendChild(whole);
        }).catch(function () {});
    }

    /* --- what changes while somebody looks ---------------------------------------------------------- */

    var script = document.querySelector("script[src*='assets/site-']");
    var root = (script.getAttribute("src") || "").replace(/assets\/site-.*$/, ""), elsewhere = script.getAttribute("data-live");
    var LOOK = 10000, HIDDEN = 60000, SPREAD = elsewhere ? 3000 : 300;
    var seen = null, status = null, since = null;
    var loaded = document.querySelector("main") ? document.querySelector("main").innerHTML : "";

    function say(text) {
        if (!status) {
            status = document.createElement("p");
            status.className = "live";
            status.setAttribute("role", "status");
            document.body.appendChild(status);
        }
        if (status.textContent !== text) status.textContent = text;
    }

    function time() {
        return new Date().toTimeString().slice(0, 5);
    }

    function ask(address) {
        return fetch(address, { cache: "no-cache", credentials: "same-origin" }).then(function (answer) {
            if (!answer.ok) throw new Error(answer.status);
            return answer;
        });
    }

    function hasFocus(part) {
        return part.contains(document.activeElement);
    }

    /* The heading says, too, which round it is and whether that is over; the menus lead to what is new. */
    function replaceFrame(page) {
        document.title = page.title;
        ["header", ".bar", ".sub", ".place", ".files"].forEach(function (css) {
            var was = document.querySelector("body > " + css), fresh = page.querySelector("body > " + css);
            if (was && fresh && was.innerHTML !== fresh.innerHTML && !hasFocus(was) && !was.querySelector("details[open]")) was.replaceWith(document.importNode(fresh, true));
        });
    }

    /* Nobody who is about to follow a link loses it: false, the page is behind. */
    function replaceMain(text) {
        var page = new DOMParser().parseFromString(text, "text/html"), fresh = page.querySelector("main");
        var main = document.querySelector("main");
        if (!fresh || hasFocus(main)) return false;
        replaceFrame(page);
        main.replaceWith(document.importNode(fresh, true));
        improve();
        return true;
    }

    /* What is asked for first may be newer than the page that was loaded. */
    function isAsLoaded(text) {
        var main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
        return seen === null && (main === null || main.innerHTML === loaded);
    }

    var retry = 0;

    /* Of that version: what others keep for a moment on the way has it under no such name yet. */
    function refresh(version) {
        ask(location.pathname + (version ? "?now=" + encodeURIComponent(version) : "")).then(function (answer) {
            return answer.text();
        }).then(function (text) {
            clearTimeout(retry);
            if (text === seen) return;
            if (isAsLoaded(text) || replaceMain(text)) seen = text;
            else retry = setTimeout(catchUp, 1000, version);
        }).catch(function () {});
    }

    function catchUp(version) {
        if (hasFocus(document.querySelector("main"))) retry = setTimeout(catchUp, 1000, version);
        else refresh(version);
    }

    /* Results that the pages will have in a moment, at once: [folder, round, table, board, result]. */
    var SHOWN = { "1-0": "1–0", "0-1": "0–1", "1/2": "½–½" }, SIGNS = { "1-0": ["1", "0"], "0-1": ["0", "1"], "1/2": ["½", "½"] };

    function showResult(head, board, result) {
        var row = head.parentNode.rows[head.sectionRowIndex + board], cell = row && row.querySelector(".c");
        if (cell) cell.textContent = SHOWN[result];
    }

    function showSigns(row, board, result) {
        row.querySelectorAll(".grid").forEach(function (grid, side) {
            var square = grid.children[board - 1];
            if (square) square.textContent = SIGNS[result][side];
        });
    }

    function showBoards(list) {
        list.forEach(function (item) {
            var place = "/" + item[0] + "/round-" + item[1] + "/", head = document.getElementById("table-" + item[2]);
            if (!head || !SHOWN[item[4]] || location.pathname.indexOf(place) < 0) return;
            seen = ""; /* the page is not what it was when it was fetched */
            if (head.classList.contains("head")) showResult(head, item[3], item[4]);
            else showSigns(head, item[3], item[4]);
        });
    }

    /* Not all who hear the same ask in the same moment, and nobody asks twice for what he has not been given yet. */
    var due = 0, wanted = null;

    function refreshSoon(version) {
        wanted = version || wanted;
        if (due) return;
        due = setTimeout(function () {
            due = 0;
            refresh(wanted);
            wanted = null;
        }, Math.random() * SPREAD);
    }

    /* Our own server says what is new, or one that is made for it; others, and these when they cannot be heard, are asked now and then whether
       anything is. */
    var hears = false, listens = false, looks = false, answers = false;
    /* Results that no pages follow may be old ones, posted again when an answer was lost, behind newer ones: what stands is looked up. */
    var CONFIRM = 60000, unconfirmed = 0;
    var HEARD = {
        boards: function (data) {
            noteSign();
            showBoards(JSON.parse(data));
            clearTimeout(unconfirmed);
            unconfirmed = setTimeout(refreshSoon, CONFIRM, null);
        },
        pages: function (mark) {
            noteSign();
            clearTimeout(unconfirmed);
            refreshSoon(mark);
        },
        open: function () {
            noteSign();
            if (elsewhere) refreshSoon(null);
            else refresh();
        },
        error: function () {
            since = since || time();
            hears = false;
            tellSilence();
            if (!looks) setTimeout(look, Math.random() * LOOK, null);
            looks = true;
        },
        begin: function () {}
    };

    var signs = 0;

    function noteSign() {
        signs++;
        since = null;
        hears = true;
        answers = false;
        say(SAYS.live);
    }

    /* A line that nobody closed can be dead and look open. Who hears looks now and then whether there is news of which it was not told: at two looks, for news
       comes a moment behind now.json. Then it is asked for as if there were no stream. */
    var CHECK = 60000;

    function check(tag, before, doubt) {
        setTimeout(function () {
            if (!hears || document.hidden) return check(null, signs, false);
            ask(root + "now.json").then(function (answer) {
                var now = answer.headers.get("ETag") || answer.headers.get("Last-Modified");
                var silent = signs === before;
                if (silent && doubt) HEARD.error();
                check(now, signs, silent && !doubt && tag !== null && now !== tag);
            }).catch(function () {
                check(tag, before, doubt);
            });
        }, CHECK * (1 + Math.random()));
    }

    function tellSilence() {
        if (!hears && since) say(answers ? "" : told("silent", { time: since }));
    }

    function listen(address) {
        listens = true;
        check(null, 0, false);
        window.listenTo(address, "", ["boards", "pages"], function (kind, data) {
            HEARD[kind](data);
        }, function () {
            return [];
        });
    }

    function look(tag) {
        ask(root + "now.json").then(function (answer) {
            var now = answer.headers.get("ETag") || answer.headers.get("Last-Modified");
            var live = answer.headers.get("X-Live");
            SPREAD = Number(live) || SPREAD;
            if (!listens && live && window.EventSource) return listen(root + "live");
            answers = looks = Boolean(now);
            tellSilence();
            if (now !== tag) refresh(now);
            if (now) setTimeout(lookAgain, document.hidden ? HIDDEN : LOOK, now);
        }).catch(function () {
            answers = false;
            tellSilence();
            setTimeout(lookAgain, HIDDEN, tag);
        });
    }

    function lookAgain(tag) {
        looks = !hears;
        if (looks) look(tag);
    }

    improve();
    addSearch();
    addChoice();
    if (location.protocol.indexOf("http") === 0 && !document.querySelector("script[src$='verify-page.js']")) {
        if (elsewhere && window.EventSource) listen(elsewhere);
        else look(null);
    }
})();
