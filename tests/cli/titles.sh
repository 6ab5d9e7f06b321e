#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Titles as files write them, at every door, and the norms that hang on them; norms where pairings were fixed beforehand, and of eight games of nine rounds.
# RULE_TEST: NORM_ALL_ROUNDS NORM_EIGHT
. "$(dirname "$0")/checks"
cd "$dir" || exit 1
export OLYMPAIR_USER=TAP
is() { # what, is, expected
    say "$1" "$([ "$2" = "$3" ] || printf '%s\ninstead of\n%s' "$2" "$3")"
}
made() { # event, options: "Player01 GM 9", of each norm made
    event=$1
    shift
    "$program" report "$event" norms -f csv "$@" | awk -F, '/,made$/ { gsub(/"/, ""); print $1, $(NF - 5), $(NF - 4) }' | sort -u
}
# Everybody meets everybody by the Berger tables. A row of the list is "name rating title federation", a result in `result` that of the one who is named first there.
robin() { # file, list, results "ROUND FIRST OTHER RESULT" of those that are no draw
    python3 - "$@" <<'PY'
import sys
name, listed, results = sys.argv[1:4]
players = [line.split(":") for line in listed.split()]
n = len(players)
special = {}
for line in results.split(";"):
    if line.strip():
        a, b, r = line.split()
        special[int(a), int(b)] = r
        special[int(b), int(a)] = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}[r]
