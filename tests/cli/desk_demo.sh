#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# `make desk-demo`: an event in the middle of a round is served, and the link with the key opens it. Round 2; with SOAK=1 round 7, as typed.
. "$(dirname "$0")/checks"
round=2
[ -z "$SOAK" ] || round=7
OLYMPAIR=$program PORT=0 ROUND=$round sh tests/demo/desk "$dir/demo" >"$dir/said" 2>&1 &
desk=$!
for try in $(seq 600); do
    grep -q '^http.*/$' "$dir/said" && break
    kill -0 $desk 2>/dev/null || break
    sleep 0.1
done
link=$(sed -n 's|^\(http.*\)/key#.*|\1|p' "$dir/said") key=$(sed -n 's|^http.*/key#||p' "$dir/said")
say 'a link with a key is printed' "$([ "$link" ] && [ "$key" ] || cat "$dir/said")"
say 'the key opens the desk' "$(
    curl -s -o "$dir/answer" -w '%{http_code}' -c "$dir/jar" -H "Origin: $link" -d "key=$key" "$link/key" | grep -qx 303 || cat "$dir/answer")"
page=$(curl -s -L -b "$dir/jar" "$link/")
say 'the round is on the boards' "$(echo "$page" | grep -q "Round $round of 11" || echo "$page")"
say 'a result is taken' "$(
    curl -s -b "$dir/jar" -H "Origin: $link" -H 'Content-Type: application/json' -d '{"round": "'$round'", "results": "table,board,result\n1,1,1/2\n"}' "$link/open/do/results" |
        tee "$dir/answer" | grep -q '"entry": *[1-9]' || cat "$dir/answer")"
kill -INT $desk
wait $desk
say 'Ctrl+C ends it' "$([ $? -eq 0 ] || echo "code $?")"
exit $status
