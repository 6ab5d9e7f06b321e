#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has trf.sh and engine.sh.
# A bye with points that a team asked for (line 240 H or F) keeps it from the bye of the pairing, whoever pairs: the engine from the file,
# the desk that took the file over, the JSON of that event, and files that are made again from it.
# RULE_TEST: BYE_ONCE
. "$(dirname "$0")/checks"
cd "$dir" || exit 1
export OLYMPAIR_USER=arbiter
# The lines of engine -p: 'white black', the bye 'N 0', in the order of the tables.
by_engine() { "$program" engine -p "$1" 2>said | tail -n +2; }
by_desk() { # event: drafts its next round in a copy
    rm -f draft.oly*
    "$program" backup "$1" draft.oly >said 2>&1 && "$program" pair draft.oly >said 2>&1 || cat said
    "$program" report draft.oly pairings -f csv 2>said |
        awk -F, 'NR > 1 && $12 == "bye" { bye = $2 } NR > 1 && $12 != "bye" { print $2, $11 } END { if (bye) print bye, 0 }'
}
doors=0 told=0 wrong=
for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
    printf 'teams = 7-15\nrounds = 6\nfield = odd\nabsent = 12\nno-shows = 2\n' >conf
    "$program" engine -g conf -s $seed --edition 2012 -o made.trf 2>said || continue # no legal round
    sed -i 's/^142 6/142 7/' made.trf
    # rounds 2 and 4: half of the points, round 6: all
    sed '/^240 Z   [24] /s/Z/H/; /^240 Z   6 /s/Z/F/' made.trf >asked.trf
    "$program" engine -p asked.trf >said 2>&1 || continue # nobody is left who may have the bye
    by_engine asked.trf >engine
    doors=$((doors + 1))
    rm -f e.oly* f.oly* && "$program" new e.oly asked.trf >said 2>&1 || wrong="$wrong seed $seed: $(cat said)"
    by_desk e.oly >desk
    "$program" export e.oly --as json -o e.json 2>said && "$program" new f.oly e.json >said 2>&1 || wrong="$wrong seed $seed: $(cat said)"
    by_desk f.oly >json
    "$program" export e.oly -o again.trf 2>said || wrong="$wrong seed $seed: $(cat said)"
    by_engine again.trf >again
    [ -s engine ] || wrong="$wrong seed $seed: no pairs"
    for door in desk json again; do
        cmp -s engine $door || wrong="$wrong seed $seed: $door: $(diff engine $door | tr '\n' ' ')"
    done
    [ "$(grep '^240' asked.trf)" = "$(grep '^240' again.trf)" ] || wrong="$wrong seed $seed: $(grep '^240' asked.trf again.trf)"
    by_engine made.trf >unasked
    [ "$(tail -n 1 unasked)" = "$(tail -n 1 engine)" ] || told=$((told + 1))
done
say "$doors odd fields in which points were asked for are paired alike by engine, desk, JSON and file" "$wrong"
say "in some of them the bye is another for it ($told)" "$([ $doors -ge 6 ] && [ $told -ge 2 ] || echo "$told of $doors")"
exit $status
