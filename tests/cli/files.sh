#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Event files that are missing, empty, cut short, foreign, newer: one sentence, and the file stays as it is.
. "$(dirname "$0")/golden"

run show missing.oly
run show .
run pair no/such/folder.oly
: >empty.oly
untouched empty.oly run show empty.oly
untouched empty.oly run pair empty.oly
echo 'dear captain,' >letter.oly
untouched letter.oly run pair letter.oly
run new good.oly --name 'Good Olympiad'
run new good.oly --name 'Another'
run new no/such/folder.oly
head -c 5000 good.oly >short.oly
untouched short.oly run show short.oly
untouched short.oly run number short.oly
head -c 60 good.oly >shorter.oly
untouched shorter.oly run show shorter.oly
cp "$data/small/registration.xml" letter.xml
untouched letter.xml run show letter.xml

# user_version stands in bytes 60 to 63, application_id in 68 to 71 of the head of the file.
patched() { # bytes, place, file
    cp good.oly "$3"
    printf "$1" | dd of="$3" bs=1 seek="$2" conv=notrunc 2>/dev/null
}
patched '\000\000\000\143' 60 newer.oly
untouched newer.oly run show newer.oly
untouched newer.oly run pair newer.oly
patched '\000\000\000\001' 68 foreign.oly
untouched foreign.oly run show foreign.oly
run show good.oly

echo '# names that SQLite would take for something else'
for odd in file:x :memory: 'file:good.oly?mode=memory' '//strange'; do
    [ "$odd" = //strange ] && odd=/$PWD/strange.oly
    run new "$odd" --name Strange | sed "s|$PWD|PWD|g"
    quietly section "$odd" open
    run show "$odd" | sed "s|$PWD|PWD|g" | sed -n 2,3p
    run backup "$odd" copy.oly | sed "s|$PWD|PWD|g"
    rm copy.oly
    chmod 444 "$odd"
    export program
    ordinary sh -c '"$program" show "$1" | head -n 1' sh "$odd"
done

echo '# an event is for its owner alone'
(
    umask 0
    quietly new own.oly
    quietly backup own.oly own-copy.oly
)
ls -l own.oly own-copy.oly | cut -c1-10

echo '# two names for one file'
ln good.oly twin.oly
for command in show fsck number; do
    untouched good.oly run $command twin.oly
done
untouched good.oly run backup good.oly copy.oly
rm twin.oly
run show good.oly
ln -s good.oly alias.oly
run show alias.oly
ls
echo '# names of files that belong beside an event'
run backup good.oly other.oly-wal
run backup good.oly good.oly-journal
run new other.oly-shm
