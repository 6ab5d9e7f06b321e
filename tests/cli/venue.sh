#!/bin/sh
# The hall of the event: given, shown before the city wherever that is, taken back, kept by a file of the version before.
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

echo '# made by version 7, which had no venue'
(cd "$root" && sqlite3 -bail "$scratch/work/old.oly" <tests/data/old/7.sql)
untouched old.oly run show old.oly
run set old.oly --venue 'Sports Palace'
run show old.oly | sed -n 2p
run undo old.oly --confirm
run fsck old.oly
