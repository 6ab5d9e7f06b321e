#!/bin/sh
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
ls
