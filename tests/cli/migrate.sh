#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Files that this version made are worked on and taken back: by this program, and by the same program as it will be after the next change
# of the event file, which tests/unit/next/versions.c makes up (a column more, a table more).
. "$(dirname "$0")/golden"
NOW='2026-09-04 10:00'
now_program=$program
next_program=${OLYMPAIR_NEXT:-$root/build/release/tests/next/olympair}
[ "$OLYMPAIR_NEXT" ] || make -s -C "$root" build/release/tests/next/olympair >/dev/null || exit

# tests/data/old/README.md
old() {
    rm -f e.oly
    sqlite3 -bail e.oly <"$data/old/$1.sql"
}
version() {
    sqlite3 e.oly 'PRAGMA user_version'
}
echo '# made by version 1'
old 1
untouched e.oly run show e.oly
untouched e.oly run fsck e.oly
run set e.oly --city Poti
run undo e.oly --confirm
run undo e.oly --confirm
run fsck e.oly
cp e.oly this.oly

echo '# read, and worked on, by the next version'
old 1
program=$next_program
untouched e.oly run show e.oly
untouched e.oly run fsck e.oly
version
run backup e.oly copy.oly
sqlite3 copy.oly 'PRAGMA user_version' # a copy is as its file is: a program of before reads it
for table in $(sqlite3 e.oly "SELECT name FROM sqlite_schema WHERE type = 'table'"); do
    [ "$(sqlite3 e.oly "SELECT * FROM $table" | cksum)" = "$(sqlite3 copy.oly "SELECT * FROM $table" | cksum)" ] || echo "$table differs"
done
run fsck copy.oly
untouched copy.oly run show copy.oly
quietly continue copy.oly on.oly
sqlite3 on.oly 'PRAGMA user_version' # what work goes on in is brought forward
run set e.oly --city Poti
version
run set e.oly -s open --double-entry no
run undo e.oly
run undo e.oly
run journal e.oly --verify | sed 's, Head:.*,,' # which another version of the file changes
run check e.oly
run fsck e.oly

echo '# the next version takes back what this one did, and does it again'
run undo e.oly --confirm
run restore e.oly --before 14 --confirm --reason 'the evening once more'
run restore e.oly --before 2 --confirm --reason 'from the start'
run restore e.oly --before 45 --confirm --reason 'and back'
run journal e.oly --verify | sed 's, Head:.*,,'
run fsck e.oly

echo '# this version says that the file is newer'
program=$now_program
untouched e.oly run show e.oly
untouched e.oly run set e.oly --city Batumi

echo '# a backup from before the program was renewed'
program=$next_program
mkdir e.oly.backups
sqlite3 -bail e.oly.backups/evening.oly <"$data/old/1.sql"
sqlite3 -bail e.oly "UPDATE event SET city = 'Riga'"
run fsck e.oly
run backup e.oly

echo '# what is only tried, or refused, leaves a file of the version before as it is; what is recorded brings it forward'
unchanged() { # as before, byte for byte, and nothing beside it
    cmp -s e.oly ../before.oly && [ "$(echo e.oly*)" = e.oly ] || echo "$old: $1 LEFT A TRACE"
}
tried() {
    "$program" "$@" --dry-run --now "$NOW" >said 2>&1 || cat said
    unchanged "$1 --dry-run"
}
refused() {
    "$program" "$@" --now "$NOW" >said 2>&1 && echo "$old: $* WAS NOT REFUSED"
    unchanged "$*"
}
rm -rf e.oly.backups
for sql in "$data"/old/*.sql; do
    old=$(basename "$sql" .sql)
    old "$old"
    cp e.oly ../before.oly
    was=$(version)
    tried set e.oly --city Poti
    refused bar e.oly Mali Atlantis
    tried bar e.oly Togo Peru
    refused set e.oly --city Poti --seen 1
    tried undo e.oly --confirm
    refused set e.oly --start 2026-13-01
    "$program" set e.oly --city Poti --now "$NOW" >said 2>&1 || cat said
    echo "made by version $old: $was, then $(version)"
done
echo '# a backup has no log, and a dry run begins none'
quietly backup e.oly evening.oly
untouched evening.oly run set evening.oly --city Riga --dry-run
untouched evening.oly run bar evening.oly Mali Atlantis
run set evening.oly --city Riga
run fsck evening.oly

echo '# made before the first release'
program=$now_program
sqlite3 this.oly 'PRAGMA application_id = 1330403633; PRAGMA user_version = 14' # "OLY1"
untouched this.oly run show this.oly
untouched this.oly run set this.oly --city Poti
untouched this.oly run fsck this.oly
untouched this.oly run backup this.oly that.oly
