#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A round robin at the desk: one who leaves early, one who leaves late, one who is away; all rounds at once.
# RULE_TEST: BERGER_TABLE BERGER_WITHDRAWN BERGER_DOUBLE
. "$(dirname "$0")/golden"
six() { # file, options
    file=$1
    shift
    printf 'name,federation,rating\n' >players.csv
    for i in 1 2 3 4 5 6; do echo "Player $i,ENG,$((2100 - 10 * i))" >>players.csv; done
    quietly new "$file" --name 'Six'
    quietly section "$file" six --unit player --system berger "$@"
    quietly import "$file" players.csv
    run number "$file" | tail -n 1
    quietly lot "$file" white
}

# 1-6 2-5 3-4 | 6-4 5-3 1-2: after two rounds 1 has 2, 2 has 0, 3 has 1, 4 has 1, 5 has 1½, 6 has ½.
six e.oly
play_round e.oly 1-0 0-1 1-0
play_round e.oly 1/2 1/2 1-0
run standings e.oly
echo '# 2 has played two of five games: out of the ranking. 1 and 5 lose the points they won against 2'
run withdraw e.oly 'Player 2' --reason 'ill'
run standings e.oly
run crosstable e.oly
run standings e.oly --format csv
# Six have five rounds by the table, whatever the section was made for: 3 is still to come, 6 never comes.
run explain e.oly --round 3
run explain e.oly --round 6
run explain e.oly --round 12
# Round 3: 2-6 3-1 4-5; 6 is free.
run pair e.oly
quietly publish e.oly
quietly result e.oly 1 1/2
quietly result e.oly 2 1-0
# Round 4: 6-5 1-4 2-3; 3 is free. After it 6 has played three of five: it stays, and loses the game against 3 in round 5.
play_round e.oly 1-0 1-0
run withdraw e.oly 'Player 6' --reason 'has to go home'
# Round 5: 3-6 4-2 5-1: 3 wins against 6, 4 is free.
run pair e.oly
run publish e.oly
run result e.oly 1 0-1
# Without the games against 2: 1 beat 6 and 4, drew with 3 and beat 5: 3½ of 4; 3 beat 4, drew with 5 and 1, won against 6: 3; 4 drew with 6,
# lost to 3 and 1, beat 5: 1½; 5 drew with 3 and lost to 4, 6 and 1: ½; 6 lost to 1, drew with 4, beat 5, lost to 3: 1½.
run standings e.oly
run crosstable e.oly
run prizes e.oly | head -n 9
run check e.oly
run pair e.oly
run renumber e.oly 'Player 5' --above 'Player 3' --reason 'wrong rating'
echo '"Player 7",ENG,2000' >>players.csv
run import e.oly players.csv --late --reason 'his train'
run export e.oly --as trf26
while "$program" undo e.oly --confirm --reason 'the whole way back' --now '2016-09-02 10:00' >said 2>&1; do :; done
cat said

echo '# who is only away loses that game, whatever it has played'
six a.oly
run absent a.oly 'Player 4' --round 1 --reason 'a wedding'
run pair a.oly

echo '# a pair or a bye by hand: 1-6 2-5 3-4 by the table, in which 1 meets 2 in round 2 and 5 in round 5'
six h.oly
quietly pair h.oly
run move h.oly 'Player 1' 'Player 2' --reason 'they live far away'
run move h.oly 'Player 1' 'Player 2' --reason 'they live far away' --confirm
run pairings h.oly
run undo h.oly
run bye h.oly 'Player 1' --reason 'a wedding'
run pairings h.oly
run move h.oly 'Player 1' 'Player 6' --reason 'as it was'
run publish h.oly
run move h.oly 'Player 5' 'Player 1' --reason 'the sheet was wrong' --confirm
run move h.oly 'Player 5' 'Player 1' --reason 'the sheet was wrong' --confirm --order-of 'the President'
run bye h.oly 'Player 2' --reason 'a wedding' --order-of 'the President'
run pairings h.oly
run check h.oly
run explain h.oly 'Player 5' 'Player 1'

echo '# everybody twice, all rounds at once'
six t.oly --cycles 2
run pair t.oly | tail -n 1
run publish t.oly --all
run show t.oly
run pairings t.oly --round 4
echo '# the round that is played is changed by hand, not the last one'
run move t.oly 'Player 1' 'Player 6' --white 'Player 6' --reason 'they sat so' --order-of 'the President'
run undo t.oly --reason 'they did not'
run result t.oly 2 1/2
run result t.oly 1 1-0
run result t.oly 3 0-1
run result t.oly 1 1-0 --round 4
run result t.oly 1 0-1
run result t.oly 1 1/2 --round 1 --correct --reason 'misread'
run show t.oly | tail -n 2
run standings t.oly
run withdraw t.oly 'Player 6' --reason 'ill'
run standings t.oly
run undo t.oly
run standings t.oly | head -n 12
run check t.oly
run fsck t.oly
quietly section e.oly six --unit player --system burstein
quietly import e.oly players.csv
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
run publish e.oly --all

echo '# round 2 is over before round 1: a report file has neither, and names what is open'
six open.oly
quietly pair open.oly
quietly publish open.oly --all
for table in 1 2; do quietly result open.oly $table 1-0 --round 1; done
for table in 1 2 3; do quietly result open.oly $table 1-0 --round 2; done
run export open.oly --as trf16 -o open.trf
