#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# An event that another program changed, a letter of it or a row: every command that shows something of it says so, or refuses to
# read it, and no operation is taken before somebody confirms it. Every third way in the check, all of them with SOAK=1.
root=$(cd "$(dirname "$0")/../.." && pwd)
program=${OLYMPAIR:-$root/build/release/olympair}
data=$root/tests/data/small
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export TZ=UTC LC_ALL=C OLYMPAIR_USER=arbiter TERM=dumb
told='was changed by another program'

now='2016-09-02 15:00'
desk() {
    "$program" "$@" --now "$now" >said 2>&1 || { echo "# $*"; sed 's/^/# /' said; }
}
desk new e.oly --name 'Small Cup'
desk import e.oly "$data/registration.xml"
desk set e.oly --backups 0
desk number e.oly -s open
desk lot e.oly white -s open
desk announce e.oly 2 --due '2016-09-02 12:00' -s open
desk arrive e.oly 1-5 -s open
desk bar e.oly 1 2 -s open --reason 'same club'
desk points e.oly 3 -1 -2 -s open --reason 'a decision'
desk pair e.oly -s open
desk publish e.oly -s open
now='2026-09-12 15:00'
desk result e.oly 1 1-0 1/2 1/2 1/2 -s open
desk result e.oly 2 0-1 1/2 1/2 1/2 -s open
desk result e.oly 3 0-1 1/2 +- 1/2 -s open

# Without a word about it where nobody changed anything.
"$program" show e.oly >said 2>&1
"$program" result e.oly 4 1-0 1/2 1/2 1/2 -s open --dry-run --now '2026-09-12 16:00' >>said 2>&1
grep -q "$told" said && echo "not ok - an event as it was left is not said to be changed" || echo "ok - an event as it was left is not said to be changed"

refused() { # exit code
    [ "$1" -eq 4 ] || [ "$1" -eq 6 ]
}
wrong=
blame() {
    wrong="$wrong; $*"
}
shows() { # command
    "$program" "$@" >said 2>&1
    code=$?
    [ $code -eq 0 ] && grep -q "$told" said || refused $code || blame "$1 says nothing"
}
# Of what stands behind the last entry an operation knows it, too; what is further back in the journal only those who read.
attempt() { # title, how far
    wrong=
    cp d.oly kept.oly
    for command in 'show' 'standings -s open' 'standings -s open -f csv' 'report pairings -s open -f html' 'journal'; do
        shows ${command%% *} d.oly ${command#"${command%% *}"}
    done
    "$program" fsck d.oly >said 2>&1 && blame 'fsck finds nothing'
    if [ "$2" = now ]; then
        "$program" result d.oly 4 1-0 1/2 1/2 1/2 -s open --now '2026-09-12 16:00' >said 2>&1
        code=$?
        [ $code -eq 7 ] && grep -q 'add --confirm' said || refused $code || blame "a result is taken (exit $code)"
        cmp -s d.oly kept.oly || blame 'the file is another one now'
        "$program" result d.oly 4 1-0 1/2 1/2 1/2 -s open --dry-run --now '2026-09-12 16:00' >said 2>&1
        code=$?
        [ $code -ne 0 ] || grep -q "$told" said || blame 'a dry run says nothing'
        "$program" result d.oly 4 1-0 1/2 1/2 1/2 -s open --confirm --now '2026-09-12 16:00' >said 2>&1
        code=$?
        [ $code -ne 0 ] || grep -q "$told" said || blame 'with --confirm nothing is said'
        [ $code -eq 0 ] && confirmed=$((confirmed + 1))
    fi
    cmp -s d.oly kept.oly || [ "$2" = now ] || blame 'the file is another one now'
    [ -z "$wrong" ] && echo "ok - $1" || echo "not ok - $1$wrong"
}
# What keeps the journal from being changed is put back afterwards, word for word.
triggers=$(sqlite3 e.oly "SELECT sql || ';' FROM sqlite_schema WHERE type = 'trigger'")
lifted=$(sqlite3 e.oly "SELECT 'DROP TRIGGER ' || name || ';' FROM sqlite_schema WHERE type = 'trigger'")
confirmed=0 turn=0
its_turn() {
    turn=$((turn + 1))
    [ "$SOAK" ] || [ $((turn % 3)) -eq 1 ]
}
changed() { # statement
    its_turn || return 0
    rm -f d.oly* && cp e.oly d.oly
    sqlite3 -bail d.oly "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; $lifted $1; $triggers" || return
    rm -f d.oly-wal d.oly-shm
    cmp -s d.oly e.oly && echo "not ok - $1 changes nothing" || attempt "$1" "${2:-now}"
}
letter() { # sed
    its_turn || return 0
    rm -f d.oly* && cp e.oly d.oly
    sed -i "$1" d.oly
    cmp -s d.oly e.oly && echo "not ok - $1 changes nothing" || attempt "a letter, $1" "${2:-now}"
}

while IFS='|' read -r how what; do
    [ "$what" ] || continue
    case $how in
    now | past) changed "$what" $how ;;
    letter) letter "$what" ;;
    esac
