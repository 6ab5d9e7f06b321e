#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has the units of import/ and teams/.
# A year of birth has one limit, 2999, whoever reads it: what one reader takes, all of them take.
# Files of other programs have years beyond it read as not known.
. "$(dirname "$0")/golden"

sed 's/fideid="990001"/& born="1990"/' "$data/small/registration.xml" >year.xml
printf 'section,team,federation,player,born,fide_id\nopen,Norway,NOR,"Berg, Ole",1990,990001\n,,,"Lie, Per",,\n,,,"Moe, Jan",,\n,,,"Ruud, Kai",,\n' >year.csv
printf 'name,federation,rating,born,fide-id\n"Berg, Ole",NOR,2100,1990,990001\n"Lie, Per",NOR,2000,,\n' >players.csv
quietly new ops.oly --squads-close '2030-01-01 10:00' --name 'Small Olympiad'
quietly import ops.oly year.xml
quietly export ops.oly --as json -o year.json
quietly new cup.oly --name Cup
quietly section cup.oly cup --unit player --system club
quietly import cup.oly players.csv
quietly number cup.oly
quietly lot cup.oly white
quietly export cup.oly --as trf16 -o year.trf

# Each door takes the year, or refuses it in words that name it; nobody cuts it silently. $1: what the door is called.
door() {
    what=$1
    shift
    "$program" "$@" >said 2>&1
    code=$?
    echo "$what: $code" $(grep -o '[^:]*[bB]orn.*\|.*ear of birth.*\|.*[fF][iI][dD][eE][- _]\?id.*' said | head -n 1)
}
try() { # what is changed in each file, for sed
    mkdir work && cd work || exit
    for file in ../year.xml ../year.csv ../players.csv ../year.json ../year.trf; do
        sed "$1" $file >$(basename $file)
    done
    quietly new e.oly --name Cup
    door XML import e.oly year.xml
    quietly new f.oly --name Cup --federation NOR
    door table import f.oly year.csv
    quietly new g.oly --name Cup
    quietly section g.oly cup --unit player --system club
    door players import g.oly players.csv
    door JSON new h.oly year.json
    door TRF new i.oly year.trf
    cp ../ops.oly .
}
for year in 0 1899 1900 2999 3000 9998; do
    echo "# born $year"
    try s/1990/$year/
    "$program" export i.oly --as json | grep -o '"born":.*' | head -n 1
    door correct correct ops.oly Poland 1 --born $year -s open
    door replace replace ops.oly Poland 1 'Nowak, Adam' --born $year -s open
    cd .. && rm -r work
done
