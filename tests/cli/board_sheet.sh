#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The sheet of the boards goes out as CSV and comes back with results: compared by players and colours, blank where a game goes on; what is no board of it is told.
. "$(dirname "$0")/golden"
{
    echo team,federation,player,rating
    for code in NOR SWE DEN FIN; do
        for board in 1 2 3 4; do echo "Team $code,$code,\"$code, Player $board\",$((2400 - 10 * board))"; done
    done
} >teams.csv
quietly new e.oly --name Cup --federation NOR
quietly section e.oly open --squad-size 5
quietly import e.oly teams.csv
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly
"$program" report e.oly boards -f csv -o unknown.csv
untouched e.oly run results e.oly unknown.csv
quietly lineups e.oly --open --confirm --reason 'all are in'
"$program" report e.oly boards -f csv -o sheet.csv

# BOARD=RESULT...: into the column `result`
fill() {
    python3 - "$@" <<'END'
import csv, sys
rows = list(csv.DictReader(open("sheet.csv")))
for row, result in zip(rows, sys.argv[1:]):
    row["result"] = "" if result == "." else result
out = csv.DictWriter(open("back.csv", "w", newline=""), rows[0])
out.writeheader()
out.writerows(rows)
END
}
fill 1-0 1/2 0-1 . +- . 0-0 1-0
run results e.oly back.csv --dry-run
run results e.oly back.csv
fill 1-0 1/2 0-1 0-1 +- -+ 0-0 1-0
run results e.oly back.csv
echo '# 1.5 : 2.5 and 2 : 1, the game that both lost gives nothing'
run pairings e.oly
echo '# the second board says that the other one had White; a player by nearly his name; what is no result'
sed -i '3s/,black,/,white,/' back.csv
untouched e.oly run results e.oly back.csv
sed -i '3s/,white,/,black,/; 4s/Player 3/Player 9/' back.csv
untouched e.oly run results e.oly back.csv
fill 1-0 1/2 0-1 0-1 +- -+ won 1-0
untouched e.oly run results e.oly back.csv
echo '# sheets as JSON are for other programs'
"$program" report e.oly pairings -f json -o pairings.json
"$program" report e.oly boards -f json -o boards.json
untouched e.oly run results e.oly pairings.json
untouched e.oly run results e.oly boards.json
run import e.oly boards.json
