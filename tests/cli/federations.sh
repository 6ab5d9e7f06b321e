#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A table of federations in place of that of the program: dated, checked, old codes accepted with a warning.
. "$(dirname "$0")/golden"
run federations | tail -n 7
run federations -f csv | sed -n '1,3p;$p'
quietly federations -f csv -o own.csv
run federations own.csv -f csv -o again.csv
cmp own.csv again.csv
sed 's/^NOR,Norway,,,,/NOW,Norway,,,,/; s/2026-11-21/2027-03-01/; $a NOR,Norway,,,NOW,' own.csv >new.csv
run federations new.csv | tail -n 7
sed 's/Norway/Romania/; s/"NOR"/"ROM"/' "$data/small/registration.xml" | sed '0,/federation="POL"/s//federation="NOR"/; 0,/federation="BUL"/s//federation="ROM"/' >teams.xml
quietly new e.oly
untouched e.oly run import e.oly teams.xml -n
export OLYMPAIR_FEDERATIONS=new.csv
untouched e.oly run import e.oly teams.xml -n
run set e.oly --federation NOW
for change in 's/^code/kode/' 's/^AFG/Afg/' 's/^ALB/AFG/' 's/Romania,,,ROU/Romania,,,ROX/' 's/2027-03-01/soon/' 's/Afghanistan//'; do
    sed "$change" new.csv >bad.csv
    run federations bad.csv
done
OLYMPAIR_FEDERATIONS=bad.csv run show e.oly
OLYMPAIR_FEDERATIONS=missing run show e.oly
