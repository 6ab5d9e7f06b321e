#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Line-ups: handed in, late, missing; secret until they are opened; then the boards.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
export NOW

# Round 1 of the open section is published; its line-ups are due at 10:00.
published() { # file
    quietly new "$1" --name Olympiad
    quietly import "$1" registration.xml
    quietly set "$1" --round 1 --date '2026-09-02 15:00'
    quietly number "$1" -s open
    quietly lot "$1" white -s open
    quietly pair "$1" -s open
    quietly publish "$1" -s open
}
NOW='2026-09-01 21:00'
published e.oly
quietly set e.oly --lineup-default previous -s open

NOW='2026-09-02 09:35'
run pairings e.oly -s open
untouched e.oly run lineups e.oly -s open
run lineup e.oly Poland -s open
run lineup e.oly Poland 1 2 3 5 -s open
run lineup e.oly Poland -s open
run show e.oly -s open | tail -n 3
untouched e.oly run lineup e.oly Ireland 1 2 4 5 -s open
untouched e.oly run lineup e.oly Ireland 1 3 2 5 -s open
untouched e.oly run lineup e.oly Ireland 1 3 -s open
untouched e.oly run lineup e.oly Ireland 1 2 3 5 6 -s open
untouched e.oly run lineup e.oly CIV 1 2 3 4 -s open
untouched e.oly run lineup e.oly CIV -s open
untouched e.oly run lineup e.oly Ireland 1 2 3 5 -s open --round 2
run lineup e.oly Ireland O\'Dwyer D’Arcy Mac Breath -s open
cat >many.csv <<'END'
team,board-1,board-2,board-3,board-4
Bulgaria,2,3,4,5
10,1,2,3,
Vietnam,1,2,4,3
VIE,1,2,3,4
END
untouched e.oly run lineups e.oly many.csv -s open
grep -v VIE many.csv >few.csv
untouched e.oly run lineups e.oly few.csv -s open
run lineups e.oly few.csv -s open --out-of-order --reason 'the list is being corrected'
run lineups e.oly few.csv -s open --out-of-order --reason 'the list is being corrected'
printf 'dear arbiter\n' | "$program" lineups e.oly - -s open --now "$NOW"
run report e.oly boards -s open
run result e.oly 1.1 1-0 -s open
untouched e.oly run lineups e.oly --open -s open

cp e.oly guess.oly
# Whoever tries learns nothing: the same line-up again is said and journalled as another one is, also when that is taken back.
run lineup guess.oly Poland 1 2 3 5 -s open
run undo guess.oly
run lineup guess.oly Poland 1 2 4 5 -s open
run undo guess.oly
run lineup guess.oly Poland 1 2 3 5 -s open
run restore guess.oly --before 16
run journal guess.oly --verify
run fsck guess.oly

NOW='2026-09-02 10:04'
untouched e.oly run lineup e.oly Egypt 1 2 3 5 -s open
run lineup e.oly Egypt 1 2 3 5 -s open --reason 'the captain was in the lift'
run lineup e.oly Egypt -s open
run show e.oly -s open | tail -n 2
run lineups e.oly -s open
run lineups e.oly -s open --format csv
run lineups e.oly --open -s open
run lineups e.oly --open -s open
run show e.oly -s open | tail -n 3
run lineup e.oly Vietnam -s open
run lineups e.oly -s open
run report e.oly boards -s open --format csv
run lineup e.oly Egypt 1 2 3 4 -s open
run lineup e.oly Egypt 1 2 3 4 -s open --reason 'a player is ill'
run result e.oly 5 1-0 1-0 -+ 1-0 -s open
run result e.oly 5 1-0 1-0 -+ +- -s open
run lineup e.oly Bulgaria 1 2 3 4 -s open --reason 'too late'
run undo e.oly
run journal e.oly

# Two events that differ only in who plays: nothing the program prints may tell them apart before the line-ups are open.
NOW='2026-09-01 21:00'
published one.oly
published two.oly
NOW='2026-09-02 09:35'
for event in one two; do
    n=0
    for team in Poland Greece Egypt Vietnam; do
        n=$((n + 1))
        [ $event = one ] && players='1 2 3 4' || players=$(echo '2 3 4 5|1 3 4 5|1 2 4|1 2 4 5' | cut -d'|' -f$n)
        # shellcheck disable=SC2086
        quietly lineup $event.oly $team $players -s open
    done
    # Out of the order of the list in one of them: nobody may see that either.
    [ $event = one ] && players='1 2 3 4' || players='5 4 3 2'
    # shellcheck disable=SC2086
    quietly lineup $event.oly Azerbaijan $players -s open --out-of-order --reason 'list in doubt'
