#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has systems_desk.sh.
# A weekend with three sections in one file: an Olympiad of 24 teams, a blitz of 60 players by Burstein, a cup of nine clubs by Berger.
. "$(dirname "$0")/golden"
NOW='2016-09-02 08:00'
federations='LAT FIN SWE NOR DEN ISL EST LTU POL GER ENG FRA ESP ITA AUT SUI CZE SVK HUN ROU BUL GRE TUR UKR'
section() { # name, title, teams, rating, name of a team, settings
    echo "<section name=\"$1\" title=\"$2\" women=\"no\"$6>"
    i=0
    for fed in $federations; do
        i=$((i + 1))
        [ $i -le "$3" ] || break
        echo "<team name=\"$5 $i\" federation=\"$fed\" captain=\"Captain $i\">"
        for p in 1 2 3 4 5; do echo "<player name=\"$5 $i, P$p\" rating=\"$(($4 - 10 * i - p))\" sex=\"m\"/>"; done
        echo '</team>'
    done
    echo '</section>'
}
{
    echo '<registration><event name="Club Weekend" city="Riga" federation="LAT" start="2016-09-02" end="2016-09-04" zone="UTC"/>'
    section open Olympiad 24 2600 Team ' rounds="5"' && section cup 'Club cup' 9 2100 Club ' rounds="9"'
    echo '</registration>'
} >teams.xml
{
    echo name,federation,rating,title,sex,fide-id,born
    i=0
    while [ $i -lt 60 ]; do
        i=$((i + 1))
        echo "\"Player $i, Blitz\",LAT,$((2500 - 7 * i)),,,,"
    done
} >players.csv
desk() { # command, operands
    command=$1
    shift
    "$program" "$command" w.oly "$@" --now "$NOW" >said 2>&1 || { echo "$command $*:"; cat said; }
}

quietly new w.oly --name 'Club Weekend' --city Riga --federation LAT --start 2016-09-02 --end 2016-09-04 --zone UTC
run section w.oly cup --system berger --rounds 9
run section w.oly blitz --system burstein --unit player --rounds 7
quietly import w.oly teams.xml
quietly import w.oly players.csv -s blitz
for s in open cup blitz; do
    run number w.oly -s $s | tail -n 1
    quietly lot w.oly white -s $s
done

NOW='2016-09-02 09:00'
echo '# who is here: of the Olympiad one is announced and one is missing, of the blitz two have not come'
run arrive w.oly 1-22 -s open | tail -n 1 | cut -c1-60
desk announce 23 --due '2016-09-02 12:00' -s open
run absent w.oly --missing -s open
desk arrive 1-9 -s cup
desk arrive 1-58 -s blitz
desk absent 59 60 -s blitz
for s in open cup blitz; do run presence w.oly -s $s | tail -n 1; done

# What each table and round gives: one file for the round, as an arbiter reads them in.
results() { # section, round
    "$program" report w.oly pairings -s $1 --format csv | awk -F, -v section=$1 -v round=$2 '
        NR == 1 { for (i = 1; i <= NF; i++) if ($i == "table") at = i; print "table,board,result"; next }
        $at > 0 && section == "blitz" { print $at ",1," (($at * 7 + round) % 5 == 0 ? "1/2" : ($at + round) % 3 == 0 ? "0-1" : "1-0") }
        $at > 0 && section != "blitz" { print $at ",1,1-0\n" $at ",2,1/2\n" $at ",3,0-1\n" $at ",4," (($at + round) % 3 == 0 ? "0-1" : "1-0") }'
}
round() { # section, round: paired, published, line-ups opened, results
    desk pair -s $1
    desk publish -s $1
    [ $1 = blitz ] || desk lineups --open -s $1 --reason 'a weekend'
    results $1 $2 >results.csv
    desk results results.csv -s $1
    "$program" explain w.oly -s $1 >why.$1.$2
}
for r in 1 2 3 4 5 6 7 8 9; do
    NOW="2016-09-0$((2 + r / 4)) 1$((r % 4)):00"
    round cup $r
    [ $r -gt 7 ] || round blitz $r
    [ $r -gt 5 ] || round open $r
    [ $r != 1 ] || desk arrive 24 -s open
    [ $r != 2 ] || desk withdraw 'Club 4' -s cup --reason 'no car'
    [ $r != 3 ] || desk withdraw 'Player 7, Blitz' -s blitz
    [ $r != 4 ] || desk result 2 0-1 --round 3 -s blitz --correct --reason 'both signed it'
done
NOW='2016-09-04 18:00'
echo '# the reasons of every round are told now as they were then'
for why in why.*; do
    section=${why#why.}
    "$program" explain w.oly -s ${section%.*} --round ${section#*.} >now
    cmp -s $why now || { echo $why; diff $why now; }
done

echo '# to the prizes'
run standings w.oly -s open --top 4
run standings w.oly -s cup
run crosstable w.oly -s cup
run standings w.oly -s blitz --top 4
for s in open cup blitz; do run prizes w.oly -s $s; done
run report w.oly medals
for s in open cup blitz; do
    run print w.oly --set end -s $s -o end-$s
    cat end-$s/contents.txt
done
run print w.oly --set end -o end.pdf
for s in open cup blitz; do
    quietly report w.oly pairings -s $s -o pairings.pdf
    pdftotext -layout pairings.pdf - | grep 'Paired by\|· Olympiad'
done
pdftotext -layout end-blitz/*tandings*.pdf - | sed -n 1,9p
run pair w.oly -s cup
run pair w.oly -s blitz

run section w.oly twice --system berger --cycles 2
run section w.oly thrice --system berger --cycles 3

echo '# what each is, and that it is sound'
run show w.oly
run check w.oly
run fsck w.oly | tail -n 3
run export w.oly -s blitz -o blitz.trf
head -n 9 blitz.trf

echo '# the whole way back, and the whole weekend again'
standings() { for s in open cup blitz; do "$program" report w.oly standings -s $s --format csv; done; }
standings >before
last=$("$program" journal w.oly --format csv | tail -n 1 | cut -d, -f1)
n=0
while "$program" undo w.oly --confirm --reason 'the whole way back' --now "$NOW" >said 2>&1; do n=$((n + 1)); done
echo "$n operations taken back"
cat said
run show w.oly
run check w.oly | tail -n 2
quietly restore w.oly --before $((last + 1)) --confirm --reason 'and forward'
standings | cmp - before && echo 'as it was'
run fsck w.oly | tail -n 3
