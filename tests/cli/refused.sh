#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What is refused leaves no file; the list of a site is no place for output; and a disk without locks is told after a second.
. "$(dirname "$0")/golden"
case $FAULT in /* | "") ;; *) FAULT=$root/$FAULT ;; esac
small_cup
quietly pair e.oly -s open
quietly site e.oly www
mkdir flags
cp "$data/flags/one/GRE.png" flags/GRE.png
leaves() {
    find . | sort >"$scratch/before"
    run "$@"
    find . | sort | diff "$scratch/before" - | sed -n 's/^> /IT LEFT /p'
}
echo '# what was made first'
leaves set e.oly --flags flags --seen 1
leaves set e.oly --flags flags --dry-run
leaves set e.oly --mirror stick --seen 1
leaves publish e.oly -s open --seen 2
leaves people e.oly add Anna --role captain --team Nowhere -s open
leaves people e.oly cards -s open -o no/such.pdf
leaves serve e.oly --port 0 --cert no.pem --key no.pem
leaves site e.oly other -s nowhere
leaves print e.oly -o folder --set evening -s open --round 9
leaves backup e.oly flags/GRE.png
leaves new f.oly --name x --zone Nowhere/Land
leaves continue flags f.oly
run set e.oly --flags flags
ls e.oly.files | wc -l

echo '# the list of a site'
leaves report e.oly teams -s open -f csv -o www/.olympair-site
leaves export e.oly --as trf26 -s open -o www/.OLYMPAIR-site
ln -s www/.olympair-site list.csv
leaves report e.oly teams -s open -f csv -o list.csv
leaves report e.oly teams -s open -f csv -o other/.olympair-site
run site e.oly www

echo '# a disk that knows no locks'
if [ ! -f "$FAULT" ]; then
    sed -n '/^# a disk that knows no locks$/,$p' "$home/refused.out" | tail -n +2
    exit 0
fi
mkdir disk && cp e.oly disk && cd disk || exit
unlocked() {
    began=$(date +%s)
    (
        export LD_PRELOAD="$FAULT" FAULT_MODE=locks FAULT_ERRNO=37 FAULT_FOLDER="$PWD" FAULT_COUNT=/dev/null
        "$program" "$@" --now "$NOW" 2>&1
        echo "[exit $?]"
    )
    [ $(($(date +%s) - began)) -lt 5 ] || echo "AFTER $(($(date +%s) - began)) SECONDS"
}
unlocked warn e.oly 1 --reason x -s open
unlocked publish e.oly -s open --confirm
unlocked new f.oly --name x
unlocked show e.oly -s open | head -n 1
ls
