#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: sheets.sh looks at the sheets of a small event.
# Every sheet on every paper - A4, Letter, for the wall - of 6, 60 and 200 teams, those of 60 with the longest names and fifteen rounds: it can be drawn
# (the layout refuses what would stand beyond the margins), and each number and each team that its page shows is read back from the PDF.
program=${OLYMPAIR:-$(pwd)/build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export LC_ALL=C.UTF-8 TZ=UTC OLYMPAIR_USER=arbiter

make() { # name, teams, rounds
    printf 'teams = %s\nrounds = %s\nbarred = 0\nwithdrawn = 0\nexpelled = 0\nlate = 0\nabsent = 0\nno-shows = 0\n' "$2" "$3" >made.conf
    "$program" engine -g made.conf -s 3 -o made.trf && "$program" new "$1.oly" made.trf
}
{ make six 6 5 && make many 200 11 && make short 60 15 && "$program" export short.oly -o short.json; } >said 2>&1 || { cat said; exit 1; }

exec python3 - "$program" <<'PY'
import html
import json
import re
import subprocess
import sys

program, failed = sys.argv[1], 0
OF_ONE = ("team", "player", "explain", "rating-games", "norm", "certificates", "arbiter-forms")  # of a team or player, or of nobody in these events


def say(ok, text):
    global failed
    print("ok" if ok else "not ok", "-", text)
    failed |= not ok


def olympair(*words):
    run = subprocess.run([program, *words], capture_output=True)
    return run.stdout.decode() if run.returncode == 0 else "refused: " + run.stderr.decode()


def lengthen(event):
    for section in event["sections"]:
        for i, team in enumerate(section["teams"], 1):
            team["name"] = ("%d Confederation of Chess Associations of the Northern Islands" % i)[:60]
            for k, player in enumerate(team["players"], 1):
                player["name"] = ("%d.%d Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine Adolph" % (i, k))[:60]


WORTH = re.compile(r"(?<!\S)\d[\d½.]*[\d½](?!\S)|Team \d+|\d+ Confed")  # a name that is too long goes on with "…" and its end


def shown(event, report):
    """Numbers, scores and percentages of two signs or more, and teams of its page; what a page folds away or says about itself is left out."""
    page = re.sub(r"(?s)<(style|script|title|svg|nav|header|footer)\b.*?</\1>", " ", olympair("report", event, report, "-f", "html"))
    return set(WORTH.findall(re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))))


def read_back(path):
    return subprocess.run(["pdftotext", "-raw", path, "-"], capture_output=True).stdout.decode()


with open("short.json", encoding="utf-8") as f:
    event = json.load(f)
lengthen(event)
with open("long.json", "w", encoding="utf-8") as f:
    json.dump(event, f)
olympair("new", "long.oly", "long.json")
for name in ("six", "long", "many"):
    file, missing, drawn = name + ".oly", [], 0
    for report in (row["name"] for row in json.loads(olympair("report", file, "--list", "-f", "json"))["reports"] if row["name"] not in OF_ONE):
        need = shown(file, report)
        for paper in ((), ("--paper", "Letter"), ("--large",)):
            said = olympair("report", file, report, *paper, "-o", "sheet.pdf")
            text = said if said.startswith("refused") else read_back("sheet.pdf")
            there = re.sub(r"\s+", "", text)  # a long name goes on on the next line
            lost = sorted(need - set(re.findall(r"\d[\d½.]*[\d½]", text)) - {word for word in need if " " in word and word.replace(" ", "") in there})
            drawn += 1
            if lost or said.startswith("refused"):
                missing.append(" ".join((report, *paper, ":", said[:200].strip() or " ".join(lost[:9]))))
    say(not missing and drawn > 60, "%s: %d sheets, each with all that its page shows%s" % (name, drawn, "".join("\n  " + line for line in missing)))
sys.exit(failed)
PY
