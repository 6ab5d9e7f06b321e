#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# list.sh [PLAYERS] - a made-up rating list, 1 500 000 players unless another number is said, becomes a list file; beside it what the
# library takes to read the same bytes and do nothing with them. Figures only: seconds of the processor, seconds, memory.
players=${1:-1500000}
program=${OLYMPAIR:-build/release/olympair}
folder=build/bench
xml=$folder/standard_oct26frl.xml

command -v xmllint >/dev/null && [ -x "$program" ] || { echo "no xmllint or no program: the rating list is not measured"; exit 0; }
mkdir -p "$folder"
sh tests/made_list "$players" >"$xml"
took() { # title, command
    title=$1
    shift
    begin=$(date +%s%N)
    sh -c '"$@" >/dev/null; times' - "$@" | sed -n 2p | tr -d '\n'
    echo " processor (user, system), $((($(date +%s%N) - begin) / 1000000)) ms: $title"
}
echo
echo "A rating list of $players players, $(($(wc -c <"$xml") >> 20)) MiB"
took 'a pass of the library that keeps nothing' xmllint --sax --noout "$xml"
rm -f "$folder/list.fide"
took 'the list file made of it, its names indexed' "$program" list load "$xml" -o "$folder/list.fide"
took 'the first of its names found by two words' "$program" list find "$folder/list.fide" mi wen
ls -l "$folder/list.fide" | awk '{ printf "%.0f MB is the list file\n", $5 / 1e6 }'
rm -f "$xml" "$folder/list.fide"
