#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A team is warned: with a reason, on its page, taken back; it is the team's and the arbiters' to know.
. "$(dirname "$0")/golden"
small_cup
run warn e.oly Poland -s open
run warn e.oly Poland --reason 'a telephone rang' -s open
run warn e.oly Poland --reason 'loud in the hall' -s open
run team e.oly Poland -s open | grep Warned
run team e.oly Greece -s open | grep Warned
"$program" export e.oly --as json | sed -n '/"warnings"/,/\]/p'
run undo e.oly
run team e.oly Poland -s open | grep Warned
quietly set e.oly --city Batumi
quietly site e.oly site
grep -rl 'telephone' site
run fsck e.oly
