#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Line-ups by keys: who rests, who plays, a slip, a team by its table and its name; late, out of order, opened; and how many keys 95 line-ups take.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
export NOW
NOW='2026-09-01 21:00'
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
printf 'q' >keys
untouched e.oly run lineups e.oly --enter -s open <keys
quietly publish --confirm --leave-fide-mode e.oly -s open
NOW='2026-09-02 09:00'
run lineups e.oly --enter --open -s open
# Poland's first four; Greece without number 3; Egypt typed out, with a slip; a key of nobody, and one named twice.
printf '\n\n\n3\n\n124\17735\n9\1773\n\n11\177\033q' >keys
run lineups e.oly --enter -s open <keys
# Table 4, whose second side comes next; a team by its name, which replaces its line-up; three players; no such table and team.
printf '4\n2\n4\n\n/poland\n1230/nowhere\n1\n2\n\033?99\n1\n\033q' >keys
run lineups e.oly --enter -s open <keys
# Out of the order of the list: a reason, or it is left; what is typed ahead is none. Dry, nothing is taken.
printf '/madagascar\n1324\n12\n\033/madagascar\n1324the list is wrong\nq' >keys
run lineups e.oly --enter -s open <keys
printf '/ireland\n\nq' >keys
untouched e.oly run lineups e.oly --enter -s open --dry-run <keys
# Late: why is asked once; a reason of the command line stands for it.
NOW='2026-09-02 10:05'
printf '\n\nthe bus was late\n\n\nq' >keys
run lineups e.oly --enter -s open <keys
printf '\n\n\n\n' >keys
run lineups e.oly --enter -s open --reason 'fog' <keys
run journal e.oly -s open --command lineups
quietly lineups e.oly --open -s open
printf '/greece\n\na player is ill\nq' >keys
run lineups e.oly --enter -s open <keys
run lineup e.oly Greece -s open

# 95 matches of four boards, one round: one key for who rests, or all four.
awk 'BEGIN { print "<registration><event name=\"Big\" federation=\"GEO\" start=\"2026-09-01\" end=\"2026-09-10\"/>"
    print "<section name=\"open\" women=\"no\" edition=\"ecu\" rounds=\"3\">"
    for (t = 1; t <= 190; t++) {
        printf "<team name=\"Club %03d\" federation=\"GEO\">\n", t
        for (p = 1; p <= 5; p++)
            printf "<player name=\"P%d, T%03d\" fideid=\"%d\" rating=\"%d\"/>\n", p, t, 10000 + t * 10 + p, 2700 - t * 5 - p
        print "</team>"
    }
    print "</section></registration>" }' >big.xml
NOW='2026-09-01 21:00'
quietly new big.oly
"$program" import big.oly big.xml --now "$NOW" >said || tail -n 3 said
quietly number big.oly
quietly lot big.oly white
quietly pair big.oly
quietly publish --confirm --leave-fide-mode big.oly
for keys in '\n5\n' '\n1235'; do
    { for i in $(seq 95); do printf "$keys"; done; printf q; } >keys
    "$program" lineups big.oly --enter --now "$NOW" <keys | tail -n 1
    [ "$(wc -c <keys)" -le 700 ] && echo "$(wc -c <keys) keys"
done
quietly lineups big.oly --open --reason 'all are in'
for team in 001 095 100 190; do
    "$program" lineup big.oly "Club $team" | tail -n 4 | tr -d '\n' && echo
done
