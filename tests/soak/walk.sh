#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has tests/soak/test_memory.
# Anything a desk can be told to do, in any order: most of it is refused, the rest is done. No command may
# end in another way than its table of exit codes says; every difference that 'check' finds must be explained; a state that was
# noted on the way must come back to the bit; 'fsck' must find nothing. SOAK=1: twelve walks instead of one, SOAK=all: a hundred.
#   walk.sh [SEED]: that walk alone
program=${OLYMPAIR:-$PWD/build/release/olympair}
data=$PWD/tests/data
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
export OLYMPAIR_USER=arbiter LC_ALL=C TZ=UTC
NOW='2026-09-03 10:00'

# One command a line, its words parted by '|'; "round" stands for all results of a round, a negative number after
# --before for so many entries from the end.
words() { # seed, how many
    awk -v seed="$1" -v n="$2" '
    function draw(k) {
        seed = (seed * 16807) % 2147483647
        return int(seed / 2147483647 * k)
    }
    function one(list, part) {
        return part[1 + draw(split(list, part, " "))]
    }
    function team() {
        return one("Poland Georgia_1 Georgia_2 Greece Egypt Ireland Vietnam Bulgaria Azerbaijan Madagascar")
    }
    function result() {
        return one("1-0 1/2 0-1 1-0 1/2 0-1 1-0 1/2 0-1 +-- --+ 0-0")
    }
    function maybe(text) {
        return draw(2) ? text : ""
    }
    function board() {
        return 1 + draw(6) maybe("." 1 + draw(4))
    }
    BEGIN {
        for (i = 0; i < 5; i++) draw(1)
        while (n--) {
            k = draw(27)
            if (k < 4) print "round"
            else if (k < 7) print "pair" maybe("|--unfinished-as-draws")
            else if (k < 9) print "round\npair\npublish"
            else if (k == 9) print "move|" team() "|" team() maybe("|--order-of|chief")
            else if (k == 10) print "bye|" team() maybe("|--order-of|chief")
            else if (k == 11) print "result|" 1 + draw(6) "." 1 + draw(4) "|" result() "|--correct|--round|" 1 + draw(5)
            else if (k == 12) print "result|" 1 + draw(6) "|--absent|" team() "|--present|" draw(5) "|--round|" 1 + draw(5) maybe("|--correct")
            else if (k == 13) print "points|" team() "|" draw(3) - 1 "|" draw(5) - 2 maybe("|--own") maybe("|--pairing-only")
            else if (k == 14) print "bar|" team() "|" team() maybe("|--lift")
            else if (k == 15) print "swap|" board() "|--round|" 1 + draw(5)
            else if (k == 16) print "withdraw|" team() maybe("|--lift")
            else if (k == 17) print "absent|" team()
            else if (k == 18) print "arrive|" team() maybe("|--with|" 1 + draw(4)) maybe("|--join|--order-of|chief")
            else if (k == 19) print draw(4) ? "start|--confirm" : draw(2) ? "excuse|" team() maybe("|--lift") : "expel|" team() "|--confirm"
            else if (k == 20) print "renumber|" team() "|--above|" team()
            else if (k == 21) print "replace|" team() "|" 1 + draw(5) "|Somebody Else " n "|--rating|" 1500 + draw(1200)
            else if (k == 22) print "set|" one("--host-first|yes --host-first|no --federation|POL --title|Open --rounds|9")
            else if (k == 23) print "lineup|" team() "|" one("1|2|3|4 1|2|3|5 2|3|4|5 4|3|2|1|--out-of-order 1|2|4")
            else if (k == 24) print "lineups|--open"
            else if (k == 25) print "order|" team() one("|--received |--confirmed |--received|--confirmed")
            else print draw(3) ? "undo" : "restore|--before|-" 1 + draw(12)
        }
    }'
}

act() {
    command=$1
    shift
    if [ "$command" = restore ]; then
        to=$(($(entries) + 1 + $2))
        [ $to -gt $prepared ] || to=$((prepared + 1))
        set -- --before $to
    fi
    case $command in
    undo | restore) set -- "$@" --confirm ;;
    *) set -- "$@" --section open ;;
    esac
    "$program" "$command" e.oly "$@" --now "$NOW" --reason 'as it went' >said 2>&1 </dev/null
    code=$?
    if [ $code -eq 2 ] && grep -q 'does not take --reason' said; then
        "$program" "$command" e.oly "$@" --now "$NOW" >said 2>&1 </dev/null
        code=$?
    fi
    [ $code -eq 0 ] && done=$((done + 1)) && echo $command >>../done
    [ $code -le 9 ]
}
entries() {
    "$program" journal e.oly --verify | sed 's/ .*//'
}
state() {
    "$program" journal e.oly --verify | sed 's/.*State: //; s/.* Head and state are shown .*/secret/'
}

prepare() {
    rm -rf ./*
    "$program" new e.oly && "$program" import e.oly "$data/small/registration.xml" &&
        "$program" number e.oly -s open && "$program" lot e.oly white -s open && "$program" set e.oly --backups 0
}

walk() { # seed
    prepare >said 2>&1 || return 1
    prepared=$(entries)
    words "$1" 120 >../words
    done=0 step=0 noted= kept=
    while IFS='|' read -r a b c d e f g h; do
        step=$((step + 1))
        if [ "$a" = round ]; then
            for table in 1 2 3 4 5; do
                act result $table 1-0 1/2 $((step % 2))-$((1 - step % 2)) 1/2 || return 1
            done
        else
            for word in "$b" "$c" "$d" "$e" "$f" "$g" "$h"; do
                [ -n "$word" ] && echo "$word"
            done | sed 's/Georgia_/Georgia /' >../line
            set --
            while IFS= read -r word; do
                set -- "$@" "$word"
            done <../line
            act "$a" "$@" || return 1
        fi
        case $step in
        60) noted=$(entries) kept=$(state) ;;
        *5) "$program" check e.oly -s open >said 2>&1 || return 1 ;;
        esac
    done <../words
    "$program" fsck e.oly >said 2>&1 || return 1
    [ "$noted" -lt "$(entries)" ] || return 0
    "$program" restore e.oly --before $((noted + 1)) --reason back --confirm >said 2>&1 && [ "$(state)" = "$kept" ]
}

mkdir "$dir/event" && cd "$dir/event" || exit 1
case $SOAK in "") last=1 ;; all) last=100 ;; *) last=12 ;; esac
walks=0 total=0
for seed in ${1:-$(seq 1 $last)}; do
    if walk "$seed"; then
        walks=$((walks + 1)) total=$((total + done))
    else
        echo "not ok - walk $seed, step $step: $(tail -n +$step ../words | head -n 1)"
        head -n 40 said
    fi
done
echo "# $walks walks, $total operations done"
sort ../done | uniq -c | awk '{ printf "%s%s %s", (NR > 1 ? ", " : "# "), $1, $2 } END { print "" }'
[ $walks -eq 0 ] || echo "ok - every step of $walks walks is explained and can be taken back"
