#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A rating list: loaded, shown, searched; an event compared with it, and what is accepted of it.
# RULE_TEST: RATING RATING_FLOOR
. "$(dirname "$0")/golden"
small=standard_oct26frl.xml
cp "$data/small/$small" .
cp "$small" list.xml
cp "$data/small/registration.xml" .
run list load $small -o 2026-10.fide
run list load $small -o 2026-10.fide
run list show 2026-10.fide
run list show 2026-10.fide -f csv
run list find 2026-10.fide đặng
run list find 2026-10.fide THUY phun
run list find 2026-10.fide 990012 -f json
run list find 2026-10.fide 7
run list find 2026-10.fide dang --top 1
run list load list.xml -o other.fide
run list load list.xml -o other.fide --date 2026-11-31
run list load list.xml -o other.fide --date 2026-11-01 --rapid
run list load list.xml -o other.fide --rapid --blitz
run list load nothing.xml -o other.fide
run list load registration.xml -o other.fide --date 2026-11-01
head -c 600 $small >cut.xml
run list load cut.xml -o other.fide --date 2026-11-01
printf 'PK\003\004 and no more' >broken.zip
run list load broken.zip -o other.fide
run list weigh list.xml
ls
run new six.oly --city Batumi
run import six.oly registration.xml
untouched six.oly run list load $small -o six.oly
run list show six.oly
run ratings six.oly
run ratings six.oly --list six.oly
untouched six.oly run ratings six.oly --list 2026-10.fide -s open
run ratings six.oly --list 2026-10.fide -s women
run ratings six.oly --list 2026-10.fide -o news.csv
grep -v 'not in the list' news.csv
run ratings six.oly --list 2026-10.fide --accept 990010,7
run ratings six.oly --list 2026-10.fide --accept 990010,Fiji
untouched six.oly run ratings six.oly --list 2026-10.fide --accept all -n
run ratings six.oly --list 2026-10.fide --accept 990010
run ratings six.oly --list 2026-10.fide --accept 990010
run correct six.oly Vietnam 2 --rating 2500 -s open
printf 'fide_id,why\n990011,\n990161,yes\n' >some.csv
run ratings six.oly --list 2026-10.fide --accept some.csv
run ratings six.oly --list 2026-10.fide --accept all
run ratings six.oly --list 2026-10.fide --accept all
run show six.oly | grep ^ratings
run ratings six.oly --list 2026-10.fide -s open
echo '# a year of birth unlike the list is named, and taken'
run correct six.oly Vietnam 1 --born 1997 -s open
"$program" ratings six.oly --list 2026-10.fide -f csv | grep born
run ratings six.oly --list 2026-10.fide --accept 990010
quietly undo six.oly
quietly undo six.oly
echo '# the registration again has its own ratings again, and no list is named'
run import six.oly registration.xml
run show six.oly | grep ^ratings
quietly undo six.oly
run show six.oly | grep ^ratings
run number six.oly -s open
run undo six.oly
run undo six.oly
run show six.oly | grep ^ratings
run ratings six.oly --list 2026-10.fide -s women
"$program" number six.oly -s open --now "$NOW" >/dev/null
"$program" lot six.oly white -s open --now "$NOW" >/dev/null
"$program" pair six.oly -s open --now "$NOW" >/dev/null
"$program" correct six.oly Vietnam 1 --rating 2600 -s open --now "$NOW"
"$program" pair six.oly -s open --now "$NOW" >/dev/null
"$program" publish six.oly -s open --now "$NOW" >/dev/null
untouched six.oly run ratings six.oly --list 2026-10.fide --accept 990010
run ratings six.oly --list 2026-10.fide --accept 990010 --reason 'the list of October'
run journal six.oly --command ratings
echo '# arbiters by their FIDE ids: of "IA,FT" the arbiter, what was typed stays'
cat >arbiters_oct26.xml <<'XML'
<playerslist>
<player><fideid>4200012</fideid><name>Nikolopoulos, Takis</name><country>GRE</country><sex>M</sex><title></title><w_title></w_title><o_title>IO,IA</o_title>
<rating>0</rating><games>0</games><k>0</k><birthday>1959</birthday><flag></flag></player>
<player><fideid>990500</fideid><name>Smith, Ann</name><country>ENG</country><sex>F</sex><o_title>FA</o_title><rating>1900</rating><games>0</games><k>20</k><flag></flag></player>
<player><fideid>990501</fideid><name>Jones, Bob</name><country>WLS</country><sex>M</sex><o_title>FT</o_title><rating>0</rating><games>0</games><k>20</k><flag></flag></player>
</playerslist>
XML
run list load arbiters_oct26.xml -o arbiters.fide
untouched six.oly run set six.oly --arbiters '4200012 (chief arbiter)'
untouched six.oly run set six.oly --arbiters '4200013 (chief arbiter)' --list arbiters.fide
untouched six.oly run set six.oly --arbiters 'Ann Smith 4200012' --list arbiters.fide
untouched six.oly run set six.oly --arbiters '4200012' --list six.oly
untouched six.oly run set six.oly --arbiters '4200012; 4200012' --list arbiters.fide
untouched six.oly run set six.oly --arbiters '4200012 Takis (chief arbiter)' --list arbiters.fide
untouched six.oly run set six.oly --arbiters '42000120000000000000 (chief arbiter)' --list arbiters.fide
run set six.oly --arbiters '4200012 (chief arbiter); NA Ann Smith 990500; Bob Jones SCO 990501 (deputy); Cy Young 77; Dee (arbiter)' --list arbiters.fide
run report six.oly arbiter-forms -f csv
run set six.oly --arbiters 'Nikolopoulos, Takis GRE (4200012) (chief arbiter)'
run report six.oly arbiter-forms -f csv
echo '# a rapid list: who has no rapid rating in it has the standard one, and where the file has none of it the player keeps his own'
sed 's|</rating>|</rating><rapid_rating>0</rapid_rating>|; 0,/<rapid_rating>0/s//<rapid_rating>2222/' $small >rapid.xml
sed 's|<rating>[0-9]*</rating>||' rapid.xml >alone.xml
for file in rapid alone; do
    run list load $file.xml -o $file.fide --date 2026-11-01 --rapid
    "$program" ratings six.oly --list $file.fide -f csv | grep ',rating,'
done
run federations -f csv | grep -E '^(NON|FID),'
