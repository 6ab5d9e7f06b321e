#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A sound event that cannot be read here and now: the cause is named, and nobody is sent to a backup.
. "$(dirname "$0")/golden"
small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly people e.oly add 'The Boss' --role tap
mkdir whole
cp -a e.oly e.oly.people e.oly.backups whole
backup=e.oly.backups/$(ls e.oly.backups)
again() {
    rm -rf e.oly*
    cp -a whole/. .
}

echo '# what stands where the database needs a name'
for end in -wal -shm -journal; do
    mkdir e.oly$end
    run fsck e.oly
    rmdir e.oly$end
    ln -s nowhere e.oly$end
    run fsck e.oly
    rm e.oly$end
done
mkfifo e.oly-wal
run show e.oly
run restore e.oly --from $backup
again
mkdir e.oly.people-journal
run fsck e.oly
again

echo '# few descriptors'
(
    exec 3>&-
    export ASAN_OPTIONS=detect_leaks=0 # which would need a file of its own
    ulimit -n 7
    run fsck e.oly
    ulimit -n 6
    run fsck e.oly
    ulimit -n 5
    run fsck e.oly
)

echo '# another name of the same file'
ln e.oly other.oly
run fsck e.oly
rm other.oly

echo '# a file of a newer program: it stays unless somebody says otherwise'
sqlite3 e.oly 'PRAGMA user_version = 99'
run fsck e.oly
run show e.oly
run restore e.oly --from $backup
cp e.oly before
cmp e.oly before && run restore e.oly --from $backup --confirm
again

echo '# what is damaged, or gone, is sent there as before'
truncate -s 20000 e.oly
run fsck e.oly
rm e.oly
run fsck e.oly
