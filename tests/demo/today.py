# SPDX-License-Identifier: Apache-2.0
"""today.py FILE - makes office/demo.json.gz anew, the event that `olympair new --demo` opens: Baku 2016 Open as it was played, with round 7 at the boards and thirty matches of it
in, one of them disputed; and a section of women that is made up, a round ahead, whose line-ups are being handed in, with a team that is late. Nothing that is built needs it."""
import csv
import gzip
import html
import json
import os
import random
import re
import subprocess
import sys
import tempfile

PROGRAM = os.environ.get("OLYMPAIR", "build/release/olympair")
DATA = "tests/data/baku2016"
# Round 7 began three hours ago; round 8 begins in three hours, and its line-ups are due in two. The desk that opens it moves all times together.
NOW, ROUND_7, ROUND_8, DUE_7, DUE_8 = "2016-09-09 16:30", "2016-09-09 13:30", "2016-09-09 19:30", "2016-09-09 12:30", "2016-09-09 18:30"
WOMEN = 40
FIRST = "Ada Alba Alma Anna Aya Beata Bella Carla Clara Dana Diana Ela Emma Eva Flora Gaia Hana Ida Ines Iris Joana Julia Kira Lara Lea Lena Lila Luna Maia Mara Maria Mila Mina Nadia Nina Nora Olga Paula Rita Rosa".split()
LAST = "Acacia Alder Almond Ash Aspen Bamboo Baobab Beech Birch Cedar Cherry Chestnut Cypress Elder Elm Fig Fir Hawthorn Hazel Hemlock Holly Juniper Larch Laurel Lemon Linden Maple Mulberry Myrtle Oak Olive Palm Pine Poplar Rowan Spruce Sycamore Walnut Willow Yew".split()


def run(*words, at=NOW, text=None):
    done = subprocess.run([PROGRAM, words[0], event, *words[1:], "--now", at, "--user", "TAP"], input=text, text=True, capture_output=True)
    if done.returncode:
        sys.exit("%s: %s%s" % (" ".join(words), done.stdout, done.stderr))


def table(*words):
    return list(csv.DictReader(subprocess.run([PROGRAM, words[0], event, *words[1:], "-f", "csv"], text=True, capture_output=True, check=True).stdout.splitlines()))


def women(teams):
    """Made up, and said to be: nobody is called so."""
    out = ['<registration><event name="42nd Chess Olympiad" federation="AZE"/><section name="women" title="Women (made up)" women="yes" rounds="11" boards="4" squad-size="5" floor="1000">']
    for t, (name, code) in enumerate(teams):
        out.append('<team name="%s" federation="%s">' % (html.escape(name), code))
        for p in range(5):
            out.append('<player name="%s, %s" sex="w" rating="%d"/>' % (LAST[(t * 3 + p * 7) % len(LAST)], FIRST[(t + p * 11) % len(FIRST)], 2480 - 17 * t - 25 * p - luck.randrange(12)))
        out.append("</team>")
    return "\n".join(out + ["</section>", "</registration>"])


def results_of_women(number):
    """Results by rating, with a rest for one of five."""
    rating = {(int(p["number"]), int(p["place"])): int(p["rating"]) for p in table("teams", "-s", "women")}
    rows = ["round,table,first,other,board,first-place,other-place,result"]
    for m in table("pairings", "-s", "women", "--round", str(number)):
        if not m["second_team"]:
            continue
        sits = [[p for p in range(1, 6) if p != rest] for rest in (luck.randint(2, 6), luck.randint(2, 6))]
        for b in range(4):
            a, o = (rating[int(m[side]), sits[i][b]] for i, side in enumerate(("first_number", "second_number")))
            score = luck.random() - 0.5 + 1 / (1 + 10 ** ((o - a) / 400)) - 0.5
            rows.append("%d,%s,%s,%s,%d,%d,%d,%s" % (number, m["table"], m["first_team"], m["second_team"], b + 1, sits[0][b], sits[1][b], "1-0" if score > 0.18 else "0-1" if score < -0.18 else "1/2"))
    return "\n".join(rows) + "\n"


