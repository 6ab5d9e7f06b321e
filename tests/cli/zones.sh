#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A time zone that this machine does not know is refused when it is given, and said whenever it is needed for the clock.
. "$(dirname "$0")/golden"

sed 's/zone="[^"]*"//; s/<event /<event zone="Europe\/Batumi" /' "$data/small/registration.xml" >batumi.xml

run new a.oly --name Cup --zone Asia/Bakku
run new e.oly --name Cup --zone Asia/Baku
run set e.oly --zone Europe/Atlantis --city Poseidonis
run set e.oly --city Poseidonia
run set e.oly --zone 'Asia Baku'
run set e.oly --zone ../zoneinfo
run import e.oly batumi.xml --dry-run
run import e.oly batumi.xml

echo '# by the clock'
by_the_clock() {
    "$program" "$@"
    echo "[exit $?]"
}
by_the_clock set e.oly --city Tbilisi
by_the_clock set e.oly --zone Asia/Tbilisi
by_the_clock set e.oly --city Batumi
by_the_clock set e.oly --zone ''

# Tried again if the minute changed in between.
for try in 1 2; do
    quietly set e.oly --zone Asia/Kathmandu
    before=$(TZ=Asia/Kathmandu date '+%Y-%m-%d %H:%M')
    "$program" set e.oly --city "Pokhara $try" >quiet
    [ "$before" = "$(TZ=Asia/Kathmandu date '+%Y-%m-%d %H:%M')" ] && break
done
"$program" journal e.oly -f csv | grep Pokhara | tail -n 1 | grep -qF "$before" && echo 'the journal has the time of Kathmandu'

# The entry that brings the zone is recorded before it is known: a copy of it is as old as its file, whatever hour stands at the entry.
mkdir disk
sed 's/zone="[^"]*"//; s/<event /<event zone="Australia\/Adelaide" /' "$data/small/registration.xml" >adelaide.xml
TZ=UTC "$program" new z.oly --name Cup --mirror "$PWD/disk" >quiet
TZ=UTC "$program" import z.oly adelaide.xml >quiet 2>&1
"$program" show z.oly | tr '\n' ' ' | tr -s ' ' | grep -o '(less than a minute ago)'
