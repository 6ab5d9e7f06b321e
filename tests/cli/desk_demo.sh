#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# `make desk-demo`: an event in the middle of a round, with the days of today; each of the four links opens what it says.
. "$(dirname "$0")/checks"
HOST=127.0.0.1 OLYMPAIR=$program PORT=0 sh tests/demo/desk "$dir/demo" >"$dir/said" 2>&1 &
desk=$!
for try in $(seq 600); do
    grep -qs 'Ctrl+C' "$dir/said" && break
    kill -0 $desk 2>/dev/null || break
    sleep 0.1
done
event=$dir/demo/demo.oly
link() { sed -n "s|^$1: *||p" "$dir/said"; }
origin=$(link TAP | sed 's|/key#.*||')
say 'four links are printed' "$([ "$(grep -Ec '^(TAP|Helper|Captain): *http://127[.]0[.]0[.]1:[0-9]+/key#([A-Z0-9]{4}-){3}[A-Z0-9]{4}$|^Public: *http://127[.]0[.]0[.]1:[0-9]+/$' "$dir/said")" -eq 4 ] || cat "$dir/said")"
sign_in() {
    curl -s -o "$dir/answer" -w '%{http_code}' -c "$dir/jar.$1" -H "Origin: $origin" -d "key=$(link "$1" | sed 's|.*#||')" "$origin/key" | grep -qx 303 || cat "$dir/answer"
}
page() { # who, address
    curl -s -L -b "$dir/jar.$1" "$origin$2" | tee "$dir/page"
}
for who in TAP Helper Captain; do say "the key of the $who opens the desk" "$(sign_in $who)"; done
say 'the round is on the boards' "$(page TAP /open | grep -q 'Round 7 of 11' || cat "$dir/page")"
say 'nothing is late by years, and no hour is missing' "$(for at in / /open /open/7 /open/8 /women /women/8/lineups /open/presence /women/presence; do page TAP "$at" | grep -Eo '[0-9]{3,} days|not set|no deadline' | sed "s|^|$at: |"; done)"
say 'the helper has tables with results to come' "$(page Helper / | grep -q 'Tables 1 to 85' || cat "$dir/page")"
say 'the captain can hand in a line-up' "$(page Captain / | grep -q 'action="/me/lineup"' || cat "$dir/page")"
for try in $(seq 100); do
    curl -s -f -o "$dir/page" "$(link Public)" && break
    sleep 0.1
done
say 'the public sees the event' "$(grep -q 'Olympiad of Baku' "$dir/page" || cat "$dir/page")"

# What is in it: 85 matches of which 30 are over, 40 teams of which 20 have handed in. Today is a day of it.
is() { # name, is, wants
    say "$1" "$([ "$2" = "$3" ] || echo "$2 instead of $3")"
}
"$program" show "$event" >"$dir/show"
is 'thirty matches are over' "$(sed -n 's/.*round 7.*, 85 matches, \(.*\) without all results/\1/p' "$dir/show")" 55
is 'one is disputed' "$(grep -c 'disputed 1 ' "$dir/show")" 1
is 'half of the line-ups are in' "$(grep -c 'waiting for 20 of 40 line-ups' "$dir/show")" 1
is 'one team is late' "$("$program" presence "$event" -s women -f csv | grep -c 'the bus with three of them is late')" 1
say 'who would lose by it when the round starts' "$("$program" start "$event" -s women --dry-run --reason tried >"$dir/out" 2>&1; grep -q Norway "$dir/out" || cat "$dir/out")"
is 'the round is played now' "$("$program" export "$event" --as json | python3 -c "
import datetime, json, sys
begins = next(d['date'] for d in json.load(sys.stdin)['dates'] if d['round'] == 7)
since = datetime.datetime.now() - datetime.datetime.fromisoformat(begins)
print(datetime.timedelta(hours=2, minutes=55) < since < datetime.timedelta(hours=3, minutes=20))" 2>&1)" True
kill -INT $desk
wait $desk
say 'Ctrl+C ends it' "$([ $? -eq 0 ] || echo "code $?")"
code=$("$program" people "$event" add Phone --role helper -s open --tables 1-2 --origin http://192.0.2.7:8080/)
say 'a link for another machine comes with a code for its camera' "$(echo "$code" | grep -q '^http://192[.]0[.]2[.]7:8080/key#' && [ "$(echo "$code" | grep -c '^████')" -ge 15 ] || echo "$code")"
say 'an address that is none gives no key' "$("$program" people "$event" add Nobody --role helper -s open --tables 1-2 --origin nonsense >"$dir/out" 2>&1 && cat "$dir/out"; "$program" people "$event" | grep Nobody)"
exit $status
