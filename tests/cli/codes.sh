#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A code that was printed is found for good, whatever is done afterwards: every operation, once something has been published, taken back and done again; and what
# leaves the FIDE mode, which is said by the journal and not taken back with its entry.
. "$(dirname "$0")/golden"
event=six.oly
# What is printed now is kept, with who printed it; the file must agree with its own journal.
keep_codes() { # after what
    "$program" verify-history $event >"$scratch/codes" 2>&1 || echo "after $1: $(cat "$scratch/codes")"
    sed -n 's/^section .*: //p' "$scratch/codes" >>"$scratch/printed"
}
after=' ' # operations that followed a publication
step() {
    command=$1
    shift
    "$program" "$command" $event "$@" --now "$NOW" <"${keys:-/dev/null}" >"$scratch/said" 2>&1 || { echo "$command: $(cat "$scratch/said")" && return; }
    [ "$command" != publish ] || : >"$scratch/public"
    [ -e "$scratch/public" ] || return 0
    after="$after$command "
    keep_codes "$command"
    "$program" undo $event --reason 'a test' --confirm --now "$NOW" >/dev/null || echo "$command is not taken back"
    keep_codes "undo of $command"
    "$program" restore $event --before "$("$program" journal $event -f csv | tail -n 1 | cut -d, -f1)" --reason 'a test' --confirm --now "$NOW" >/dev/null || echo "$command is not done again"
    keep_codes "$command, done again"
}
# Every code that was ever printed.
find_codes() {
    sort -u "$scratch/printed" >"$scratch/all"
    "$program" verify-history $event $(cat "$scratch/all") >"$scratch/found" 2>&1 || grep '^problem' "$scratch/found"
    echo "$(grep -c '^' "$scratch/all") codes, $(grep -c 'is in the past of this file' "$scratch/found") found"
    : >"$scratch/printed"
}
{
    printf 'name,federation,rating\n'
    for player in A B C D E F; do echo "$player $player,NOR,2$((900 - $(printf %d "'$player")))"; done
} >players.csv
{
    echo '<registration><event name="Six" city="Oslo" federation="NOR"/><section name="open" women="no">'
    team A NOR 1; team B SWE 2; team C DEN 3; team D FIN 4; team E EST 5; team F LAT 6
    echo '</section></registration>'
} >teams.xml
"$program" new $event --now "$NOW" >/dev/null
. "$home/steps"
echo '# what the steps did before the first publication, and settings of every kind'
step announce Poland --due '2026-06-01 10:00' -s open
step arrive Egypt -s open
step bar Vietnam Egypt -s open
step points Poland -1 0 --reason fine -s open
step order Poland --received --confirmed -s open
step replace Poland 3 'Nowak, Jan' -s open --reason ill
step correct Poland 1 --rating 2601 -s open --reason 'a mistake'
sed 's/"open"/"women"/; s/women="no"/women="yes"/; s/"NOR"\/>/"GEO"\/>/' teams.xml >women.xml
step import women.xml --confirm --reason 'another list'
step ratings --list list.fide --accept all -s open --reason 'a mistake'
step set --flags "$data/flags/one"
step section rapid
step set --city Oslo
step set --title Open --hall 'Hall 1' -s open
step lot -s women white
after="${after}flags open absent " # set --flags, lineups --open; no round is left to be absent from
find_codes
echo '# what changes drafts alone, or what was not published; undo and restore follow each of the others'
sed -n 's/^OP(\([a-z]*\),.*/\1/p' "$root/desk/base/op.def" | while read -r operation; do
    case $after in *" $operation "*) ;; *) echo "$operation" ;; esac
done

for system in dutch2006 burstein berger team-swiss-2026; do
    echo "# $system leaves the FIDE mode by a pair that is barred, and by a result that is corrected late"
    begin_players() {
        event=$1.oly
        quietly new $event --name Cup --federation NOR --start 2016-09-01
        quietly section $event open --system $system $([ $system = team-swiss-2026 ] || echo --unit player) --rounds 5
        quietly import $event $2
        quietly number $event
        quietly lot $event black
        quietly pair $event
        quietly publish $event
        keep_codes publish
    }
    entries=players.csv results=1-0
    [ $system != team-swiss-2026 ] || entries=teams.xml results='1-0 1-0 1/2 1/2'
    begin_players $system-bar $entries
    step bar 1 6 --reason neighbours --confirm --leave-fide-mode
    find_codes
    begin_players $system-late $entries
    for round in 1 2 3; do
        [ $round = 1 ] || { quietly pair $event && quietly publish $event; }
        for table in 1 2 3; do quietly result $event $table $results; done
        keep_codes "round $round"
    done
    step result 1.1 0-1 --correct --round 1 --reason misread --confirm --leave-fide-mode
    find_codes
done
