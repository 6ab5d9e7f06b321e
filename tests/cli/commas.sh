#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Where a name has a comma itself, semicolons stand between names: in remarks, errors, sheets, report files and the journal. Else commas.
. "$(dirname "$0")/golden"
NOW='2026-02-01 10:00'
{
    echo '<registration><event name="Cup" federation="NOR"/><section name="cup" women="no" boards="2" squad-size="2">'
    for club in 'Rook, The' Bishop Pawn Queen King; do
        echo "<team name=\"$club\" federation=\"NOR\"><player name=\"$club 1\"/><player name=\"$club 2\"/></team>"
    done
    echo '</section></registration>'
} >clubs.xml
quietly new e.oly --name Cup --federation NOR
quietly section e.oly cup --system berger --boards 2 --squad-size 2
quietly import e.oly clubs.xml
quietly number e.oly
quietly lot e.oly white
# Those with two players and those with one come by turns.
printf 'team,players\n1,2\n2,1\n3,2\n4,1\n5,2\n' >here.csv
run arrive e.oly --file here.csv
run arrive e.oly 2-4 --with 2
quietly pair e.oly
quietly publish e.oly --confirm --leave-fide-mode
"$program" pairings e.oly
run export e.oly --as trf26 -o e.trf | head -n 1
untouched e.oly run pair e.oly
run journal e.oly | grep ' arrive '
