#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What breaks a seal is told by whatever breaks it, and only then: the record of the round is compared after every operation.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'

small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly lineups e.oly --open --reason early -s open
for table in 1 2 3 4 5; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
quietly seal e.oly -s open
broken() { # the operation, and whether it told of a seal
    quietly "$@"
    echo "$*: $(sed -n 's/^warning: //; /seal/p' "$scratch/quiet")"
}

echo '# what the sheets of round 1 do not show breaks nothing'
broken set e.oly --contact 'Room 12'
broken set e.oly --venue 'Another hall'
broken correct e.oly Poland --captain 'Somebody else' --reason mistyped -s open
broken correct e.oly Poland 5 --rating 2000 --reason list -s open # a reserve who did not play
{ sed '/name="women"/,$d; /<\/section>/d' "$data/small/registration.xml"; team Peru PER 8; echo '</section></registration>'; } >late.xml
broken import e.oly late.xml --late --reason 'came by train'
broken withdraw e.oly Vietnam --reason ill -s open
broken announce e.oly Poland --due '2026-09-03 12:00' -s open

echo '# what they show does: points that count in its standings, a rating, a title, a name, a result, the name of the event'
broken points e.oly Bulgaria 1 0 --reason decision -s open
broken undo e.oly --confirm
broken correct e.oly Poland 1 --rating 2000 --reason list -s open
broken correct e.oly Poland 2 --rating 2000 --reason list -s open # it was broken before
quietly seal e.oly -s open
broken correct e.oly Poland 1 --title FM --reason list -s open
broken undo e.oly --confirm
broken correct e.oly Poland --name Polska --reason mistyped -s open
broken undo e.oly --confirm
broken result e.oly 5.1 0-1 --round 1 --correct --reason 'wrong way round' -s open
broken undo e.oly --confirm
broken set e.oly --name 'Another Cup'
broken undo e.oly --confirm

echo '# whoever leaves a round robin early takes his points out of the standings of every round'
printf 'name,federation,rating\n' >players.csv
for i in 1 2 3 4 5 6; do echo "Player $i,ENG,$((2100 - 10 * i))" >>players.csv; done
quietly new six.oly --name Six
quietly section six.oly six --unit player --system berger
quietly import six.oly players.csv
quietly number six.oly
quietly lot six.oly white
play_round six.oly 1-0 0-1 1-0
quietly seal six.oly
play_round six.oly 1/2 1/2 1-0
quietly seal six.oly
broken withdraw six.oly 'Player 2' --reason ill
broken undo six.oly --confirm

echo '# by what entry the seal was made that is in force: one that is taken back is none'
quietly undo six.oly --entry 17 --confirm
run journal six.oly --command seal
broken withdraw six.oly 'Player 2' --reason ill
