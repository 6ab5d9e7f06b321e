#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The event as files for other programs, and a new event from each of them.
. "$(dirname "$0")/golden"

# Five teams; after two rounds every one but one has had an odd match.
{
    echo '<registration><event name="North Cup" city="Bergen" federation="NOR" start="2016-09-02" end="2016-09-05"/><section name="open" title="Open" women="no" rounds="4">'
    rating=2500
    for team in Norway:NOR Sweden:SWE Denmark:DEN Finland:FIN Iceland:ISL; do
        echo "<team name=\"${team%:*}\" federation=\"${team#*:}\">"
        for player in Åberg Ek Lind Ås; do
            rating=$((rating - 7))
            echo "<player name=\"$player, ${team#*:}\" title=\"IM\" rating=\"$rating\" fideid=\"1$rating\"/>"
        done
        echo '</team>'
    done
    echo '</section></registration>'
} >north.xml
quietly new e.oly
quietly import e.oly north.xml
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly
quietly result e.oly 1 1-0 1/2 0-1 +- --players 1,2,3,4 --opponents 1,2,4,3
quietly result e.oly 2 --absent Sweden --present 4
quietly pair e.oly
quietly publish e.oly

# A tournament report file, new and old.
run export e.oly
run export e.oly --as trf16 -o old.trf
run engine -c old.trf
cat old.trf | tr -d '\r'
run export e.oly --as trf27
run export e.oly --as trf16 --without-points

# A new event from either of them.
quietly export e.oly -o new.trf
run new back.oly new.trf
run export back.oly -o again.trf
cmp new.trf again.trf
{ printf '\357\273\277'; tr -d '\r' <new.trf | tr '\n' '\r'; } >cr.trf
run new cr.oly cr.trf
run export cr.oly -o crlf.trf
cmp new.trf crlf.trf
rm cr.oly
run show back.oly
run check back.oly
run journal back.oly
run new oldback.oly old.trf --edition 2022 --name 'From the old file'
run show oldback.oly
run new back.oly new.trf
run new other.oly nothing.trf
"$program" template registration -o blank.xlsx
run new other.oly blank.xlsx
run new other.oly north.xml
printf '012 No teams\r092 Team Swiss\r' >bare.trf
run new other.oly bare.trf
[ -e other.oly ] || echo "no file was made"

# The games of a round for live boards, and their results back.
quietly set back.oly --round 2 --date '2016-09-03 15:00'
quietly pair back.oly
run export back.oly --as pgn --round 2 -o two.pgn
quietly publish back.oly
quietly lineup back.oly Norway 2 1 3 4 --out-of-order --reason 'by order' --round 2
run export back.oly --round 2 -o two.pgn
head -n 12 two.pgn
quietly lineups back.oly --open --reason 'all are in' --round 2
run export back.oly --round 2 -o two.pgn
head -n 36 two.pgn
awk '/^\[Round "2\.1\.[13]"/ { over = 1 } over { sub(/"\*"/, "\"1-0\""); sub(/^\*$/, "1. e4 {[%clk 1:30:00]} e5 2. Nf3 (2. f4 exf4) 1-0") } /1-0$/ { over = 0 } { print }' two.pgn >live.pgn
run results back.oly live.pgn --dry-run
run results back.oly live.pgn
run pairings back.oly --round 2
run results back.oly live.pgn
sed 's/1-0/0-1/' live.pgn >other.pgn
run results back.oly other.pgn --dry-run
run results back.oly other.pgn --correct --reason 'the boards were right' --dry-run
sed 's/} e5.*/} e5 1-0/; 1,/Result "1-0"/s/Result "1-0"/Result "0-1"/' live.pgn >liar.pgn
run results back.oly liar.pgn
printf '[Event "x"\n' | run results back.oly -
printf '[Round "1.1.9"]\n[WhiteTeam "Norway"]\n[BlackTeam "No \\"such\\" team"]\n[Result "1-0"]\n' | run results back.oly -
printf '[Round "1"]\n[Result "1-0"]\n1-0\n' | run results back.oly -
printf '[Round "2"]\n[Board "1"]\n[WhiteTeam "Norway"]\n[BlackTeam "\351"]\n[Result "1-0"]\n1. e4 { no end' | run results back.oly -

# The whole event as JSON.
quietly order back.oly Norway --received --confirmed
quietly points back.oly Sweden -1 -0.5 --reason 'a phone rang'
quietly bar back.oly Norway Sweden --round 4
quietly withdraw back.oly Iceland
run export back.oly -o all.json
run new all.oly all.json
run export all.oly -o again.json
cmp all.json again.json
run show all.oly
run export all.oly --as json --round 1
{ sed 's/"2016-09-03 15:00"/"soon"/' all.json | run new bad.oly -; } 2>&1
{ sed 's/"captain"/"skipper"/; s/"federation": "NOR",$/"federation": "NOR", "skipper": 1,/' all.json | run new bad.oly -; } 2>&1
{ sed 's/"bye": 5/"bye": 7/' all.json | run new bad.oly -; } 2>&1
{ sed 's/"bye": 5/"bye": 1/' all.json | run new bad.oly -; } 2>&1
{ sed 's/event 1"/event 2"/' all.json | run new bad.oly -; } 2>&1
{ head -c 300 all.json | run new bad.oly -; } 2>&1
printf '{"a":"\377"}' | run new bad.oly -
printf '{"format": "olympair-event 1", "name": "x", "sections": [{"name": "open"}]}' | run new bad.oly -
[ -e bad.oly ] || echo "no file was made"

