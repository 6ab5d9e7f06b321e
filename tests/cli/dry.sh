#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has undo.sh, and --dry-run of single operations.
# Every operation, first with --dry-run: all files stay as they are, byte for byte, and what it says would be done is what is
# done then.
. "$(dirname "$0")/golden"
event=six.oly
files() {
    find . -type f -exec cksum {} + | sort
}
try_dry() { # prints what would be done
    files >"$scratch/before"
    "$program" "$@" --dry-run --now "$NOW" >"$scratch/dry" 2>&1 || echo "$1: $(cat "$scratch/dry")"
    files >"$scratch/after"
    cmp -s "$scratch/before" "$scratch/after" || echo "$1 --dry-run: A FILE WAS CHANGED"
    sed -n 's/^would be done: //p' "$scratch/dry"
}
step() {
    command=$1
    shift
    [ "$command" = enter ] || try_dry "$command" $event "$@" >"$scratch/would"
    "$program" "$command" $event "$@" --now "$NOW" <"${keys:-/dev/null}" >"$scratch/done" 2>&1 || cat "$scratch/done"
    [ "$command" = enter ] && return
    sed "s/^/$command: /" "$scratch/would"
    [ "$(wc -l <"$scratch/would")" -eq 1 ] && grep -qxFf "$scratch/would" "$scratch/done" ||
        echo "$command: BUT THIS WAS DONE: $(cat "$scratch/done")"
}
"$program" new $event --now "$NOW" >/dev/null
. "$home/steps"
step undo --reason 'a test'
step restore --before 33 --reason 'a test'
echo '# what would change nothing says so'
run set $event --city Riga
run set $event --city Riga --dry-run
