/* Sorting by a column and searching rows: extra, the pages say everything without it. */
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

    document.querySelectorAll("main table").forEach(function (table) {
        if (sortable(table)) addButtons(table);
    });
    addSearch();
})();
