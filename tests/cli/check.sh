#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The check of an event: what was done by hand and what came too late is explained; what was done to the
# file is not.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'

# Every match of a round 2½ - 1½ for the team that is named first.
results() {
    echo 'round,table,board,result'
    for table in 1 2 3 4 5; do
        echo "$1,$table,1,1-0
$1,$table,2,1/2
$1,$table,3,1/2
$1,$table,4,1/2"
    done
}
desk() {
    command=$1
    shift
    "$program" "$command" e.oly -s open "$@" --now "$NOW" >/dev/null || echo "FAILED: $command $*"
}

"$program" new e.oly --name 'Small Cup' --now "$NOW"
"$program" import e.oly "$data/small/registration.xml" --now "$NOW" >/dev/null
run check e.oly
desk number
desk lot white
desk pair
run check e.oly
desk move Poland Bulgaria --reason 'wish of the host'
desk publish
results 1 >round-1.csv
desk results round-1.csv
desk pair
desk publish
untouched e.oly run check e.oly
desk bye Egypt --order-of 'the President' --reason 'came too late'
desk result 1.1 0-1 --round 1 --correct --reason 'sheet misread'
desk renumber Poland --above Greece --reason 'late rating'
run check e.oly
run check e.oly --section open --format csv
run check e.oly --section women
run check e.oly --section men
# Teams are known by their place, whatever they are called; a rating that is corrected is another one than the round was paired by.
cp e.oly renamed.oly
run correct renamed.oly Poland --name Polska --captain 'Wąsik, Łukasz' -s open --reason 'its own name'
run correct renamed.oly Polska 1 --rating 2700 -s open --reason 'list of June'
run check renamed.oly -s open
run explain renamed.oly Polska --round 1 -s open
run changes renamed.oly -s open
run corrections renamed.oly -s open
run journal renamed.oly --team Polska -s open
cp e.oly other.oly
LC_ALL=C sed -i 's/sheet misread/sheet misled./' other.oly
run check other.oly
# A trace that is damaged is what is wrong with its round; the others are looked at all the same.
cp e.oly other.oly
LC_ALL=C sed -i 's/"round":2,"host"/"raund":2,"host"/' other.oly
run check other.oly
