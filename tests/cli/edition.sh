#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Whoever names no edition has that of the day on which the event begins, at every door: 2012 before 2022, else 2022, and the newest where no day is known.
# What was named stands.
. "$(dirname "$0")/golden"

teams() {
    rating=2500
    for team in Norway:NOR Sweden:SWE Denmark:DEN Finland:FIN; do
        echo "<team name=\"${team%:*}\" federation=\"${team#*:}\">"
        for player in One Two Three Four; do echo "<player name=\"${team#*:}, $player\" rating=\"$rating\"/>"; done
        echo '</team>'
        rating=$((rating - 50))
    done
}
# registration ATTRIBUTES-OF-THE-EVENT ATTRIBUTES-OF-THE-SECTION
registration() {
    echo "<registration><event name=\"North Cup\" federation=\"NOR\" $1/><section name=\"open\" women=\"no\" rounds=\"3\" $2>"
    teams
    echo '</section></registration>'
}
rules() { "$program" show "$@" | grep '^  pairing rules'; }
# imported FILE EVENT SECTION: the rules of a new event from it
imported() {
    registration "$2" "$3" >"$1.xml"
    quietly new "$1.oly"
    quietly import "$1.oly" "$1.xml"
    rules "$1.oly"
}

echo '# a registration for 2028'
registration 'start="2028-08-01"' '' >later.xml
quietly new later.oly
run import later.oly later.xml -n
run import later.oly later.xml
rules later.oly
quietly number later.oly
quietly lot later.oly white
quietly pair later.oly
run publish later.oly -n
run publish later.oly
run publish later.oly
echo '# what a publication has fixed follows no date'
quietly set later.oly --start 2016-08-01
rules later.oly

echo '# the days on both sides of the limit; a day of round 1 alone; none'
imported last 'start="2021-12-31"' ''
imported first 'start="2022-01-01"' ''
imported none '' ''
registration '' '' | sed 's|<event \(.*\)/><section|<event \1><round number="1" date="2021-12-30" time="15:00"/></event><section|' >round.xml
quietly new round.oly
quietly import round.oly round.xml
rules round.oly
echo '# what is named stands; a tie-break that is not named goes with the edition'
imported old 'start="2028-08-01"' 'edition="2012"'
imported ecu 'start="2028-08-01"' 'edition="ecu"'
imported break 'start="2028-08-01"' 'tiebreak="khanty-mansiysk"'

echo '# a day that is set afterwards'
run set first.oly --start 2021-06-01
rules first.oly
run undo first.oly
rules first.oly
quietly number first.oly
quietly lot first.oly white
quietly pair first.oly
run set first.oly --start 2021-06-01
echo '# not where somebody has named it, though it was the same'
run set none.oly --edition 2022
run set none.oly --edition 2022
run set none.oly --start 2021-06-01
rules none.oly

echo '# a new section'
quietly new section.oly --start 2019-05-01
quietly section section.oly open
quietly section section.oly women --edition 2022
rules section.oly
echo '# a table'
quietly new table.oly --federation NOR --start 2028-08-01
{
    echo section,team,federation,player,rating
    for player in One Two Three Four; do echo "open,Norway,NOR,\"NOR, $player\",2400"; done
} >table.csv
run import table.oly table.csv

echo '# report files'
quietly backup later.oly played.oly
"$program" export later.oly -s open -o played.trf 2>/dev/null
grep '^[01]92' played.trf
grep -v '^092' played.trf | sed 's/^042 .*/042 2016\/08\/01\r/' >2016.trf
sed 's/^042 .*/042 2028\/08\/01\r/' 2016.trf >2028.trf
grep -v '^042' 2016.trf | grep -v '^132' >none.trf
sed 's/^192 .*/192 FIDE_OLYMPIAD\r/' 2016.trf >code.trf
sed 's/^042 .*/042 2028\/08\/01\r/' played.trf >named.trf
for file in 2016 2028 none code named; do
    rm -f taken.oly
    run new taken.oly $file.trf
    rules taken.oly
done
rm -f taken.oly
quietly new taken.oly 2028.trf --edition 2012
rules taken.oly

echo '# JSON'
"$program" export none.oly --as json >none.json
"$program" export break.oly --as json >break.json
grep -c by_date none.json
grep -o '"[a-z_]*by_date": [a-z]*' break.json
for start in 2021-08-01 2023-08-01; do
    sed "s/\"start\": \"[0-9-]*\"/\"start\": \"$start\"/; /\"edition\": /d; /\"tie_break\": /d; /\"system\": /d; /by_date/d" none.json >bare.json
    rm -f bare.oly
    quietly new bare.oly bare.json
    rules bare.oly
done

echo '# Chess-Results'
quietly set later.oly --round 1 --date '2028-08-01 15:00'
"$program" export later.oly --as chess-results -s open -o chess-results.xml >/dev/null 2>&1
for year in 2016 2028; do
    sed "s/\.2028\"/.$year\"/g" chess-results.xml >cr.xml
    rm -f cr.oly
    run new cr.oly cr.xml
    rules cr.oly
done

echo '# made-up events, which have no day'
printf 'teams = 6\nrounds = 2\n' >made.conf
"$program" engine -g made.conf | grep '^092'
"$program" engine -g made.conf --edition 2012 | grep '^092'

echo '# the squads close a month before, by default: not in other systems, and without a day; a set day stands'
closes() { "$program" show "$@" | grep '^  squads close' || echo none; }
for start in 2028-08-01 2028-03-31 2027-03-31 2028-01-15; do
    imported closes "start=\"$start\"" '' >/dev/null
    closes closes.oly
    rm closes.oly
done
imported closes 'start="2028-08-01"' '' >/dev/null
NOW='2028-07-01 23:59'
sed 's/"NOR, One"/"NOR, First"/' closes.xml >changed.xml
run import closes.oly changed.xml -n
NOW='2028-07-02 00:00'
run import closes.oly changed.xml
run replace closes.oly Norway 1 'Smith, Jo'
run replace closes.oly Norway 1 'Smith, Jo' --reason 'approved by the TAP'
quietly set closes.oly --squads-close '2028-07-20 12:00'
closes closes.oly
run replace closes.oly Sweden 1 'Smith, Ann'
quietly set closes.oly --squads-close '' --system club
closes closes.oly
closes none.oly
