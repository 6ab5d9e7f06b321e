#!/bin/sh
# Every operation: done, taken back, done again. The state that 'journal --verify' names must be the same to the bit.
. "$(dirname "$0")/golden"
event=six.oly
state() {
    "$program" journal $event --verify
}
entries() {
    state | cut -d' ' -f1
}
since() { # the state alone
    state | sed 's/.*State: //; s/.* Head and state are shown .*/secret/'
}
step() {
    command=$1
    shift
    before=$(since)
    "$program" "$command" $event "$@" --now "$NOW" <"${keys:-/dev/null}" >"$scratch/said" 2>&1 || {
        echo "$command: $(cat "$scratch/said")"
        return
    }
    after=$(since)
    [ "$after" != "$before" ] || [ "$after" = secret ] || echo "$command: changed nothing"
    "$program" undo $event --reason 'a test' --confirm --now "$NOW" >"$scratch/undone" || cat "$scratch/undone"
    [ "$(since)" = "$before" ] || echo "$command: NOT TAKEN BACK"
    "$program" restore $event --before "$(entries)" --reason 'a test' --confirm --now "$NOW" >/dev/null
    [ "$(since)" = "$after" ] || echo "$command: NOT DONE AGAIN"
    sed 's/entry [0-9]* /  an entry /' "$scratch/undone"
}
"$program" new $event --now "$NOW" >/dev/null
run undo $event
run restore $event --before 1
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
