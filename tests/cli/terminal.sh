#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Results by keys on a real terminal: keys without Enter, no echo of them, Backspace, a key that is none.
script -qec true /dev/null >/dev/null 2>&1 </dev/null || { echo 'not ok - terminal # SKIP no terminal can be made here'; exit 0; }
. "$(dirname "$0")/golden"
NOW='2026-09-02 16:00'
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
shows() { # the text is on the screen, at last
    for i in $(seq 100); do
        grep -q "$1" screen.txt 2>/dev/null && return
        sleep 0.1
    done
    echo "never shown: $1" >&2
}
{
    shows 'table:'
    printf '\n1\177=x'
    shows '(½ - ½)'
    printf '\1770==3\n1==\033[A\033[1;5B\033OP='
    shows '3 of 5 matches missing'
    # What is typed ahead behind a table that is not there is dropped; Escape does not end it.
    printf '99\n11'
    shows 'Esc goes on'
    printf '\n1011\n\033'
    printf '\033'
    shows 'q ends'
    printf 'q'
    shows '2 matches entered'
} | script -qfec "'$program' enter e.oly -s open --now '$NOW'" screen.txt >/dev/null
tr -d '\r' <screen.txt | grep -v -e '^Script ' -e '^$'
run journal e.oly --command enter
# Line-ups: what was typed ahead of the question is no reason for it; an arrow is no key; q leaves nothing behind for the shell.
for table in 2 4 5; do
    quietly result e.oly $table 1/2 1/2 1/2 '*' -s open
done
quietly pair e.oly -s open
quietly publish e.oly -s open
NOW='2026-09-03 10:01'
rm screen.txt
{
    shows 'team:'
    printf '\n\033[B3\nmuch too early'
    shows 'come late'
    printf 'the bus was late\n'
    shows 'handed in, late'
    printf '\n8'
    shows 'is not a player'
    printf '\033'
    shows 'left as it was'
    printf '\033'
    shows 'q ends'
    printf 'qls -l\n'
    shows '1 line-up taken'
} | script -qfec "'$program' lineups e.oly --enter -s open --now '$NOW'; stty -a | grep -ow -e '-*icanon' -e '-*echo'" screen.txt >/dev/null
tr -d '\r' <screen.txt | grep -v -e '^Script ' -e '^$' | sed 's/why do line-ups come late? (Esc: leave it) .*/why?/'
