#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A publication made wrongly is taken back in one operation, also after captains have handed in: asked once, with what goes, and undo brings all of it back.
. "$(dirname "$0")/golden"
registration() {
    echo '<registration><event name="North Cup" federation="NOR" start="2016-09-01">'
    for round in 1 2 3; do echo "<round number=\"$round\" date=\"2016-09-0$round\" time=\"15:00\" lineups=\"14:00\"/>"; done
    echo '</event>'
    for section in open women; do
        rank=0
        echo "<section name=\"$section\" women=\"no\" rounds=\"3\">"
        for t in Norway:NOR Sweden:SWE Denmark:DEN Finland:FIN Iceland:ISL Latvia:LAT; do echo "$t"; done |
            while IFS=: read -r name code; do team $name $code $((rank = rank + 1)) | sed "s/name=\"$code/&-$section/"; done
        echo '</section>'
    done
    echo '</registration>'
}
event=e.oly NOW='2016-09-01 10:00'
registration >teams.xml
quietly new $event
quietly import $event teams.xml
for section in open women; do
    quietly number $event -s $section
    quietly lot $event white -s $section
done

echo '# nothing is published: a draft is no publication'
run unpublish $event -s open --reason wrong
quietly pair $event -s open
run unpublish $event -s open --reason wrong
quietly publish $event -s open
quietly pair $event -s women
quietly publish $event -s women

echo '# of a round that nobody has touched nothing is asked but why'
run unpublish $event -s open --now "$NOW"
run unpublish $event -s open --round 2 --reason wrong
run unpublish $event -s open --reason 'Latvia has arrived' --now "$NOW"
run pairings $event -s open
quietly publish $event -s open

echo '# with what captains have handed in it is asked once, by name; what others did since stands'
for team in Norway Sweden Denmark Finland Iceland Latvia; do quietly lineup $event $team 1 2 3 4 -s open; done
quietly lineup $event Norway 1 2 3 5 -s women
quietly arrive $event Latvia -s open
run unpublish $event -s open --reason wrong
run unpublish $event -s open --reason wrong --dry-run
run unpublish $event -s open --reason wrong --confirm --now "$NOW"
run lineups $event -s women
run show $event -s open

echo '# undo brings back all of it'
run undo $event -s open --now "$NOW"
run lineups $event -s open

echo '# opened line-ups go, too; then who sat where is known no more'
quietly lineups $event --open -s open --reason early
run unpublish $event -s open --reason wrong
run unpublish $event -s open --reason wrong --confirm
run journal $event --round 1 -s open --command unpublish
quietly publish $event -s open
run report $event boards -s open -f csv
quietly lineups $event --open -s open --reason early

echo '# a result stays: a board, and who did not come'
quietly result $event 1.1 1-0 -s open
run unpublish $event -s open --reason wrong --confirm
quietly undo $event -s open
quietly result $event 2 --absent Finland --present 4 -s open
run unpublish $event -s open --reason wrong --confirm
run check $event
