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
# Of the ways to leave the file as it is each version takes one in turn, or all of them with SOAK=1.
turn=0
for sql in "$data"/old/*.sql; do
    old=$(basename "$sql" .sql)
    old "$old"
    cp e.oly ../before.oly
    was=$(version)
    turn=$((turn % 6 + 1))
    for way in $([ "$SOAK" ] && echo 1 2 3 4 5 6 || echo $turn); do
        case $way in
        1) tried set e.oly --city Poti ;;
        2) refused bar e.oly Mali Atlantis ;;
        3) tried bar e.oly Togo Peru ;;
        4) refused set e.oly --city Poti --seen 1 ;;
        5) tried undo e.oly --confirm ;;
        6) refused set e.oly --start 2026-13-01 ;;
        esac
    done
    "$program" set e.oly --city Poti --now "$NOW" >said 2>&1 || cat said
    echo "made by version $old: $was, then $(version)"
done
echo '# a backup has no log, and a dry run begins none'
quietly backup e.oly evening.oly
untouched evening.oly run set evening.oly --city Riga --dry-run
untouched evening.oly run bar evening.oly Mali Atlantis
run set evening.oly --city Riga
run fsck evening.oly
