#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The JSON of every report and list is as its schema says: before the first round, in the middle of one, and of a whole Olympiad, whose long
# lists are looked at in part, with SOAK=1 row by row.
. "$(dirname "$0")/checks"
root=$PWD schemas=$PWD/docs/formats/schema
export OLYMPAIR_USER=arbiter
python3=
for try in python3 /usr/bin/python3; do
    $try -c 'from jsonschema import Draft202012Validator' 2>/dev/null && python3=$try && break
done
say 'the schemas are those of the pages' "$(
    mkdir "$dir/schema"
    python3 tests/docs/schema.py "$dir/schema"
    for file in "$dir"/schema/*.json; do
        cmp -s "$file" "$schemas/$(basename "$file")" || echo "$(basename "$file") is out of date: python3 tests/docs/schema.py"
    done
    [ "$(ls "$schemas"/*.json | wc -l)" = "$(ls "$dir/schema" | wc -l)" ] || echo 'there are others')"
if [ -z "$python3" ]; then
    echo 'not ok - reports against their schemas # SKIP python3-jsonschema is not installed'
    exit $status
fi
sh tests/demo/played "$dir" >"$dir/log" 2>&1 || cat "$dir/log"
cd "$dir" || exit 1
o() { "$program" "$@" >>log 2>&1 || echo "failed: $*"; }
made=$(
    o new early.oly
    o import early.oly "$root/docs/start/registration.xml"
    cp early.oly cup.oly
    o number cup.oly
    o lot cup.oly white
    o announce cup.oly Tonga --due '2027-05-02 10:00' --travel 'by sea'
    o order cup.oly Norway 2 1 3 4 5
    o pair cup.oly
    o publish cup.oly
    o lineup cup.oly Kenya 1 2 3 5
    o lineups cup.oly --open --reason 'all are in'
    o result cup.oly 1 1-0 1/2 0-1 1-0
    o result cup.oly 2 0-1 0-1 1/2 1-0 --second
    o sign cup.oly Norway --agree
    o set cup.oly --double-entry no
    o result cup.oly 3 1-0 1-0 1-0 1-0)
say 'events to ask about' "$made"
cp baku2016.oly whole.oly && cp before-7.oly before7.oly
"$program" report --list -f json >reports.json

# Of each event; what cannot be made yet, as results before the first round, ends with 7.
ask() { # event, report, words
    "$program" report "$1.oly" "$2" $3 $4 -f json >"json/$1-$2" 2>why || { code=$?; rm "json/$1-$2"; [ $code -eq 7 ] || cat why; }
}
mkdir json
for event in early cup before7 whole; do
    "$python3" -c 'import json; [print(r["name"], (r["operands"] or "").replace("[", "").replace("]", "").replace(" ", "+")) for r in json.load(open("reports.json"))["reports"]]' |
        while read -r report operand; do
            case $event-$report-$operand in
            whole-captains-*) ;; # a page for each of 176 teams: of the cup
            *-TEAM+PLAYER*) ask $event $report Norway 2 ;;
            *-TEAM | *-TEAM+TEAM) ask $event $report Norway ;;
            *) ask $event $report ;;
            esac
        done
done >refused
say 'every report can be asked for' "$(cat refused; [ "$(ls json | wc -l)" -ge 90 ] || echo "only $(ls json | wc -l)")"
for list in show journal changes check backup fsck; do
    for event in cup whole; do "$program" $list $event.oly -f json >json/$event-$list 2>why || cat why; done
done
"$program" rules -f json >json/any-rules
"$program" federations -f json >json/any-federation-codes
"$program" import --explain "$root/docs/start/registration.xml" -f json >json/any-explained
cp reports.json json/any-reports
"$program" simulate --teams 8 --rounds 3 --events 2 -f json >json/any-simulate
"$python3" "$root/tests/docs/validate.py" "$schemas" json/* || status=1
say 'a schema finds what is wrong' "$(
    mkdir one && cp "$schemas/standings.json" one
    finds() { "$python3" "$root/tests/docs/validate.py" one any-standings >found; grep -q "$1" found || cat found; }
    sed 's/"rank": 1,/"rank": "first",/' json/whole-standings >any-standings
    finds "rank: 'first' is not of type"
    sed 's/"gp": /"gq": /' json/whole-standings >any-standings
    finds "'gq'")"
exit $status
