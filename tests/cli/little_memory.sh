#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Where there is not enough memory, also for a library, a command ends with its exit code and a sentence, and by no signal.
. "$(dirname "$0")/golden"
small_cup
quietly pair e.oly -s open
quietly set e.oly --backups 0
quietly publish e.oly -s open
if ! (ulimit -v 400000 && "$program" federations >/dev/null) 2>/dev/null; then # a sanitizer wants terabytes
    cp "$home/$name.out" "$scratch/actual"
    exit 0
fi
# A program that cannot even be loaded is the system's to tell (127).
try() {
    (
        ulimit -v "$1"
        shift
        exec "$program" "$@" >said 2>&1
    )
    code=$?
    [ $code -gt 13 ] && [ $code -ne 127 ] && echo "WITH $* IT ENDS WITH $code"
    [ $code -eq 0 ] || [ $code -eq 127 ] || grep -q '^olympair: ' said || echo "AND NOTHING IS SAID"
    [ $code -ne 5 ] || grep -o 'there is not enough memory' said >>short
}
for size in $(seq 16000 2000 60000); do
    rm -rf www
    try $size site e.oly www
    try $size report e.oly pairings -s open -o o.pdf
done
for size in $(seq 10000 4000 46000); do
    try $size print e.oly -o folder -s open --round 1
    try $size report e.oly teams -s open -o o.xlsx
    try $size report e.oly pairings -s open -o o.png
    try $size import x.oly "$data/small/registration.xml" --dry-run
    try $size fsck e.oly
done
sort -u short

echo '# a module that has no room is not to be installed again'
for size in 40000 60000; do
    try $size import e.oly "$data/small/registration.xml" --dry-run
    sed 's|/.*/|.../|' said
    echo "[exit $code]"
done
ls | grep -c '^e.oly-journal'
run fsck e.oly
