#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# From the last result to the file for the rating officer: what would be sent back is said, and no longer once it is put right.
# RULE_TEST: RATING_REPORT RATE_OF_PLAY ROUNDS_A_DAY
. "$(dirname "$0")/golden"
cat >cup.csv <<'END'
section,team,federation,player,fide_id,rating,k,born
open,Norway,NOR,"Berg, Ole",990001,2460,10,1988
,,,"Lie, Per",990002,2310,20,1990
,Armenia,ARM,"Արոնյան, Արամ",990003,2280,,2009
,,,"Petrosyan, Ani",,,,
END
quietly new e.oly --name 'Cup'
quietly set e.oly --federation NOR
quietly section e.oly open --boards 2 --squad-size 2 --rounds 1
quietly import e.oly cup.csv
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly
quietly lineups e.oly --open --reason 'all are in'
quietly result e.oly 1 1/2 0-1
run report e.oly rating-changes
run report e.oly rating-games Armenia
run player e.oly Armenia 1
run export e.oly --as trf16 --for-rating -o cup.trf
run set e.oly --city Yerevan --federation ARM --start 2026-09-15 --end 2026-09-15 --arbiters 'IA Ann Smith 4200012 (chief arbiter); Bob Jones (deputy chief arbiter); Cy (TAP)'
run set e.oly --round 1 --date '2026-09-15 10:00'
run set e.oly --time-control 60+30
run export e.oly --as trf16 --for-rating -o cup.trf
run set e.oly --time-control '40/90+30,30+30'
untouched e.oly run correct e.oly Armenia 1 --latin 'Արոնյան' --reason passport
run correct e.oly Armenia 1 --latin 'Aronyan, Aram' --reason passport
run correct e.oly Armenia 2 --fide-id 990004 --born 2011 --reason passport
run export e.oly --as trf16 --for-rating -o cup.trf
run export e.oly -o cup26.trf
grep -E '^(102|112|122|222|001)' cup.trf cup26.trf | tr -d '\r'
# And of each game of a PGN, as that has it.
"$program" pgn e.oly -s open --round 1 | grep "^.TimeControl" | sort -u
quietly new back.oly cup26.trf
run export back.oly -o again.trf
cmp cup26.trf again.trf && echo 'the file comes back as it was'
run set e.oly --time-control 90/30
run correct e.oly Armenia 1 --k 41 --reason none
echo '# rapid games go by regulations of their own'
quietly set e.oly --time-control 15+10
run report e.oly rating-changes | tail -n 10
echo '# of players who are paired themselves: a list, K from the file, and nobody named twice'
cat >players.csv <<'END'
name,federation,rating,fide-id,born,k
"Berg, Ole",NOR,2100,990001,2010,20
"Lie, Per",NOR,2010,,,
END
quietly section e.oly blitz --system burstein --unit player --rounds 1
quietly set e.oly -s blitz --time-control 90+30
run import e.oly players.csv -s blitz
quietly number e.oly -s blitz
quietly lot e.oly white -s blitz
quietly pair e.oly -s blitz
quietly publish e.oly -s blitz
quietly result e.oly -s blitz 1 1/2
run report e.oly rating-changes -s blitz
run report e.oly norms -s blitz -f csv
run export e.oly -s blitz --as trf16 --for-rating -o blitz.trf
run set e.oly --arbiters 'IA Անի Դեղձ (chief arbiter)'
run export e.oly -s blitz --as trf16 --for-rating -o blitz.trf
sed 's/^"Lie, Per",NOR,2010,/&990001/' players.csv >twice.csv
run import e.oly twice.csv -s blitz --dry-run
