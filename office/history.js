/* SPDX-License-Identifier: Apache-2.0 */
/* history.js - the page of codes and seals (history.html): makes the SHA-256 of each record that is sealed, and checks the signature, by what the browser
   itself can do. Written from docs/formats/history.md. */
"use strict";
(function () {
    const form = document.getElementById("check"), verdict = document.getElementById("verdict");
    const checked = document.getElementById("checked");
    const command = "olympair verify seal.json";

    function bytesOf(hex) {
        if (!/^([0-9a-f]{2})+$/.test(hex)) throw new Error("it holds no hexadecimal digits");
        return Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
    }

    function hexOf(buffer) {
        return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
    }

    /* As people read it: five bits a letter, the first sixty. */
    function codeOf(hex) {
        const bits = Array.from(bytesOf(hex), (byte) => byte.toString(2).padStart(8, "0")).join("");
        const letters = bits.slice(0, 60).match(/.{5}/g).map((five) => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[parseInt(five, 2)]);
        return letters.join("").match(/.{4}/g).join("-");
    }

    async function read(address) {
        const answer = await fetch(address, { cache: "no-store" });
        if (!answer.ok) throw new Error(address + ": " + answer.status + " " + answer.statusText);
        return answer.arrayBuffer();
    }

    function messageOf(seal) {
        return new TextEncoder().encode(["olympair-seal 1", seal.event, seal.section, seal.round, seal.head, seal.record, ""].join("\n"));
    }

    async function isSigned(seal) {
        const key = await crypto.subtle.importKey("raw", bytesOf(seal.key), { name: "Ed25519" }, false, ["verify"]);
        return crypto.subtle.verify({ name: "Ed25519" }, key, bytesOf(seal.signature), messageOf(seal));
    }

    const less = "; its record is of version 1, which covers pairings, boards, results and points by decision, but not the ranking, the settings, ratings and lists of players";

    /* What is wrong with a seal; empty: nothing. `found` gets what its record does not cover. */
    async function faultOf(seal, address, found) {
        if (seal.format !== "olympair-seal 1") return "it is no seal that this page knows";
        if (!(await isSigned(seal))) return "it was not signed by the key that it names";
        const record = await read(address.replace(/seal\.json$/, "record.json"));
        const digest = hexOf(await crypto.subtle.digest("SHA-256", record));
        if (digest !== seal.record) return "the round has been changed since it was sealed at " + seal.time;
        const shown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(record));
        if (shown.section !== seal.section || shown.round !== seal.round) return "it is the seal of another round";
        if (shown.format !== "olympair-round 1" && shown.format !== "olympair-round 2") return "its record is of a version that this page does not know";
        found.less = shown.format === "olympair-round 1" ? less : "";
        return "";
    }

    function say(kind, sentence) {
        verdict.className = "verdict " + kind;
        verdict.textContent = sentence;
    }

    function add(parent, name, text) {
        const element = parent.appendChild(document.createElement(name));
        element.textContent = text;
        return element;
    }

    async function checkOne(list, link, keys) {
        const title = link.closest("section, .list").querySelector("h2").textContent + ", " + link.textContent;
        const address = link.getAttribute("href");
        try {
            const seal = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await read(address)));
            const found = {}, fault = await faultOf(seal, address, found);
            add(list, "li", title + ": " + (fault || "the record is the one that was sealed; history code " + codeOf(seal.head) + found.less));
            if (!fault) keys.add(codeOf(seal.key));
            return !fault;
        } catch (e) {
            add(list, "li", title + ": not checked (" + e.message + ")");
            return false;
        }
    }

    async function checkAll(links) {
        const list = document.createElement("ul"), keys = new Set();
        let good = 0;
        say("", "Checking …");
        checked.textContent = "";
        for (const link of links) good += await checkOne(list, link, keys);
        checked.append(list);
        if (good < links.length) say("no", "No. " + (links.length - good) + " of " + links.length + " seals cannot be confirmed.");
        else if (keys.size > 1) say("no", "No. The seals are signed with different keys: " + Array.from(keys).join(", ") + ".");
        else say("yes", "Yes. " + (good === 1 ? "The seal is" : "All " + good + " seals are") + " true. Compare the key with the one that the desk has told you: " + Array.from(keys).join("") + ".");
    }

    /* Browsers sign and hash only for pages that came over HTTPS or from this machine. */
    function start(links) {
        if (links.length === 0) say("", "No round is sealed yet.");
        else if (!window.isSecureContext || !window.crypto || !crypto.subtle)
            say("", "This browser checks signatures only over HTTPS. Take the seal and the record of a round into one folder and run: " + command);
        else {
            form.hidden = false;
            form.addEventListener("submit", function (event) {
                event.preventDefault();
                checkAll(links).catch((e) => say("no", "Not checked: " + e.message + ". The program can: " + command));
            });
        }
    }

    start(Array.from(document.querySelectorAll('main a[href$="/seal.json"]')));
})();
