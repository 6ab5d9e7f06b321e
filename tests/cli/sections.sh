#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# One event, two sections: each has its own rules, teams, numbers and rounds.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .

quietly new e.oly
quietly import e.oly registration.xml
run number e.oly
run number e.oly --section junior
quietly number e.oly --section open
quietly lot e.oly white --section open
run pair e.oly --section open
run show e.oly --section women
run number e.oly -s wom
run lot e.oly black -s women
run pair e.oly -s women
run publish e.oly -s women
run show e.oly
run set e.oly -s women --edition 2012
run set e.oly -s open --edition ecu
run pairings e.oly
run pairings e.oly -s women --format csv
run pairings e.oly -s women --format json
run section e.oly seniors --title 'Senior Section' --rounds 5 --boards 2 --squad-size 3
run section e.oly seniors
run section e.oly 'too long a name'
for bad in ../x Open open 3rd Änne ''; do untouched e.oly run section e.oly "$bad"; done
quietly section e.oly u-16
run undo e.oly
run section e.oly other --edition 2013
run show e.oly --section seniors
run set e.oly -s women --title ''
run show e.oly -s women
run check e.oly -s women
run pairings e.oly -s 'too long a name'
run teams e.oly -s women
run report e.oly standings -s open
run journal e.oly
# A section that is meant all day.
quietly new two.oly
quietly import two.oly registration.xml
export OLYMPAIR_SECTION=Women
run lot two.oly White
run show two.oly
run teams two.oly --section nobody
OLYMPAIR_SECTION=men
run lot two.oly white
OLYMPAIR_SECTION=
run lot two.oly white
OLYMPAIR_SECTION='open'
run set two.oly --round 3 --date '2026-09-05 9:00' --double-entry YES
run set two.oly --round 3 --date '2026-09-05 9:0'
