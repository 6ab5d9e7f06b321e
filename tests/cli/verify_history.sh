#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The code of the public history: where it stands, that anybody can make it again, and that a file which was rewritten with all its hashes is found by a code
# that was printed before.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'

small_cup
run verify-history e.oly
quietly pair e.oly -s open
run report e.oly pairings -s open -o draft.pdf
pdftotext draft.pdf - | grep -c 'history code'
quietly publish e.oly -s open
code() {
    "$program" verify-history "$1" | sed -n "s/^section open, round $2: //p"
}
run verify-history e.oly
published=$(code e.oly 1)

echo '# on paper, in the code for cameras, on the site and in its files'
run report e.oly pairings -s open -o pairings.pdf
pdftotext pairings.pdf - | grep -o "history code $published"
if command -v zbarimg >/dev/null && command -v pdftoppm >/dev/null; then
    pdftoppm -r 200 -f 1 -l 1 -png pairings.pdf page && zbarimg -q --raw page*.png >camera 2>/dev/null
else
    # A machine without a camera reads what it would have seen.
    echo "olympair:open:1:$(echo "$published" | tr -d -)" >camera
fi
cut -c1-28 camera
quietly verify-history e.oly "$(cat camera)"
quietly site e.oly www
grep -o 'history code [-A-Z0-9]*' www/feed.xml www/open/round-1/pairings.html www/open/round-1/boards.html
grep -o '"history":"[-A-Z0-9]*"' www/now.json

echo '# made again by hand, from the record of the round that is on the site: docs/formats/history.md'
# Five bits a letter, from 64 hexadecimal digits.
letters() {
    python3 -c 'import sys; b = bin(int("1" + sys.argv[1], 16))[3:]; print("".join("0123456789ABCDEFGHJKMNPQRSTVWXYZ"[int(b[i:i+5], 2)] for i in range(0, 60, 5)))' "$1"
}
step() { # head before, round, record
    printf 'olympair-history 1\n%s\nopen\n%s\n%s\n' "$1" "$2" "$(sha256sum <"$3" | cut -c1-64)" | sha256sum | cut -c1-64
}
lists=$(step 0000000000000000000000000000000000000000000000000000000000000000 0 www/open/record.json)
first=$(step "$lists" 1 www/open/round-1/record.json)
letters "$first"
for table in 1 2 3 4; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
cp e.oly before.oly
before=$(code e.oly 1)
quietly result e.oly 5 1-0 1/2 1/2 1/2 -s open
ended=$(code e.oly 1)
run verify-history e.oly "$published" "$before" "$ended"
run report e.oly standings -s open -o standings.pdf
pdftotext standings.pdf - | grep -o "history code $ended"
run standings e.oly -s open -f json -o standings.json
grep '"history"' standings.json

echo '# as people type it; and what is none'
run verify-history e.oly "$(echo "$ended" | tr 'A-Z-' 'a-z ')"
run verify-history e.oly 7K3M-9QXD
run verify-history e.oly 7K3M-9QXD-0FHU "$ended"

echo '# the same day with another result on table 5: all hashes are right, the code is not'
cp before.oly forged.oly
quietly result forged.oly 5 0-1 1/2 1/2 1/2 -s open
"$program" fsck forged.oly | grep -c 'is sound'
run verify-history forged.oly "$before" "$ended"

echo '# a correction after the next round stays seen; line-ups that are handed in, however often, show nothing'
quietly pair e.oly -s open
quietly publish e.oly -s open
second=$(code e.oly 2)
quietly lineup e.oly Poland 1 2 3 4 -s open --reason late
quietly lineup e.oly Poland 1 2 3 5 -s open --reason late
[ "$(code e.oly 2)" = "$second" ] && echo 'the code is the same'
quietly lineups e.oly --open --reason early -s open
[ "$(code e.oly 2)" != "$second" ] && echo 'the code is another'
quietly result e.oly 5.1 0-1 --round 1 --correct --reason 'wrong way round' -s open
run verify-history e.oly "$ended"
run verify-history e.oly
run undo e.oly --reason 'it was right'
run verify-history e.oly "$second"
untouched e.oly run verify-history e.oly "$published"

echo '# what is held back on a site is in no code: it is that of before'
held=$(code e.oly 2)
quietly result e.oly 1 1-0 1/2 1/2 1/2 -s open
quietly site e.oly part --up-to pairings -s open
grep -l 'history code' part/open/*/*.html
grep -o '"history":[^,]*' part/now.json | sed "s/$held/as it was/"
