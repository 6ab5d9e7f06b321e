#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Back to a backup: what the file was until then stays beside it, whatever state it is in.
. "$(dirname "$0")/golden"

small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
run backup e.oly b.oly
NOW='2026-09-12 10:00'
quietly result e.oly 1 1-0 1/2 1/2 1/2 -s open
quietly result e.oly 2 1-0 1/2 1/2 1/2 -s open

echo '# entries that the backup does not have are not left out by mistake'
untouched e.oly run restore e.oly --from b.oly
untouched e.oly run restore e.oly --from b.oly --dry-run
ls
echo '# the file is what the backup is, and goes on'
run restore e.oly --from b.oly --confirm
untouched b.oly run fsck e.oly
run fsck e-before-restore-20260912-100000.oly
"$program" journal e.oly --format csv | cut -d, -f1,4- | tail -n 2
run result e.oly 3 1-0 1/2 1/2 1/2 -s open
run backup b.oly
ls
echo '# back again, to what it was'
run restore e.oly --from e-before-restore-20260912-100000.oly --confirm
run show e.oly -s open | grep 'round 1'
echo '# later backups go with the entries that they know'
quietly undo e.oly --entry 9 --confirm
quietly restore e.oly --before 6 -s open --confirm --reason 'the lot was wrong'
NOW='2026-09-12 11:00'
quietly publish e.oly -s open
ls e.oly.backups
run restore e.oly --from b.oly --confirm
ls e.oly.backups e-before-restore-20260912-110000.oly.backups
run fsck e.oly
echo '# a file that cannot be read'
NOW='2026-09-12 12:00'
head -c 30000 e.oly >half.oly && mv half.oly e.oly
: >e.oly-wal
run restore e.oly --from b.oly
run fsck e.oly
ls
cmp -n 30000 e-before-restore-20260912-120000.oly b.oly >/dev/null && echo 'it is not kept'
echo '# with a log that does not fit'
NOW='2026-09-12 13:00'
head -c 40000 /dev/urandom >e.oly-wal
run restore e.oly --from b.oly
run fsck e.oly
echo '# a file that is lost'
rm -f e.oly e.oly-*
run restore e.oly --from b.oly
run fsck e.oly
echo '# a copy in which nothing was recorded yet, sound or damaged in the middle'
NOW='2026-09-12 14:00'
cp b.oly copy.oly
run restore copy.oly --from b.oly
run fsck copy.oly
cp b.oly copy.oly
head -c 4000 /dev/zero | tr '\0' '\377' | dd of=copy.oly bs=4000 seek=10 conv=notrunc 2>/dev/null
run fsck copy.oly
NOW='2026-09-12 15:00'
run restore copy.oly --from b.oly --confirm
run fsck copy.oly
rm -f copy*
NOW='2026-09-12 13:00'
echo '# what is no backup of it'
quietly new other.oly --name 'Another Cup'
untouched other.oly run restore other.oly --from b.oly --confirm
untouched e.oly run restore e.oly --from e.oly
untouched e.oly run restore e.oly --from missing.oly
head -c 40000 b.oly >cut.oly
untouched e.oly run restore e.oly --from cut.oly
cp b.oly altered.oly
sed -i 's/Poland/Polond/' altered.oly
untouched e.oly run restore e.oly --from altered.oly
untouched e.oly run restore e.oly --from b.oly --before 3
untouched e.oly run restore e.oly

echo '# a program that has recorded something in a file that is replaced saves it'
rm -rf e.oly*
cp b.oly e.oly && cp b.oly new.oly
trap '' PIPE
mkfifo pipe
"$program" enter e.oly -s open --now "$NOW" <pipe >slow.txt 2>&1 &
exec 4>pipe
printf '\n1===2' >&4
for i in $(seq 300); do grep -q '2½ - 1½' slow.txt && break; sleep 0.1; done
mv new.oly e.oly
run show e.oly 2>&1 | sed 's/process [0-9]*/process N/'
printf '\n' >&4
exec 4>&-
wait
grep -o 'e.oly was replaced.*' slow.txt
run show e-rescued-20260912-130000.oly -s open | grep 'round 1'
run show e.oly -s open | grep 'round 1'
ls e.oly*
