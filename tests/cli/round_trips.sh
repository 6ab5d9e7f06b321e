#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Files that we write and read: written, read back and written again. Standings, pairings and boards come back as they were but for what `export` named as lost.
. "$(dirname "$0")/golden"

{
    echo 'name,federation,rating,sex,fide-id,title'
    rating=2400
    for player in 'Ada, Æon' 'Bob,Ben' 'Cy, Ann' Dué 'Eve, E' 'Fay, F' 'Gus, G'; do
        echo "\"$player\",GEO,$((rating -= 10)),w,1360$rating,WIM"
    done
} >players.csv

# As readers see it; a name is the same with a blank behind its comma and without.
seen() { # event
    "$program" report $1.oly standings -f csv
    for round in $(seq $("$program" export $1.oly --as json | sed -n 's/^ *"number": \([0-9]*\),*$/\1/p' | sort -nu | tail -n 1)); do
        "$program" report $1.oly pairings --round $round -f csv 2>/dev/null || break
        "$program" report $1.oly boards --round $round -f csv 2>/dev/null || break
    done
}
# Without what `export` named as lost: who has withdrawn is only not paired, and nobody knows the arbiters.
but_losses() {
    grep -q 'withdrawal' lost && set -- -e 's/withdrawn//g; s/not paired//g'
    grep -q 'arbiters' lost && set -- "$@" -e 's/arbiter="[^"]*"//g'
    sed -e 's/, /,/g' "$@"
}
same() { # what, event, event
    seen $2 | but_losses >was
    seen $3 | but_losses >is
    [ $(wc -l <was) -gt 4 ] || echo "NOTHING IS COMPARED"
    if diff was is >different; then
        echo "$1: the same"
    else
        echo "$1: DIFFERENT"
        cat different
    fi
}
trip() { # event, kind, options of new
    event=$1 kind=$2
    shift 2
    rm -f back.oly*
    "$program" export $event.oly --as $kind -o first.$kind >lost 2>&1
    sed 's/^/  /' lost
    [ $kind != chess-results ] || python3 "$home/chessresults_fields.py" first.$kind
    "$program" new back.oly first.$kind "$@" --now "$NOW" >read 2>&1 || cat read
    grep 'points by decision' read
    "$program" export back.oly --as $kind -o second.$kind >/dev/null 2>&1
    same "$event as $kind" $event back
    [ $kind = json ] || [ "$(but_losses <first.$kind)" = "$(but_losses <second.$kind)" ] || diff first.$kind second.$kind
    [ $kind != json ] || cmp first.json second.json
}

echo '# two boards, byes and forfeits: the bye of the Olympiad has all game points of two boards, but one match point'
"$program" new league.oly "$root/tests/field/trf-swiss-manager/league.trf" --now "$NOW" >/dev/null 2>&1
for kind in trf26 trf16 chess-results json; do trip league $kind; done
echo '# of another program, in which it is a match won, as its match points say'
sed -E 's/(team no="[25]".* points=")2/\13/; s/(team no="4".* points=")4/\15/' first.chess-results >won.xml
"$program" new won.oly won.xml --now "$NOW" 2>&1 | grep 'points by decision'
"$program" standings won.oly | sed -n 5,11p
echo '# a file without match points means the bye of the system'
sed -E 's/(<team .* points=")[0-9]*/\1/' first.chess-results >none.xml
"$program" new none.oly none.xml --now "$NOW" 2>&1 | grep 'points by decision'
same 'without match points' league none
echo '# the table of fields finds what is missing or has another form'
sed -E '/team no="5"/s/ fideid="[^"]*"//; /player no="11"/s/ fideid="[^"]*"//; s/from="14.03.2026"/from="2026-03-14"/; s/ source=""//; s/forfeit="K"/forfeit="F"/' first.chess-results >planted.xml
python3 "$home/chessresults_fields.py" planted.xml

echo '# results without line-ups: a report file has players where nobody is known, and says so; an absent team'
for team in NOR SWE DEN FIN ISL; do
    for board in 1 2 3; do echo "Club of $team,$team,\"$team, $board\",$((2400 - board)),$board"; done
done | { echo team,federation,player,rating,board; cat; } >teams.csv
quietly new teams.oly --name 'Team Cup' --federation GEO --city Tbilisi --start 2026-03-01 --end 2026-03-05
quietly section teams.oly open --rounds 5 --boards 3 --system team-swiss-2026 --ranking mp,gp,bh-c1
quietly import teams.oly teams.csv
quietly number teams.oly
quietly lot teams.oly white
quietly pair teams.oly
quietly publish teams.oly
quietly result teams.oly 1 1-0 +- 1/2
quietly result teams.oly 2 --absent 'Club of FIN' --present 3
for kind in trf26 trf16 chess-results; do
    "$program" export teams.oly --as $kind -o teams.$kind
    "$program" new back.$kind.oly teams.$kind --now "$NOW" --system team-swiss-2026 --ranking mp,gp,bh-c1 >/dev/null 2>&1
    for event in teams back.$kind; do "$program" report $event.oly standings -f csv | cut -d, -f1-10 >$event.csv; done
    cmp teams.csv back.$kind.csv && echo 'the standings are the same'
done
trip teams json

echo '# a championship of four boards'
"$program" new etcc.oly "$data/ecu/etcc2019.trf" --now "$NOW" >/dev/null 2>&1
for kind in trf26 trf16 chess-results json; do trip etcc $kind; done

echo '# players by a Swiss: a bye, a forfeit; round 3 is still being played'
quietly new club.oly --name 'Spring Cup' --federation GEO --city Tbilisi --start 2026-03-01 --end 2026-03-05
quietly section club.oly open --rounds 5 --unit player --system dutch2006 --ranking gp,bh-gp-c1,eggsb
quietly import club.oly players.csv
quietly number club.oly
quietly lot club.oly white
play_round club.oly 1-0 1/2 +-
play_round club.oly 0-1 1-0 1/2
for kind in trf26 trf16 chess-results json; do trip club $kind --system dutch2006 --ranking gp,bh-gp-c1,eggsb; done
play_round club.oly 1-0
for kind in chess-results json; do trip club $kind; done
"$program" pgn club.oly --round 2 -o two.pgn
run results club.oly two.pgn
