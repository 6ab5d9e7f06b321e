#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A round robin of teams that is published as a whole leaves each of them very many ways: what-if answers at once, and however the event ends, nobody is outside of
# the places that it gave.
. "$(dirname "$0")/checks"
cd "$dir" || exit 1
export OLYMPAIR_USER=TAP
do_it() { "$program" "$@" --now '2016-09-02 10:00' >>log 2>&1 || { cat log; exit 1; }; }
{
    echo 'team,federation,player,rating'
    for team in 'Ash ENG' 'Birch FRA' 'Cedar GER' 'Doum ESP' 'Elm ITA' 'Fir POL' 'Gean SWE' 'Hazel FIN'; do
        set -- $team
        for p in 1 2 3 4; do echo "$1,$2,$1 $p,2${p}00"; done
    done
} >teams.csv
do_it new e.oly --name Cup --federation NOR
do_it section e.oly open --boards 4 --squad-size 4 --system berger
do_it import e.oly teams.csv
do_it number e.oly
do_it lot e.oly white
do_it pair e.oly
do_it publish e.oly --all
round() { # results of its four tables
    n=$1
    shift
    for table in 1 2 3 4; do
        do_it result e.oly $table $1 $2 $3 $4 --round "$n"
        shift
    done
}
places() { timeout 20 "$program" what-if e.oly -f json 2>>log; }
round 1 1-0 1/2 0-1 1-0 1/2 1/2 0-1
round 2 1-0 1-0 1/2 1-0 0-1 1/2 1/2
places >early.json
say 'seven rounds, five of them open' "$([ -s early.json ] || echo 'no answer within 20 seconds')"
round 3 0-1 1/2 1/2 1-0 1-0 1/2 1-0
round 4 1/2 1/2 1-0 0-1 0-1 1-0 1/2
places >late.json
say 'three of them open' "$([ -s late.json ] || echo 'no answer within 20 seconds')"
round 5 1-0 0-1 1/2 1/2 1-0 1-0 0-1
round 6 1/2 1-0 1-0 0-1 1-0 1/2 1/2
places >last.json
round 7 1-0 1/2 1-0 1/2 0-1 0-1 1-0
"$program" standings e.oly -f json >final.json
cat >within.py <<'PY'
import json
final = {x["team"]: x["rank"] for x in json.load(open("final.json"))["standings"]}
for name in "early.json", "late.json", "last.json":
    rows = [x for part in json.load(open(name))["parts"] for x in part.get("rows", []) if x.get("team") and x.get("best")]
    assert len(rows) == len(final) == 8, rows
    for x in rows:
        if not x["best"] <= final[x["team"]] <= x["worst"]:
            print(name, x, final[x["team"]])
    if name == "last.json" and not any(x["best"] > 1 or x["worst"] < 8 for x in rows):
        print("nothing is excluded after six of seven rounds")
PY
say 'nobody ends outside of what was possible' "$(python3 within.py 2>&1)"
exit $status
