#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Small events to which one mishap happens: the file that is exported has all that other programs need (the strict
# reader of tests/unit/exchange), and `engine -c` finds in it what the desk did.
here=$(pwd)
program=${OLYMPAIR:-$here/build/release/olympair}
strict=$here/${B:-build/release}/tests/unit/exchange/test_strict
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export LC_ALL=C TZ=UTC OLYMPAIR_USER=arbiter
status=0

desk() {
    command=$1
    shift
    "$program" "$command" e.oly "$@" -s open >>said 2>&1 || { echo "olympair $command $*:" >>wrong; tail -n 1 said >>wrong; }
}
draft() { desk pair "$@"; desk publish; }

# Every table without a result gets one, from the table that is named on: all from one file, or where that is refused one by one. In one
# team the fourth player is replaced: at its table nobody is named.
fill() {
    table=${1:-1}
    awk -v from="$table" 'BEGIN {
        split("1-0 1/2 0-1 1/2", result, " ")
        print "table,board,first-place,other-place,result"
        for (t = from; t <= 5; t++) for (b = 1; b <= 4; b++) print t "," b "," b "," b "," result[b]
    }' >fill.csv
    "$program" results e.oly fill.csv -s open >told 2>&1 && return
    at=$(sed -n 's/^fill.csv:\([0-9]*\): problem: player 4 of .*/\1/p' told)
    awk -F, -v OFS=, -v at="$at" 'NR > at - 4 && NR <= at { $3 = $4 = "" } { print }' fill.csv >unnamed.csv
    "$program" results e.oly unnamed.csv -s open >told 2>&1 && return
    while [ "$table" -le 5 ]; do
        "$program" result e.oly $table 1-0 1/2 0-1 1/2 -s open --players 1,2,3,4 --opponents 1,2,3,4 >>said 2>&1 ||
            "$program" result e.oly $table 1-0 1/2 0-1 1/2 -s open >>said 2>&1
        table=$((table + 1))
    done
}
first() { "$program" pairings e.oly -s open -f csv | awk -F, -v table="$1" -v want="$2" '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } $at["table"] == table { print $at[want] }'; }

# What the strict reader counts: matches, line-ups, unplayed matches, byes, teams with other points. A file knows nothing
# of the results that a round was paired from if they were corrected later.
mishap() { # what, counts, perhaps "corrected"
    desk pair
    "$program" export e.oly -s open -o e.trf >>said 2>&1 || tail -n 1 said >>wrong
    got=$("$strict" e.trf)
    expected="$2"
    [ "$got" = "$expected" ] || echo "read as: $got, wanted: $expected" >>wrong
    [ "$3" ] || "$program" engine -c e.trf 2>&1 |
        grep -vE '^checked [12] rounds: ([0-9]+) of \1 pairs, ([0-9]+) of \2 colours, 11 of 11 ranks$' >>wrong
    if [ -s wrong ]; then
        echo "not ok - $1"
        cat wrong
        status=1
    else
        echo "ok - $1: $got"
    fi
}
counts() { echo "$1 matches, $2 line-ups, $3 unplayed, $4 byes, $5 with other points"; }
begin() { # a round to come
    rm -rf e.oly* said wrong e.trf
    cp new.oly e.oly
}
playing() { begin; draft; }

"$program" new new.oly >said && "$program" import new.oly "$here/tests/data/small/registration.xml" >>said 2>&1 &&
    "$program" number new.oly -s open >>said && "$program" lot new.oly white -s open >>said || { cat said; exit 1; }

playing; fill
mishap 'nothing' "$(counts 5 0 0 1 0)"

playing; desk result 1 +- 1/2 1/2 1/2 --players 1,2,3,4 --opponents 1,2,3,4; fill 2
mishap 'a forfeit against a player who is named' "$(counts 5 0 0 1 0)"

playing; desk result 1 1/2 +- 1/2 1/2 --players 1,2,3,4 --opponents 1,0,2,3; fill 2
mishap 'a forfeit against nobody' "$(counts 5 2 0 1 0)"

playing; desk result 1 -+ 1/2 1/2 1/2 --players 0,2,3,4 --opponents 1,2,3,4; fill 2
mishap 'board 1 is empty' "$(counts 5 2 0 1 0)"

playing; desk result 1 1/2 1-0 -- 1/2 --players 1,2,3,4 --opponents 1,2,0,4; fill 2
mishap 'nobody comes to a board' "$(counts 5 2 0 1 0)"

playing; desk result 1 1/2 1-0 1/2 -- --players 1,2,3,0 --opponents 1,2,3,0; fill 2
mishap 'both teams have three players' "$(counts 5 2 0 1 0)"

playing; desk result 1 1/2 1-0 1/2 1/2 --players 1,3,2,4 --opponents 1,2,3,4; fill 2
mishap 'a line-up out of the order of the list' "$(counts 5 1 0 1 0)"

playing; desk result 1 1-0 1/2 +- +- --players 1,2,3,4 --opponents 1,2,0,0; fill 2
mishap 'two players come, and play' "$(counts 5 2 1 1 2)"

