#!/bin/sh
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
    "$program" export "$dir/event.oly" "$@" -o "$dir/$file" &&
        rm -f "$dir"/back.oly* && "$program" new "$dir/back.oly" "$dir/$file" >"$dir/said" || { cat "$dir/said"; status=1; }
    "$program" export "$dir/back.oly" "$@" -o "$dir/again-$file"
    same "$what: the file again" "$dir/$file" "$dir/again-$file"
    "$program" fsck "$dir/back.oly" >"$dir/said" || { cat "$dir/said"; status=1; }
}
equal() { # what, report, columns that the file does not hold
    sheet "$dir/event.oly" "$dir/a" "$2" "$3"
    sheet "$dir/back.oly" "$dir/b" "$2" "$3"
    same "$1: $2" "$dir/a" "$dir/b"
}

sh tests/demo/play "$dir/demo" >"$dir/said" 2>&1 || { cat "$dir/said"; exit 1; }
cp "$dir/demo/baku2016.oly" "$dir/event.oly"
back 'Baku, TRF26' baku.trf
equal 'Baku, TRF26' standings 'mark marks withdrawn'
equal 'Baku, TRF26' crosstable 'mark marks withdrawn'
back 'Baku, chess-results' baku.xml
equal 'Baku, chess-results' standings 'mark marks withdrawn'
back 'Baku, JSON' baku.json
equal 'Baku, JSON' standings ''

printf 'teams = 200\nrounds = 11\n' >"$dir/made.conf"
"$program" engine -g "$dir/made.conf" -s 7 -o "$dir/made.trf" && rm -f "$dir/event.oly" &&
    "$program" new "$dir/event.oly" "$dir/made.trf" >"$dir/said"
back '200 teams, TRF26' made26.trf
equal '200 teams, TRF26' standings ''
equal '200 teams, TRF26' crosstable ''
rounds "$dir/event.oly" "$dir/a"
rounds "$dir/back.oly" "$dir/b"
same '200 teams, TRF26: the boards of all rounds' "$dir/a" "$dir/b"
back '200 teams, chess-results' made.xml
equal '200 teams, chess-results' standings ''
back '200 teams, JSON' made.json
equal '200 teams, JSON' standings ''
exit $status
