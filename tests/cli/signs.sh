#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What has to be known of a team, a match or a board has its sign wherever it shows, with a legend directly below the table; a list
# of squads is never taken for line-ups.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly number e.oly -s women
quietly lot e.oly white -s open
quietly lot e.oly white -s women
for section in open women; do
    quietly pair e.oly -s $section
    quietly publish e.oly -s $section
done
echo '# of one match it is known who plays'
quietly result e.oly 1 1-0 1/2 '*' 1/2 --players 1,2,3,4 --opponents 1,2,3,4 -s open
run report e.oly boards -s open | sed -n '2p; 6,17p'
run report e.oly boards -s open | sed -n '/^Marks/,$p'
for table in 2 3 4 5; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
for table in 1 2 3 4; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s women
done
quietly expel e.oly Greece --reason 'twice' --confirm -s open
quietly withdraw e.oly Ireland -s open
quietly points e.oly Egypt -1 0 --reason 'no jackets' -s open
quietly points e.oly Egypt 0 0.5 --reason 'heating' -s women
run standings e.oly -s open
run report e.oly prizes -s open | sed -n '/Women/,$p'
run report e.oly prizes -s open -f csv | grep '^combined' | cut -d , -f 8,9,18,19,24-
run report e.oly teams -s open | grep -e '(IRL)' -e '(GRE)' -e '(EGY)' -e ^Marks
run report e.oly numbers -s open -f csv | grep -e team -e IRL -e GRE -e EGY
run report e.oly federations -s open | grep -e Ireland -e Egypt -e ^Marks
run standings e.oly -s open --explain Poland
run report e.oly orders -s open | sed -n '/^Marks/p'
quietly pair e.oly -s open
run pairings e.oly -s open
"$program" report e.oly standings -s open -o standings.pdf
pdftotext -layout standings.pdf - | grep -e Greece -e '^ *Marks'
echo '# who leaves while the next round is played is gone on the standings before it, and not on those of long ago'
quietly publish e.oly -s open
quietly withdraw e.oly Bulgaria -s open
run standings e.oly -s open | grep Bulgaria
for table in 1 2 3 4; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
run standings e.oly -s open --round 2 | grep Bulgaria
run standings e.oly -s open --round 1 | grep Bulgaria
