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

echo '# a table of that league is scored as it was: with two forfeits of four Chad did not come, before and after the file is brought forward'
again() {
    rm -f e.oly
    sqlite3 -bail e.oly <"$old/1.sql"
}
again
untouched e.oly run fsck e.oly
untouched e.oly run show e.oly | sed -n '/system/,/ranking/p'
untouched e.oly run report e.oly standings | grep -v '^Marks\|^MP\|^Paired\|^$'
untouched e.oly run check e.oly
run set e.oly --city Poti
run report e.oly standings | grep -v '^Marks\|^MP\|^Paired\|^$'
run fsck e.oly
run check e.oly
run journal e.oly --verify | sed 's, Head:.*,,'
run set e.oly --players-needed 1
echo '# what an arbiter can do: decide on the match. 1.0.0 counted 0 points for Chad, its boards give it one'
run result e.oly 1 --count-as played --round 1 --reason 'a league has no such rule' --confirm
run report e.oly standings | grep -v '^Marks\|^MP\|^Paired\|^$'
run check e.oly
run undo e.oly --reason 'not now'
echo '# taken back to its first entry and forth again'
unset OLYMPAIR_SECTION
quietly restore e.oly --before 2 --confirm --reason 'from the start'
run fsck e.oly
quietly restore e.oly --before 19 --confirm --reason 'and back'
run show e.oly | sed -n '/system/,/ranking/p'
run fsck e.oly
run journal e.oly --verify | sed 's, Head:.*,,'
echo '# what goes on as it was: what 1.0.0 published rounds of, where it asked for more than the system does'
needs() { # the file is changed before it is brought forward
    again
    sqlite3 -bail e.oly "$1"
    echo "$1: $("$program" show e.oly --now "$NOW" | grep -o 'players a team needs: [0-9]*' || echo 'as the system has it')"
}
needs 'DELETE FROM board WHERE board > 3; UPDATE lineup SET places = substr(places, 1, 5); UPDATE section SET boards = 3'
needs 'DELETE FROM board WHERE board > 2; UPDATE lineup SET places = substr(places, 1, 3); UPDATE section SET boards = 2'
needs "UPDATE section SET system = 'olympiad'"
needs 'UPDATE round SET published = NULL WHERE round = 2'
needs 'DELETE FROM board; DELETE FROM lineup; DELETE FROM fixture; DELETE FROM round'
