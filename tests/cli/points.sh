#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Points other than 2, 1, 0 for a match and 1, a half, 0 for a game: settings of a section, its standings, score groups, report files, JSON and record.
# RULE_TEST: SCORING
. "$(dirname "$0")/golden"
NOW='2026-02-01 10:00'
{
    echo 'section,team,federation,player,rating'
    for team in 'Alpha NOR' 'Bravo SWE' 'Cedar DEN' 'Delta FIN' 'Eagle ISL'; do
        # shellcheck disable=SC2086
        set -- $team
        for player in 1 2 3 4; do echo "cup,$1,$2,$1 $player,$((2400 - player))"; done
    done
} >teams.csv
new() { # settings of the section
    rm -f e.oly
    quietly new e.oly --name Cup --federation NOR
    quietly section e.oly cup --system team-swiss-2026 --rounds 4 --squad-size 4 "$@"
    quietly import e.oly teams.csv --confirm
    quietly number e.oly
    quietly lot e.oly white
    quietly pair e.oly
    quietly publish e.oly
    quietly start e.oly
}
three_one='1-0 1-0 0-1 1-0'
two_two='1-0 1/2 0-1 1/2'
# Table 1 is won 3:1, table 2 drawn 2:2; Eagle has the bye.
results() {
    # shellcheck disable=SC2086
    quietly result e.oly 1 $three_one
    # shellcheck disable=SC2086
    quietly result e.oly 2 $two_two
}
table() {
    run standings e.oly -f csv
}

echo '# D.02 says what a match gives; so do systems that count 1, a half and 0 themselves'
quietly new d.oly --name Cup --federation NOR
run section d.oly open --match-points 3-1-0
run section d.oly blitz --system burstein --unit player --game-points 3-1-0
run section d.oly berger --system berger --bye-points 1-2
run section d.oly cup --system team-swiss-2026 --match-points 3-3-0

# Alpha 3, Cedar 0, Bravo and Delta 1, Eagle 2 with one game point.
echo '# three points for a won match, two and one game point for the bye; 3 meets 1, since the two who have 1 have met'
new --match-points 3-1-0 --bye-points 2-1
results
table
quietly pair e.oly
run pairings e.oly -f csv
quietly publish e.oly
quietly start e.oly
run set e.oly -s cup --match-points 2-1-0

echo '# the same comes back from a report file and from JSON, and the record says what counts'
quietly export e.oly -o e.trf
grep -E '^(162|320|362)' e.trf
run new back.oly e.trf
run standings back.oly -f csv
quietly export back.oly -o back.trf
quietly export e.oly --as json -o e.json
grep _points e.json
run new json.oly e.json
run standings json.oly -f csv
run export e.oly --as trf16 -o old.trf
run check e.oly

echo '# a drawn and a lost match give points, too: 3, 2, 1; a team that does not come has none'
new --match-points 3-2-1
# shellcheck disable=SC2086
quietly result e.oly 1 $three_one
quietly result e.oly 2 --absent Bravo --present 4
table

# Three won games and one lost are 9:3, one won, one lost and two drawn 5:5; the bye is a drawn match, a drawn game on each board: 1 and 4.
echo '# points of games: 3, 1, 0 on each board'
new --game-points 3-1-0
results
table
run what-if e.oly

# Two players: 3 for the win, 1 for the draw; over half of the 9 points of three rounds are 5, so that 4 are not.
echo '# players'
{
    echo 'name,rating'
    for player in 1 2 3 4 5; do echo "Player $player,$((2400 - player))"; done
} >players.csv
rm -f e.oly
quietly new e.oly --name Open --federation NOR
quietly section e.oly open --system dutch2006 --unit player --game-points 3-1-0 --bye-points 1 --rounds 4
quietly import e.oly players.csv
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly
quietly start e.oly
quietly result e.oly 1 1-0
quietly result e.oly 2 1/2
table
quietly pair e.oly
run pairings e.oly -f csv
quietly export e.oly -o e.trf
grep -E '^(001|162)' e.trf
run engine --system dutch2006 -p e.trf
run trace e.oly --round 2
run show e.oly
