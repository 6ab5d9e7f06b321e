#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What the standings are made by is the section's to say, until its first round is published.
. "$(dirname "$0")/golden"

# Four teams; every one meets every other.
{
    echo '<registration><event name="North Cup" federation="NOR"/><section name="open" title="Open" women="no" edition="2012" rounds="3">'
    rating=2500
    for team in Norway:NOR Sweden:SWE Denmark:DEN Finland:FIN; do
        echo "<team name=\"${team%:*}\" federation=\"${team#*:}\">"
        for player in One Two Three Four; do
            echo "<player name=\"${team#*:}, $player\" rating=\"$rating\"/>"
        done
        echo '</team>'
        rating=$((rating - 50))
    done
    echo '</section></registration>'
} >north.xml
quietly new e.oly
quietly import e.oly north.xml
quietly number e.oly
quietly lot e.oly white

run show e.oly
run set e.oly --ranking mp,sb
run set e.oly --ranking mp,gp,mp
run set e.oly --ranking ''
run set e.oly --ranking ,
run set e.oly --ranking mp,gp,osb
run set e.oly --ranking ' mp, gp,osb '
run show e.oly
run undo e.oly
run show e.oly -s open
run section e.oly junior --ranking gp,mp --rounds 5
run section e.oly senior --ranking gp,elo
run show e.oly -s junior
quietly undo e.oly
quietly backup e.oly usual.oly
quietly backup e.oly plain.oly
quietly set e.oly --ranking mp,gp,osb
quietly set plain.oly --ranking gp,mp

# Norway has 5 match points and 4 + 2 + 2.5 game points, Finland 5 and 3.5 + 2 + 2.5. Sonneborn-Berger without Denmark, the
# lowest opponent: Norway 5 x 2 + 2 x 2.5 = 15, Finland 2 x 3.5 + 5 x 2 = 17.
play() { # event, results of table 1 and 2
    quietly pair "$1"
    quietly publish --confirm --leave-fide-mode "$1"
    quietly result "$1" 1 $2 --players 1,2,3,4 --opponents 1,2,3,4
    quietly result "$1" 2 $3 --players 1,2,3,4 --opponents 1,2,3,4
}
for event in e.oly usual.oly plain.oly; do
    play $event '1-0 1-0 1-0 1-0' '1-0 1-0 1-0 1/2'
    play $event '1/2 1/2 1/2 1/2' '1-0 1-0 1-0 0-1'
    play $event '1-0 1/2 1/2 1/2' '0-1 1/2 1/2 1/2'
    run standings $event
done
run standings e.oly --format csv
run standings e.oly --format json | sed -n '/"rank": 1/,/}/p'
run standings e.oly --explain Finland
run standings e.oly --explain Finland --format csv
run standings plain.oly --explain Finland
run prizes e.oly | sed -n '1,/^Category/p'
run prizes e.oly --format csv | grep -E '^(prize|overall)'
run prizes plain.oly | sed -n '1,/^Category/p'
# The ranking goes with the file; other programs pass over the comment and see Norway first in line 310 all the same.
rules_of() { # tournament report file
    grep -E '^(192|202|### olympair)' "$1" | tr -d '\r'
}
for event in usual.oly e.oly plain.oly; do
    run export $event -o ${event%.oly}.trf
    rules_of ${event%.oly}.trf
    run engine -c ${event%.oly}.trf
done
grep -v '^### olympair' e.trf >bare.trf
run engine -c bare.trf
run engine -c bare.trf --ranking mp,gp,osb
run engine -c bare.trf --ranking mp,gp,
run engine -c bare.trf --ranking gps
for comment in 'ranking 2013 mp' 'ranking 2022 mp,mp' 'ranking 2012' 'ranking'; do
    { cat bare.trf; echo "### olympair $comment"; } >wrong.trf
    run engine -p wrong.trf
done
printf 'teams = 6\nrounds = 2\n' >six.conf
run engine -g six.conf --edition 2022 --ranking mpo,gp,mp -o made.trf
rules_of made.trf
run engine -c made.trf
run set e.oly --ranking mp,osb,gp,mpo
run set e.oly --ranking mp,gp,osb
run check e.oly
run fsck e.oly
run journal e.oly --command set
run simulate --ranking mp,mp
run simulate --events 2 --teams 6 --rounds 2 --ranking mp,gp --shard 1/2 -o one.csv
grep -E '^(tiebreak|ranking)' one.csv
run simulate --events 2 --teams 6 --rounds 2 --shard 2/2 -o two.csv
run simulate --merge one.csv two.csv
run simulate --events 2 --teams 6 --rounds 2 --ranking mp,gp --shard 2/2 -o two.csv
run simulate --merge one.csv two.csv | grep -o 'edition.*lot'
run simulate --merge one.csv --ranking mp
