#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Registrations as workbooks and CSV: the template, what is found in which cell, and the second registration.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xlsx" "$data/small/planted.xlsx" .
run new t.oly --name 'Small Olympiad' --start 2026-09-01 --end 2026-09-10
untouched t.oly run import t.oly registration.xlsx
quietly set t.oly --federation VIE
untouched t.oly run import t.oly planted.xlsx
untouched t.oly run import t.oly registration.xlsx -n
run import t.oly registration.xlsx
run import t.oly registration.xlsx
run teams t.oly -s open
run report t.oly player Ireland 4 -s open

# The same teams as CSV, one of them changed.
cat >open.csv <<'EOF'
Fed;Team;Captain;Name;FIDE-ID;Title;ELO;Sex;Date
VIE;Vietnam;Phạm Thị Hồng;Nguyễn, Đức Tường;990010;GM;2610;m;
VIE;Vietnam;Phạm Thị Hồng;Đặng, Quốc Bảo;990011;GM;2570;m;
IRL;Ireland;O'Hanlon, Síle;O'Dwyer, Tadhg;990040;IM;2431;;
VIE;Vietnam;;Trần, Hữu Phước;990012;IM;2502;m;
;;;Lê, Thế Vỹ;990013;IM;2444;m;
IRL;Ireland;;D’Arcy-Ní Bhriain, Oisín;990041;FM;2350;;
;;;"O'Shaughnessy, Cathal & <Sons>";990044;CM;2204;;
;;;Breathnach, Eoghan;990045;;;;
;;;Mac Giolla Phádraig, Fiachra;990042;FM;2318;;
EOF
run import t.oly open.csv -n
run import t.oly open.csv
printf '\357\273\277Team,Player,Rating\r\nIreland,"Two\nlines",12\r\n' >odd.csv
untouched t.oly run import t.oly odd.csv
printf 'Team,Player\nFiji,Bad \377 byte\n' >bytes.csv
untouched t.oly run import t.oly bytes.csv
printf 'table,board,result\n1,1,1-0\n' >results.csv
untouched t.oly run import t.oly results.csv
cp results.csv results.txt
untouched t.oly run import t.oly results.txt

# The template: what it has is what is read.
run template registration -o empty.xlsx
run template registration -o empty.csv
cat empty.csv
run template registration
untouched t.oly run import t.oly empty.xlsx
untouched t.oly run import t.oly empty.csv
echo 'women,Fiji,FIJ,,,"Smith, Ann",77,,2000,w,1990-05-31,' >>empty.csv
untouched t.oly run import t.oly empty.csv
run template results

# What is no workbook.
printf '\320\317\021\340 and no more' >old.xls
untouched t.oly run import t.oly old.xls
printf 'PK\003\004 and no more' >broken.xlsx
untouched t.oly run import t.oly broken.xlsx
head -c 900 registration.xlsx >cut.xlsx
untouched t.oly run import t.oly cut.xlsx
