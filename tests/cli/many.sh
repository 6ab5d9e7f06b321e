#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: tests/demo/baku.sh has 176 teams.
# Twelve hundred players in one section: no number, column or sheet ends at 999.
. "$(dirname "$0")/golden"
{
    echo name,federation,rating,title
    i=0
    while [ $i -lt 1200 ]; do
        i=$((i + 1))
        echo "\"Player $i, P\",LAT,$((2700 - i)),"
    done
} >players.csv
results() { # round: whoever has White wins at odd tables, the others are drawn
    echo round,table,board,result
    table=0
    while [ $table -lt 600 ]; do
        table=$((table + 1))
        echo "$1,$table,1,$([ $((table % 2)) = 1 ] && echo 1-0 || echo 1/2)"
    done
}

quietly new e.oly --name Many
quietly section e.oly open --unit player --system dutch2006 --rounds 9
run import e.oly players.csv
run number e.oly | tail -n 3
quietly lot e.oly white
for round in 1 2; do
    quietly pair e.oly
    quietly publish --confirm --leave-fide-mode e.oly
    results $round >results.csv
    quietly results e.oly results.csv
done
run pair e.oly | tail -n 6
quietly publish --confirm --leave-fide-mode e.oly
run standings e.oly | tail -n 4
run team e.oly 1200 | head -n 5
run result e.oly 600 1-0
run export e.oly --as trf26 -o e.trf
grep '^001 *\(1\|1000\|1200\) ' e.trf
run engine --system dutch2006 -c e.trf
run export e.oly -o e.json
run new f.oly e.json
run standings f.oly | tail -n 5
quietly report e.oly index -f pdf -o index.pdf
quietly report e.oly table-cards -f pdf -o cards.pdf
pdftotext -layout index.pdf - | grep -o 'Player [0-9]\+' | sort -u | wc -l
pdftotext cards.pdf - | grep -o 'Player [0-9]\+' | sort -u | wc -l
run fsck e.oly
