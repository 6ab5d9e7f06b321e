#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A report as one page for a browser: chosen by --format, or by the ending of the file.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly set e.oly --name '<b>Small</b> & "Great" Olympiad'
quietly number e.oly -s women

echo '$ olympair report e.oly numbers -s women -f html'
"$program" report e.oly numbers -s women -f html | sed '/^<style>$/,/^<\/style>$/ { /style>$/! d }'
run report e.oly numbers -s women -o numbers.html
"$program" report e.oly numbers -s women -f html | cmp - numbers.html && echo 'the same page'
