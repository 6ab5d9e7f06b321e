/* SPDX-License-Identifier: Apache-2.0 */
/* node verdicts.js FILE... - gives the second verifier every trace that was kept (tests/property/retold.h), and says for each
   kind of them in how many it comes to the verdict of the first. */
"use strict";
const fs = require("fs"), path = require("path"), readline = require("readline");
const verify = require(path.join(__dirname, "../../office/verify.js"));

const kinds = new Map();

function look(line) {
    const [verdict, what, trace] = line.split("\t");
    const result = verify(trace), kind = kinds.get(what) || { proved: 0, refused: 0, missed: [] };
    kind[verdict]++;
    if (result.ok !== (verdict === "proved")) kind.missed.push(verdict + " by the first, by the second: " + result.sentence);
    kinds.set(what, kind);
}

async function main(files) {
    for (const file of files)
        for await (const line of readline.createInterface({ input: fs.createReadStream(file) })) look(line);
    for (const [what, k] of kinds) {
        const agreed = k.proved + k.refused - k.missed.length;
        console.log((k.missed.length ? "not ok" : "ok") + " - " + what + ": " + k.proved + " proved, " + k.refused +
            " refused, the same verdict on " + agreed);
        for (const sentence of k.missed.slice(0, 5)) console.log("# " + sentence);
        if (k.missed.length) process.exitCode = 1;
    }
}

main(process.argv.slice(2));
