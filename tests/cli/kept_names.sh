#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Names that belong to an event, to its copies or to a database: no command makes a file or a folder of such a name.
. "$(dirname "$0")/golden"
small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
mkdir mir e.oly.files
ln -s e.oly.files symf
printf 'SQLite format 3' >plain.pdf
truncate -s 100 plain.pdf
ls >before

echo '# a folder of sheets'
for dest in e.oly-journal e.oly-wal e.oly-shm e.oly.people-journal e.oly.people-wal e.oly.people-shm e.oly.people \
    e.oly.files e.oly.files/new.png e.oly.backups e.oly.backups/new.oly mir/x.oly mir/x.oly.people E.OLY E.OLY-wal/ \
    plain.pdf-wal symf/new; do
    run print e.oly --set evening -o $dest -s open
    run site e.oly $dest
done

echo '# a list'
cp "$data/small/standard_oct26frl.xml" list.xml
for dest in new.oly q.oly.people mir/x.oly e.oly.backups/new.oly symf/new.pdf e.oly.people e.oly.people-wal; do
    run list load list.xml -o $dest
done
rm list.xml

echo '# a backup'
for dest in zz.people zz.files zz.backups zz-wal e.oly.people symf/new.oly; do
    run backup e.oly $dest
done

echo '# a report'
for dest in E.OLY e.oly.people-wal q.oly.people q.oly.backups; do
    run standings e.oly -s open -o $dest
done

ls | diff before - && ls -A mir e.oly.files
run backup e.oly e.oly.backups/before_noon.oly
run fsck e.oly
