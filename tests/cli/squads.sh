#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Squads: a player is replaced, board orders come in and are signed.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
export NOW

NOW='2026-08-10 12:00'
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
run set e.oly --squads-close '2026-08-20 18:00'
run order e.oly Poland --received -s open
run order e.oly Poland --confirmed -s open
run order e.oly Greece --received -s open
untouched e.oly run order e.oly Vietnam --confirmed -s open
untouched e.oly run order e.oly Vietnam -s open
run orders e.oly -s open
run orders e.oly -s open --format csv
# The order as the captain handed it in.
listed() {
    "$program" teams e.oly -s "$1" --format csv | grep "$2"
}
listed open Ireland
untouched e.oly run order e.oly Ireland 2 1 3 5 -s open
untouched e.oly run order e.oly Ireland 2 1 3 3 5 6 -s open
untouched e.oly run order e.oly Ireland 2 1 x 5 6 -s open
untouched e.oly run order e.oly Ireland 2 1 7 5 6 -s open
untouched e.oly run order e.oly Ireland 2 1 3 5 6 --dry-run -s open
run order e.oly Ireland 2 1 3 5 6 -s open
listed open Ireland
run orders e.oly -s open --format csv | grep Ireland
# Places are those of the list as it stands: who types them twice reads the names. A signed order is not lost in silence.
cp e.oly again.oly
run order again.oly Ireland 2 1 3 4 5 -s open
run order again.oly Ireland --confirmed -s open
untouched again.oly run order again.oly Ireland 2 1 3 4 5 -s open
run order again.oly Ireland 2 1 3 4 5 -s open --dry-run
run order again.oly Ireland 2 1 3 4 5 -s open --reason 'the captain came back'
run orders again.oly -s open --format csv | grep Ireland
run order again.oly Ireland --order '1 2 3 4 5' --confirmed -s open
run order again.oly Ireland --received -s open
run undo e.oly --section open
listed open Ireland
printf 'team,order,confirmed\nIreland,2 1 3 5 6,yes\nVietnam,"1,2,3,5,4",\nMadagascar,,yes\nCIV,4 3 2,\n' >orders.csv
untouched e.oly run order e.oly --file orders.csv -s open
printf 'team,order,confirmed\nIreland,2 1 3 5 6,yes\nVietnam,"1,2,3,5,4",\nCIV,4 3 2 1,\n' >orders.csv
run order e.oly --file orders.csv -s open
run undo e.oly --section open
run replace e.oly Poland 2 'Nowak, Adam' --rating 2499 --title IM --fide-id 991001 --born 1999 --sex m -s open
untouched e.oly run replace e.oly Poland 2 'Kowalski, Jan' -s open
untouched e.oly run replace e.oly Greece Inexistent 'Kowalski, Jan' -s open
untouched e.oly run replace e.oly Greece 5 'Kowalski, Jan' --fide-id 990015 -s open
untouched e.oly run replace e.oly Greece 5 'Kowalski, Jan' --sex x -s open
untouched e.oly run replace e.oly Georgia 1 'Kowalski, Jan' --sex m -s women
untouched e.oly run replace e.oly Greece 5 'Kowalski, Jan' --title XX -s open
untouched e.oly run replace e.oly Greece 5 'Kowalski, Jan' --born 1776 -s open
untouched e.oly run correct e.oly Greece 1 --title XX -s open
untouched e.oly run correct e.oly Greece 1 --born 1776 -s open
run correct e.oly Greece 1 --title im --rating 2561 -s open
run correct e.oly Greece --captain 'Σωτηρίου, Άννα' -s open
untouched e.oly run correct e.oly Greece 1 -s open
untouched e.oly run correct e.oly Greece 1 --fide-id 990015 -s open
NOW='2026-08-20 18:01'
untouched e.oly run correct e.oly Greece 1 --born 1990 -s open
run correct e.oly Greece 1 --born 1990 --reason 'as in his passport' -s open
untouched e.oly run replace e.oly Greece 5 'Kowalski, Jan' -s open
run replace e.oly Greece 5 'Kowalski, Jan' -s open --reason 'visa refused, approved by the President'
untouched e.oly run import e.oly registration.xml
run orders e.oly -s open --format csv
"$program" teams e.oly -s open --format csv | grep -E '^(1|6),'
run journal e.oly
# The order is fixed: with a reason, and not once the team has played by it.
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
untouched e.oly run order e.oly Greece 2 1 3 4 6 -s open
run order e.oly Greece 2 1 3 4 6 -s open --reason 'the list that came first was wrong, approved by the President'
"$program" teams e.oly -s open --format csv | grep ^6,
quietly lineup e.oly Greece 1 2 3 4 -s open --reason late
untouched e.oly run order e.oly Greece 2 1 3 4 5 -s open --reason 'back again'
run order e.oly Vietnam --received --confirmed -s open
