#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has tests/cli/presence.sh.
# baku_presence.sh - the evening before round 1 and its start, from presence alone: who is here has arrived, the teams that
# then lost by PRESENT_THREE had only announced themselves, four had said nothing (PRESENT_FIRST). The matches that were not
# played must come out with the points they had.
# RULE_TEST: PRESENT_FIRST PRESENT_THREE WALKOVER
. tests/cli/checks
data=tests/data/baku2016
out=$dir
event=$out/baku.oly

desk() {
    command=$1
    shift
    "$program" "$command" "$event" "$@" --user TAP --now "$now" >>"$out/log" 2>&1 || { echo "# $command $*"; cat "$out/log"; exit 1; }
}

now='2016-09-01 18:00'
desk new --name 'in preparation'
desk import $data/registration.xml
desk set --round 1 --date '2016-09-02 15:00'
desk number --as-given
desk lot black
"$program" teams "$event" -f csv | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) c[$i] = i; next } { print $c["team"] }' | sort -u >"$out/all"
# A side that forfeited two boards or more did not come: "team|players of the other side who were there".
awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) c[$i] = i; next }
    { first = $c["first"]; other = $c["other"]; r = $c["result"]; match_of[first] = other; match_of[other] = first
      if (r == "-+" || r == "--") gone[first]++
      if (r == "+-" || r == "--") gone[other]++ }
    END { for (t in gone) if (gone[t] >= 2) print t "|" 4 - gone[match_of[t]] }' $data/round-01.csv | sort >"$out/lost"
cut -d'|' -f1 "$out/lost" >"$out/lost_teams"
printf '%s\n' Angola Madagascar Uganda Eritrea | sort >"$out/silent"
sort "$out/lost_teams" "$out/silent" | comm -23 "$out/all" - >"$out/here"
while read -r team; do
    desk arrive "$team"
done <"$out/here"
while read -r team; do
    desk announce "$team" --due '2016-09-02 12:00'
done <"$out/lost_teams"
say 'before the set hour only by order' "$(
    "$program" absent "$event" --missing --now "$now" 2>&1 | grep -v 'the set hour, 2016-09-01 19:00, has not come yet; to do this earlier, give a reason')"
now='2016-09-01 19:01'
desk absent --missing
say 'who had said nothing is not paired (PRESENT_FIRST)' "$(
    "$program" presence "$event" -f csv | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) c[$i] = i; next } $c["paired"] == "no" { print $c["team"] }' |
        sort | diff "$out/silent" -)"
desk pair
desk publish
now='2016-09-02 15:00'
desk start
say 'thirteen teams lost without playing (PRESENT_THREE)' "$([ "$(wc -l <"$out/lost")" = 13 ] || wc -l <"$out/lost"
    "$program" journal "$event" --command start -f csv | tail -n 1 | grep -o 'without .*' |
        sed 's/^without //; s/"*,*$//; s/, /\n/g; s/ and /\n/g' | sort | diff "$out/lost_teams" -)"
say 'their opponents have a point for each player who was there (WALKOVER)' "$(
    "$program" pairings "$event" --round 1 -f csv | awk -F, '
        NR == FNR { split($0, p, "|"); there[p[1]] = p[2]; next }
        FNR == 1 { for (i = 1; i <= NF; i++) c[$i] = i; next }
        { a = $c["first_team"]; b = $c["second_team"]; x = $c["first_gp"]; y = $c["second_gp"] }
        a in there && (y + 0 != there[a] || x + 0 != 0) { print }
        b in there && (x + 0 != there[b] || y + 0 != 0) { print }' "$out/lost" -)"
exit $status