done <<'END'
now|UPDATE board SET result = '0-1' WHERE section = 1 AND round = 1 AND table_no = 1 AND board = 1
now|UPDATE board SET result = '1-0' WHERE section = 1 AND result = '+-'
now|UPDATE board SET result = '' WHERE section = 1 AND round = 1 AND table_no = 3
now|DELETE FROM board WHERE section = 1 AND round = 1 AND table_no = 2 AND board = 4
now|UPDATE board SET first_place = 2 WHERE section = 1 AND round = 1 AND table_no = 1 AND board = 1
now|UPDATE fixture SET first = second, second = first WHERE section = 1 AND round = 1 AND table_no = 1
now|UPDATE fixture SET absent_first = 1 WHERE section = 1 AND round = 1 AND table_no = 4
now|UPDATE fixture SET present = 3 WHERE section = 1 AND round = 1 AND table_no = 4
now|UPDATE fixture SET by_hand = 'by order' WHERE section = 1 AND round = 1 AND table_no = 2
now|DELETE FROM board WHERE section = 1 AND table_no = 5; DELETE FROM fixture WHERE section = 1 AND table_no = 5
now|UPDATE round SET bye = 3 WHERE section = 1
now|UPDATE round SET published = '2016-09-01 09:00:00' WHERE section = 1
now|UPDATE round SET published = NULL WHERE section = 1
now|UPDATE trace SET json = replace(json, 'white', 'whyte')
now|UPDATE trace SET json = replace(json, '"mp":0', '"mp":2')
now|DELETE FROM trace
now|UPDATE team SET name = 'Polond' WHERE name = 'Poland'
now|UPDATE team SET number = 100 WHERE section = 1 AND number = 11
now|UPDATE team SET federation = 'FRA' WHERE section = 1 AND number = 4
now|UPDATE team SET captain = 'Somebody Else' WHERE section = 1 AND number = 1
now|UPDATE player SET rating = 2900 WHERE section = 1 AND team = 1 AND place = 1
now|UPDATE player SET name = 'Nobody, At All' WHERE section = 1 AND team = 2 AND place = 2
now|UPDATE player SET title = 'GM' WHERE section = 1 AND team = 3 AND place = 4
now|DELETE FROM player WHERE section = 1 AND team = 5 AND place = 5
now|UPDATE section SET edition = '2022' WHERE section = 1
now|UPDATE section SET lot = 'black' WHERE section = 1
now|UPDATE section SET rounds = 9 WHERE section = 1
now|UPDATE event SET name = 'Great Cup'
now|UPDATE event SET zone = 'Asia/Baku'
now|UPDATE event SET mirror = '/tmp'
now|INSERT INTO arbiter SELECT count(*) + 1, 'Extra, Anna', 'arbiter' FROM arbiter
now|DELETE FROM arbiter
now|UPDATE arrival SET players = 4 WHERE section = 1
now|DELETE FROM arrival WHERE section = 1
now|DELETE FROM barred
now|UPDATE barred SET other = 5
now|UPDATE adjustment SET mp = 4
now|DELETE FROM adjustment
now|UPDATE journal SET user = 'nobody' WHERE entry = (SELECT max(entry) FROM journal)
now|UPDATE journal SET time = '2016-09-02 11:00:00' WHERE entry = (SELECT max(entry) FROM journal)
now|DELETE FROM journal WHERE entry = (SELECT max(entry) FROM journal)
past|UPDATE journal SET user = 'nobody' WHERE entry = 3
past|UPDATE journal SET reason = 'no club' WHERE reason = 'same club'
past|UPDATE journal SET inverse = x'00' WHERE entry = 5
past|DELETE FROM journal WHERE entry = 4
past|CREATE TRIGGER t AFTER UPDATE ON board BEGIN DELETE FROM journal; END
letter|s/Poland/Polond/
letter|s/2012/2022/
letter|s/open/opan/
END
[ $confirmed -gt 8 ] && echo "ok - operations that somebody confirmed are taken" || echo "not ok - only $confirmed of them are taken with --confirm"