playing; desk result 1 -+ -+ -+ 0-1 --players 0,0,0,4 --opponents 1,2,3,4; fill 2
mishap 'one player comes, and loses' "$(counts 5 2 1 1 0)"

playing; desk result 1 +- +- -+ -- ; fill 2
mishap 'two players of one team, one of the other, none meet' "$(counts 5 2 1 1 2)"

playing; desk result 1 -- -- -- --; fill 2
mishap 'nobody comes to a match' "$(counts 5 2 1 1 0)"

playing; desk result 1 --absent "$(first 1 second_team)" --present 4; fill 2
mishap 'a team does not come' "$(counts 5 2 1 1 0)"

playing; desk result 1 --absent "$(first 1 first_team)" --present 2; fill 2
mishap 'a team does not come, the other has two players' "$(counts 5 2 1 1 0)"

playing; desk result 1 0-0 0-0 0-0 0-0; fill 2
mishap 'a match without points' "$(counts 5 0 0 1 0)"

begin; desk absent Poland; draft; fill
mishap 'a team is away' "$(counts 5 0 0 0 0)"

begin; desk absent Poland; desk absent Egypt --from 1; draft; fill; desk arrive Egypt; draft; fill
mishap 'two teams come late' "$(counts 9 0 0 2 0)"

playing; fill; desk withdraw Poland; draft; fill
mishap 'a team withdraws' "$(counts 10 0 0 1 0)"

playing; fill; desk expel Poland --confirm --reason 'rule 11.6'; draft; fill
mishap 'a team is expelled' "$(counts 10 0 0 1 0)"

playing; fill; desk points Poland -1 -1.5 --reason 'squad'; draft; fill
mishap 'points by decision' "$(counts 10 0 0 2 0)"
desk export --without-points -o less.trf
[ "$(diff e.trf less.trf | tr -d '\r' | grep '^[<>]')" = '< 299    -1.0  -1.5  001    1' ] &&
    echo 'ok - the same without lines 299' || { echo 'not ok - the same without lines 299'; status=1; }

playing; fill; desk points Poland 1 2 --pairing-only --reason 'appeal'; draft; fill
mishap 'points for one pairing' "$(counts 10 0 0 2 0)"

playing; desk result 1 1-0 1/2 '*' 1/2; fill; draft --unfinished-as-draws; fill
mishap 'an unfinished game' "$(counts 10 0 0 2 0)"

playing; fill; desk replace Poland 2 'Nowak, Jan' --rating 2500 --reason 'ill'; draft
desk result "$(first 1 table)" 1-0 1-0 1-0 1-0 --players 1,2,3,4 --opponents 1,2,3,4; fill
mishap 'a player is replaced' "$(counts 10 0 0 2 0)"

playing; fill; draft; desk result 1.1 0-1 --round 1 --correct --reason 'both players agree'; fill
mishap 'a correction' "$(counts 10 0 0 2 0)" corrected

playing; fill; desk swap 1 --reason 'sat down the wrong way'; draft; fill
mishap 'colours the other way round' "$(counts 10 0 0 2 0)"

playing; fill; desk bar Poland Egypt; draft; fill
mishap 'teams that may not meet' "$(counts 10 0 0 2 0)"

playing; desk result 1 1-0 1/2 -+ -+; fill 2; desk result 1 --count-as played --reason 'both agree'; draft; fill
mishap 'two players play all the same, by decision' "$(counts 10 2 1 2 0)"
grep -q '^### olympair counts-as played 1 .* both agree' e.trf || { echo 'not ok - the decision is in the file'; status=1; }

# Line 1 of the draft against line 2 of it: White's teams change places.
playing; desk move "$(first 1 first_team)" "$(first 2 second_team)" --reason 'they share a bus' --order-of 'Ann Smith'; fill
mishap 'a pair by hand' "$(counts 5 0 0 1 0)" changed
said=$(grep '^### olympair by-hand' e.trf | tr -d '\r')
[ "$(echo "$said" | grep -cE '^### olympair by-hand 1 [0-9]+ [0-9]+ they share a bus')" -eq 2 ] &&
    echo 'ok - pairs by hand are in the file' || { echo 'not ok - pairs by hand are in the file'; echo "$said"; status=1; }
"$program" new back.oly e.trf >told 2>&1 && "$program" export back.oly -s open -o back.trf >>told 2>&1
[ "$(grep '^### olympair by-hand' back.trf | tr -d '\r')" = "$said" ] && grep -q 'they share a bus' e.trf &&
    echo 'ok - and in the event that is made of it' || { echo 'not ok - and in the event that is made of it'; cat told; status=1; }
sed 's/^### olympair by-hand 1 /&99 /' e.trf >wrong.trf
"$program" new wrong.oly wrong.trf 2>&1 | grep -q '^olympair: wrong.trf, line [0-9]*, column 5: there is no team 99' &&
    echo 'ok - a team that is none is refused there' || { echo 'not ok - a team that is none is refused there'; status=1; }
exit $status
