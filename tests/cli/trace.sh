#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The trace of a round: printed, checked, and found out when somebody has changed it.
. "$(dirname "$0")/golden"

run new e.oly --name 'Small Cup'
cp "$data/small/registration.xml" small.xml
quiet() { "$program" "$@" >/dev/null 2>&1; }
quiet import e.oly small.xml
quiet number e.oly -s open
quiet lot e.oly white -s open
run trace e.oly -s open
quiet pair e.oly -s open
run trace e.oly -s open -o round-1.json
run verify round-1.json
run explain e.oly -s open
run explain e.oly -s open Poland
run explain e.oly -s open GRE VIE
run explain e.oly -s open 11
run explain e.oly -s open Poland Poland
run explain e.oly -s open --round 2
quiet bar e.oly Poland Greece -s open --now '2026-09-01 19:20'
quiet pair e.oly -s open
run explain e.oly -s open Poland
run explain e.oly -s open Poland Greece
quiet withdraw e.oly Vietnam -s open --now '2026-09-01 19:30' --reason 'flight cancelled'
quiet pair e.oly -s open
quiet publish e.oly -s open
run explain e.oly -s open Vietnam
quiet move e.oly Poland Greece -s open --reason 'wish of the federations' --order-of 'the President' --confirm --now '2026-09-01 21:00'
quiet bye e.oly Egypt -s open --reason 'left over' --order-of 'the President' --now '2026-09-01 21:05'
run explain e.oly -s open Poland Greece
run explain e.oly -s open Egypt
run explain e.oly -s open Azerbaijan
run explain e.oly -s open Vietnam Poland
sed 's/"white":1,/"white":6,/; s/"black":6,/"black":1,/' round-1.json >lie.json
run verify lie.json
sed 's/"bye":{"team":11/"bye":{"team":10/' round-1.json >lie.json
run verify lie.json
head -c 1000 round-1.json >cut.json
run verify cut.json
echo '{"format":"letters"}' >other.json
run verify other.json
run verify missing.json
