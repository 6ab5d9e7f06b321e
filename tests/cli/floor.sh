#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A rating floor above everybody who is rated is asked about, whichever way it comes; one that is as high as the highest is not.
. "$(dirname "$0")/golden"
NOW='2026-08-01 10:00'
export NOW
quietly new e.oly --name Olympiad
highest=2655 # of the open section, by its registration
sed '0,/ floor="1400"/s// floor="2656"/' "$data/small/registration.xml" >above.xml
sed "0,/ floor=\"1400\"/s// floor=\"$highest\"/" "$data/small/registration.xml" >equal.xml
untouched e.oly run import e.oly above.xml
cp e.oly equal.oly
quietly import equal.oly equal.xml
run import e.oly above.xml --dry-run
quietly import e.oly above.xml --confirm
quietly export equal.oly --as json -o equal.json
echo '# it is not asked about again, but whatever is higher is'
run set e.oly -s open --hall A
untouched e.oly run set e.oly -s open --floor 2900
run set e.oly -s open --floor 2900 --confirm
run set e.oly -s open --floor $highest
echo '# the ratings may sink below it, too'
quietly section e.oly club --floor 2000 --system club
printf 'section,team,federation,player,rating\n' >club.csv
for n in 1 2 3 4; do echo "club,Rooks,GEO,Player $n,1$n"00; done >>club.csv
untouched e.oly run import e.oly club.csv
echo '# it is asked about when an event is taken over, from whatever file'
quietly set e.oly -s open --floor 2900 --confirm
run export e.oly --as json -o e.json
run new again.oly e.json
[ ! -e again.oly ] || echo 'THERE IS A FILE'
run new again.oly e.json --confirm
run new equal-again.oly equal.json
quietly number again.oly -s open
"$program" export again.oly -s open --as trf26 -o open.trf 2>/dev/null
run new trf.oly open.trf
run new trf.oly open.trf --floor $highest
run new trf16.oly open.trf --confirm
run new none.oly --confirm
echo '# words of JSON that are missing or none of those that may stand there'
of_json() { # a program for jq
    jq "$1" e.json >wrong.json
    run new wrong.oly wrong.json
    [ ! -e wrong.oly ] || echo 'THERE IS A FILE'
}
of_json 'del(.sections[0].lineup_default)'
of_json '.sections[0].lineup_default = "captain"'
of_json '.sections[1].lineup_default = "anything"'
of_json '.sections[2].lineup_default = ""'
of_json '.sections[0].unit = "pair"'
of_json '.sections[0].score = ""'
of_json '.sections[0].lot = "grey"'
of_json '.sections[0].preference = "C"'
of_json '.sections[0].secondary = true'
of_json '.sections[0].left_fide_mode_by = "captain"'
of_json '.sections[0].teams[0].players[0].sex = "x"'
