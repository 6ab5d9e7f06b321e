#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What is made by hand against the articles is said when it is made, when it is published, and on the sheet (NO_REMATCH, BYE_ONCE);
# and so is a team that is absent and plays (PRESENT_FIRST).
# RULE_TEST: NO_REMATCH BYE_ONCE
. "$(dirname "$0")/golden"
{
    echo '<registration><event name="Five" federation="ISL"/><section name="open" women="no" edition="2012">'
    team A NOR 1; team B SWE 2; team C DEN 3; team D FIN 4; team E EST 5
    echo '</section></registration>'
} >five.xml
quietly new e.oly
quietly import e.oly five.xml
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly
run pairings e.oly | tail -n 4
for t in 1 2; do quietly result e.oly $t 1-0 1/2 1/2 1/2; done
quietly bar e.oly B E --reason neighbours
quietly pair e.oly
echo '# what breaks an absolute rule has to be meant'
untouched e.oly run move e.oly A C --reason 'the hosts ask for it'
run move e.oly A C --reason 'the hosts ask for it' --confirm
untouched e.oly run bye e.oly E --reason 'its bus is late'
run bye e.oly E --reason 'its bus is late' --confirm
run pairings e.oly
run publish e.oly
run pairings e.oly --round 2 -f csv
for t in 1 2; do quietly result e.oly $t 1-0 1/2 1/2 1/2; done
run absent e.oly B --round 3 --reason 'its bus is late'
run pair e.oly | tail -n 3
run move e.oly B E --reason 'the bus has come' --dry-run
run move e.oly B D --reason 'the bus has come' --confirm
quietly bye e.oly A --reason 'the bus has come' --confirm
run publish e.oly
run start e.oly
run pairings e.oly | tail -n 4
