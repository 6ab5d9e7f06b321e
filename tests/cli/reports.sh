#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Which reports there are, and which can be made now: before anything, of two sections, with a round played.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
now() { # what is said of some of each kind, most of it at once
    "$program" report "$@" -f csv | sed 's/"[^"]*"/what/' | cut -d, -f1,4- | sort -t, -k2 |
        grep -E '^(name|boards|captains|crosstable|explain|lineups|medals|orders|player|prizes|protocol|signatures|standings|team|what-if),' |
        awk -F, 'NR > 0 { if ($2 != last) printf "%s%s:", (NR > 1 ? "\n" : ""), $2; printf " %s", $1; last = $2 } END { print "" }'
}
run report --list -f csv | sed -n '1,9p'
quietly new e.oly
run report e.oly | head -5
now e.oly
quietly import e.oly registration.xml
now e.oly
echo '# before round 1'
run team e.oly Poland -s open
run player e.oly Poland 1 -s open
run player e.oly Poland 1 -s open -f csv
run crosstable e.oly -s open
run report e.oly boardlist -s open
run report e.oly medals
run report e.oly progressive Poland Greece -s open
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
now e.oly
now e.oly -s women
quietly publish e.oly -s open
now --list e.oly -s open
COLUMNS=80 run report e.oly -s open | sed -n '1,12p'
run report e.oly --list standings
run report e.oly nothing 2>&1 | sed 's/, standings, .*/, .../'
run report --list e.oly -s blind
run report --list -o list.pdf
pdftotext -layout list.pdf - | sed -n 's/^ *\(standings\|crosstable\|player\) .*/\1/p'
run report --list nothing.oly
run report
run report e.oly pairngs
run report e.oly player-card
