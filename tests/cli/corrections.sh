#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A result that turns out wrong after the next round is published, one for the rating only, a table with the wrong colours, an order.
# RULE_TEST: FROZEN BY_ORDER
. "$(dirname "$0")/golden"
NOW='2026-09-02 20:00'
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
for table in 1 2 3 4 5; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
quietly pair e.oly -s open
quietly publish e.oly -s open
run result e.oly 1.1 0-1 --round 1 -s open
run result e.oly 1.1 0-1 --round 1 --correct --reason 'both players agree' -s open
run result e.oly 2.2 1-0 --round 1 --rating-only --reason 'flag fell' -s open
run result e.oly 2.2 1-0 --round 1 --rating-only --correct --reason 'flag fell' -s open
run corrections e.oly -s open
run corrections e.oly -s open -f csv
run standings e.oly -s open
run check e.oly -s open
run swap e.oly 3 --round 2 --reason 'sat down the wrong way' -s open
NOW='2026-09-03 20:00'
for table in 1 2 3 4 5; do
    quietly result e.oly $table 1/2 1/2 1/2 1/2 -s open
done
run standings e.oly -s open
run swap e.oly 3 --reason 'sat down the wrong way' -s open
run swap e.oly 3.9 --reason 'sat down the wrong way' -s open
run swap e.oly x --reason 'sat down the wrong way' -s open
run swap e.oly Poland --boards 2 --reason 'sat down the wrong way' -s open
run swap e.oly Poland --boards 2,3 --reason 'sat down the wrong way' -s open
run report e.oly boards -s open | tail -4
quietly pair e.oly -s open
quietly publish e.oly -s open
run move e.oly Poland Egypt --reason 'the hall is dark' -s open
run move e.oly Poland Egypt --reason 'the hall is dark' --order-of 'the President' -s open
run undo e.oly -s open
run undo e.oly --reason 'the order was withdrawn' --dry-run -s open
run changes e.oly -s open
"$program" export e.oly -s open -o played.trf
"$program" export e.oly -s open --for-rating -o rated.trf
diff played.trf rated.trf | tr -d '\r' | grep -E '^[<>] (001 +(7|32) |310)'
run points e.oly Poland 1 0 --own --reason 'fair play' -s open
# A swap that is recorded later explains why the colours before a round are not what they were.
run swap e.oly 1 --round 1 --reason 'sat down the wrong way' -s open
run check e.oly -s open | grep -e '^Open' -e '^colours' -e 'not explained'
# A mark that comes after the next round is published counts from the coming round on, as any result does.
run standings e.oly --round 2 -s open
run result e.oly 2 --absent Egypt --present 3 --round 2 -s open
run result e.oly 2 --absent Egypt --present 3 --round 2 --correct --reason 'illegal squad' -s open
run standings e.oly --round 2 -s open
run corrections e.oly -s open
run corrections e.oly -s open -f csv
run check e.oly -s open
# All that a correction replaced is said, whatever else it enters.
NOW='2026-09-04 20:00'
quietly result e.oly 5 1-0 1-0 1/2 1/2 -s open
quietly result e.oly 4 1-0 1-0 1-0 1-0 -s open
run result e.oly 5 0-1 1-0 1/2 1/2 --correct --reason 'misread' -s open
printf 'table,board,result\n5,1,1/2\n5,2,1/2\n4,1,1-0\n4,2,0-1\n' >two.csv
run results e.oly two.csv --correct --reason 'misread again' -s open
