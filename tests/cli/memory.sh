#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Memory follows the file: an import takes no more than 20 times the file beyond what the program takes anyway, whether it is stored or refused; what is found is bounded.
. "$(dirname "$0")/checks"
cd "$dir" || exit 1
case $program in */asan/* | */tsan/*) say "a sanitizer takes memory of its own" && exit ;; esac
export OLYMPAIR_USER=TAP
python3 - "$program" <<'PY'
import io
import os
import subprocess
import sys
import zipfile

program, failed = sys.argv[1], 0
BASE, TIMES, TEAM, LINES = 16e6, 20, 3000, 10010  # what it takes with its fonts; the promise; a team of one is less in a file than in memory; findings are told up to 10 000


def say(ok, text):
    global failed
    print("ok" if ok else "not ok", "-", text)
    failed |= not ok


# The memory of whoever begins a process counts as that of the process: it is begun by a small one.
SMALL = """
import os, sys
out = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
pid = os.posix_spawn(sys.argv[2], sys.argv[2:], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, out, 1), (os.POSIX_SPAWN_DUP2, out, 2)])
_, status, used = os.wait4(pid, 0)
print(os.waitstatus_to_exitcode(status), used.ru_maxrss * 1024)
"""


def run(*words):
    """Its exit code, what it said, the most memory it had."""
    code, used = subprocess.run([sys.executable, "-S", "-c", SMALL, "said", program, *words], stdout=subprocess.PIPE, check=True).stdout.split()
    return int(code), open("said").read(), int(used)


def table(teams, players, federation="NOR"):
    yield ["section", "team", "federation", "player", "fide id", "rating"]
    for t in range(teams):
        for p in range(players):
            yield ["open", "Club of the Northern Isles %d" % t, federation, "Northerner %d-%d, Anna Maria" % (t, p), str(1000000 + 10 * t + p), str(1400 + (t + p) % 1200)]


def csv(rows):
    return "".join(",".join('"%s"' % c if "," in c else c for c in row) + "\n" for row in rows).encode()


def workbook(rows):
    """As spreadsheets write it, packed; how large its sheet is."""
    cell = lambda r, c, v: '<c r="%s%d"><v>%s</v></c>' % ("ABCDEF"[c], r, v) if v.isdigit() else '<c r="%s%d" t="inlineStr"><is><t>%s</t></is></c>' % ("ABCDEF"[c], r, v)
    sheet = "".join('<row r="%d">%s</row>' % (r, "".join(cell(r, c, v) for c, v in enumerate(row))) for r, row in enumerate(rows, 1))
    main, rel = "http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    packed = "http://schemas.openxmlformats.org/package/2006/relationships"
    sheet = '<worksheet xmlns="%s"><sheetData>%s</sheetData></worksheet>' % (main, sheet)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
        z.writestr("[Content_Types].xml", '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>')
        z.writestr("_rels/.rels", '<Relationships xmlns="%s"><Relationship Id="r1" Type="%s/officeDocument" Target="xl/workbook.xml"/></Relationships>' % (packed, rel))
        z.writestr("xl/workbook.xml", '<workbook xmlns="%s" xmlns:r="%s"><sheets><sheet name="Teams" sheetId="1" r:id="r1"/></sheets></workbook>' % (main, rel))
        z.writestr("xl/_rels/workbook.xml.rels", '<Relationships xmlns="%s"><Relationship Id="r1" Type="%s/worksheet" Target="worksheets/sheet1.xml"/></Relationships>' % (packed, rel))
        z.writestr("xl/worksheets/sheet1.xml", sheet)
    return out.getvalue(), len(sheet)


def look(what, teams, data, size, exits, *section):
    name = "teams.xlsx" if data.startswith(b"PK") else "teams.xml" if data.startswith(b"<") else "teams.csv"
    for file in ("e.oly", name):
        if os.path.exists(file):
            os.remove(file)
    with open(name, "wb") as f:
        f.write(data)
    run("new", "e.oly", "--name", "Cup", "--federation", "NOR")
    run("section", "e.oly", "open", *section)
    code, said, used = run("import", "e.oly", name)
    say(code == exits, "%s: exit %d" % (what, exits) + ("" if code == exits else ", not %d: %s" % (code, said[:300])))
    most = BASE + max(TIMES * size, TEAM * teams)
    say(used <= most, "%s: %.1f MB of memory, %.1f MB at most" % (what, used / 1e6, most / 1e6))
    say(said.count("\n") <= LINES, "%s: %d lines, %d at most" % (what, said.count("\n"), LINES))


CLUBS = ("--system", "team-swiss-2026", "--boards", "4", "--squad-size", "5")
def look_at_table(what, teams, players, federation, exits, *section):
    data = csv(table(teams, players, federation))
    look(what, teams, data, len(data), exits, *section)


look_at_table("a table that is stored", 6000, 5, "NOR", 0, *CLUBS)
look_at_table("teams of one", 6000, 1, "NOR", 0, "--system", "berger", "--boards", "1", "--squad-size", "1", "--rounds", "3")
look("a workbook that is stored", 6000, *workbook(table(6000, 5)), 0, *CLUBS)
look_at_table("5000 teams with a problem each", 5000, 2, "ZZZ", 1, *CLUBS)

# Each player has two problems, all of them in one line: 1600 times the file once, and two minutes for 100 000.
PLAYER = '<player name="P\u200b" rating="99"/>' * 40000
look("one team of 40 000 players, in one line", 1, ('<registration><event name="Cup" federation="NOR"/><section name="open" women="no"><team name="T" federation="NOR">%s</team></section></registration>' % PLAYER).encode(), len(PLAYER), 1, *CLUBS)

# A tournament report file of teams, read and stored; one of players takes more, since a match has room for all boards.
with open("made.conf", "w") as f:
    f.write("teams = 900\nrounds = 11\nedition = 2022\n")
run("engine", "-g", "made.conf", "-s", "5", "-o", "made.trf")
code, said, used = run("new", "made.oly", "made.trf")
most = BASE + TIMES * os.path.getsize("made.trf")
say(code == 0 and used <= most, "a tournament report file: %.1f MB of memory, %.1f MB at most" % (used / 1e6, most / 1e6))

# Lines of one letter: each is a row all the same.
with open("letters.csv", "wb") as f:
    f.write(b"x\n" * 400000)
with open("results.csv", "wb") as f:
    f.write(b"round,table,board,result\n" + b"1,1,1,x\n" * 100000)
with open("lineups.csv", "wb") as f:
    f.write(b"team,board-1,board-2,board-3,board-4\n" + b"Fiji,1,2,3,4\n" * 200000)
with open("presence.csv", "wb") as f:
    f.write(b"team,players\n" + b"Fiji,4\n" * 200000)
run("new", "r.oly", "--name", "Cup", "--federation", "NOR")
run("section", "r.oly", "open", *CLUBS)
for words in (("results", "r.oly", "letters.csv"), ("lineups", "r.oly", "letters.csv"), ("results", "r.oly", "results.csv"), ("lineups", "r.oly", "lineups.csv"),
              ("arrive", "r.oly", "presence.csv", "--file")):
    code, said, used = run(words[0], words[1], *words[3:], words[2])
    most = BASE + TIMES * os.path.getsize(words[2])
    say(code in (3, 6, 7), "%s of %s: exit %d" % (words[0], words[2], code))
    say(used <= most, "%s of %s: %.1f MB of memory, %.1f MB at most" % (words[0], words[2], used / 1e6, most / 1e6))
    say(said.count("\n") <= LINES, "%s of %s: %d lines" % (words[0], words[2], said.count("\n")))
sys.exit(failed)
PY
