#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Players who are paired themselves as tournament report files: out, and a new event from it; files of other programs.
. "$(dirname "$0")/golden"

# Eleven players with Ada away in round 2; a game of each kind: forfeits, nobody there, an unfinished one; points, a barred pair, an absence to come.
{
    echo name,federation,rating,title,sex,fide-id,born
    rating=2400
    for player in 'Ada, Æon' 'Bob, 국민' 'Cy, Ґанна' 'Dué, Đặng' Eve Fay Gus Hal Ida,b,c Jo Kim; do
        echo "\"$player\",GEO,$((rating -= 10)),IM,m,$((13600000 + rating)),1990"
    done
} >players.csv
play() { # file, system, options of the section
    file=$1 system=$2
    shift 2
    quietly new "$file" --name Weekend
    quietly section "$file" blitz --unit player --system "$system" "$@"
    quietly import "$file" players.csv
    quietly number "$file"
    quietly lot "$file" black
    quietly absent "$file" Eve --from 2 --until 2
    quietly pair "$file"
    quietly publish --confirm --leave-fide-mode "$file"
    quietly result "$file" 1 1-0
    quietly result "$file" 2 1/2
    quietly result "$file" 3 +-
    quietly result "$file" 5 0-0
    absent=$("$program" report "$file" pairings -f csv | awk -F, '$1 == 4 { print $2 }')
    quietly result "$file" 4 --absent "$absent" --present 1
    quietly pair "$file"
    quietly publish --confirm --leave-fide-mode "$file"
    for table in $("$program" report "$file" pairings -f csv | awk -F, '$1 + 0 > 0 { print $1 }'); do quietly result "$file" $table -+; done
    quietly points "$file" Kim -0.5 --reason 'a phone rang'
    quietly points "$file" Eve 0.5 --reason 'the bye that she asked for'
    quietly points "$file" Jo 0.5 --pairing-only --reason 'the seeding was wrong'
    quietly bar --confirm --leave-fide-mode "$file" Gus Hal
    quietly absent "$file" Fay --from 4 --until 4
}
# What comes back gives the same file and the same sheets but for their marks; the next round is the same.
back() { # file
    "$program" export "$1" -o out.trf
    rm -f back.oly*
    "$program" new back.oly out.trf --now "$NOW"
    "$program" export back.oly -o again.trf
    cmp out.trf again.trf
    for sheet in standings crosstable; do
        "$program" report "$1" $sheet -f csv | sed 's/,[^,"]*$//' >a
        "$program" report back.oly $sheet -f csv | sed 's/,[^,"]*$//' >b
        cmp a b
    done
    "$program" fsck back.oly
    for file in "$1" back.oly; do
        "$program" pair "$file" --now "$NOW" >/dev/null 2>&1
        "$program" report "$file" pairings -f csv | cut -d, -f1-11 >"$file.csv"
    done
    cmp "$1.csv" back.oly.csv
}
for system in burstein dutch2006 club; do
    play $system.oly $system --rounds 5 2>&1
    echo "# $system"
    back $system.oly
done
tr -d '\r' <out.trf
play faster.oly club --rounds 5 --accelerated yes
back faster.oly
grep -a pairing out.trf | tr -d '\r'
play table.oly berger --cycles 2 2>/dev/null >&2
echo '# berger'
back table.oly
tr -d '\r' <out.trf

# Before the lot is drawn.
quietly new early.oly --name Early
quietly section early.oly side --unit player --system club
quietly import early.oly players.csv
quietly number early.oly
echo '# before the lot'
back early.oly
grep -c '^152' out.trf

# TRF16, and whose ranking it is.
run export burstein.oly --as trf16 -o old.trf
tr -d '\r' <old.trf
run new old.oly old.trf
run standings old.oly

# The same as chess-results has it.
run export burstein.oly -o site.xml
run new site.oly site.xml
run standings site.oly

# A file of another program: byes of every kind, a second bye of the pairing, a player who is away next, two who may not meet, points that
# do not add up; lines end in CR.
{
    printf '%s\n' '012 Open' 'XXR 5' 'XXC white1' 'XXZ 3' 'XXP 1 2'
    while IFS='|' read -r number who rating federation points games; do
        printf '001 %4s %-38s %4s %-26s %4s       %s\n' "$number" "$who" "$rating" "$federation" "$points" "$games"
    done <<'END'
1|m GM Aas, Per|2500|NOR     1500001 1980/01/01|2.0|   4 w 1  0000 - F
2|f    Berg, Bo|2400|SWE|1.5|   5 b =  0000 - U
3|     Cruz|2300|ESP|0.5|0000 - H  0000 - Z
4|     Diaz|2200|ESP|1.0|   1 b 0  0000 - +
5|     Eder|2100|AUT|3.0|   2 w =  0000 - -
END
} | tr '\n' '\r' >foreign.trf
run new foreign.oly foreign.trf
echo '# line 192: a system that is here, and one that is not'
for code in FIDE_DOUBLEROUNDROBIN FIDE_DUTCH_2026; do
    { printf '192 %s\r' $code && cat foreign.trf; } >coded.trf
    rm -f coded.oly
    run new coded.oly coded.trf
    run show coded.oly | grep ' system '
done
run show foreign.oly
run standings foreign.oly
run pair foreign.oly
run new named.oly foreign.trf --system burstein
back named.oly
tr -d '\r' <out.trf | grep -E '^(001|299)'
"$program" export named.oly --as trf16 | tr -d '\r' | grep '^001'
"$program" export named.oly --as json | grep -E '"(system|unit|ranking)"'

# What cannot be.
{ tr '\r' '\n' <foreign.trf; echo 'BBW 0.5'; } >points.trf
run new other.oly points.trf
{ tr '\r' '\n' <foreign.trf; echo 'XXP 1 9'; } >nobody.trf
run new other.oly nobody.trf
sed 's/^001    4/001   44/' points.trf | grep -v BBW >number.trf
run new other.oly number.trf
printf '012 Nobody\n' >nobody.trf
run new other.oly nobody.trf
run new other.oly foreign.trf --system olympiad
run new other.oly foreign.trf --system team-swiss-2026
run engine -p foreign.trf
[ -e other.oly ] || echo "no file was made"
