#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A clock that is set back: it is told, and a deadline that the journal has passed stays passed.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
NOW='2026-08-01 10:00'
quietly new e.oly
quietly import e.oly registration.xml
quietly set e.oly --squads-close '2026-08-10 12:00'
quietly set e.oly --round 1 --date '2026-09-02 15:00' --lineups '2026-09-02 11:00'
quietly number e.oly -s women
quietly lot e.oly white -s women
quietly pair e.oly -s women
quietly publish e.oly -s women
sed -i 's/rating="2410"/rating="2411"/' registration.xml

at() {
    NOW=$1
    shift
    echo "# at $NOW"
    run "$@"
}
quietly new s.oly
quietly import s.oly "$data/small/registration.xml"
quietly set s.oly --squads-close '2026-08-10 12:00'
echo '# a squad that has closed is changed with a reason: also when the clock says that it has not closed yet'
at '2026-08-10 12:00' import s.oly registration.xml -n
at '2026-08-10 12:01' set s.oly --city Oslo
at '2026-08-10 11:00' set s.oly --venue Hall
at '2026-08-10 11:30' import s.oly registration.xml

echo '# a line-up is late, by the clock or by the journal'
printf 'team,board-1,board-2,board-3,board-4\n1,1,2,3,4\n' >first.csv
printf 'team,board-1,board-2,board-3,board-4\n2,1,2,3,4\n' >second.csv
at '2026-09-02 11:00' lineups e.oly first.csv -s women
at '2026-09-02 11:05' set e.oly --city Oslo
at '2026-09-02 10:30' lineups e.oly second.csv -s women

echo '# a year that was mistyped closes deadlines for good; the TAP says so, with a reason, and they are open again'
NOW='2026-08-01 10:00'
quietly new y.oly
quietly import y.oly "$data/small/registration.xml"
quietly number y.oly -s women
quietly lot y.oly white -s women
quietly set y.oly --round 1 --date '2026-09-02 15:00' --lineups '2026-09-02 11:00'
NOW='2026-09-01 20:00'
quietly pair y.oly -s women
quietly publish y.oly -s women
at '2026-09-02 09:00' clock y.oly --reason 'it is right'
at '2027-09-02 10:00' set y.oly --venue 'Hall 2'
at '2026-09-02 10:01' lineups y.oly first.csv -s women
at '2026-09-02 10:01' clock y.oly
at '2026-09-02 10:01' clock y.oly --entry 3 --reason 'a 7 for a 6'
at '2026-09-02 10:01' clock y.oly --reason 'a 7 for a 6' -n
at '2026-09-02 10:01' lineups y.oly first.csv -s women
at '2026-09-02 10:02' clock y.oly --reason 'a 7 for a 6'
at '2026-09-02 10:03' lineups y.oly first.csv -s women
at '2026-09-02 10:04' clock y.oly --reason 'once more'
echo '# what has passed since stays passed, and what is taken back counts again'
at '2026-09-02 11:01' set y.oly --city Oslo
at '2026-09-02 10:59' lineups y.oly second.csv -s women
at '2026-09-02 11:02' undo y.oly
at '2026-09-02 11:02' undo y.oly
at '2026-09-02 10:59' lineups y.oly second.csv -s women
at '2026-09-02 11:03' undo y.oly
at '2026-09-02 10:58' lineups y.oly second.csv -s women --reason late
echo '# done again it holds again'
at '2026-09-02 11:04' restore y.oly --before 13 --reason 'it was right'
at '2026-09-02 11:05' lineups y.oly second.csv -s women
at '2026-09-02 11:05' set y.oly --venue 'Hall 3'
"$program" journal y.oly | grep -A 1 'clock'
run journal y.oly --verify | tail -n 1 | cut -c 1-24
