#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# An option that would do nothing is refused, before anything is done: nobody shall believe that it was heeded.
. "$(dirname "$0")/golden"
small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
cp "$data/small/standard_oct26frl.xml" .
"$program" list load standard_oct26frl.xml -o l.fide >/dev/null
nothing() { # which would be made by -o, or beside the event
    untouched e.oly run "$@"
    [ ! -e out.csv ] && [ ! -e copy.oly ] && [ ! -e e.oly.people ] || echo 'BUT SOMETHING WAS MADE'
}
nothing ratings e.oly --list l.fide --accept all -o out.csv
nothing ratings e.oly --list l.fide --accept all -f csv
nothing lineups e.oly -s open --open --reason early -o out.csv
nothing lineups e.oly -s open --enter -f json
nothing lineups e.oly lineups.csv -s open --paper A4
nothing backup e.oly copy.oly -o out.csv
nothing journal e.oly --verify -o out.csv
nothing journal e.oly --verify --team Poland
nothing people e.oly add Ann --role arbiter -o out.csv
nothing people e.oly revoke Ann --origin https://desk.example.org
nothing people e.oly revoke Ann --role arbiter
nothing people e.oly --role arbiter
nothing lineup e.oly Poland -s open --reason late
nothing lineup e.oly Poland -s open -n
nothing pgn e.oly -s open --correct
nothing pgn e.oly -s open --watch . -o out.csv
nothing report e.oly teams -s open --top 3
nothing report e.oly teams -s open --by number
nothing report e.oly --list --top 3
nothing site e.oly site --per-address 50
nothing serve e.oly --per-address 50 --port 0
nothing simulate --events 1 --teams 10 --rounds 3 --shard 1/2 -f json
nothing list show l.fide --top 3
nothing list find l.fide dang --date 2026-10-01
nothing list load standard_oct26frl.xml -o out.csv -f csv
nothing help pair --format man
