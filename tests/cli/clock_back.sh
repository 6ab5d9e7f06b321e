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

echo '# an event west of the machine: its first entry has its time, too, whoever says where it is'
west() { # how it is made
    echo "# new $*"
    "$program" new west.oly "$@" >/dev/null && "$program" section west.oly rapid && "$program" import west.oly first.xml | grep 'time of this entry'
    [ "$(sqlite3 west.oly "SELECT abs(julianday('now') - julianday(max(time)) - 10 / 24.0) < 1 / 24.0 FROM journal WHERE entry = 1")" = 1 ] || echo 'NOT IN HONOLULU'
    rm -r west.oly*
}
sed 's|zone="[^"]*"|zone="Pacific/Honolulu"|' "$data/small/registration.xml" >first.xml
west --name West --federation USA --zone Pacific/Honolulu
quietly new there.oly --name West --federation USA --zone Pacific/Honolulu
"$program" export there.oly --as json -o there.json >/dev/null
west there.json

echo '# where the time zone changes the clock begins anew, be it a setting, a registration, or undo'
NOW='2026-08-01 10:00'
quietly new z.oly --zone Asia/Tbilisi
quietly import z.oly "$data/small/registration.xml"
quietly set z.oly --round 1 --date '2026-09-02 15:00' --lineups '2026-09-02 11:00'
quietly number z.oly -s women
quietly lot z.oly white -s women
quietly pair z.oly -s women
quietly publish z.oly -s women
at '2026-09-02 11:30' set z.oly --zone Europe/Lisbon
at '2026-09-02 08:31' lineups z.oly first.csv -s women
at '2026-09-02 11:01' set z.oly --city Lisboa
at '2026-09-02 10:59' lineups z.oly second.csv -s women
cp z.oly set.oly
at '2026-09-02 11:02' undo z.oly
at '2026-09-02 11:02' undo z.oly --confirm
at '2026-09-02 11:02' undo z.oly --confirm
at '2026-09-02 14:05' lineups z.oly second.csv -s women
at '2026-09-02 14:06' set z.oly --zone America/New_York
at '2026-09-02 06:07' lineups z.oly second.csv -s women
quietly new imported.oly --zone Asia/Tbilisi
at '2026-09-02 23:00' import imported.oly first.xml
at '2026-09-02 09:00' set imported.oly --city Honolulu
