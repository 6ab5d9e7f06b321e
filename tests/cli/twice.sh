#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A team that does not come to its match a second time is named, however that was recorded, until somebody decides (EXPELLED).
# RULE_TEST: EXPELLED
. "$(dirname "$0")/golden"
NOW='2026-09-02 20:00'
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
# Round 1: a mark, boards forfeited by one side, by both, two players only. That is once for each.
run result e.oly Greece --absent Greece --present 4 -s open
run result e.oly Egypt -+ -+ -+ -+ -s open
run result e.oly Ireland -- -- -- -- -s open
run result e.oly Bulgaria 1-0 1/2 +- +- -s open
quietly result e.oly Azerbaijan 1-0 1/2 1/2 1/2 -s open
run show e.oly -s open | tail -n 3
NOW='2026-09-03 20:00'
quietly pair e.oly -s open
run publish e.oly -s open
run pairings e.oly -s open | grep -e Table -e ' : '
# Round 2: the file of results, one by hand, at the keys.
printf 'first,absent,present\nGreece,Greece,4\n' >marks.csv
run results e.oly marks.csv -s open --dry-run
run results e.oly marks.csv -s open
run result e.oly Egypt -+ -+ -+ -+ -s open
run show e.oly -s open | tail -n 5
run undo e.oly -s open
run show e.oly -s open | tail -n 4
printf '/egypt\n----q' >keys
run enter e.oly -s open <keys
for table in 1 2 3; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
NOW='2026-09-03 22:00'
run pair e.oly -s open | tail -n 3
run publish e.oly -s open
run check e.oly -s open | tail -n 4
# Until it turns out that one of them came, or somebody decides.
run result e.oly 2 1-0 1-0 1-0 1-0 --round 1 --correct --reason 'wrong sheet' -s open
run expel e.oly Greece --reason 'twice' --confirm -s open
run show e.oly -s open | tail -n 3
run check e.oly -s open | tail -n 2
# What is excused does not count any more, what is missed afterwards does.
run excuse e.oly Madagascar -s open
run excuse e.oly Madagascar --reason 'its bus broke down' -s open --dry-run
run excuse e.oly Madagascar --reason 'its bus broke down' -s open
run excuse e.oly Egypt --reason 'its bus broke down' -s open
run excuse e.oly Egypt --reason 'its bus broke down' -s open
run excuse e.oly Egypt --lift --round 2 --reason 'there was no bus' -s open
run undo e.oly -s open
run excuse e.oly Madagascar --lift --reason 'there was no bus' -s open
# Round 3: the start counts what came in as a result.
quietly arrive e.oly Madagascar --with 2 -s open
run start e.oly -s open
run excuse e.oly Madagascar --reason 'its bus broke down' -s open
run show e.oly -s open | tail -n 3
run report e.oly presence -s open | grep -e Excused -e 'round '
run report e.oly presence -s open -f csv | grep -e excuse -e Egypt -e Madagascar
run undo e.oly -s open
run show e.oly -s open | tail -n 4
run journal e.oly --command excuse -s open
