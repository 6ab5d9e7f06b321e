#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Reports for press and teams: Baku 2016 as it was played, and what is said about its teams and players.
. "$(dirname "$0")/golden"

(cd "$root" && OLYMPAIR=$program sh tests/demo/played "$scratch/work/played") >said 2>&1 || cat said
mv played/baku2016.oly baku.oly

echo '# the rank round by round'
run report baku.oly progressive Norway Georgia 'United States' --round 4
"$program" report baku.oly progressive | sed -n '4,16p'
run report baku.oly progressive Norwya
run report baku.oly standings Norway
# Column r is what the standings after round r say, whatever they are.
for round in 1 2 3 4 5 6 7 8 9 10 11; do
    "$program" standings baku.oly --round $round -f csv | cut -d, -f1,2,9 | sort >ranked
    "$program" report baku.oly progressive -f csv | cut -d, -f$((4 + round)),2,$((15 + round)) |
        awk -F, -v OFS=, '{ print $2, $1, $3 }' | sed 's/^rank_[0-9]*\(.*\)mp_.*/rank\1mp/' | sort | diff ranked - && echo "round $round: as the standings"
done

echo '# the cross table'
run crosstable baku.oly -o crosstable.csv
"$program" crosstable baku.oly | sed -n '4,9p'
COLUMNS=80 "$program" crosstable baku.oly | grep -e '^Place' -e ' Norway ' -e ' Papua' -e ' Eritrea' -e 'Djibouti'
run crosstable baku.oly --by number --round 1 -f csv | head -4
run crosstable baku.oly --by rank
# Every game point of the source, and who sat White on board 1: all boards of a match added up.
cat "$data"/baku2016/round-*.csv | awk -F, '
    FNR == 1 && NR == 1 { next }
    NR == FNR { place[$2] = $1; table[$2] = $0; next }
    $1 == "round" { next }
    {
        gave = $8 ~ /^(1-0|[+]-)$/ ? 2 : $8 == "1/2" ? 1 : 0
        took = $8 ~ /^(0-1|-[+])$/ ? 2 : $8 == "1/2" ? 1 : 0
        match_of[$1, $3] = place[$4] "w"; match_of[$1, $4] = place[$3] "b"
        points[$1, $3] += gave; points[$1, $4] += took
    }
    END {
        for (team in table) {
            split(table[team], cell, ",")
            for (round = 1; round <= 11; round++) {
                said = cell[5 + round]; sub("F$", "", said)
                is = (round, team) in points ? match_of[round, team] points[round, team] / 2 : said == "bye" || said == "–" ? said : "nothing"
                checked++
                if (said != is) print team, "round", round ":", said, "is", is
            }
        }
        print checked, "cells compared"
    }' crosstable.csv -

echo '# the card of a team'
run team baku.oly Norway
run team baku.oly Eritrea --round 4
run team baku.oly norwy
COLUMNS=80 "$program" team baku.oly USA | awk 'length > 90' # bytes: ½ and – are more than one
# What the players of a team have in a round is what the team has in its match, unless it is not known who they were: in round 8
# nobody is named at the fourth board of Djibouti and the US Virgin Isles.
for team in $(seq 1 12 176); do
    "$program" team baku.oly $team -f csv | sed 's/"[^"]*"/name/g' | awk -F, -v team=$team '
        $1 == "players" { for (r = 1; r <= 11; r++) players[r] += $(12 + r) + 0 }
        $1 == "matches" && $35 != "" && $37 != "bye" { points[$29] = $35 }
        END {
            for (r = 1; r <= 11; r++)
                if (r in points) { n++; if (players[r] != points[r]) missing = missing ", of round " r " " players[r] " of " points[r] " points" }
            print "team " team ": " n " matches" missing
        }'
done

echo '# the card of a player'
run player baku.oly 'Magnus Carlsen'
run player baku.oly 13601520 --round 3 -f csv
run player baku.oly Norway 5
run player baku.oly Carslen
run player baku.oly Nepomniachi
run player baku.oly Wang
# of those who share a name each is said with the team
run player baku.oly Li
run player baku.oly Norway 9
run report baku.oly player

echo '# the best of every board, and of the standings'
run report baku.oly boardlist --top 3
run report baku.oly boardlist --top 0
run standings baku.oly --top 3

# Worked out from the fifteen medals of the boards (tests/demo/baku_prizes.sh) and the first three teams.
echo '# the medals'
run report baku.oly medals
run report baku.oly medals --round 5 | head -2

echo '# the ranks of some teams as lines'
run report baku.oly progressive Norway Georgia USA -o lines.html
grep -o 'class="casing" d="[^"]*"' lines.html | grep -o M | wc -l # three teams, ten from round to round, for wide pages and for narrow ones
grep -o '>[A-Z][A-Za-z …]*</text>' lines.html
run report baku.oly progressive Norway Georgia USA -o lines.pdf
pdftotext -layout lines.pdf - | sed -n 's/.* \([0-9]\) *\(Norway\)  *\([0-9]*\)$/\1 \2 \3/p'
qpdf --check lines.pdf >/dev/null || echo 'not sound'

echo '# one game of the last round goes on: nobody has won, at no place'
run result baku.oly 1.4 '*' --correct --reason 'the game goes on'
for report in standings prizes closing medals boardlist unbeaten norms certificates crosstable progressive federations combined rating-changes 'what-if' 'team USA' 'explain USA' tie-breaks; do
    echo "$report: $("$program" report baku.oly $report -f json | sed -n 's/^ *"status": "*\([^",]*\).*/\1/p' | head -n 1)"
done
run export baku.oly --as chess-results -o baku.xml
grep -- '<!--' baku.xml
run export baku.oly --as json -o baku.json
run export baku.oly --as pgn -o baku.pgn
grep -c '^\[Result "\*"\]' baku.pgn
"$program" export baku.oly 2>/dev/null | tr -d '\r' | grep '^### Prov'
