#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The hall of the event: given, shown before the city wherever that is, taken back.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
run new e.oly --venue 'Batumi Circus'
quietly import e.oly registration.xml
quietly number e.oly -s open
run show e.oly | sed -n 2p
run report e.oly numbers -s open | sed -n 2p
run set e.oly --venue 'Crystal Hall' --dry-run
run set e.oly --venue 'Crystal Hall'
run report e.oly numbers -s open | sed -n 2p
run report e.oly numbers -s open --format json | sed -n 1,10p
run report e.oly numbers -s open --format html | grep -o '<p[^>]*>[^<]*Crystal Hall[^<]*'
run journal e.oly
run undo e.oly
run show e.oly | sed -n 2p
run set e.oly --venue ''
run show e.oly | sed -n 2p
run fsck e.oly
