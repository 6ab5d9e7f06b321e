#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Rounds of teams by the other systems, and of a round robin, in the files of other programs.
# RULE_TEST: BERGER_TABLE BERGER_WITHDRAWN TEAM_TYPE_B TEAM_BYE
. "$(dirname "$0")/golden"
player() { # number, then opponent, colour and result of each round as they are written
    printf '001 %4d      Player, %-25d 2000 ENG %27s       ' "$1" "$1" 0.0
    shift
    for game in "$@"; do printf '%8s  ' "$game"; done
    echo
}
team() { printf '013 %-32s%4d %4d\n' "$1" "$2" "$3"; } # name, players

# On two boards 1 beat 3 with 1½-½, 2 with Black 4 with 2-0; 5 had the bye: 1 match point, 1 game point. By C.04.6 then 2 and 1, the only ones with 2,
# meet, 2, who had Black, with White; 4 is the last and has the bye; 3 had Black, and meets 5 with White.
{
    printf 'XXR 7\nXXC white1\n'
    player 1 '   5 w 1' && player 2 '   6 b ='
    player 3 '   7 b 1' && player 4 '   8 w 1'
    player 5 '   1 b 0' && player 6 '   2 w ='
    player 7 '   3 w 0' && player 8 '   4 b 0'
    player 9 '0000 - U' && player 10 '0000 - U'
    team One 1 2 && team Two 3 4 && team Three 5 6 && team Four 7 8 && team Five 9 10
} >five.trf
run engine --system team-swiss-2026 -p five.trf
run engine --system team-swiss-2026 -c five.trf
run engine --system team-swiss-2026 -p five.trf --why text
# A file of another program says by line 192 what it is paired by, and by line 202 what it is ranked by. 1 to 4 have won twice and
# have not met, with White once each; 1 and 3 had Black last, 2 and 4 White. By type A nobody of them prefers a colour: 1-3 and 2-4, and
# the higher one alternates (4.3.8). By type B 1 and 3 prefer White, 2 and 4 Black, if mildly: 1-4 and 2-3. Of the others 5 and 7 are due
# White, 6 and 8 Black, by either.
{
    printf 'XXR 7\nXXC white1\n'
    player  1 '   9 w 1' '  11 b 1' && player  2 '  10 b 1' '  12 w 1'
    player  3 '  11 b 1' '   9 w 1' && player  4 '  12 w 1' '  10 b 1'
    player  5 '  13 w 1' '  15 b 1' && player  6 '  14 b 1' '  16 w 1'
    player  7 '  15 b 1' '  13 w 1' && player  8 '  16 w 1' '  14 b 1'
    player  9 '   1 b 0' '   3 b 0' && player 10 '   2 w 0' '   4 w 0'
    player 11 '   3 w 0' '   1 w 0' && player 12 '   4 b 0' '   2 b 0'
    player 13 '   5 b 0' '   7 b 0' && player 14 '   6 w 0' '   8 w 0'
    player 15 '   7 w 0' '   5 w 0' && player 16 '   8 b 0' '   6 b 0'
    team One 1 2 && team Two 3 4 && team Three 5 6 && team Four 7 8 &&
        team Five 9 10 && team Six 11 12 && team Seven 13 14 && team Eight 15 16
} >eight.trf
for type in TYPEA TYPEB; do
    { cat eight.trf && echo "192 FIDE_TEAM_${type}_MP_GP" && echo '202 MPvGP,BH/C1,TPR'; } >typed.trf
    run engine -p typed.trf
done
run engine -c typed.trf
run engine --system team-swiss-2026 -p typed.trf
run new typed.oly typed.trf
run show typed.oly
run engine -p typed.trf --edition 2012
run engine -p typed.trf --edition 2012 --system olympiad
# By game points, and ranked as usual, for it does not say how.
{ cat eight.trf && echo '192 FIDE_TEAM_GP_MP'; } >points.trf
run new points.oly points.trf
run show points.oly
{ cat eight.trf && echo '192 FIDE_TEAM_TYPEC'; } >unknown.trf
run engine --system team-swiss-2026 -p unknown.trf
{ cat typed.trf && echo '### olympair pairing preference A'; } >contrary.trf
run engine -p contrary.trf
echo '### olympair pairing preference B' >>five.trf
run engine --system team-swiss-2026 -p five.trf

# The table of four: 1-4 2-3 | 4-3 1-2 | 2-4 3-1.
{
    printf 'XXR 3\n'
    player 1 '   7 w 1' '   3 w 1' && player 2 '   8 b 1' '   4 b 1'
    player 3 '   5 w 1' '   1 b 0' && player 4 '   6 b 1' '   2 w 0'
    player 5 '   3 b 0' '   7 b 1' && player 6 '   4 w 0' '   8 w 1'
    player 7 '   1 b 0' '   5 w 0' && player 8 '   2 w 0' '   6 b 0'
    team One 1 2 && team Two 3 4 && team Three 5 6 && team Four 7 8
} >four.trf
run engine --system berger -p four.trf
run engine --system berger -c four.trf
run engine --system berger -c four.trf 2
# Three and Four have changed places: of each round one pair is another one.
sed 's/^013 Three .*/013 Three                              7    8/; s/^013 Four .*/013 Four                               5    6/' four.trf >other.trf
run engine --system berger -c other.trf
# A file that names its system needs no option.
{ echo '092 Team round robin, the Berger tables' && cat four.trf; } >named.trf
run engine -p named.trf
run engine -c named.trf
run engine -p named.trf --edition 2022
# Who is not paired in the next round has left; it has played two games of three, and 2 wins without playing.
{ cat four.trf && echo '240 Z 003   4'; } >left.trf
run engine --system berger -p left.trf
sed 's/   7 w 1     3/   7 b 1     3/; s/   8 b 1     4/   8 w 1     4/; s/   1 b 0     5/   1 w 0     5/; s/   2 w 0     6/   2 b 0     6/' four.trf >turned.trf
# One had Black against Four: there the table is not followed.
run engine --system berger -c turned.trf

# The same of players, who are a table of four as well.
{
    printf 'XXR 3\nXXC white1\n'
    player 1 '   4 w 1' '   2 w 1'
    player 2 '   3 w =' '   1 b 0'
    player 3 '   2 b =' '   4 b 1'
    player 4 '   1 b 0' '   3 w 0'
} >players.trf
run engine --system berger -p players.trf
run engine --system berger -c players.trf
run engine --system team-swiss-2026 -p players.trf

# What is not finished, over, or not there.
sed 's/   7 b 1  $/   7 b    /; s/   5 w 0  $/   5 w    /' four.trf >open.trf
run engine --system berger -p open.trf
run engine --system berger -p open.trf --unfinished-as-draws
sed 's/XXR 3/XXR 2/' four.trf >over.trf
run engine --system berger -p over.trf

# Made-up teams: the file says what it is paired by, and every round is made again.
printf 'teams = 8-12\nrounds = 5\nboards = 2\nreserves = 0\nabsent = 5\nno-shows = 4\n' >event.conf
for system in team-swiss-2026 berger; do
    run engine --system $system -g event.conf -s 5 -o made.trf
    grep -E '^(092|192|142|###)' made.trf
    run engine -c made.trf
    run engine --system $system -c made.trf 1
done
