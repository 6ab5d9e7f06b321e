/* SPDX-License-Identifier: Apache-2.0 */
/* verify-page.js - the page that checks traces (verify.html): takes one of the site, or one of the reader's disk, to
   olympairVerify. */
"use strict";
(function () {
    const form = document.getElementById("verify"), round = document.getElementById("round");
    const file = document.getElementById("file"), verdict = document.getElementById("verdict");
    const proved = document.getElementById("proved");

    function add(parent, name, text) {
        const element = parent.appendChild(document.createElement(name));
        if (text !== undefined) element.textContent = text;
        return element;
    }

    function say(kind, sentence) {
        verdict.className = "verdict " + kind;
        verdict.textContent = sentence;
        proved.textContent = "";
    }

    function addHead(row, text, scope) {
        add(row, "th", text).scope = scope;
    }

    /* What the trace proves, to be compared with what was published. */
    function showPairs(pairs) {
        const wide = add(proved, "div"), table = add(wide, "table"), head = add(add(table, "thead"), "tr");
        const body = add(table, "tbody");
        wide.className = "wide";
        table.createCaption().textContent = "The pairs of this trace";
        for (const title of ["Table", "White on board 1", "Black on board 1"]) addHead(head, title, "col");
        pairs.forEach(function ([white, black], i) {
            const row = add(body, "tr");
            addHead(row, i + 1, "row");
            add(row, "td", white);
            add(row, "td", black);
        });
    }

    function show(bytes) {
        let result;
        try {
            result = olympairVerify(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
        } catch (e) {
            result = { ok: false, sentence: "This file cannot be read: " + e.message };
        }
        say(result.ok ? "yes" : "no", (result.ok ? "Yes. " : "No. ") + result.sentence);
        if (result.ok) showPairs(result.pairs);
    }

    /* A page on disk may not read the file beside it. */
    async function checkRound(address) {
        say("", "Checking …");
        try {
            const answer = await fetch(address);
            if (!answer.ok) throw new Error(answer.status + " " + answer.statusText);
            show(await answer.arrayBuffer());
        } catch (e) {
            say("no", "Not checked: this browser could not read " + address + " (" + e.message + "). Choose the file yourself.");
        }
    }

    async function checkFile(chosen) {
        if (!chosen) return;
        say("", "Checking …");
        show(await chosen.arrayBuffer());
    }

    function offer(section) {
        const group = add(round, "optgroup");
        group.label = section.querySelector("h2").textContent;
        section.querySelectorAll("li").forEach(function (item) {
            const link = item.querySelector("a"), option = add(group, "option", link.textContent);
            option.value = link.getAttribute("href");
            option.selected = "#" + item.id === location.hash;
        });
    }

    document.querySelectorAll("main .list").forEach(offer);
    if (!location.hash) round.querySelector("optgroup").lastChild.selected = true;
    form.addEventListener("submit", function (event) {
        event.preventDefault();
        checkRound(round.value);
    });
    file.addEventListener("change", () => checkFile(file.files[0]));
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", function (event) {
        event.preventDefault();
        checkFile(event.dataTransfer.files[0]);
    });
    form.hidden = false;
})();
