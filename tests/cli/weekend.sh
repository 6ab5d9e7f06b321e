#!/bin/sh
# A weekend with three sections in one file: an Olympiad of 24 teams, a blitz of 60 players by Burstein, a cup of nine clubs by Berger.
. "$(dirname "$0")/golden"
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
    "$program" "$command" w.oly "$@" --now '2016-09-02 10:00' >said 2>&1 || { echo "$command $*:"; cat said; }
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
run arrive w.oly 1-24 -s open | tail -n 1 | cut -c1-60
for round in 1 2 3; do
    for s in open cup blitz; do desk pair -s $s && desk publish -s $s; done
    for table in 1 2 3 4 5 6 7 8 9 10 11 12; do
        desk result $table 1-0 1/2 0-1 $([ $((table % 3)) = 0 ] && echo 0-1 || echo 1-0) -s open
        [ $table -gt 4 ] || desk result $table 1/2 1-0 0-1 $([ $((table % 2)) = 0 ] && echo 1/2 || echo 1-0) -s cup
    done
    table=0
    while [ $table -lt 30 ]; do
        table=$((table + 1))
        desk result $table $([ $((table % 3)) = 0 ] && echo 1/2 || echo 1-0) -s blitz
    done
done
run standings w.oly -s open --top 4
run standings w.oly -s cup
run standings w.oly -s blitz --top 4
run crosstable w.oly -s cup

echo '# one leaves the cup: its opponents have no match, and nobody has points for that'
run withdraw w.oly 'Club 4' -s cup --reason 'no car'
run pair w.oly -s cup
desk publish -s cup
for table in 1 2 3; do desk result $table 1/2 1/2 1/2 1/2 -s cup; done
run standings w.oly -s cup --top 5
run pair w.oly -s cup | tail -n 6

run section w.oly twice --system berger --cycles 2
run section w.oly thrice --system berger --cycles 3

echo '# what each is, and that it is sound'
run show w.oly
run prizes w.oly -s blitz | head -n 9
run check w.oly
run fsck w.oly | tail -n 3
run export w.oly -s blitz -o blitz.trf
head -n 9 blitz.trf
n=0
while "$program" undo w.oly -s cup --confirm --reason 'the whole way back' --now '2016-09-02 10:00' >said 2>&1; do n=$((n + 1)); done
echo "$n operations taken back"
cat said
