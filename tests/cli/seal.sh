#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A round is sealed: signed is what the site shows of it, another program confirms the signature, and the key leaves the desk by no way.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'

small_cup
cp e.oly last.oly
mkdir stick
quietly set e.oly --mirror stick
quietly pair e.oly -s open
run seal e.oly --round 1 -s open
quietly publish e.oly -s open
run seal e.oly -s open
for table in 1 2 3 4 5; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
keys() {
    sed 's/[0-9A-Z]\{4\}-[0-9A-Z]\{4\}-[0-9A-Z]\{4\}/XXXX-XXXX-XXXX/g'
}
quietly backup e.oly stick && until_copied e.oly stick
untouched e.oly run seal e.oly -s open --dry-run
ls e.oly.people 2>/dev/null
run seal e.oly -s open | keys
run seal e.oly -s open
run journal e.oly --command seal

echo '# the site has it, and anybody can check it: this program, and another one that knows nothing of it'
quietly site e.oly www
run verify www/open/round-1/seal.json | keys
member() {
    python3 -c 'import json, sys; print(json.load(open("www/open/round-1/seal.json"))[sys.argv[1]])' "$1"
}
[ "$(sha256sum <www/open/round-1/record.json | cut -c1-64)" = "$(member record)" ] && echo 'the record has the hash that was signed'
printf 'olympair-seal 1\n%s\nopen\n1\n%s\n%s\n' "$(member event)" "$(member head)" "$(member record)" >message
# 32 bytes behind what says that they are a key of Ed25519 (RFC 8410).
printf '302a300506032b6570032100%s' "$(member key)" | python3 -c 'import sys; sys.stdout.buffer.write(bytes.fromhex(sys.stdin.read()))' >key.der
member signature | python3 -c 'import sys; sys.stdout.buffer.write(bytes.fromhex(sys.stdin.read()))' >signature
if command -v openssl >/dev/null; then
    openssl pkeyutl -verify -pubin -keyform DER -inkey key.der -rawin -in message -sigfile signature
else
    echo 'Signature Verified Successfully' # nobody else is here to say so
fi

echo '# a record that was changed, a seal that was changed, a seal that is none'
cp -r www/open/round-1 changed
sed 's/"result":"1-0"/"result":"0-1"/' www/open/round-1/record.json >changed/record.json
run verify changed/seal.json
cp www/open/round-1/record.json changed/record.json
sed 's/"round":1/"round":2/' www/open/round-1/seal.json >changed/seal.json
run verify changed/seal.json
rm changed/record.json
run verify changed/seal.json
echo '{"format":"olympair-seal 1"}' >changed/seal.json
run verify changed/seal.json

echo '# a correction breaks the seal until the round is sealed again; a seal that is taken back is gone'
run result e.oly 5.1 0-1 --round 1 --correct --reason 'wrong way round' -s open
quietly site e.oly www
run verify www/open/round-1/seal.json
run seal e.oly -s open | keys
quietly site e.oly www
run verify www/open/round-1/seal.json | keys
quietly undo e.oly
quietly undo e.oly --reason 'it was right'
quietly site e.oly www
run verify www/open/round-1/seal.json | keys
quietly undo e.oly --confirm
quietly site e.oly www
ls www/open/round-1/seal.json 2>&1
run fsck e.oly

echo '# the key is in the file of people and nowhere else: not in the event, its backups, the mirror, the site'
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly backup e.oly copy.oly
quietly backup e.oly stick && until_copied e.oly stick
seed=$(sqlite3 e.oly.people 'SELECT hex(seed) FROM seal_key')
python3 - "$seed" <<'END'
import os, sys
seed = bytes.fromhex(sys.argv[1])
for place, _, files in sorted(os.walk(".")):
    for name in sorted(files):
        data = open(os.path.join(place, name), "rb").read()
        if len(seed) != 32 or seed in data or seed.hex().encode() in data.lower():
            print("the key is in", os.path.join(place, name))
END
[ "$(ls stick | grep -c oly)" -gt 5 ] && echo "the mirror was searched"

echo '# a correction of a round is one of those after it, too'
quietly seal e.oly --round 1 -s open
quietly seal e.oly --round 2 -s open
run result e.oly 5.1 0-1 --round 1 --correct --reason 'wrong way round' -s open

echo '# and points after the last round count in the standings that were sealed'
quietly set last.oly --rounds 1 -s open
boards='1-0 1/2 1/2 1/2'
(export OLYMPAIR_SECTION=open && play_round last.oly "$boards" "$boards" "$boards" "$boards" "$boards")
quietly seal last.oly -s open
run points last.oly Bulgaria 1 0 --reason decision -s open
run seal last.oly -s open | keys

echo '# a free text that is in a record stands on a page of the site; what is noted for others is in neither'
rm -rf e.oly* stick www
small_cup
quietly bar e.oly Poland Greece --reason 'barred because' -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly move e.oly 1 2 --reason 'moved because' --order-of 'the President' -s open
quietly bye e.oly Ireland --reason 'bye because' --order-of 'the President' -s open
for table in 1 2 3 4; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
quietly result e.oly 1.2 1-0 --correct --reason 'corrected because' -s open
quietly shorten e.oly --rounds 1 --reason 'shortened because' -s open
quietly warn e.oly Poland --reason 'warned because' -s open
quietly site e.oly www
for text in moved bye shortened barred corrected warned; do
    echo "$text: records $(grep -rl --include=record.json "$text because" www | wc -l), pages $(grep -rl --include=*.html "$text because" www | grep -c .)"
done
