#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Line-ups that nobody opened: who says so, and that they are recorded and opened when results are in.
. "$(dirname "$0")/golden"
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
# A section without line-ups hears of them once: with its first games, not with what was lost by forfeit.
NOW='2026-09-02 16:00'
quietly pair e.oly -s open
quietly publish e.oly -s open
run result e.oly 1 +- +- +- +- -s open
quietly undo e.oly -s open
run result e.oly 1 1 = = 0 -s open --dry-run --players 1,2,3,4
run result e.oly 1 1 = = 0 -s open
run result e.oly 2 1 = = 0 -s open
for table in 3 4 5; do
    quietly result e.oly $table 1 = = 0 -s open
done
cp e.oly none.oly
quietly pair none.oly -s open
"$program" show none.oly -s open | grep line-ups
# Round 1 had them, round 2 is entered without.
untouched e.oly run lineup e.oly Poland 1 2 3 5 -s open
quietly lineups e.oly --open -s open
NOW='2026-09-03 16:00'
quietly pair e.oly -s open
quietly publish e.oly -s open
"$program" show e.oly -s open | grep line-ups
printf '\n1==0\n1==0q' >keys
run enter e.oly -s open <keys
run enter e.oly -s open -r 2 <keys
run enter e.oly -s open -r 2 --confirm <keys
run enter e.oly -s open -r 2 --confirm --reason 'no line-ups today' <keys
"$program" show e.oly -s open | grep line-ups
for table in 3 4; do
    quietly result e.oly $table 1 = = 0 -s open -r 2 --confirm --reason 'no line-ups today' >/dev/null
done
run result e.oly 5 + + + - -s open -r 2 --confirm --reason 'no line-ups today'
run pair e.oly -s open | tail -n 3
run publish e.oly -s open
"$program" show e.oly -s open | grep line-ups
# Who played is still on paper.
team=$("$program" pairings e.oly -s open -r 2 -f csv | sed -n 2p | cut -d, -f3)
run lineup e.oly "$team" 1 2 4 5 -s open -r 2
run lineup e.oly "$team" 1 2 4 5 -s open -r 2 --reason 'from the score sheets'
run result e.oly 1.1 0 -s open -r 2
run lineups e.oly --open -s open -r 2
"$program" show e.oly -s open | grep line-ups
run lineup e.oly "$team" -s open -r 2
run report e.oly boards -s open -r 2 -f csv | cut -d, -f1,3,11,13,14,19,20 | sed -n 1,6p
run check e.oly
run fsck e.oly
