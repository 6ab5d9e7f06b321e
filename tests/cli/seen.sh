#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# With --seen N an operation is done only if nobody has done anything since entry N where it looks: a command that comes twice does no harm, and
# nobody publishes what he has not looked at. Whatever is done in another section is none of its business.
. "$(dirname "$0")/golden"
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open

echo '# a click that comes twice'
quietly set e.oly --city Oslo
run undo e.oly --seen 5
untouched e.oly run undo e.oly --seen 5
quietly pair e.oly -s open --seen 6
untouched e.oly run pair e.oly -s open --seen 6

echo '# somebody else was quicker'
quietly absent e.oly Ireland -s open --round 2 --user bert
quietly announce e.oly Egypt --due '2016-09-01 10:00' -s open --user cora
untouched e.oly run publish e.oly -s open --seen 7
untouched e.oly run publish e.oly -s open --seen 7 --dry-run
run publish e.oly -s open --seen 9 --dry-run
run publish e.oly -s open --seen 9
untouched e.oly run undo e.oly -s open --seen 9 --reason 'too early'

echo '# what nobody can have seen'
untouched e.oly run undo e.oly --seen 11 --reason x
untouched e.oly run undo e.oly --seen 0
untouched e.oly run undo e.oly --seen all
untouched e.oly run enter e.oly --seen 10
run journal e.oly

echo '# two sections: what is done in the other one does not count, what is about the event as a whole does'
quietly new two.oly
quietly import two.oly "$data/small/registration.xml"
quietly set two.oly -s women --title "Women's Section"
quietly number two.oly -s women
quietly number two.oly -s open
run lot two.oly white -s open --seen 5
run set two.oly -s open --title 'Main Section' --seen 6
run set two.oly --city Oslo --seen 2
untouched two.oly run lot two.oly black -s women --seen 7
run lot two.oly black -s women --seen 8
untouched two.oly run set two.oly --city Bergen --seen 2
untouched two.oly run undo two.oly --seen 8

echo '# a setting of a section and one of the event in one entry: it counts everywhere; in a preview it is told'
quietly set two.oly -s open --title 'Open Section' --city Bergen
untouched two.oly run pair two.oly -s women --seen 9
untouched two.oly run pair two.oly -s women --seen 9 --dry-run
quietly warn two.oly Egypt -s open --reason telephone --user cora
run pair two.oly -s women --seen 10

echo '# files: a registration looks at its sections, flags at the event as a whole, a rating list at all players'
sed -e '15,92d' -e 's/rating="2355"/rating="2365"/' "$data/small/registration.xml" >women.xml
cp "$data/small/registration.xml" both.xml
quietly new files.oly
quietly import files.oly both.xml
quietly warn files.oly Egypt -s open --reason telephone --user cora
run import files.oly women.xml --seen 2
untouched files.oly run import files.oly both.xml --seen 2
quietly warn files.oly Egypt -s women --reason telephone --user cora
untouched files.oly run import files.oly women.xml --seen 4
cp -R "$data/flags/one" flags
run set files.oly --flags flags --seen 2
quietly list load "$data/small/standard_oct26frl.xml" -o list.fide
untouched files.oly run ratings files.oly --list list.fide --accept all -s open --seen 4
