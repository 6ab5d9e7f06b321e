#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A sheet that is longer than the terminal goes through the pager; anything else does not.
script -qec true /dev/null >/dev/null 2>&1 </dev/null || { echo 'not ok - pager # SKIP no terminal can be made here'; exit 0; }
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
export PAGER
on_terminal() { # lines, command
    echo "# $1 lines, PAGER=${PAGER-not set}: olympair $2" | sed "s!$program!olympair!"
    script -qec "stty rows $1 cols 80 2>/dev/null; $program $2; echo \"[exit \$?]\"" screen.txt >/dev/null </dev/null
    tr -d '\r' <screen.txt | grep -v -e '^Script ' -e '^$' -e 'not found' | sed -n '1,2p;$p'
}
PAGER="sed 's/^/paged /'"
on_terminal 10 'standings e.oly -s open'
on_terminal 60 'standings e.oly -s open'
on_terminal 10 'standings e.oly -s open --format csv'
on_terminal 10 'standings e.oly -s open -o standings.txt'
on_terminal 10 'standings e.oly -s blind'
# A command that writes says what it did without one.
on_terminal 5 "pair e.oly -s open --now '$NOW'"
# The last line of the screen is for the prompt: of 10 lines 10 are too many.
lines=$("$program" standings e.oly -s open --top 1 | wc -l)
on_terminal "$lines" 'standings e.oly -s open --top 1' | sed 's/^# [0-9]* lines/# as many lines/'
on_terminal $((lines + 1)) 'standings e.oly -s open --top 1' | sed 's/^# [0-9]* lines/# one line more/'
PAGER=
on_terminal 10 'standings e.oly -s open'
PAGER=no-such-pager
on_terminal 10 'standings e.oly -s open'
# A reader who leaves early is no error.
PAGER='head -n 1'
on_terminal 10 'standings e.oly -s open'
PAGER=false
on_terminal 10 'standings e.oly -s open'
# While somebody reads, others work.
PAGER="cat >/dev/null; $program set e.oly --city Riga --now '$NOW' && echo done"
on_terminal 10 'standings e.oly -s open'
PAGER="sed 's/^/paged /'"
run standings e.oly -s open --top 1
# Without PAGER it is less, which shows what fits and waits for a key.
if command -v less >/dev/null; then
    unset PAGER
    (sleep 1; printf q) | script -qec "stty rows 10 cols 80; $program standings e.oly -s open; echo \"[exit \$?]\"" screen.txt >/dev/null
    tr -d '\r' <screen.txt | grep -c -e 'exit 0' >less.txt
    grep -q '^1$' less.txt || { echo 'with less:'; cat screen.txt; }
fi
