#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has takenover.sh.
# Made-up events by every edition and system, taken over: what is stored of a round is all that it was paired from, so each of them comes out as it was
# published, and its trace is proved, or is paired again by the engine with the same answer. Two events of each, SOAK=1: twenty.
. "$(dirname "$0")/checks"
# A bye with points that was asked for is left to the test of those.
printf 'teams = 9-16\nrounds = 5\nforfeits = 4\nno-shows = 6\nwithdrawn = 3\nbarred = 4\n' >"$dir/conf"
is_proved() { # round
    "$program" trace "$dir/x.oly" --round "$1" -o "$dir/trace" 2>/dev/null || return 1
    case $kind in
    --edition*) "$program" verify "$dir/trace" >/dev/null ;;
    *)
        answer=$(sed 's/.*\("pairs":.*"bye":[^,}]*\).*/\1/' "$dir/trace")
        "$program" engine -j "$dir/trace" | grep -qF "$answer"
        ;;
    esac
}
for kind in '--edition 2012' '--edition 2022' '--edition ecu' '--system berger' '--system team-swiss-2026' '--system dutch2006' '--system burstein' '--system club'; do
    wrong= rounds=0
    for seed in $(seq 1 $([ "$SOAK" ] && echo 20 || echo 2)); do
        "$program" engine -g "$dir/conf" $kind -s "$seed" -o "$dir/x.trf" 2>/dev/null || continue # no legal round
        rm -f "$dir"/x.oly*
        "$program" new "$dir/x.oly" "$dir/x.trf" $kind >"$dir/said" 2>&1 || { wrong="$wrong seed $seed: $(cat "$dir/said")"; continue; }
        last=$("$program" show "$dir/x.oly" | sed -n 's/.*round \([0-9]*\) of .*/\1/p' | head -n 1)
        for round in $(seq 1 "$last"); do
            rounds=$((rounds + 1))
            "$program" explain "$dir/x.oly" --round "$round" | grep -q '^The published round is what the rules give\.$' ||
                wrong="$wrong seed $seed, round $round is not explained;"
            is_proved "$round" || wrong="$wrong seed $seed, round $round: no trace that holds;"
        done
    done
    [ $rounds -gt 0 ] || wrong="$wrong no round"
    say "taken over, $kind: $rounds rounds" "$wrong"
done
exit $status
