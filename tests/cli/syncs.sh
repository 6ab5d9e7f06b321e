#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# How often a command waits for the disk: a result for its log and the folder of that, and for the file once it has been answered; a
# publication also for its backup and the folder of that.
[ "$FAULT" ] || { echo "ok - syncs # SKIP no faults in this build"; exit; }
. "$(dirname "$0")/golden"
case $FAULT in /*) ;; *) FAULT=$root/$FAULT ;; esac
# COMMAND...: its syncs, as tests/fault/log.h has them.
syncs() {
    : >"$scratch/log"
    FAULT_MODE=record FAULT_AT=0 FAULT_FOLDER=$(pwd -P) FAULT_LOG=$scratch/log FAULT_COUNT=$scratch/count LD_PRELOAD=$FAULT \
        "$program" "$@" --now "$NOW" >"$scratch/said" 2>&1 || cat "$scratch/said"
    python3 - "$1" "$scratch/log" <<'END'
import struct, sys
log, at, syncs = open(sys.argv[2], 'rb').read(), 0, 0
while at < len(log):
    inode, where, size, op, nbyte = struct.unpack_from('<QQQII', log, at)
    at += 936 + nbyte
    syncs += op == 2
print('%s: %d syncs' % (sys.argv[1], syncs))
END
}
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly -s open black
quietly pair e.oly -s open
mkdir e.oly.backups
syncs publish e.oly -s open
quietly lineups e.oly --open --reason 'all are here' -s open
syncs result e.oly -s open 1.1 1-0
run fsck e.oly
