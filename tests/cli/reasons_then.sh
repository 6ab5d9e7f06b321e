#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has reasons.sh.
# The reasons of a published round stay what they were, by every system: numbers, ratings, results and bars that change afterwards are
# said to have changed and change nothing. A round of which nothing was stored is paired again from what there is now.
. "$(dirname "$0")/golden"
{
    echo '<registration><event name="Club Cup" federation="ENG"/>'
    echo '<section name="cup" women="no" boards="1" squad-size="1">'
    rating=2200
    for team in Rooks Knights Bishops Queens Kings Pawns Castles; do
        echo "<team name=\"$team\" federation=\"ENG\"><player name=\"Miss $team\" rating=\"$rating\"/></team>"
        rating=$((rating - 40))
    done
    echo '</section></registration>'
} >teams.xml
told() { "$program" explain "$1" --round "$2" >"$3" 2>&1; }
same() { # FILE ROUND: what is told now is what was told then, but for what is said of today
    told "$1" "$2" now
    sed '/now than when the round was paired\|after the round was paired/,/^$/d' now | diff "then$2" - && echo "round $2: as it was told then"
    sed -n '/than when the round was paired\|after the round was paired/,/^$/p' now
}
begin() { # FILE SYSTEM
    quietly new "$1" --name 'Club Cup'
    quietly section "$1" cup --system "$2" --boards 1 --squad-size 1 --rounds 5
    quietly import "$1" teams.xml
    quietly number "$1"
    quietly lot "$1" white
    for round in 1 2 3; do
        quietly pair "$1"
        told "$1" $round "then$round"
        quietly publish --confirm --leave-fide-mode "$1"
        for table in 1 2 3; do quietly result "$1" $table $([ $table = 2 ] && echo 1/2 || echo 1-0); done
    done
}
for system in dutch2006 burstein club team-swiss-2026; do
    echo "# $system"
    begin $system.oly $system
    quietly correct $system.oly Pawns 'Miss Pawns' --rating 2400 --reason 'the list of the day'
    quietly renumber $system.oly Castles --above Rooks --reason 'rated too low'
    quietly result $system.oly 1 0-1 --round 1 --correct --reason 'both captains signed' --confirm --leave-fide-mode
    quietly bar --confirm --leave-fide-mode $system.oly Rooks Knights --reason 'one club'
    for round in 1 2 3; do same $system.oly $round; done
    run check $system.oly
done
echo '# berger: the table is fixed, and results say nothing'
begin berger.oly berger
quietly result berger.oly 1 0-1 --round 1 --correct --reason 'both captains signed'
quietly withdraw berger.oly Pawns --reason ill
for round in 1 2 3; do same berger.oly $round; done
run trace berger.oly --round 2
echo '# a round robin published as a whole has a line for every round'
quietly new all.oly --name 'Club Cup'
quietly section all.oly cup --system berger --boards 1 --squad-size 1 --rounds 5
quietly import all.oly teams.xml
quietly number all.oly
quietly lot all.oly white
quietly pair all.oly
quietly publish --confirm --leave-fide-mode all.oly --all
for round in 1 2 7; do "$program" trace all.oly --round $round | cut -c1-200; done

echo '# what was stored is a line that the engine pairs, with the answer that it gave'
for system in dutch2006 burstein club team-swiss-2026 berger; do
    for round in 1 2 3; do
        "$program" trace $system.oly --round $round >line.jsonl
        sed 's/.*\("pairs":.*"bye":[^,}]*\).*/\1/' line.jsonl >stored
        "$program" engine -j line.jsonl | sed 's/.*\("pairs":.*"bye":[^,}]*\),"legal.*/\1/' | cmp - stored
    done
done
run verify line.jsonl
echo '# points that are not those of the players'
"$program" trace club.oly --round 2 | sed 's/"points":\[[^,]*,/"points":[/' >few.jsonl
run engine -j few.jsonl
"$program" trace team-swiss-2026.oly --round 2 | sed 's/"points":\[\[[^]]*\]/"points":[[1]/' >one.jsonl
run engine -j one.jsonl

echo '# points by decision are among those that a round is paired by'
begin points.oly club
quietly points points.oly Castles 2 --reason 'a protest upheld'
quietly pair points.oly
"$program" trace points.oly | sed 's/.*\("points":\[[^]]*\]\).*/\1/'
"$program" explain points.oly --round 4 >then4
quietly publish --confirm --leave-fide-mode points.oly
quietly renumber points.oly Castles --above Rooks --reason 'rated too low'
same points.oly 4

echo '# an event that was taken over brings no lines: its rounds are paired again from what is stored now, where 7 has become 1'
quietly export burstein.oly -o burstein.json
quietly new again.oly burstein.json
run trace again.oly --round 2
run explain again.oly --round 1
run explain again.oly --round 1 Rooks
run explain points.oly --round 1 Castles
