#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Names as long as their columns, and longer, in letters of one byte and of two: what is exported is read back, and exported again it is the same.
here=$(pwd)
program=${OLYMPAIR:-$here/build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export LC_ALL=C TZ=UTC OLYMPAIR_USER=arbiter
status=0

row() { # team code: players of 33 letters, of 32 and of few, the last of two bytes each
    for player in 'Abcdefghijklmnopqrstuvwxyz, Abcde' 'Zyxwvutsrqponmlkjihgfedcba, Abcd' 'Short, Sam' 'Đšćžđšćžđšćžđšćžđšćžđšćž, Žđšćžđš'; do
        echo "$1,$2,\"$player $2\",2400"
    done
}
{
    echo 'Team,Federation,Player,Rating'
    row 'Saint Vincent and the Grenadines' VIN
    row 'Saint Kitts and Nevis and Islands' SKN
    row 'Çöğüşıñáéíóúàèìòùâêîôûäëïöüÿåæøß' TUR
    row 'Fiji' FIJ
} >teams.csv
{
    "$program" new e.oly --federation NOR && "$program" section e.oly open --rounds 3 && "$program" import e.oly teams.csv &&
        "$program" number e.oly && "$program" lot e.oly white && "$program" pair e.oly && "$program" publish e.oly &&
        "$program" result e.oly 1 1-0 1/2 0-1 1-0 --players 1,2,3,4 --opponents 1,2,3,4
} >said 2>&1 || { cat said; exit 1; }
for kind in trf16 trf26; do
    if "$program" export e.oly --as $kind -o 1.trf >said 2>&1 && "$program" new $kind.oly 1.trf >said 2>&1 &&
        "$program" export $kind.oly --as $kind -o 2.trf >>said 2>&1 && cmp 1.trf 2.trf >>said; then
        echo "ok - names fill the columns of $kind"
    else
        echo "not ok - names fill the columns of $kind"
        cat said
        status=1
    fi
done
exit $status
