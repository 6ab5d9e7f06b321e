#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Teams that were announced and never seen, or lost a round as absent, are named before they are paired again; teams that changes by
# hand have left over are named until they have a place.
# RULE_TEST: PRESENT_FIRST
. "$(dirname "$0")/golden"
NOW='2016-09-01 18:00'
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly set e.oly --round 1 --date '2016-09-02 15:00'
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly arrive e.oly 1-5 7 8 -s open
quietly announce e.oly Greece Ireland Madagascar --due '2016-09-01 23:30' -s open
# Before the set hour: what is only shown needs no reason.
untouched e.oly run absent e.oly --missing -s open
untouched e.oly run absent e.oly --missing -s open --dry-run
run pair e.oly -s open | tail -n 1
NOW='2016-09-01 23:31'
run pair e.oly -s open | tail -n 5
run arrive e.oly Ireland -s open
run pair e.oly -s open | tail -n 4
run publish e.oly -s open
NOW='2016-09-02 15:00'
run start e.oly -s open
quietly result e.oly 2 1-0 1-0 1-0 1-0 -s open
quietly result e.oly 3 1-0 1-0 1-0 1-0 -s open
quietly result e.oly 4 1-0 1-0 1-0 1-0 -s open
"$program" pairings e.oly -s open
run pair e.oly -s open
NOW='2016-09-02 20:00'
quietly arrive e.oly Greece -s open
quietly absent e.oly Madagascar --from 2 -s open
run pair e.oly -s open
# Left over by hand.
run bye e.oly Poland --reason 'by order' --order-of 'the President' --confirm -s open
run show e.oly -s open
untouched e.oly run publish e.oly -s open
