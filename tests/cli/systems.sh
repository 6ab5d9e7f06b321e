#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Rounds of other systems: the cases that their pages work out, with what is asked and what is answered. Every answer here was
# worked out by hand beside the page.
# RULE_TEST: BURSTEIN_DUE BURSTEIN_NO_REMATCH BURSTEIN_STRENGTH BURSTEIN_IMAGINARY BURSTEIN_BYE_ONCE BURSTEIN_BYE BURSTEIN_LOT BURSTEIN_DIFFERENCE
# RULE_TEST: BURSTEIN_COLOURS BURSTEIN_MOST_DUE BURSTEIN_FLOATER BURSTEIN_JOINED
# RULE_TEST: BURSTEIN_GROUP DUTCH_REORDER DUTCH_RANK DUTCH_BRACKETS DUTCH_FLOATS DUTCH_BYE DUTCH_SUBGROUPS DUTCH_NO_REMATCH DUTCH_NEAR_SCORE DUTCH_MOST_DUE DUTCH_NO_OPPONENT
# RULE_TEST: DUTCH_REMAINDER DUTCH_AHEAD DUTCH_LOWEST DUTCH_MOST_PAIRS DUTCH_TRANSPOSE DUTCH_LOT DUTCH_PUBLICATION DUTCH_UNPLAYED DUTCH_FIRST
# RULE_TEST: CLUB_ACCELERATED CLUB_NO_REMATCH CLUB_SCORE_GROUP CLUB_ODD CLUB_BYE CLUB_HALVES CLUB_ADJUST
# RULE_TEST: TEAM_NUMBER TEAM_SCORE TEAM_GROUPS TEAM_BYE TEAM_FLOATER TEAM_DIFFERENCE TEAM_TYPE_A TEAM_TYPE_B TEAM_NO_REMATCH TEAM_BYE_ONCE
# RULE_TEST: TEAM_COMPLETE TEAM_FEW_UPFLOATERS TEAM_NEXT_GROUP TEAM_FLOAT_TWICE TEAM_MOST_DUE TEAM_PROCESS TEAM_BYE_TO TEAM_IDENTIFIER TEAM_LOT
# RULE_TEST: TEAM_FIRST TEAM_COLOUR_LOT TEAM_COLOUR_ONLY TEAM_COLOUR_BOTH TEAM_COLOUR_STRONG TEAM_COLOUR_LOWER TEAM_COLOUR_HISTORY
# RULE_TEST: TEAM_COLOUR_FIRST TEAM_COLOUR_ALTERNATE TEAM_COLOUR_OTHER
. "$(dirname "$0")/golden"

for system in burstein club dutch2006 team-swiss-2026 berger; do
    page=$(echo "$system" | sed 's/^team-swiss-/teamswiss/')
    sed -n '/^```jsonl$/,/^```$/p' "$root/docs/rules/$page.md" | grep -v '^```' >"$system.jsonl"
    run engine --system "$system" -j "$system.jsonl"
done

# What has no colour limit in a club has one here.
printf '%s\n' '{"id":1,"lot":"W","round":3,"rounds":5,"initial":[],"players":[[1,[[3,"W",2,1],[3,"W",2,1]],0],[2,[[4,"W",2,1],[4,"W",2,1]],0],[3,[[1,"B",0,1],[1,"B",0,1]],0],[4,[[2,"B",0,1],[2,"B",0,1]],0]],"not_paired":[3,4]}' >twice.jsonl
run engine --system burstein -j twice.jsonl
sed 's/\[\([1-4]\),\[\[/[\1,1500,[[/g' twice.jsonl | sed 's/^/ /' >club.jsonl
run engine --system club -j club.jsonl

# Why: in sentences, and in the lines.
for system in burstein club dutch2006 team-swiss-2026 berger; do
    run engine --system "$system" -j "$system.jsonl" --why text
done
for system in burstein team-swiss-2026 berger; do
    run engine -j "$system.jsonl" --why json
done
# 4, 5 and 6 may meet nobody but 1 and 2, and 3 nobody else either.
printf '%s\n' '{"id":"few","system":"club","lot":"W","round":1,"rounds":5,"barred":[[3,4],[3,5],[3,6],[4,5],[4,6],[5,6]],"players":[[1,0,[],0],[2,0,[],0],[3,0,[],0],[4,0,[],0],[5,0,[],0],[6,0,[],0]]}' \
    '{"id":null,"system":"club","lot":"W","round":1,"rounds":5,"players":[[1,0,[],1],[2,0,[],1],[3,0,[],1]]}' >few.jsonl
run engine -j few.jsonl --why text
run engine -j few.jsonl --why json
run engine -j few.jsonl --why html
run engine -p few.jsonl --why text
run engine -c few.jsonl --why text
echo '{"round":1}' >card.jsonl
run engine -j card.jsonl --why text
# A whole table, and what cannot be one.
echo '{"id":"five","cycles":2,"lot":"W","round":"all","rounds":10,"players":[[1,0],[2,0],[3,0],[4,0],[5,0]]}' >table.jsonl
run engine --system berger -j table.jsonl
sed 's/"players":\[/&[1001,0],/' table.jsonl >large.jsonl
run engine --system berger -j large.jsonl
sed 's/\[\([1-5]\),0\]/[\1,[],0]/g' table.jsonl >swiss.jsonl
run engine --system team-swiss-2026 -j swiss.jsonl

# A long file, and one with a line that is wrong at its end, which leaves nothing behind.
line=$(sed -n 1p burstein.jsonl)
awk -v line="$line" 'BEGIN { for (i = 0; i < 20000; i++) print line }' >long.jsonl
run engine -j long.jsonl -o long.out
wc -l <long.out
sort -u long.out
echo '{"system":"club"}' >>long.jsonl
run engine -j long.jsonl -o none.out
run engine -j long.jsonl
ls
