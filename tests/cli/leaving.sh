#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A team leaves while its match is published: what becomes of the match, and that its line-up is not taken any more.
. "$(dirname "$0")/golden"
NOW='2026-09-02 09:00'
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly withdraw e.oly Madagascar -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly lineup e.oly Greece 1 2 3 4 -s open
run withdraw e.oly Poland -s open
untouched e.oly run expel e.oly Egypt --reason 'left the hall' -s open
run expel e.oly Egypt --reason 'left the hall' --confirm -s open
run lineup e.oly Poland 1 2 3 4 -s open
run lineup e.oly Egypt 1 2 3 4 -s open
printf '1\n\n\033q' >keys
run lineups e.oly --enter -s open <keys
quietly lineups e.oly --open -s open --reason early
NOW='2026-09-02 16:00'
run result e.oly 1 --absent Poland --present 4 -s open
# The match has its result: nothing more is said of it.
run withdraw e.oly Greece -s open
