#!/bin/sh
# Every command that writes: done, taken back, done again. The state that 'journal --verify' names must be the same to the bit. A
# command of the table without a case here is named at the end: add a line `step ...` where its turn comes.
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
done_so_far=' '
step() {
    command=$1
    shift
    done_so_far="$done_so_far$command "
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
step section women --women yes
step set --city Reykjavik
step import "$data/small/registration.xml"
step number -s open
step lot white -s open
step announce Poland --due '2026-06-01 10:00' --travel 'LO 123' -s open
step absent Ireland -s open
step arrive Ireland -s open
step bar Vietnam Madagascar -s open
step points Vietnam -1 0 --reason fine -s open
step order Vietnam --received --confirmed -s open
step replace Vietnam 3 'Nguyen, An' -s open
step pair -s open
step move Vietnam Poland --reason order -s open
step bye Madagascar --reason order -s open
step pair -s open
step publish -s open
step lineup Egypt 1 2 3 5 -s open --reason late
printf 'team,board-1,board-2,board-3,board-4\nPoland,2,3,4,5\n' >lineups.csv
step lineups lineups.csv -s open --reason late
step lineups --open -s open --reason late
step result 1 1-0 1/2 0-1 1-0 -s open
printf 'table,board,result\n2,1,1-0\n' >two.csv
step results two.csv -s open
printf '3\n1===q' >keyboard
keys=keyboard
step enter -s open
keys=
step arrive Greece --with 2 -s open
step pair --unfinished-as-draws -s open
step publish -s open
step swap 1.1 --round 1 --reason 'wrong way round' -s open
step start -s open
step expel Greece --confirm --reason twice -s open
step withdraw Madagascar -s open
step renumber Ireland --above Vietnam --reason late -s open
for command in $(sed -n 's/^CMD(\([a-z]*\), GROUP_[A-Z]*, WRITE,.*/\1/p' "$root/cli/commands.def"); do
    case "undo restore$done_so_far" in
    *"$command "* | "$command "*) ;;
    *) echo "NO CASE FOR $command: add a step to tests/cli/undo.sh" ;;
    esac
done
run journal $event --verify | sed 's/Head: .*/Head: ... State: .../'
run journal $event --command publish
run journal $event --user arbiter --round 1 --team Vietnam -s open
run journal $event --team Nowhere -s open
run journal $event --command fly
run check $event -s open
run restore $event
run restore $event --before 9999
run undo $event --dry-run
