/* SPDX-License-Identifier: Apache-2.0 */
/* sort.js - sortTables(tables, title): a press on the heading of a column sorts by it, on the site and at the desk; the same again turns it round. */
"use strict";
window.sortTables = (function () {
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

    /* Only rows that stand alone can change places: a match keeps its boards. Groups that say so are taken apart, and come back by their first column. */
    function sortable(table) {
        if (table.querySelector("thead th button")) return false;
        if (table.hasAttribute("data-groups")) return true;
        return table.tBodies.length === 1 && !table.querySelector(".head, .heat, .games, thead.spoken") && table.tBodies[0].rows.length > 2;
    }

    function rowsOf(table) {
        return Array.prototype.filter.call(table.querySelectorAll("tbody tr"), function (row) {
            return !row.classList.contains("head") && !row.classList.contains("again");
        });
    }

    function mark(table, th, up) {
        table.querySelectorAll("thead th").forEach(function (other) {
            other.removeAttribute("aria-sort");
        });
        th.setAttribute("aria-sort", up ? "ascending" : "descending");
    }

    function sort(table, th, column, home) {
        var up = th.getAttribute("aria-sort") !== "ascending", grouped = table.hasAttribute("data-groups") && column === 0 && up;
        table.querySelectorAll("tr.again").forEach(function (row) {
            row.remove();
        });
        var rows = rowsOf(table).map(function (row, i) {
            return { row: row, key: value(row, column), i: i };
        });
        rows.sort(function (a, b) {
            return (up ? 1 : -1) * compare(a.key, b.key) || a.i - b.i;
        });
        rows.forEach(function (item) {
            (grouped ? home.get(item.row) : table.tBodies[table.tBodies.length - 1]).appendChild(item.row);
        });
        table.querySelectorAll("tr.head").forEach(function (head) {
            head.hidden = !grouped;
        });
        mark(table, th, up);
        if (part(table)) kept[part(table)] = { at: Array.prototype.indexOf.call(table.querySelectorAll("thead th"), th), column: column, up: up };
    }

    /* A part of a page that is read again keeps its order. */
    var kept = {};

    function part(table) {
        var of = table.closest("[data-part]");
        return of ? of.getAttribute("data-part") : "";
    }

    function sortAgain(table, home) {
        var was = kept[part(table)], th = was && table.querySelectorAll("thead th")[was.at];
        if (!th) return;
        if (!was.up) th.setAttribute("aria-sort", "ascending");
        sort(table, th, was.column, home);
    }

    function addButtons(table, title) {
        var home = new Map();
        rowsOf(table).forEach(function (row) {
            home.set(row, row.parentNode);
        });
        table.querySelectorAll("thead tr").forEach(function (tr) {
            Array.prototype.forEach.call(tr.cells, function (th, column) {
                if (th.tagName !== "TH") return;
                var button = document.createElement("button");
                button.type = "button";
                while (th.firstChild) button.appendChild(th.firstChild); /* with what is drawn in it */
                button.title = title;
                button.addEventListener("click", function () {
                    sort(table, th, column, home);
                });
                th.appendChild(button);
            });
        });
        sortAgain(table, home);
    }

    return function (tables, title) {
        Array.prototype.forEach.call(tables, function (table) {
            if (sortable(table)) addButtons(table, title);
        });
    };
})();
