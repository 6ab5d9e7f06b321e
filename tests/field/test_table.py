#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A round trip for each row of the table of docs/formats/README.md that is read: what the row says is written is written, read into a fresh event and written again, the same bytes; a form
that only offices write is made here as its page describes it, and the event that read it is the one that it was made from. A row, or a command in its column "written", for which there is no
trip here is a fault, and so is a trip that no row asks for. The forms of other programs, which have neither, have their cases in the folders beside this."""
import copy
import csv
import io
import json
import os
import re
import sys
import tempfile
from xml.sax.saxutils import quoteattr

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import field
import losses

DIALECTS = "## Dialects"
TRIPS = {}  # by the command that writes, or by what the test makes itself


def trip(name):
    def of(function):
        TRIPS[name] = function
        return function
    return of


class Fresh:
    """A folder with its commands; whatever is not done is a failure."""

    def __init__(self, folder):
        self.run = field.Run(folder, folder)

    def do(self, *words, code=0):
        got, said = self.run.do(list(words))
        if got != code:
            raise AssertionError("%s: %s" % (" ".join(words), said))
        return said

    def make(self, name, event):
        with open(os.path.join(self.run.folder, name + ".json"), "w") as out:
            json.dump(event, out)
        self.do("new", name + ".oly", name + ".json")

    def put(self, name, text):
        with open(os.path.join(self.run.folder, name), "w", encoding="utf-8", newline="") as out:
            out.write(text)

    def bytes(self, name):
        return open(os.path.join(self.run.folder, name), "rb").read()

    def of(self, event):
        return json.loads(self.do("export", event + ".oly", "--as", "json"))

    def same_bytes(self, first, second):
        a, b = self.bytes(first).decode("utf-8", "replace").splitlines(), self.bytes(second).decode("utf-8", "replace").splitlines()
        if len(a) < 3 or a != b:
            raise AssertionError("\n".join(["%d lines, and again %d" % (len(a), len(b)), *[x for pair in zip(a, b) if pair[0] != pair[1] for x in pair][:6]]))


def played(kind, more=()):
    """An event with something of everything that all of the forms hold, and with what more this one does; export names the rest, as test_losses.py shows."""
    event = kind()
    section = event["sections"][0]
    some = ["no rating*", "a name with two commas*", "a FIDE id of eleven digits*", *more]
    if kind is losses.of_teams:
        some += ["a forfeit", "a board with reversed colours"]
        section["rounds"][1]["matches"][2]["boards"][0]["result"] = "0-0"
    for one in some:
        losses.FEATURES[one](event, section)
    for r in section["rounds"]:
        r["opened"] = "2026-03-01 10:00"
    return event


def without_results(event):
    event = copy.deepcopy(event)
    for m in event["sections"][0]["rounds"][-1]["matches"]:
        for b in m["boards"]:
            b.pop("result")
    return event


def exported(kind):
    """Written, read by `new`, which is told the options that `export` has named, and written again."""
    def of(at, event):
        at.make("was", event)
        told, s = at.do("export", "was.oly", "--as", kind, "-o", "first." + kind), event["sections"][0]
        given = [words for words in (["--system", s.get("system", "olympiad")], ["--ranking", s["ranking"]]) if words[0] in told]
        at.do("new", "back.oly", "first." + kind, *sum(given, []))
        at.do("export", "back.oly", "--as", kind, "-o", "second." + kind)
        at.same_bytes("first." + kind, "second." + kind)
    return of


def both(function, *more):
    def of(at):
        for kind in (losses.of_teams, losses.of_players):
            with tempfile.TemporaryDirectory() as folder:
                function(Fresh(folder), played(kind, more))
    return of


DECIDED = ("points by decision*", "a barred pair*", "absent later*", "arbiters*", "a long time control*")
TRIPS["export"] = both(exported("trf26"), *DECIDED)
TRIPS["export --as trf16"] = both(exported("trf16"))
TRIPS["export --as chess-results"] = both(exported("chess-results"), "hours*", "a long time control*")
TRIPS["export --as json"] = both(exported("json"), *DECIDED, "hours*", "a captain", "a warning*")


def results(at, event, write):
    """Into the event as it was before the results of its last round."""
    at.make("was", event)
    at.make("back", without_results(event))
    for one, file in (("was", "first"), ("back", "second")):
        if one == "back":
            at.do("results", "back.oly", "first")
        at.do(*write, one + ".oly", *write_more(write), "-o", file)
    at.same_bytes("first", "second")


def write_more(write):
    return ("boards", "-f", "csv") if write == ("report",) else ("--as", "pgn", "--round", "2")


TRIPS["export --as pgn"] = both(lambda at, event: results(at, event, ("export",)))
TRIPS["report boards -f csv"] = both(lambda at, event: results(at, event, ("report",)))


@trip("report teams -f csv")
@both
def of_sheet(at, event):
    """The registration that the sheet is: teams or players in their order, numbers as they were given."""
    losses.call(event["sections"][0], "=Alt, Ann")
    event["sections"][0]["teams"][0]["players"][0]["rating"] = 2593 # players are numbered by it
    at.make("was", event)
    at.do("report", "was.oly", "teams", "-f", "csv", "-o", "first.csv")
    at.do("new", "back.oly", "--name", "Cup", "--federation", "GEO")
    at.do("section", "back.oly", "open", *(("--unit", "player", "--system", "dutch2006") if event["sections"][0].get("unit") == "player" else ("--squad-size", "5")))
    at.do("import", "back.oly", "first.csv", "-s", "open", "--confirm")
    at.do("number", "back.oly", "-s", "open")
    at.do("report", "back.oly", "teams", "-f", "csv", "-o", "second.csv")
    at.same_bytes("first.csv", "second.csv")


@trip("template registration")
def template(at):
    """Empty as it is written it is no registration, and says so; filled in it is one."""
    at.do("template", "registration", "-o", "form.csv")
    titles = at.bytes("form.csv").decode("utf-8-sig").splitlines()[0].split(",")
    at.do("new", "e.oly", "--name", "Cup", "--federation", "GEO")
    at.do("import", "e.oly", "form.csv", code=3)
    values = {"team": "Norway", "federation": "NOR", "rating": "2400"}
    rows = [{**values, "player": "Berg, Bo%d" % b, "board": str(b)} for b in range(1, 5)]
    at.put("full.csv", "\r\n".join([",".join(titles)] + [",".join('"%s"' % row.get(t.strip().lower(), "") for t in titles) for row in rows]))
    said = at.do("import", "e.oly", "full.csv")
    if "1 team" not in said:
        raise AssertionError(said)


@trip("federations -f csv")
def federations(at):
    at.do("federations", "-f", "csv", "-o", "first.csv")
    at.run.env["OLYMPAIR_FEDERATIONS"] = os.path.join(at.run.folder, "first.csv")
    at.do("federations", "-f", "csv", "-o", "second.csv")
    at.same_bytes("first.csv", "second.csv")


@trip("trace")
def of_system(at):
    """What a round was paired from, as a line of JSON: paired again it is the round."""
    event = losses.of_players()
    event["sections"][0]["rounds"] = []
    at.make("e", event)
    at.do("pair", "e.oly")
    at.do("publish", "e.oly", "--confirm")
    at.do("trace", "e.oly", "--round", "1", "-o", "line.jsonl")
    again, kept = json.loads(at.do("engine", "-j", "line.jsonl")), at.of("e")["sections"][0]["rounds"][0]
    pairs = [[m["first"], m["other"]] for m in kept["matches"]]
    if sorted(again["pairs"]) != sorted(pairs) or again["bye"] != kept["bye"]:
        raise AssertionError("%s, and the round has %s" % (again, pairs))


# --- forms that only offices write ---------------------------------------------------------------


def table(titles, rows):
    out = io.StringIO()
    csv.writer(out).writerows([titles, *rows])
    return out.getvalue()


def result_rows(event):
    s = event["sections"][0]
    names = [t["name"] for t in s["teams"]]
    for m in s["rounds"][-1]["matches"]:
        for n, b in enumerate(m["boards"], 1):
            yield {"round": len(s["rounds"]), "table": m["table"], "first": names[m["first"] - 1], "other": names[m["other"] - 1], "board": n, "first-place": b.get("first", 0),
                   "other-place": b.get("other", 0), "result": b["result"]}


def taken(at, event, write):
    at.make("was", event)
    at.make("back", without_results(event))
    write(list(result_rows(event)))
    at.do("results", "back.oly", "results")
    was, back = (at.of(name)["sections"][0]["rounds"][-1]["matches"] for name in ("was", "back"))
    for m in was + back:
        for b in m["boards"]:
            b.pop("by", None)
    if was != back:
        raise AssertionError("%s\n%s" % (was, back))


@trip("results as CSV")
@both
def results_csv(at, event):
    taken(at, event, lambda rows: at.put("results", table(rows[0], [row.values() for row in rows])))


@trip("results as XML")
@both
def results_xml(at, event):
    lines = lambda rows: ["<board %s/>" % " ".join("%s=%s" % (n, quoteattr(str(v))) for n, v in row.items()) for row in rows]
    taken(at, event, lambda rows: at.put("results", "\n".join(['<?xml version="1.0"?>', "<results>", *lines(rows), "</results>"])))


@trip("line-ups as CSV")
def lineups(at):
    event = losses.of_teams()
    at.make("e", event)
    at.do("pair", "e.oly")
    at.do("publish", "e.oly", "--confirm")
    paired = [t for m in at.of("e")["sections"][0]["rounds"][-1]["matches"] for t in (m["first"], m["other"])]
    seats = {event["sections"][0]["teams"][t - 1]["name"]: [p for p in range(1, 6) if p != 1 + i % 5] for i, t in enumerate(paired)}
    players = {t["name"]: [p["name"] for p in t["players"]] for t in event["sections"][0]["teams"]}
    at.put("lineups.csv", table(["team", "board-1", "board-2", "board-3", "board-4"], [[team, *(players[team][p - 1] if i % 2 else p for i, p in enumerate(places))] for team, places in seats.items()]))
    at.do("lineups", "e.oly", "lineups.csv", "--round", "3")
    at.do("lineups", "e.oly", "--open", "--confirm", "--reason", "all are in")
    back = {event["sections"][0]["teams"][x["team"] - 1]["name"]: x["places"] for x in at.of("e")["sections"][0]["rounds"][-1]["lineups"]}
    if back != seats:
        raise AssertionError("%s, not %s" % (back, seats))


@trip("presence as CSV")
def presence(at):
    at.make("e", losses.of_teams())
    at.put("due.csv", table(["team", "due", "travel"], [["Team NOR", "2026-03-02 09:00", "LO 123"], ["SWE", "2026-03-02 10:00", '"Baltic", Fähre']]))
    at.put("here.csv", table(["team", "players"], [["3", ""], ["Team FIN", "4"]]))
    at.put("away.csv", table(["team", "from", "until"], [["ISL", "3", "4"], ["6", "4", ""]]))
    at.put("order.csv", table(["team", "received", "confirmed"], [["LAT", "yes", "yes"], ["EST", "yes", "no"]]))
    for command, file in (("announce", "due"), ("arrive", "here"), ("absent", "away"), ("order", "order")):
        at.do(command, "e.oly", "--file", file + ".csv", "--confirm", *(("--reason", "they say so") if command == "absent" else ()))
    s = at.of("e")["sections"][0]
    arrivals = [{n: v for n, v in t.get("arrival", {}).items() if n in ("players", "due", "travel")} for t in s["teams"]]
    orders = [sorted(n for n in t.get("order", {}) if n in ("received", "confirmed")) for t in s["teams"]]
    absences = [(a["team"], a["from"], a.get("to")) for a in s["absences"]]
    wanted = ([{"due": "2026-03-02 09:00", "travel": "LO 123"}, {"due": "2026-03-02 10:00", "travel": '"Baltic", Fähre'}, {"players": 5}, {"players": 4}, {}, {}, {}], [[]] * 5 + [["received"], ["confirmed", "received"]],
              [(5, 3, 4), (6, 4, None)])
    if (arrivals, orders, absences) != wanted:
        raise AssertionError("%s, not %s" % ((arrivals, orders, absences), wanted))


# Rows by their first words: what this test makes for them. Registrations are made by tests/cli/registration_trips.sh.
MADE = {"line-ups": ["line-ups as CSV", "presence as CSV"], "results": ["results as CSV", "results as XML"]}


def rows():
    text = open(os.path.join(field.ROOT, "docs/formats/README.md"), encoding="utf-8").read().split(DIALECTS, 1)[1]
    for line in text.splitlines():
        if line.startswith("| ") and not line.startswith(("| dialect", "| what")):
            cells = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", cell).strip() for cell in line.split("|")[1:-1]]
            yield cells
        if line.startswith("## "):
            break


asked, bad, n = {}, 0, 0
for name, _, written, _ in rows():
    for command in re.findall("`([^`]*)`", written):
        asked.setdefault(command, name)
    for form in next((made for start, made in MADE.items() if name.startswith(start)), []):
        asked.setdefault(form, name)
for name, row in sorted(asked.items()):
    n += 1
    wrong = None if name in TRIPS else "the row asks for a trip of '%s', and there is none" % name
    if not wrong:
        with tempfile.TemporaryDirectory() as folder:
            try:
                TRIPS[name](Fresh(folder))
            except AssertionError as e:
                wrong = str(e)
    bad += bool(wrong)
    print("%s - there and back: %s, of %s" % ("not ok" if wrong else "ok", name, row))
    if wrong:
        print("# " + wrong.replace("\n", "\n# "))
for name in sorted(set(TRIPS) - set(asked)):
    n += 1
    bad += 1
    print("not ok - there and back: no row of the table has %s" % name)
print("1..%d" % n)
sys.exit(1 if bad or n < 10 else 0)
