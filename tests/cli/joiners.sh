#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Letters without width that are spelling: a registration in Persian, Sinhala and Hindi is taken, names are found without them, and elsewhere they are refused.
. "$(dirname "$0")/golden"
NJ=$(printf '\342\200\214') J=$(printf '\342\200\215')
quietly new e.oly --name 'Cup' --start 2026-09-01 --end 2026-09-10
quietly set e.oly --federation NOR
teams() {
    echo 'Team,Federation,Player'
    for who in Ann Ben Cid Dan; do echo "$1,IRI,$who $1"; done
    for who in Ann Ben Cid Dan; do echo "$2,SRI,$who $2"; done
}
teams "خانه${NJ}ها" "ශ්${J}රී ලංකා" >joined.csv
run import e.oly joined.csv
echo '# found without them, and as they are written'
run correct e.oly 'خانهها' --captain Eve -n
run correct e.oly "خانه${NJ}ها" --captain Eve -n
"$program" teams e.oly -f json | grep -c "$NJ\|$J"
"$program" report e.oly numbers -f pdf -o n.pdf 2>&1 && pdftotext n.pdf - | grep -c .
echo '# names that differ by one alone are one name'
teams "خانه${NJ}ها" 'خانهها' >same.csv
untouched e.oly run import e.oly same.csv
echo '# where nobody sees them'
teams "Al${NJ}pha" "Be${J}ta" >hidden.csv
untouched e.oly run import e.oly hidden.csv
echo '# between letters that would not join: typed all the same, and left out'
teams "رضا${NJ}زاده" 'نا'"${NJ}"'امید' >idle.csv
quietly new idle.oly --name 'Cup' --start 2026-09-01 --end 2026-09-10
quietly set idle.oly --federation NOR
run import idle.oly idle.csv
"$program" teams idle.oly -f csv | cut -d, -f2 | sort -u
run correct idle.oly "رضا${NJ}زاده" --captain "محمد${NJ}علی" -n
