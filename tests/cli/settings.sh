#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What is set of a system: it is paired by, frozen, shown, on sheets, in files for other programs and back.
# RULE_TEST: TEAM_SCORE TEAM_TYPE_B TEAM_FIRST CLUB_ACCELERATED
. "$(dirname "$0")/golden"
{
    echo '<registration><event name="Team Cup" federation="ENG"/>'
    echo '<section name="cup" women="no" boards="2" squad-size="2" rounds="5">'
    for i in 1 2 3 4 5 6 7 8; do
        echo "<team name=\"Team $i\" federation=\"ENG\"><player name=\"A$i\" rating=\"$((2400 - 10 * i))\"/><player name=\"B$i\" rating=\"$((2300 - 10 * i))\"/></team>"
    done
    echo '</section></registration>'
} >teams.xml
cup() { # file, options: round 1 is played, 1 to 4 have won, 3 by 2-0 and the others by 1½-½
    file=$1
    shift
    quietly new "$file" --name 'Team Cup'
    run section "$file" cup --boards 2 --squad-size 2 --rounds 5 "$@"
    quietly import "$file" teams.xml
    quietly number "$file"
    quietly lot "$file" white
    quietly pair "$file"
    quietly publish --confirm --leave-fide-mode "$file"
}
results() {
    quietly result "$1" 1 1-0 1/2
    quietly result "$1" 2 0-1 1/2
    quietly result "$1" 3 1-0 1-0
    quietly result "$1" 4 0-1 1/2
}

# 1 and 3 had White both and the same difference: the first team of the pair alternates (4.3.8). It is 3, with more game points.
cup a.oly --system team-swiss-2026
results a.oly
run pair a.oly
# Without a secondary score it is 1, with the smaller number.
cup s.oly --system team-swiss-2026 --secondary no
results s.oly
run pair s.oly
# Type B: 1 and 3 would both like Black, 2 and 4 White, so 1 meets 4 and 2 meets 3; below it is 5 and 7 who would like White.
cup p.oly --system team-swiss-2026 --preference B
results p.oly
run pair p.oly
# By game points 3 is alone at the top. 1 comes up to it, whatever both prefer; of 2 and 4, who would both like White, the smaller number has it. 7 comes up to 5, 6
# and 8, and meets 6: 5 and 7 would like White, 6 and 8 Black.
cup b.oly --system team-swiss-2026 --preference B --secondary no --score gp
results b.oly
run pair b.oly
run show b.oly
run set b.oly --preference A
run set b.oly --secondary yes
run export b.oly -o b.json
grep -n '"preference"\|"secondary"' b.json
run new c.oly b.json
run show c.oly
run export b.oly --as trf26 -o b.trf
grep '^092\|^192' b.trf
cup n.oly --system team-swiss-2026 --preference none
run show n.oly | sed -n 4,5p
run export n.oly --as trf26 -o n.trf
grep '^092\|^192' n.trf
echo '# accelerated, with the settings of one system and of another'
run section n.oly swiss --system burstein --preference B
run section n.oly swiss --system team-swiss-2026 --accelerated yes
# The upper half meets itself, as in docs/rules/club.md.
cup f.oly --system club --accelerated yes
run pairings f.oly
run show f.oly | sed -n 4,5p
run set f.oly --accelerated no
run check f.oly
echo '# C6: ten teams as in docs/rules/teamswiss2026.md, "The next group": 1 is alone at the top, of 2 to 6 with a point only 2 may meet 3 and 4'
for graded in no yes; do
    {
        echo '<registration><event name="Cup" federation="ENG"/><section name="cup" women="no" boards="1" squad-size="1" rounds="5">'
        for team in 1 2 3 4 5 6 7 8 9 10; do echo "<team name=\"T$team\" federation=\"ENG\"><player name=\"P$team\" rating=\"$((2500 - 50 * team))\"/></team>"; done
        echo '</section></registration>'
    } >ten.xml
    quietly new g$graded.oly --name Cup --federation ENG
    quietly section g$graded.oly cup --system team-swiss-2026 --boards 1 --squad-size 1 --graded $graded
    quietly import g$graded.oly ten.xml
    quietly number g$graded.oly
    quietly lot g$graded.oly white
    quietly points g$graded.oly T1 2 --reason seeded
    for team in 2 3 4 5 6; do quietly points g$graded.oly T$team 1 --reason seeded; done
    for pair in '3 4' '3 5' '3 6' '4 5' '4 6' '5 6' '2 5' '2 6'; do quietly bar g$graded.oly T${pair% *} T${pair#* } --reason 'one club'; done
    run pair g$graded.oly
done
run show gyes.oly | sed -n 4,5p
run explain gyes.oly T1
run trace gyes.oly | cut -c1-140
quietly export gyes.oly -o g.json
grep '"graded"' g.json
quietly new again.oly g.json
run show again.oly | sed -n 4,5p
run set f.oly --graded yes

echo '# every setting of the pairing comes back from a tournament file; where there is no place for them they are counted'
quietly new g.oly --name 'Team Cup'
run section g.oly cup --boards 2 --squad-size 2 --rounds 5 --system team-swiss-2026 --score gp --preference B --secondary no --graded yes --players-needed 2
quietly import g.oly teams.xml
quietly number g.oly
settings() { "$program" export "$1" --as json | grep '"score"\|"preference"\|"secondary"\|"graded"\|"players_needed"'; }
settings g.oly >before
run export g.oly --as trf26 -o g.trf
grep '^### olympair pairing' g.trf
run new back.oly g.trf
settings back.oly | diff before - && echo 'nothing is lost'
for as in trf16 chess-results; do "$program" export g.oly --as $as 2>&1 | grep -o '[0-9]* settings* of the pairing'; done
sed 's/graded yes/graded perhaps/' g.trf >wrong.trf
run new wrong.oly wrong.trf
