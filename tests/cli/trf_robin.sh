#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A report file of a round robin of players has no letter for the bye: comments say whose it is, and who sat where another one stands for the entry since.
. "$(dirname "$0")/golden"
begin() { # PLAYERS OPTIONS…: a section of so many, its first round published
    {
        echo 'name,federation,rating'
        for i in $(seq "$1"); do echo "Player $i,NOR,$((2500 - 10 * i))"; done
    } >players.csv
    shift
    rm -rf e.oly
    quietly new e.oly --name Cup --federation NOR
    quietly section e.oly open --unit player --system berger "$@"
    quietly import e.oly players.csv --confirm
    quietly number e.oly
    quietly lot e.oly white
    quietly pair e.oly
    quietly publish e.oly
}
there_and_back() {
    rm -rf b.oly
    "$program" export e.oly --as trf26 -o a.trf
    grep '^### olympair b' a.trf
    run new b.oly a.trf
    "$program" pairings b.oly --round 1 | sed 1,5d
    "$program" export b.oly --as trf26 -o b.trf
    cmp a.trf b.trf
    run check b.oly | tail -n 3
}
echo '# four: one has the bye by hand, her opponent is not paired'
begin 4
quietly bye e.oly 1 --reason 'her train' --order-of Boss --confirm
run pairings e.oly | sed 1,9d
quietly result e.oly 2 1-0
there_and_back
echo '# twice over'
begin 4 --cycles 2
quietly bye e.oly 1 --reason 'her train' --order-of Boss --confirm
quietly result e.oly 2 1-0
there_and_back
echo '# five: another one has the bye by hand'
begin 5
quietly bye e.oly 2 --reason 'her train' --order-of Boss --confirm
quietly result e.oly 1 1-0
quietly result e.oly 2 1-0
there_and_back
echo '# five: the bye is that of the draft, two others are moved out of their games'
begin 5
run pairings e.oly | sed 1,5d
quietly move e.oly 2 3 --reason 'they share a car' --order-of Boss --confirm
quietly result e.oly 1 1-0
quietly result e.oly 2 1-0
there_and_back
echo '# another one stands for a player whose game was made by hand'
begin 4
quietly move e.oly 1 2 --reason 'they share a car' --order-of Boss --confirm
quietly result e.oly 1 1-0
quietly result e.oly 2 1-0
run replace e.oly 1 1 'New One' --rating 2200 --reason ill --confirm
there_and_back
echo '# what does not fit'
sed 's/^\(### olympair by-hand 1 \).*/\13 bye why/' a.trf >c.trf
rm -f b.oly
run new b.oly c.trf
