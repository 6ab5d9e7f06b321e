/* SPDX-License-Identifier: Apache-2.0 */
/* The page for a projector: what stands below one another is shown in turn, a screenful at a time. Without it the page scrolls. */
"use strict";
(function () {
    var TURN = 12000, KEPT = "announcement";
    var slides = [], at = 0, timer = 0, paused = false;
    /* "screen?section=open": that section alone, whose pages lie in a folder of its name. */
    var section = (/[?&]section=([a-z0-9-]+)(&|$)/.exec(location.search) || [])[1];
    var bar = document.createElement("nav"), home = document.createElement("a"), pause = document.createElement("button"), say = document.createElement("button");
    var where = document.createElement("span"), ahead = document.createElement("span"), key = document.createElement("span"), notice = document.createElement("p");
    var top = document.createElement("p"), games = document.createElement("span"), range = document.createElement("span"), clock = document.createElement("b"), rest = document.createElement("progress"), since = Date.now();

    function room() {
        return bar.getBoundingClientRect().top - 8;
    }

    /* The table with its title: rows from..to of it are a screenful. */
    function cut(part, title, box) {
        var rows = Array.prototype.slice.call(box.querySelectorAll("tbody tr")), from = 0;
        var table = box.querySelector("[data-page]"), most = table ? Number(table.dataset.page) : 0;
        if (box.dataset.due && left_until(box.dataset.due) < 0) return;
        for (; most && from < rows.length; from += most)
            slides.push({ place: part + "." + from, title: title, box: box, rows: rows, from: from, to: Math.min(from + most, rows.length), tables: true });
        show(null);
        title.hidden = box.hidden = false;
        while (from < rows.length) {
            var to = from;
            rows.forEach(function (row) { row.hidden = true; });
            do {
                rows[to].hidden = false;
                to++;
            } while (to < rows.length && rows[to - 1].getBoundingClientRect().bottom + rows[to - 1].offsetHeight < room());
            slides.push({ place: part + "." + from, title: title, box: box, rows: rows, from: from, to: to });
            from = to;
        }
    }

    /* One of them alone; null: none. */
    function show(slide) {
        document.querySelectorAll("main h2, main .wide, main footer").forEach(function (part) { part.hidden = true; });
        if (!slide) return;
        slide.title.hidden = slide.box.hidden = false;
        slide.rows.forEach(function (row, i) { row.hidden = i < slide.from || i >= slide.to; });
        window.scrollTo(0, 0);
        where.textContent = " " + (at + 1) + " of " + slides.length + " ";
        ahead.textContent = next_words();
        key.replaceChildren.apply(key, Array.from((slide.box.querySelector(".key") || key.cloneNode()).children, function (x) { return x.cloneNode(true); }));
        range.textContent = slide.tables ? "Tables " + table_of(slide, slide.from) + "–" + table_of(slide, slide.to - 1) + " of " + slide.rows.length : "";
        tick();
    }
    /* What comes after this screenful. */
    function next_words() {
        var next = slides[(at + 1) % slides.length];
        if (slides.length < 2) return "";
        return "next: " + (next.tables ? "tables " + table_of(next, next.from) + "–" + table_of(next, next.to - 1) : next.title.textContent);
    }
    /* Of all tables, as the squares stand now. */
    function finished(slide) {
        var squares = [];
        slide.box.querySelectorAll(".wall tbody tr").forEach(function (row) { squares.push.apply(squares, row.querySelector(".grid").children); });
        var done = squares.filter(function (x) { return x.textContent !== ""; }).length;
        return squares.length ? done + " of " + squares.length + " games finished" : "";
    }
    function table_of(slide, i) { return slide.rows[i].querySelector(".no").textContent; }

    /* Seconds; the clock of the screen is that of the hall. */
    function left_until(due) { return (new Date(due.slice(0, 10) + "T" + due.slice(11, 16)) - Date.now()) / 1000; }
    function words_of(seconds) {
        var minutes = Math.floor(seconds / 60);
        if (seconds < 600) return minutes + ":" + String(Math.floor(seconds % 60)).padStart(2, "0");
        return minutes < 120 ? minutes + " min" : minutes < 2880 ? Math.floor(minutes / 60) + " h " + minutes % 60 + " min" : Math.floor(minutes / 1440) + " days";
    }
    function tick() {
        var now = new Date();
        clock.textContent = String(now.getHours()).padStart(2, "0") + ":" + String(now.getMinutes()).padStart(2, "0");
        games.textContent = slides[at] ? finished(slides[at]) : "";
        rest.value = paused ? 0 : Math.max(0, (since + TURN - Date.now()) / 1000);
        document.querySelectorAll("main [data-due]").forEach(function (box) {
            box.querySelector(".left").textContent = words_of(Math.max(0, left_until(box.dataset.due)));
        });
    }

    function is_of_section(box) {
        return !section || box.dataset.section === section || box.querySelector('a[href^="' + section + '/"]') !== null;
    }

    function prepare() {
        var place = slides[at] && slides[at].place;
        slides = [];
        document.body.classList.add("in-turn");
        document.querySelectorAll("main h2").forEach(function (title, part) {
            var box = title.nextElementSibling;
            if (box && box.classList.contains("wide") && is_of_section(box)) cut(part, title, box);
        });
        at = Math.max(0, slides.findIndex(function (s) { return s.place === place; }));
        show(slides[at] || null);
        if (section && slides.length === 0) where.textContent = " Nothing of the section " + section + " yet ";
        document.body.classList.toggle("in-turn", slides.length > 0);
    }

    function turn(by) {
        if (slides.length === 0) return;
        at = (at + by + slides.length) % slides.length;
        since = Date.now();
        show(slides[at]);
        clearTimeout(timer);
        if (!paused) timer = setTimeout(turn, TURN, 1);
    }

    function toggle() {
        paused = !paused;
        pause.textContent = paused ? "Go on" : "Pause";
        pause.setAttribute("aria-pressed", paused);
        turn(0);
    }

    /* Kept by this browser alone: what stands on the screen is said by who stands before it. */
    function announce(text) {
        if (text === null) return;
        localStorage.setItem(KEPT, text.trim());
        tell();
    }

    function tell() {
        notice.textContent = localStorage.getItem(KEPT) || "";
        notice.hidden = notice.textContent === "";
        prepare();
    }

    function button(b, text, does) {
        b.type = "button";
        b.textContent = text;
        b.addEventListener("click", does);
        bar.appendChild(b);
    }

    bar.className = "turns";
    bar.setAttribute("aria-label", "Screen");
    home.href = "index.html";
    home.textContent = "All pages";
    notice.className = "notice";
    notice.setAttribute("role", "status");
    button(pause, "Pause", toggle);
    bar.appendChild(where);
    button(say, "Announce…", function () {
        announce(prompt("What everybody here is to read (empty: nothing)", notice.textContent));
    });
    bar.appendChild(home);
    key.className = "key";
    bar.appendChild(key);
    ahead.className = "next";
    bar.appendChild(ahead);
    rest.max = TURN / 1000;
    rest.setAttribute("aria-hidden", "true");
    bar.appendChild(rest);
    top.className = "time";
    games.className = "games";
    top.append(games, " ", range, " ", clock);
    document.body.appendChild(top);
    setInterval(tick, 1000);
    document.body.insertBefore(notice, document.querySelector("main"));
    document.body.appendChild(bar);
    document.addEventListener("keydown", function (event) {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.key === " " && event.target.tagName !== "BUTTON") toggle();
        else if (event.key === "ArrowRight") turn(1);
        else if (event.key === "ArrowLeft") turn(-1);
        else return;
        event.preventDefault();
    });
    document.addEventListener("main", prepare);
    window.addEventListener("resize", prepare);
    tell();
    turn(0);
})();
