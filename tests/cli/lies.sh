#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Reasons that are not the ones: in the traces of a small event "met" is told as "colours", one refusal after the other. Every such
# trace is refused, although the round is the same.
here=$(pwd)
program=${OLYMPAIR:-$here/build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export LC_ALL=C TZ=UTC OLYMPAIR_USER=arbiter
desk() {
    command=$1
    shift
    "$program" "$command" e.oly "$@" -s open >>said 2>&1
}

# Five rounds; the better team wins at table 1.
"$program" new e.oly >said && "$program" import e.oly "$here/tests/data/small/registration.xml" >>said 2>&1
desk number && desk lot white || { cat said; exit 1; }
for round in 1 2 3 4 5; do
    desk pair && desk publish && desk trace -o "round-$round.json" || { tail -n 1 said; exit 1; }
    for table in 1 2 3 4 5; do
        case $table in
        1) desk result $table 1-0 1-0 1/2 0-1 ;;
        *) desk result $table 1/2 1-0 0-1 1-0 ;;
        esac
    done
done

told=0
believed=
for trace in round-*.json; do
    "$program" verify $trace >>said 2>&1 || believed="$believed $trace itself is not proved;"
    n=$(grep -oE '"why":"met","round":[0-9]+' $trace | wc -l)
    while [ "$n" -gt 0 ]; do
        awk -v at="$n" '
            {
                for (k = 1; match($0, /"why":"met","round":[0-9]+/); k++) {
                    printf "%s%s", substr($0, 1, RSTART - 1),
                           k == at ? "\"why\":\"colours\"" : substr($0, RSTART, RLENGTH)
                    $0 = substr($0, RSTART + RLENGTH)
                }
                print
            }' $trace >lie.json
        "$program" verify lie.json >>said 2>&1 && believed="$believed $trace, refusal $n;"
        told=$((told + 1))
        n=$((n - 1))
    done
done
if [ $told -gt 0 ] && [ -z "$believed" ]; then
    echo "ok - $told lies about why two teams do not meet, none believed"
else
    echo "not ok - $told lies about why two teams do not meet, believed:$believed"
    exit 1
fi