luck = random.Random(2016)
with tempfile.TemporaryDirectory() as folder:
    # Up to the results of round 7, as it was.
    keep = os.path.join(folder, "keep")
    open(keep, "w").write('#!/bin/sh\n[ "$2" -ne 7 ] || cp "$1" "${1%/*}/demo.oly"\n')
    os.chmod(keep, 0o755)
    subprocess.run(["sh", "tests/demo/play", folder], env=dict(os.environ, LAST="7", SHEETS="no", BEFORE_RESULTS=keep, OLYMPAIR=os.path.abspath(PROGRAM)), check=True, stdout=subprocess.DEVNULL)
    event = os.path.join(folder, "demo.oly")
    run("set", "--round", "7", "--date", ROUND_7, "--lineups", DUE_7, at="2016-09-07 23:00")
    run("set", "--round", "8", "--date", ROUND_8, "--lineups", DUE_8, at="2016-09-07 23:00")

    # The women, who have made up as many rounds.
    squads = os.path.join(folder, "women.xml")
    names = list(dict.fromkeys((re.sub(" [123]$", "", t["team"]), t["federation"]) for t in table("teams", "-s", "open")))[:WOMEN]
    open(squads, "w").write(women(names))
    run("import", squads, at="2016-09-07 23:01")
    run("number", "-s", "women", at="2016-09-07 23:02")
    run("lot", "white", "-s", "women", at="2016-09-07 23:02")
    for number in range(1, 8):
        at = "2016-09-07 23:%02d" % (2 + number)
        run("pair", "-s", "women", at=at)
        run("publish", "-s", "women", "--confirm", at=at)
        run("results", "-", "-s", "women", "--confirm", "--reason", "made up", at=at, text=results_of_women(number))
    run("pair", "-s", "women", at="2016-09-09 15:40")
    run("publish", "-s", "women", at="2016-09-09 15:45")
    run("announce", names[11][0], "-s", "women", "--due", "2016-09-09 20:10", "--travel", "the bus with three of them is late", at="2016-09-09 16:00")
    run("arrive", names[11][0], "-s", "women", "--with", "2", at="2016-09-09 16:05")

    # Round 7 of the Open: line-ups as they were, thirty matches over, a captain who says otherwise.
    played = list(csv.DictReader(open(DATA + "/round-07.csv")))
    places = {}
    for row in played:
        for side in ("first", "other"):
            places.setdefault(row[side], []).append(row[side + "-place"])
    run("lineups", "-", "-s", "open", "--out-of-order", "--reason", "as played", at="2016-09-09 12:00", text="team,board-1,board-2,board-3,board-4\n" + "".join('"%s",%s\n' % (team, ",".join(at)) for team, at in places.items()))
    run("lineups", "-s", "open", "--open", at="2016-09-09 12:31")
    plain = sorted({row["first"] for row in played} - {row["first"] for row in played if not re.fullmatch("1-0|0-1|1/2", row["result"])})
    over = set(luck.sample(plain, 30))
    run("results", "-", "-s", "open", at="2016-09-09 16:20", text="round,first,other,board,first-place,other-place,result\n" + "".join(
        "7,%s\n" % ",".join(row[c] for c in ("first", "other", "board", "first-place", "other-place", "result")) for row in played if row["first"] in over))
    disputed = next(row for row in played if row["first"] in over and row["result"] == "1/2")
    run("sign", disputed["other"], "-s", "open", "--dispute", "board %s was won by our player, not drawn" % disputed["board"], at="2016-09-09 16:25")

    subprocess.run([PROGRAM, "export", event, "--as", "json", "-o", event + ".json"], check=True, stderr=subprocess.DEVNULL)
    whole = json.load(open(event + ".json"))
    whole["name"] = "Olympiad of Baku (demo)"
    del whole["zone"]  # by the clock of the machine that opens it
    with open(sys.argv[1], "wb") as out:
        out.write(gzip.compress(json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode(), 9, mtime=0))
