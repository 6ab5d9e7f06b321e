#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""registration_forms.py EVENT.json - writes the registration of an event in the forms that docs/formats/registration.md and registration-table.md describe: back.xml, back.csv, a
CSV as other offices make it (back.txt: other titles and order, semicolons, UTF-16), and back.book, of which book.py makes a workbook.
registration_forms.py WAS.json IS.json ALIKE - what a registration says of each team and player, of two events: what differs, or how many lines are the same. ALIKE is all, table: without
what a table has no place for, or sheet: what the sheet of the teams shows."""
import csv
import difflib
import io
import json
import sys
from xml.sax.saxutils import quoteattr

event = json.load(open(sys.argv[1]))
PLAYER = {"name": "name", "fide_id": "fideid", "title": "title", "rating": "rating", "k": "k", "born": "born", "sex": "sex"}
SECTION = {"title": "title", "edition": "edition", "tie_break": "tiebreak", "number_of_rounds": "rounds", "number_of_boards": "boards", "squad_size": "squad-size", "players_needed": "players-needed", "floor": "floor"}
TEAM = {"name": "name", "federation": "federation", "captain": "captain", "given": "number"}


def attributes(of, names):
    return "".join(" %s=%s" % (there, quoteattr(str(of[here]))) for here, there in names.items() if here in of)


def as_xml():
    out = ['<?xml version="1.0" encoding="UTF-8"?>', "<registration>", "<event%s>" % attributes(event, {n: n for n in ("name", "city", "federation", "start", "end", "zone")})]
    out += ["<arbiter%s/>" % attributes(a, {"name": "name", "role": "role", "title": "title", "federation": "federation", "fide_id": "fideid"}) for a in event.get("arbiters", ())]
    for d in event.get("dates", ()):
        day, time = d["date"].split(" ")
        out.append('<round number="%d" date="%s" time="%s"%s/>' % (d["round"], day, time, attributes(d, {"lineups": "lineups"})))
    out.append("</event>")
    for s in event["sections"]:
        out.append('<section name="%s" women="%s"%s>' % (s["name"], "yes" if s.get("women") else "no", attributes(s, SECTION)))
        for t in s["teams"]:
            out.append("<team%s>" % attributes(t, TEAM))
            out += ["<player%s%s/>" % (attributes(p, PLAYER), ' replaced="yes"' if p.get("replaced") else "") for p in t["players"]]
            out.append("</team>")
        out.append("</section>")
    return "\n".join(out + ["</registration>", ""])


def rows(titles, numbers):
    """A row for each player, by what the titles are of; texts, or numbers as a workbook has them."""
    out = [list(titles)]
    for s in event["sections"]:
        for t in s["teams"]:
            for board, p in enumerate(t["players"], 1):
                all = {"section": s["name"], "women": "yes" if s.get("women") else "no", "team": t["name"], "federation": t["federation"], "captain": t.get("captain"), "number": t.get("given"), "player": p["name"],
                       "board": board, "replaced": "yes" if p.get("replaced") else None, **{n: p.get(n) for n in PLAYER if n != "name"}}
                values = [all[titles[title]] for title in titles]
                out.append(values if numbers else ["" if v is None else str(v) for v in values])
    return out


def as_csv(rows, separator):
    out = io.StringIO()
    csv.writer(out, delimiter=separator).writerows(rows)
    return out.getvalue()


def lines(event, alike):
    table, names = alike != "all", {n: n for n in PLAYER if alike != "sheet" or n not in ("sex", "born", "k")}
    for s in event["sections"]:
        yield "section %s %s %s" % (s["name"], s.get("women"), "" if table else attributes(s, SECTION))
        for t in s["teams"]:
            yield attributes(t, {n: n for n in TEAM if alike != "sheet" or n != "given"})
            yield from ("  %s %s" % (attributes(p, names), "replaced" if p.get("replaced") else "") for p in t["players"])
    yield from () if table else (str(x) for x in event.get("arbiters", []) + event.get("dates", []) + [event.get(n) for n in ("city", "start", "end", "zone")])


OURS = {t: t for t in ("section", "women", "team", "federation", "captain", "number", "player", "fide_id", "title", "rating", "sex", "born", "replaced", "k")}
THEIRS = {"Name": "player", "Geburtsjahr": "born", "Elo": "rating", "FIDE-ID": "fide_id", "Titel": "title", "Geschlecht": "sex", "K": "k", "Brett": "board", "Mannschaft": "team", "Land": "federation", "Captain": "captain",
          "Seed": "number", "Section": "section", "Women": "women", "Replaced": "replaced"}
if len(sys.argv) > 2:
    was, read = list(lines(event, sys.argv[3])), list(lines(json.load(open(sys.argv[2])), sys.argv[3]))
    print("%d lines, the same" % len(was) if was == read else "\n".join(["DIFFERENT", *list(difflib.unified_diff(was, read, lineterm="", n=0))[:20]]))
    sys.exit()
open("back.xml", "w", encoding="utf-8").write(as_xml())
open("back.csv", "w", encoding="utf-8", newline="").write(as_csv(rows(OURS, False), ","))
open("back.txt", "w", encoding="utf-16", newline="").write(as_csv(rows(THEIRS, False), ";"))
json.dump({"sheets": [{"name": "Players", "rows": rows(OURS, True)}]}, open("back.book", "w"))
