#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Baku 2016 as a tournament report file: 'engine pair' pairs from the file what the desk drafts from the event.
program=${OLYMPAIR:-build/release/olympair}
strict=${B:-build/release}/tests/unit/exchange/test_strict
orders=tests/data/baku2016/orders.csv
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
status=0
expect() { # what, wanted, got
    [ "$2" = "$3" ] && echo "ok - $1" && return
    printf 'not ok - %s\nwanted: %s\ngot:    %s\n' "$1" "$2" "$3"
    status=1
}

# What the organisers ordered before the draft of a round.
give_orders() { # event, round
    grep "^$2," "$orders" | while IFS=, read -r round action team other rest; do
        case $action in
        absent) "$program" absent "$1" "$team" --round "$round" ;;
        withdraw) "$program" withdraw "$1" "$team" ;;
        bar) "$program" bar "$1" "$team" "$other" ;;
        esac
    done >>"$dir/said"
}

# The draft of the desk, as 'engine pair' writes a round.
drafted() { # event, round
    "$program" pair "$1" >>"$dir/said"
    "$program" pairings "$1" --round "$2" --format csv | awk -F, '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        { first = $column["first_number"]; second = $column["second_number"] }
        second != "" { line[++n] = first " " second }
        $column["status"] == "bye" { line[++n] = first " 0" }
        END { print n; for (i = 1; i <= n; i++) print line[i] }'
}

sh tests/demo/played "$dir/played" >"$dir/said" 2>&1 || { echo 'not ok - the event plays to its end'; tail -n 5 "$dir/said"; exit 1; }
for last in 1 6; do
    out=$dir/after$last
    event=$out/baku2016.oly
    round=$((last + 1))
    mkdir "$out" && cp "$dir/played/before-$last.oly" "$event"
    cut -d, -f1,3- "tests/data/baku2016/round-0$last.csv" | "$program" results "$event" - >>"$dir/said"
    give_orders "$event" $round
    "$program" export "$event" -o "$out/baku.trf"
    "$strict" "$out/baku.trf" >"$out/read"
    expect "round $last: a strict reader takes the file" 0 $?
    "$program" engine -p "$out/baku.trf" --floor 1000 >"$out/paired"
    expect "round $round is paired from the file" 0 $?
    drafted "$event" $round >"$out/drafted"
    expect "round $round: pairs, colours, order and bye of the desk" \
        "$(cat "$out/drafted")" "$(cat "$out/paired")"
    expect "round $round: so many lines" $((last < 6 ? 83 : 85)) "$(sed -n 1p "$out/paired")"
done
exit $status
