#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The sites of a small event, in the middle of a round, and of Baku, opened in a browser. Pictures of the pages are left in SHOTS.
. tests/web/played
event=small

# In the fourth round two matches have ended.
"$program" new "$dir/small.oly" >"$dir/said" && "$program" import "$dir/small.oly" tests/data/small/registration.xml >>"$dir/said" 2>&1
desk number && desk lot white || { cat "$dir/said"; exit 1; }
for round in 1 2 3 4; do
    desk pair && desk publish || { tail -n 1 "$dir/said"; exit 1; }
    for table in 1 2 3 4 5; do
        case $round-$table in
        4-[345]) ;;
        *-1) desk result $table 1-0 1-0 1/2 0-1 ;;
        *) desk result $table 1/2 1-0 0-1 1-0 ;;
        esac
    done
done
OLYMPAIR=$program sh tests/demo/play "$dir/demo" >>"$dir/said" 2>&1 || { tail -n 1 "$dir/said"; exit 1; }
"$program" site "$dir/small.oly" "$dir/small" >>"$dir/said" && "$program" site "$dir/demo/baku2016.oly" "$dir/baku" >>"$dir/said" ||
    { tail -n 1 "$dir/said"; exit 1; }
sh tests/web/browse pages.py "$program" "$dir/small.oly" "small=$dir/small" "baku=$dir/baku"
