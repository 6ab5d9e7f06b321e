#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Teams with fewer players than boards: one of three is registered if that is meant; one of two plays if the President lets it, and nobody sits who did not come.
# RULE_TEST: PRESENT_THREE SQUAD_SIZE PRESIDENT
. "$(dirname "$0")/golden"
NOW='2026-02-01 10:00'
registration() { # how many players Delta has
    echo 'section,team,federation,player,rating'
    for team in 'Alpha NOR 4' 'Bravo SWE 4' 'Cedar DEN 5' "Delta FIN $1"; do
        # shellcheck disable=SC2086
        set -- $team
        for player in 1 2 3 4 5; do [ $player -gt "$3" ] || echo "open,$1,$2,$1 $player,$((2400 - player))"; done
    done
}
registration 4 >four.csv
registration 3 >three.csv
registration 2 >two.csv
{
    echo '<registration><event name="Cup" federation="NOR"/><section name="open" women="no">'
    echo '<team name="Alpha" federation="NOR"><player name="A1"/><player name="A2"/><player name="A3"/></team>'
    echo '</section></registration>'
} >three.xml
new() {
    rm -f "$1"
    quietly new "$1" --name Cup --federation NOR
}

seats() {
    "$program" report e.oly boards -f csv | cut -d , -f 3,8,12,15,22
}

echo '# a team of three'
new e.oly
untouched e.oly run import e.oly three.csv
untouched e.oly run import e.oly three.xml
untouched e.oly run import e.oly three.csv --dry-run
untouched e.oly run import e.oly two.csv --confirm
# Of a federation that has one in each section it is said in which.
sed 's|</section>|</section><section name="women" women="yes"><team name="Alpha" federation="NOR"><player name="W1" sex="w"/><player name="W2" sex="w"/><player name="W3" sex="w"/></team></section>|' three.xml >both.xml
untouched e.oly run import e.oly both.xml
run import e.oly three.csv --confirm
run import e.oly three.csv
run import e.oly four.csv
run import e.oly three.csv
run import e.oly three.csv --confirm
echo '# a registration says how many a team needs: two of four are enough, or four'
registration_needing() { sed "s/women=\"no\"/& boards=\"4\" players-needed=\"$1\"/; s/<player name=\"A3\"\/>//" three.xml >needing.xml; }
for needed in 2 4; do
    registration_needing $needed
    new needed.oly
    run import needed.oly needing.xml --confirm
done
registration_needing 2
run import needed.oly needing.xml --confirm
run show needed.oly | grep 'open (open)' -A 1
run set needed.oly --players-needed default
untouched needed.oly run import needed.oly needing.xml --confirm
new needed.oly
for needed in 5 9 0 two; do
    registration_needing $needed
    untouched needed.oly run import needed.oly needing.xml --confirm
done
registration_needing 2
quietly import needed.oly needing.xml --confirm
"$program" export needed.oly --as json | grep players_needed
for as in json trf26 trf16 chess-results; do
    quietly number needed.oly
    echo "$as: $("$program" export needed.oly --as $as 2>&1 | grep -o 'players-needed 2\|"players_needed": 2\|[0-9]* settings* of the pairing' | tr '\n' ' ')"
done

echo '# out and back: it was played like that'
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly
for table in 1 2; do quietly result e.oly $table 1-0 1-0 1/2 -+; done
for as in json trf26 chess-results; do
    quietly export e.oly --as $as -o made.$as
    rm -f again.oly
    run new again.oly made.$as --rounds 11
done
echo '# a league of six boards: five and one'
new l.oly
quietly section l.oly open --system berger --boards 6 --squad-size 6 --rounds 3
run import l.oly three.csv
quietly set l.oly --players-needed 4
run import l.oly three.csv --confirm

echo '# two of Delta are here'
new e.oly
quietly import e.oly four.csv
quietly number e.oly
quietly lot e.oly white
for team in Alpha Bravo; do quietly arrive e.oly $team; done
quietly arrive e.oly Cedar --with 3
run arrive e.oly Delta --with 2
quietly pair e.oly
quietly publish e.oly
cp e.oly unasked.oly
run lineup e.oly Delta 1 3
run start e.oly --let-play Delta --reason 'the President, art. 48'
run lineup e.oly Delta 1 0 3
run lineup e.oly Delta 1 3
run start e.oly
run lineups e.oly --open --reason 'all are in'
seats
run result e.oly Delta 1-0 1-0 -+ -+
echo '# without a line-up the two first of the list sit, of Cedar three'
for decision in '' let; do
    cp unasked.oly e.oly
    [ ! "$decision" ] || quietly start e.oly --let-play Delta --reason 'the President, art. 48'
    run lineups e.oly --open --reason 'all are in'
    seats
    run result e.oly Delta 1-0 1-0 -+ -+
done
echo '# of whom nobody is here nobody sits'
cp unasked.oly e.oly
quietly arrive e.oly Delta --with 0
run lineups e.oly --open --reason 'all are in'
echo '# nor those who sat there last time'
cp unasked.oly e.oly
quietly set e.oly --lineup-default previous
quietly lineup e.oly Cedar 1 3 5
quietly lineups e.oly --open --reason 'all are in'
quietly result e.oly 1 1-0 1-0 1/2 -+
quietly result e.oly 2 1-0 1-0 -+ -+
quietly pair e.oly
quietly publish e.oly
quietly arrive e.oly Cedar --with 2
run lineups e.oly --open --reason 'all are in'
seats

echo '# the President lets Delta play in all rounds'
new e.oly
quietly import e.oly four.csv
quietly number e.oly
quietly lot e.oly white
quietly set e.oly --presence-closes '2026-02-01 09:00'
for team in Alpha Bravo Cedar; do quietly arrive e.oly $team; done
quietly arrive e.oly Delta --with 2
run start e.oly --lasting
run start e.oly --let-play Delta --no-longer Delta
run start e.oly --let-play Delta --lasting
run start e.oly --let-play Alpha --lasting --reason 'the President, art. 48'
run start e.oly --no-longer Delta --reason 'the President, art. 48'
run start e.oly --let-play Delta --lasting --reason 'the President, art. 48'
run arrive e.oly Delta --with 1
run absent e.oly --missing
run presence e.oly | tail -n 3
quietly import e.oly four.csv
quietly pair e.oly
run publish e.oly
run lineup e.oly Delta 2
run start e.oly
quietly lineups e.oly --open --reason 'all are in'
run result e.oly Delta 1-0 -+ -+ -+
quietly result e.oly 1 1-0 1-0 1-0 1-0
quietly pair e.oly
run publish e.oly
run move e.oly Delta Cedar --reason 'by order' --order-of 'the President' --confirm
run pairings e.oly -f csv
for as in json trf26; do
    quietly export e.oly --as $as -o made.$as
    rm -f again.oly
    quietly new again.oly made.$as
    "$program" presence again.oly | grep Delta
done
run start e.oly --no-longer Delta --reason 'others of it have come'
quietly lineups e.oly --open --reason 'all are in'
quietly result e.oly Alpha 1-0 1-0 1/2 1-0
quietly result e.oly Delta 1-0 -+ -+ -+
quietly arrive e.oly Delta --with 2
quietly pair e.oly
quietly publish e.oly
run start e.oly

echo '# who is missing at the set hour: too few are one player fewer than the team needs'
for needed in 1 2; do
    new league.oly
    quietly import league.oly four.csv
    quietly set league.oly --system berger --players-needed $needed
    quietly number league.oly
    quietly arrive league.oly 1-3
    run arrive league.oly Delta --with $((needed - 1))
    run presence league.oly | grep -A1 'set hour'
done
