#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Files that we write, read by programs of others, where these are there: pgn-extract, openpyxl, and by the variables BBPPAIRINGS (the program) and
TIEBREAKSERVER (its folder) the pairing program bbpPairings and the reader of FIDE's technical commission."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
PROGRAM = os.environ.get("OLYMPAIR", os.path.join(ROOT, "build/release/olympair"))
NOW = "2026-03-01 10:00"
PLAYERS = ("Ada, Æon", "Bob, Ben", "Cy, Ann", "Dué", "Eve, E", "Fay, F", "Gus, G")
TEAMS = ("NOR", "SWE", "DEN", "FIN", "ISL")
count = 0


def olympair(*args):
    now = () if args[0] == "export" else ("--now", NOW)
    return subprocess.run([PROGRAM, *args, *now], check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout


def say(what, ok, seen=""):
    global count
    count += 1
    print("%s - %s" % ("ok" if ok else "not ok", what))
    if not ok:
        print("# " + "\n# ".join(str(seen).splitlines()))


def skip(what, why):
    global count
    count += 1
    print("not ok - %s # SKIP %s" % (what, why))


def made(file, registration, results, *section):
    """After round 1 all results are in; round 2 is published."""
    olympair("new", file, "--name", "Spring Cup", "--federation", "GEO", "--city", "Tbilisi", "--start", "2026-03-01", "--end", "2026-03-05")
    olympair("section", file, "main", "--rounds", "5", *section)
    for one in (["import", file, registration], ["number", file], ["lot", file, "white"]):
        olympair(*one)
    for now in (results, ()):
        olympair("pair", file)
        olympair("publish", file, "--confirm", "--leave-fide-mode")
        for table, result in enumerate(now, 1):
            olympair("result", file, str(table), *result.split())


def write_registrations():
    with open("players.csv", "w") as out:
        print("name,federation,rating,sex,fide-id,title", file=out)
        for i, player in enumerate(PLAYERS):
            print('"%s",GEO,%d,w,%d,WIM' % (player, 2400 - 10 * i, 13600000 + i), file=out)
    with open("teams.csv", "w") as out:
        print("team,federation,player,rating,board,fide-id", file=out)
        for i, team in enumerate(TEAMS):
            for board in (1, 2, 3):
                print('Club of %s,%s,"%s, %d",%d,%d,%d' % (team, team, team, board, 2500 - 30 * i - board, board, 1500000 + 10 * i + board), file=out)


def games():
    """Without a setting: each game with its board, and teams where there are teams."""
    program = shutil.which("pgn-extract") or shutil.which("/usr/games/pgn-extract")
    if not program:
        return skip("pgn-extract reads our games", "pgn-extract is not installed")
    for file, teams in (("teams", True), ("players", False)):
        olympair("export", file + ".oly", "--round", "1", "-o", file + ".pgn")
        read = json.loads(subprocess.run([program, "-s", "--json", file + ".pgn"], stdout=subprocess.PIPE, text=True).stdout or "[]")
        say("pgn-extract reads the games of " + file, len(read) == (4 if teams else 3), read)
        say("with teams" if teams else "without teams", all(("WhiteTeam" in g and "BlackTeam" in g) == teams for g in read), read)
        say("and boards", [g["Board"] for g in read] == (["1", "2"] * 2 if teams else ["1"] * 3), read)


def workbook():
    try:
        import openpyxl
    except ImportError:
        return skip("openpyxl reads our workbook", "openpyxl is not installed")
    olympair("export", "teams.oly", "-o", "teams.xlsx")
    book = openpyxl.load_workbook("teams.xlsx")
    cells = {str(c.value) for sheet in book for row in sheet.iter_rows() for c in row if c.value is not None}
    say("openpyxl reads our workbook", all("Club of " + t in cells for t in TEAMS), sorted(cells)[:40])


def next_round():
    """Who reads the file knows how many have played, and pairs them all."""
    program = os.environ.get("BBPPAIRINGS")
    if not program:
        return skip("bbpPairings reads our report files", "BBPPAIRINGS does not name it")
    for kind in ("trf26", "trf16"):
        olympair("export", "players.oly", "--as", kind, "-o", "players.trf")
        text = open("players.trf", newline="").read()
        with open("players.trf", "w", newline="") as out:
            out.write(text if "XXR" in text or kind == "trf26" else text + "XXR 5\r")
        run = subprocess.run([program, "--dutch", "players.trf", "-p", "pairs"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        pairs = open("pairs").read().split() if os.path.exists("pairs") else []
        say("bbpPairings pairs from our " + kind, run.returncode == 0 and sorted(map(int, pairs[1:])) == list(range(8)), run.stdout + repr(pairs))


def ranks():
    folder = os.environ.get("TIEBREAKSERVER")
    if not folder:
        return skip("TieBreakServer has our ranks", "TIEBREAKSERVER does not name its folder")
    for file in ("teams", "players"):
        olympair("export", file + ".oly", "-o", file + ".trf")
        run = subprocess.run([sys.executable, os.path.join(folder, "tiebreakchecker.py"), "-i", file + ".trf", "-c", "-d", "T", "-n", "1", "-b", "utf-8"],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        say("TieBreakServer has our ranks of " + file, re.search("Check: True", run.stdout), run.stdout)


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    write_registrations()
    made("teams.oly", "teams.csv", ("1-0 +-", "1/2 0-1"), "--boards", "2", "--system", "team-swiss-2026")
    made("players.oly", "players.csv", ("1-0", "1/2", "0-1"), "--unit", "player", "--system", "dutch2006", "--ranking", "gp,bh-gp-c1,eggsb")
    games()
    workbook()
    next_round()
    ranks()
    os.chdir("/")
print("1..%d" % count)
