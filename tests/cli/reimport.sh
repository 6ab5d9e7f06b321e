#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A registration that comes again: what the desk knows of a team stays, and who is gone, new or changed is named.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" first.xml
quietly new e.oly
quietly import e.oly first.xml
for section in open women; do
    quietly number e.oly -s $section
    quietly lot e.oly white -s $section
done
quietly arrive e.oly Ireland -s open
quietly arrive e.oly Poland --with 4 -s open
quietly announce e.oly Vietnam --due '2026-09-01 20:00' --travel 'LO 123' -s open
quietly announce e.oly Egypt --due '2026-09-01 21:00' -s open
quietly order e.oly Poland --received --confirmed -s open
quietly order e.oly Greece --received -s open
quietly order e.oly Egypt --received -s open
quietly replace e.oly Azerbaijan 3 'Quliyev, Adil' --rating 2401 --fide-id 991001 -s open
quietly number e.oly -s open
quietly absent e.oly Madagascar --from 2 -s open
quietly bar e.oly Vietnam Ireland -s open
quietly points e.oly Bulgaria -1 0 --reason 'came late' -s open
quietly renumber e.oly Ireland --above Poland -s open
quietly pair e.oly -s open
desk() { # what the desk knows
    "$program" presence e.oly -s open -f csv --now "$NOW"
    "$program" orders e.oly -s open -f csv
    "$program" teams e.oly -s open -f csv | grep -E 'Azerbaijan|Poland' | cut -d, -f2,6-
}
desk | tee before
# The same once more changes nothing: neither numbers nor the draft.
untouched e.oly run import e.oly first.xml --dry-run
untouched e.oly run import e.oly first.xml
desk | diff before - && echo "as it was"
# Spelling, a captain, a rating, another list, another federation's name, a team gone that is announced, a new one.
sed -e 's/name="Wąsik, Łukasz"/name="Wasik, Lukasz"/' -e "s/captain=\"O'Hanlon, Síle\"/captain=\"Joyce, Ann\"/" \
    -e 's/rating="2610"/rating="2613"/' -e 's/name="Madagascar"/name="République de Madagascar"/' \
    -e 's/time="15:00"/time="14:30"/' first.xml >second.xml
awk '/<team name="Egypt"/ && !done { skip = 1; done = 1 } !skip; /<\/team>/ { skip = 0 }' second.xml >third.xml
awk '/<team name="Greece"/ && !done { done = 1; greece = 1 }
    greece && /<player/ && !held { held = $0; next }
    { print } held && greece && /<player/ { print held; greece = 0 }' third.xml >fourth.xml
sed '0,/<team name="Bulgaria"/s//<team name="Fiji" federation="FIJ">\n<player name="A"\/><player name="B"\/><player name="C"\/><player name="D" rating="2100"\/><\/team>\n    <team name="Bulgaria"/' fourth.xml >fifth.xml
# Board orders are in: it needs a reason, and a dry run is refused as it would be.
untouched e.oly run import e.oly fifth.xml
untouched e.oly run import e.oly fifth.xml --dry-run
untouched e.oly run import e.oly fifth.xml --dry-run --reason 'list of 1 September'
run import e.oly fifth.xml --reason 'list of 1 September'
desk
run journal e.oly --command import
# Points, absence and bar went with their teams; numbers are due again.
run pair e.oly -s open
quietly number e.oly -s open
run pair e.oly -s open
run undo e.oly
# The first file again brings the team back, but not what was known of it; and undo everything.
untouched e.oly run import e.oly first.xml --dry-run
run import e.oly first.xml --reason 'the first list counts'
# Somebody who was put in by the desk turns up in another team.
sed 's/fideid="990030"/fideid="991001"/' first.xml >taken.xml
untouched e.oly run import e.oly taken.xml --reason x
# He was put on board 2 by his captain: he stays there, and so does he who was replaced; also if the registration drops that one.
cp e.oly order.oly
quietly order order.oly Azerbaijan 1 6 2 4 5 3 -s open
untouched order.oly run import order.oly first.xml
squad() {
    "$program" teams order.oly -s open -f csv | grep Azerbaijan | cut -d, -f2,6-
}
squad
cp order.oly full.oly
grep -v 'fideid="990022"' first.xml >without.xml
untouched order.oly run import order.oly without.xml
run import order.oly without.xml --reason 'he is ill'
squad
# Two players come with the next list: there is no room for him any more, and it says so.
sed 's/fideid="990024"\(.*\)/&\n<player fideid="990922" name="Rzayev, Elnur" rating="2300"\/>/' without.xml >more.xml
run import full.oly more.xml --reason 'a new list'
# The registration of another event.
sed 's/<player name="/&X /; s/fideid="99/fideid="88/' first.xml >strangers.xml
sed 's/<team name="/&New /' strangers.xml >other.xml
untouched e.oly run import e.oly other.xml --dry-run
untouched e.oly run import e.oly other.xml --reason x
untouched e.oly run import e.oly strangers.xml
run import order.oly strangers.xml --confirm --reason 'all lists are new' | tail -n 3
# After the first publication: the section that plays may come as it is, beside one that changes.
quietly number e.oly -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
untouched e.oly run import e.oly second.xml
sed '/name="women"/,$s/rating="2/rating="1/' first.xml >women.xml
run import e.oly women.xml | cut -c1-200
run journal e.oly --verify | sed 's/Head: .*/Head: ... State: .../'
echo '# dates of rounds that no section has: left out, until a section has them'
sed 's,</event>,<round number="8" date="2026-09-10" time="15:00"/><round number="10" date="2026-09-10" time="18:00"/>&,' "$data/small/registration.xml" >many.xml
quietly new many.oly
run import many.oly many.xml
"$program" export many.oly --as json | grep -c '2026-09-10 15:00'
run set many.oly --rounds 9 -s women
run import many.oly many.xml
"$program" export many.oly --as json | grep '2026-09-10 15:00'
echo '# every list of the section that names teams follows them: an excuse, too'
"$program" export e.oly --as json >whole.json
python3 - <<'END'
import json
event = json.load(open('whole.json'))
event['sections'] = [s for s in event['sections'] if s['name'] == 'open']
section = event['sections'][0]
for name in ('rounds', 'barred', 'absences'):
    section.pop(name, None)
named = [t['name'] for t in section['teams']]
section['excuses'] = [{'team': named.index('Greece') + 1, 'round': 1, 'reason': 'the bus'}, {'team': named.index('Bulgaria') + 1, 'round': 1, 'reason': 'fog'}]
json.dump(event, open('excused.json', 'w'))
END
quietly new excused.oly excused.json
sed '/<team name="Bulgaria"/,/<\/team>/d' first.xml >less.xml
run import excused.oly less.xml --confirm --reason 'fog' | grep excuse
"$program" export excused.oly --as json >after.json
python3 -c "
import json
section = json.load(open('after.json'))['sections'][0]
print([section['teams'][e['team'] - 1]['name'] for e in section['excuses']])"
