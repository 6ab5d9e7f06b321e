#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What 'serve' refuses before anybody can come in; what it serves is tried in tests/desk/.
. "$(dirname "$0")/golden"
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
printf 'no certificate\n' >desk.pem

echo '# where others could listen in'
run serve e.oly --host 192.0.2.1
run serve e.oly --host 0.0.0.0 --plain
run serve e.oly --host 0.0.0.0 --plain --origin 192.0.2.1:8080
run serve e.oly --origin 'http://desk.example.org/olympair'
run serve e.oly --cert desk.pem
run serve e.oly --cert desk.pem --key nowhere.pem --port 0
run serve e.oly --cert desk.pem --key desk.pem --port 0

echo '# where it cannot be'
run serve e.oly --host somewhere
run serve e.oly --host 192.0.2.1 --plain --port 0
run serve e.oly --port 65536
run serve nowhere.oly
run serve desk.pem
run serve e.oly now
: >said # before the first look at it
"$program" serve e.oly --port 0 >said &
served=$!
for wait in $(seq 200); do
    grep -qs '/$' said && break
    sleep 0.05
done
port=$(sed -n 's|.*:\([0-9]*\)/$|\1|p' said)
run serve e.oly --port "$port" 2>&1 | sed "s/$port/PORT/g"
kill "$served" && wait "$served" && echo 'it ends well'
sed -E 's/([A-Z2-7]{4}-){3}[A-Z2-7]{4}/KEY/; s/:[0-9]+/:PORT/' said
stat -c '%a %n' e.oly.people
run people e.oly | sed -E 's/20[0-9-]+ [0-9:]+/TIME/'

echo '# an arbiter came before the first start, and is called TAP; then the key of the TAP is lost'
quietly new f.oly
quietly people f.oly add TAP --role arbiter
begin_f() {
    : >said # what the last one said stands there until the next is begun
    "$program" serve f.oly --port 0 >said &
    served=$!
    for wait in $(seq 200); do
        grep -qs '[0-9]/$' said && break
        sleep 0.05
    done
    kill "$served" && wait "$served"
    sed -E 's/([A-Z2-7]{4}-){3}[A-Z2-7]{4}/KEY/; s/:[0-9]+/:PORT/' said
}
begin_f
begin_f
quietly people f.oly revoke 'TAP 2'
begin_f
run people f.oly | sed -E 's/20[0-9-]+ [0-9:]+/TIME/g'

echo '# what the log of requests is added to: its own lines, and nothing else'
cp "$data/small/registration.xml" registration.xml
quietly backup f.oly copy.db
quietly people f.oly -f csv -o people.csv
ln -s f.oly to-event && ln -s registration.xml to-registration && ln -s f.oly-wal to-log
printf 'Dear captains,\n' >letter
mkfifo pipe
for file in f.oly to-event new.oly f.oly.people copy.db f.oly-wal to-log f.oly-shm registration.xml to-registration people.csv letter . pipe; do
    [ -f $file ] && cp $file before
    run serve f.oly --port 0 --log $file 2>&1 </dev/null
    [ ! -f $file ] || cmp $file before
done
ls
printf '2026-09-09T15:04:05Z POST results 200 6.1 ms person 4\n' >asked
: >said
"$program" serve f.oly --port 0 --log asked >said &
served=$!
for wait in $(seq 200); do
    grep -qs '[0-9]/$' said && break
    sleep 0.05
done
kill "$served" && wait "$served" && echo 'it ends well'
cat asked
