#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A write-ahead log beside an event: whoever only reads changes no byte of either, and a log that does not fit the file is not read
# into it, whatever the command.
. "$(dirname "$0")/golden"

small_cup
quietly pair e.oly -s open
quietly set e.oly --backups 0
quietly publish e.oly -s open
cp e.oly early.oly
NOW='2026-09-12 10:00'

# As long as somebody else has the file open its log stays, and when he is killed it is left there.
mkfifo keys
"$program" enter e.oly -s open --now "$NOW" <keys >/dev/null 2>&1 &
keeper=$!
exec 8>keys
for tick in $(seq 500); do
    [ -e e.oly-shm ] && break
    sleep 0.01
done
for table in 1 2 3; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
kill -9 $keeper
wait $keeper 2>/dev/null
exec 8>&-
cp e.oly killed.oly && cp e.oly-wal killed.log
rm e.oly-shm

sums() {
    cat e.oly e.oly-wal | cksum
}
kept() {
    before=$(sums)
    "$@"
    [ "$(sums)" = "$before" ] || echo "BUT THE FILE OR ITS LOG WAS CHANGED BY $*"
}
readers() {
    for command in show 'standings -s open' journal 'journal --verify' fsck 'check' 'report pairings -s open -f csv' \
        'result 4 1-0 1/2 1/2 1/2 -s open --dry-run' 'undo --dry-run' 'backup copy.oly' 'export --as trf26 -s open -o e.trf' 'site folder'; do
        kept run ${command%% *} e.oly ${command#"${command%% *}"} >said 2>&1
        grep -v '^ ' said | grep -E "^[$]|exit|CHANGED|$1" || :
        rm -rf copy.oly folder e.trf
    done
    kept run continue e.oly new.oly >said 2>&1
    grep -E "^[$]|exit|CHANGED|$1" said
    rm -f new.oly
}
echo '# the log of a program that was killed'
readers sound
kept run show e.oly | grep 'round 1'
run result e.oly 4 1-0 1/2 1/2 1/2 -s open
ls e.oly*
run fsck e.oly
cp e.oly later.oly

echo '# the same log beside the event as it went on'
stray() {
    rm -f e.oly*
    cp "$1" e.oly && cp killed.log e.oly-wal
}
stray later.oly
readers 'WITHOUT NOTHING'
kept run fsck e.oly
kept run show e.oly
kept run result e.oly 5 1-0 1/2 1/2 1/2 -s open
kept run restore e.oly --before 8 --confirm --reason why
kept "$program" serve e.oly --port 0 2>&1 | tail -n 1
mv e.oly-wal aside.log
run show e.oly | grep 'round 1'

echo '# beside a copy that went on in another way'
cp early.oly other.oly
quietly result other.oly 5 0-1 1/2 1/2 1/2 -s open
stray other.oly
kept run show e.oly
kept run fsck e.oly

echo '# beside another event'
quietly new another.oly --name 'Another Cup'
stray another.oly
kept run show e.oly
kept run fsck e.oly

# A backup has no log until the first operation is recorded in it; whoever is killed in that leaves what he has replaced.
killed_in_a_backup() {
    rm -f e.oly* && cp early.oly e.oly
    sqlite3 e.oly "PRAGMA journal_mode = DELETE" >/dev/null
    cp e.oly whole.oly
    sqlite3 e.oly 'PRAGMA cache_size = 1' 'BEGIN' "UPDATE board SET result = '1-0'" "UPDATE player SET name = name || ' and so on'" \
        'UPDATE trace SET json = json || json || json' '.shell kill -9 $PPID' >/dev/null 2>&1
    [ -s e.oly-journal ] && ! cmp -s e.oly whole.oly || echo 'nothing was half done'
}
both() {
    cat e.oly e.oly-journal | cksum
}
kept_both() {
    before=$(both)
    "$@"
    [ "$(both)" = "$before" ] || echo "BUT THE FILE OR ITS JOURNAL WAS CHANGED BY $*"
}
echo '# half of an operation in a backup'
killed_in_a_backup
kept_both run show e.oly | grep -E 'round 1|BUT|warning'
kept_both run standings e.oly -s open | grep -cE ' 0    0   0|BUT|warning'
kept_both run fsck e.oly
kept_both run backup e.oly taken.oly
run result e.oly 1 1-0 1/2 1/2 1/2 -s open
run fsck e.oly
ls e.oly*
echo '# the same beside another copy, which has gone on by more than a page'
killed_in_a_backup
for entry in $(seq 20); do quietly set later.oly --venue "Hall $entry"; done
cp later.oly e.oly
kept_both run show e.oly
kept_both run result e.oly 5 1-0 1/2 1/2 1/2 -s open
kept_both run fsck e.oly
rm -f e.oly*

echo '# beside the copy that it was written for'
stray early.oly
kept run show e.oly | grep 'round 1'
run fsck e.oly

echo '# with a backup, fsck is named once'
stray later.oly
mkdir -p e.oly.backups
cp early.oly e.oly.backups/20160902-100000-open-round-01.oly
kept run standings e.oly -s open
