#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks a file for chess-results against the table of fields in its author's text of 2026-01-10: what is mandatory is there, and everything has the form and
the length that the text gives it. Transcribed in public beside the program Sharly Chess, docs/technical-appendices/chess-results."""
import re
import sys
import xml.etree.ElementTree as ET

DAY, HALF, VALUE, CODE = r"(\d\d\.\d\d\.\d{4})?", r"\d+(,5)?", r"-?\d*(,\d{1,2})?", r"[A-Z]{3}"
POINTS = "(%s)?" % HALF
PLACE = {"rank": r"\d+", "equal": "[JN]", **{"tb%d" % i: VALUE for i in range(1, 6)}}
MANDATORY = {  # element: its fields and their forms; a number is a length
    "tournament": {"key": r"\d*", "type": "[0-3]", "name": 160, "rounds": r"\d+", "currentround": r"\d+", "rankinground": r"\d+", "sortstartrank": "[1-6]",
                   "from": DAY, "to": DAY, "ratedfide": "[NJ-]", "ratednational": "[NJ-]", "endstatus": "[JN]", "federation": CODE, "creator": r"\d*",
                   **{"tb%dno" % i: r"\d+" for i in range(1, 6)}},
    "player": {"no": r"\d+", "lastname": 32, "firstname": 30, "board": r"\d+", "teamno": r"\d+", "fideid": r"\d*", "pts": HALF, **PLACE},
    "team": {"no": r"\d+", "teamname": 40, "points": r"\d+", **PLACE},
    "round": {"round": r"\d+"},
    "playerpairing": {"round": r"\d+", "pairing": r"\d+", "board": r"\d+", "whiteno": r"-?\d+", "blackno": r"-?\d+", "reswhite": POINTS, "resblack": POINTS,
                      "forfeit": "[KDUH]?"},
    "teampairing": {"round": r"\d+", "pairing": r"\d+", "no1": r"\d+", "no2": r"-[12]|\d+", "res1": POINTS, "res2": POINTS},
    "securitydata": {"source": r"\d*", "sid": "[0-9A-F]*", "creator_sid": "[0-9A-F]*", "tnr_sid": "[0-9A-F]*"},
}
OF_TEAMS = {"homecolor": "[ws]", "samecolor": "[JN]", "playerperteam": r"\d+"}
OPTIONAL = {"location": 80, "arbiter": 1200, "chiefarbiter": 120, "timecontrol": 100, "replay": r"\d+", "title": 4, "dob": r"(\d\d\.\d\d\.)?\d{4}|",
            "sex": "[wmc]?", "fed": "(%s)?" % CODE, "rtg": r"\d*", "rtgfide": r"\d*", "captain": 70, "teamshort": 25, "federation": CODE, "date": DAY, "time": 15,
            "state": "[012]?", "rtg_average": r"\d*", "ratingavg": r"\d*", "deputyarbiter": 1200}
ROBIN = {"state": "[012]"}


def fits(form, value):
    return len(value) <= form if isinstance(form, int) else re.fullmatch(form, value)


def check(x, wanted):
    for name, form in wanted.items():
        if name not in x.attrib:
            print("%s lacks %s" % (x.tag, name))
        elif not fits(form, x.get(name)):
            print('%s: %s="%s"' % (x.tag, name, x.get(name)))
    for name, value in x.attrib.items():
        details = re.fullmatch(r"tb\d_detail", name)
        if name in wanted or details:
            continue
        if name not in OPTIONAL and name not in OF_TEAMS or name in OPTIONAL and not fits(OPTIONAL[name], value):
            print('%s: %s="%s" is in no table' % (x.tag, name, value))


def check_bye(x):
    """Of players, as in the files of the author: a game that was won by forfeit."""
    if kind in "01" and x.get("blackno") == "-1" and x.get("reswhite") != "0" and (x.get("resblack"), x.get("forfeit")) != ("0", "K"):
        print('playerpairing: the bye has resblack="%s" forfeit="%s"' % (x.get("resblack"), x.get("forfeit")))


def parts(kind):
    teams = kind in "23"
    return ["tournamentdata", "rounds", "players"] + ["teams"] * teams + ["playerpairings"] + ["teampairings"] * teams + ["security"]


root = ET.parse(sys.argv[1]).getroot()
tournament = root.find("tournamentdata/tournament")
kind = tournament.get("type")
if [part.tag for part in root] != parts(kind):
    print("parts:", *[part.tag for part in root])
for x in root.iter():
    if x.tag in MANDATORY:
        more = OF_TEAMS if x.tag == "tournament" and kind in "23" else ROBIN if x.tag == ("team" if kind == "2" else "player") and kind in "12" else {}
        check(x, {**MANDATORY[x.tag], **more})
        check_bye(x)
print("type %s: %d players, %d teams, %d boards, %d matches" % (kind, *(len(root.findall(".//" + t)) for t in ("player", "team", "playerpairing", "teampairing"))))
