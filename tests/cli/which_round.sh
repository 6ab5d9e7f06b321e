#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A result names its round: the one that is played, never one that is not open; what was never entered is not corrected, and before the
# line-ups are opened only what an arbiter confirms is taken, with a reason.
. "$(dirname "$0")/golden"
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
NOW='2026-09-01 20:00'
quietly pair e.oly -s open
quietly publish e.oly -s open
echo '# the evening before round 1, with line-ups due at 10:00 of the next day: none is in, and none is opened'
untouched e.oly run result e.oly 1 1 0 = = -s open
untouched e.oly run result e.oly 1 1 0 = = -s open --round 1
untouched e.oly run enter e.oly -s open </dev/null
printf 'table,board,result\n1,1,1-0\n' >one.csv
untouched e.oly run results e.oly one.csv -s open
untouched e.oly run result e.oly 1 --absent Greece --present 4 -s open
echo '# a walk-over that is known before: confirmed, with a reason; the captain hands his line-up in all the same'
untouched e.oly run result e.oly 1 1 0 = = -s open --confirm
run result e.oly 1 --absent Greece --present 4 -s open --confirm --reason 'its plane was cancelled'
run result e.oly 2.4 +- -s open --confirm --reason 'has three players'
run lineup e.oly Greece 1 2 3 5 -s open
run lineup e.oly Poland 1 2 3 5 -s open
run show e.oly -s open | tail -n 4
NOW='2026-09-02 10:01'
run lineups e.oly --open -s open
run report e.oly boards -s open -f csv | cut -d, -f1,3,11,13,14,19,20 | sed -n 1,9p
echo '# round 1 is played, round 2 published: a correction that names no round is of round 1'
quietly result e.oly 1 1-0 1-0 1-0 +- -s open --correct --reason 'it came'
for table in 2 3 4 5; do
    quietly result e.oly $table 1-0 1-0 1-0 +- -s open
done
NOW='2026-09-02 21:00'
quietly pair e.oly -s open
quietly publish e.oly -s open
run result e.oly 3.2 1/2 -s open --correct --reason 'sheet misread'
run results e.oly one.csv -s open
run enter e.oly -s open </dev/null
untouched e.oly run result e.oly 3.2 1/2 -s open --correct --reason 'sheet misread' --round 2
run swap e.oly 3 -s open --reason 'sat down the wrong way'
run sign e.oly Poland --agree -s open
echo '# the line-ups of round 2 are opened: now it is played, and what has no result is not corrected'
NOW='2026-09-03 10:01'
quietly lineups e.oly --open -s open
untouched e.oly run result e.oly 3.2 1/2 -s open --correct --reason 'sheet misread'
untouched e.oly run result e.oly 3.2 1/2 -s open --second --correct --reason 'sheet misread'
run result e.oly 3.2 1/2 -s open
run result e.oly 3.2 0 -s open --correct --reason 'sheet misread'
untouched e.oly run results e.oly one.csv -s open --correct --reason 'sheet misread'
run results e.oly one.csv -s open --round 2
run results e.oly one.csv -s open --round 1
echo '# once line-ups are due and none was ever handed in or opened, the section plays without'
quietly new f.oly
quietly import f.oly "$data/small/registration.xml"
quietly number f.oly -s open
quietly lot f.oly white -s open
quietly pair f.oly -s open
quietly publish f.oly -s open
run result f.oly 3.2 1/2 -s open
