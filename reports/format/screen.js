/* SPDX-License-Identifier: Apache-2.0 */
/* The page for a projector: what stands below one another is shown in turn, a screenful at a time. Without it the page scrolls. */
"use strict";
(function () {
    /* Seconds. A screenful stays as long as it takes to read it, by its rows; all of them are over in a cycle, if need be in this part of the time. */
    var LEAST = 6, BASE = 4, OF_ROW = 0.4, MOST = 20, CYCLE = 90, HURRY = 0.6, KEPT = "announcement";
    /* How much stands on one, the largest letters first: tiles of the wall, rows of pairings in columns, columns of standings (screen.css sets them). */
    var DENSITY = [{ tiles: 18, pairings: 10, columns: 1, standings: 1 }, { tiles: 32, pairings: 14, columns: 2, standings: 2 }, { tiles: 50, pairings: 18, columns: 2, standings: 3 }];
    /* "letters=large", "middle" or "small" says it of a screen, for a hall in which people stand near. By itself a screen never has letters that are too small to be read
       from 15 metres: the wall keeps its 18 tiles, lists may stand closer together once. */
    var LETTERS = ["large", "middle", "small"], FREELY = 1;
    var slides = [], at = 0, timer = 0, hands = 0, paused = false;
    /* "screen?section=open&show=pairings,live&tables=1-40": that section alone, whose pages lie in a folder of its name; of pairings, live matches and standings
       those; of its tables those. */
    var SAYS = window.olympairScreenSays, KINDS = { pairings: SAYS.pairings, live: SAYS.live, standings: SAYS.standings };
    var words = new URLSearchParams(location.search), section = words.get("section"), asked = (words.get("show") || "").split(",").filter(Boolean), kinds = asked.filter(is_kind);
    var tables = (/^(\d+)-(\d+)$/.exec(words.get("tables") || "") || ["", "1", "Infinity"]).slice(1).map(Number);
    var density = 0, cycle = 0;
    var bar = document.createElement("nav"), home = document.createElement("a"), pause = document.createElement("button"), say = document.createElement("button");
    var where = document.createElement("span"), wrong = document.createElement("p"), lines = document.createElement("span"), ahead = document.createElement("span"), key = document.createElement("span"), notice = document.createElement("p");
    var top = document.createElement("p"), games = document.createElement("span"), range = document.createElement("span"), clock = document.createElement("b"), rest = document.createElement("progress"), since = Date.now();

    /* One of the sentences of the screen, with what stands in it. */
    function told(name, values) {
        return SAYS[name].replace(/\{(\w+)\}/g, function (whole, key) { return isolated(String(values[key])); });
    }
    /* A text that is written from right to left, kept apart from what stands beside it (engine/base/direction.h). */
    function isolated(text) {
        return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(text) ? "\u2068" + text.replace(/[\u2068\u2069]/g, "") + "\u2069" : text;
    }

    function room() {
        return bar.getBoundingClientRect().top - 8;
    }

    function letters() { return LETTERS.indexOf(words.get("letters")); }
    /* How close tiles stand: as the screen is asked to. */
    function tiles_density() { return Math.max(0, letters()); }
    function is_kind(word) { return Object.keys(KINDS).indexOf(word) >= 0; }
    /* As elsewhere: "Women's Section". NULL: there is none of that name. */
    function title_of(name) {
        var option = Array.from(document.querySelectorAll("#sections option")).find(function (x) { return x.value === name; });
        return option ? option.label : null;
    }
    /* What the address asks for and no screen has: it is left out, and said. */
    function mistakes() {
        var out = [], names = Array.from(document.querySelectorAll("#sections option"), function (x) { return x.value; }), from_to = words.get("tables");
        words.forEach(function (value, name) {
            if (["section", "show", "tables", "letters"].indexOf(name) < 0) out.push(told("strange", { name: name }));
        });
        if (section && title_of(section) === null) out.push(told("no_section", { section: section, names: names.join(", ") }));
        asked.forEach(function (word) {
            if (!is_kind(word)) out.push(told("no_kind", { word: word }));
        });
        if (words.has("letters") && letters() < 0) out.push(told("no_letters", { word: words.get("letters"), words: LETTERS.join(", ") }));
        if (from_to && (!/^\d+-\d+$/.test(from_to) || tables[0] > tables[1])) out.push(told("no_tables", { tables: from_to }));
        return out;
    }
    function nothing_words() {
        var of = section ? title_of(section) || section : "", what = kinds.map(function (kind) { return KINDS[kind]; }).join(", ");
        return of || what ? " " + told("nothing", { what: [of, what].filter(Boolean).join(" · ") }) + " " : "";
    }

    function kind_of(box) {
        return box.querySelector(".wall") ? "live" : box.querySelector(".seating") || box.dataset.due ? "pairings" : "standings";
    }
    function is_of_tables(row) {
        var no = row.querySelector(".no");
        return !no || (Number(no.textContent) >= tables[0] && Number(no.textContent) <= tables[1]);
    }
    function add(part, title, box, kind, rows, from, to) {
        var read = Math.min(MOST, Math.max(LEAST, BASE + OF_ROW * (to - from)));
        slides.push({ place: part + "." + from, title: title, box: box, rows: rows, from: from, to: to, tables: box.querySelector("[data-page]") !== null, kind: kind, read: read });
    }
    /* As many rows as have room below one another, from that one on. */
    function fill(rows, from) {
        var to = from;
        rows.forEach(function (row) { row.hidden = true; });
        do {
            rows[to].hidden = false;
            to++;
        } while (to < rows.length && rows[to - 1].getBoundingClientRect().bottom + rows[to - 1].offsetHeight < room());
        return to - from;
    }

    /* Pairings stand beside the matches that have begun for a screen of pairings alone. */
    function is_wanted(box, kind) {
        var begun = Array.from(document.querySelectorAll(".wall")).some(function (wall) { return wall.closest(".wide").dataset.section === box.dataset.section; });
        return kinds.length ? kinds.indexOf(kind) >= 0 && !(kind === "pairings" && begun && kinds.indexOf("live") >= 0) : !(kind === "pairings" && begun);
    }

    /* The table with its title: rows from..to of it are a screenful. */
    function cut(part, title, box) {
        var kind = kind_of(box), all = Array.from(box.querySelectorAll("tbody tr")), rows = all.filter(is_of_tables), from = 0, d = DENSITY[density];
        var most = { live: DENSITY[tiles_density()].tiles, pairings: box.dataset.due ? 1 : d.pairings * d.columns }[kind] || 0;
        if ((box.dataset.due && left_until(box.dataset.due) < 0) || !is_wanted(box, kind)) return;
        all.forEach(function (row) { row.hidden = true; });
        if (!most) {
            show(null);
            title.hidden = box.hidden = false;
        }
        while (from < rows.length) {
            var n = Math.min(rows.length - from, most || fill(rows, from) * d.standings);
            add(part, title, box, kind, rows, from, from + n);
            from += n;
        }
    }

    /* Of many columns rank, team, points and what decides first, for which there is room. */
    function narrow(table) {
        var cells = Array.from(table.tBodies[0].rows[0].cells), last = 0;
        var kept = cells.map(function (cell, i) {
            if (cell.classList.contains("b")) last = i;
            return cell.classList.contains("b");
        });
        kept[last + 1] = true;
        Array.from(table.rows).forEach(function (row) {
            Array.from(row.cells).forEach(function (cell, i) { if (!kept[i]) cell.remove(); });
        });
    }
    /* The rows of a screenful side by side: tables like the one that they are of. */
    function columns_of(slide) {
        return slide.kind === "live" || slide.box.dataset.due ? 1 : slide.kind === "pairings" ? DENSITY[density].columns : DENSITY[density].standings;
    }
    function spread(slide) {
        var table = slide.box.querySelector("table"), columns = columns_of(slide), n = Math.ceil((slide.to - slide.from) / columns);
        var out = document.createElement("div");
        out.className = "spread";
        for (var c = 0; c < columns; c++) {
            var one = table.cloneNode(true);
            Array.from(one.tBodies).forEach(function (body) { body.remove(); });
            one.hidden = false;
            one.appendChild(document.createElement("tbody")).append.apply(one.tBodies[0], slide.rows.slice(slide.from + c * n, Math.min(slide.from + (c + 1) * n, slide.to)).map(function (row) {
                var copy = row.cloneNode(true);
                copy.hidden = false;
                return copy;
            }));
            if (slide.kind === "standings" && one.rows.length > 1) narrow(one);
            out.appendChild(one);
        }
        table.hidden = true;
        slide.box.appendChild(out);
    }

    /* One of them alone; null: none. */
    function show(slide) {
        document.querySelectorAll("main .spread").forEach(function (copy) {
            copy.parentElement.querySelector("table").hidden = false;
            copy.remove();
        });
        document.querySelectorAll("main h2, main .wide, main footer").forEach(function (part) { part.hidden = true; });
        if (!slide) return;
        slide.title.hidden = slide.box.hidden = false;
        slide.rows.forEach(function (row, i) { row.hidden = i < slide.from || i >= slide.to; });
        if (columns_of(slide) > 1) spread(slide);
        window.scrollTo(0, 0);
        where.textContent = " " + told("where", { n: at + 1, all: slides.length }) + " ";
        ahead.textContent = next_words();
        key.replaceChildren.apply(key, Array.from((slide.box.querySelector(".key") || key.cloneNode()).children, function (x) { return x.cloneNode(true); }));
        range.textContent = slide.tables ? told("tables", { from: table_of(slide, slide.from), to: table_of(slide, slide.to - 1), all: slide.rows.length }) : "";
        tick();
    }
    /* What comes after this screenful. */
    function next_words() {
        var next = slides[(at + 1) % slides.length];
        if (slides.length < 2) return "";
        return next.tables ? told("next_tables", { from: table_of(next, next.from), to: table_of(next, next.to - 1) }) : told("next", { what: next.title.textContent });
    }
    /* Of all tables, as the squares stand now. */
    function finished(slide) {
        var squares = [];
        slide.box.querySelectorAll(".wall tbody tr").forEach(function (row) { squares.push.apply(squares, row.querySelector(".grid").children); });
        var done = squares.filter(function (x) { return x.textContent !== ""; }).length;
        return squares.length ? told("games", { done: done, all: squares.length }) : "";
    }
    function table_of(slide, i) { return slide.rows[i].querySelector(".no").textContent; }

    /* Seconds; the page says the instant with its offset from UTC, for the clock of a projector's computer may be that of another zone. */
    function left_until(due) { return (new Date(due) - Date.now()) / 1000; }
    /* What a clock on the wall of the hall shows. A browser that does not know the zone shows its own. */
    function on_the_wall(now) {
        var zone = (document.getElementById("sections") || { dataset: {} }).dataset.zone, as = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
        try {
            return new Intl.DateTimeFormat("en-GB", zone ? Object.assign({ timeZone: zone }, as) : as).format(now);
        } catch (unknown) {
            return new Intl.DateTimeFormat("en-GB", as).format(now);
        }
    }
    function words_of(seconds) {
        var minutes = Math.floor(seconds / 60);
        if (seconds < 600) return minutes + ":" + String(Math.floor(seconds % 60)).padStart(2, "0");
        if (minutes < 120) return told("minutes", { n: minutes });
        return minutes < 2880 ? told("hours", { h: Math.floor(minutes / 60), m: minutes % 60 }) : told("days", { n: Math.floor(minutes / 1440) });
    }
    function tick() {
        clock.textContent = on_the_wall(new Date());
        games.textContent = slides[at] ? finished(slides[at]) : "";
        rest.value = paused ? 0 : Math.max(0, (since + stay() - Date.now()) / 1000);
        document.querySelectorAll("main [data-due]").forEach(function (box) {
            box.querySelector(".left").textContent = words_of(Math.max(0, left_until(box.dataset.due)));
        });
    }

    /* Whatever was typed into the address: it is compared, and never a part of a selector. */
    function is_of_section(box) {
        return !section || box.dataset.section === section || Array.from(box.querySelectorAll("a[href]")).some(function (a) {
            return a.getAttribute("href").indexOf(section + "/") === 0;
        });
    }

    /* How long the screenful stays: if the closest cannot be over in a cycle, each has its share of it. */
    function stay() {
        var read = slides[at] ? slides[at].read : LEAST;
        return 1000 * read * Math.min(1, CYCLE / cycle);
    }
    function cut_all() {
        show(null);
        slides = [];
        document.body.dataset.density = density;
        document.body.dataset.tiles = tiles_density();
        document.querySelectorAll("main h2").forEach(function (title, part) {
            var box = title.nextElementSibling;
            if (box && box.classList.contains("wide") && is_of_section(box)) cut(part, title, box);
        });
        cycle = slides.reduce(function (sum, slide) { return sum + slide.read; }, 0);
    }
    /* How much of the picture announcements have: what is to be read is as much smaller. */
    function taken() {
        return Array.from(document.querySelectorAll(".notice, .wrong")).reduce(function (sum, p) { return sum + p.getBoundingClientRect().height; }, 0);
    }
    function prepare() {
        var place = slides[at] && slides[at].place;
        document.body.classList.add("in-turn");
        document.body.style.setProperty("--taken", taken() + "px");
        for (density = Math.max(0, letters()), cut_all(); letters() < 0 && cycle * HURRY > CYCLE && density < FREELY;) {
            density++;
            cut_all();
        }
        at = Math.max(0, slides.findIndex(function (s) { return s.place === place; }));
        show(slides[at] || null);
        if (slides.length === 0) where.textContent = nothing_words();
        rest.max = stay() / 1000;
        document.body.classList.toggle("in-turn", slides.length > 0);
    }

    function turn(by) {
        if (slides.length === 0) return;
        at = (at + by + slides.length) % slides.length;
        since = Date.now();
        show(slides[at]);
        rest.max = stay() / 1000;
        clearTimeout(timer);
        if (!paused) timer = setTimeout(turn, stay(), 1);
    }

    function toggle() {
        paused = !paused;
        pause.textContent = paused ? SAYS.go_on : SAYS.pause;
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
        wrong.textContent = mistakes().join(" ");
        wrong.hidden = wrong.textContent === "";
        prepare();
    }

    function button(b, text, does) {
        b.type = "button";
        b.textContent = text;
        b.addEventListener("click", does);
        bar.appendChild(b);
    }

    bar.className = "turns";
    bar.setAttribute("aria-label", SAYS.screen);
    home.href = "index.html";
    home.textContent = SAYS.all_pages;
    notice.className = "notice";
    notice.setAttribute("role", "status");
    button(pause, SAYS.pause, toggle);
    bar.appendChild(where);
    button(say, SAYS.announce, function () {
        announce(prompt(SAYS.what_to_announce, notice.textContent));
    });
    bar.appendChild(home);
    key.className = "key";
    ahead.className = "next";
    lines.className = "lines";
    lines.append(key, ahead);
    bar.appendChild(lines);
    rest.setAttribute("aria-hidden", "true");
    bar.appendChild(rest);
    top.className = "time";
    top.setAttribute("role", "complementary");
    games.className = "games";
    top.append(games, " ", range, " ", clock);
    document.body.appendChild(top);
    setInterval(tick, 1000);
    wrong.className = "wrong";
    wrong.setAttribute("role", "alert");
    document.body.insertBefore(wrong, document.querySelector("main"));
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
    /* In the hall nobody presses anything: what can be pressed is there while somebody is at the screen. */
    function touched() {
        document.body.classList.add("touched");
        clearTimeout(hands);
        hands = setTimeout(function () { document.body.classList.remove("touched"); }, 5000);
    }
    ["mousemove", "keydown", "touchstart"].forEach(function (name) { document.addEventListener(name, touched); });
    document.addEventListener("main", prepare);
    window.addEventListener("resize", prepare);
    tell();
    turn(0);
})();
