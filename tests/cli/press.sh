#!/bin/sh
# Reports for press and teams: Baku 2016 as it was played, and what is said about its teams and players.
. "$(dirname "$0")/golden"

(cd "$root" && OLYMPAIR=$program sh tests/demo/play "$scratch/work/played") >said 2>&1 || cat said
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
