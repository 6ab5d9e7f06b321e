#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The XML of chess-results, of players and of teams: what its author's table asks for is there, what is written is read back as it was, and what others write.
. "$(dirname "$0")/golden"

# Six players, or teams of two, after two rounds: a win, a draw, forfeits, 0-0, an unfinished game; and who had the bye, half a point, nothing.
{
    echo name,federation,rating,sex,fide-id,born
    for player in 'Ada, Æon' 'Bob, Ben' 'Cy, Ann' Dué 'Eve, E' 'Fay, F' 'Gus, G'; do
        echo "\"$player\",GEO,$((rating = ${rating:-2400} - 10)),w,$((13600000 + rating)),1990"
    done
} >players.csv
{
    echo 'team,federation,player,rating,board'
    for team in NOR SWE DEN FIN ISL; do
        for board in 1 2 3; do echo "Club of $team,$team,\"$team, $board\",$((more = ${more:-2500} - 7)),$board"; done
    done
} >teams.csv

play() { # file, registration, options of the section
    file=$1 list=$2
    shift 2
    quietly new "$file" --name 'Spring Cup' --federation GEO --city Tbilisi --start 2026-03-01 --end 2026-03-05
    quietly section "$file" main --rounds 5 "$@"
    quietly set "$file" -s main --time-control 90+30
    quietly import "$file" "$list"
    quietly number "$file"
    quietly lot "$file" white
}
round() { # file, results of table 1, 2, ...
    file=$1
    shift
    quietly pair "$file"
    quietly publish --confirm --leave-fide-mode "$file"
    table=0
    set -f
    for results; do
        table=$((table + 1))
        quietly result "$file" $table $results
    done
    set +f
}
# It has what the table of fields says, and comes back as it was.
back() { # file, options of new
    file=$1
    shift
    rm -f back.oly*
    "$program" export "$file" -o site.xml
    python3 "$home/chessresults_fields.py" site.xml
    "$program" new back.oly site.xml "$@" --now "$NOW" 2>&1 | grep -v ': a new event'
    "$program" export back.oly -o again.xml
    cmp site.xml again.xml
    "$program" fsck back.oly
}

echo '# players by a Swiss'
play swiss.oly players.csv --unit player --system dutch2006 --ranking gp,bh-gp-c1,eggsb
quietly absent swiss.oly Dué --from 2 --until 2
round swiss.oly 1-0 1/2 +-
round swiss.oly 0-0 '*'
quietly points swiss.oly Dué 0.5 --reason 'the bye that she asked for'
back swiss.oly
grep -o 'tb[0-9]_detail="[^"]*"\|tb[0-9]no="[^"]*"' site.xml | tr '\n' ' '
grep 'blackno="-' site.xml
grep -o 'round="2" pairing="[12]".*' site.xml

echo '# players who meet twice'
play robin.oly players.csv --unit player --system berger --cycles 2
round robin.oly 1-0 1/2 +-
quietly withdraw robin.oly Dué --reason ill --confirm
back robin.oly
grep -o 'type="1".*replay="."' site.xml | sed 's/ name.*replay/ ... replay/'
grep -o 'lastname="Dué".*' site.xml

echo '# teams'
play teams.oly teams.csv --boards 2 --system team-swiss-2026 --ranking mp,gp,bh-c1,emmsb,ede
round teams.oly '1-0 +-' '1/2 0-1'
back teams.oly --system team-swiss-2026
grep -o 'tb[0-9]_detail="[^"]*"\|tb[0-9]no="[^"]*"' site.xml | tr '\n' ' '
play three.oly teams.csv --boards 2 --system team-swiss-2026 --match-points 3-1-0 --ranking mp,gp,bh-c1,emmsb
round three.oly '1-0 +-' '1/2 0-1'
back three.oly --system team-swiss-2026
grep -o 'tb[0-9]_detail="[^"]*"\|tb[0-9]no="[^"]*"' site.xml | tr '\n' ' '
"$program" standings back.oly | sed -n 3,7p
play four.oly teams.csv --boards 2 --system team-swiss-2026 --match-points 4-1-0 --ranking mp,gp,bh-c1
"$program" export four.oly -o four.xml
grep -o 'tb[0-9]no="[^"]*"' four.xml | tr '\n' ' '
play league.oly teams.csv --boards 2 --system berger --ranking mp,gp,emmsb
round league.oly '1-0 +-' '1/2 0-1'
back league.oly

echo '# by whom it is sent; a ranking that has no numbers there'
"$program" export swiss.oly -o sent.xml --site-key 222557 --creator 13121
grep -o ' key="[0-9]*"\| creator="[0-9]*"' sent.xml
run export swiss.oly -o sent.trf --creator 13121
play club.oly players.csv --unit player --system dutch2006
"$program" export club.oly -o lost.xml 2>&1 | tail -1

# What others write: results of every kind, byes with points, tie-breaks with their parameters.
echo '# of another program'
file() { # attributes of the tournament, then playerpairings
    echo "<chessresults><tournamentdata><tournament name=\"Cup\" rounds=\"3\" currentround=\"1\" $1/></tournamentdata><players>"
    for n in 1 2 3 4 5 6 7; do echo "<player no=\"$n\" lastname=\"Player $n\" rtg=\"$((2000 - n))\" fed=\"NOR\" teamno=\"0\"/>"; done
    echo '</players><playerpairings>'
    printf '<playerpairing round="1" pairing="%s" board="1" whiteno="%s" blackno="%s" reswhite="%s" resblack="%s" forfeit="%s"/>\n' "$@" | tail -n +2
    echo '</playerpairings></chessresults>'
}
made() {
    rm -f made.oly*
    run new made.oly made.xml
    "$program" standings made.oly | tail -n +4
}
games() { # code, white, black: of three games; the bye gives half a point, the last one asked for half a point
    file "type=\"0\" tb1no=\"1\" tb2no=\"$4\" tb2_detail=\"$5\"" '' '' '' '' '' 1 2 1 "$2" "$3" "$1" 2 3 4 1.0 0.0 '' 3 6 -1 0.5 '' '' 4 7 -2 '0,5' '' '' 5 5 -2 '' '' '' >made.xml
    made
}
games K 1 0 84 0,0,1,-
games k 0 0 84 0,0,1,P
games D 0 0 84 0,1,1
games U 0.5 0.5 85 0,0,0,-
games H '' '' 81 -
games '' 0,5 0 37 ''
games X 1 0 68 1,-
file 'type="8"' >made.xml
run new other.oly made.xml
file 'type="1" replay="2" timecontrol="15 Min + 5 Sec."' '' '' '' '' '' 1 1 6 1 0 '' >made.xml
run new league8.oly made.xml
run show league8.oly
