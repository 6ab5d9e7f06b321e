#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has tests/cli/lineups.sh.
# The line-ups of Baku 2016 through the rules of line-ups, before the results of each round, which then say nothing of who sat
# where: which of the 1860 the inferred lists do not allow, who came with three players, who did not come.
if [ $# -eq 2 ]; then # the part that is run before the results of a round
    event=$1 round=$2 out=$(dirname "$1")
    program=${OLYMPAIR:-build/release/olympair}
    day=2016-09-$(printf %02d $((round < 7 ? round + 1 : round + 2)))

    # One line for each team. Of seven fourth boards no game is known: who won there by forfeit had named somebody, here the next of
    # the list.
    awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; print "team,board-1,board-2,board-3,board-4"; next }
        function add(team, place, won) {
            if (!(team in line)) order[++n] = team
            if (place == "" || place == 0) place = won ? last[team] + 1 : 0
            line[team] = line[team] "," place
            last[team] = place
        }
        {
            result = $column["result"]
            add($column["first"], $column["first-place"], result == "+-")
            add($column["other"], $column["other-place"], result == "-+")
        }
        END { for (i = 1; i <= n; i++) print order[i] line[order[i]] }' \
        "tests/data/baku2016/round-$(printf %02d "$round").csv" >"$out/lineups.csv"
    sed 1d "$out/lineups.csv" >>"$out/handed-in.csv"

    # First as they are: where one is refused, none is taken.
    "$program" lineups "$event" "$out/lineups.csv" --round "$round" --now "$day 09:50" >"$out/said.txt" 2>/dev/null ||
        sed "s/^[^:]*:[0-9]*: problem: /$round /" "$out/said.txt" >>"$out/refused.csv"
    # Then without the two teams of round 1 that did not come and had named players who are not on the board any more.
    [ "$round" -ne 1 ] || sed -i '/^Djibouti,/d; /^Gambia,/d' "$out/lineups.csv"
    "$program" lineups "$event" "$out/lineups.csv" --round "$round" --out-of-order --reason 'the lists are inferred' \
        --now "$day 09:55" >>"$out/taken.txt"
    "$program" lineups "$event" --open --round "$round" --now "$day 10:00" >>"$out/opened.txt"
    "$program" lineups "$event" --round "$round" --now "$day 10:00" --format csv | sed "1d; s/^/$round,/" >>"$out/states.csv"
    exit
fi

dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
status=0
expect() { # what, wanted, got
    [ "$2" = "$3" ] && echo "ok - $1" && return
    printf 'not ok - %s\nwanted: %s\ngot:    %s\n' "$1" "$2" "$3"
    status=1
}
program=${OLYMPAIR:-build/release/olympair}
cp "$0" "$dir/hand-in" && chmod +x "$dir/hand-in"
SHEETS=no BEFORE_RESULTS="$dir/hand-in" FIELDS=1,3-5,8 sh tests/demo/play "$dir" >"$dir/played" 2>&1 || {
    echo 'not ok - the event plays to its end'
    tail -n 5 "$dir/played" "$dir/log.txt"
    exit 1
}
echo 'ok - the event plays to its end'

expect 'line-ups' 1860 "$(wc -l <"$dir/handed-in.csv")"
expect 'three players, the last board empty' 'Djibouti 6 Gambia 1' \
    "$(grep ',0$' "$dir/handed-in.csv" | grep -v ',0,' | cut -d, -f1 | sort | uniq -c | awk '{ print $2, $1 }' | paste -sd ' ')"
expect 'seven break the order of the lists, and are reported' \
    '1 IBCA;1 Ivory Coast;1 Malawi;1 Surinam;1 Tunisia;3 Eritrea;9 Haiti' \
    "$(sed -n 's/: player .* sits on board .*//p' "$dir/refused.csv" | sort -n | paste -sd ';')"
expect 'two are refused for empty boards' '1 Djibouti: board 3 is empty, but somebody plays on board 4;1 Gambia: 2 players, but a match on 4 boards needs at least 3' \
    "$(grep -v -e 'sits on board' -e ': warning: ' "$dir/refused.csv" | sed 's/ (D.02.*//; s/;.*//' | sort | paste -sd ';')"
expect 'and they are not lost' '1,IBCA 1,Ivory Coast 1,Malawi 1,Surinam 1,Tunisia 3,Eritrea 9,Haiti' \
    "$(awk -F, '$(NF - 1) == 1 { print $1 "," $4 }' "$dir/states.csv" | sort -t, -k1n -k2 | paste -sd ' ')"
expect 'all others are handed in in time' 1858 "$(grep -c ',handed in,' "$dir/states.csv")"
expect 'the two teams without a line-up have the first of their lists' '1 Djibouti 1 Gambia' \
    "$(awk -F, '/,first of the list,/ { print $1, $4 }' "$dir/states.csv" | sort | paste -sd ' ')"

# Everybody of whom it is known sits where he sat, also the seven teams: round, team, board, place.
for round in $(seq 11); do
    awk -F, -v OFS=, 'NR > 1 { if ($6) print $1, $3, $5, $6; if ($7) print $1, $4, $5, $7 }' \
        "tests/data/baku2016/round-$(printf %02d "$round").csv" >>"$dir/played.csv"
    "$program" report "$dir/baku2016.oly" boards --round "$round" --format csv | sed 's/"[^"]*"/quoted/g' |
        awk -F, -v OFS=, -v r="$round" 'NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
            {
                print r, $column["first_team"], $column["board"], $column["first_place"]
                print r, $column["second_team"], $column["board"], $column["second_place"]
            }' >>"$dir/seated.csv"
done
expect 'places that are known' "$(grep -vc '^1,\(Djibouti\|Gambia\),' "$dir/played.csv")" \
    "$(grep -v '^1,\(Djibouti\|Gambia\),' "$dir/played.csv" | grep -cxF -f - "$dir/seated.csv")"
expect 'boards on which nobody sat' 7 "$(grep -c ',$' "$dir/seated.csv")"

ranking=$("$program" standings "$dir/baku2016.oly" --format csv)
column() { echo "$ranking" | awk -F, -v name="$1" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i; next } { print $c }'; }
expect 'the top ten' 'USA UKR RUS IND NOR TUR POL FRA ENG PER' "$(column federation | head -n 10 | paste -sd ' ')"
expect 'matches that were not played' 15 "$(for round in $(seq 11); do
    "$program" pairings "$dir/baku2016.oly" --round "$round" --format csv; done | grep -c ',unplayed')"
exit $status
