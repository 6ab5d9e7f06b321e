#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A copy of every entry is on the stick at the latest a minute after it, also where no desk runs: what is done within a minute of the last
# copy is copied by a process of its own, and the command does not wait for it.
. "$(dirname "$0")/golden"
here=$(pwd -P)
newest() { ls stick | sed -n 's/^e-0*\([0-9]*\)-.*\.oly$/\1/p' | sort -n | tail -n 1; }
# Nobody is at the folder, or waits for it.
until_quiet() {
    tries=0
    while pgrep -f "__mirror $here/" >/dev/null && [ $tries -lt 200 ]; do sleep 0.05 && tries=$((tries + 1)); done
    pgrep -f "__mirror $here/" >/dev/null && echo 'a process is left'
}
last() { last_entry e.oly; }
now() { "$program" "$@" --now "$NOW" >/dev/null; }
mkdir stick
now new e.oly --name 'Small Olympiad' --mirror stick
now import "$here/e.oly" "$data/small/registration.xml"
event=$here/e.oly

echo '# two commands at once within the minute'
NOW='2016-09-02 10:00:20'
now set "$event" --city Batumi &
now set "$event" --venue Hall &
wait
until_copied "$event" stick
until_quiet
for copy in stick/*-0000"$(last)"-*.oly; do "$program" fsck "$copy" | sed 's/.* is sound.*/sound/'; done

echo '# a burst of them'
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do now set "$event" --city "Town $i"; done
until_copied "$event" stick
until_quiet
ls stick | grep -c part
ls -d e.oly*

echo '# the command is back while somebody else is at the stick; then the copy is made, once for all who waited'
made() { find stick -name '*.oly' -newer mark | wc -l; }
touch mark && sleep 0.05
mkfifo gate
flock stick sh -c 'read -r go <gate' &
sleep 0.2
now set "$event" --city Poti
now set "$event" --city Gori
now set "$event" --city Kutaisi
echo "$(($(last) - $(newest))) entries are in no copy, and $(made) copies were made"
echo go >gate
until_copied "$event" stick
until_quiet
echo "then $(made)"

echo '# killed while it waits: the next command has it copied'
flock stick sh -c 'read -r go <gate' &
sleep 0.2
now set "$event" --city Batumi
sleep 0.2
pkill -KILL -f "__mirror $here/" && echo killed
echo go >gate
until_quiet
echo "$(($(last) - $(newest))) entry is in no copy"
now set "$event" --city Poti
until_copied "$event" stick
until_quiet

echo '# a minute later the command makes it itself, and says what is wrong'
mv stick taken
NOW='2016-09-02 10:00:50'
run set "$event" --city Gori 2>&1 | sed "s,$here,HERE,g"
NOW='2016-09-02 10:02:00'
run set "$event" --city Batumi 2>&1 | sed "s,$here,HERE,g"
mv taken stick
NOW='2016-09-02 10:02:10'
now set "$event" --city Tbilisi
echo "$(($(last) - $(newest))) entries are in no copy"
run __mirror nowhere.oly stick
