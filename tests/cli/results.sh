#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Results from files: what is taken, what is refused, and that a refused file changes nothing.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'
cp "$data/small/registration.xml" .
export NOW

quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
run results e.oly none.csv -s open
quietly pair e.oly -s open
printf 'table,board,result\n1,1,1-0\n' >one.csv
untouched e.oly run results e.oly one.csv -s open
quietly publish e.oly -s open
run pairings e.oly -s open

run results e.oly one.csv -s open
run results e.oly one.csv -s open
printf 'table,board,result\n1,1,0-1\n' >other.csv
untouched e.oly run results e.oly other.csv -s open
untouched e.oly run results e.oly other.csv -s open --correct
printf 'table,board,result,first-place\n1,2,1-0,2\n1,2,0-1,2\n1,3,1/2,3\n1,3,1/2,4\n' >twice.csv
untouched e.oly run results e.oly twice.csv -s open
printf 'table,board,result\n1,1,0-1\n1,1,1/2\n' >again.csv
untouched e.oly run results e.oly again.csv -s open --correct --reason 'read again'
cat >wrong.csv <<'END'
table,first,other,board,first-place,other-place,result
1,,,2,7,1,1-0
1,,,9,1,1,1-0
77,,,1,1,1,1-0
2,Poland,Vietnam,1,1,1,1-0
2,Atlantis,,1,1,1,1-0
3,,,1,1,1,2-0
3,,,2,2,2,1-0
3,,,3,2,3,1-0
3,,,0,1,1,1-0
END
untouched e.oly run results e.oly wrong.csv -s open
grep -v '2-0' wrong.csv >refused.csv
untouched e.oly run results e.oly refused.csv -s open
printf 'dear arbiter,\nwe won\n' >letter.csv
untouched e.oly run results e.oly letter.csv -s open
: >empty.csv
untouched e.oly run results e.oly empty.csv -s open
printf '<results><board table="1" board="2" result="1-0"/></results>\n' >two.xml
run results e.oly two.xml -s open
printf '<results><match/></results>\n' >wrong.xml
untouched e.oly run results e.oly wrong.xml -s open
untouched e.oly run pair e.oly -s open
run result e.oly 1.3 1/2 -s open
run result e.oly 1.4 -- -s open
run result e.oly 1.4 +- -s open --correct --reason 'the other team came late'
run result e.oly 2 -+ -+ 1-0 0-1 -s open
untouched e.oly run result e.oly 3.1 1-0 --players 9 -s open
untouched e.oly run result e.oly 3.1 won -s open
printf 'table,absent,present\n3,Azerbaijan,4\n' | "$program" results e.oly - -s open --now "$NOW"
run result e.oly 4 1 0 = + -s open --dry-run
run result e.oly 4.2 - -s open --dry-run
run result e.oly 4 '*' 1 1 1 -s open --dry-run
run result e.oly 4 '*' 1 '*' 1 -s open --dry-run
printf 'table;board;result\n4;1;0.5\n4;2;0,5\n4;3;0,5-0,5\n4;4;0.5:0.5\n' >half.csv
run result e.oly 4 0.5 0,5 '0,5 : 0,5' 0.5-0.5 -s open --dry-run
run results e.oly half.csv -s open --dry-run
run result e.oly 4 1 0 = 2 -s open
run result e.oly 4 1:0 '½' '1 - 0' 1/2-1/2 -s open
run result e.oly 4 1-0 1/2 -s open
untouched e.oly run result e.oly 4 0 1 0 0 -s open
run result e.oly 99 1-0 1-0 1-0 1-0 -s open
untouched e.oly run pair e.oly -s open --unfinished-as-draws
quietly result e.oly 5.4 '*' -s open
run pair e.oly -s open
run pair e.oly -s open --unfinished-as-draws
run result e.oly 5.1 1-0 --round 1 -s open
run standings e.oly -s open
run journal e.oly
