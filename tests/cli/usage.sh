#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The command line: help, and what is said of a wrong one.
. "$(dirname "$0")/golden"

run --version
run
run standngs
run xyzzy
run foo
run pair
run pair a.oly b c
run pair --desks 5 a.oly
run pair --round 3 a.oly
run standings a.oly --round
run standings a.oly --round ''
run report a.oly pairings --paper=
run standings a.oly --dry-run=yes
run points a.oly Fiji
run standings a.oly --round three
run report a.oly nothing
run schema letters
run lot
run rules --format docx
run help pairs
run help points
run help report | sed '/^  standings /,/^$/d'
run points --help
run help
run federations --format csv | sed -n '1,4p'
run rules --format csv | sed -n '1,4p'
run __complete st
run __complete pair --s
run __complete report e.oly s
run __complete set e.oly --tiebreak 2

echo '# what is stored moves no cursor'
escape=$(printf 'x\033[2Jy')
for option in --user --reason --order-of; do
    "$program" bye e.oly Fiji $option "$escape"
    echo "[exit $?]"
done
"$program" announce e.oly Fiji --travel "$escape"
"$program" publish e.oly --user "$(printf 'x\233y')"
OLYMPAIR_USER=$escape "$program" new e.oly --name Cup
echo "[exit $?]"
quietly new e.oly --name Cup
quietly set e.oly --city 'Riga' --user "$(printf ' Anna\n Berg ')"
run journal e.oly --format csv
