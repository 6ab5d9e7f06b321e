#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has tests/cli/exchange.sh.
# Baku 2016 and a made-up event of 200 teams, to files for other programs and back: the event that comes back gives the same file
# again, and the same standings, pairs and boards as far as the file can hold them.
program=${OLYMPAIR:-build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
status=0
same() { # what, file, file
    cmp -s "$2" "$3" && echo "ok - $1" && return
    echo "not ok - $1"
    diff "$2" "$3" | head -n 5
    status=1
}
# A sheet as CSV without its columns $4 ..., whose values the file does not hold.
sheet() { # event, to, report, columns that are left out; more operands
    event=$1 to=$2 report=$3 without=$4
    shift 4
    "$program" report "$event" "$report" "$@" -f csv | awk -F, -v without="$without" '
        NR == 1 { for (i = 1; i <= NF; i++) skip[i] = index(" " without " ", " " $i " ") }
        { line = ""; for (i = 1; i <= NF; i++) if (!skip[i]) line = line "," $i; print line }' >"$to"
}
rounds() { # event, to
    for round in 1 2 3 4 5 6 7 8 9 10 11; do
        "$program" report "$1" boards --round $round -f csv
    done >"$2"
}
back() { # what, file, options of export
    what=$1 file=$2
    shift 2
    "$program" export "$dir/event.oly" "$@" -o "$dir/$file" 2>"$dir/lost" &&
        rm -f "$dir"/back.oly* && "$program" new "$dir/back.oly" "$dir/$file" $told >"$dir/said" 2>&1 || { cat "$dir/said"; status=1; }
    "$program" export "$dir/back.oly" $(echo "$*" | sed 's/-s open//') -o "$dir/again-$file" 2>"$dir/lost.again"
    same "$what: the file again" "$dir/$file" "$dir/again-$file"
    "$program" fsck "$dir/back.oly" >"$dir/said" || { cat "$dir/said"; status=1; }
}
# Who met whom at which board, and how it ended, but for what the form has no place for.
equal_rounds() { # what
    "$program" export "$dir/event.oly" --as json -o "$dir/was.json" 2>>"$dir/said"
    "$program" export "$dir/back.oly" --as json -o "$dir/is.json" 2>>"$dir/said"
    case $(python3 tests/cli/rounds_of.py "$dir/was.json" "$dir/is.json" open "$dir/lost") in
    '11 rounds, '*' the same') echo "ok - $1: 11 rounds" ;;
    *) echo "not ok - $1: 11 rounds"; python3 tests/cli/rounds_of.py "$dir/was.json" "$dir/is.json" open "$dir/lost"; status=1 ;;
    esac
}
equal() { # what, report, columns that the file does not hold
    sheet "$dir/event.oly" "$dir/a" "$2" "$3"
    sheet "$dir/back.oly" "$dir/b" "$2" "$3"
    same "$1: $2" "$dir/a" "$dir/b"
}

sh tests/demo/played "$dir/demo" >"$dir/said" 2>&1 || { cat "$dir/said"; exit 1; }
cp "$dir/demo/baku2016.oly" "$dir/event.oly"
back 'Baku, TRF26' baku.trf
equal 'Baku, TRF26' standings 'mark marks withdrawn'
equal 'Baku, TRF26' crosstable 'mark marks withdrawn'
equal_rounds 'Baku, TRF26'
told='--floor 1000 --tiebreak khanty-mansiysk' # what TRF16 has no place for
back 'Baku, TRF16' baku16.trf --as trf16
equal 'Baku, TRF16' standings 'mark marks withdrawn'
equal_rounds 'Baku, TRF16'
told='--floor 1000'
back 'Baku, chess-results' baku.xml
equal 'Baku, chess-results' standings 'mark marks withdrawn'
equal_rounds 'Baku, chess-results'
told=
back 'Baku, JSON' baku.json
equal 'Baku, JSON' standings ''
equal_rounds 'Baku, JSON'

