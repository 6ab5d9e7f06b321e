#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Sheets for the hall and for captains: what is written on, what a camera reads, what stands on the tables.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
export NOW

NOW='2026-08-10 12:00'
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly set e.oly --round 1 --date '2026-09-01 15:00' -s open
quietly set e.oly --start 2026-09-01 --end 2026-09-12 --squads-close '2026-08-20 18:00'
run report e.oly order-forms -s open | head -n 24
run report e.oly match-sheets -s open
quietly lot e.oly white -s open
quietly arrive e.oly --section open 1-6
quietly pair e.oly -s open
quietly publish e.oly -s open
run report e.oly index -s open
run report e.oly entry-sheet -s open
run report e.oly lineup-slips -s open | head -n 28
run report e.oly captains -s open | head -n 28
run report e.oly match-sheets -s open | head -n 20
run report e.oly player-cards -s open
run report e.oly table-cards -s open | head -n 12
run report e.oly table-cards -s open --format csv
NOW='2026-09-01 10:30'
quietly lineups e.oly --open -s open
run report e.oly match-sheets -s open | head -n 20
run report e.oly player-cards -s open --format csv | head -n 4

# What a camera reads from the paper, as it is photographed at 150 dots an inch.
for format in pdf html xlsx; do
    "$program" report e.oly match-sheets -s open -o "sheets.$format"
done
pdfinfo sheets.pdf | grep Pages
pdftoppm -r 150 -gray -png sheets.pdf page
zbarimg --nodbus -q --raw page-*.png
grep -c '<svg' sheets.html

# On paper the table is read from afar, and whoever sits there is named beside boxes; of the first match.
pdftotext -layout -l 1 sheets.pdf -
qpdf --qdf --object-streams=disable --pages sheets.pdf 1 -- --empty - | LC_ALL=C awk '/ Tf$/ { print $2 }' | sort -nu | tail -n 1

# A card is read from both sides: half of its letters stand upside down.
"$program" report e.oly table-cards -s open -o cards.pdf
qpdf --qdf --object-streams=disable cards.pdf - | LC_ALL=C awk '/ Tm$/ { n[$1 < 0]++ } END { print n[0], "upright,", n[1], "turned" }'
