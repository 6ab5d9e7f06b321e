#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A report file takes the ranking of a section there and back, whatever the system pairs by and whatever comes first in the ranking.
. "$(dirname "$0")/golden"
{
    echo 'section,team,federation,player,rating'
    for team in 'Alpha NOR' 'Bravo SWE' 'Cedar DEN' 'Delta FIN'; do
        # shellcheck disable=SC2086
        set -- $team
        for player in 1 2 3 4; do echo "open,$1,$2,$1 $player,$((2400 - player))"; done
    done
} >teams.csv
printf 'name,federation,rating\nAnna,NOR,2400\nBo,SWE,2300\nCarl,DEN,2200\nDora,FIN,2100\n' >players.csv


event() { # the file of the entrants, the options of the section
    list=$1
    shift
    rm -rf a.oly
    quietly new a.oly --name Cup --federation NOR
    quietly section a.oly open --rounds 3 "$@"
    quietly import a.oly "$list" --confirm
    quietly number a.oly
    quietly lot a.oly black
}

ranking_of() { "$program" show "$1" | grep -o 'ranking [a-z][^ ]*' || echo 'the usual ranking'; }

there_and_back() { # what is set before
    [ $# -eq 1 ] || quietly set a.oly "$@"
    rm -f b.oly a.trf
    quietly export a.oly --as trf26 -o a.trf
    quietly new b.oly a.trf
    echo "$*: $(ranking_of a.oly), and back: $(ranking_of b.oly)"
}
for system in club team-swiss-2026 berger; do
    event teams.csv --system $system --score gp
    there_and_back $system
    for ranking in mp,gp gp,mp mp,osb,gp,mpo gp,osb,mp,mpo; do there_and_back --ranking $ranking; done
done
event teams.csv --system club
there_and_back club
there_and_back --ranking gp,osb,mp,mpo
event players.csv --system club --unit player
there_and_back players
there_and_back --ranking mp,osb,gp,mpo
