#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What a text of an event may be: one table (teams/form.h) asked by files, by operations and by fsck; what release 1.0.0 took still opens.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
"$program" export e.oly -o e.json
ls >before

# altered WHAT: the event as JSON with one value changed, read as a new event.
altered() {
    echo "# $1"
    python3 - "$1" <<'END'
import json, sys
e = json.load(open('e.json'))
s = e['sections'][0]
t = s['teams']
exec(sys.argv[1].replace('LONG', '"x" * 101').replace('MOST', '"\u00e9" * 100'))
json.dump(e, open('a.json', 'w'))
END
    "$program" new a.oly a.json >said 2>&1
    echo "exit $? $(grep -v ': warning\|^warning\|: a new event' said | cut -c1-200)"
    rm -f a.json a.oly said
}
altered 'pass'
altered 't[1]["name"] = "x" * 70000'
altered 't[1]["name"] = LONG'
altered 't[1]["name"] = MOST'
altered 't[1]["name"] = ""'
altered 't[1]["captain"] = LONG'
altered 't[1]["players"][0]["name"] = LONG'
altered 't[1]["players"][0]["title"] = "x" * 11'
altered 't[1]["federation"] = "x" * 41'
altered 's["name"] = "../../evil"'
altered 's["name"] = "Open"'
altered 's["name"] = "x" * 21'
altered 's["hall"] = LONG'
altered 's["time_control"] = "whenever"'
altered 's["time_control"] = "++++"'
altered 's["time_control"] = "0+0"'
altered 's["time_control"] = "40/90+30"'
altered 's["time_control"] = "90+30"'
altered 's["time_control"] = "40/90+30, 30+30"'
altered 't[1]["players"][0]["latin"] = "\u0418\u0440\u0430\u043a\u043b\u0438\u0439"'
altered 't[1]["players"][0]["latin"] = "Tsereteli, Irakli"'
altered 'e["copies"] = "garbage"'
altered 'e["copies"] = "pairings: entrance 2, hall A 1"'
altered 'e["zone"] = "Nowhere/City"'
altered 'e["zone"] = "a b"'
altered 'e["zone"] = "Europe/Oslo"'
altered 'e["name"] = LONG'
altered 'e["arbiters"] = [{"name": "Ann", "role": LONG}]'
echo '# what settings are refused for, in each of several sections'
altered 's["squad_size"] = 2'
altered 's["system"] = "burstein"; s["unit"] = "player"'
altered 's["graded"] = True'
altered 'e["sections"][1]["accelerated"] = True'
altered 'e["sections"][1]["preference"] = "B"'
altered 't[1]["name"] = t[0]["name"]'
altered 't[1]["name"] = t[0]["name"].upper()'
ls | grep -v before | diff - before >/dev/null || ls

echo '# operations ask the same table'
long=$(printf '%0101d' 0)
untouched e.oly run set e.oly --city "$long"
untouched e.oly run set e.oly -s open --hall "$long"
untouched e.oly run set e.oly --zone Nowhere/City
untouched e.oly run section e.oly '../../evil'
untouched e.oly run correct e.oly -s open Ireland --name "$long" --reason x

echo '# what release 1.0.0 took opens, is told, is worked on, and can be taken back'
sqlite3 -bail old.oly <"$data/forms/1.0.0.sql"
NOW='2016-09-01 10:00'
told() {
    echo "\$ olympair $*"
    "$program" "$@" 2>&1 | cut -c1-160
}
told fsck old.oly
told set old.oly --city Bergen --now "$NOW"
told set old.oly --venue "$long" --now "$NOW"
told correct old.oly Very --name Iceland --reason long --now "$NOW"
told fsck old.oly
told undo old.oly --reason mistaken --now "$NOW"
told export old.oly -o old.json
told new again.oly old.json
