#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What was recorded and could not be printed: an exit code of its own, so that nobody does it a second time; what could not
# be recorded changes nothing and says so.
. "$(dirname "$0")/golden"

cp "$data/small/registration.xml" .
export program NOW
entries() { "$program" journal e.oly -f csv | tail -n +2 | wc -l; }

# The output of the command leads nowhere: what it says on the other stream, how it ends, how many entries it made.
lost() {
    lost_at_once "$@" --now "$NOW"
}

# The same of a command that records no time.
lost_at_once() {
    before=$(entries)
    echo "$ olympair $*" | sed "s/ --now $NOW//"
    "$program" "$@" >/dev/full
    echo "[exit $?], entries: $(($(entries) - before))"
}

echo '# a file that is made'
"$program" new e.oly --name 'Small Olympiad' --now "$NOW" >/dev/full
echo "[exit $?]"
"$program" new e.oly --name 'Small Olympiad' --now "$NOW" >/dev/full
echo "[exit $?]"
"$program" backup e.oly copy.oly --now "$NOW" >/dev/full
echo "[exit $?]"

echo '# a day'
lost import e.oly registration.xml --dry-run
lost import e.oly registration.xml
lost number e.oly -s open
lost lot e.oly white -s open
lost absent e.oly Ireland -s open
lost points e.oly Poland 1 2 -s open --reason why
lost pair e.oly -s open
lost pair e.oly -s open
lost publish e.oly -s open
lost lineup e.oly Poland 1 2 3 4 -s open
lost lineups e.oly --open -s open --reason early
lost result e.oly 1 1-0 1/2 0-1 1-0 -s open
lost result e.oly 1 1-0 1/2 0-1 1-0 -s open
lost result e.oly 1 0-1 -s open
printf 'round,table,board,result\n1,2,1,1-0\n' >results.csv
lost results e.oly results.csv -s open
echo '# what is no entry of the journal'
lost people e.oly add Anna --role tap
"$program" people e.oly -f csv | cut -d, -f1-2
lost people e.oly revoke Anna
lost people e.oly cards -s open -o cards.pdf
lost_at_once site e.oly site
lost_at_once print e.oly --set evening -s open -o sheets
lost_at_once print e.oly --set evening -s open -o sheets.pdf
lost backup e.oly another.oly
ls -d cards.pdf sheets/contents.txt sheets.pdf site/index.html
echo '# taken back'
lost undo e.oly --reason x --dry-run
lost undo e.oly --reason x
lost restore e.oly --before 4 --confirm --reason x
lost show e.oly
lost nothing e.oly

echo '# key by key'
quietly restore e.oly --before 14 --confirm --reason x
printf '3\n1=01q' >keys
lost enter e.oly -s open <keys
printf q >keys
lost enter e.oly -s open <keys

echo '# a file that may not grow'
(
    ulimit -f 40
    untouched e.oly "$program" import e.oly registration.xml --now "$NOW"
)
sh -c 'ulimit -f 1; exec "$program" federations >federations.txt 2>said'
echo "[exit $?]"
sh -c 'ulimit -f 1; exec "$program" federations -f csv -o federations.csv 2>said'
echo "[exit $?] $(cat said)"
ls federations*

echo '# the copy before a publication has no room; the round is published without it when that is confirmed'
rm -rf e.oly* && quietly new e.oly --name 'Small Olympiad'
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
(
    ulimit -f 200
    run publish e.oly -s open
    ls | grep "^e.oly"
    run publish e.oly -s open --confirm
)
run journal e.oly --verify | cut -d: -f1
