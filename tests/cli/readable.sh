#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# An event that holds secret line-ups, and a file that others can read.
. "$(dirname "$0")/golden"
small_cup
quietly pair e.oly -s open
quietly set e.oly --backups 0
quietly publish e.oly -s open
told() {
    stat -c '%a %n' e.oly
    "$program" show e.oly -s open 2>&1 | grep -E 'chmod|permissions'
    "$program" fsck e.oly 2>&1 | grep chmod
}
echo '# nothing is secret yet'
chmod 644 e.oly
told
quietly lineup e.oly Poland 1 2 3 4 -s open
echo '# a line-up is'
told
chmod 640 e.oly
told
# A group that may write shares the desk; nobody else may read.
chmod 660 e.oly
told
chmod 600 e.oly
told
echo '# a desk says it once, when it begins'
chmod 644 e.oly
"$program" serve e.oly --port 0 >said 2>&1 &
desk=$!
for tick in $(seq 500); do
    grep -qs '^http' said && break
    sleep 0.02
done
kill $desk
wait $desk
grep -c chmod said
quietly lineups e.oly --open -s open --reason early
echo '# they are opened'
told
true