# The whole event as one workbook: its worksheets by name.
run export back.oly -o all.xlsx
unzip -p all.xlsx xl/workbook.xml | grep -o '<sheet name="[^"]*"'
run export back.oly --as xlsx -s women

# The XML of chess-results.
run export back.oly -o cr.xml
cat cr.xml
run new cr.oly cr.xml
run new robin.oly cr.xml --system berger --cycles 2
run standings robin.oly
"$program" export robin.oly 2>lost | tr -d '\r' | grep -E '^1[89]2'
echo '# TRF16: in a round robin the bye gives nothing, in a Swiss one player has the letter of it'
quietly export robin.oly --as trf16 -o robin.trf
grep -c '0000 - U' robin.trf
quietly new robin16.oly robin.trf --cycles 2
for file in robin robin16; do "$program" report $file.oly standings -f csv | cut -d, -f1-3,5-9 >$file.csv; done
cmp robin.csv robin16.csv && echo 'the standings are the same'
run export cr.oly -o cragain.xml
cmp cr.xml cragain.xml
run export cr.oly --as json
{ sed 's/type="3"/type="7"/' cr.xml | run new bad.oly -; } 2>&1
{ sed 's/whiteno="1"/whiteno="99"/' cr.xml | run new bad.oly -; } 2>&1
{ sed 's/no1="1" no2="3"/no1="1" no2="1"/' cr.xml | run new bad.oly -; } 2>&1
{ sed 's/reswhite="0,5"/reswhite="0,7"/' cr.xml | run new bad.oly -; } 2>&1
printf '<!DOCTYPE x [<!ENTITY a "b">]><chessresults/>' | run new bad.oly -
printf '<chessresults><tournamentdata>' | run new bad.oly -
[ -e bad.oly ] || echo "no file was made"

# What no event can be.
set -- '"sections": [{"ranking": "mp", "lineup_default": "list", "number_of_rounds": 1, "number_of_boards": 1, "squad_size": 1}]' '"arbiters": [{"role": "chief"}]' \
    '"sections": [{"name": "a", "ranking": "mp", "lineup_default": "list", "number_of_rounds": 1, "number_of_boards": 1, "squad_size": 1, "teams": [{"name": "A"}, {"name": ""}]}]' \
    '"sections": [{"name": "a", "ranking": "mp", "lineup_default": "list", "number_of_rounds": 1, "number_of_boards": 1, "squad_size": 1, "teams": [{"name": "A"}], "barred": [{"team": 1, "other": 1}]}]'
for event; do printf '{"format": "olympair-event 1", "name": "x", %s}' "$event" | run new bad.oly -; done
[ -e bad.oly ] || echo "no file was made"

# Live boards: files are taken as they come, until the program is interrupted.
mkdir live
said() { # what, in the output so far; waits for it
    tries=150
    while [ $((tries -= 1)) -gt 0 ]; do
        grep -q "$1" followed && return
        sleep 0.2
    done
    echo "never said: $1"
}
game() { # round, White's team, Black's, result
    printf '[Round "%s"]\n[WhiteTeam "%s"]\n[BlackTeam "%s"]\n[Result "%s"]\n\n%s\n' "$1" "$2" "$3" "$4" "$4"
}
game 2.1.2 Norway Finland 1/2-1/2 >live/first.pgn
: >followed
"$program" results back.oly --watch live --now "$NOW" >followed 2>&1 &
follower=$!
said 'first.pgn: round 2'
cp other.pgn live/conflict.pgn.part
mv live/conflict.pgn.part live/conflict.pgn
said 'conflict.pgn: 2 of 2'
printf '[Round "2.1.1"' >live/broken.pgn
said 'broken.pgn, line 1'
game 2.2.1 Denmark Iceland 0-1 >live/last.PGN
said 'last.PGN: round 2'
# The other forms that 'results' reads; a file that is not complete yet, and one of another kind, say so or are passed over.
printf 'table,board,result,round\n2,2,1-0,2\n' >live/second.csv.part
mv live/second.csv.part live/second.csv
said 'second.csv: round 2'
echo '<results><board table="2" board="1" result="1-0"/><board table="1" board="1" result="1-0"/></results>' >live/third.xml
said 'third.xml: '
printf 'nothing of results\n' >live/notes.md
printf 'Team,Player\nNorway,A\n' >live/teams.csv
said 'teams.csv'
kill -INT $follower
wait $follower
echo "exit $?"
cat followed
# One round alone; and what does not go together.
game 1.1.1 Norway Finland 0-1 >live/first.pgn
rm live/conflict.pgn live/broken.pgn live/second.csv live/third.xml live/teams.csv live/notes.md
: >followed
"$program" pgn back.oly --round 2 --watch live --correct --reason 'the clock' --now "$NOW" >followed 2>&1 &
follower=$!
sleep 0.2
game 2.2.1 Denmark Iceland 1-0 >live/last.PGN
said 'last.PGN: round 2'
kill -INT $follower
wait $follower
echo "exit $?"
cat followed
"$program" export back.oly --as pgn --round 2 >as.pgn
"$program" pgn back.oly --round 2 | cmp - as.pgn && echo 'the same as export --as pgn'
run pgn back.oly --round 2 --watch live -o round.pgn
run pgn back.oly --correct
run pgn back.oly --round 9
run results back.oly live.pgn --watch live
run results back.oly --watch nowhere
run results back.oly
run journal back.oly --command results
