/* SPDX-License-Identifier: Apache-2.0 */
/* Sorting by a column, searching rows, results as they come in: extra, the pages say everything without it. */
"use strict";
(function () {
    function value(row, column) {
        var cell = row.cells[column];
        var text = cell ? cell.textContent.trim() : "";
        var number = text.replace("½", ".5").replace("–", "-");
        return number !== "" && !isNaN(number) ? { number: Number(number) } : { text: text };
    }

    function compare(a, b) {
        if ("number" in a && "number" in b) return a.number - b.number;
        if ("number" in a) return -1;
        if ("number" in b) return 1;
        return a.text.localeCompare(b.text, undefined, { numeric: true });
    }

    /* Only rows that stand alone can change places: a match keeps its boards. */
    function sortable(table) {
        return table.tBodies.length === 1 && !table.querySelector(".head") && table.tBodies[0].rows.length > 2;
    }

    function sort(table, th, column) {
        var up = th.getAttribute("aria-sort") !== "ascending";
        var rows = Array.prototype.map.call(table.tBodies[0].rows, function (row, i) {
            return { row: row, key: value(row, column), i: i };
        });
        rows.sort(function (a, b) {
            return (up ? 1 : -1) * compare(a.key, b.key) || a.i - b.i;
        });
        rows.forEach(function (item) {
            table.tBodies[0].appendChild(item.row);
        });
        table.querySelectorAll("thead th").forEach(function (other) {
            other.removeAttribute("aria-sort");
        });
        th.setAttribute("aria-sort", up ? "ascending" : "descending");
    }

    function addButtons(table) {
        table.querySelectorAll("thead tr").forEach(function (tr) {
            Array.prototype.forEach.call(tr.cells, function (th, column) {
                if (th.tagName !== "TH") return;
                var button = document.createElement("button");
                button.type = "button";
                button.textContent = th.textContent;
                button.title = "Sort by this column";
                button.addEventListener("click", function () {
                    sort(table, th, column);
                });
                th.textContent = "";
                th.appendChild(button);
            });
        });
    }

    /* A match is found by its teams and by its players; rows that stand alone one by one. */
    function pieces() {
        var list = [];
        document.querySelectorAll("main tbody").forEach(function (body) {
            if (body.querySelector(".head")) list.push(body);
            else list.push.apply(list, body.rows);
        });
        return list;
    }

    function addSearch() {
        var list = pieces();
        if (list.length < 12 || document.querySelector("main h2")) return;
        var box = document.createElement("p");
        var label = document.createElement("label");
        var input = document.createElement("input");
        var found = document.createElement("span");
        box.className = "find";
        input.type = "search";
        found.setAttribute("role", "status");
        label.textContent = "Find a team or a player: ";
        label.appendChild(input);
        box.appendChild(label);
        box.appendChild(found);
        var main = document.querySelector("main");
        main.insertBefore(box, main.firstChild);
        input.addEventListener("input", function () {
            var words = input.value.trim().toLowerCase(), n = 0;
            list.forEach(function (piece) {
                piece.hidden = words !== "" && piece.textContent.toLowerCase().indexOf(words) < 0;
                n += !piece.hidden;
            });
            found.textContent = words === "" ? "" : " " + n + " found";
        });
    }

    function improve() {
        if (document.body.classList.contains("screen")) return document.dispatchEvent(new Event("main"));
        document.querySelectorAll("main table").forEach(function (table) {
            if (sortable(table)) addButtons(table);
        });
        addSearch();
    }

    /* --- what changes while somebody looks ---------------------------------------------------------- */

    var root = (document.querySelector("script[src$='site.js']").getAttribute("src") || "").replace("site.js", "");
    var LOOK = 10000, HIDDEN = 60000;
    var seen = null, status = null, since = null;

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
        ["header", ".where", ".files"].forEach(function (css) {
            var was = document.querySelector("body > " + css), fresh = page.querySelector("body > " + css);
            if (was && fresh && was.innerHTML !== fresh.innerHTML && !hasFocus(was)) was.replaceWith(document.importNode(fresh, true));
        });
    }

    /* Nobody's search is lost, and nobody who is about to follow a link loses it: false, the page is behind. */
    function replaceMain(text) {
        var page = new DOMParser().parseFromString(text, "text/html"), fresh = page.querySelector("main");
        var main = document.querySelector("main");
        var box = main.querySelector(".find input"), words = box ? box.value : "";
        if (!fresh || hasFocus(main)) return false;
        replaceFrame(page);
        main.replaceWith(document.importNode(fresh, true));
        improve();
        box = document.querySelector("main .find input");
        if (box && words) {
            box.value = words;
            box.dispatchEvent(new Event("input"));
        }
        return true;
    }

    var retry = 0;

    function refresh() {
        ask(location.pathname).then(function (answer) {
            return answer.text();
        }).then(function (text) {
            clearTimeout(retry);
            if (text === seen) return;
            if (seen !== null && !replaceMain(text)) retry = setTimeout(catchUp, 1000);
            else seen = text;
        }).catch(function () {});
    }

    function catchUp() {
        if (hasFocus(document.querySelector("main"))) retry = setTimeout(catchUp, 1000);
        else refresh();
    }

    /* Results that the pages will have in a moment, at once: [folder, round, table, board, result]. */
    var SHOWN = { "1-0": "1 : 0", "0-1": "0 : 1", "1/2": "½ : ½" };

    function showBoards(list) {
        list.forEach(function (item) {
            var place = "/" + item[0] + "/round-" + item[1] + "/boards.html";
            var head = location.pathname.endsWith(place) && document.getElementById("table-" + item[2]);
            var row = head && head.parentNode.rows[item[3]];
            var cell = row && row.querySelector(".c");
            if (cell && SHOWN[item[4]]) cell.textContent = SHOWN[item[4]];
        });
    }

    /* Our own server says what is new; others are asked now and then whether anything is. */
    var HEARD = {
        boards: function (data) {
            showBoards(JSON.parse(data));
        },
        pages: function () {
            setTimeout(refresh, Math.random() * 300);
        },
        open: function () {
            since = null;
            say("live");
            refresh();
        },
        error: function () {
            since = since || time();
            say("not connected since " + since + ": what stands here may be old");
        },
        begin: function () {}
    };

    function listen() {
        window.listenTo(root + "live", "", ["boards", "pages"], function (kind, data) {
            HEARD[kind](data);
        }, function () {
            return [];
        });
    }

    function look(tag) {
        ask(root + "now.json").then(function (answer) {
            var now = answer.headers.get("ETag") || answer.headers.get("Last-Modified");
            if (answer.headers.get("X-Live") && window.EventSource) return listen();
            if (tag && now !== tag) refresh();
            if (now) setTimeout(look, document.hidden ? HIDDEN : LOOK, now);
        }).catch(function () {
            setTimeout(look, HIDDEN, tag);
        });
    }

    improve();
    if (location.protocol.indexOf("http") === 0 && !document.querySelector("script[src$='verify-page.js']")) {
        refresh();
        look(null);
    }
})();