rows = {i: "" for i in range(1, n + 1)}
points = {i: 0.0 for i in range(1, n + 1)}
for r in range(1, n):
    x = (r + 1) // 2 if r % 2 else (n + r) // 2
    pairs = [(x, n) if r % 2 else (n, x)] + [((x - 1 + k) % (n - 1) + 1, (x - 1 + n - 1 - k) % (n - 1) + 1) for k in range(1, n // 2)]
    for white, black in pairs:
        for own, other, colour in ((white, black, "w"), (black, white, "b")):
            result = special.get((own, other), "=")
            rows[own] += "  %4d %s %s" % (other, colour, result)
            points[own] += {"1": 1, "+": 1, "=": 0.5}.get(result, 0)
with open(name, "w") as f:
    f.write("012 Masters\n032 NOR\n042 2026/01/01\n052 2026/01/09\n142 %d\n222 5400+30\n192 FIDE_ROUNDROBIN\n" % (n - 1))
    for i, (who, rating, title, federation) in enumerate(players, 1):
        f.write("001 %4d m%3s %-33s %4s %3s             1990/00/00 %4.1f    0%s\n" % (i, title, who, rating, federation, points[i], rows[i]))
PY
}
# Nine opponents of 2400 on average: three GM of 2500, two IM and an FM of 2400, three of 2300 without a title. 7.5 of 9 are 83 %, 273 more: 2673, a GM norm.
ten='One:2400::ITA Two:2500:g:FRA Three:2500:g:ESP Four:2500:g:GER Five:2400:m:FRA Six:2400:m:ITA Seven:2400:f:ITA Eight:2300::NOR Nine:2300::SWE Ten:2300::DEN'
won='1 2 1; 1 3 1; 1 7 1; 1 8 1; 1 9 1; 1 10 1'
robin small.trf "$ten" "$won"
"$program" new small.oly small.trf >log 2>&1 || cat log
is 'titles of one letter make the norm' "$(made small.oly)" 'One GM 9'
is 'nobody has made it before the last round' "$(made small.oly --round 8)" ''
robin words.trf "$(echo "$ten" | sed 's/:g:/:GM:/g; s/:m:/:IM:/g; s/:f:/:FM:/g')" "$won"
"$program" new words.oly words.trf >log 2>&1 || cat log
is 'in full they make the same one' "$(made words.oly)" 'One GM 9'
robin cm.trf "$(echo "$ten" | sed 's/:g:/:c:/g')" "$won"
"$program" new cm.oly cm.trf >log 2>&1 || cat log
is 'candidate masters do not' "$(made cm.oly)" ''

# Eleven opponents of 2450 on average; 7 of 11 are 64 %, 102 more: 2552, no GM norm, though 7 of the first ten against 2455 would make one.
twelve='One:2400::ITA Two:2500:g:SWE Three:2500:g:DEN Four:2500:g:POL Five:2450:m:ITA Six:2450:m:ITA Seven:2450:m:NOR Eight:2400:f:GER Nine:2400:f:FRA Ten:2400::FRA Eleven:2400::ESP Twelve:2500:g:HUN'
robin all.trf "$twelve" '1 12 1; 1 3 1; 1 5 1; 1 7 1; 1 9 1; 1 10 0; 1 11 0'
"$program" new all.oly all.trf >log 2>&1 || cat log
is 'all rounds count where pairings were fixed beforehand' "$(made all.oly | grep One)" 'One IM 11'
say 'the certificate is of that' "$("$program" report all.oly certificates -f text | grep -q 'GM norm' && echo 'a GM norm')"
say 'and the sheet says so' "$("$program" report all.oly norms | tr -s '\n ' ' ' | grep -q 'fixed beforehand, so a norm is made of the games of all rounds' || echo no)"
sed 's/^192 .*/192 CUSTOM_SWISS/' all.trf >swiss.trf
"$program" new swiss.oly swiss.trf --system dutch2006 >log 2>&1 || cat log
# Of its first ten, against 24550 / 10, 7 are 70 %, 149 more: 2604.
is 'in a Swiss event games after the norm are left out' "$(made swiss.oly | grep One)" 'One GM 10'

# Ten does not come: 6.5 of 8 are 81 %, 251 more; 19300 / 8 is 2413: 2664, with three grandmasters of eight.
robin eight.trf "$ten" "$(echo "$won" | sed 's/1 10 1/1 10 +/')"
"$program" new eight.oly eight.trf >log 2>&1 || cat log
is 'eight games are enough if the opponent of the ninth did not come' "$(made eight.oly)" 'One GM 8'
say 'which the certificate says' "$("$program" report eight.oly certificates -f text | tr -s '\n ' ' ' | grep -q 'eight games count for the title' || echo no)"
say 'and one of nine games does not' "$("$program" report small.oly certificates -f text | grep 'eight games')"
robin seven.trf "$ten" "$(echo "$won" | sed 's/1 10 1/1 10 +/; s/1 9 1/1 9 +/')"
"$program" new seven.oly seven.trf >log 2>&1 || cat log
is 'seven are not' "$(made seven.oly)" ''
robin own.trf "$ten" "$(echo "$won" | sed 's/1 10 1/1 10 -/')"
"$program" new own.oly own.trf >log 2>&1 || cat log
is 'nor eight of one who did not come himself' "$(made own.oly)" ''

# Each form of each title at every other door.
forms='g m f c wg wm wf wc gf mf ff cf GM gm Im wgm WCM'
titles='GM IM FM CM WGM WIM WFM WCM WGM WIM WFM WCM GM GM IM WGM WCM'
told() { # event: the titles, in the order of the names
    "$program" export "$1" --as json | python3 -c 'import json, sys
print(*(p.get("title", "-") for s in json.load(sys.stdin)["sections"] for t in sorted(s["teams"], key=lambda t: t["name"]) for p in sorted(t["players"], key=lambda p: p["name"])))'
}
i=10
echo 'name,federation,rating,title' >players.csv
echo 'team,federation,player,rating,title' >teams.csv
echo '<registration><event name="X" federation="NOR"/><section name="open" women="no" squad-size="20">' >teams.xml
for form in $forms; do
    i=$((i + 1))
    echo "P$i,ENG,2$i,$form" | sed 's/,2\(..\),/,2\100,/; s/00,/0,/' >>players.csv
    echo "T,ENG,P$i,2${i}0,$form" >>teams.csv
    echo "<player name=\"P$i\" rating=\"2${i}0\" title=\"$form\"/>" >>list.xml
done
{
    cat teams.xml
    echo '<team name="T" federation="ENG">'
    cat list.xml
    echo '</team></section></registration>'
} >whole.xml
"$program" new csv.oly >log 2>&1
"$program" section csv.oly blitz --unit player --system burstein --confirm --leave-fide-mode >>log 2>&1
"$program" import csv.oly players.csv --section blitz >>log 2>&1 || cat log
is 'players as CSV' "$(told csv.oly)" "$titles"
for door in teams.csv whole.xml; do
    rm -f door.oly
    "$program" new door.oly --federation NOR >log 2>&1
    "$program" section door.oly open --squad-size 20 --system team-swiss-2026 >>log 2>&1
    "$program" import door.oly $door >>log 2>&1 || cat log
    is "a registration, $door" "$(told door.oly)" "$titles"
done
"$program" export csv.oly --as json -o full.json >log 2>&1
python3 - $forms <<'PY'
import json, sys
event = json.load(open("full.json"))
for team, form in zip(sorted(event["sections"][0]["teams"], key=lambda t: t["name"]), sys.argv[1:]):
    team["players"][0]["title"] = form
json.dump(event, open("forms.json", "w"))
PY
"$program" new json.oly forms.json >log 2>&1 || cat log
is 'JSON' "$(told json.oly)" "$titles"
"$program" correct csv.oly P11 1 --title wf --reason misread >log 2>&1 || cat log
is 'typed' "$(told csv.oly | cut -d' ' -f1)" WFM
say 'and none that FIDE does not have' "$("$program" correct csv.oly P11 1 --title xm --reason misread 2>&1 | grep -q 'title' || echo taken)"
exit $status
