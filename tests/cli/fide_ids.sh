#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A FIDE id has up to eleven digits, as in columns 58 to 68 of a report file, whoever reads or writes it: what one reader takes, all of them take, and
# none keeps a part of it.
. "$(dirname "$0")/golden"

cp "$data/small/registration.xml" in.xml # its first player has the id 990001
printf 'section,team,federation,player,fide_id\nopen,Norway,NOR,"Berg, Ole",990001\n,,,"Lie, Per",\n,,,"Moe, Jan",\n,,,"Ruud, Kai",\n' >in.csv
printf 'name,federation,rating,fide-id\n"Berg, Ole",NOR,2100,990001\n"Lie, Per",NOR,2000,\n' >players.csv
quietly new ops.oly --squads-close '2030-01-01 10:00' --name 'Small Olympiad'
quietly import ops.oly in.xml
quietly export ops.oly --as json -o in.json
quietly new cup.oly --name Cup
quietly section cup.oly cup --unit player --system club
quietly import cup.oly players.csv
quietly number cup.oly
quietly lot cup.oly white
quietly export cup.oly --as trf16 -o in.trf

# Each door takes the number, or refuses it in words that name it; nobody cuts it. $1: what the door is called.
door() {
    what=$1
    shift
    "$program" "$@" >said 2>&1
    code=$?
    echo "$what: $code" $(head -n 1 said)
}
try() { # what is changed in each file, for sed
    mkdir work && cd work || exit
    for file in ../in.xml ../in.csv ../players.csv ../in.json ../in.trf; do
        sed "$1" $file >$(basename $file)
    done
    quietly new e.oly --name Cup
    door XML import e.oly in.xml
    quietly new f.oly --name Cup --federation NOR
    door table import f.oly in.csv
    quietly new g.oly --name Cup
    quietly section g.oly cup --unit player --system club
    door players import g.oly players.csv
    door JSON new h.oly in.json
    door TRF new i.oly in.trf
    cp ../ops.oly .
}
# What each file that was taken has: the number as it was written, never the rest of it.
kept() {
    for file in "$@"; do
        [ ! -e "$file" ] || echo "$file keeps" $("$program" export "$file" --as json 2>/dev/null | grep -o '"fide_id": [0-9]*' | head -n 1)
    done
}
# A small event with a published round, as the site of chess-results has it, and a rating list: other doors for an id.
quietly number ops.oly -s open
quietly lot ops.oly white -s open
quietly pair ops.oly -s open
quietly publish ops.oly -s open
quietly export ops.oly --as chess-results -s open -o cr.xml 2>/dev/null
printf '<playerslist><player><fideid>990001</fideid><name>Berg, Ole</name><country>NOR</country><o_title>IA</o_title><rating>2100</rating></player></playerslist>\n' >list.xml
for id in 2147483648 4295957297 99999999999 100000000000; do
    echo "# FIDE id $id"
    try "s/     990001/$(printf %11s $id)/; s/990001/$id/"
    kept e.oly f.oly g.oly h.oly i.oly
    if [ -e i.oly ]; then
        "$program" export i.oly --as trf16 -o again.trf 2>/dev/null
        grep -o "^001.*$id" again.trf | cut -c 58-
    fi
    door correct correct ops.oly Poland 1 --fide-id $id -s open --confirm --reason test
    if [ $code -eq 0 ]; then # a game that names him by his id alone
        quietly lineups ops.oly --open -s open --confirm --reason test
        "$program" export ops.oly --as pgn -s open -o games.pgn
        grep -o ".*FideId.*$id" games.pgn
        awk -v RS= -v ORS='\n\n' "/$id/" games.pgn | sed 's/\[\(White\|Black\) ".*/[\1 "?"]/; s/"\*"/"1-0"/; /Team "/d; /Board "/d; s/^\*/1-0/; s/Round ".*"/Round "?"/' >one.pgn
        door PGN results ops.oly one.pgn -s open
    fi
    cp ../ops.oly .
    door replace replace ops.oly Poland 1 'Nowak, Adam' --fide-id $id -s open --reason test
    sed "s/fideid=\"990001\"/fideid=\"$id\"/" ../cr.xml >cr.xml
    door chess-results new j.oly cr.xml
    "$program" export j.oly --as json 2>/dev/null | grep -o "\"fide_id\": $id" | head -n 1
    sed "s/990001/$id/" ../list.xml >list.xml
    "$program" list load list.xml -o list.fide --date 2026-10-01 2>&1
    [ ! -e list.fide ] || "$program" list find list.fide berg -f csv
    door arbiter set e.oly --arbiters "Ann Smith ENG $id"
    "$program" show e.oly | grep '^arbiters'
    cd .. && rm -r work
done
