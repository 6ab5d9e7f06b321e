#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Criteria of C.07 in a ranking, and how they come about: three teams that beat each other in a circle, then a bye and a match
# that a team did not come to.
. "$(dirname "$0")/golden"

registration() { # teams
    echo '<registration><event name="North Cup" federation="NOR"/><section name="open" title="Open" women="no" edition="2012" rounds="3">'
    rating=2500
    for team in "$@"; do
        echo "<team name=\"${team%:*}\" federation=\"${team#*:}\">"
        for player in One Two Three Four; do
            echo "<player name=\"${team#*:}, $player\" rating=\"$rating\"/>"
        done
        echo '</team>'
        rating=$((rating - 50))
    done
    echo '</section></registration>'
}
begin() { # event, ranking, teams
    event=$1 ranking=$2
    shift 2
    registration "$@" >north.xml
    quietly new $event
    quietly import $event north.xml
    quietly number $event
    quietly lot $event white
    quietly set $event --ranking "$ranking"
}
results() { # table 1, table 2
    quietly result $event 1 $1 --players 1,2,3,4 --opponents 1,2,3,4
    quietly result $event 2 $2 --players 1,2,3,4 --opponents 1,2,3,4
}
next_round() {
    quietly pair $event
    quietly publish --confirm --leave-fide-mode $event
}

# Norway beats Denmark 2.5-1.5, Sweden beats Norway 2.5-1.5, Denmark beats Sweden 3-1; all beat Finland. Against each other: match points 2
# each; game points Denmark 4.5, Norway 4, Sweden 3.5. EMGSB-C1 is without Finland, which has 0: Norway 4 x 2.5 + 4 x 1.5 = 16.
begin e.oly mp,ede,emgsb-c1,bh,sssc,gp,bc,tbr Norway:NOR Sweden:SWE Denmark:DEN Finland:FIN
run show e.oly -s open
next_round
results '1-0 1/2 1/2 1/2' '0-1 0-1 1/2 1/2'
next_round
run pairings e.oly
results '1-0 1/2 1/2 1/2' '1-0 1-0 1/2 1/2'
next_round
run pairings e.oly
run what-if e.oly
results '1-0 1-0 0-1 1-0' '1-0 1-0 1/2 1/2'
run standings e.oly
run standings e.oly --format csv
run standings e.oly --explain Norway
run standings e.oly --explain Norway --format csv
run what-if e.oly
run export e.oly -o e.trf
grep -E '^(202|### olympair)' e.trf | tr -d '\r'
run engine -c e.trf
run check e.oly
run fsck e.oly
quietly site e.oly site
grep -o ': rank 2, EMGSB-C1 16' site/open/round-3/tie-breaks.html

# Five teams. Denmark has the bye in round 1, Iceland does not come in round 2.
begin five.oly mp,emmsb-c1,bh-m1,bbe Norway:NOR Sweden:SWE Denmark:DEN Finland:FIN Iceland:ISL
next_round
run pairings five.oly
results '1-0 1-0 1-0 1/2' '1-0 1/2 1/2 0-1'
next_round
run pairings five.oly
results '1-0 1-0 1/2 0-1' '-+ -+ -+ -+'
next_round
results '0-1 0-1 1-0 0-1' '1-0 1/2 1/2 0-1'
# Match points: Sweden 5, Finland 4, Norway 3, Denmark 2, Iceland 1. EMMSB-C1: Sweden 4 x 1 + 3 x 2 without Iceland; Finland 5 x 1 + 2 x 1
# without the dummy for Iceland, which has no more than Iceland's 1; Iceland 1 x 1 for the bye and 0 for Sweden.
run standings five.oly
run standings five.oly --explain Finland
run standings five.oly --explain Iceland

# By game points k is 4 / 2 after one round on four boards: Norway 2 + 1.5 / 2, Sweden 0 + 2.5 / 2.
begin two.oly gp,sssc Norway:NOR Sweden:SWE
next_round
quietly result two.oly 1 1-0 1/2 1/2 1/2 --players 1,2,3,4 --opponents 1,2,3,4
run standings two.oly --explain Norway
run standings two.oly --explain Sweden
