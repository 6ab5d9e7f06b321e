#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every kind of command that writes: where there is too little room it is refused with a sentence and the event
# is as it was; in a file or a folder that may not be written it is refused at once. There is too little room on a
# small disk of its own, where the system lets us make one, and everywhere under a limit on the size of files.
self=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
program=${OLYMPAIR:-$PWD/build/release/olympair}
data=$PWD/tests/data
if [ $# -eq 0 ]; then
    dir=$(mktemp -d) || exit 1
    trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
fi
export dir OLYMPAIR=$program OLYMPAIR_USER=arbiter LC_ALL=C TZ=UTC
cd "$dir" || exit 1
status=0
say() { # what, difference
    [ -z "$2" ] && echo "ok - $1" && return
    echo "not ok - $1"
    echo "$2" | head -n 20
    status=1
}

# An event at every stage of a round.
desk() { "$program" "$@" --now '2026-09-12 10:00' >said 2>&1 || { echo "# $*" && cat said; }; }
stages() {
    desk new new.oly --name 'Small Olympiad'
    cp new.oly imported.oly
    desk import imported.oly "$data/small/registration.xml"
    cp imported.oly numbered.oly
    desk number numbered.oly -s open
    desk lot numbered.oly white -s open
    desk absent numbered.oly Ireland -s open
    cp numbered.oly drafted.oly && desk pair drafted.oly -s open
    cp drafted.oly published.oly && desk publish published.oly -s open
    rm -r published.oly.backups
    for t in 1 2 3 4 5; do
        for b in 1 2 3 4; do echo "1,$t,$b,1/2"; done
    done | sed '1i round,table,board,result' >results.csv
    cp published.oly played.oly && desk results played.oly results.csv -s open
    cp "$data/small/registration.xml" .
    for stage in *.oly; do entries "$stage" >"${stage%.oly}.entries"; done
}

# Only of a sound file.
entries() {
    said=$("$program" fsck "$1" 2>&1) || echo "$said" >&2
    said=${said##*entries of the journal }
    echo "${said%%,*}"
}

sentence='the disk is full|could not be (read or )?written|cannot be (opened|created)|cannot be written to'
# Runs the command in this folder, where there is a limit. A sentence, and the file is the same; or done.
attempt() { # command, words
    command=$1
    shift
    for word in "$@"; do
        shift
        case $word in *_*) word="${word%_*} ${word#*_}" ;; esac
        set -- "$@" "$word"
    done
    said=$("$program" "$command" e.oly "$@" --now '2026-09-12 11:00' 2>&1)
    code=$?
    [ $code -eq 0 ] && return
    # A publication without its backup is asked about.
    [ $code -eq 4 ] || [ "$command $code" = 'publish 7' ] || echo "$command ended with $code: $said"
    echo "$said" | grep -qE "$sentence" ||
        echo "$command: not a clear sentence: $said"
    cmp -s e.oly "$dir/$stage.oly" || echo "$command: refused, but the file is another one"
    return 1
}

# Afterwards, where there is room again. What was refused and left the same file and nothing beside it needs no program to look at it.
verify() { # stage, command, 0 if it was done
    if [ "$3" -ne 0 ] && [ "$(echo e.oly*)" = e.oly ] && cmp -s e.oly "$dir/$1.oly"; then
        echo refused >>"$dir/outcomes"
        rm e.oly
        return
    fi
    read -r more <"$dir/$1.entries"
    now=$(entries e.oly 2>&1)
    case $now in *[!0-9]* | '') echo "$2: $now" && now=0 ;; esac
    more=$((now - more))
    if [ "$3" -eq 0 ]; then
        echo done >>"$dir/outcomes"
        [ $more -gt 0 ] || echo "$2: done, but nothing in the journal"
    else
        echo refused >>"$dir/outcomes"
        [ $more -eq 0 ] || echo "$2: refused, but in the journal"
    fi
    rm -rf e.oly*
}

every() { # what is done with stage, command, words
    : >"$dir/outcomes"
    while read -r stage words; do
        "$1" $stage $words
    done <"$dir/commands"
}

counted() { # at least so many refused and done
    refused=$(grep -c refused "$dir/outcomes") done=$(grep -c done "$dir/outcomes")
    echo "# $refused refused, $done done" >&2
    [ "$refused" -ge "$1" ] && [ "$done" -ge "$2" ] || echo "only $refused refused, $done done"
}
# What SQLite keeps beside the file takes 32 KB, its log 4 KB for each page that changes. Of two sizes between none and enough
# one in turn, or both with SOAK=1.
turn=0
between() { # size, size
    turn=$((1 - turn))
    if [ "$SOAK" ]; then sizes="$1 $2"; elif [ $turn -eq 0 ]; then sizes=$1; else sizes=$2; fi
}
with_limit() {
    between 66 80
    for blocks in 0 $sizes; do # of 512 bytes
        stage=$1
        cp "$stage.oly" e.oly
        (
            ulimit -f $blocks
            trap '' XFSZ
            shift
            attempt "$@"
        )
        verify "$1" "$2" $?
    done
}

# So many KB are left. The disk is filled by a file beside the event.
with_little_room() {
    between 40 52
    for room in 0 $sizes 512; do
        stage=$1
        cp "$dir/$stage.oly" e.oly
        left=$(df -k . | awk 'END { print $4 }')
        head -c $(((left - room) * 1024)) /dev/zero >filler
        shift
        attempt "$@"
        code=$?
        set -- "$stage" "$@"
        rm filler
        verify "$1" "$2" $code
    done
}

