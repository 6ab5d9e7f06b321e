#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The evening before round 1, a late delegation, a team with two players, an expulsion.
# RULE_TEST: HOST_TEAMS PRESENT_FIRST
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
NOW='2016-09-01 18:00'
quietly new e.oly --federation GEO
quietly import e.oly registration.xml
quietly set e.oly --round 1 --date '2016-09-02 15:00' --federation GEO
quietly number e.oly -s open
quietly lot e.oly white -s open
run presence e.oly -s open
run announce e.oly Poland -s open
run announce e.oly Poland --due tomorrow -s open
untouched e.oly run announce e.oly Poland --due 9:00 -s open --dry-run
untouched e.oly run announce e.oly Poland --due 23:30 -s open --dry-run
untouched e.oly run announce e.oly Poland --due 25:00 -s open --dry-run
run announce e.oly Poland --due '2016-09-02 11:30' --travel 'LO 123' -s open
run announce e.oly Egypt --due '2016-09-02 23:30' -s open
for team in 'Georgia 1' 'Georgia 2' Vietnam Azerbaijan Greece Ireland; do
    quietly arrive e.oly "$team" -s open
done
run arrive e.oly Bulgaria --with 2 -s open
run arrive e.oly Bulgaria -s open
run arrive e.oly Bulgaria --with 2 -s open
run arrive e.oly Bulgaria --with 7 -s open
run absent e.oly -s open
run absent e.oly --missing -s open
NOW='2016-09-01 19:00'
run absent e.oly --missing --dry-run -s open
run show e.oly | grep next
run absent e.oly --missing -s open
run show e.oly | grep next
run presence e.oly -s open
run presence e.oly -s open -f csv
run pair e.oly -s open
run publish e.oly -s open
NOW='2016-09-01 23:50'
run arrive e.oly Egypt -s open
run arrive e.oly Egypt --join -s open
run arrive e.oly Egypt --join --order-of 'the President' -s open
run changes e.oly -s open
run arrive e.oly Bulgaria --with 2 --join --order-of 'the President' -s open
run arrive e.oly Bulgaria --with 1 -s open
run arrive e.oly Bulgaria --with 3 -s open
run arrive e.oly Bulgaria --join --order-of 'the President' -s open
run pairings e.oly -s open
NOW='2016-09-02 15:00'
run arrive e.oly Ireland --with 2 -s open
run start e.oly -s open
run pairings e.oly -s open
run expel e.oly Ireland -s open
run expel e.oly Ireland --reason 'by order of the President' -s open
run expel e.oly Ireland --reason 'by order of the President' --confirm -s open
run withdraw e.oly Ireland -s open
run withdraw e.oly Ireland --lift --reason 'taken back by the President' -s open
run show e.oly
run presence e.oly -s open --round 1
run presence e.oly -s open --round 3
run presence e.oly -s open --round 2 | tail -n 2
# The host's other teams (HOST_TEAMS): the third may play only where it makes the number even.
sed 's/name="Vietnam" federation="VIE"/name="Georgia 3" federation="GEO"/' registration.xml >host.xml
quietly new host.oly
quietly import host.oly host.xml
quietly number host.oly -s open
run presence host.oly -s open | tail -n 3
quietly lot host.oly white -s open
run pair host.oly -s open | tail -n 2
run publish host.oly -s open
quietly undo host.oly --reason 'the third team of the host makes the number odd' -s open
quietly absent host.oly 'Georgia 3' -s open
quietly absent host.oly 'Georgia 2' -s open
run presence host.oly -s open | tail -n 4
run pair host.oly -s open | tail -n 3
quietly withdraw host.oly 'Georgia 2' -s open
run presence host.oly -s open | tail -n 3
quietly absent host.oly Egypt -s open
run presence host.oly -s open | tail -n 4
# Most teams are noted, of some nobody has heard, and nobody says what becomes of them (PRESENT_FIRST).
NOW='2026-09-01 20:00'
quietly new most.oly
quietly import most.oly registration.xml
quietly number most.oly -s open
quietly lot most.oly white -s open
for team in Poland 'Georgia 1' Vietnam Azerbaijan Greece Ireland; do
    quietly arrive most.oly "$team" -s open
