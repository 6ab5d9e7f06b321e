#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Times that no calendar has are refused wherever they are given; one that is earlier than the entry before it is recorded
# and asked about, since lateness hangs on it.
. "$(dirname "$0")/golden"

cp "$data/small/registration.xml" .
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly registration.xml
quietly number e.oly -s open

at() { # time, words
    NOW=$1
    shift
    run "$@"
}
for time in '9999-99-99 99:99' '2026-02-30 10:00' '2016-09-02 24:00' '2016-09-02 10:60' '2016-09-02 10:00:61' \
    '2016-13-02 10:00' '2016-09-31 10:00' 2016-09-02 tomorrow '' ' 2016-09-02 10:00'; do
    at "$time" absent e.oly Poland -s open --dry-run | tail -n 2
done
at '2016-02-29 23:59:59' absent e.oly Poland -s open --dry-run

echo '# what is given in other places'
for option in --start --end --squads-close --presence-closes; do
    run set e.oly $option '2026-02-30 10:00'
    run set e.oly $option 2026-02-30
done
run set e.oly -r 1 --date '2026-02-30 10:00'
run set e.oly -r 30 --date '2026-09-12 15:00'
run set e.oly -r 1 --lineups '2026-02-28 24:00'
run announce e.oly Poland --due '2026-02-30 10:00' -s open
run presence e.oly -s open >presence.txt
"$program" presence e.oly -s open --now '2026-02-30 10:00'
echo "[exit $?]"
"$program" backup e.oly . --now '2026-02-30 10:00'
echo "[exit $?]"
sed 's/start="2026-09-01"/start="2026-02-30"/' registration.xml >february.xml
run import e.oly february.xml --dry-run

echo '# back in time'
at '2026-09-01 10:00' absent e.oly Poland -s open
at '2020-09-01 10:00' absent e.oly Greece -s open
at '2020-09-01 10:01' absent e.oly Egypt -s open
at '2020-09-01 10:00:59' absent e.oly Vietnam -s open --dry-run
at '2020-09-01 10:00:59' absent e.oly Egypt -s open
at '2020-09-01 10:00:59' undo e.oly --dry-run
at '2020-09-01 10:00:59' undo e.oly
at '2026-09-01 10:02' undo e.oly
run journal e.oly -f csv | cut -d, -f1,2,4
