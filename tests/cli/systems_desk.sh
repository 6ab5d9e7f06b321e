#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Sections by the other systems at the desk: a blitz of players by Burstein, a cup of clubs, an old Dutch open.
# RULE_TEST: BURSTEIN_RATING BURSTEIN_UNFINISHED DUTCH_WITHDRAWN DUTCH_FROZEN DUTCH_CORRECTED DUTCH_UNFINISHED
. "$(dirname "$0")/golden"
program_pairs() { # the same facts as a line for the engine: pairs and bye
    printf '%s\n' "$1" >line.jsonl
    run engine -j line.jsonl
}

echo '# twelve players, one of whom comes late'
cat >players.csv <<'CSV'
name,federation,rating,title,sex,fide-id
"Adams, Ann",ENG,2210,WFM,w,100001
"Berg, Bo",SWE,2210,FM,m,100002
"Cruz, Cy",ESP,2105,,m,100003
"Diaz, Di",ESP,,,w,
"Eder, Ed",AUT,1990,,m,100005
"Fine, Flo",USA,2301,IM,m,100006
"Gray, Gus",SCO,1880,,m,
"Horn, Hal",GER,2402,GM,m,100008
"Ivic, Iva",CRO,2055,WCM,w,100009
"Jung, Jo",GER,1750,,m,
"Kiss, Kim",HUN,,,m,
CSV
quietly new e.oly --name 'Club Weekend'
run section e.oly blitz --unit player
run section e.oly blitz --unit player --system burstein --boards 2
run section e.oly blitz --title 'Blitz' --unit player --system burstein --rounds 5
run show e.oly
run import e.oly players.csv
run import e.oly players.csv
run number e.oly
run lot e.oly white
run pair e.oly
run publish --confirm --leave-fide-mode e.oly
run set e.oly --system club
run show e.oly
echo '# the engine pairs the same from the same facts'
program_pairs '{"system":"burstein","lot":"W","round":1,"rounds":5,"initial":[1,2,3,4,5,6,7,8,9,10,11],"players":[[1,[],0],[2,[],0],[3,[],0],[4,[],0],[5,[],0],[6,[],0],[7,[],0],[8,[],0],[9,[],0],[10,[],0],[11,[],0]]}'
run report e.oly boards
run lineups e.oly
for result in '1 1-0' '2 1/2' '3 0-1' '4 +-' '5 1-0'; do quietly result e.oly $result; done
echo '"Late, Lou",FRA,2150,,m,100012' >>players.csv
run import e.oly players.csv --late --reason 'his train'
run pair e.oly
run publish --confirm --leave-fide-mode e.oly
echo '# once more the same facts; 12 is not in the list of round 1, and 9 has won without playing'
program_pairs '{"system":"burstein","lot":"W","round":2,"rounds":5,"initial":[1,2,3,4,5,6,7,8,9,10,11],"players":[[1,[[5,"W",2,1]],0],[2,[[4,"B",1,1]],0],[3,[[10,"W",0,1]],0],[4,[[2,"W",1,1]],0],[5,[[1,"B",0,1]],0],[6,[[9,"-",0,0]],0],[7,[[8,"W",2,1]],0],[8,[[7,"B",0,1]],0],[9,[[6,"-",2,0]],1],[10,[[3,"B",2,1]],0],[11,[[0,"-",2,0]],1],[12,[[0,"-",0,0]],0]]}'
for result in '1 1-0' '2 1/2' '3 0-1' '4 1-0' '5 1-0' '6 1/2'; do quietly result e.oly $result; done
run withdraw e.oly 'Gray, Gus' --reason 'ill'
run pair e.oly
run undo e.oly
run pair e.oly
run move e.oly 'Horn, Hal' 'Berg, Bo' --reason 'to see what is said'
run undo e.oly
run publish --confirm --leave-fide-mode e.oly
for result in '1 1-0' '2 0-1' '3 1/2' '4 0-0' '5 1-0'; do quietly result e.oly $result; done
run standings e.oly
run standings e.oly --format csv
run crosstable e.oly
run team e.oly 'Kiss, Kim'
run result e.oly 4 1-0 --correct --reason 'both signed 1-0'
run report e.oly prizes
run check e.oly
run fsck e.oly
run trace e.oly
run explain e.oly 'Kiss, Kim'
run report e.oly protocol
run presence e.oly
run export e.oly
run report e.oly progressive
run print e.oly --set evening -o evening
cat evening/contents.txt
run site e.oly www
run player e.oly 'Fine, Flo'
run what-if e.oly
echo '# a player is replaced; then the section is one of players as before'
run replace e.oly 'Gray, Gus' 1 'Gill, Guy' --reason 'entered under a wrong name'
run correct e.oly 'Gill, Guy' --name 'Gill, Guido' --rating 1890 --reason 'the same'
run set e.oly --title 'Blitz of the free day'