done
run presence most.oly -s open | tail -n 4
run pair most.oly -s open | tail -n 3
run publish most.oly -s open
run absent most.oly --missing -s open
quietly undo most.oly --reason 'the others have not come' -s open
run absent most.oly --missing -s open
run presence most.oly -s open | tail -n 3
run announce most.oly Egypt --due '2026-09-02 09:30' -s open
run absent most.oly Egypt --lift --from 2 -s open
run absent most.oly Egypt --lift -s open
run absent most.oly Egypt --lift -s open
run presence most.oly -s open | tail -n 2
# Announced, and not here when that time has passed.
NOW='2026-09-02 09:30'
run presence most.oly -s open | grep -e Egypt -e registered -e overdue
NOW='2026-09-02 09:31'
run presence most.oly -s open | grep -e Egypt -e overdue
run report most.oly presence -s open | grep -e Egypt
# Articles are cited as the edition of the section numbers them, on sheets, in warnings and in refusals.
quietly new later.oly
quietly import later.oly host.xml
quietly set later.oly --edition 2022 -s open
quietly number later.oly -s open
quietly lot later.oly white -s open
run presence later.oly -s open | tail -n 3
quietly pair later.oly -s open
quietly publish later.oly -s open
run lineup later.oly Poland 2 1 3 4 -s open

echo '# a refusal does not tell what is not done'
quietly new j.oly
quietly import j.oly "$data/small/registration.xml"
quietly number j.oly -s open
quietly lot j.oly white -s open
untouched j.oly run arrive j.oly Poland --join --order-of 'the President' -s open
quietly absent j.oly Poland --round 1 -s open
quietly pair j.oly -s open
untouched j.oly run arrive j.oly Poland --with 5 --join --order-of 'the President' -s open

echo '# left out of round 1 because it had not arrived, and never seen since'
quietly new seen.oly
quietly import seen.oly "$data/small/registration.xml"
quietly number seen.oly -s open
quietly lot seen.oly white -s open
quietly absent seen.oly Poland --round 1 -s open
for team in 'Georgia 1' 'Georgia 2' Vietnam Azerbaijan Greece Ireland Egypt; do
    quietly arrive seen.oly "$team" -s open
done
quietly pair seen.oly -s open
quietly publish seen.oly -s open
quietly lineups seen.oly -s open --open --reason 'all are here' --confirm
for table in 1 2 3 4 5; do
    quietly result seen.oly $table 1-0 1-0 1-0 1-0 -s open
done
run pair seen.oly -s open 2>&1 | grep 'never noted'
quietly arrive seen.oly Poland -s open
run pair seen.oly -s open 2>&1 | grep 'never noted' || echo 'seen'

echo '# left out of the only round, and in it since: it is paired and here for everybody'
quietly new late.oly
quietly import late.oly "$root/docs/start/registration.xml"
quietly set late.oly --rounds 1
quietly number late.oly
quietly lot late.oly white
for n in 1 2 3 4 5 6 7; do quietly arrive late.oly $n; done
quietly absent late.oly --missing --reason 'the bus is here'
quietly pair late.oly
run presence late.oly
quietly publish late.oly
run presence late.oly
quietly arrive late.oly Tonga --join --order-of 'the President' --with 4
run presence late.oly
"$program" show late.oly -f json | grep -E '"(here|expected|matches)"'
run explain late.oly Tonga --round 1
"$program" export late.oly --as trf26 | grep '^240' || echo 'no absence for other programs either'

echo '# no round follows the last one: none is named'
run withdraw late.oly Kenya --reason 'the flight is early'
run withdraw late.oly Kenya
run withdraw late.oly Kenya --lift --reason 'it stays'
run expel late.oly Malta --reason 'cheating' --confirm
run expel late.oly Malta --reason 'cheating' --confirm
quietly new few.oly
quietly import few.oly "$root/docs/start/registration.xml"
quietly set few.oly --rounds 1
quietly number few.oly
quietly lot few.oly white
quietly absent few.oly Tonga --from 1 --reason 'no visa'
quietly pair few.oly
quietly publish few.oly
run arrive few.oly Tonga
