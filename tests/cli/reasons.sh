#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Why a round of another system is as it is, at the desk: drafts, published rounds, changes by hand, what changed since, no legal
# round; in reports, on sheets, on the site.
. "$(dirname "$0")/golden"
COLUMNS=80
export COLUMNS

echo '# a blitz of players by Burstein: 1 Gold, 2 Hill, 3 Ivan, 4 Jost, 5 Kent'
cat >players.csv <<'CSV'
name,federation,rating,title,sex,fide-id
"Gold, G",ENG,2300,,m,100001
"Hill, H",ENG,2200,,m,100002
"Ivan, I",ENG,2100,,m,100003
"Jost, J",ENG,2000,,m,100004
"Kent, K",ENG,1900,,m,100005
CSV
quietly new b.oly --name 'Club Weekend'
quietly section b.oly blitz --title Blitz --unit player --system burstein --rounds 4
run explain b.oly
quietly import b.oly players.csv
quietly number b.oly
quietly lot b.oly white
run explain b.oly --round 1
quietly pair b.oly
run explain b.oly
run explain b.oly 'Kent, K'
quietly publish --confirm --leave-fide-mode b.oly
quietly result b.oly 1 1-0
quietly result b.oly 2 1-0
quietly bar --confirm --leave-fide-mode b.oly 'Gold, G' 'Ivan, I' --reason 'one club'
quietly pair b.oly
run explain b.oly
run explain b.oly 'Gold, G' 'Ivan, I'
run explain b.oly 'Gold, G' 'Hill, H'
run explain b.oly 'Gold, G' 'Kent, K'
run explain b.oly 'Ivan, I'
echo '# changed by hand; a game later the numbers change, and the round is told from what is stored now'
quietly move b.oly 'Jost, J' 'Hill, H' --reason 'their wish'
run explain b.oly 'Jost, J'
quietly publish --confirm --leave-fide-mode b.oly
run explain b.oly --round 2
run check b.oly
quietly renumber b.oly 'Kent, K' --above 'Gold, G' --reason 'a better rating'
run explain b.oly --round 1 'Gold, G'
run explain b.oly --round 1
run check b.oly
run trace b.oly
run report b.oly protocol 'Hill, H' --format csv
run report b.oly protocol --format json
quietly site b.oly www
ls www/blitz/round-2
sed -n '/<main/,/<\/main/p' www/blitz/round-2/explained.html | head -8
grep -l verify $(find www -name '*.html')

echo '# four teams of a club: everybody has met'
cat >teams.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<registration>
  <event name="Club Cup" federation="ENG"/>
  <section name="cup" women="no" boards="1" squad-size="1">
    <team name="Rooks" federation="ENG"><player name="Rook" rating="2100"/></team>
    <team name="Knights" federation="ENG"><player name="Knight" rating="2000"/></team>
    <team name="Bishops" federation="ENG"><player name="Bishop" rating="1900"/></team>
    <team name="Pawns" federation="ENG"><player name="Pawn" rating="1700"/></team>
  </section>
</registration>
XML
begin() { # FILE SYSTEM: with round 1 played
    quietly new "$1" --name 'Club Cup'
    quietly section "$1" cup --system "$2" --boards 1 --squad-size 1 --rounds 4
    quietly import "$1" teams.xml
    quietly number "$1"
    quietly lot "$1" white
    quietly pair "$1"
    quietly publish --confirm --leave-fide-mode "$1"
    quietly result "$1" 1 1-0
    quietly result "$1" 2 1-0
}
begin c.oly club
for round in 2 3; do
    quietly pair c.oly
    quietly publish --confirm --leave-fide-mode c.oly
    quietly result c.oly 1 1-0
    quietly result c.oly 2 1-0
done
run explain c.oly --round 3
run pair c.oly
run explain c.oly --round 4
run explain c.oly --round 4 Rooks Pawns
run report c.oly protocol --round 4
run report c.oly captains Rooks --round 3
run print c.oly --set evening --round 3 -o evening
cut -c1-60 evening/contents.txt

echo '# the same by the other systems'
for system in dutch2006 team-swiss-2026 berger; do
    begin "$system.oly" "$system"
    run pair "$system.oly"
    run explain "$system.oly"
    run explain "$system.oly" Rooks Pawns
done
echo '# in a round robin the opponent of who has left has none'
begin left.oly berger
quietly withdraw left.oly Pawns --reason ill
quietly pair left.oly
run explain left.oly
echo '# a round robin is over'
for round in 2 3; do
    quietly pair berger.oly
    quietly publish --confirm --leave-fide-mode berger.oly
    quietly result berger.oly 1 1-0
    quietly result berger.oly 2 1-0
done
run pair berger.oly
run explain berger.oly --round 4

echo '# a line of the engine is no trace'
echo '{"id":1,"system":"berger","lot":"W","round":1,"rounds":3,"players":[[1,0],[2,0],[3,0],[4,0]]}' >line.jsonl
quietly engine -j line.jsonl --why json -o why.json
run verify why.json
