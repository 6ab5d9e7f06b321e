#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A section ends after fewer rounds than were planned, or loses the day of one; where no legal round is left, who asks hears it with the way out.
. "$(dirname "$0")/golden"

# teams HOW-MANY: each meets each other once at most
registration() {
    echo '<registration><event name="North Cup" federation="NOR" start="2016-09-01">'
    for round in $(seq $2); do echo "<round number=\"$round\" date=\"2016-09-0$round\" time=\"08:00\" lineups=\"07:00\"/>"; done
    echo '</event>'
    for section in ${3:-open}; do
        echo "<section name=\"$section\" women=\"no\" edition=\"2012\" rounds=\"$2\">"
        for t in Norway:NOR Sweden:SWE Denmark:DEN Finland:FIN Iceland:ISL Latvia:LAT Estonia:EST Poland:POL; do echo "$t"; done | head -n $1 |
            while IFS=: read -r name code; do team $name $code $((rank = rank + 1)) | sed "s/name=\"$code/&-$section/"; done
        echo '</section>'
    done
    echo '</registration>'
}
begin() { # EVENT TEAMS ROUNDS [SECTIONS]
    registration $2 $3 "$4" >teams.xml
    quietly new $1
    quietly import $1 teams.xml
    for section in ${4:-open}; do
        quietly number $1 -s $section
        quietly lot $1 white -s $section
    done
}
play() { # EVENT SECTION: the next round
    quietly pair $1 -s $2
    quietly publish $1 -s $2
    quietly lineups $1 --open -s $2 --reason early
    tables=$("$program" pairings $1 -s $2 -f csv | grep -c '^[1-9]')
    for table in $(seq $tables); do quietly result $1 $table 1-0 1-0 1-0 1-0 -s $2; done
}
following() { "$program" show "$@" -f json | grep '"next"\|"then"\|"no_round"' | sed 's/^ *//'; } # what programs read of what comes next
days() { "$program" export $1 --as json | sed -n 's/.*"date": "\(.*\) .*/\1/p' | tr '\n' ' '; echo; }
NOW='2016-09-01 20:00'

echo '# before round 1 it is a setting, then not below what is published'
begin e.oly 4 5
run shorten e.oly --rounds 4 --reason flood
play e.oly open
play e.oly open
run set e.oly --rounds 4
untouched e.oly run shorten e.oly --rounds 4
untouched e.oly run shorten e.oly --reason flood
untouched e.oly run shorten e.oly --rounds 4 --cancel 4 --reason flood
untouched e.oly run shorten e.oly --rounds 1 --reason flood
untouched e.oly run shorten e.oly --rounds 5 --reason flood
untouched e.oly run shorten e.oly --rounds 0 --reason flood
untouched e.oly run shorten e.oly --cancel 2 --reason flood
untouched e.oly run shorten e.oly --cancel 6 --reason flood
untouched e.oly run shorten e.oly --cancel 3 --reason flood --dry-run

echo '# the day of round 3 is lost: rounds 3 and 4 are played a day later'
run shorten e.oly --cancel 3 --reason 'the hall is flooded'
days e.oly
run undo e.oly --reason 'it is dry'
days e.oly
run shorten e.oly --cancel 3 --reason 'the hall is flooded'
run prizes e.oly | grep 'of [0-9]* rounds'
following e.oly
play e.oly open

echo '# four teams have met after three rounds: round 4 cannot be'
run show e.oly
following e.oly
run explain e.oly Norway --round 4
run pair e.oly
run shorten e.oly --rounds 3 --reason 'all have met'
run show e.oly
following e.oly
days e.oly
run standings e.oly
"$program" export e.oly | grep '^142\|shortened'
"$program" export e.oly -o e.trf 2>/dev/null
quietly new back.oly e.trf
"$program" export back.oly | grep '^142\|shortened'
run check e.oly
run journal e.oly --verify | tail -n 1 | cut -c 1-24

echo '# by a system that looks at the last round: what was paired with more to come is checked so'
begin swiss.oly 8 5
quietly set swiss.oly --system team-swiss-2026
for round in 1 2 3; do play swiss.oly open; done
quietly pair swiss.oly
run shorten swiss.oly --rounds 4 --reason flood
run shorten swiss.oly --rounds 3 --reason flood
run check swiss.oly

echo '# the days are those of the event: they wait for the other section'
begin two.oly 4 5 'open women'
play two.oly open
play two.oly women
run shorten two.oly --cancel 2 --reason flood -s open
days two.oly
run shorten two.oly --cancel 2 --reason flood -s women
days two.oly

echo '# of two sections one has no round left; where a first round cannot be nothing is to be shortened'
play two.oly open
play two.oly women
play two.oly open
run show two.oly | grep 'round 4\|next'
following two.oly
begin one.oly 2 2
quietly bar one.oly Norway Sweden --reason war
following one.oly
run show one.oly

echo '# nobody is left who could play; one of two teams alone'
begin gone.oly 4 3
play gone.oly open
for team in Norway Sweden Denmark; do quietly withdraw gone.oly $team --reason war; done
run pair gone.oly
run show gone.oly | grep 'takes part\|next'
run shorten gone.oly --rounds 1 --reason war
run show gone.oly | grep 'round 1\|takes part\|next'

echo '# a round robin that was published as a whole: rounds that have not begun are taken off, and what was printed of them is still known'
begin robin.oly 4 3
quietly set robin.oly --system berger
quietly pair robin.oly
quietly publish robin.oly --all
printed=$("$program" verify-history robin.oly | sed -n 's/^section open, round 3: //p')
untouched robin.oly run shorten robin.oly --rounds 0 --reason flood
run shorten robin.oly --rounds 1 --reason flood --dry-run
quietly lineups robin.oly --open --round 1 --reason early
run shorten robin.oly --rounds 2 --reason 'the hall is flooded'
days robin.oly
run show robin.oly
run pairings robin.oly --round 3
run verify-history robin.oly "$printed"
run check robin.oly
run fsck robin.oly
run undo robin.oly --reason 'it is dry'
run pairings robin.oly --round 3
run shorten robin.oly --cancel 2 --reason 'the hall is flooded'
days robin.oly
run show robin.oly
quietly lineups robin.oly --open --round 2 --reason early
run result robin.oly 1 1-0 1-0 1-0 1-0 --round 2
untouched robin.oly run shorten robin.oly --rounds 1 --reason flood
untouched robin.oly run shorten robin.oly --cancel 1 --reason flood
run journal robin.oly --verify | tail -n 1 | cut -c 1-24
"$program" export robin.oly -o e.trf 2>/dev/null
rm -f back.oly
run new back.oly e.trf
"$program" export back.oly | grep '^142\|shortened'

echo '# who has left is marked as absent in all rounds that were published: that is no beginning, a team that did not come is'
begin left.oly 4 3
quietly set left.oly --system berger
quietly pair left.oly
quietly publish left.oly --all
quietly lineups left.oly --open --round 1 --reason early
quietly withdraw left.oly Finland --reason war
quietly result left.oly 1 --absent Norway --present 4 --round 2 --confirm --reason 'no bus'
untouched left.oly run shorten left.oly --rounds 1 --reason flood
run shorten left.oly --rounds 2 --reason flood

echo '# by whose order: in the journal, and with the reason on every sheet'
run undo left.oly
run shorten left.oly --rounds 2 --reason flood --order-of 'the President'
run journal left.oly | tail -n 1
run standings left.oly | grep planned
