#!/bin/sh
# The system of a section goes with it into files for other programs, where they can hold it; where not, that is said.
. "$(dirname "$0")/golden"
teams() { # so many, of two players
    echo 'Team,Federation,Player,Rating'
    rating=2500
    for code in $(echo NOR SWE DEN FIN ISL EST LAT LTU | cut -d' ' -f1-$1); do
        for player in One Two; do
            echo "Team $code,$code,\"$player, $code\",$rating"
            rating=$((rating - 13))
        done
    done
}
play() { # tables, results: the first side wins or draws
    quietly pair e.oly
    quietly publish e.oly
    for table in $(seq "$1"); do
        quietly result e.oly $table 1-0 1/2 --players 1,2 --opponents 1,2
    done
}
back() { # section of e.oly
    for kind in trf26 trf16; do
        rm -f x.trf back.oly
        run export e.oly --as $kind -o x.trf
        run new back.oly x.trf
        grep '^### olympair system' x.trf | tr -d '\r'
        run show back.oly
        "$program" check back.oly | grep 'round'
        "$program" standings e.oly -f csv >1.csv
        "$program" standings back.oly -f csv >2.csv
        [ $kind = trf16 ] || cmp 1.csv 2.csv
    done
    run engine -c x.trf
    run engine -p x.trf
    run export e.oly --as chess-results -o x.xml
}
begin() { # teams, system and settings
    rm -f e.oly
    teams $1 >teams.csv
    shift
    quietly new e.oly --federation NOR
    quietly section e.oly open --boards 2 --squad-size 2 --rounds 5 "$@"
    quietly import e.oly teams.csv
    quietly number e.oly
    quietly lot e.oly white
}

echo '# a team Swiss with a bye'
begin 7 --system team-swiss-2026 --preference B --score gp
play 3; play 3
back
echo '# a round robin, everybody twice, with a bye'
begin 5 --system berger --cycles 2
play 2; play 2; play 2
back
echo '# a line that is wrong'
sed 's/cycles=2/cycles=3/' x.trf >wrong.trf
run new back2.oly wrong.trf

echo '# players: other programs and engine read the file, a new event comes from JSON'
rm -f e.oly
printf 'name,federation,rating\nAdams,NOR,2400\nBerg,NOR,2300\nCruz,NOR,2200\n' >players.csv
quietly new e.oly
quietly section e.oly blitz --unit player --system burstein
quietly import e.oly players.csv
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly
quietly result e.oly 1 1-0
run export e.oly -o x.trf
run engine --system burstein -c x.trf
run new back3.oly x.trf
quietly export e.oly --as json -o x.json
run new back3.oly x.json
run show back3.oly
