/* SPDX-License-Identifier: Apache-2.0 */
/* verify.js - is this the pairing of the rules? Checks the trace of a round from its bytes alone, as docs/formats/trace.md
   says. It was written from that page, not from the checker of the program, so that one can be held to the other.

   In a page: olympairVerify(text) returns { ok, sentence, pairs }: the pairs that it proves, as names of White and Black on
   board 1, in order of publication, the bye last. Under node: node verify.js FILE... */
"use strict";
(function () {
    const EDITIONS = {
        "2012": { rank: ["mp", "gp"], first: "above", unplayed: false, late: false, ecu: false, bySum: false },
        "2022": { rank: ["mp"], first: "below", unplayed: true, late: true, ecu: false, bySum: false },
        "ecu": { rank: ["mp", "osb"], first: "above", unplayed: false, late: false, ecu: true, bySum: true },
        "ecu-2015": { rank: ["mp", "gp"], first: "above", unplayed: false, late: false, ecu: true, bySum: false },
    };

    /* What is wrong, and where in the trace. */
    class Fault extends Error {
        constructor(place, text) {
            super(place ? place + ": " + text : text);
        }
    }

    /* `text`: what is wrong, or a function that says it. */
    function demand(holds, place, text) {
        if (!holds) throw new Fault(place, typeof text === "function" ? text() : text);
    }

    /* --- JSON ----------------------------------------------------------------------------------- */

    const BYTES_MAX = 16 * 1024 * 1024, LISTS_MAX = 500000, VALUES_MAX = 4000000, DEPTH_MAX = 32;

    /* Stricter than JSON.parse: no member twice, whole numbers only, no more than the limits. */
    class Reader {
        constructor(text) {
            this.text = text;
            this.at = 0;
            this.lists = this.values = this.depth = 0;
        }

        fail(text) {
            throw new Fault("", "this is no trace of a round: " + text + " at character " + (this.at + 1));
        }

        skip() {
            while (" \t\r\n".includes(this.text[this.at] || "x")) this.at++;
        }

        take(sign) {
            this.skip();
            if (this.text[this.at] !== sign) return false;
            this.at++;
            return true;
        }

        need(sign) {
            if (!this.take(sign)) this.fail("'" + sign + "' expected");
        }

        match(pattern) {
            pattern.lastIndex = this.at;
            const found = pattern.exec(this.text);
            if (found) this.at = pattern.lastIndex;
            return found && found[0];
        }

        string() {
            this.skip();
            const token = this.match(/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
            if (token === null) this.fail("a text expected");
            const text = JSON.parse(token);
            if (/\0|[\ud800-\udfff]/u.test(text)) this.fail("a text with something that is no character");
            return text;
        }

        word() {
            const words = { "true": true, "false": false, "null": null }, found = this.match(/true|false|null/y);
            if (found) return words[found];
            const digits = this.match(/-?(?:0|[1-9][0-9]*)(?![0-9.eE])/y);
            if (digits === null) this.fail("a value expected");
            return Number(digits);
        }

        list() {
            const items = [];
            if (++this.lists > LISTS_MAX) this.fail("too many lists");
            if (this.take("]")) return items;
            do items.push(this.value()); while (this.take(","));
            this.need("]");
            return items;
        }

        object() {
            const members = Object.create(null);
            if (++this.lists > LISTS_MAX) this.fail("too many lists");
            if (this.take("}")) return members;
            do {
                const name = this.string();
                if (name in members) this.fail("\"" + name + "\" for the second time");
                this.need(":");
                members[name] = this.value();
            } while (this.take(","));
            this.need("}");
            return members;
        }

        value() {
            if (++this.values > VALUES_MAX) this.fail("too many values");
            if (++this.depth > DEPTH_MAX) this.fail("too many lists within lists");
            this.skip();
            const value = this.take("{") ? this.object() : this.take("[") ? this.list()
                : this.text[this.at] === "\"" ? this.string() : this.word();
            this.depth--;
            return value;
        }

        all() {
            const value = this.value();
            this.skip();
            if (this.at < this.text.length) this.fail("something behind the end");
            return value;
        }
    }

    /* --- the format ----------------------------------------------------------------------------- */

    /* A kind is a function of a value and its place that objects to what is not of that kind. */
    const NUMBER_MAX = 1000000, VALUE_MAX = 2 ** 40, TEAMS_MAX = 20000, CERTIFIED_MAX = 2 ** 24;

    function between(least, most) {
        return (value, at) => demand(typeof value === "number" && value >= least && value <= most, at,
            "a whole number from " + least + " to " + most + " expected");
    }

    function atLeast(least) {
        return between(least, NUMBER_MAX);
    }

    const whole = between(-NUMBER_MAX, NUMBER_MAX), price = between(-VALUE_MAX, VALUE_MAX);

    const HIDDEN = /[^\P{Cc}\t\n\v\f\r]|[\p{Cf}\u115f\u1160\u180e\u2800\u3164\uffa0]/u;

    function text(value, at) {
        demand(typeof value === "string" && !HIDDEN.test(value), at, "a text without control or invisible characters expected");
    }

    function flag(value, at) {
        demand(typeof value === "boolean", at, "true or false expected");
    }

    function among(...words) {
        return (value, at) => demand(words.includes(value), at, "one of " + words.join(", ") + " expected");
    }

    function maybe(kind) {
        return (value, at) => value === null || kind(value, at);
    }

    function list(kind) {
        return function (value, at) {
            demand(Array.isArray(value), at, "a list expected");
            value.forEach((item, i) => kind(item, at + "[" + i + "]"));
        };
    }

    function tuple(...kinds) {
        return function (value, at) {
            demand(Array.isArray(value) && value.length === kinds.length, at, "a list of " + kinds.length + " expected");
            kinds.forEach((kind, i) => kind(value[i], at + "[" + i + "]"));
        };
    }

    /* `optional`: those that may be missing. */
    function object(members, ...optional) {
        return function (value, at) {
            const inside = at ? at + "." : "";
            demand(value !== null && typeof value === "object" && !Array.isArray(value), at, "an object expected");
            for (const name of Object.keys(value))
                demand(Object.hasOwn(members, name), inside + name, "no such member is known");
            for (const name of Object.keys(members))
                if (name in value) members[name](value[name], inside + name);
                else demand(optional.includes(name), inside + name, "this member is missing");
        };
    }

    /* No list names a team twice. */
    function distinct(kind) {
        return function (value, at) {
            kind(value, at);
            const named = new Set();
            for (const number of value.flat()) {
                demand(!named.has(number), at, "team " + number + " is named twice");
                named.add(number);
            }
        };
    }

    const number = atLeast(1), place = atLeast(0);
    const numbers = distinct(list(number)), pair = tuple(number, number);

    function filled(value, at) {
        numbers(value, at);
        demand(value.length > 0, at, "an empty list");
    }

    function notZero(value, at) {
        price(value, at);
        demand(value !== 0, at, "an entry with the value 0");
    }

    const PLAIN = { met: { round: atLeast(1) }, barred: {}, colours: {}, bye: {} };

    const PROVED = ["rest", "leavers", "floaters", "level", "breaches"], why = among(...Object.keys(PLAIN), ...PROVED);

    function refusal(value, at) {
        demand(value !== null && typeof value === "object", at, "an object expected");
        why(value.why, at + ".why");
        object({ team: number, other: number, why, ...(PLAIN[value.why] || { certificate: place }) }, "other")(value, at);
    }

    const TEAM = {
        number, name: text, rating: place, mp: whole, gp: whole, osb: whole, met: list(tuple(number, number)),
        unplayed: list(number), colours: text, no_bye: flag, late: flag,
    };
    const PAIR = {
        white: number, black: number,
        why: among("COLOUR_LOT", "COLOUR_LIMITS", "COLOUR_EQUALISE", "COLOUR_OPPOSITE", "COLOUR_HISTORY",
            "COLOUR_HIGHER", "COLOUR_ALTERNATE"),
    };

    const GROUP = {
        mp: whole, side: among("above", "below", "median"), residents: numbers, floaters: numbers, leavers: numbers,
        level: maybe(place), breaches: place, fewest: maybe(place), again: maybe(place), earlier: list(place),
        cheapest: maybe(place), witness: maybe(distinct(list(pair))),
        steps: list(object({
            kind: among("floater", "leaver", "table"), team: number, other: maybe(number), refused: list(refusal),
        })),
    };
    const CERTIFICATE = {
        scope: among("round", "stayers", "wide"), measure: among(...PROVED), level: maybe(place),
        leaves: maybe(number), beyond: filled, values: list(tuple(notZero, filled)),
        sets: list(tuple(between(1, VALUE_MAX), filled)),
    };
    const traceKind = object({
        format: among("olympair-trace"), version: among(1), event: text, section: text,
        edition: among(...Object.keys(EDITIONS)), lot: among("W", "B"), round: atLeast(1), rounds: atLeast(1), host: maybe(number),
        teams: list(object(TEAM)), barred: list(pair), barred_by: list(object({ by: text, at: text, reason: text })),
        bye: maybe(object({ team: number, refused: list(refusal) })), groups: list(object(GROUP)),
        certificates: list(object(CERTIFICATE, "beyond")), pairs: list(object(PAIR)),
    }, "barred_by", "rounds");

    function read(bytes) {
        demand(bytes.length <= BYTES_MAX, "", "this is no trace of a round: it is larger than 16 MiB");
        const trace = new Reader(bytes).all();
        demand(trace !== null && trace.format === "olympair-trace", "format", "this is no trace of a round");
        demand(trace.version === 1, "version", "only traces of version 1 can be checked");
        traceKind(trace, "");
        demand(!("rounds" in trace) || trace.rounds >= trace.round, "rounds", "a whole number from " + trace.round + " on expected");
        demand(trace.teams.length <= TEAMS_MAX, "teams", "more than " + TEAMS_MAX + " teams");
        demand(trace.teams.length * trace.certificates.length <= CERTIFIED_MAX, "certificates", "more than a round can need");
        return trace;
    }

    /* --- what the round was paired from --------------------------------------------------------- */

    /* Teams are known by their place in the order of rank, 0 for the highest. */
    class Field {
        constructor(trace) {
            this.trace = trace;
            this.edition = EDITIONS[trace.edition];
            /* Of the European championships: no limits of colours in the last round, and strict ones before it. */
            this.isFree = this.edition.ecu && trace.rounds === trace.round;
            this.isStrict = this.edition.ecu && !this.isFree;
            this.team = trace.teams.map((t, i) => Field.team(t, i, this.isFree));
            this.n = this.team.length;
            this.at = new Map(this.team.map((t, i) => [t.number, i]));
            this.barred = new Set();
            this.used = new Set();
            this.count = { decisions: 0, refusals: 0, proofs: 0 };
        }

        static team(t, i, isFree) {
            const colours = t.colours, place = "teams[" + i + "]", unplayed = new Set(t.unplayed);
            demand(/^[WB]*$/.test(colours), place + ".colours", "only W and B are colours");
            const whites = colours.replace(/B/g, "").length, difference = 2 * whites - colours.length;
            return {
                ...t, place, difference, unplayed, rounds: new Map(t.met.map(([opponent, when]) => [when, opponent])),
                W: isFree || (difference <= 1 && !colours.endsWith("WW")), B: isFree || (difference >= -1 && !colours.endsWith("BB")),
            };
        }

        name(i) {
            return "team " + this.team[i].number + " (" + this.team[i].name + ")";
        }

        both(i, j) {
            return this.name(i) + " and " + this.name(j);
        }

        /* The team of that number. */
        find(number, place) {
            demand(this.at.has(number), place, "there is no team " + number);
            return this.at.get(number);
        }

        findAll(list, place) {
            return list.map((number, i) => this.find(number, place + "[" + i + "]"));
        }

        key(i, j) {
            return Math.min(i, j) * this.n + Math.max(i, j);
        }

        /* The round in which the two met, the first if they did twice; 0 if they did not. */
        metIn(i, j) {
            const meeting = this.team[i].met.find(([opponent]) => opponent === this.team[j].number);
            return meeting ? meeting[1] : 0;
        }

        isWithin(i, j) {
            const a = this.team[i], b = this.team[j];
            return (a.W && b.B) || (a.B && b.W);
        }

        isNew(i, j) {
            return i !== j && this.metIn(i, j) === 0 && !this.barred.has(this.key(i, j));
        }

        isLegal(i, j) {
            return this.isNew(i, j) && this.isWithin(i, j);
        }

        isBreach(i, j) {
            return this.isNew(i, j) && !this.isWithin(i, j);
        }

        isOpen(i, j) {
            return this.isStrict ? this.isLegal(i, j) : this.isNew(i, j);
        }
    }

    function checkTeam(f, t) {
        const round = f.trace.round;
        let before = 0;
        for (const [opponent, when] of t.met) {
            demand(opponent !== t.number, t.place + ".met", "the team has met itself");
            demand(when > before && when < round, t.place + ".met", "rounds before this one, oldest first, expected");
            before = when;
        }
        checkUnplayed(f, t);
        demand(t.colours.length === t.met.length - t.unplayed.size, t.place + ".colours",
            "not one colour for every match that was played");
    }

    function checkUnplayed(f, t) {
        const list = [...t.unplayed], raw = f.trace.teams[f.at.get(t.number)].unplayed;
        demand(list.length === raw.length, t.place + ".unplayed", "a round is named twice");
        demand(list.length === 0 || f.edition.unplayed, t.place + ".unplayed",
            "a match that was not played is a meeting in edition 2022 alone");
        list.forEach((when, i) => demand(t.rounds.has(when) && (i === 0 || list[i - 1] < when), t.place + ".unplayed",
            "rounds of meetings, oldest first, expected"));
    }

    /* The colour of a meeting, "" if it was not played. */
    function colourIn(t, when) {
        const played = [...t.rounds.keys()].filter((round) => !t.unplayed.has(round));
        return t.unplayed.has(when) ? "" : t.colours[played.indexOf(when)];
    }

    function checkMeetings(f, t) {
        for (const [opponent, when] of t.met) {
            const o = f.team[f.at.get(opponent)];
            if (!o) continue;
            demand(o.rounds.get(when) === t.number, t.place + ".met",
                "team " + opponent + " does not have this meeting in round " + when);
            const own = colourIn(t, when), other = colourIn(o, when);
            demand(own === "" ? other === "" : other !== "" && own !== other, t.place + ".colours",
                "the colours of the meeting with team " + opponent + " are not opposite");
        }
    }

    /* Below 0 if a is ranked higher. */
    function byRank(f, a, b) {
        for (const what of f.edition.rank)
            if (a[what] !== b[what]) return b[what] - a[what];
        return a.number - b.number;
    }

    function checkField(f) {
        demand(f.at.size === f.n, "teams", "a number is given twice");
        for (const t of f.team) checkTeam(f, t);
        for (const t of f.team) checkMeetings(f, t);
        for (let i = 1; i < f.n; i++)
            demand(byRank(f, f.team[i - 1], f.team[i]) < 0, f.team[i].place, f.name(i) + " is ranked too low");
        f.trace.barred.forEach(function (numbers, i) {
            const place = "barred[" + i + "]", [a, b] = f.findAll(numbers, place);
            demand(a !== b && !f.barred.has(f.key(a, b)), place, "not two teams, or barred twice");
            f.barred.add(f.key(a, b));
        });
        const by = f.trace.barred_by;
        demand(!by || by.length === f.trace.barred.length, "barred_by", "not one for every pair that is barred");
    }

    /* --- certificates --------------------------------------------------------------------------- */

    function certificateValues(f, c, at) {
        const value = new Array(f.n).fill(0);
        c.values.forEach(([v, list], i) => f.findAll(list, at + ".values[" + i + "][1]").forEach(function (t) {
            demand(value[t] === 0, at + ".values", f.name(t) + " has two values");
            value[t] = v;
        }));
        return value;
    }

    /* For each team the sets it is in, by their places. */
    function certificateSets(f, c, at) {
        const of = f.team.map(() => new Set());
        c.sets.forEach(([, list], i) => f.findAll(list, at + ".sets[" + i + "][1]").forEach((t) => of[t].add(i)));
        return of;
    }

    function loadCertificates(f) {
        f.certificate = f.trace.certificates.map(function (c, i) {
            const at = "certificates[" + i + "]";
            if (c.leaves !== null) f.find(c.leaves, at + ".leaves");
            const beyond = c.beyond && new Set(f.findAll(c.beyond, at + ".beyond"));
            return { ...c, at, beyond, value: certificateValues(f, c, at), setsOf: certificateSets(f, c, at) };
        });
    }

    /* Sums of many values can be too large for a plain number. */
    function leastTwice(c, present) {
        const inside = new Array(c.sets.length).fill(0);
        let v = 0n;
        for (const t of present) {
            v += BigInt(c.value[t]);
            for (const set of c.setsOf[t]) inside[set]++;
        }
        return c.sets.reduce((sum, [z], i) => sum - BigInt(z) * BigInt(Math.floor(inside[i] / 2)), v);
    }

    function shared(c, u, v) {
        let sum = 0;
        for (const set of c.setsOf[u])
            if (c.setsOf[v].has(set)) sum += c.sets[set][0];
        return sum;
    }

    function isCovered(c, claim, u, v) {
        const sum = c.value[u] + c.value[v];
        if (sum <= 0) return true;
        const cost = claim.cost(u, v, c.beyond);
        return cost === null || sum - shared(c, u, v) <= 2 * cost;
    }

    /* What has to be proved: that no completion of the teams that are present costs `limit` or less. `cost` of a pair is
       null if it may not be made. If the claim is split, certificates that follow each other in the list prove it for all teams
       of `split` together, each for those that its `beyond` names. */
    function prove(f, index, claim, place) {
        if (!claim.split) {
            proveOne(f, index, claim, place);
        }
        const left = new Set(claim.split || []);
        for (let i = index; left.size > 0; i++) {
            const c = f.certificate[i];
            demand(c && c.beyond, place, "certificate " + i + " names nobody who meets a team beyond the next group");
            proveOne(f, i, claim, place);
            for (const t of c.beyond) left.delete(t);
        }
        f.count.proofs++;
    }

    function proveOne(f, index, claim, place) {
        const c = f.certificate[index];
        demand(c, place, "there is no certificate " + index);
        const why = "certificate " + index + " does not prove it: ", list = claim.present, v = leastTwice(c, list);
        for (let i = 0; i < list.length; i++)
            for (let k = i + 1; k < list.length; k++)
                demand(isCovered(c, claim, list[i], list[k]), place,
                    () => why + "the pair of " + f.both(list[i], list[k]) + " is not covered");
        demand(v > 2 * claim.limit, place, why + v + " is not more than " + 2 * claim.limit);
        const isFor = ["scope", "measure", "level", "leaves"].every((name) => c[name] === claim[name]);
        if (isFor && Boolean(c.beyond) === Boolean(claim.split)) f.used.add(index);
    }

    function checkUse(f) {
        for (const [i, c] of f.certificate.entries())
            demand(f.used.has(i), c.at, "this certificate is not used for what it was made for");
    }

    /* --- refusals ------------------------------------------------------------------------------- */

    /* One refusal for each alternative, in their order. */
    function checkRefused(f, refused, alternatives, place, check) {
        alternatives.forEach(function (a, i) {
            const at = place + ".refused[" + i + "]", r = refused[i], given = a.other === undefined ? "" : " with " + f.name(a.other);
            demand(r, at, "it is not said why it is not " + f.name(a.team) + given);
            const other = a.other === undefined ? undefined : f.team[a.other].number;
            demand(r.team === f.team[a.team].number && r.other === other, at, f.name(a.team) + given + " comes first");
            check(r, a, at);
            f.count.refusals++;
        });
        demand(refused.length === alternatives.length, place + ".refused", "more is refused than comes before");
    }

    /* The plain reason, if there is one, is the one that is given. True if it was. */
    function isPlain(r, why, at) {
        demand(why ? r.why === why : !(r.why in PLAIN), at + ".why",
            why ? "the reason is \"" + why + "\", not \"" + r.why + "\"" : "\"" + r.why + "\" is not so");
        return Boolean(why);
    }

    function closedBy(f, u, v, breaches) {
        if (f.metIn(u, v) > 0) return "met";
        if (f.barred.has(f.key(u, v))) return "barred";
        return breaches === 0 && f.isBreach(u, v) ? "colours" : "";
    }

    /* --- the bye -------------------------------------------------------------------------------- */

    function mayHaveBye(f, t) {
        return !f.team[t].no_bye && !(f.edition.late && f.team[t].late);
    }

    function openCost(f) {
        return (u, v) => f.isOpen(u, v) ? 0 : null;
    }

    function checkByeRefusal(f, r, t, at) {
        if (isPlain(r, mayHaveBye(f, t) ? "" : "bye", at)) return;
        demand(r.why === "rest", at + ".why", "\"" + r.why + "\" is no reason for a bye");
        prove(f, r.certificate, {
            scope: "round", measure: "rest", level: null, leaves: null, limit: 0, cost: openCost(f),
            present: f.team.map((_, i) => i).filter((i) => i !== t),
        }, at);
    }

    function checkBye(f) {
        const bye = f.trace.bye;
        demand((bye !== null) === (f.n % 2 === 1), "bye", "a bye is given if the number of teams is odd, and only then");
        f.bye = -1;
        if (!bye) return;
        f.bye = f.find(bye.team, "bye.team");
        f.count.decisions++;
        demand(mayHaveBye(f, f.bye), "bye.team", f.name(f.bye) + " may not have the bye");
        const lower = f.team.map((_, i) => ({ team: i })).slice(f.bye + 1).reverse();
        checkRefused(f, bye.refused, lower, "bye", (r, a, at) => checkByeRefusal(f, r, a.team, at));
    }

    /* --- groups --------------------------------------------------------------------------------- */

    function scoreGroups(f) {
        const members = f.team.map((_, i) => i).filter((i) => i !== f.bye), groups = [];
        for (const i of members) {
            const last = groups[groups.length - 1];
            if (last && last.mp === f.team[i].mp) last.residents.push(i);
            else groups.push({ mp: f.team[i].mp, residents: [i] });
        }
        const median = members[members.length / 2], at = groups.findIndex((g) => g.residents.includes(median));
        groups.forEach(function (g, i) {
            g.side = i < at ? "above" : i > at ? "below" : "median";
            g.away = Math.abs(i - at);
            if (i > at) g.residents.reverse();
        });
        return groups;
    }

    /* In the order in which they are paired. */
    function groupOrder(f) {
        const groups = scoreGroups(f), of = (side) => groups.filter((g) => g.side === side);
        const above = of("above"), below = of("below").reverse();
        return (f.edition.first === "above" ? [...above, ...below] : [...below, ...above]).concat(of("median"));
    }

    function same(a, b) {
        return a.length === b.length && a.every((x, i) => x === b[i]);
    }

    /* A group while its steps are gone through. */
    class Bracket {
        constructor(f, g, record, place) {
            Object.assign(this, { f, ...g, record, place });
            this.order = this.side === "below" ? -1 : 1;
            this.leavers = f.findAll(record.leavers, place + ".leavers");
            this.breaches = record.breaches;
            this.left = new Set();
            this.gone = [];
            this.pairs = [];
            this.step = 0;
        }

        /* Who is around, before the first step. `later`: the groups that are still to be paired. */
        surround(floaters, waiting, later) {
            const f = this.f, nextIsMedian = this.away === 1;
            this.floaters = floaters;
            this.team = [...floaters, ...this.residents];
            this.came = new Set(floaters);
            this.outside = [...later.flatMap((g) => g.residents), ...waiting];
            this.waits = new Set(nextIsMedian ? waiting : []);
            this.isInside = new Set(this.team);
            this.steps = new Map();
            for (const g of later)
                if (g.side === this.side || g.side === "median")
                    for (const t of g.residents) this.steps.set(t, this.away - g.away);
            for (const t of this.team) this.left.add(t);
            this.K = this.team.length + this.outside.length + 1;
            this.A = this.leavers.filter((t) => this.came.has(t)).length;
        }

        levels() {
            return 2 * this.away + 6;
        }

        /* What a level asks for: of the stayers, and how far leavers may go. Where nobody leaves it is the last. */
        level(number) {
            const l = number === null ? this.levels() - 1 : number;
            if (l < 6) return { legal: l < 3, a: l % 3 === 0, legalWay: l % 3 < 2, reach: 1 };
            return { legal: l % 2 === 0, a: false, legalWay: false, reach: l >= this.levels() - 2 ? Infinity : (l >> 1) - 1 };
        }

        /* May the leaver u meet v, who is outside? Who had arrived travels on, and only the way of a asks where to. */
        suits(way, u, v) {
            if (this.came.has(u) && !(way.a && this.kind(v) === "next"))
                return this.f.isOpen(u, v) && !(way.a && this.kind(v) === "waiting");
            const steps = this.steps.has(v) ? this.steps.get(v) : Infinity;
            return steps <= way.reach && (way.legalWay ? this.f.isLegal(u, v) : this.f.isOpen(u, v));
        }

        kind(t) {
            return this.steps.get(t) === 1 ? "next" : this.waits.has(t) ? "waiting" : "far";
        }

        /* `beyond`: of a certificate for a split claim, who of the next group may meet a team beyond. */
        costOutside(way, u, v, beyond) {
            if (!this.f.isOpen(u, v)) return null;
            if (!way.a) return 0;
            switch ([this.kind(u), this.kind(v)].sort().join(" ")) {
            case "next next": return this.f.isLegal(u, v) ? 0 : null;
            case "next waiting": case "waiting waiting": case "far far": return 0;
            case "far next": return !beyond ? this.K : beyond.has(this.kind(u) === "next" ? u : v) ? 0 : null;
            default: return null;
            }
        }

        costInside(measure, way, u, v) {
            if (!this.f.isOpen(u, v)) return null;
            if (!["level", "breaches"].includes(measure) || !this.f.isBreach(u, v)) return 0;
            return way.legal ? null : measure === "level" ? 0 : 1;
        }

        costLeaving(measure, way, u, v) {
            const came = this.came.has(u) ? 1 : 0, K = this.K;
            if (!this.f.isOpen(u, v)) return null;
            switch (measure) {
            case "rest": return 0;
            case "leavers": return 1;
            case "floaters": return K + came;
            default: return this.suits(way, u, v) ? K * K + 2 * K * came : null;
            }
        }

        wideCost(measure, way, must) {
            const split = this.isSplit(measure, way);
            return (u, v, beyond) => {
                const inside = this.isInside.has(u) + this.isInside.has(v);
                if (inside === 0) return ["level", "breaches"].includes(measure)
                    ? this.costOutside(way, u, v, split ? beyond : undefined) : this.f.isOpen(u, v) ? 0 : null;
                if (inside === 2) return must.has(u) || must.has(v) ? null : this.costInside(measure, way, u, v);
                return this.isInside.has(u) ? this.costLeaving(measure, way, u, v) : this.costLeaving(measure, way, v, u);
            };
        }

        next() {
            return [...this.steps].filter(([, steps]) => steps === 1).map(([t]) => t);
        }

        /* Is a claim about breaches proved for each resident of the next group that may meet a team beyond it? */
        isSplit(measure, way) {
            return measure === "breaches" && way.a && !way.legal && this.A > 0;
        }

        /* May a pair lead out of the next group? Unless a floater that had arrived leaves, numbers decide it. */
        maySpill(measure, way) {
            if (!way.a || this.A > 0) return way.a && !this.isSplit(measure, way);
            return (this.next().length + this.waits.size + this.leavers.length) % 2 === 1;
        }

        /* No completion with these leavers, as this level wants them, costs more. */
        weight(measure, way) {
            const { K, A } = this;
            return this.leavers.length * K * K + A * 2 * K + (this.maySpill(measure, way) ? K : 0);
        }

        wideLimit(measure, way) {
            const L = this.leavers.length;
            switch (measure) {
            case "rest": return 0;
            case "leavers": return L;
            case "floaters": return L * this.K + this.A;
            case "level": return this.weight(measure, way);
            default: return this.weight(measure, way) + this.breaches;
            }
        }

        /* What a certificate has to prove about all teams that are left. */
        wide(measure, level, less, change) {
            const way = this.level(level), without = change.without || [], leaves = change.leaves;
            const must = new Set(leaves === undefined ? this.gone : [...this.gone, leaves]);
            return {
                scope: "wide", measure, level: ["level", "breaches"].includes(measure) ? level || 0 : null,
                leaves: leaves === undefined ? null : this.f.team[leaves].number,
                present: [...this.left, ...this.outside].filter((t) => !without.includes(t)),
                cost: this.wideCost(measure, way, must), limit: this.wideLimit(measure, way) - less,
                split: this.isSplit(measure, way) ? this.next() : undefined,
            };
        }

        /* About the teams of the bracket alone. */
        stayers(measure, less, without) {
            const f = this.f, priced = measure === "breaches";
            return {
                scope: "stayers", measure, level: null, leaves: null,
                present: [...this.left].filter((t) => !this.gone.includes(t) && !without.includes(t)),
                cost: (u, v) => !f.isOpen(u, v) ? null : priced && f.isBreach(u, v) ? 1 : 0,
                limit: priced ? this.breaches - less : 0,
            };
        }
    }

    /* --- steps ---------------------------------------------------------------------------------- */

    function nextStep(b, kind, team) {
        const at = b.place + ".steps[" + b.step + "]", s = b.record.steps[b.step++];
        demand(s, b.place + ".steps", "the step of " + b.f.name(team) + " is missing");
        demand(s.kind === kind, at + ".kind", "a step \"" + kind + "\" is expected here");
        b.f.count.decisions++;
        return { at, team, other: s.other === null ? null : b.f.find(s.other, at + ".other"), record: s };
    }

    function checkOpen(b, u, v, at) {
        demand(b.f.isOpen(u, v), at, b.f.both(u, v) + " may not meet");
        if (!b.f.isBreach(u, v)) return;
        demand(b.breaches > 0, at, "the pair of " + b.f.both(u, v) + " is a breach more than the group has");
        b.breaches--;
    }

    function take(b, u, v, at) {
        checkOpen(b, u, v, at);
        b.left.delete(u);
        b.left.delete(v);
        b.pairs.push([u, v]);
        b.f.pairs.add(b.f.key(u, v));
    }

    function refusePair(b, r, a, at, isWide) {
        const f = b.f, less = f.isBreach(a.team, a.other) ? 1 : 0, without = [a.team, a.other];
        const plain = closedBy(f, a.team, a.other, b.breaches);
        if (isPlain(r, plain, at)) {
            demand(plain !== "met" || r.round === f.metIn(a.team, a.other), at + ".round", "they met in another round");
            return;
        }
        demand(isWide || ["rest", "breaches"].includes(r.why), at + ".why", "\"" + r.why + "\" is no reason here");
        demandLevel(b, r, at);
        prove(f, r.certificate, isWide ? b.wide(r.why, b.record.level, r.why === "breaches" ? less : 0, { without })
            : b.stayers(r.why, less, without), at);
    }

    function demandLevel(b, r, at) {
        demand(r.why !== "level" || b.record.level !== null, at + ".why", "nobody leaves, so there is no level to be lost");
    }

    function refuseLeaver(b, r, a, at) {
        isPlain(r, "", at);
        demandLevel(b, r, at);
        prove(b.f, r.certificate, b.wide(r.why, b.record.level, 0, { leaves: a.team }), at);
    }

    /* Those that come before the one that was chosen. */
    function before(b, list, chosen, at) {
        const end = chosen === null ? list.length : list.indexOf(chosen);
        demand(end >= 0, at, b.f.name(chosen === null ? b.team[0] : chosen) + " cannot be chosen here");
        return list.slice(0, end);
    }

    function pairStep(b, kind, team, candidates, isWide) {
        const s = nextStep(b, kind, team);
        demand(b.f.find(s.record.team, s.at + ".team") === team, s.at + ".team", "it is the turn of " + b.f.name(team));
        const passed = before(b, candidates, s.other, s.at + ".other").map((other) => ({ team, other }));
        checkRefused(b.f, s.record.refused, passed, s.at, (r, a, at) => refusePair(b, r, a, at, isWide));
        return s;
    }

    function isLeft(b) {
        return (t) => b.left.has(t);
    }

    function floaterStep(b, team) {
        const s = pairStep(b, "floater", team, b.residents.filter(isLeft(b)), true);
        if (s.other === null) b.gone.push(team);
        else take(b, team, s.other, s.at);
    }

    /* Returns those that can still leave after it. */
    function leaverStep(b, candidates) {
        demand(candidates.length > 0, b.place + ".leavers", "more teams leave than can");
        const s = nextStep(b, "leaver", candidates[0]), leaver = b.f.find(s.record.team, s.at + ".team");
        demand(s.other === null, s.at + ".other", "who leaves meets nobody here");
        const passed = before(b, candidates, leaver, s.at + ".team").map((team) => ({ team }));
        checkRefused(b.f, s.record.refused, passed, s.at, (r, a, at) => refuseLeaver(b, r, a, at));
        b.gone.push(leaver);
        return candidates.slice(passed.length + 1);
    }

    function tableSteps(b) {
        for (;;) {
            const list = b.residents.filter((t) => b.left.has(t) && !b.gone.includes(t)), half = list.length / 2;
            if (list.length === 0) return;
            demand(half % 1 === 0, b.place + ".steps", "an odd number of teams is left for the table");
            const tried = [...list.slice(half), ...list.slice(1, half).reverse()];
            const s = pairStep(b, "table", list[0], tried, false);
            demand(s.other !== null, s.at + ".other", "an opponent is missing");
            take(b, list[0], s.other, s.at);
        }
    }

    function endSteps(b) {
        demand(b.step === b.record.steps.length, b.place + ".steps[" + b.step + "]", "a step too many");
        demand(b.breaches === 0, b.place + ".breaches", "the group has " + (b.record.breaches - b.breaches) + " breaches");
    }

    function walkSide(b) {
        b.floaters.forEach((t) => floaterStep(b, t));
        let can = b.residents.filter(isLeft(b)).reverse();
        while (b.gone.length < b.leavers.length) can = leaverStep(b, can);
        tableSteps(b);
        endSteps(b);
        demand(same([...b.gone].sort((x, y) => b.order * (x - y)), b.leavers), b.place + ".leavers",
            "not those that leave by the steps");
    }

    /* --- the median group ----------------------------------------------------------------------- */

    function medianFloater(b, team, candidates) {
        if (!b.left.has(team)) return;
        const s = pairStep(b, "floater", team, candidates.filter(isLeft(b)), false);
        demand(s.other !== null, s.at + ".other", "nobody leaves the median group");
        take(b, team, s.other, s.at);
    }

    function walkMedian(b, above, below) {
        const fromBelow = [...below].sort((x, y) => x - y), lowest = [...b.residents].reverse();
        above.forEach((t) => medianFloater(b, t, [...b.residents, ...fromBelow]));
        below.forEach((t) => medianFloater(b, t, lowest));
        tableSteps(b);
        endSteps(b);
    }

    /* --- what is claimed of a group ------------------------------------------------------------- */

    /* A certificate that is there if it is needed, and only then. */
    function claim(b, name, isNeeded, what) {
        const at = b.place + "." + name, index = b.record[name];
        demand((index !== null && index !== undefined) === isNeeded, at, isNeeded ? "a proof is missing" : "a proof of what needs none");
        if (isNeeded) prove(b.f, index, what(), at);
    }

    function checkLevel(b) {
        const level = b.record.level, at = b.place + ".level";
        demand((level !== null) === (b.leavers.length > 0), at, "a level is given if teams leave, and only then");
        demand(level === null || level < b.levels(), at, "there is no such level");
        demand(level === null || !b.level(level).legal || b.record.breaches === 0, b.place + ".breaches",
            "at this level there are no breaches");
        demand(b.record.earlier.length === (level || 0), b.place + ".earlier", "not one proof for each level before");
    }

    function checkClaims(b) {
        const L = b.leavers.length;
        checkLevel(b);
        claim(b, "fewest", L > 0 && !(L === 1 && b.team.length % 2 === 1), () => b.wide("leavers", b.record.level, 1, {}));
        claim(b, "again", b.A > 0, () => b.wide("floaters", b.record.level, 1, {}));
        b.record.earlier.forEach((index, level) => prove(b.f, index, b.wide("level", level, 0, {}), b.place + ".earlier[" + level + "]"));
        claim(b, "cheapest", b.record.breaches > 0, () => b.wide("breaches", b.record.level, 1, {}));
        checkWitness(b);
    }

    function checkMedianClaims(b) {
        demand(b.leavers.length === 0, b.place + ".leavers", "nobody leaves the median group");
        demand(b.record.level === null && b.record.earlier.length === 0, b.place + ".level", "the median group has no level");
        claim(b, "fewest", false);
        claim(b, "again", false);
        claim(b, "cheapest", b.record.breaches > 0, () => b.stayers("breaches", 1, []));
        demand(b.record.witness === null, b.place + ".witness", "a witness where nobody leaves");
    }

    function witnessCost(b, way, u, v, at) {
        const f = b.f, inside = b.isInside.has(u) + b.isInside.has(v);
        if (inside === 0) {
            const cost = b.costOutside(way, u, v);
            demand(cost !== null, at, "the pair of " + f.both(u, v) + " may not be made at this level");
            return cost;
        }
        demand(inside === 1 && (b.isInside.has(u) ? b.suits(way, u, v) : b.suits(way, v, u)), at,
            "the pair of " + f.both(u, v) + " is not what the level wants of who leaves");
        return 0;
    }

    function checkWitness(b) {
        const at = b.place + ".witness", way = b.level(b.record.level), list = b.record.witness;
        demand((list !== null) === (b.leavers.length > 0), at, "a witness is given if teams leave, and only then");
        if (!list) return;
        const need = new Set([...b.leavers, ...b.outside]);
        let cost = 0;
        list.forEach(function (numbers, i) {
            const place = at + "[" + i + "]", [u, v] = b.f.findAll(numbers, place);
            for (const t of [u, v]) demand(need.delete(t), place, b.f.name(t) + " is not to be paired here");
            cost += witnessCost(b, way, u, v, place);
        });
        demand(need.size === 0, at, "not all teams are paired");
        demand(cost <= (b.maySpill("level", way) ? b.K : 0), at, "more pairs lead out of the next group than the level wants");
    }

    function checkGroup(f, g, i, arrived, later) {
        const place = "groups[" + i + "]", record = f.trace.groups[i];
        const b = new Bracket(f, g, record, place), isMedian = g.side === "median";
        demand(record.mp === g.mp && record.side === g.side, place, "the group of " + g.mp + " match points is expected here");
        demand(same(f.findAll(record.residents, place + ".residents"), g.residents), place + ".residents", "not the teams of this group in its order");
        const floaters = isMedian ? [...arrived.above, ...arrived.below] : arrived[g.side];
        demand(same(f.findAll(record.floaters, place + ".floaters"), floaters), place + ".floaters", "not those that left the group before");
        b.surround(floaters, isMedian ? [] : arrived[g.side === "above" ? "below" : "above"], later);
        for (const t of b.leavers) demand(b.isInside.has(t), place + ".leavers", f.name(t) + " is not in this group");
        if (isMedian) {
            checkMedianClaims(b);
            walkMedian(b, arrived.above, arrived.below);
        } else {
            checkClaims(b);
            walkSide(b);
            arrived[g.side] = b.leavers;
        }
    }

    function checkGroups(f) {
        const order = groupOrder(f), arrived = { above: [], below: [] };
        f.pairs = new Set();
        demand(f.trace.groups.length === order.length, "groups", order.length + " groups are expected");
        order.forEach((g, i) => checkGroup(f, g, i, arrived, order.slice(i + 1)));
    }

    /* --- colours and publication ---------------------------------------------------------------- */

    function opposite(colour) {
        return colour === "W" ? "B" : "W";
    }

    function lotFor(f, isOdd) {
        return isOdd ? f.trace.lot : opposite(f.trace.lot);
    }

    /* The place among the teams that are paired, from 1. */
    function placeOf(f, t) {
        return f.bye >= 0 && f.bye < t ? t : t + 1;
    }

    /* The colour that brings the difference towards 0, or that it did not have last; "" if it has had none. */
    function preference(t) {
        if (t.difference !== 0) return t.difference > 0 ? "B" : "W";
        return t.colours ? opposite(t.colours[t.colours.length - 1]) : "";
    }

    function byHistory(a, b) {
        const shorter = Math.min(a.colours.length, b.colours.length);
        for (let back = 1; back <= shorter; back++) {
            const had = a.colours[a.colours.length - back];
            if (had !== b.colours[b.colours.length - back])
                return [opposite(had), back === 1 ? "COLOUR_OPPOSITE" : "COLOUR_HISTORY"];
        }
        return null;
    }

    function byPreference(f, a, b) {
        const own = preference(a), other = preference(b);
        if (own) return [own, a.difference ? "COLOUR_HIGHER" : "COLOUR_ALTERNATE"];
        return other ? [opposite(other), "COLOUR_ALTERNATE"] : [lotFor(f, a.number % 2 === 1), "COLOUR_LOT"];
    }

    /* The colour of the higher team and the article that decides it. */
    function colourOf(f, higher, lower) {
        const a = f.team[higher], b = f.team[lower];
        if (f.trace.round === 1) return [lotFor(f, placeOf(f, higher) % 2 === 1), "COLOUR_LOT"];
        const white = a.W && b.B, black = a.B && b.W;
        if (white !== black) return [white ? "W" : "B", "COLOUR_LIMITS"];
        if (a.difference !== b.difference) return [a.difference < b.difference ? "W" : "B", "COLOUR_EQUALISE"];
        return byHistory(a, b) || byPreference(f, a, b);
    }

    function checkColours(f, p, higher, lower, at) {
        const [colour, why] = colourOf(f, higher, lower), white = colour === "W" ? higher : lower;
        demand(f.find(p.white, at) === white, at, f.name(white) + " has White by " + why);
        demand(p.why === why, at + ".why", why + " decided the colours, not " + p.why);
    }

    /* Compared from the first to the last, more first. */
    function publicationKey(f, higher, lower) {
        const a = f.team[higher], b = f.team[lower], host = f.trace.host, first = Number(a.number === host || b.number === host);
        if (f.edition.bySum) return [first, a.mp + b.mp, -Math.min(a.number, b.number)];
        return [first, a.mp, a.mp + b.mp, a.rating, -a.number];
    }

    function comesBefore(x, y) {
        const i = x.findIndex((value, k) => value !== y[k]);
        return i >= 0 && x[i] > y[i];
    }

    function checkPairs(f) {
        let last = null;
        demand(f.trace.pairs.length === f.pairs.size, "pairs", f.pairs.size + " pairs are expected");
        f.trace.pairs.forEach(function (p, i) {
            const at = "pairs[" + i + "]", [white, black] = f.findAll([p.white, p.black], at);
            const higher = Math.min(white, black), lower = Math.max(white, black);
            demand(f.pairs.delete(f.key(white, black)), at, f.both(white, black) + " are no pair of the groups, or published twice");
            checkColours(f, p, higher, lower, at);
            const key = publicationKey(f, higher, lower);
            demand(!last || comesBefore(last, key), at, "this pair is published too late");
            last = key;
        });
    }

    /* --- what is said --------------------------------------------------------------------------- */

    function some(n, one, more) {
        return n + " " + (n === 1 ? one : more || one + "s");
    }

    function summary(f) {
        const t = f.trace, c = f.count;
        return t.event + ", section " + t.section + ", round " + t.round + ": " +
            [some(f.n, "team"), some(t.groups.length, "group"), some(c.decisions, "decision"),
                some(c.refusals, "alternative") + " ruled out", some(c.proofs, "proof"),
                some(f.certificate.length, "certificate")].join(", ") + ": this is the pairing of the rules.";
    }

    function namesOf(f) {
        const name = (number) => f.team[f.at.get(number)].name, bye = f.bye < 0 ? [] : [[f.team[f.bye].name, "bye"]];
        return f.trace.pairs.map((p) => [name(p.white), name(p.black)]).concat(bye);
    }

    function check(bytes) {
        const f = new Field(read(bytes));
        checkField(f);
        if (f.trace.host !== null) f.find(f.trace.host, "host");
        loadCertificates(f);
        checkBye(f);
        checkGroups(f);
        checkUse(f);
        checkPairs(f);
        return { ok: true, sentence: summary(f), pairs: namesOf(f) };
    }

    function olympairVerify(bytes) {
        try {
            return check(bytes);
        } catch (e) {
            if (!(e instanceof Fault)) throw e;
            return { ok: false, sentence: "This is not shown to be the pairing of the rules. " + e.message + "." };
        }
    }

    /* --- under node ----------------------------------------------------------------------------- */

    function main(files) {
        const fs = require("fs");
        for (const file of files) {
            const result = olympairVerify(new TextDecoder("utf-8", { fatal: true }).decode(fs.readFileSync(file)));
            process.stdout.write(result.sentence + "\n");
            if (!result.ok) process.exitCode = 1;
        }
    }

    if (typeof module === "undefined") globalThis.olympairVerify = olympairVerify;
    else module.exports = olympairVerify;
    if (typeof module !== "undefined" && require.main === module) main(process.argv.slice(2));
})();
