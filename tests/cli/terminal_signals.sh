#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Whatever ends or stops the entry by keys, the shell gets its terminal back as it was; and what goes on has its keys again.
script -qec true /dev/null >/dev/null 2>&1 </dev/null || { echo 'not ok - terminal_signals # SKIP no terminal can be made here'; exit 0; }
. "$(dirname "$0")/golden"
export SHELL=/bin/sh
small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
ulimit -c 0
export ASAN_OPTIONS=handle_segv=0 # in a build with the sanitizer, which would take this signal for itself

modes() { stty -a -F "$tty" | grep -ow -e '-*icanon' -e '-*echo' | tr '\n' ' '; }
becomes() { # the modes that the terminal has, at last
    for i in $(seq 100); do
        [ "$(modes)" = "$1" ] && echo "$2: $1" && return
        sleep 0.1
    done
    echo "$2: $(modes)"
}
mkfifo nobody && exec 4<>nobody # at the keys: nothing comes, and no end either
# What is begun with & ignores INT and QUIT. $1: what to do with the program once it reads keys. The shell of the terminal waits until it is told that all was looked at.
entry() {
    rm -f pid told screen.txt
    mkfifo told
    script -qfec "sh -c 'echo \$\$ >pid; exec env --default-signal=INT,QUIT \"$program\" enter e.oly -s open'; read end <told" screen.txt <&4 >/dev/null 2>&1 &
    while ! grep -q 'table:' screen.txt 2>/dev/null; do sleep 0.05; done
    pid=$(cat pid) tty=$(readlink "/proc/$(cat pid)/fd/0")
    becomes '-icanon -echo ' before
    "$@"
    kill -KILL "$pid" 2>/dev/null
    echo end >told
    wait
}
ended() { # signal
    kill -"$1" "$pid"
    becomes 'icanon echo ' "$1"
}
stopped() {
    kill -STOP "$pid"
    stty -F "$tty" icanon echo # as a shell does
    becomes 'icanon echo ' STOP
    kill -CONT "$pid"
    becomes '-icanon -echo ' CONT
}
for signal in INT QUIT TERM HUP ALRM USR1 ABRT SEGV XCPU; do
    entry ended $signal
done
entry stopped
