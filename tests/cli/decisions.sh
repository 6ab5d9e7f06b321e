#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Whether a match counts as played is the arbiters' to say, and who is too late for the bye is who was entered late.
# Six teams by the rules of 2022. In round 1, 1-4, 5-2 and 3-6, nobody comes to the match of 1 and 4, and 4 and 1 have met all the same.
# RULE_TEST: PRESENT_THREE NO_REMATCH BYE_LATE
. "$(dirname "$0")/golden"
NOW='2026-09-02 16:00'
team() { # letter, federation
    echo "<team name=\"Team $1\" federation=\"$2\">"
    for p in 1 2 3 4; do echo "<player name=\"$1$p\" rating=\"$((2700 - 100 * $3 - p))\"/>"; done
    echo '</team>'
}
registration() {
    echo '<registration><event name="Six" federation="ISL"/><section name="open" women="no" edition="2022" tiebreak="2022">'
    team A ISL 1; team B NOR 2; team C SWE 3; team D DEN 4; team E FIN 5; team F EST 6
    "$@"
    echo '</section></registration>'
}
registration true | sed 's/name="A1"/& fideid="77"/' >six.xml
registration team G LAT 0 >seven.xml
eighth() { team G LAT 0; team H LTU 8; }
registration eighth >eight.xml
quietly new e.oly
quietly import e.oly six.xml
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly

echo '# who has two players only plays all the same'
quietly arrive e.oly 'Team B' --with 2
run start e.oly --let-play 'Team B'
run start e.oly --let-play 'Team Q' --reason 'as the captain of the other team asks'
run start e.oly --let-play 'Team B' --reason 'as the captain of the other team asks'
run start e.oly --let-play 'Team B' --reason 'as the captain of the other team asks'
run start e.oly
run result e.oly 'Team B' 1-0 1-0 -+ -+
run result e.oly 'Team B' --absent 'Team B' --present 4 --correct --reason 'x'
run standings e.oly -f csv

echo '# a match that both sides played counts as unplayed'
run result e.oly 'Team C' 1-0 1-0 1-0 0-1
run result e.oly 'Team C' --count-as unplayed
run result e.oly 'Team C' --count-as otherwise --reason x
run result e.oly 'Team C' 1-0 --count-as unplayed --reason x
run result e.oly 'Team C' --count-as unplayed --reason 'played with the wrong opponents'
run result e.oly 1 --absent nobody --correct --reason x
run result e.oly 1 -- -- -- --
run standings e.oly -f csv

run pairings e.oly
echo '# what has not been played is a meeting: A and D do not meet'
run pair e.oly
run pairings e.oly -f csv
run explain e.oly 'Team A' 'Team D'
run result e.oly 'Team C' --count-as boards --reason 'it was right'
run undo e.oly

echo '# a decision that comes after the next publication counts from the round after it'
quietly pair e.oly
quietly publish e.oly
run result e.oly 'Team B' --round 1 --count-as boards --reason 'protest'
run corrections e.oly -f csv
run check e.oly

echo '# a team that is entered late may not have the bye'
run import e.oly seven.xml
run import e.oly seven.xml --late
run import e.oly seven.xml --late --reason 'arrived without a registration'
run import e.oly seven.xml --late --reason 'arrived without a registration'
for t in 1 2 3; do quietly result e.oly $t 1-0 1-0 1/2 0-1; done
run pair e.oly
run explain e.oly 'Team F'
run import e.oly eight.xml --late --reason 'so did another one'
run check e.oly
"$program" fsck e.oly | sed 's/:.*//'
run undo e.oly

echo '# nor by hand or by joining without a word'
quietly publish e.oly
run bye e.oly 'Team G' --reason 'as the captain asks' --order-of 'the President' --confirm
quietly import e.oly eight.xml --late --reason 'so did another one'
run arrive e.oly 'Team H' --join --order-of 'the President' --reason 'at the airport'

echo '# a late team fits to the teams that are there'
ninth() { team I POL 9; }
registration ninth | sed 's/name="I1"/& fideid="77"/' >nine.xml
sed -i '/<team name="Team [A-F]"/,/<\/team>/d' nine.xml
untouched e.oly run import e.oly nine.xml --late --reason x

echo '# why a match counts stands on public sheets, and so in the record that their code covers'
quietly site e.oly www
grep -ho '"decided":"[^}]*"decided_why":"[^"]*"' www/open/round-*/record.json
