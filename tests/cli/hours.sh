#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The hours of a round: those of the event, and of a section that has its own; every command, sheet and file of the section goes by them.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
export NOW

NOW='2026-08-20 09:00'
quietly new e.oly --name Olympiad
quietly import e.oly registration.xml
quietly set e.oly --round 1 --date '2026-09-02 15:00'
run set e.oly -s women --round 1 --date '2026-09-02 16:30' --lineups '2026-09-02 11:30'
run journal e.oly | tail -n 2
run set e.oly --round 1 --date '2026-09-02 14:00'
run set e.oly -s women --round 2 --lineups '2026-09-03 16:00'
quietly set e.oly -s women --round 7 --date '2026-09-10 10:00'
run set e.oly -s women --round 30 --date '2026-10-03 16:00'
for s in open women; do
    quietly number e.oly -s $s
    quietly lot e.oly white -s $s
    quietly pair e.oly -s $s
    quietly publish e.oly -s $s
done

# At 11:00 the line-ups of one section were due at 10:00, those of the other are due at 11:30.
NOW='2026-09-02 11:00'
for s in open women; do
    run show e.oly -s $s | grep -i 'line-ups'
    run lineups e.oly -s $s | grep -i 'due'
    run pairings e.oly -s $s | sed -n 3p
done
team() { grep "<section name=\"$1\"" -A 2 registration.xml | sed -n 's/.*<team name="\([^"]*\)".*/\1/p'; }
untouched e.oly run lineup e.oly "$(team open)" 1 2 3 4 -s open
run lineup e.oly "$(team women)" 1 2 3 4 -s women
run lineups e.oly --open -s women
NOW='2026-09-02 15:00'
quietly lineups e.oly --open -s open --reason 'all are here'
quietly lineups e.oly --open -s women --reason 'all are here'
run start e.oly -s women | tail -n 1
run result e.oly 1.1 1-0 -s women

# In files.
run export e.oly --as trf26 -s open | grep '^132'
run export e.oly --as trf26 -s women | grep '^132'
run export e.oly --as pgn -s women | grep -m 1 '^\[Date'
quietly export e.oly --as json -o e.json
python3 -c "
import json
event = json.load(open('e.json'))
for of in [event] + event['sections']:
    print(of['name'], [tuple(d.values()) for d in of.get('dates', []) if d['round'] < 3])"
quietly new again.oly e.json
quietly export again.oly --as json -o again.json
cmp e.json again.json && echo the same event comes back

# An hour that is that of the event follows it again.
run set e.oly -s women --round 1 --date '2026-09-02 14:00' --lineups ''
run set e.oly --round 2 --date '2026-09-03 13:00'
run set e.oly -s women --round 2 --date '2026-09-04 09:00'
run undo e.oly -s women
run fsck e.oly
