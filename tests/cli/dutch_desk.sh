#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The Dutch system of 2006 at the desk: who stays away without a notice has withdrawn (F8), and how a final order comes about (F10).
# RULE_TEST: DUTCH_ABSENT DUTCH_ORDER
. "$(dirname "$0")/golden"
{
    echo name,federation,rating,title,sex,fide-id
    id=100000
    for player in 'Arpad 2400' 'Boris 2300' 'Carlo 2200' 'Denis 2100' 'Edgar 2000' 'Frank 1900'; do
        id=$((id + 1))
        echo "\"${player% *}, X\",ENG,${player#* },,m,$id"
    done
} >players.csv
begin() {
    quietly new "$1" --name 'Club Weekend'
    quietly section "$1" open --unit player --system dutch2006 --rounds 3
    quietly import "$1" players.csv
    quietly number "$1"
    quietly lot "$1" white
}
echo '# F8: Arpad - Denis, Edgar - Boris, Carlo - Frank; Denis and Edgar do not come, and Edgar has a good reason'
begin a.oly
quietly pair a.oly
quietly publish a.oly
run pairings a.oly
quietly result a.oly 1 --absent 'Denis, X' --present 1
quietly result a.oly 2 -+
quietly result a.oly 3 1-0
quietly excuse a.oly 'Edgar, X' --reason 'the train'
run pair a.oly
run show a.oly
echo '# taken back, excused, paired again'
quietly undo a.oly
quietly excuse a.oly 'Denis, X' --reason 'a broken clock'
run pair a.oly
echo '# with a notice nobody withdraws'
quietly undo a.oly
quietly excuse a.oly 'Denis, X' --lift --reason 'no broken clock'
quietly absent a.oly 'Denis, X'
run pair a.oly
echo '# by another system it is a decision'
quietly new b.oly --name 'Club Weekend'
quietly section b.oly open --unit player --system burstein --rounds 3
quietly import b.oly players.csv
quietly number b.oly
quietly lot b.oly white
quietly pair b.oly
quietly publish b.oly
quietly result b.oly 1 -+
quietly result b.oly 2 1-0
quietly result b.oly 3 1-0
run pair b.oly

echo '# F10: points, for the first place the game between the two, then the average rating of the opponents'
begin c.oly
play_round c.oly 1/2 0-1 1/2
run pairings c.oly
play_round c.oly 1/2 1/2 0-1
run pairings c.oly
play_round c.oly 1/2 1-0 1/2
run pairings c.oly
run crosstable c.oly
run standings c.oly
run report c.oly tie-breaks
echo '# Boris and Edgar are level again, but for the third place: their game says nothing'
begin d.oly
play_round d.oly 1/2 0-1 1/2
play_round d.oly 1/2 1/2 0-1
play_round d.oly 1-0 1/2 1-0
run standings d.oly
quietly export d.oly -o d.json
quietly new again.oly d.json
quietly standings again.oly --format csv -o a.csv
quietly standings d.oly --format csv -o d.csv
cmp a.csv d.csv
