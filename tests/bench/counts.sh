#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# counts.sh - instructions and page faults of ten commands as processes of their own, by callgrind and perf: the same on a busy machine. The events are those
# that process.sh has left. Figures only.
folder=build/bench
program=${OLYMPAIR:-build/release/olympair}
before=$folder/round-7.oly # its draft is there
last=$folder/round-11.oly  # five matches are open
copy=$folder/counted.oly

command -v valgrind >/dev/null || { echo 'no valgrind: instructions are not counted'; exit 0; }
[ -e "$before" ] && [ -e "$last" ] || { echo 'no events of process.sh: instructions are not counted'; exit 0; }
count() { # title, event, words of the command with EVENT where it stands
    title=$1
    event=$2
    shift 2
    for word in "$@"; do
        shift
        [ "$word" = EVENT ] && word=$copy
        set -- "$@" "$word"
    done
    faults=-
    [ -z "$event" ] || cp "$event" "$copy"
    instructions=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" 2>&1 >/dev/null | sed -n 's/.*Collected : //p')
    [ -z "$event" ] || cp "$event" "$copy"
    if command -v perf >/dev/null; then
        faults=$(perf stat -x, -e page-faults "$program" "$@" 2>&1 >/dev/null | sed -n 's/,.*page-faults.*//p')
    fi
    rm -rf "$copy" "$copy".backups
    printf '%-32s %10.1f %8s\n' "$title" "$(echo "$instructions" | awk '{ print $1 / 1e6 }')" "$faults"
}

printf '\n%-32s %10s %8s\n' 'Baku 2016' 'million' 'faults'
count '--version' '' --version
count 'show' "$last" show EVENT
count 'standings' "$last" standings EVENT
count 'pairings, text' "$last" pairings EVENT --round 11
count 'pairings, PDF' "$last" report EVENT pairings --round 11 -o "$folder/counted.pdf"
count 'result' "$last" result EVENT 1.1 1-0 --user bench --now '2016-09-13 20:00'
count 'publish' "$before" publish EVENT --user bench --now '2016-09-08 22:00'
count 'check' "$last" check EVENT
count 'what-if, five matches open' "$last" what-if EVENT
rm -f "$folder/new.oly"
"$program" new "$folder/new.oly" --user bench >/dev/null
count 'import, 176 teams' "$folder/new.oly" import EVENT tests/data/baku2016/registration.xml --user bench
