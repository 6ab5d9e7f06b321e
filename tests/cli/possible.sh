#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# States that no event comes to, through four doors: JSON, the report file, the XML of chess-results and the event file itself. What is a wrong event is
# refused with its place, what can be understood is read and told, and fsck tells both. Round 1 is One - Three and Four - Two, round 2 Four - One and
# Two - Three; so it is by the articles, and so the matches below are named.
. "$(dirname "$0")/golden"
NOW='2026-12-04 10:00'
{
    echo 'Section,Federation,Team,Board,Player,Rating'
    rating=2500
    for team in NOR,One SWE,Two GER,Three FIJ,Four; do
        for board in 1 2; do
            echo "open,$team,$board,${team#*,} $board,$rating"
            rating=$((rating - 10))
        done
    done
} >teams.csv
quietly new e.oly --name Cup --federation NOR --start 2026-12-01 --end 2026-12-09 --zone Europe/Oslo
quietly section e.oly open --boards 2 --squad-size 2 --rounds 3
quietly import e.oly teams.csv --confirm
for round in 1 2; do quietly set e.oly --round $round --date "2026-12-0$((round + 1)) 15:00"; done
quietly number e.oly
quietly lot e.oly white
for round in 1 2; do
    quietly pair e.oly
    quietly publish e.oly
    quietly lineups e.oly --open --reason x
    for table in 1 2; do quietly result e.oly $table 1-0 1/2; done
done
run pairings e.oly --round 1
run pairings e.oly --round 2
run fsck e.oly
for as in json trf26 chess-results; do quietly export e.oly --as $as -o e.${as%26}; done
lifted=$(sqlite3 e.oly "SELECT 'DROP TRIGGER ' || name || ';' FROM sqlite_schema WHERE type = 'trigger'")

# What python makes of the event as JSON (j, and the section s), of the lines of the report file (t) and of the XML (x); a door that is not changed has no way to say it.
cat >spoil.py <<'END'
import json, re, sys
j = json.load(open('e.json'))
s = j['sections'][0]
t = open('e.trf').read()
x = open('e.chess-results').read()
was = [json.dumps(j), t, x]
exec(sys.argv[1])
for name, old, new in (('s.json', was[0], json.dumps(j)), ('s.trf', was[1], t), ('s.xml', was[2], x)):
    if old != new:
        open(name, 'w').write(new)
END
fault() { # WHAT PYTHON [SQL]
    echo "# $1"
    rm -f s.json s.trf s.xml d.oly
    python3 spoil.py "$2"
    for file in s.json s.trf s.xml; do
        [ -f $file ] || continue
        rm -rf n.oly*
        run new n.oly $file 2>&1 | grep -v 'tie-breaks; the standings\|days of the rounds, but no hours\|points here, but\|lot contradicts'
        # what was read and told is put right: nothing is left to tell
        [ ! -f n.oly ] || "$program" fsck n.oly | grep 'no operation'
    done
    [ "$3" ] || return
    rm -f d.oly* && cp e.oly d.oly
    sqlite3 -bail d.oly "PRAGMA foreign_keys = OFF; $lifted $3"
    echo '$ olympair fsck d.oly'
    "$program" fsck d.oly | grep 'no operation\|paired\|bye\|open, table' || echo 'nothing of it'
}

fault 'a player at two boards of a match' \
    's["rounds"][0]["matches"][0]["boards"][1]["first"] = 1
x = x.replace("""board="2" whiteno="6" blackno="2" """, """board="2" whiteno="6" blackno="1" """)' \
    'UPDATE board SET first_place = 1 WHERE round = 1 AND table_no = 1 AND board = 2'
fault 'a player of the second team at two boards, in round 2' \
    's["rounds"][1]["matches"][1]["boards"][0]["other"] = 2' \
    'UPDATE board SET second_place = 2 WHERE round = 2 AND table_no = 2 AND board = 1'
fault 'a player twice in a line-up' \
    's["rounds"][0]["lineups"][1]["places"] = [2, 2]'
fault 'a team at two tables' \
    's["rounds"][0]["matches"][1]["first"] = 1
x = x.replace("""<teampairing round="1" pairing="2" no1="4" """, """<teampairing round="1" pairing="2" no1="1" """)' \
    'UPDATE fixture SET first = 1 WHERE round = 1 AND table_no = 2'
