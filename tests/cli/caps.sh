#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Files that no event has: refused with a sentence, and what is wrong a thousand times is counted, not printed.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'
cp "$data/small/registration.xml" .
export NOW
quietly new e.oly --name Olympiad
many() { # times, text: as many lines, % is the number
    case $2 in
    *\\1*) seq "$1" | sed "s|\(.*\)|$2|" ;;
    *) yes "$2" | head -n "$1" ;;
    esac
}
registration() {
    echo '<registration><event name="E" federation="GEO"/><section name="open" women="no">'
    cat
    echo '</section></registration>'
}
told() { # the first and the last lines of what is said
    "$@" >"$scratch/told" 2>&1
    head -n 2 "$scratch/told"
    sed 1,2d "$scratch/told" | tail -n 6
}
{ echo '<team name="Fiji" federation="FIJ">'; many 10000 '<player name="Smith"/>'; echo '</team>'; } | registration >namesakes.xml
untouched e.oly told run import e.oly namesakes.xml
{ echo '<team name="Fiji" federation="FIJ">'; many 100000 '<player name="N\1"/>'; echo '</team>'; } | registration >names.xml
untouched e.oly told run import e.oly names.xml
many 20000 '<team name="Fiji" federation="FIJ" number="1"><player name="A"/></team>' | registration >teams.xml
untouched e.oly told run import e.oly teams.xml
{ echo '<team '; many 40000 'a\1="1" '; echo '/>'; } | registration >attributes.xml
untouched e.oly told run import e.oly attributes.xml
{ echo '<team name="'; many 20000 'A' | tr -d '\n'; echo '"/>'; } | registration >long.xml
untouched e.oly told run import e.oly long.xml

quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
{ echo table,board,result; many 500000 ',' | tr -d '\n'; } >columns.csv
untouched e.oly told run results e.oly columns.csv -s open
{ echo table,board,result; many 510000 '1,1,1-0'; } >rows.csv
untouched e.oly told run results e.oly rows.csv -s open
{ echo table,board,result; many 3000 '1,x,1-0'; } >wrong.csv
untouched e.oly told run results e.oly wrong.csv -s open
{ echo table,board,result; many 3000 '9,1,1-0'; } >tables.csv
untouched e.oly told run results e.oly tables.csv -s open
{ echo team,board-1,board-2; many 100000 'Nowhere,1,2'; } >lineups.csv
untouched e.oly told run lineups e.oly lineups.csv -s open
{ echo '{'; many 1000 '"m\1":1,'; echo '"a":1}'; } >members.json
run verify members.json
many 500001 'XXX' >lines.trf
run engine -c lines.trf
# A device has no end.
for command in 'import e.oly -' 'results e.oly - -s open' 'lineups e.oly - -s open' 'verify -' 'engine -p -' 'engine -c -' 'engine -g -' \
    'engine -j -' 'simulate -' 'simulate --merge -' 'enter e.oly -s open'; do
    untouched e.oly run $command </dev/zero
done
# Broken XML ends at its first error: this took 44 s and 1.7 GB.
{ printf '<registration>'; head -c 4000000 /dev/zero | tr '\0' '&'; } >broken.xml
untouched e.oly run import e.oly broken.xml
