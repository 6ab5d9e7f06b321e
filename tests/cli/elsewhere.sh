#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A file of each form at a command that does not read it: which command does is said where that is sure, and nothing is made or changed.
. "$(dirname "$0")/golden"
field=$root/tests/field
small_cup
cp "$field/trf-fide-2026/p.trf" report.trf
cp "$field/pgn-fide/round.pgn" games.pgn
cp "$field/pgn-fide/teams.csv" teams.csv
cp "$field/lichess-json/round.json" round.json
cp "$field/chess-results-xml/codes.xml" codes.xml
cp "$field/chess-results-tables/boards-print.csv" pairings.csv
cp "$data/small/standard_oct26frl.xml" list.xml
cp "$data/small/registration.xml" registration.xml
printf 'table,board,result\n1,1,1-0\n' >results.csv
printf '<results><board table="1" board="1" result="1-0"/></results>\n' >results.xml
printf 'name,federation,rating\n"Berg, Ann",NOR,2400\n' >players.csv
iconv -f UTF-8 -t UTF-16LE report.trf >wide.trf
printf 'Dear arbiter,\nhere is the list.\n' >letter.txt
printf '{"a": [1, 2]}\n' >other.json
"$program" export e.oly --as json >event.json
at() { # a command with its words: the file stays as it is
    echo "# $*"
    "$program" "$@" --now "$NOW" >"$scratch/said" 2>&1
    code=$?
    tail -n 1 "$scratch/said"
    [ $code -ne 0 ] || echo 'BUT IT WAS READ'
    [ ! -e z.oly ] || echo 'BUT AN EVENT WAS MADE'
}
for file in games.pgn teams.csv round.json pairings.csv list.xml registration.xml results.csv results.xml letter.txt other.json; do at new z.oly $file; done
for file in report.trf wide.trf codes.xml pairings.csv list.xml results.csv results.xml event.json players.csv letter.txt other.json; do untouched e.oly at import e.oly $file -s open; done
for file in report.trf wide.trf codes.xml teams.csv list.xml registration.xml event.json players.csv letter.txt other.json; do untouched e.oly at results e.oly $file -s open; done
