#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The European Team Championships of 2015 and 2019: every round is paired again as it was published, and proved from its trace alone.
# Round 5 of 2015 has two teams that float rather than break the limits of colours, its round 9 a third White running.
# RULE_TEST: LIMITS_ECU PUBLICATION_ECU RANK_ECU_2015 RANK_ECU
data=$PWD/tests/data/ecu
program=${OLYMPAIR:-$PWD/build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
status=0
expect() { # what, wanted, got
    [ "$2" = "$3" ] && echo "ok - $1" && return
    printf 'not ok - %s\nwanted: %s\ngot:    %s\n' "$1" "$2" "$3"
    status=1
}
checked() { "$program" engine -c --edition "$1" "$data/$2.trf" | sed -n 's/^checked \(.*\), [^,]*$/\1/p'; }
# What was known after that round.
known() { awk -v last="$2" '/^001/ { $0 = substr($0, 1, 89 + 10 * last) } { print }' "$data/$1.trf"; }
proved() { # edition, event, round
    known "$2" $(($3 - 1)) >so_far.trf
    "$program" new e.oly so_far.trf --edition "$1" >said 2>&1 && "$program" pair e.oly >>said 2>&1 &&
        "$program" trace e.oly -o trace.json >>said 2>&1 && "$program" verify trace.json | grep -c ': proved'
    rm -rf e.oly*
}
tables() { # edition, event, round: as published, and as it is now
    awk -v round="$3" '/^round/ { on = $2 == round; next } on { print $1, $2 }' "$data/$2.txt" >published
    known "$2" $(($3 - 1)) >so_far.trf
    "$program" engine -p --edition "$1" so_far.trf 2>said | sed 1d | diff - published && echo same
}

expect 'pairs and colours of 2019' '9 rounds: 180 of 180 pairs, 160 of 160 colours' "$(checked ecu etcc2019)"
expect 'pairs of 2015' '9 rounds: 162 of 162 pairs, 141 of 144 colours' "$(checked ecu-2015 etcc2015)"
for round in 2 5 9; do
    expect "the tables of round $round of 2019" same "$(tables ecu etcc2019 $round)"
done
expect 'round 9 of 2019 is proved' 1 "$(proved ecu etcc2019 9)"
expect 'round 5 of 2015 is proved' 1 "$(proved ecu-2015 etcc2015 5)"
expect 'round 9 of 2015 is proved' 1 "$(proved ecu-2015 etcc2015 9)"
expect 'by the limits of D.02 two rounds of 2015 are others' '9 rounds: 151 of 162 pairs, 141 of 144 colours' "$(checked 2012 etcc2015)"
exit $status
