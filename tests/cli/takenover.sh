#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Rounds that another program paired: explain, protocol and trace pair them again, and say where the published round differs.
. "$(dirname "$0")/golden"
# Eight teams of one player. Round 1: 1-5, 6-2, 3-7, 8-4, won by 1, 2, 3 and 4. By the rules round 2 has, among those with 2 match points, 1-3 and 2-4
# (art. 36), and below 5-7 and 6-8. Of 1 and 3, who had White, the higher one alternates, and so does it in the other pairs: White has 3, 2, 5, 8.
player() { # number, round 1, round 2
    printf '001 %4d      Player, %-25d %4d ENG %27s       %8s  %8s\n' "$1" "$1" $((2500 - 10 * $1)) 0.0 "$2" "$3"
}
cup() { # FILE, then the game of each player in round 2
    file=$1
    shift
    {
        printf '012 Cup\n142 5\n152 W\n'
        player 1 '   5 w 1' "$1" && player 2 '   6 b 1' "$2" && player 3 '   7 w 1' "$3" && player 4 '   8 b 1' "$4"
        player 5 '   1 b 0' "$5" && player 6 '   2 w 0' "$6" && player 7 '   3 b 0' "$7" && player 8 '   4 w 0' "$8"
        n=0
        for team in One Two Three Four Five Six Seven Eight; do
            n=$((n + 1))
            printf '013 %-32s%4d\n' $team $n
        done
    } >"$file.trf"
    quietly new "$file.oly" "$file.trf" --edition 2012 --tiebreak 2012
}
echo '# as the rules give it'
cup same '   3 b =' '   4 w =' '   1 w =' '   2 b =' '   7 w =' '   8 b =' '   5 b =' '   6 w ='
run explain same.oly
run explain same.oly Five

echo '# 3 and 4 have changed places, and 7 has White against 5'
cup moved '   4 b =' '   3 w =' '   2 b =' '   1 w =' '   7 b =' '   8 b =' '   5 w =' '   6 w ='
run explain moved.oly
run explain moved.oly One
run explain moved.oly Seven
run explain moved.oly Eight
run explain moved.oly One Three
run report moved.oly protocol --format csv | head -4
run trace moved.oly --round 2 -o two.json
run verify two.json
echo '# the sheet of a captain gives no reason for a match that the rules do not give'
for team in One Eight; do "$program" report moved.oly captains $team | grep -c 'first choice'; done

echo '# 1 and 5 have met'
cup again '   5 b =' '   4 w =' '   8 w =' '   2 b =' '   1 w =' '   7 b =' '   6 w =' '   3 b ='
run explain again.oly

echo '# the event goes on: a round of its own has its draft'
quietly pair moved.oly
run explain moved.oly One
run explain moved.oly --round 1
run explain moved.oly --round 4
run trace moved.oly --round 4

echo '# a file of our own says what was changed by hand, and who was left out of the draft'
quietly absent moved.oly Eight --reason ill
quietly pair moved.oly
run move moved.oly Eight Seven --reason 'came after all'
run publish moved.oly
for table in 1 2 3 4; do quietly result moved.oly $table 1/2; done
quietly export moved.oly -o moved.json
quietly new json.oly moved.json
"$program" explain json.oly --round 3 | sed '/^Cup, section/,/^All of the above/d'
run explain json.oly Eight --round 3
