#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A report as a workbook: chosen by --format, or by the ending of the file. What is in it: tests/unit/reports/test_xlsx.c.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s women

run report e.oly numbers -s women -o numbers.xlsx
head -c 2 numbers.xlsx && echo ': a zip file'
"$program" report e.oly numbers -s women -f xlsx | cmp - numbers.xlsx && echo 'the same workbook'
run report e.oly numbers -s women -o letter.xlsx --paper Letter
cmp -s letter.xlsx numbers.xlsx || echo 'another paper'
run report e.oly numbers -s women -f xlsx -o e.oly

echo '# no room for it'
(ulimit -f 0; "$program" report e.oly numbers -s women -o numbers.xlsx 2>said)
echo "exit $?"
"$program" report e.oly numbers -s women -f xlsx | cmp - numbers.xlsx && echo 'the old one is still there'
ls
