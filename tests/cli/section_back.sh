#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# One of two sections goes back to an earlier state, and comes again: what was done in the other one, and of the event, stands.
. "$(dirname "$0")/golden"
last() { "$program" journal e.oly --verify | cut -d' ' -f1; }
section() { "$program" export e.oly --as json | python3 -c 'import json, sys; print(json.dumps([s for s in json.load(sys.stdin)["sections"] if s["name"] == sys.argv[1]], sort_keys=True))' "$1"; }
same() { section "$1" >is && cmp is "$2" && echo "$1 is as in $2"; }

quietly new e.oly
quietly import e.oly "$data/small/registration.xml" --user anna
for section in open women; do
    quietly number e.oly -s $section --user anna
    quietly lot e.oly white -s $section --user anna
done
section open >open.paired.not
start=$(($(last) + 1))
quietly pair e.oly -s open --user anna
quietly pair e.oly -s women --user anna
quietly publish e.oly -s open --user anna
quietly set e.oly --city Riga --user anna
quietly publish e.oly -s women --user anna
quietly absent e.oly 5 -s open --from 2 --user anna
section open >open.now
section women >women.now
"$program" explain e.oly -s open --round 1 >explained

echo '# Published pairings need a reason; a preview names each entry and changes nothing.'
untouched e.oly run restore e.oly --before $start -s open --user anna
untouched e.oly run restore e.oly --before $start -s open --user anna --dry-run
run restore e.oly --before $start -s open --user anna --reason 'wrong lot'
same open open.paired.not
same women women.now
run show e.oly | grep -i riga
run journal e.oly --verify | sed 's/Head: .*/Head: ... State: .../'
echo '# It comes again, by going back to before the entry that took it back, with how the pairs came about.'
run restore e.oly --before "$(last)" -s open --user anna --reason 'it was right'
same open open.now
same women women.now
"$program" explain e.oly -s open --round 1 | cmp - explained && echo 'and explained as before'
echo '# Undo goes on from there: the last that stands, and the last but one.'
run undo e.oly -s open --user anna
run undo e.oly -s open --user anna --dry-run --reason 'wrong lot'
echo '# The whole event goes back over it, and comes again.'
now=$(last)
section open >open.now
quietly restore e.oly --before $((start + 3)) --user anna --confirm --reason 'all of it'
section women >is && cmp -s is women.now || echo 'women are back, too'
quietly restore e.oly --before $((now + 1)) --user anna --confirm --reason 'all of it again'
same open open.now
same women women.now
echo "# Somebody else's work is told, and wants to be confirmed; that of another section is not in question."
there=$(($(last) + 1))
quietly absent e.oly 6 -s open --from 2 --user bert
quietly absent e.oly 6 -s women --from 2 --user bert
section women >women.now
untouched e.oly run restore e.oly --before $there -s open --user anna
untouched e.oly run restore e.oly --before $there -s open --user anna --dry-run
run restore e.oly --before $there -s open --user anna --confirm
same open open.now
same women women.now
run undo e.oly -s open --user anna --dry-run --reason why
echo '# What changed the event, or both sections, does not go back with one; nor is there a section before there was one.'
untouched e.oly run restore e.oly --before 2 -s open --user anna --confirm --reason why
untouched e.oly run restore e.oly --before 3 -s men --user anna
quietly section e.oly seniors --user anna
there=$(last)
untouched e.oly run restore e.oly --before "$there" -s seniors --user anna
quietly set e.oly --city Oslo --user anna
quietly lot e.oly black -s seniors --user anna
quietly set e.oly --city Bergen --rounds 7 -s seniors --user anna
quietly lot e.oly white -s seniors --user anna --reason 'drawn again'
untouched e.oly run restore e.oly --before $((there + 2)) -s seniors --user anna
run restore e.oly --before $((there + 4)) -s seniors --user anna
quietly restore e.oly --before "$(last)" -s seniors --user anna
echo '# An entry far back that came again is taken back like any other.'
run restore e.oly --before "$(last)" -s seniors --user anna
echo '# A registration of one section is of that section, which the journal does not name beside it.'
cat >seniors.xml <<'END'
<registration><event name="Small Olympiad" federation="GEO" start="2026-09-01" end="2026-09-10"/><section name="seniors" women="no">
<team name="Ghana" federation="GHA"><player name="Mensah, Kofi" fideid="990901"/><player name="Boateng, Yaw"/><player name="Owusu, Abena"/><player name="Asante, Esi"/></team>
<team name="Malta" federation="MLT"><player name="Borg, Anna"/><player name="Vella, Carmel"/><player name="Zammit, Rita"/><player name="Grech, Paul"/></team>
</section></registration>
END
quietly import e.oly seniors.xml --user anna
there=$(($(last) + 1))
section seniors >seniors.now
quietly number e.oly -s seniors --user anna
run restore e.oly --before "$there" -s seniors --user anna
same seniors seniors.now
run restore e.oly --before $((there - 1)) -s seniors --user anna
run restore e.oly --before "$(last)" -s seniors --user anna
same seniors seniors.now
run undo e.oly -s seniors --user anna
run restore e.oly --before "$(last)" -s seniors --user anna
run journal e.oly --command import
run fsck e.oly
run verify-history e.oly | head -n 12
