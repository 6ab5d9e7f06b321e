#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Codes and seals of release 1.0.0 are found and true, and it is said what they do not cover; what is published later in that event has version 2 of
# the public record, in the same chain (tests/data/sealed/README.md).
. "$(dirname "$0")/golden"
NOW='2026-09-03 19:00'
OLYMPAIR_SECTION=open
export OLYMPAIR_SECTION
old=$data/sealed

sqlite3 -bail e.oly <"$old/1.sql"
sqlite3 e.oly 'PRAGMA user_version'
untouched e.oly run verify-history e.oly 0VJY-JPX0-84MC 5GFA-1N5S-Y5NK
run verify "$old/seal.json" | sed "s|$old/||"
quietly site e.oly www
cmp www/open/round-1/record.json "$old/record.json" && cmp www/open/round-1/seal.json "$old/seal.json" && echo 'record and seal are the same, byte for byte'
ls www/open/record.json 2>&1
grep -c 'history.html\|round-1/record.json' www/history.html

echo '# the next round is published: it has version 2, and the section a record'
quietly lineups e.oly --open
quietly result e.oly 1 1/2 1/2 1/2 1/2
quietly result e.oly 2 1-0 1/2 1/2 1/2
sqlite3 e.oly 'PRAGMA user_version'
quietly pair e.oly
quietly publish e.oly
quietly site e.oly www
for record in open/record open/round-1/record open/round-2/record open/round-3/record; do
    echo "$record $(grep -o '"format":"[^"]*"' www/$record.json)"
done
cmp www/open/round-1/record.json "$old/record.json" && echo 'round 1 is as it was'
run verify www/open/round-1/seal.json
code() {
    "$program" verify-history "$1" | sed -n "s/^section open, round $2: //p"
}
published=$(code e.oly 3)
run verify-history e.oly 0VJY-JPX0-84MC "$published"

echo '# taken back and published again: version 2 once more. A round of version 1 keeps its own'
quietly undo e.oly --reason 'a wrong draft'
quietly publish e.oly
sqlite3 e.oly 'SELECT round, record FROM round'
run verify-history e.oly "$published" | sed -n 1,2p

echo '# what version 1 does not cover is covered from now on, and its seal breaks only by what it covers'
run correct e.oly Chad 5 --rating 2000 --reason 'wrong list'
run correct e.oly Chad --name Tchad --reason 'its own name'
run undo e.oly --confirm
run verify-history e.oly "$published"
