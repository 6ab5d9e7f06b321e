#!/bin/sh
# The sites of a small event, in the middle of a round, and of Baku, opened in a browser. Pictures of the pages are left in SHOTS.
here=$(pwd)
program=${OLYMPAIR:-$here/build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
export LC_ALL=C.UTF-8 TZ=UTC OLYMPAIR_USER=arbiter
desk() {
    command=$1
    shift
    "$program" "$command" "$dir/small.oly" "$@" -s open >>"$dir/said" 2>&1
}

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
