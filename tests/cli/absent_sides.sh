#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has the properties of each system.
# Made-up side events of players in which some stay away, come late, do not turn up and withdraw: `engine -c` finds in the exported file
# what the desk paired, round by round, and `check` finds it, too. Fixed seeds; SOAK=1 for more of them.
here=$(pwd)
program=${OLYMPAIR:-$here/build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export LC_ALL=C TZ=UTC OLYMPAIR_USER=arbiter
status=0
state=1

roll() { # a number below $1 in $rolled
    state=$(((state * 1103515245 + 12345) % 2147483648))
    rolled=$((state / 65536 % $1))
}
desk() {
    command=$1
    shift
    "$program" "$command" e.oly "$@" >>said 2>&1
}
table() { # so many players, from number $1 to $2
    echo 'name,federation,rating'
    i=$1
    while [ $i -le $2 ]; do
        printf 'Player %03d,GER,%d\n' $i $((2500 - 20 * i))
        i=$((i + 1))
    done
}
forfeit='+- -+ 0-0'
results() {
    for table in $("$program" pairings e.oly -f csv | awk -F, '$1 + 0 > 0 { print $1 }'); do
        roll 10
        case $rolled in
        0 | 1 | 2 | 3) r=1-0 ;; 4 | 5 | 6) r=1/2 ;; 7 | 8) r=0-1 ;; 9) roll 3; r=$(echo $forfeit | cut -d' ' -f$((rolled + 1))) ;;
        esac
        echo "$table,1,$r"
    done >rolled
    { echo table,board,result; cat rolled; } | desk results -
}
away() { # $1: one in so many stays away in round $2
    i=1
    while [ $i -le $3 ]; do
        roll $1
        [ $rolled -ne 0 ] || desk absent --round $2 $i --reason ill
        i=$((i + 1))
    done
}
play() { # system seed players
    state=$2
    rm -rf e.oly* said
    table 1 $3 >players.csv
    desk new && desk section side --system "$1" --unit player --rounds 6 && desk import players.csv -s side &&
        desk number && desk lot white || return 1
    for round in 1 2 3 4 5; do
        away $((round == 1 ? 3 : 6)) $round $3
        [ $round -ne 2 ] || { table 1 $(($3 + 2)) >players.csv; desk import players.csv -s side --late --reason train; }
        [ $round -ne 3 ] || desk withdraw 2 --reason ill
        desk pair && desk publish --confirm --leave-fide-mode || break
        results
    done
    return 0
}
agree() { # system seed players
    play "$@" || { tail -n 3 said; return 1; }
    "$program" check e.oly >checked 2>&1 && "$program" export e.oly -o e.trf >>checked 2>&1 &&
        "$program" engine --system "$1" -c e.trf >told 2>&1
    grep -qE '^checked [2-5] rounds: ([0-9]+) of \1 pairs, ([0-9]+) of \2 colours$' told && return 0
    cat checked told
    return 1
}

for system in burstein club dutch2006; do
    for seed in 1 2 ${SOAK:+3 4 5 6 7 8 9 10 11 12}; do
        if agree $system $seed $((9 + seed * 2)) >wrong; then
            echo "ok - $system, seed $seed: $(cat told)"
        else
            echo "not ok - $system, seed $seed"
            cat wrong
            status=1
        fi
    done
done
exit $status
