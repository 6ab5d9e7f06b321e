#!/bin/sh
# A round robin has as many rounds as its table, and ends.
. "$(dirname "$0")/golden"
players() { # so many
    echo 'name,federation,rating'
    printf '%s,NOR,2400\n' Adams Berg Cruz Diaz Eder Fine Gray Horn Ivic Jung Kiss Lind Moll Nagy | head -n $1
}
begin() { # event, players, settings
    event=$1
    players $2 >players.csv
    shift 2
    quietly new $event
    quietly section $event cup --system berger --unit player "$@"
    quietly import $event players.csv
}

echo '# five players have five rounds, whatever the section began with'
begin e.oly 5
run number e.oly
quietly lot e.oly white
for round in 1 2 3 4 5; do
    quietly pair e.oly
    quietly publish e.oly
    quietly result e.oly 1 1-0
    quietly result e.oly 2 1/2
done
run show e.oly
untouched e.oly run pair e.oly
quietly print e.oly --set end -o end

echo '# 14 players have thirteen; two rounds of three may be meant'
begin many.oly 14
run number many.oly
begin few.oly 4 --rounds 2
run number few.oly

echo '# said twice, or too many, after the numbers'
begin twice.oly 4
quietly number twice.oly
quietly lot twice.oly white
quietly set twice.oly --cycles 2
run pair twice.oly
quietly undo twice.oly
quietly set twice.oly --rounds 30
run pair twice.oly
quietly undo twice.oly
run show twice.oly
