#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What is changed of a published round stands on its sheets: when, and at which tables; what is taken back does not. A result that was
# replaced has its mark. What is to be printed again are sheets that there can be.
. "$(dirname "$0")/golden"
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly set e.oly --zone Asia/Tbilisi
NOW='2026-09-01 21:50'
quietly pair e.oly -s open
quietly move e.oly Poland Georgia\ 1 --reason 'before it is published' -s open
quietly publish e.oly -s open
run pairings e.oly -s open | sed -n '1,4p'
echo '# moved, taken back, and moved again'
NOW='2026-09-01 22:00'
run move e.oly Egypt Ireland --reason 'wrong hall' --order-of 'the President' -s open
NOW='2026-09-01 22:02'
run undo e.oly --reason 'right hall' -s open
run pairings e.oly -s open | sed -n '1,4p'
NOW='2026-09-01 22:05'
run move e.oly Azerbaijan Bulgaria --reason 'wrong hall' --order-of 'the President' -s open
NOW='2026-09-02 09:31'
run bye e.oly Madagascar --reason 'its bus broke down' --order-of 'the President' -s open
run pairings e.oly -s open
run pairings e.oly -s open -f csv | cut -d , -f 1,3,9,12-
run pairings e.oly -s open -f json | grep -e amended -e published
run report e.oly boards -s open | head -n 7
run report e.oly lineups -s open | sed -n 3,5p
run standings e.oly -s open | head -n 4
echo '# line-ups, after they are opened'
NOW='2026-09-02 10:30'
quietly lineup e.oly Poland 1 2 3 4 --reason 'fever' -s open
quietly lineups e.oly --open --reason 'all are here' -s open
quietly lineup e.oly Poland 1 2 3 5 --reason 'a fall on the stairs' -s open
NOW='2026-09-02 15:20'
quietly swap e.oly 2 --reason 'sat down the wrong way' -s open
quietly swap e.oly Azerbaijan --boards 1,2 --reason 'sat down the wrong way' -s open
COLUMNS=80 run report e.oly boards -s open | sed -n 1,6p
run pairings e.oly -s open | sed -n 3,5p
echo '# whoever changes a pairing now has board pairings to print again'
run move e.oly Poland Vietnam --reason 'wrong hall' --order-of 'the President' -s open | tail -n 1
quietly undo e.oly --reason 'right hall' -s open
echo '# a result that is replaced, and one that only ends'
quietly result e.oly 1 1-0 '*' 1/2 1/2 -s open
quietly result e.oly 1.2 1-0 -s open
run pairings e.oly -s open | grep -e '^ *1 ' -e '^Marks' -e '^c'
quietly result e.oly 1.1 0-1 --correct --reason 'misread' -s open
run pairings e.oly -s open | grep -e '^ *1 ' -e '^Marks' -e '^c'
run report e.oly boards -s open -f csv | grep -e corrected
for format in html xlsx pdf; do
    "$program" report e.oly boards -s open -o boards.$format
done
grep -o '<p class="b x">amended[^<]*' boards.html
pdftotext boards.pdf - | grep '^amended'
