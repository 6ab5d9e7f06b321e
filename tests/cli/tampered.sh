#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has behind_its_back.sh and tests/soak/test_flips.
# Event files that another program changed: nothing of theirs is run, nothing hangs, nothing stops the program half-way.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'

small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
rm -r e.oly.backups

# The same event, changed by another program; it gets no longer than a moment.
change() {
    rm -f d.oly && cp "${2:-e.oly}" d.oly
    sqlite3 -bail d.oly "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; $1"
}
moment() {
    timeout 30 "$program" "$@" >"$scratch/said" 2>&1
    code=$?
    echo "\$ olympair $*"
    cut -c1-300 "$scratch/said"
    [ $code -eq 0 ] || echo "[exit $code]"
}

echo '# a team twice in a round that was played'
cp e.oly p.oly
for table in 1 2 3 4 5; do
    quietly result p.oly $table 1-0 1/2 1/2 1/2 -s open
done
change 'UPDATE fixture SET second = 4 WHERE section = 1 AND table_no = 4' p.oly
for command in fsck 'standings -s open' check 'pairings -s open' 'report pairings -s open' 'journal --verify'; do
    moment ${command%% *} d.oly ${command#"${command%% *}"}
done
moment undo d.oly --reason 'wrong'
echo '# a team that meets itself'
change 'UPDATE fixture SET second = first WHERE section = 1 AND table_no = 2'
moment standings d.oly -s open
echo '# a team that has the bye, and a match'
change 'UPDATE round SET bye = 1 WHERE section = 1'
moment standings d.oly -s open
echo '# two teams of one number'
change 'UPDATE team SET number = 3 WHERE section = 1 AND number = 7'
moment standings d.oly -s open
echo '# a round that is none'
change 'UPDATE round SET round = 4294967297 WHERE section = 1'
moment standings d.oly -s open
echo '# a barred pair of a round that is none'
change 'INSERT INTO barred (section, team, other, round) VALUES (1, 1, 2, 4294967297)'
moment standings d.oly -s open

endless='WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)'
look() {
    moment show d.oly
    moment fsck d.oly
    moment backup d.oly c.oly
    moment pair d.oly -s open
    ls c.oly 2>&1
}
echo '# a view without an end in place of a table'
change "drop table arbiter; CREATE VIEW arbiter AS $endless SELECT i AS place, 'x' AS name, 'y' AS role FROM n"
look
echo '# a view of a text of 900 MB'
change "drop table arbiter; CREATE VIEW arbiter AS SELECT 1 AS place, hex(zeroblob(450000000)) AS name, 'y' AS role"
look
echo '# a view in a backup beside the event'
mkdir e.oly.backups && cp d.oly e.oly.backups/20260902-100000-open-round-01.oly
moment backup e.oly
rm -r e.oly.backups
echo '# a value of 70 MB'
change 'UPDATE event SET name = hex(zeroblob(35000000))'
moment show d.oly
moment fsck d.oly

echo '# a draft and a sheet of what another program changed'
cp e.oly w.oly
quietly undo w.oly -s open --reason 'to be paired once more'
sqlite3 -bail w.oly "UPDATE team SET name = 'Polond' WHERE name = 'Poland'"
run report w.oly pairings -s open -o sheet.pdf
run report w.oly pairings -s open -f csv -o sheet.csv
"$program" report w.oly pairings -s open -f pdf 2>said | tail -c 6
cat said
run set w.oly --backups 0
run publish w.oly -s open
run report e.oly pairings -s open -o sound.pdf
ls *.pdf *.csv