done
formats=$("$program" __complete report one.oly --format '')
nformat=$(echo "$formats" | wc -l) turn=0
everything() { # event
    # Each report in one format, in turn; tests/soak/test_secret has them all.
    for name in $("$program" __complete report "$1" ''); do
        turn=$((turn % nformat + 1))
        for format in $([ "$SOAK" ] && echo "$formats" || echo "$formats" | sed -n "${turn}p"); do
            echo "== report $name $format"
            "$program" report "$1" "$name" -s open --format $format
            "$program" report "$1" "$name" Poland -s open --format $format
        done
    done
    for format in $formats; do
        echo "== $format"
        "$program" lineups "$1" -s open --format $format --now "$NOW"
        "$program" journal "$1" --format $format
        "$program" teams "$1" -s open --format $format
        "$program" check "$1" --format $format
    done
    for team in Poland Greece Egypt Vietnam Azerbaijan; do
        "$program" lineup "$1" $team -s open --now "$NOW"
    done
    "$program" show "$1"
    "$program" explain "$1" -s open
    "$program" trace "$1" -s open
    "$program" export "$1" -s open
    "$program" journal "$1" --verify
    for players in '1 2 3 4' '2 3 4 5'; do
        # shellcheck disable=SC2086
        "$program" lineup "$1" Poland $players -s open --now '2016-09-02 15:00'
    done
    "$program" result "$1" 1 1-0 1-0 1-0 1-0 -s open --now "$NOW"
    "$program" pair "$1" -s open --now "$NOW"
    "$program" move "$1" Poland Egypt -s open --reason x --order-of P --now "$NOW"
    "$program" lineups "$1" -s open --format csv --now "$NOW"
    "$program" undo "$1" --reason x --now "$NOW"
    "$program" undo "$1" --reason x --now "$NOW"
    "$program" fsck "$1"
} 2>&1
mkdir a b
(cd a && mv ../one.oly e.oly && everything e.oly >said)
(cd b && mv ../two.oly e.oly && everything e.oly >said)
cmp a/said b/said && [ "$(grep -c '^==' a/said)" -ge 36 ] && echo 'the same'
grep -q 'line-up of Azerbaijan handed in' a/said || echo 'nothing was compared'
NOW='2026-09-02 10:00'
(cd a && quietly lineups e.oly --open -s open)
(cd b && quietly lineups e.oly --open -s open)
"$program" report a/e.oly boards -s open >a/said
"$program" report b/e.oly boards -s open >b/said
cmp a/said b/said >/dev/null || echo 'open: not the same'
# All in: nothing is left to look after.
NOW='2026-09-02 09:50'
quietly number b/e.oly -s women
quietly lot b/e.oly black -s women
quietly pair b/e.oly -s women
quietly publish b/e.oly -s women
(
    cd b
    "$program" pairings e.oly -s women --format csv | cut -d, -f3,11 | sed 1d | tr , '\n' |
        awk 'BEGIN { print "team,board-1,board-2,board-3" } { print $0 ",1,2,3" }' >all.csv
    run lineups e.oly all.csv -s women
    run lineups e.oly -s women
    "$program" lineups e.oly -s women -o all.pdf && qpdf --check all.pdf >/dev/null && echo 'a sound PDF'
    run show e.oly -s women
)
# Line-ups are due before the games begin.
NOW='2026-09-02 12:00'
quietly new due.oly
quietly import due.oly registration.xml
untouched due.oly run set due.oly --round 2 --lineups '2026-09-03 15:01'
run set due.oly --round 2 --lineups '2026-09-03 14:00'
untouched due.oly run set due.oly --round 2 --date '2026-09-03 13:00'
run set due.oly --round 2 --date '2026-09-03 13:00' --lineups '2026-09-03 12:00'
NOW='2026-09-03 13:01'
run set due.oly --round 2 --lineups '2026-09-03 12:30'
# The schedule of the registration has a deadline for the last round; what is set later counts.
NOW='2026-09-02 12:00'
run set due.oly --round 7 --lineups '2026-09-09 08:30'
run set due.oly --round 7 --lineups '2026-09-09 09:00'
sed 's/lineups="08:30"/lineups="11:30"/' registration.xml >late.xml
untouched due.oly run import due.oly late.xml
