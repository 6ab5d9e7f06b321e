/* SPDX-License-Identifier: Apache-2.0 */
/* node mutate.js N FILE - prints N traces in each of which one thing of one of the traces of the file, one a line, is changed at
   random; the same N and file give the same lines. */
"use strict";
const fs = require("fs");

/* Numbers that look random and are not. */
let state = 20160902;
function below(n) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * n);
}

function places(value, list) {
    if (value === null || typeof value !== "object") return list;
    for (const key of Object.keys(value)) {
        list.push([value, key]);
        places(value[key], list);
    }
    return list;
}

const CHANGES = [
    (v) => typeof v === "number" ? v + 1 : undefined,
    (v) => typeof v === "number" ? v - 1 : undefined,
    (v) => typeof v === "number" ? below(30) : undefined,
    (v) => typeof v === "number" ? null : undefined,
    (v) => typeof v === "number" ? -v : undefined,
    (v) => typeof v === "boolean" ? !v : undefined,
    (v) => v === null ? below(5) : undefined,
    (v) => v === null ? [] : undefined,
    (v) => Array.isArray(v) && v.length ? v.slice(1) : undefined,
    (v) => Array.isArray(v) && v.length ? v.concat([v[v.length - 1]]) : undefined,
    (v) => Array.isArray(v) && v.length > 1 ? v.slice().reverse() : undefined,
    (v) => Array.isArray(v) && v.length > 1 ? v.concat(v.splice(below(v.length), 1)) : undefined,
    (v) => Array.isArray(v) && v.length ? null : undefined,
    (v) => typeof v === "string" ? v.slice(1) : undefined,
    (v) => typeof v === "string" && /^[WB]+$/.test(v) ? (v[0] === "W" ? "B" : "W") + v.slice(1) : undefined,
    (v) => ["rest", "leavers", "floaters", "level", "breaches"].includes(v) ? ["rest", "leavers", "floaters", "level", "breaches"][below(5)] : undefined,
    (v) => ["met", "barred", "colours", "bye"].includes(v) ? ["met", "barred", "colours", "bye"][below(4)] : undefined,
    (v) => ["2012", "2022", "ecu", "ecu-2015"].includes(v) ? ["2012", "2022", "ecu", "ecu-2015"][below(4)] : undefined,
];

/* Lists of teams are long: what stands at the top is chosen as often as they are. */
function mutated(trace) {
    for (;;) {
        const copy = JSON.parse(trace), top = Object.keys(copy)[below(Object.keys(copy).length)];
        const all = places({ [top]: copy[top] }, []), [holder, key] = all[below(all.length)];
        const value = CHANGES[below(CHANGES.length)](holder[key]);
        if (value === undefined) continue;
        if (all[0][0] === holder) copy[top] = value;
        else holder[key] = value;
        return JSON.stringify(copy);
    }
}

const [count, file] = process.argv.slice(2), traces = fs.readFileSync(file, "utf8").trim().split("\n");
for (let i = 0; i < Number(count); i++) console.log(mutated(traces[i % traces.length]));
