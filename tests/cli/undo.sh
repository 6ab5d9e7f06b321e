#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every operation: done, taken back, done again. The state that 'journal --verify' names must be the same to the bit.
. "$(dirname "$0")/golden"
event=six.oly
entry_alone=' remark clock ' # those that leave nothing but their entry in the journal (t->always)
# What 'journal --verify' says of the event: how many entries there are, and its state alone. Each command begins where the last one ended.
look() {
    said=$("$program" journal $event --verify)
    entries=${said%% *}
    case $said in *' Head and state are shown '*) state=secret ;; *) state=${said##*State: } ;; esac
}
step() {
    command=$1
    shift
    before=$state
    "$program" "$command" $event "$@" --now "$NOW" <"${keys:-/dev/null}" >"$scratch/said" 2>&1 || {
        echo "$command: $(cat "$scratch/said")"
        return
    }
    look
    after=$state
    case $entry_alone in
    *" $command "*) [ "$after" = "$before" ] || echo "$command: changed more than the journal" ;;
    *) [ "$after" != "$before" ] || [ "$after" = secret ] || echo "$command: changed nothing" ;;
    esac
    "$program" undo $event --reason 'a test' --confirm --now "$NOW" >"$scratch/undone" || cat "$scratch/undone"
    look
    [ "$state" = "$before" ] || echo "$command: NOT TAKEN BACK"
    "$program" restore $event --before "$entries" --reason 'a test' --confirm --now "$NOW" >/dev/null
    look
    [ "$state" = "$after" ] || echo "$command: NOT DONE AGAIN"
    sed 's/entry [0-9]* /  an entry /' "$scratch/undone"
}
"$program" new $event --now "$NOW" >/dev/null
run undo $event
run restore $event --before 1
look
. "$home/steps"
run journal $event --verify | sed 's/Head: .*/Head: ... State: .../'
run journal $event --command publish
run journal $event --user arbiter --round 1 --team Vietnam -s open
run journal $event --team Nowhere -s open
run journal $event --command fly
run check $event -s open
run restore $event
run restore $event --before 9999
run undo $event --dry-run
