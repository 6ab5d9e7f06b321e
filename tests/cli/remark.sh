#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A remark of the arbiters on a match: with a reason, in the journal, taken back; the public does not learn of it.
. "$(dirname "$0")/golden"
small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
run remark e.oly 1 -s open
run remark e.oly 1 --reason 'a telephone rang' -s open
run remark e.oly Greece --reason 'a clock was set twice' -s open
run remark e.oly 99 --reason 'nowhere' -s open
run remark e.oly 1.9 --reason 'nowhere' -s open
run journal e.oly --command remark
run undo e.oly
run undo e.oly --dry-run
quietly site e.oly site
grep -rl 'telephone' site
run fsck e.oly