fault 'a team that has the bye, and plays' \
    's["rounds"][0]["bye"] = 4' \
    'UPDATE round SET bye = 4 WHERE round = 1'
fault 'fewer rounds than were played' \
    's["number_of_rounds"] = 1
t = t.replace("142 3", "142 1")
x = x.replace("""rounds="3" """, """rounds="1" """)' \
    'UPDATE section SET rounds = 1'
fault 'as many rounds as were played: that may be' \
    's["number_of_rounds"] = 2
t = t.replace("142 3", "142 2")' \
    'UPDATE section SET rounds = 2'
fault 'a team that is absent, and plays' \
    's["absences"] = [{"team": 1, "from": 2, "to": 3}]
t += "240 Z   2    1\n240 Z   3    1\n"' \
    "INSERT INTO absence (section, team, from_round, to_round, withdrawn) SELECT section, 1, 2, 3, 0 FROM section"
fault 'a team that has withdrawn, and plays' \
    's["absences"] = [{"team": 1, "from": 1, "withdrawn": True}]' \
    "INSERT INTO absence (section, team, from_round, to_round, withdrawn) SELECT section, 1, 1, NULL, 1 FROM section"
fault 'a team that is absent from a round that is still to come: that may be' \
    's["absences"] = [{"team": 1, "from": 3, "to": 3}]
t += "240 Z   3    1\n"' \
    "INSERT INTO absence (section, team, from_round, to_round, withdrawn) SELECT section, 1, 3, 3, 0 FROM section"
fault 'a match that is missing; in a report file whoever is not paired is absent' \
    's["rounds"][0]["matches"].pop()
x = re.sub(".*pairing round=\"1\" pairing=\"2\".*\n", "", x)' \
    'DELETE FROM board WHERE round = 1 AND table_no = 2; DELETE FROM fixture WHERE round = 1 AND table_no = 2'
fault 'a round without a match between two that have some' \
    's["rounds"][0]["matches"] = []; s["rounds"][0].pop("lineups", None)
x = re.sub(".*pairing round=\"1\".*\n", "", x)
t = re.sub("(?m)^(001.{87}).{10}", r"\1          ", t)' \
    'DELETE FROM board WHERE round = 1; DELETE FROM fixture WHERE round = 1; DELETE FROM lineup WHERE round = 1'
fault 'rounds that are played backwards; an event may have that, by mistake' \
    'j["dates"] = [{"round": 1, "date": "2026-12-03 15:00"}, {"round": 2, "date": "2026-12-02 15:00"}]
t = t.replace("26/12/02  26/12/03", "26/12/03  26/12/02")
x = x.replace("02.12.2026", "99").replace("03.12.2026", "02.12.2026").replace("99", "03.12.2026")'
fault 'a day of a round that there will never be' \
    'j["dates"].append({"round": 15, "date": "2026-12-08 15:00"})
t = t.replace("26/12/02  26/12/03", "26/12/02  26/12/03  26/12/04  26/12/05")
x = x.replace("""<round round="3" """, """<round round="15" """).replace("""date="" """, """date="08.12.2026" """)'
fault 'a round with two days' \
    'j["dates"].append({"round": 1, "date": "2026-12-05 15:00"})
x = x.replace("""<round round="3" date="" """, """<round round="1" date="05.12.2026" """)'
fault 'a decision to shorten that does not give the rounds there are' \
    's["shortenings"] = [{"after": 2, "was": 5, "becomes": 4, "at": "2026-12-03 10:00", "by": "anna", "reason": "x"}]' \
    "INSERT INTO shortening SELECT section, 1, 2, 5, 4, '2026-12-03 10:00', 'anna', 'x' FROM section"
fault 'two that do: that may be' \
    's["shortenings"] = [{"after": 1, "was": 6, "becomes": 5, "at": "2026-12-02 10:00", "by": "anna", "reason": "x"}, {"after": 2, "was": 5, "becomes": 3, "at": "2026-12-03 10:00", "by": "anna", "reason": "x"}]'
