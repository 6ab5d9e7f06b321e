#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has engine.sh.
# Made-up events of every edition and shape, and by other systems: the check pairs and colours every round as it stands in the file,
# and the ranks; the 894 rounds of cards come out as they should.
. "$(dirname "$0")/checks"
vectors=tests/data/vectors/rounds.jsonl

made() { # edition, field, forfeits, boards
    printf 'teams = 6-200\nrounds = 1-9\nfield = %s\nforfeits = %s\nno-shows = 0-8\nabsent = 0-6\n' "$2" "$3"
    printf 'boards = %s\nlate = 0-9\nwithdrawn = 0-9\nexpelled = 0-5\nbarred = 0-12\n' "$4"
}
seed=0
for edition in 2012 2022 ecu; do
    for field in even odd; do
        for boards in 4 1-8; do
            made $edition $field 0-10 $boards >"$dir/conf"
            wrong=
            played=0
            for n in 1 2 3 4; do
                seed=$((seed + 1))
                "$program" engine -g "$dir/conf" --edition $edition -s $seed -o "$dir/made.trf" 2>"$dir/said"
                case $? in
                0) played=$((played + 1)) ;;
                1) continue ;; # no legal round
                *) wrong="$wrong seed $seed: $(cat "$dir/said")"; continue ;;
                esac
                said=$("$program" engine -c "$dir/made.trf" --edition $edition 2>&1)
                echo "$said" | grep -qE '^checked [0-9]+ rounds: ([0-9]+) of \1 pairs, ([0-9]+) of \2 colours, ([0-9]+) of \3 ranks$' &&
                    [ "$(echo "$said" | wc -l)" -eq 1 ] || wrong="$wrong seed $seed: $said"
            done
            [ $played -gt 0 ] || wrong="$wrong none could be played"
            say "made-up events, edition $edition, $field field, $boards boards: $played played" "$wrong"
        done
    done
done

# The same of teams by the other systems; the file names its own.
for system in team-swiss-2026 berger; do
    for field in even odd; do
        made 2012 $field 0-10 1-8 | sed 's/^teams = .*/teams = 12-60/' >"$dir/conf"
        wrong=
        played=0
        for n in 1 2 3 4; do
            seed=$((seed + 1))
            "$program" engine --system $system -g "$dir/conf" -s $seed -o "$dir/made.trf" 2>"$dir/said"
            case $? in
            0) played=$((played + 1)) ;;
            1) continue ;; # no legal round
            *) wrong="$wrong seed $seed: $(cat "$dir/said")"; continue ;;
            esac
            said=$("$program" engine -c "$dir/made.trf" 2>&1)
            echo "$said" | grep -qE '^checked [0-9]+ rounds?: ([0-9]+) of \1 pairs, ([0-9]+) of \2 colours$' &&
                [ "$(echo "$said" | wc -l)" -eq 1 ] || wrong="$wrong seed $seed: $said"
        done
        [ $played -gt 0 ] || wrong="$wrong none could be played"
        say "made-up events by $system, $field field: $played played" "$wrong"
    done
done

sed -E 's/^\{("id":[0-9]+),.*("pairs":.*)$/{\1,\2/' $vectors >"$dir/wanted"
"$program" engine -j $vectors -o "$dir/got"
say "$(wc -l <"$dir/got") rounds of cards" "$([ "$(wc -l <"$dir/got")" -eq 894 ] || echo 'not 894'; diff "$dir/wanted" "$dir/got")"
"$program" engine -j - <$vectors | cmp -s - "$dir/got"
say 'the same from the standard input' "$([ $? -eq 0 ] || echo 'another answer')"
exit $status
