#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Baku 2016 in the middle of round 7, handed out to 10 000 readers: figures only.
program=${OLYMPAIR:-build/release/olympair}
folder=build/bench/web
client=$1
rm -rf "$folder"
mkdir -p "$folder"
# LAST: the round after which the play ends.
LAST=7 OLYMPAIR=$program sh tests/demo/play "$folder" >"$folder/play.log" 2>&1 || { cat "$folder/play.log"; exit 1; }
event=$folder/baku2016.oly
"$program" site "$event" "$folder/www" --serve 127.0.0.1:0 --per-address 100 >"$folder/said" &
server=$!
until grep -qs 'is the site, live' "$folder/said"; do sleep 0.1; done
port=$(sed -n 's|^http://127.0.0.1:\([0-9]*\)/.*|\1|p' "$folder/said")
child() { cat /proc/[0-9]*/stat 2>/dev/null | awk -v parent="$1" '$4 == parent { print $1 }'; }
pid=$(child "$(child $server)")
"$client" "$port" "$pid" "${READERS:-10000}" /open/round-7/boards.html \
    "$program result $event 12.3 0-1 --correct --reason bench --user bench >$folder/result.log"
kill -TERM $server
wait $server
