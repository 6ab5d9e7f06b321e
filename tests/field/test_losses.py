#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a file has no place for is listed when it is written: of each of losses.py an event that has it, and the same without, are written in each form that `new` reads, and read back. What did
not come back that does come back without it must have been told by `export`, in words that it has not for the event without. SOAK=1 is for all of losses.py."""
import copy
import json
import os
import re
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import field
import losses

FORMS = ("trf26", "trf16", "chess-results")
# When and by whom; what follows from other members; what a reader has to choose, and chooses as the page of the form says.
PASSED_OVER = {"at", "by", "published", "opened", "given", "backups", "tie_break_by_date", "edition_by_date", "table", "second_by", "received_by", "confirmed_by"}
# Nobody needs the name of the only section.
NAME = ".sections.0.name"


def canonical(event):
    """The teams by their names, since a file may have them in another order, and a match that was played with all colours reversed as one of the other pairing."""
    event = copy.deepcopy(event)
    for s in event["sections"]:
        names = [t["name"] for t in s["teams"]]
        s["dates"] = {d["round"]: d for d in s.get("dates") or event.get("dates", [])}
        for r in s.setdefault("rounds", []):
            r["bye"] = r.get("bye") and names[r["bye"] - 1]
            for m in r["matches"]:
                if m["boards"] and all(b.get("swapped") for b in m["boards"]):
                    turned(m)
                m["first"], m["other"] = names[m["first"] - 1], names[m["other"] - 1]
            r["matches"] = {min(m["first"], m["other"]): m for m in r["matches"]}
        for kind in ("points", "absences", "barred", "excuses", "warnings"):
            for one in s.get(kind, ()):
                one.update({n: names[one[n] - 1] for n in ("team", "other") if n in one})
            s[kind] = {"%s %s" % (one["team"], one.get("from", one.get("round"))): one for one in s.get(kind, ())}
        # until it arrives is to the end
        for a in s["absences"].values():
            a.setdefault("to", s["number_of_rounds"])
        s["teams"] = {t["name"]: t for t in s["teams"]}
    event.pop("dates", None)
    return event


def turned(m):
    other = {"1-0": "0-1", "0-1": "1-0", "+-": "-+", "-+": "+-"}
    m["first"], m["other"] = m["other"], m["first"]
    for b in m["boards"]:
        b.pop("swapped")
        b["first"], b["other"] = b.get("other", 0), b.get("first", 0)
        b["result"] = other.get(b["result"], b["result"])


def flat(value, path=""):
    """Every value by its place."""
    if isinstance(value, (dict, list)):
        for name, one in value.items() if isinstance(value, dict) else enumerate(value):
            if name not in PASSED_OVER and one is not None and "%s.%s" % (path, name) != NAME:
                yield from flat(one, "%s.%s" % (path, name))
    else:
        yield path, value


class Trip:
    """An event in each form and back."""

    def __init__(self, event, folder, seen=None):
        self.run, self.form = field.Run(folder, folder), {}
        json.dump(event, open(folder + "/was.json", "w"))
        self.must("new", "was.oly", "was.json")
        was = dict(flat(canonical(self.of("was.oly"))))
        for form in FORMS:
            told = self.must("export", "was.oly", "--as", form, "-o", "was." + form)
            system = [words for words in (["--system", event["sections"][0].get("system", "olympiad")], ["--ranking", event["sections"][0].get("ranking", "mp,osb,gp,mpo")]) if words[0] in told]
            self.must("new", form + ".oly", "was." + form, *sum(system, []))
            back = dict(flat(canonical(self.of(form + ".oly"))))
            self.form[form] = told, {"%s = %s, not %s" % (place, back.get(place), was.get(place)) for place in {**was, **back} if was.get(place) != back.get(place)}

    def must(self, *words):
        code, said = self.run.do(list(words))
        if code:
            raise AssertionError("%s: %s" % (" ".join(words), said))
        return said

    def of(self, event):
        return self.run.state(event)


def try_one(job):
    kind, name = job
    with tempfile.TemporaryDirectory() as folder:
        event = kind()
        losses.FEATURES[name](event, event["sections"][0])
        try:
            trip = Trip(event, folder)
        except AssertionError as e:
            return str(e)
    wrong = []
    for form in FORMS:
        told, lost = trip.form[form]
        told_without, lost_without = without[kind].form[form]
        if lost - lost_without and set(re.split("[:;,] ", told)) <= set(re.split("[:;,] ", told_without)):
            wrong.append("%s lost without a word: %s" % (form, "; ".join(sorted(lost - lost_without)[:5])))
    return "\n".join(wrong)


def closed():
    """What is told of a line-up of round 3 that nobody may know yet."""
    with tempfile.TemporaryDirectory() as folder:
        run = field.Run(folder, folder)
        json.dump(losses.of_teams(), open(folder + "/e.json", "w"))
        for words in (["new", "e.oly", "e.json"], ["pair", "e.oly"], ["publish", "e.oly", "--confirm"], ["lineup", "e.oly", "Team NOR", "1", "2", "3", "4"]):
            code, said = run.do(words)
            if code:
                raise SystemExit("%s: %s" % (" ".join(words), said))
        return {form: run.do(["export", "e.oly", "--as", form, "-o", "e." + form])[1] for form in (*FORMS, "json")}


names = list(losses.FEATURES)
sample = names[: names.index(None)]
chosen = [name for name in names if name] if os.environ.get("SOAK") else sample
jobs = [(kind, name) for name in chosen for kind in (losses.of_teams, losses.of_players) if kind is losses.of_teams or name.endswith("*")]
without = {}
for kind in (losses.of_teams, losses.of_players):
    with tempfile.TemporaryDirectory() as folder:
        without[kind] = Trip(kind(), folder)
bad = 0
for (kind, name), wrong in zip(jobs, field.side_by_side(try_one, jobs)):
    bad += bool(wrong)
    print("%s - what is lost is told: %s, %s" % ("not ok" if wrong else "ok", name.rstrip("*"), kind.__name__.replace("_", " ")))
    if wrong:
        print("# " + wrong.replace("\n", "\n# "))
for form, told in closed().items():
    says = "1 line-up that is not open yet" in told
    bad += not says
    print("%s - what is lost is told: a line-up that is not open, as %s" % ("ok" if says else "not ok", form))
print("1..%d" % (len(jobs) + len(FORMS) + 1))
sys.exit(1 if bad else 0)
