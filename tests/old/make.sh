#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# make.sh PROGRAM FOLDER - the event of tests/data/old (its README.md), made by the commands of the program and written to FOLDER as SQL, as JSON, and the code
# of its journal. Same program, same bytes. `make schema` runs it.
set -e
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
program=$1 folder=$2
export LC_ALL=C TZ=UTC HOME="$scratch"
unset OLYMPAIR_SECTION
cd "$scratch"

# by WHO WHEN COMMAND...
by() {
    OLYMPAIR_USER=$1 now=$2
    shift 2
    export OLYMPAIR_USER
    "$program" "$@" --now "2026-09-$now" >said 2>&1 || { echo "make.sh: $*" >&2; cat said >&2; exit 1; }
}
squad() {
    echo "    <team name=\"$1\" federation=\"$2\" captain=\"Captain of $1\">"
    for player in 1 2 3 4 5; do
        id=$((id + 1))
        echo "      <player name=\"$1 $player\" fideid=\"$id\" rating=\"$((2500 - 7 * (id - 990000)))\"/>"
    done
    echo '    </team>'
}
id=990000
{
    echo '<?xml version="1.0" encoding="UTF-8"?>'
    echo '<registration>'
    echo '  <event name="Old Cup" city="Batumi" federation="GEO" start="2026-09-01" end="2026-09-10" zone="Asia/Tbilisi">'
    echo '    <arbiter name="Anna" role="chief arbiter"/>'
    for round in 1 2 3; do echo "    <round number=\"$round\" date=\"2026-09-0$((round + 1))\" time=\"15:00\"/>"; done
    echo '  </event>'
    echo '  <section name="open" women="no" edition="2012" tiebreak="2012" rounds="5" floor="1400">'
    for team in 'Chad CHA' 'Fiji FIJ' 'Mali MLI' 'Togo TOG' 'Peru PER' 'Oman OMA' 'Iran IRI'; do squad ${team% *} ${team#* }; done
    echo '  </section>'
    echo '</registration>'
} >registration.xml

by anna '01 09:00:00' new e.oly --name 'Old Cup'
by anna '01 09:01:00' import e.oly registration.xml
by anna '01 09:01:30' set e.oly --venue Circus --backups 0 --presence-closes '2026-09-01 18:00'
by anna '01 09:02:00' number e.oly
by anna '01 09:03:00' lot e.oly white
by anna '01 09:03:30' set e.oly -s open --ranking mp,gp,osb,mpo
by anna '01 09:04:00' absent e.oly Iran --round 1
by anna '01 09:04:30' absent e.oly Oman --round 2
by anna '01 09:05:00' bar e.oly Chad Fiji
by anna '01 09:05:30' bar e.oly Fiji Mali
by anna '01 09:06:00' points e.oly Chad 1 1 --reason decision
by anna '01 09:07:00' announce e.oly Peru --due '2026-09-01 17:00' --travel 'LO 123'
by anna '01 09:08:00' order e.oly Mali --received --confirmed
by anna '01 20:00:00' pair e.oly
by anna '01 20:01:00' publish e.oly
by anna '02 09:00:00' lineup e.oly Chad 1 2 3 5
by anna '02 10:01:00' lineups e.oly --open
by anna '02 14:00:00' set e.oly -s open --double-entry yes
by anna '02 19:00:00' result e.oly 1 1-0 1/2 1-0 1-0
by boris '02 19:00:30' result e.oly 1 1-0 1/2 1-0 1-0 --second
by anna '02 19:01:00' result e.oly 2 0-1 1/2 1-0 1-0
by boris '02 19:01:30' result e.oly 2 0-1 1/2 1-0 1-0 --second
by anna '02 19:02:00' result e.oly 3 --absent Togo --present 4
by anna '02 19:02:15' set e.oly -s open --double-entry no
by anna '02 19:02:30' sign e.oly Chad --agree
by anna '02 19:03:00' sign e.oly Mali --dispute 'board 2'
by anna '02 19:10:00' excuse e.oly Togo --reason 'its bus broke down'
by anna '02 19:30:00' pair e.oly
by anna '02 19:31:00' publish e.oly
by anna '02 19:32:00' set e.oly -s open --double-entry yes
by anna '02 20:00:00' result e.oly 1.2 1-0 --round 1 --correct --reason 'wrong sheet'
by anna '02 20:01:00' result e.oly 3 --round 1 --absent Togo --present 3 --correct --reason 'one was late'
by anna '02 20:30:00' shorten e.oly --cancel 5 --reason 'the hall is flooded'
by anna '03 10:01:00' lineups e.oly --open --round 2
for table in 1 2 3; do
    by anna "03 19:0$table:00" result e.oly $table 1-0 1/2 0-1 1/2 --round 2
    by boris "03 19:0$table:30" result e.oly $table 1-0 1/2 0-1 1/2 --round 2 --second
done
by anna '03 19:30:00' pair e.oly
sqlite3 -bail e.oly "PRAGMA wal_checkpoint(TRUNCATE)" >said
name=$folder/$(sqlite3 e.oly 'PRAGMA user_version')
{
    echo '-- The event file of tests/data/old/README.md, made by `make schema`: not to be edited.'
    for pragma in application_id user_version; do echo "PRAGMA $pragma = $(sqlite3 e.oly "PRAGMA $pragma");"; done
    sqlite3 -bail e.oly .dump
} >"$name.sql"
"$program" export e.oly --as json >"$name.json"
"$program" journal e.oly --verify | sed 's/.*Head: \([0-9a-f]*\)\. State: \([0-9a-f]*\).*/\1 \2/' >"$name.journal"
