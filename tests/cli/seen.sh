#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# With --seen N an operation is done only if nobody has done anything since entry N: a command that comes twice does no harm, and
# nobody publishes what he has not looked at.
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
