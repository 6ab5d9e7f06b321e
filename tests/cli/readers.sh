#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What is noted for those who run the event stands on none of the sheets that hang in the hall or go to captains.
. "$(dirname "$0")/golden"
export NOW

NOW='2026-09-01 19:20'
cp "$data/small/registration.xml" .
quietly new e.oly --name 'Small Cup'
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
OLYMPAIR_USER=Beatrice quietly bar e.oly Poland Greece -s open --reason 'quarrel of the federations'
quietly pair e.oly -s open
quietly publish e.oly -s open

# How many lines of a file name who barred the pair, or why; and how many say that it is barred.
count() { echo "$1: $(grep -cE 'quarrel|Beatrice' "$2") $(grep -c 'barred from meeting' "$2")"; }
for format in text csv json html; do
    "$program" report e.oly protocol -s open --format $format >sheet
    count "protocol, $format" sheet
    "$program" report e.oly captains -s open --format $format >sheet
    count "captains, $format" sheet
done
quietly print e.oly --set evening -s open -o set.pdf
pdftotext set.pdf - | tr '\n' ' ' >sheet
count 'evening set' sheet
"$program" explain e.oly Poland -s open -o sheet.txt >/dev/null
count "explain, a file" sheet.txt
quietly trace e.oly -s open -o trace.json
count "trace, a file" trace.json
"$program" verify trace.json | cut -d. -f1
quietly site e.oly www
cat $(find www -type f -name '*.[hjct]*') >sheet
echo "site: $(grep -cE 'quarrel|Beatrice' sheet)"

# The TAP's own screen has it.
run explain e.oly Poland -s open
