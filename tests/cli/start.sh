#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The start of rounds 1 and 2: a team has too few players twice; the confirmation comes after the start.
# RULE_TEST: PRESENT_THREE EXPELLED WALKOVER
. "$(dirname "$0")/golden"
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
NOW='2026-09-02 14:30'
quietly absent e.oly Madagascar --from 1 -s open
quietly arrive e.oly Greece --with 2 -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
NOW='2026-09-02 14:55'
untouched e.oly run start e.oly -s open
NOW='2026-09-02 15:00'
run start e.oly -s open
run result e.oly 1 --absent 6 --present 3 --correct --reason 'one fell ill' -s open
for table in 2 3 4 5; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
NOW='2026-09-03 14:30'
quietly pair e.oly -s open
quietly publish e.oly -s open
NOW='2026-09-03 15:00'
run start e.oly -s open
run start e.oly -s open
run start e.oly --confirm --dry-run -s open
run start e.oly --confirm -s open
run start e.oly --confirm -s open
run journal e.oly --command start -s open
echo '# what names no file, and what an event cannot be called after'
run new ''
run new folder/
run new .oly
run new "$(printf '\342\200\213.oly')"
run new "$(printf '\342\200\213.oly')" --name Cup
