#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A whole Olympiad, Baku in its seventh round and a section of women beside it, through each form that we write and read: what it can hold comes back, pairs, tables, boards, colours,
# results and the standings with all tie-breaks, and what it cannot hold was told when it was written. tests/demo/exchange.sh has all eleven rounds.
. "$(dirname "$0")/golden"

# What the form has no place for, but a new event can be told.
told() {
    grep -q -e --floor lost && echo --floor 1000
    grep -q -e --edition lost && echo --edition 2012
    grep -q -e --tiebreak lost && echo --tiebreak khanty-mansiysk
}
trip() { # section, kind
    rm -f back.oly*
    "$program" export baku.oly -s $1 --as $2 -o to.$2 >lost 2>&1
    sed 's/^/  /' lost
    "$program" new back.oly to.$2 $(told) --now "$NOW" >read 2>&1 || cat read
    # the others are of what was told as lost
    grep -v 'a new event$\|no hours; 15:00 is assumed\|lot contradicts' read
    "$program" export back.oly --as json -o back.json 2>/dev/null
    echo "$1 as $2: $(python3 "$home/rounds_of.py" baku.json back.json $1 lost)"
    # who has withdrawn is only not paired any more
    "$program" standings back.oly -f csv | sed 's/withdrawn//' >is.csv
    sed 's/withdrawn//' $1.csv | diff - is.csv >different && echo "$1 as $2: $(wc -l <is.csv) lines of standings, the same" || head -n 20 different
}

"$program" new baku.oly --demo --now "$NOW" >/dev/null
"$program" export baku.oly --as json -o baku.json
for section in open women; do
    "$program" standings baku.oly -s $section -f csv >$section.csv
    for kind in trf26 trf16 chess-results json; do trip $section $kind; done
done

echo '# the games of a round, into the event as it was before them'
python3 - <<'END'
import json
j = json.load(open("baku.json"))
for s in j["sections"]:
    s["rounds"] = s["rounds"][:6]
    s["corrections"] = []
json.dump(j, open("six.json", "w"))
for s in j["sections"]:
    for m in s["rounds"][-1]["matches"]:
        m.pop("first_signed", None)
        for b in m["boards"]:
            b.pop("result", None), b.pop("by", None)
json.dump(j, open("before.json", "w"))
END
quietly new before.oly before.json
for section in open women; do
    "$program" export baku.oly -s $section --as pgn --round 6 -o six.pgn
    "$program" results before.oly -s $section six.pgn --now "$NOW"
    "$program" export before.oly --as json -o after.json 2>/dev/null
    echo "$section as pgn: $(python3 "$home/rounds_of.py" six.json after.json $section)"
done
