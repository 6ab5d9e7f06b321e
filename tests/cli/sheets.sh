#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Sheets as they are drawn, read back from the PDFs: how many pages, how large the letters that decide, how much of a page a small event fills.
here=$(pwd)
program=${OLYMPAIR:-$here/build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export LC_ALL=C.UTF-8 TZ=UTC OLYMPAIR_USER=arbiter

squads() { # lines "code team" become players
    echo 'Team,Federation,Player,Rating,Title'
    while read -r code team; do
        for i in 1 2 3 4; do echo "$team,$code,\"$team, Player $i\",2${i}00,GM"; done
    done
}
begin() { # event, its squads on standard input
    squads >teams.csv
    "$program" new "$1" --name 'Six Nations Cup' --federation NOR --now '2026-09-16 09:00' && "$program" section "$1" open --rounds 5 && "$program" import "$1" teams.csv &&
        "$program" number "$1" && "$program" lot "$1" white && "$program" pair "$1" && "$program" publish "$1"
}
finish() { # the round of three matches: the second player of each draws, the third loses
    for table in 1 2 3; do "$program" result six.oly $table 1-0 1/2 0-1 1-0 --players 1,2,3,4 --opponents 1,2,3,4 || return 1; done
}
{
    begin six.oly <<END &&
IND India
USA United States
RUS Russia
CZE Czech Republic
ENG England
CHN China
END
        finish && "$program" set six.oly --start 2026-09-16 --end 2026-09-20 && "$program" set six.oly --round 2 --date '2026-09-17 15:00' -s open && "$program" pair six.oly &&
        "$program" publish six.oly && "$program" report six.oly captains -o captains.pdf && finish && "$program" report six.oly boards -o boards.pdf &&
        "$program" report six.oly crosstable --format csv >cross.csv && "$program" report six.oly crosstable -o a4.pdf &&
        "$program" report six.oly crosstable --paper Letter -o letter.pdf && "$program" report six.oly crosstable --large -o large.pdf &&
        sed -n 's/^FEDERATION[_A-Z]*(\([A-Z]*\), .*/\1 Team \1/p' "$here/teams/federation.def" | head -n 170 | begin many.oly && "$program" report many.oly pairings -o pairings.pdf &&
        "$program" report many.oly boards -o many.pdf
} >said 2>&1 || { cat said; exit 1; }

exec python3 - <<'PY'
import csv
import html
import re
import subprocess
import sys

failed = 0


def say(ok, text):
    global failed
    print("ok" if ok else "not ok", "-", text)
    failed |= not ok


def words(path):
    """By page: text, its left, upper, lower and right edge, in points from the upper edge of the paper."""
    out = subprocess.run(["pdftotext", "-bbox", path, "-"], capture_output=True, check=True).stdout.decode()
    word = r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>'
    return [[(html.unescape(t), float(x), float(top), float(low), float(right)) for x, top, right, low, t in re.findall(word, page)] for page in out.split("<page ")[1:]]


def mm(points):
    return points * 25.4 / 72


# --- pairings: 85 matches on two pages, a square and a flag beside each: titles once for either side
pages = words("pairings.pdf")
say(len(pages) == 2, "85 matches take two pages")
tables = [[int(t) for t, x, *_ in page if t.isdigit() and mm(x) < 25] for page in pages]
say(sum(tables, []) == list(range(1, 86)), "every table stands once, in its order")
say(all(sum(t == word for t, *_ in page) == 1 for page in pages for word in ("WHITE", "BLACK")), "both colours head every page")
first = sorted(top for t, x, top, low, _ in pages[0] if t.isdigit() and mm(x) < 25)
rows = [mm(b - a) for a, b in zip(first, first[1:])]
say(5.1 <= min(rows) and max(rows) <= 5.9, "rows of 5.6 mm or nearly: %.2f to %.2f" % (min(rows), max(rows)))

# --- boards: a match line is to the rows below it as 6 mm to 4.7, without a gap
pages = words("many.pdf")
tops = [sorted(mm(top) for t, x, top, *_ in page if re.fullmatch(r"\w+,?", t) and mm(x) < 50 and t.endswith(",") and top > 80) for page in pages]
rows = [b - a for p in tops for i, (a, b) in enumerate(zip(p, p[1:])) if i % 4 < 3]
lines = [p[i + 1] - p[i] - rows[0] for p in tops for i in range(3, len(p) - 1, 4)]
say(rows and lines and max(rows) - min(rows) < 0.1 and all(1.24 <= line / rows[0] <= 1.31 for line in lines), "match lines of 6 to rows of 4.7: %.2f to %.2f" % (lines[0], rows[0]))

# --- captains: letters are measured by the title, which has 20 points; capitals of 0.72 of the size
pages = words("captains.pdf")
say(len(pages) == 6, "a page for each team")
small = []
for page in pages:
    (title,) = [low - top for t, x, top, low, _ in page if t == "Captain's"]
    size = {t: 20 * (low - top) / title for t, x, top, low, _ in page}
    capitals = {t: mm(0.72 * s) for t, s in size.items()}
    lines = sorted({(top, low) for t, x, top, low, _ in page if mm(0.72 * 20 * (low - top) / title) >= 9.9})
    colour = [t for t in ("WHITE", "BLACK") if capitals.get(t, 0) >= 10]
    table = [t for t in ("1", "2", "3") if any(w == t and mm(0.72 * 20 * (low - top) / title) >= 10 for w, x, top, low, _ in page)]
    opponents = [t for t in ("India", "States", "Russia", "Republic", "England", "China") if any(w == t and mm(0.72 * 20 * (low - top) / title) >= (7 if t == "Republic" else 10) for w, x, top, low, _ in page)]
    if len(colour) != 1 or len(table) != 1 or not opponents:
        small.append((colour, table, opponents))
say(not small, "opponent, table and colour in capitals of 10 mm, of 7 if the name is long: %s" % small)

# --- a small event fills its page; the foot begins 12 mm above the edge
(page,) = words("boards.pdf")
lowest = max(mm(low) for t, x, top, low, _ in page if mm(low) < 297 - 12)
say((lowest - 10) / (297 - 10 - 12) >= 0.8, "six teams fill four fifths of the page, down to %.0f mm" % lowest)
say({"Standings", "England", "China", "Russia"} <= {t for t, *_ in page}, "the standings join the boards where they fit")

# --- the cross table has every round and all match points, whatever the paper
with open("cross.csv") as f:
    table = list(csv.DictReader(f))
points = sorted(row["mp"] for row in table)
for name in ("a4", "letter", "large"):
    pages = words(name + ".pdf")
    heads = {t for page in pages for t, *_ in page}
    say({"1", "2"} <= heads and {w for row in table for w in row["team"].split()} <= heads, name + ": every round and every team")
    at = [(i, right) for i, page in enumerate(pages) for t, *_, right in page if t == "MP"][:1]
    found = sorted(t for i, edge in at for t, *_, right in pages[i] if t.isdigit() and abs(right - edge) < 3)
    say(found == points, "%s: all match points, %s" % (name, " ".join(found)))
sys.exit(failed)
PY