echo '# clubs: five teams on two boards, by game points'
cat >clubs.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<registration>
  <event name="Club Cup" federation="ENG"/>
  <section name="cup" women="no" boards="2" squad-size="3">
    <team name="Rooks" federation="ENG"><player name="Rook One" rating="2100"/><player name="Rook Two" rating="2000"/></team>
    <team name="Knights" federation="ENG"><player name="Knight One" rating="2050"/><player name="Knight Two" rating="1950"/></team>
    <team name="Bishops" federation="ENG"><player name="Bishop One" rating="1900"/><player name="Bishop Two" rating="1900"/></team>
    <team name="Pawns" federation="ENG"><player name="Pawn One" rating="1700"/><player name="Pawn Two" rating="1600"/></team>
    <team name="Queens" federation="ENG"><player name="Queen One" rating="1650"/><player name="Queen Two" rating="1500"/></team>
  </section>
</registration>
XML
quietly new c.oly --name 'Club Cup'
run section c.oly cup --system dutch2006 --score gp --boards 2 --squad-size 3
run section c.oly cup --system club --score gp --boards 2 --squad-size 3 --rounds 4 --ranking mp,gp,club-modified-median,club-solkoff,club-sonneborn-berger
run import c.oly clubs.xml
run set c.oly --unit player
quietly number c.oly
quietly lot c.oly black
run pair c.oly
run publish --confirm --leave-fide-mode c.oly
run result c.oly 1 1-0 1-0
run result c.oly 2 0-1 1/2
run pair c.oly
run publish --confirm --leave-fide-mode c.oly
run result c.oly 1 1/2 1/2
run result c.oly 2 0-1 0-1
run pair c.oly
run publish --confirm --leave-fide-mode c.oly
run result c.oly 1 1-0 0-1
run result c.oly 2 --absent Queens --present 2
run standings c.oly
echo '# barred later, which the rounds before do not see; then nobody is left for a round'
run bar --confirm --leave-fide-mode c.oly Rooks Bishops
run check c.oly
run absent c.oly Queens --reason 'gone'
run bar --confirm --leave-fide-mode c.oly Rooks Pawns
run bar --confirm --leave-fide-mode c.oly Rooks Knights
run pair c.oly
run show c.oly

echo '# the same clubs by the old Dutch system; a line for the engine has the floats, too'
quietly new d.oly --name 'Club Cup'
quietly section d.oly cup --system dutch2006 --boards 2 --squad-size 3 --rounds 4
quietly import d.oly clubs.xml
quietly number d.oly
quietly lot d.oly white
run pair d.oly
quietly publish --confirm --leave-fide-mode d.oly
quietly result d.oly 1 1-0 1-0
quietly result d.oly 2 0-1 1/2
run pair d.oly
program_pairs '{"system":"dutch2006","lot":"W","round":2,"rounds":4,"players":[[1,2,[3],"W","-",0],[2,2,[4],"B","-",0],[3,0,[1],"B","-",0],[4,0,[2],"W","-",0],[5,2,[],"","D",1]]}'
run publish --confirm --leave-fide-mode d.oly
quietly result d.oly 1.1 '*'
quietly result d.oly 2.1 '*'
run pair d.oly --unfinished-as-draws

echo '# how the tie-breaks of a club come about: Queens had the bye, lost to Knights, and did not come to Rooks'
quietly new k.oly --name 'Club Cup'
quietly section k.oly cup --system club --boards 2 --squad-size 2 --rounds 4 --ranking mp,club-solkoff,club-median,club-modified-median,club-sonneborn-berger,club-cumulative,club-kashdan,club-average,club-performance
quietly import k.oly clubs.xml
quietly number k.oly
quietly lot k.oly black
for results in '1-0 1-0:0-1 1/2' '1/2 1/2:0-1 0-1' '1-0 0-1:1-0 1-0'; do
    quietly pair k.oly
    quietly publish --confirm --leave-fide-mode k.oly
    quietly result k.oly 1 ${results%:*}
    quietly result k.oly 2 ${results#*:}
done
run standings k.oly --explain Knights

echo '# the old Dutch system: what is published stands, a correction counts from the next pairing on, who withdraws is not paired'
# Round 2 is Queens - Rooks and Knights - Bishops, with Pawns free. Rooks win, Knights win.
quietly undo d.oly --confirm --reason 'not as draws'
quietly result d.oly 1 0-1 0-1
quietly result d.oly 2 1-0 1-0
run result d.oly 1 1/2 1/2 --round 1 --correct --reason 'both captains signed'
run pair d.oly | sed -n '5,10p'
run publish --confirm --leave-fide-mode d.oly
run result d.oly 2 1-0 0-1 --round 2 --correct --reason 'misread'
run check d.oly | grep 'round 3'
run absent d.oly Pawns --round 3
run withdraw d.oly Bishops --reason 'gone home'
run move d.oly Rooks Queens
run move d.oly Rooks Queens --reason 'as they asked'
# Unfinished games are draws for Burstein, too. Round 1 is A - B and C - D: A and B have the imaginary point. All have half a point then; A and B have met, so
# their group is joined with the other one, and the highest meets the lowest: A - D, B - C.
printf 'name,federation,rating\nA,ENG,2000\nB,ENG,1900\nC,ENG,1800\nD,ENG,1700\n' >four.csv
quietly new b.oly --name Four
quietly section b.oly four --unit player --system burstein --rounds 3
quietly import b.oly four.csv
quietly number b.oly
quietly lot b.oly white
run pair b.oly | sed -n '5,8p'
quietly publish --confirm --leave-fide-mode b.oly
run pair b.oly --unfinished-as-draws
