#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The prizes as if the event ended now: minimum of games, 400-point rule, lots, categories, both sections together.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly number e.oly -s women
quietly lot e.oly white -s open
quietly lot e.oly black -s women
quietly withdraw e.oly Ireland -s open # whose fourth player is replaced
run prizes e.oly -s open
results_of() { # table
    set -- "$1" '1-0 1/2 0-1 1-0' '1/2 1/2 1/2 1-0' '1-0 1-0 1-0 0-1' '0-1 0-1 1/2 1/2' '1/2 1-0 0-1 1/2'
    shift "$1"
    echo "$1"
}
for section in open women; do
    for round in 1 2; do
        quietly pair e.oly -s $section
        quietly publish e.oly -s $section
        for table in 1 2 3 4 5; do
            [ $section = women ] && [ $table = 5 ] && continue
            quietly result e.oly $table $(results_of $table) --players 1,2,3,4 --opponents 1,2,3,4 -s $section
        done
    done
done
run prizes e.oly -s open
run prizes e.oly -s open --round 1 --games 7 --limit-400 no | sed -n '/^Board 4/,$p'
run prizes e.oly -s open --combined points | sed -n '/by the sum/,/^$/p'
run prizes e.oly -s open --combined medals
run prizes e.oly -s open --games 0
run prizes e.oly -s open --limit-400 perhaps
run prizes e.oly -s open --round 3
run prizes e.oly -s women -f csv | grep -E '^(prize|overall|combined|board,1)'
run prizes e.oly -s women -f json | grep -A 27 '"board"' | head -28
run report e.oly prizes -s women | head -3

# Both sections, whichever is asked for.
run report e.oly medals
run report e.oly medals -s women -f csv | head -2

# Round 3 of the open section: the other section is a round behind; results without players.
quietly pair e.oly -s open
quietly publish e.oly -s open
for table in 1 2; do
    quietly result e.oly $table 1-0 1/2 0-1 +- -s open
done
run prizes e.oly -s open --round 3 | sed -n '/by the sum/,$p'

# Four teams without ratings: both winners of board 1 have 1 of 1 against 1400, and only the lot decides.
{
    echo '<registration><event name="Lots" federation="NOR"/><section name="open" title="Open" women="no" boards="2" squad-size="2" rounds="3">'
    for team in NOR SWE DEN FIN; do
        echo "<team name=\"$team\" federation=\"$team\"><player name=\"$team, One\"/><player name=\"$team, Two\"/></team>"
    done
    echo '</section></registration>'
} >lots.xml
quietly new lots.oly
quietly import lots.oly lots.xml
quietly number lots.oly
quietly lot lots.oly white
quietly pair lots.oly
quietly publish lots.oly
quietly result lots.oly 1 1-0 1-0 --players 1,2 --opponents 1,2
quietly result lots.oly 2 1-0 1/2 --players 1,2 --opponents 1,2
run prizes lots.oly
run prizes lots.oly -f csv | grep '^board'