printf 'teams = 200\nrounds = 11\n' >"$dir/made.conf"
"$program" engine -g "$dir/made.conf" -s 7 -o "$dir/made.trf" && rm -f "$dir/event.oly" &&
    "$program" new "$dir/event.oly" "$dir/made.trf" >"$dir/said"
back '200 teams, TRF26' made26.trf
equal '200 teams, TRF26' standings ''
equal '200 teams, TRF26' crosstable ''
rounds "$dir/event.oly" "$dir/a"
rounds "$dir/back.oly" "$dir/b"
same '200 teams, TRF26: the boards of all rounds' "$dir/a" "$dir/b"
back '200 teams, TRF16' made16.trf --as trf16
back '200 teams, chess-results' made.xml
equal '200 teams, chess-results' standings ''
back '200 teams, JSON' made.json
equal '200 teams, JSON' standings ''

# The games of a round as PGN say what the event has.
for round in 1 6 11; do
    cp "$dir/event.oly" "$dir/read.oly"
    "$program" export "$dir/event.oly" --as pgn --round $round -o "$dir/games.pgn"
    "$program" results "$dir/read.oly" "$dir/games.pgn" --dry-run >"$dir/said" 2>&1
    cp "$dir/said" "$dir/a"
    sed -n 's/.*nothing to change.*/nothing to change/p' "$dir/a" >"$dir/b"
    echo 'nothing to change' >"$dir/a"
    same "200 teams, PGN of round $round" "$dir/a" "$dir/b"
done

# A cup by the Berger tables, a blitz of players by Burstein.
desk() {
    "$program" "$@" --now '2026-09-12 10:00' >"$dir/said" 2>&1 || { cat "$dir/said"; status=1; }
}
play() { # section, its results by table
    section=$1
    shift
    desk number "$dir/event.oly" -s $section
    desk lot "$dir/event.oly" white -s $section
    for round in 1 2; do
        desk pair "$dir/event.oly" -s $section
        desk publish "$dir/event.oly" -s $section
        for table in 1 2 3 4 5; do
            desk result "$dir/event.oly" $table "$@" -s $section
        done
    done
}
rm -rf "$dir"/event.oly*
desk new "$dir/event.oly"
desk import "$dir/event.oly" tests/data/small/registration.xml
desk set "$dir/event.oly" --system berger -s open
play open 1-0 1/2 0-1 1-0
back 'Berger tables, TRF26' cup.trf -s open
sheet "$dir/event.oly" "$dir/a" standings '' -s open
sheet "$dir/back.oly" "$dir/b" standings ''
same 'Berger tables, TRF26: standings' "$dir/a" "$dir/b"
back 'Berger tables, JSON' cup.json -s open
"$program" export "$dir/event.oly" -s open -o "$dir/cup.xml" >"$dir/said" 2>&1
rm -f "$dir"/back.oly*
desk new "$dir/back.oly" "$dir/cup.xml" --system berger
sheet "$dir/back.oly" "$dir/b" standings ''
same 'Berger tables, chess-results: standings' "$dir/a" "$dir/b"
rm -rf "$dir"/event.oly*
desk new "$dir/event.oly" --name Weekend
desk section "$dir/event.oly" blitz --unit player --system burstein --rounds 5
{ echo name,federation,rating; for player in 1 2 3 4 5 6 7 8 9 10 11; do echo "\"Player, P$player\",GEO,$((2400 - 10 * player))"; done; } >"$dir/players.csv"
desk import "$dir/event.oly" "$dir/players.csv"
play blitz 1-0
back 'players by Burstein, JSON' blitz.json
equal 'players by Burstein, JSON' standings ''
back 'players by Burstein, TRF26' blitz.trf
equal 'players by Burstein, TRF26' standings ''
equal 'players by Burstein, TRF26' crosstable ''
back 'players by Burstein, TRF16' blitz16.trf --as trf16
equal 'players by Burstein, TRF16' standings ''
exit $status
