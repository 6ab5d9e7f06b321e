#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A folder where a file is to be read: each command says that it cannot be read, and nothing is entered.
. "$(dirname "$0")/golden"
small_cup
mkdir folder
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly lineups e.oly --open -r 1 -s open --reason 'a trial'

echo '# keys'
run enter e.oly -s open <folder
run lineups e.oly --enter -s open <folder
run results e.oly - -s open <folder
run lineups e.oly - -s open <folder

echo '# operands'
run new f.oly folder
run import e.oly folder
run lineups e.oly folder -s open
run results e.oly folder -s open
run federations folder
run verify folder
run simulate folder
run list load folder -o new.fide
run list show folder
run list find folder Carlsen
run continue folder
run fsck folder
run show folder
run restore e.oly --from folder

echo '# options'
run ratings e.oly --list folder -s open
cp "$root/tests/data/small/ratings.fide" . 2>/dev/null
run arrive e.oly --file folder -s open
run arrive e.oly --file - -s open <folder
run order e.oly --file folder --received -s open
run sign e.oly --file folder --agree -s open
run set e.oly --flags e.oly
run results e.oly --watch e.oly -s open
run engine -p folder
run engine -c folder
run engine -j folder
run engine -j <folder
run engine -g folder
run serve e.oly --cert folder --key folder --port 0
OLYMPAIR_FEDERATIONS=folder run federations