small_disk() {
    sentence='the disk is full'
    mount -t tmpfs -o size=1m tmpfs "$dir/disk" && cd "$dir/disk" && cp "$dir"/registration.xml "$dir"/results.csv . || return
    every with_little_room
    [ "$SOAK" ] && least=$((2 * commands)) || least=$((4 * commands / 3))
    counted $least "$commands"
}

# The disk of the mirror is full, that of the event is not: the round is published, and the copies that are there stay.
mirror_on_small_disk() {
    mount -t tmpfs -o size=1m tmpfs "$dir/disk" && cp drafted.oly e.oly || return
    desk set e.oly --mirror disk
    for room in 0 40 100; do
        left=$(df -k disk | awk 'END { print $4 }')
        head -c $(((left - room) * 1024)) /dev/zero >disk/filler
        desk publish e.oly -s open
        grep -q "^warning: the mirror is not up to date: $dir/disk/e-[-0-9]*.oly could not be written: the disk is full; once that is put right" said || cat said
        "$program" backup e.oly disk/hand.oly 2>said && echo 'a backup was made'
        grep -q '^olympair: disk/hand.oly could not be written: the disk is full$' said || cat said
        "$program" continue e.oly disk/n.oly --now '2026-09-12 10:00' 2>said && echo 'work went on'
        grep -q '^olympair: disk/n.oly could not be written: the disk is full$' said || cat said
        "$program" show e.oly | tr -s '\n ' ' ' | grep -q "not in it; 'olympair backup e.oly [^ ]*' makes one" || echo 'show says nothing'
        desk undo e.oly -s open --reason 'once more'
        rm disk/filler
    done
    [ "$(ls disk | wc -l)" -eq 1 ] || ls disk
    desk backup e.oly disk
    for copy in disk/*; do "$program" fsck "$copy" >said 2>&1 || cat said; done
    [ "$(ls disk | wc -l)" -eq 2 ] || ls disk
    rm -rf e.oly*
}

# Somebody who is not root, since root may write anywhere.
locked() {
    cp "$1.oly" shut/e.oly
    chmod "$mode_of_file" shut/e.oly
    chmod "$mode_of_folder" shut
    before=$(cksum <shut/e.oly)
    shift
    said=$($as "$dir/olympair" "$1" shut/e.oly $(shift && echo "$@") --now '2026-09-12 11:00' 2>&1)
    [ $? -eq 4 ] && [ "$said" = "olympair: ${what}shut/e.oly cannot be written to (Permission denied)" ] || echo "$1: $said"
    chmod 755 shut
    [ "$(cksum <shut/e.oly)" = "$before" ] && [ "$(ls shut)" = e.oly ] || echo "$1: the file is another one"
    rm -f shut/e.oly
    echo refused >>"$dir/outcomes"
}

case $1 in small_disk | mirror_on_small_disk) "$1"; exit ;; esac
say 'an event at every stage' "$(stages)"

# Stage, command, and what it takes besides the event; _ stands for a blank.
cat >commands <<'END'
new import registration.xml
new section women
new set --city Baku
numbered set --round 3 --date 2016-09-04_15:00
numbered lot black -s open --reason again
imported number -s open
numbered absent Poland -s open
numbered arrive Ireland -s open
numbered withdraw Poland -s open
numbered bar Poland Greece -s open --reason why
numbered points Poland 1 2 -s open --reason why
numbered order Poland --received -s open
numbered replace Poland 3 New_Player -s open --reason approved
numbered pair -s open
drafted publish -s open
published move Poland Bulgaria -s open --reason why --order-of P
published bye Poland -s open --reason why --order-of P
published renumber Poland --above Greece -s open --reason why
published lineup Poland 1 2 3 4 -s open --reason late
published expel Greece -s open --confirm --reason why
published result 1 1-0 1/2 0-1 1-0 -s open
published results results.csv -s open
played result 1.1 1-0 -s open --correct --reason why
played pair -s open
played undo --reason why -s open
played restore --before 4 --reason why --confirm
END

[ "$SOAK" ] || sed -i -n '1~4p' commands # every fourth, with SOAK=1 all of them
commands=$(wc -l <commands)
export commands
say 'a limit on the size of files' "$(every with_limit; counted "$commands" 1)"

mkdir disk
if unshare -rm mount -t tmpfs tmpfs disk 2>said; then
    say 'a full disk' "$(unshare -rm sh "$self" small_disk)"
    say 'a mirror on a full disk' "$(unshare -rm sh "$self" mirror_on_small_disk)"
else
    echo 'not ok - a full disk # SKIP no disk can be made here'
fi

cp "$program" olympair && chmod 755 . olympair
mkdir shut
as=
[ "$(id -u)" -ne 0 ] || as='setpriv --reuid=65534 --regid=65534 --clear-groups'
sed -i 's/_/T/' commands # a time without a blank is as good here
mode_of_file=444 mode_of_folder=777 what=
say 'a file that may not be written' "$(every locked; counted "$commands" 0)"
mode_of_file=666 mode_of_folder=555 what='the folder of '
say 'a folder that may not be written' "$(every locked; counted "$commands" 0)"
exit $status
