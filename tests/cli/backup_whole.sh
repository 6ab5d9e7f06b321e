#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A backup has its flags and keys before it has its name; what cannot be copied is named, and the rest is there. A backup of another
# event in the folder of the backups is no damage.
. "$(dirname "$0")/golden"
small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly people e.oly add 'The Boss' --role tap
cp -r "$data/flags/one" new
quietly set e.oly --flags new

echo '# people that cannot be read'
mv e.oly.people kept
for what in garbage folder pipe; do
    case $what in
    garbage) echo 'no database at all' >e.oly.people ;;
    folder) mkdir e.oly.people ;;
    pipe) mkfifo e.oly.people ;;
    esac
    run backup e.oly $what.oly 2>&1 | sed "s|^/.*/work/||"
    run fsck $what.oly
    ls -d $what.oly*
    rm -rf e.oly.people
done
echo '# a pipe beside a log that a killed program left: nobody waits for it'
mkfifo e.oly.people
echo left >e.oly.people-wal
for command in show fsck people; do
    timeout 20 "$program" $command e.oly | tail -n 1
done
rm -f e.oly.people*
mv kept e.oly.people

echo '# a folder where the database of people needs a name'
mkdir e.oly.people-journal
run backup e.oly beside.oly 2>&1 | sed "s|^/.*/work/||"
ls -d beside.oly*
rmdir e.oly.people-journal

echo '# the name is taken, or belongs to an event: nothing is left'
run backup e.oly beside.oly 2>&1 | sed "s|^/.*/work/||"
run backup e.oly x.people
run backup e.oly nowhere/x.oly
ls -d x* nowhere* 2>&1

echo '# another machine goes on from a copy whose people are a pipe'
mkdir mir
quietly backup e.oly mir/e-00007-20160902-100000.oly
rm -f mir/*.people
mkfifo mir/e-00007-20160902-100000.oly.people
run continue mir n.oly
ls -d n.oly*

echo '# a backup of another event'
quietly new other.oly --name 'Another Cup'
quietly backup other.oly e.oly.backups/other.oly
run fsck e.oly
run continue e.oly m.oly
