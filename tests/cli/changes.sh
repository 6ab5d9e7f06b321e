#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What 'changes' and 'journal' find goes by what was done, not by the words that tell it: a team may be called as it likes.
. "$(dirname "$0")/golden"
{
    echo '<registration><event name="Six" federation="ISL"/><section name="open" women="no">'
    team 'Alpha by hand: x' ISL 1 4; team B NOR 2 4; team C SWE 3 4; team D DEN 4 4; team E FIN 5 4; team F EST 6 4
    echo '</section></registration>'
} >six.xml
quietly new e.oly
quietly import e.oly six.xml
quietly number e.oly
quietly lot e.oly white
quietly bar e.oly 'Alpha by hand: x' F --reason neighbours
quietly points e.oly 'Alpha by hand: x' -1 0 --reason fine
quietly undo e.oly
quietly pair e.oly
run changes e.oly

echo '# a move stands until it is taken back'
run move e.oly 'Alpha by hand: x' B --reason order
run changes e.oly
run undo e.oly
run changes e.oly
run restore e.oly --before 10
run changes e.oly
run bye e.oly C --reason order

echo '# what takes back is about what it took back'
run journal e.oly --team 'Alpha by hand: x' -f csv
run journal e.oly --team F -f csv
run journal e.oly --round 1 -f csv

echo '# a team that joins round 1 is paired from round 2 on: that changes no pairing of round 2'
quietly absent e.oly F
quietly pair e.oly
quietly publish e.oly
quietly arrive e.oly F --with 4 --join --order-of 'the President'
run changes e.oly --round 1 -f csv
run changes e.oly --round 2 -f csv

echo '# nothing is found'
run journal e.oly --user nobody
