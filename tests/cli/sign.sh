#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Captains sign the results of their matches, or dispute them.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
run pairings e.oly -s open | grep -e ' : '
run sign e.oly Poland --agree -s open
for table in 1 2 3; do
    quietly result e.oly $table 1-0 1/2 0-1 1-0 -s open
done
quietly result e.oly 5 --absent Madagascar --present 4 -s open
run sign e.oly Poland -s open
run sign e.oly Poland --agree --dispute x -s open
run sign e.oly Poland Greece --agree -s open
run sign e.oly Poland Greece --agree -s open
run sign e.oly Egypt --dispute 'board 3 was drawn' -s open
run sign e.oly 'Georgia 1' --agree --shown '1-0 1/2 1/2 1-0' -s open
run sign e.oly 'Georgia 1' --agree --shown '1-0 1/2 0-1 1-0' -s open
run sign e.oly Bulgaria --agree -s open --dry-run
run sign e.oly Bulgaria --agree -s open
run show e.oly -s open | grep signed
run report e.oly signatures -s open
# A correction afterwards: what was signed is out of date.
run result e.oly 1 1-0 1/2 1/2 1-0 --correct --reason 'misread' -s open
run report e.oly signatures -s open -f csv
run journal e.oly --command sign -s open
run undo e.oly -s open
run show e.oly -s open | grep signed
# It comes with the event.
run export e.oly --as json -o e.json
run new f.oly e.json
run show f.oly -s open | grep signed
grep -c signed e.json
run fsck e.oly
echo '# the next round is made of what is disputed: pair and publish say so, until it is corrected'
quietly result e.oly 4 1 1 = = -s open
run pair e.oly -s open | grep -e disputes -e Round
run publish e.oly -s open
quietly undo e.oly -s open --reason 'the dispute comes first'
run result e.oly 2 1-0 1/2 1/2 1-0 --correct --reason 'board 3 was drawn' -s open
run pair e.oly -s open | grep -e disputes -e Round
echo '# what was changed since it was signed is named until it is signed again, the next round published or not'
quietly publish e.oly -s open
run show e.oly -s open | grep signed
quietly sign e.oly Egypt 'Georgia 1' --agree --round 1 -s open
run show e.oly -s open | grep -c signed || :
echo '# a dispute of one word of 620 letters makes no other line of the journal longer, and one of more than 1000 is refused'
many() { printf "%$1s" '' | tr ' ' x; }
quietly sign e.oly Egypt --dispute "$(many 620)" --round 1 -s open
"$program" journal e.oly | awk 'length > 200' | wc -l
"$program" show e.oly -s open | awk 'length > 200' | wc -l
run sign e.oly Egypt --dispute "$(many 1001)" --round 1 -s open 2>&1 | sed 's/xxx*/x.../'
