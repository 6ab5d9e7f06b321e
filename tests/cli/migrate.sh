#!/bin/sh
# Files of earlier versions are worked on, and what was done is taken back.
. "$(dirname "$0")/golden"
NOW='2026-09-04 10:00'

# tests/data/old/README.md
old() {
    rm -f e.oly
    (cd "$root" && sqlite3 -bail "$scratch/work/e.oly" <"tests/data/old/$1.sql")
}
echo '# made by version 1'
old 1
untouched e.oly run show e.oly
untouched e.oly run fsck e.oly
run backup e.oly copy.oly
run fsck copy.oly
run set e.oly --city Poti
run set e.oly -s open --double-entry yes
run undo e.oly
run undo e.oly
run journal e.oly --verify | sed 's, Head:.*,,' # which another version of the file changes
run check e.oly
run fsck e.oly
echo '# made by version 6, whose journal had sentences where there are facts now'
old 6
untouched e.oly run journal e.oly
run show e.oly
run result e.oly 3.1 1-0 --round 1 --correct --reason 'wrong sheet'
run journal e.oly --team Mali
run undo e.oly
run undo e.oly --confirm
run restore e.oly --before 18 --confirm
run restore e.oly --before 16 --confirm --reason 'the evening once more'
run restore e.oly --before 20 --confirm --reason 'and back'
run journal e.oly --verify | sed 's, Head:.*,,' # which another version of the file changes
run check e.oly
run fsck e.oly
echo '# made by version 1, worked on with version 3, which could not take that back'
old 1-3
run set e.oly --city Poti
run journal e.oly --verify | sed 's, Head:.*,,' # which another version of the file changes
run undo e.oly
run undo e.oly --confirm --reason 'wrong table'
run restore e.oly --before 16 --confirm --reason 'the evening once more'
run restore e.oly --before 6 --confirm --reason 'from the start'
run fsck e.oly
echo '# a backup from before the program was renewed'
mkdir e.oly.backups
(cd "$root" && sqlite3 -bail "$scratch/work/e.oly.backups/evening.oly" <tests/data/old/1.sql)
sqlite3 -bail e.oly "UPDATE event SET city = 'Riga'"
run fsck e.oly
run backup e.oly

echo '# what is only tried, or refused, leaves a file of any version as it is; what is recorded brings it forward'
version() {
    sqlite3 e.oly 'PRAGMA user_version'
}
unchanged() { # as before, byte for byte, and nothing beside it
    [ "$(sha256sum e.oly)" = "$before" ] && [ "$(echo e.oly*)" = e.oly ] || echo "$old: $1 LEFT A TRACE"
}
rm -rf e.oly.backups
for sql in "$data"/old/*.sql; do
    old=$(basename "$sql" .sql)
    old "$old"
    before=$(sha256sum e.oly)
    was=$(version)
    "$program" set e.oly --city Poti --dry-run --now "$NOW" >said 2>&1 || cat said
    unchanged 'set --dry-run'
    "$program" bar e.oly Togo Peru --dry-run --now "$NOW" >said 2>&1 || cat said
    unchanged 'bar --dry-run'
    "$program" undo e.oly --confirm --dry-run --now "$NOW" >said 2>&1 || cat said
    unchanged 'undo --dry-run'
    "$program" bar e.oly Mali Atlantis --now "$NOW" >said 2>&1 && echo "$old: bar WAS NOT REFUSED"
    unchanged 'bar of a team that is not there'
    "$program" set e.oly --city Poti --seen 1 --now "$NOW" >said 2>&1 && echo "$old: set --seen WAS NOT REFUSED"
    unchanged 'set --seen'
    "$program" set e.oly --start 2026-13-01 --now "$NOW" >said 2>&1 && echo "$old: set WAS NOT REFUSED"
    unchanged 'set --start'
    "$program" set e.oly --city Poti --now "$NOW" >said 2>&1 || cat said
    echo "made by version $old: $was, then $(version)"
done
echo '# a backup has no log, and a dry run begins none'
quietly backup e.oly evening.oly
untouched evening.oly run set evening.oly --city Riga --dry-run
untouched evening.oly run bar evening.oly Mali Atlantis
run set evening.oly --city Riga
run fsck evening.oly
