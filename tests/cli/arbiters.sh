#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Two arbiters, each with his section, in one file: nobody takes back the other's work by mistake.
. "$(dirname "$0")/golden"
quietly new e.oly
quietly import e.oly "$data/small/registration.xml" --user anna
for section in open women; do
    quietly number e.oly -s $section
    quietly lot e.oly white -s $section
    quietly pair e.oly -s $section
done
quietly publish e.oly -s open --user anna
NOW='2016-09-02 10:01'
quietly publish e.oly -s women --user bert
# The last operation is bert's: what would be taken back, and that it is his.
untouched e.oly run undo e.oly --user anna --reason 'wrong lot'
untouched e.oly run undo e.oly --user anna --reason 'wrong lot' --dry-run
# With her section it is her own, whatever he did in the other one.
untouched e.oly run undo e.oly --user anna --reason 'wrong lot' -s open --dry-run
untouched e.oly run undo e.oly --user anna --reason 'wrong lot' -s women
untouched e.oly run undo e.oly --user bert --reason 'wrong lot' -s open
untouched e.oly run undo e.oly --user bert --reason 'wrong lot' -s men
# A publication, even one's own, wants the section where there are two.
untouched e.oly run undo e.oly --user bert --reason 'wrong lot'
untouched e.oly run undo e.oly --user bert -s women
run undo e.oly --user bert --reason 'wrong lot' -s women
run journal e.oly -s women --command undo
run publish e.oly -s women --user bert
run undo e.oly --user anna --reason 'the room is on fire' --confirm
# Small things of one's own go back without a word more.
run absent e.oly Fiji -s open --user anna --from 2
run absent e.oly 4 -s open --user anna --from 2
run undo e.oly --user anna
run set e.oly --city Chennai --user bert
untouched e.oly run undo e.oly --user bert -s women # what is about the whole event is of no section
run undo e.oly --user bert
# Restore is an undo of many.
last=$("$program" journal e.oly --verify | cut -d' ' -f1)
quietly lot e.oly black -s women --user bert --reason 'drawn again'
quietly absent e.oly 5 -s open --user anna --from 2
quietly absent e.oly 6 -s open --user anna --from 2
untouched e.oly run restore e.oly --before $((last + 1)) --user anna
untouched e.oly run restore e.oly --before $((last + 1)) --user anna --dry-run
run restore e.oly --before $((last + 2)) --user anna -s open
untouched e.oly run restore e.oly --before $((last + 2)) --user anna
untouched e.oly run restore e.oly --before $((last + 4)) --user bert
untouched e.oly run restore e.oly --before $((last + 4)) --user anna -s women
run restore e.oly --before $((last + 4)) --user anna
run restore e.oly --before $((last + 1)) --user anna --confirm
run journal e.oly --verify | sed 's/Head: .*/Head: ... State: .../'
echo '# what was shown, and nothing that was done since'
quietly set e.oly --city Riga --user bert
untouched e.oly run undo e.oly --user anna --confirm --entry 3
run undo e.oly --user anna --confirm --entry "$("$program" journal e.oly -f csv | tail -n 1 | cut -d, -f1)"
echo '# of a long way back: how much, of whom, from when to when, and what weighs most'
last=$("$program" journal e.oly --verify | cut -d' ' -f1)
quietly publish e.oly -s women --user bert
for minute in 2 3 4 5 6 7; do
    NOW="2016-09-02 10:0$minute"
    quietly absent e.oly $minute -s open --user anna --round $minute
    quietly set e.oly --venue "Hall $minute" --user desk$minute
done
untouched e.oly run restore e.oly --before $((last + 1)) --user anna
