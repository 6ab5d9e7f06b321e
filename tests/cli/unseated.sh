#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A team comes in after the line-ups were opened: its games do not become those of nobody, and its line-up is taken late.
. "$(dirname "$0")/golden"
NOW='2026-09-02 15:10'
export OLYMPAIR_SECTION=open
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly
quietly lot e.oly white
quietly absent e.oly Madagascar --round 1
quietly pair e.oly
quietly publish e.oly
quietly lineups e.oly --open
run arrive e.oly Madagascar --with 4 --join --order-of 'the arbiter'
untouched e.oly run result e.oly 5 1-0 1-0 1-0 1/2
echo '# the line-up first'
run lineup e.oly Madagascar 1 2 3 4
run lineup e.oly Madagascar 1 2 3 4 --reason 'came late'
run result e.oly 5 1-0 1-0 1-0 1/2
run lineup e.oly Madagascar 1 2 3 5 --reason 'another one'
quietly undo e.oly --reason 'to show the other way'
quietly undo e.oly --reason 'to show the other way'
echo '# or the players with the results; a side that is not there plays with nobody'
run result e.oly 5 1-0 1-0 1-0 +- --opponents 1,2,3,0
quietly undo e.oly --reason 'to show the other way'
printf '5\n111=\033q' >keys
run enter e.oly <keys
run result e.oly 5 +- +- +- +-
echo '# results of nobody, as a correction: who sat there is still taken'
run result e.oly 5 1-0 1-0 1-0 1/2 --correct --reason 'the score sheets'
run lineup e.oly Madagascar 1 2 3 4 --reason 'found on the score sheets'
