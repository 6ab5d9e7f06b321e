#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# With a section undo takes back what was done last in it, and what was done since in another one stands: the event is then as if it had never been done.
. "$(dirname "$0")/golden"
both() {
    quietly new "$1"
    quietly import "$1" "$data/small/registration.xml"
    for section in open women; do
        quietly number "$1" -s $section
        quietly lot "$1" white -s $section
    done
    quietly pair "$1" -s open
    quietly pair "$1" -s women
    quietly publish "$1" -s open
}
event() { "$program" export "$1" --as json | sed 's/"identity": "[^"]*"/"identity": ""/'; }
alike() {
    event "$1" >one.json
    event "$2" >other.json
    cmp one.json other.json && echo "alike: $1 $2"
}

echo '# what was done since in the other section, and a setting of the event, stand'
both done.oly
quietly publish done.oly -s women
both never.oly
for file in done.oly never.oly; do
    quietly arrive $file Ireland --with 4 -s open
    quietly warn $file Egypt -s open --reason telephone --user bert
    quietly set $file --city Oslo
done
untouched done.oly run undo done.oly -s women
run undo done.oly -s women --reason 'too early' --dry-run
run undo done.oly -s women --reason 'too early'
alike done.oly never.oly
run undo done.oly -s women --entry 8
run undo done.oly -s women
run undo done.oly -s women
run check done.oly
run fsck done.oly
run journal done.oly

echo '# without a section: what was done last of all and is in force; a restore brings everything again'
run undo done.oly
untouched done.oly run undo done.oly
run undo done.oly --confirm
run undo done.oly
quietly restore done.oly --before 14 --confirm
event done.oly | grep -c '"published"'
run fsck done.oly
quietly restore done.oly --before 15 --confirm --reason 'it was right'
alike done.oly never.oly
run undo done.oly -s women

echo '# what something later rests on is not taken back alone'
quietly new rest.oly
quietly import rest.oly "$data/small/registration.xml"
quietly number rest.oly -s open
quietly number rest.oly -s women
quietly set rest.oly -s women --title Ladies --city Oslo
quietly lot rest.oly white -s open
untouched rest.oly run undo rest.oly -s women
quietly set rest.oly -s women --title Women
run undo rest.oly -s women
untouched rest.oly run undo rest.oly -s women --confirm
run undo rest.oly -s open
run undo rest.oly -s women
run undo rest.oly -s women
untouched rest.oly run undo rest.oly -s women
untouched rest.oly run undo rest.oly -s women --confirm
run undo rest.oly -s open
run undo rest.oly -s women --confirm
run fsck rest.oly

echo '# rules by the date of the event, which was changed since'
sed -e 's/ edition="20[12]2"//' -e 's/ tiebreak="20[12]2"//' "$data/small/registration.xml" >dated.xml
quietly new dated.oly
quietly import dated.oly dated.xml
quietly number dated.oly -s women
quietly lot dated.oly white -s women
quietly pair dated.oly -s women
quietly publish dated.oly -s women
quietly set dated.oly --start 2012-09-01 --end 2012-09-10
untouched dated.oly run undo dated.oly -s women --reason 'too early'
run undo dated.oly
run undo dated.oly -s women --reason 'too early'

echo '# one section: undo takes back what was done last, with its name or without'
sed '93,145d' "$data/small/registration.xml" >single.xml
quietly new single.oly
quietly import single.oly single.xml
quietly number single.oly
quietly set single.oly --city Oslo
run undo single.oly -s open
run undo single.oly -s open

echo '# a clock that was put right, taken back while what stands before it was'
quietly new clock.oly
quietly import clock.oly "$data/small/registration.xml"
quietly number clock.oly -s women
"$program" warn clock.oly Egypt -s open --reason telephone --now '2027-01-01 10:00' >/dev/null 2>&1
run clock clock.oly --reason mistyped
untouched clock.oly run clock clock.oly --reason again
run undo clock.oly -s women
run undo clock.oly
run clock clock.oly --reason 'it was right'
quietly restore clock.oly --before 7 --confirm
untouched clock.oly run clock clock.oly --reason again

echo '# a section that was just made goes again; with another one made since, or anything said of the event, it says why not'
quietly new made.oly --federation NOR
quietly section made.oly open
quietly section made.oly women
untouched made.oly run undo made.oly -s open
run undo made.oly -s women
quietly section made.oly women
quietly set made.oly --city Oslo
untouched made.oly run undo made.oly -s women
