#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The width of the terminal: what COLUMNS says, what the terminal itself says; a pipe and a file have none.
script -qec true /dev/null >/dev/null 2>&1 </dev/null || { echo 'not ok - columns # SKIP no terminal can be made here'; exit 0; }
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly bar e.oly Poland Bulgaria -s open --reason 'both federations have asked for it before the second technical meeting'
quietly pair e.oly -s open
quietly move e.oly Greece Egypt -s open --reason 'the delegations live in one house, and their bus leaves it only once a day'

run journal e.oly
export COLUMNS=80
run journal e.oly
run changes e.oly
run explain e.oly -s open Greece Egypt
run journal e.oly -o journal.txt
run pairings e.oly -s open | awk 'length($0) > 80 { print "too wide: " $0 }'
wc -l <journal.txt
export COLUMNS=wide
run changes e.oly
unset COLUMNS

script -qfec "stty cols 72; '$program' changes e.oly" screen.txt </dev/null >/dev/null
tr -d '\r' <screen.txt | grep -v -e '^Script ' -e '^$'
