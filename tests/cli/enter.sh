#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Results by keys, two arbiters, and what they read differently. The keys come from a file here, as they come from a terminal.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
run enter e.oly -s open </dev/null
quietly publish e.oly -s open
# Nobody is there to type, and no file: a job at night has entered nothing.
untouched e.oly run enter e.oly -s open </dev/null
untouched e.oly run lineups e.oly --enter -s open </dev/null
# Dry, every match is taken and none of them kept.
printf '\n11==\n0===q' >keys
untouched e.oly run enter e.oly -s open --dry-run <keys
# The next match, one by its number, one by its team, a slip taken back, one left, a help, the end.
printf '\n1=0=4\n11==/egypt\n' >keys
printf '01\177==1\n1\033\0339\n\033/nowhere\n\033?q' >>keys
run enter e.oly -s open <keys
run report e.oly boards -s open -f csv | cut -d, -f1,3,9,17-30 | head -3
# What is recorded is replaced with a reason only.
printf '1\n0=0=\0331\n0=0=sheet misread\n1\n0=0=q' >keys
run enter e.oly -s open <keys
# The second arbiter: not the same person, and what he reads is kept apart.
printf '\n1=0=q' >keys
run enter e.oly -s open --second <keys
printf '\n0=0=4\n11==2\n1===q' >keys
run enter e.oly -s open --second --user second <keys
run result e.oly 2 0-1 1/2 1/2 1/2 -s open --user second
run differences e.oly -s open
run differences e.oly -s open -f csv
printf '\n====5\n====3\n====2\n====q' >keys
run enter e.oly -s open <keys
run pair e.oly -s open
run result e.oly 2.1 1-0 --correct --reason 'looked at together' -s open
run pair e.oly -s open
run set e.oly --double-entry yes -s open
run show e.oly -s open | tail -n 2
for t in 1 2 3 4 5; do printf "$t,1,1-0\n$t,2,1-0\n"; done | sed '1i table,board,result' >again.csv
untouched e.oly run results e.oly again.csv --second -s open
run differences e.oly -s open --round 1
run show e.oly -s open | tail -n 2
run publish e.oly -s open
printf '\n====\n====q' >keys
run enter e.oly -s open --second --user second <keys
run pair e.oly -s open
run result e.oly 2 1-0 1/2 1/2 1/2 --correct --reason 'looked at together' -s open
run pair e.oly -s open
run publish e.oly -s open
# Another terminal is faster: what it stored is not overwritten, but shown.
mkfifo pipe
"$program" enter e.oly -s open --now "$NOW" --user slow <pipe >slow.txt &
exec 4>pipe
printf '\n1' >&4
for i in $(seq 100); do grep -q '(1 - 0)' slow.txt && break; sleep 0.1; done
run result e.oly 1 0-1 1/2 1/2 1/2 -s open --user quick
printf '===\0331\n1===the sheet says so\nq' >&4
exec 4>&-
wait
cat slow.txt
# A board alone, the others as they are. Then, while keys are typed: the table gets other teams, and another arbiter
# corrects what the first one sees; keys that are none, and that end in the middle of a match.
printf '5\n0   \n5\n  = q' >keys
run enter e.oly -s open <keys
meanwhile() { # what the other terminal does while the keys before it are typed, the keys, what is done, the keys after it
    rm -f pipe && mkfifo pipe
    "$program" enter e.oly -s open --now "$NOW" --user slow <pipe >slow.txt 2>&1 &
    exec 4>pipe
    printf "$1" >&4
    for i in $(seq 100); do grep -q "$2" slow.txt && break; sleep 0.1; done
    after=$3
    shift 3
    quietly "$@"
    printf "$after" >&4
    exec 4>&-
    wait
    cat slow.txt
}
table4=$("$program" report e.oly boards -s open -f csv | sed -n 's/^4,\([^,]*\),.*/\1/p' | head -n 1)
meanwhile '4\n1=' '1½ - ½' '11q' move e.oly "$table4" Vietnam -s open --order-of chief --reason order
meanwhile '1\n=' '(½ - ½)' '===too late\n\033q' result e.oly 1.1 0-1 --correct --reason 'scoresheet' -s open
printf '2\n11' >keys
run enter e.oly -s open <keys
printf '2\n14===\n' >keys
run enter e.oly -s open <keys
# What follows a table that is not there was meant for it: nothing of it is a table, a result or a reason, before Escape.
printf '99\n1011\n2\n1011\n\033?q' >keys
untouched e.oly run enter e.oly -s open --round 1 <keys
printf '1\n0=00\n2\n1011\033q' >keys
untouched e.oly run enter e.oly -s open --round 1 <keys
printf '1\n0=00/egypt\n11==\033q' >keys
untouched e.oly run enter e.oly -s open --round 1 <keys
run journal e.oly --command enter
