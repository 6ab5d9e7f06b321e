#!/bin/sh
# Rounds of other systems: the cases that their pages work out, with what is asked and what is answered. Every answer here was
# worked out by hand beside the page.
# RULE_TEST: BURSTEIN_DUE BURSTEIN_NO_REMATCH BURSTEIN_STRENGTH BURSTEIN_IMAGINARY BURSTEIN_BYE_ONCE BURSTEIN_BYE BURSTEIN_LOT BURSTEIN_DIFFERENCE
# RULE_TEST: BURSTEIN_COLOURS BURSTEIN_MOST_DUE BURSTEIN_FLOATER BURSTEIN_JOINED
# RULE_TEST: DUTCH_RANK DUTCH_BRACKETS DUTCH_FLOATS DUTCH_BYE DUTCH_SUBGROUPS DUTCH_NO_REMATCH DUTCH_NEAR_SCORE DUTCH_MOST_DUE DUTCH_NO_OPPONENT
# RULE_TEST: DUTCH_REMAINDER DUTCH_AHEAD DUTCH_LOWEST DUTCH_MOST_PAIRS DUTCH_TRANSPOSE DUTCH_LOT DUTCH_PUBLICATION DUTCH_UNPLAYED DUTCH_FIRST
# RULE_TEST: CLUB_NO_REMATCH CLUB_SCORE_GROUP CLUB_ODD CLUB_BYE CLUB_HALVES CLUB_ADJUST
. "$(dirname "$0")/golden"

for system in burstein club dutch2006; do
    sed -n '/^```jsonl$/,/^```$/p' "$root/docs/rules/$system.md" | grep -v '^```' >"$system.jsonl"
    run engine --system "$system" -j "$system.jsonl"
done

# What has no colour limit in a club has one here.
printf '%s\n' '{"id":1,"lot":"W","round":3,"rounds":5,"initial":[],"players":[[1,[[3,"W",2,1],[3,"W",2,1]],0],[2,[[4,"W",2,1],[4,"W",2,1]],0],[3,[[1,"B",0,1],[1,"B",0,1]],0],[4,[[2,"B",0,1],[2,"B",0,1]],0]],"not_paired":[3,4]}' >twice.jsonl
run engine --system burstein -j twice.jsonl
sed 's/\[\([1-4]\),\[\[/[\1,1500,[[/g' twice.jsonl | sed 's/^/ /' >club.jsonl
run engine --system club -j club.jsonl

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
