#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""rounds_of.py WAS.json IS.json SECTION [LOST] - two events as JSON, round by round as far as all results of WAS are in: who has the bye, who met whom at which table, and of each board both
players, the colours and the result. What differs is printed, or how many lines are the same. Teams and players stand there by the beginnings of their names, which every form keeps. LOST
is a file with what `export` said that a form has no place for, which is left out."""
import difflib
import json
import sys

lost = open(sys.argv[4]).read() if len(sys.argv) > 4 else ""


class Section:
    def __init__(self, event):
        self.section = next(s for s in json.load(open(event))["sections"] if s["name"] == sys.argv[3])

    def team(self, number):
        return self.section["teams"][number - 1]["name"][:20].strip()

    def player(self, number, place):
        return self.section["teams"][number - 1]["players"][place - 1]["name"].replace(", ", ",")[:20].strip() if place else "nobody"

    def board(self, m, b):
        first, other, result = self.player(m["first"], b.get("first", 0)), self.player(m["other"], b.get("other", 0)), b.get("result", "*")
        if "without known players" in lost and result in ("+-", "-+"):
            first = other = "somebody"
        return "  %s %s %s%s" % (first, result, other, " swapped" if b.get("swapped") else "")

    def complete(self):
        return next((n for n, r in enumerate(self.section["rounds"]) if any(b.get("result", "*") == "*" for m in r["matches"] for b in m["boards"])), len(self.section["rounds"]))

    def lines(self, rounds):
        for n, r in enumerate(self.section["rounds"][:rounds], 1):
            if r.get("bye"):
                yield "round %d: %s has the bye" % (n, self.team(r["bye"]))
            matches = r["matches"]
            if "about points" in lost: # the order of the tables goes by those that count for the pairing
                matches = sorted(({**m, "table": 0} for m in matches), key=lambda m: self.team(m["first"]))
            for m in matches:
                yield "round %d, table %d: %s - %s" % (n, m["table"], self.team(m["first"]), self.team(m["other"]))
                yield from (self.board(m, b) for b in m["boards"])


was, read = Section(sys.argv[1]), Section(sys.argv[2])
rounds = was.complete()
a, b = list(was.lines(rounds)), list(read.lines(rounds))
print("%d rounds, %d lines, the same" % (rounds, len(a)) if a == b and a else "\n".join(["DIFFERENT", *list(difflib.unified_diff(a, b, lineterm="", n=0))[:20]]))
