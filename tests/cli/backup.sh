#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copies of the event: by hand, before each publication, and going back to one.
. "$(dirname "$0")/golden"

# Sizes and the sum over the file are not the same for every version of it.
listed() { run backup e.oly "$@" | sed -E 's/( +|,)1[0-9]{5}(,?)$/\1......\2/'; }

quietly new e.oly --name 'Small Olympiad'
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open

echo '# by hand'
untouched e.oly run backup e.oly copy.oly
run backup e.oly copy.oly
untouched e.oly run backup e.oly e.oly
mkdir stick
run backup e.oly stick
run backup e.oly stick/
run backup e.oly no/such/folder.oly
run backup missing.oly b.oly
run backup e.oly ''
for command in teams standings journal; do
    "$program" $command e.oly -s open >event.txt 2>&1
    "$program" $command copy.oly -s open 2>&1 | cmp event.txt - && echo "$command: the same"
done

echo '# before each publication'
listed
minute=0
# The pairing of round 1 made anew and published, undone, published again: so often as is said.
publish_often() {
    for i in $(seq "$1"); do
        minute=$((minute + 1))
        NOW=$(printf '2016-09-02 22:%02d' $minute)
        quietly pair e.oly -s open
        quietly publish e.oly -s open
        quietly undo e.oly --reason 'for the test' -s open
    done
}
publish_often 2
quietly pair e.oly -s open
quietly publish e.oly -s open # in the minute of the one before
quietly undo e.oly --reason 'for the test' -s open
listed
export COLUMNS=80
listed | sed -n 4,9p
unset COLUMNS
run set e.oly --backups 2
: >e.oly.backups/20160101-000000-open-round-01.oly.part-0badcafe # of a program that was killed
: >e.oly.backups/notes.txt
run backup e.oly e.oly.backups/mine.oly
oldest=$(ls e.oly.backups | head -n 2 | tail -n 1)
: >"e.oly.backups/$oldest-wal" # a program that read it was killed, and it was made by an older version
: >"e.oly.backups/$oldest-shm"
publish_often 3
ls e.oly.backups
ls -ld e.oly.backups e.oly.backups/*-round-01.oly | cut -c1-10
echo 'who reads a backup keeps nothing beside it (1: no log)'
for file in e.oly.backups/*-round-01.oly; do
    "$program" show "$file" | head -n 1
    od -An -tu1 -j18 -N2 "$file"
done
run set e.oly --backups 0
publish_often 1
ls e.oly.backups | wc -l
run set e.oly --backups 1001
run set e.oly --backups 20

echo '# without a copy a publication asks first, and leaves nothing of it'
mv e.oly.backups aside
: >e.oly.backups
quietly pair e.oly -s open
run publish e.oly -s open
run show e.oly -s open | grep 'round 1'
run publish e.oly -s open --confirm
rm e.oly.backups
mv aside e.oly.backups

echo '# a file that is damaged is listed as such, and the list does not need the event'
head -c 20000 e.oly.backups/mine.oly >e.oly.backups/half.oly
mv e.oly lost.oly
listed --format csv

echo '# going back'
run backup e.oly.backups/mine.oly e.oly
: >f.oly-wal
run backup e.oly f.oly
run check e.oly
mkdir later && mv e.oly.backups/20160902-220[45]00-* later
run check e.oly
cp e.oly changed.oly
run pair e.oly -s open
run publish e.oly -s open
"$program" journal e.oly --format csv | cut -d, -f1,2,4 | tail -n 4
run journal e.oly --verify | sed 's/ Head: .*//'
ls

echo '# what another program changed is copied, and told'
LC_ALL=C sed -i 's/20122012/20222012/' changed.oly
run backup changed.oly copied.oly
run backup copied.oly again.oly
quietly pair changed.oly -s open --confirm
run publish changed.oly -s open
run publish changed.oly -s open --confirm
ls changed.oly.backups
