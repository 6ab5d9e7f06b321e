#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Flags are on the disk before the entry that lists them: the program is killed, and the disk is full, at each call that changes the disk
# (SOAK=1; else at every seventh). Either the event lists them and all are whole, or it does not list them.
[ "$FAULT" ] || { echo "ok - flags_faults # SKIP no faults in this build"; exit; }
. "$(dirname "$0")/golden"
case $FAULT in /*) ;; *) FAULT=$root/$FAULT ;; esac
two=$data/flags/two
quietly new start.oly --name 'Small Olympiad'
quietly import start.oly "$data/small/registration.xml"
quietly set start.oly --flags "$data/flags/one"
begin() {
    rm -rf e.oly*
    cp start.oly e.oly
    cp -r start.oly.files e.oly.files
}
# MODE, AT: `set --flags` with that fault.
attempt() {
    FAULT_MODE=$1 FAULT_AT=$2 FAULT_ERRNO=28 FAULT_FOLDER=$(pwd -P) FAULT_COUNT=$scratch/count LD_PRELOAD=$FAULT \
        "$program" set e.oly --flags "$two" --now "$NOW" >said 2>&1
}
listed() { sqlite3 e.oly 'SELECT group_concat(name) FROM (SELECT name FROM attachment ORDER BY place)'; }
begin
attempt count 0
calls=$(cat "$scratch/count")
[ "$calls" -gt 20 ] || echo "only $calls calls were counted"
step=7
[ "$SOAK" ] && step=1
for mode in kill torn stuck short; do
    before=0 after=0 at=1
    while [ $at -le "$calls" ]; do
        begin
        attempt $mode $at
        "$program" fsck e.oly >checked 2>&1 || { echo "$mode at $at:" && cat said checked; }
        case $(listed) in
        GRE,IRL,POL) before=$((before + 1)) ;;
        EGY,GRE) after=$((after + 1)) ;;
        *) echo "$mode at $at: $(listed)" ;;
        esac
        at=$((at + step))
    done
    [ $before -gt 0 ] && [ $after -gt 0 ] || echo "$mode: $before before, $after after, of $calls"
    # What was left is in nobody's way.
    run set e.oly --flags "$two" --dry-run >/dev/null
    "$program" set e.oly --flags "$two" --now "$NOW" >said 2>&1 || cat said
    "$program" fsck e.oly >checked 2>&1 || cat checked
    listed
done
