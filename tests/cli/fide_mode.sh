#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A section is in FIDE mode until something is done for which FIDE has no regulation: that is asked twice, noted with its round, told on sheets
# and in files, and not taken back by anything.
. "$(dirname "$0")/golden"
{
    echo '<registration><event name="Six" city="Oslo" federation="NOR"/><section name="open" women="no">'
    team A NOR 1; team B SWE 2; team C DEN 3; team D FIN 4; team E EST 5; team F LAT 6
    echo '</section></registration>'
} >six.xml
begun() { # file, settings of the section
    file=$1
    shift
    quietly new "$file"
    quietly import "$file" six.xml
    [ $# -eq 0 ] || quietly set "$file" "$@"
    quietly number "$file"
    quietly lot "$file" white
    quietly pair "$file"
}
played() { # file
    for t in 1 2 3; do quietly result "$1" $t 1-0 1/2 1/2 1/2; done
}
foot() { "$program" standings "$1" -f html | sed 's/<[^>]*>/\n/g' | grep -c 'FIDE mode left'; }

begun e.oly --system team-swiss-2026
quietly publish e.oly
played e.oly
echo '# a pair that is barred before round 1, and one changed by hand, are within the rules; one barred afterwards is not'
run bar e.oly A F --reason neighbours --dry-run
untouched e.oly run bar e.oly A F --reason neighbours
untouched e.oly run bar e.oly A F --reason neighbours --confirm
untouched e.oly run bar e.oly A F --reason neighbours --leave-fide-mode
run standings e.oly -f json | grep -c '"mode"'
run bar e.oly A F --reason neighbours --confirm --leave-fide-mode
run standings e.oly -f json | grep '"mode"'
run standings e.oly | head -n 4
foot e.oly
run export e.oly --as trf26 | grep 'FIDE-mode'
echo '# nothing takes it back, and nobody is asked again'
run undo e.oly --confirm --reason 'a mistake'
run export e.oly --as trf26 | grep 'FIDE-mode'
run fsck e.oly
run restore e.oly --before 8 --confirm --reason 'a mistake'
run export e.oly --as trf26 | grep 'FIDE-mode'
run bar e.oly A E --reason neighbours
echo '# who takes the file over knows it; what it says is read'
quietly export e.oly --as trf26 -o e.trf
quietly new again.oly e.trf
run export again.oly --as trf26 | grep 'FIDE-mode'
quietly export e.oly --as json -o e.json
quietly new twice.oly e.json
run export twice.oly --as trf26 | grep 'FIDE-mode'
sed 's/left @ Round 1: bar/left some time ago/' e.trf >wrong.trf
run new wrong.oly wrong.trf

echo '# a result of the round before the latest is corrected within the rules, one of an earlier round is not, but for the rating alone'
begun r.oly --system team-swiss-2026
quietly publish r.oly
for round in 2 3; do
    played r.oly
    quietly pair r.oly
    quietly publish r.oly
done
quietly result r.oly -r 2 1.1 0-1 --correct --reason 'the sheet was misread'
quietly result r.oly -r 1 1.1 0-1 --rating-only --reason 'the sheet was misread'
untouched r.oly run result r.oly -r 1 1.1 0-1 --correct --reason 'the sheet was misread'
run result r.oly -r 1 1.1 0-1 --correct --reason 'the sheet was misread' --confirm --leave-fide-mode
run export r.oly --as trf26 | grep 'FIDE-mode'

echo '# the Panel of an Olympiad may bar a pair at any time'
begun panel.oly
quietly publish panel.oly
run bar panel.oly A F --reason neighbours

echo '# rules of others, and criteria of nobody, leave it when round 1 is published'
begun ecu.oly --edition ecu
untouched ecu.oly run publish ecu.oly
run publish ecu.oly --confirm --leave-fide-mode
run journal ecu.oly | tail -n 3
begun wins.oly --ranking mp,wins,gp
run publish wins.oly --dry-run
begun c07.oly --system team-swiss-2026 --ranking mp,gp,bh-c1
run publish c07.oly