fault 'a correction that does not lead to the result that stands there' \
    's["corrections"] = [{"round": 1, "table": 1, "board": 1, "was": "1-0", "becomes": "0-1", "from": 3, "at": "2026-12-03 10:00", "by": "anna", "reason": "x"}]' \
    "INSERT INTO correction SELECT section, 1, 1, 1, 1, '1-0', '0-1', 3, '2026-12-03 10:00', 'anna', 'x' FROM section"
fault 'one that was corrected back: that may be' \
    's["corrections"] = [{"round": 1, "table": 1, "board": 1, "was": a, "becomes": b, "from": 3, "at": "2026-12-03 10:00", "by": "anna", "reason": "x"} for a, b in (("1-0", "0-1"), ("0-1", "1-0"))]'
fault 'corrections of a table and of a round that are not there' \
    's["corrections"] = [{"round": r, "table": n, "board": 1, "was": "1-0", "becomes": "0-1", "at": "2026-12-03 10:00", "by": "anna", "reason": "x"} for r, n in ((1, 7), (3, 1))]'

fault 'line-ups that differ from the boards played, of one team at both boards; corrections and swaps leave that, so fsck says nothing' \
    's["rounds"][0]["lineups"][1]["places"] = [2, 1]
s["rounds"][1]["lineups"][0]["places"] = [1, 0]' \
    "UPDATE board SET first_place = 3 - first_place WHERE round = 1 AND table_no = 2"
fault 'boards with players in a round whose line-ups are in and not opened; the other round may be so, without line-ups' \
    's["rounds"][1].pop("opened"); s["rounds"][0].pop("opened"); s["rounds"][0].pop("lineups")'
fault 'a draft with line-ups' \
    's["rounds"][1].pop("published")' \
    'UPDATE round SET published = NULL WHERE round = 2'
fault 'a draft with results alone' \
    's["rounds"][1].pop("published"); s["rounds"][1].pop("opened"); s["rounds"][1].pop("lineups")
for m in s["rounds"][1]["matches"]: m["boards"] = [{"result": "1-0"}, {}]'
fault 'a draft of which nothing is known: that may be' \
    's["rounds"][1].pop("published"); s["rounds"][1].pop("opened"); s["rounds"][1].pop("lineups")
for m in s["rounds"][1]["matches"]: m["boards"] = [{}, {}]'
fault 'more players here than the list has' \
    's["teams"][1]["arrival"] = {"at": "2026-12-01 10:00", "by": "anna", "players": 9}' \
    "INSERT INTO arrival SELECT section, 2, 9, '', '', '2026-12-01 10:00', 'anna' FROM section"
fault 'as many as the list has, of whom one was replaced' \
    's["teams"][1]["arrival"] = {"at": "2026-12-01 10:00", "by": "anna", "players": 4}
s["teams"][1]["players"] += [{"name": "New", "rating": 2000}, {"name": "Old", "rating": 2000, "replaced": True}]
s["squad_size"] = 3'
fault 'as many as the list has: that may be' \
    's["teams"][1]["arrival"] = {"at": "2026-12-01 10:00", "by": "anna", "players": 2}' \
    "INSERT INTO arrival SELECT section, 2, 2, '', '', '2026-12-01 10:00', 'anna' FROM section"

echo '# a list that comes again with fewer players leaves no more here than it has'
sed 's/^open,SWE,Two,2.*/&\nopen,SWE,Two,3,Two 3,2000/' teams.csv >more.csv
quietly new a.oly --name Cup --federation NOR --start 2027-12-01 --end 2027-12-09
quietly section a.oly open --boards 2 --squad-size 3 --rounds 3
quietly import a.oly more.csv --confirm
run arrive a.oly Two --with 3
run import a.oly teams.csv
"$program" export a.oly --as json 2>/dev/null | sed -n '/"arrival"/,/}/p'
run fsck a.oly

echo '# whoever says so himself: three rounds, of which two are played, cannot become one'
rm -rf n.oly*
run new n.oly e.json --rounds 1
run new n.oly e.json --rounds 2

echo '# in UTF-16 it is JSON all the same: what contradicts has its place there'
rm -rf n.oly*
python3 -c 'import json; j = json.load(open("e.json")); j["sections"][0]["rounds"][0]["bye"] = 4; open("s.json", "w", encoding="utf-16").write(json.dumps(j))'
run new n.oly s.json
