#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Tournament report files of players, by the other Swiss systems. The rounds are cases of their pages: blitz-3 of burstein.md (by hand
# there) and floats of dutch2006.md.
# RULE_TEST: DUTCH_UNPLAYED
. "$(dirname "$0")/golden"

line() { # number, rating, points, rounds
    printf '001 %4d      %-33s %4d                            %4s %4d%s\n' "$1" "Player, $1" "$2" "$3" "$1" "$4"
}
{
    printf '012 Blitz\nXXR 5\nXXC white1\n'
    line 1 2100 1.5 '  0002 w 1  0003 b ='
    line 2 2000 1.0 '  0001 b 0  0004 w 1'
    line 3 1900 1.5 '  0004 w 1  0001 w ='
    line 4 1800 0.0 '  0003 b 0  0002 b 0'
    line 5 1700 1.5 '  0006 w +  0006 w ='
    line 6 1600 0.5 '  0005 b -  0005 b =  0000 - Z'
} >blitz.trf
run engine -p blitz.trf --system burstein
run engine -p blitz.trf --system burstein --why text
run engine -p blitz.trf --system burstein --why json
run engine -p blitz.trf --system club
run engine -p blitz.trf --system dutch2006
run engine -c blitz.trf --system burstein
run engine -c blitz.trf 2 --system burstein
run engine -c blitz.trf 3 --system burstein

# Who is not paired, by three kinds of lines; who may not meet.
{ sed 's/  0000 - Z$//' blitz.trf; echo 'XXZ 6'; } >absent.trf
run engine -p absent.trf --system burstein
{ sed 's/  0000 - Z$//' blitz.trf; echo '240 Z 003 0006'; echo '260 003 003 0001 0005'; } >apart.trf
run engine -p apart.trf --system burstein
{ cat blitz.trf; echo 'XXP 1 5'; } >apart.trf
run engine -p apart.trf --system burstein

{ sed 's/  0000 - Z$//' blitz.trf; echo '260 000 004 0001 0005'; } >apart.trf
run engine -p apart.trf --system burstein
{ sed 's/  0000 - Z$//' blitz.trf; echo '260 004 005 0001 0005'; } >apart.trf
run engine -p apart.trf --system burstein
{
    awk 'BEGIN { for (i = 1; i <= 1500; i++) printf "001 %4d\n", i; printf "XXP"; for (i = 1; i <= 1500; i++) printf " %d", i; print "" }'
} >many.trf
run engine -p many.trf --system club
rm many.trf

# A result that is missing.
sed 's/0003 b =$/0003 b  /; s/0001 w =$/0001 w  /' blitz.trf >open.trf
run engine -p open.trf --system burstein
run engine -p open.trf --system burstein --unfinished-as-draws

# A forfeit is no meeting and leaves no colour (F2): the two meet again, and the lot gives 1 White once more.
{ printf 'XXC white1\n'; line 1 2000 1.0 '  0002 w +'; line 2 1900 0.0 '  0001 b -'; } >forfeit.trf
run engine -p forfeit.trf --system dutch2006

# No legal round: two who have met.
{ printf 'XXC black1\n'; line 1 2000 1.0 '  0002 b 1'; line 2 1900 0.0 '  0001 w 0'; } >met.trf
run engine -p met.trf --system club
run engine -p met.trf --system club --why text
run engine -c met.trf --system club

# Made-up events are paired again as they were.
for system in burstein club dutch2006; do
    printf 'teams = 21\nrounds = 6\nabsent = 4\nforfeits = 4\nwithdrawn = 2\nbarred = 3\n' >plan.conf
    run engine -g plan.conf --system $system --seed 7 -o $system.trf
    run engine -c $system.trf --system $system
    run engine -g plan.conf --system $system --seed 7 -o again.trf
    cmp $system.trf again.trf
done
cut -c1-111 burstein.trf | head -12
"$OLYMPAIR" engine -c burstein.trf --system dutch2006 | tail -1
rm plan.conf again.trf

# What is not done here.
{ cat blitz.trf; echo 'XXA    1  1.x'; } >wrong.trf
run engine -p wrong.trf --system burstein
{ cat blitz.trf; echo 'BBW  3.0'; } >wrong.trf
run engine -p wrong.trf --system burstein
{ cat blitz.trf; echo '250       1.0 001 002 0003 0001'; } >wrong.trf
run engine -p wrong.trf --system burstein
{ cat blitz.trf; echo 'XXZ 9'; } >wrong.trf
run engine -p wrong.trf --system burstein
{ cat blitz.trf; echo 'XXZ six'; } >wrong.trf
run engine -p wrong.trf --system burstein
sed 's/0001 b 0/0001 w 0/' blitz.trf >wrong.trf
run engine -p wrong.trf --system burstein
sed 's/0001 b 0/0003 b 0/' blitz.trf >wrong.trf
run engine -p wrong.trf --system burstein
sed 's/0001 b 0/0001 b 1/' blitz.trf >wrong.trf
run engine -p wrong.trf --system burstein
sed 's/XXR 5/XXR 1/' blitz.trf >wrong.trf
run engine -p wrong.trf --system burstein
sed 's/XXR 5/XXR 2/' blitz.trf >wrong.trf
run engine -p wrong.trf --system burstein
sed '/XXC/d; s/  000[0-9].*//' blitz.trf >start.trf
run engine -p start.trf --system dutch2006
printf '012 Nobody\n' >wrong.trf
run engine -p wrong.trf --system club
run engine -p blitz.trf --system dutch
run engine -p blitz.trf --system burstein --edition 2022
run engine -p blitz.trf
"$OLYMPAIR" engine -g --seed 1 -o teams.trf
run engine -p teams.trf --system club
ls
