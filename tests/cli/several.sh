#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Several teams in one operation: typed, as ranges of numbers, from a file. All or nothing, one entry, one undo.
. "$(dirname "$0")/golden"
NOW='2026-08-31 18:00'
quietly new e.oly --squads-close '2026-08-31 20:00'
quietly import e.oly "$data/small/registration.xml"
untouched e.oly run arrive e.oly 1-3 -s open
quietly number e.oly -s open
quietly lot e.oly white -s open
run arrive e.oly 1-3 Egypt "Côte d'Ivoire" -s open --dry-run
run arrive e.oly 1-3 Egypt "Côte d'Ivoire" -s open
run journal e.oly | tail -n 1
run undo e.oly
run presence e.oly -s open | grep -c registered
untouched e.oly run arrive e.oly 1-3 Egipt Poland 10-12 Xyz -s open
untouched e.oly run arrive e.oly 12-10 -s open
untouched e.oly run arrive e.oly 1 2 --with 9 -s open
untouched e.oly run arrive e.oly -s open
printf 'Team;Players\n"Poland";\nEGY;4\n 3 ;4\nVietnam;2\n' >presence.csv
run arrive e.oly --file presence.csv -s open
run arrive e.oly --file - -s open <presence.csv
printf 'team,players,join\nPoland,\nFigi,3\n\n2,55\n1,2\n,4\nGreece,4,perhaps\nIreland,x\n' >wrong.csv
untouched e.oly run arrive e.oly --file wrong.csv -s open
untouched e.oly run arrive e.oly --file wrong.csv Poland -s open
printf 'team,plyers\nPoland,4\n' >column.csv
untouched e.oly run arrive e.oly --file column.csv -s open
printf 'players\n4\n' >column.csv
untouched e.oly run arrive e.oly --file column.csv -s open
printf 'team,players\n' >empty.csv
untouched e.oly run arrive e.oly --file empty.csv -s open
untouched e.oly run arrive e.oly --file none.csv -s open
printf 'team,due,travel\nBulgaria,2026-09-01 09:00,bus\nGreece,2026-09-01 09:00,bus\nIreland,2026-09-01 23:30,EI 1\n' >due.csv
run announce e.oly --file due.csv -s open
run absent e.oly 8 9 -s open
untouched e.oly run absent e.oly 8 9 --from 2 --round 3 -s open
printf 'team,from,round\n8,2,\nMadagascar,,3\n' >absent.csv
run absent e.oly --file absent.csv -s open
run order e.oly 1-4 --received -s open
# An order of places is that of one team.
untouched e.oly run order e.oly 1-8 2 1 3 4 5 -s open
untouched e.oly run order e.oly Poland Greece --order '2 1 3 4 5' -s open
printf 'team,received\n1,yes\n2,yes\n' >received.csv
untouched e.oly run order e.oly --file received.csv --order '2 1 3 4 5' -s open
untouched e.oly run order e.oly 1-1 2 1 3 4 5 -s open --dry-run
# Rounds that are left out, one after the other.
run absent e.oly Vietnam --from 3 --until 5 -s open
run absent e.oly Poland 'Georgia 1' --until 2 -s open
run absent e.oly Egypt --from 4 --until 4 -s open
untouched e.oly run absent e.oly Egypt --from 4 --until 3 -s open
untouched e.oly run absent e.oly Egypt --until 99 -s open
untouched e.oly run absent e.oly Egypt --until 30 -s open
untouched e.oly run absent e.oly Egypt --round 2 --until 3 -s open
printf 'team,from,until\nGreece,2,4\nBulgaria,3,\n' >absent.csv
run absent e.oly --file absent.csv -s open
untouched e.oly run order e.oly 4 5 6 --confirmed -s open
run order e.oly 1 2 --confirmed -s open
# More than ten: their number and the first ten on the screen, all of them in a file.
quietly new many.oly --squads-close '2026-08-31 20:00'
quietly import many.oly "$data/small/registration.xml"
quietly number many.oly -s open
run arrive many.oly 1-11 --with 4 -s open
run journal many.oly --command arrive -f csv
run undo many.oly
# The same of orders, each with a line of its own.
{
    printf 'team,order\n8,2 1 3 4\n9,2 1 3 4 5 6\n11,2 1 3 4\n'
    printf '%s,2 1 3 4 5\n' 1 2 3 4 5 6 7 10
} >orders.csv
run order many.oly --file orders.csv -s open
run journal many.oly --command order -f csv
