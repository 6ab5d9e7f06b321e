#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The title norms of all of Baku 2016, found once more by another program from the event as JSON and the figures of B.01 (docs/rules/norms.md): who
# made one, by what games, and who did not. There is a certificate of each, a page for each, and none before there are nine games. Norm reports of
# the arbiters.
# RULE_TEST: NORM_STANDARD NORM_GAMES NORM_PLAYED NORM_FEDERATIONS NORM_TITLES NORM_OPPONENTS NORM_PERFORMANCE NORM_LEFT_OUT
. "$(dirname "$0")/checks"
root=$PWD
is() { # what, is, expected
    say "$1" "$([ "$2" = "$3" ] || printf '%s\ninstead of\n%s' "$2" "$3")"
}
holds() { # what, text, part
    say "$1" "$(case $2 in *"$3"*) ;; *) echo "no '$3'" ;; esac)"
}
sh tests/demo/played "$dir" >"$dir/log" 2>&1 || cat "$dir/log"
cd "$dir" || exit 1
say 'the event as JSON' "$("$program" export baku2016.oly --as json -o baku.json 2>&1 | grep -v '^wrote')"
cat >again.py <<'PY'
import json, math, re, subprocess, sys
from fractions import Fraction

program, root = sys.argv[1], sys.argv[2]
event = json.load(open("baku.json"))
section = event["sections"][0]
teams = section["teams"]
page = open(root + "/docs/rules/ratings.md").read()
worth = {int(p): int(d) for p, d in re.findall(r"(\d+) +(\d+)", page.split("below 50 the same with the opposite sign:")[1].split("## Worked")[0].split("-->")[1])}
assert len(worth) == 51

# title: average, performance, floor, titles that count, for women alone
NORMS = [("GM", 2380, 2600, 2200, {"GM"}, False), ("IM", 2230, 2450, 2050, {"IM", "GM"}, False),
         ("WGM", 2180, 2400, 2000, {"WGM", "IM", "GM"}, True), ("WIM", 2030, 2250, 1850, {"WIM", "WGM", "IM", "GM"}, True)]

def half_up(x):
    return math.floor(x + Fraction(1, 2))

played = {}
for number, r in enumerate(section["rounds"], 1):
    for match in r["matches"]:
        if match.get("first_absent") or match.get("other_absent"):
            continue
        for b in match.get("boards", []):
            score = {"1-0": 2, "0-1": 0, "1/2": 1}.get(b.get("result"))
            if score is None or not b.get("first") or not b.get("other"):
                continue
            first, other = (match["first"] - 1, b["first"] - 1), (match["other"] - 1, b["other"] - 1)
            played.setdefault(first, []).append((number, other, score))
            played.setdefault(other, []).append((number, first, 2 - score))

def person(who):
    return teams[who[0]]["players"][who[1]]

def is_norm(own, games, norm):
    title, average, performance, floor, counts, women = norm
    n = len(games)
    if n < 9:
        return None
    federations = [teams[o[0]]["federation"] for _, o, _ in games]
    if len({f for f in federations} - {own}) < 2 or federations.count(own) > 3 * n // 5 or max(federations.count(f) for f in federations) > 2 * n // 3:
        return None
    titles = [person(o).get("title", "") for _, o, _ in games]
    if sum(t not in ("", "CM", "WCM") for t in titles) < -(-n // 2) or sum(t in counts for t in titles) < max(3, -(-n // 3)):
        return None
    ratings = sorted(person(o).get("rating") or 1400 for _, o, _ in games)
    ratings[0] = max(ratings[0], floor)
    mean = half_up(Fraction(sum(ratings), n))
    half = sum(s for _, _, s in games)
    percent = half_up(Fraction(100 * half, 2 * n))
    reached = mean + (worth[percent] if percent >= 50 else -worth[100 - percent])
    return (title, n, Fraction(half, 2), mean, reached) if percent >= 35 and mean >= average and reached >= performance else None

def best(who):
    player, own = person(who), teams[who[0]]["federation"]
    for norm in NORMS:
        if player.get("title", "") in norm[4] or (norm[5] and player.get("sex") != "w"):
            continue
        every = played.get(who, [])
        for until in range(len(every), 8, -1):  # what is played once the norm is made may be left out
            games = every[:until]
            found = is_norm(own, games, norm)
            while not found and len(games) > 9:
                won = [g for g in games if g[2] == 2]
                if not won:
                    break
                games.remove(min(won, key=lambda g: person(g[1]).get("rating") or 0))
                found = is_norm(own, games, norm)
            if found:
                return found, games
    return None

want = {}
for t, team in enumerate(teams):
    for p, player in enumerate(team["players"]):
        found = best((t, p))
        if found:
            want[team["name"], player["name"]] = found

def report(name):
    return json.loads(subprocess.run([program, "report", "baku2016.oly", name, "-f", "json"], check=True, capture_output=True).stdout)

told = {(x["team"], x["player"]): (x["norm"], x["games"], Fraction(str(x["points"])), x["opponents"], x["performance"])
        for x in report("norms")["norms"] if x["next"] == "made"}
for who in sorted(set(told) | set(want)):
    if told.get(who) != (want[who][0] if who in want else None):
        print("norms:", who, told.get(who), "and not", want.get(who, [None])[0])
seen = 0
for x in report("certificates")["certificates"]:
    found, games = want.get((x["team"], x["player"]), (None, []))
    seen += 1
    kept = [(g["round"], g["opponent_player"], Fraction(str(g["score"]))) for g in x["games"] if not g["left_out"]]
    if found is None or kept != [(r, person(o)["name"], Fraction(s, 2)) for r, o, s in games]:
        print("certificate of", x["player"], kept)
    elif half_up(Fraction(sum(g["counts"] for g in x["games"] if not g["left_out"]), len(kept))) != found[3] or (x["norm"], x["performance"]) != (found[0], found[4]):
        print("certificate of", x["player"], x["norm"], x["performance"], found)
if seen != len(want) or seen < 10:
    print(seen, "certificates of", len(want))
PY
say 'the norms, and the games of each certificate, are those that another program finds' "$(python3 again.py "$program" "$root" 2>&1)"
sheet=$("$program" report baku2016.oly certificates Iran -f text)
holds 'a certificate names player, federation, title, event, dates' "$sheet" 'GM norm: Maghsoodloo, Parham'
holds 'and what was required' "$sheet" 'opponents with this title or a higher one'
holds 'and who signs it' "$sheet" 'Chief arbiter'
say 'that of a team is not that of another' "$(echo "$sheet" | grep Deac)"
is 'nobody has made a norm after eight rounds' "$("$program" report baku2016.oly certificates --round 8 2>&1; echo $?)" \
    'olympair: nobody had made a title norm by round 8
7'
is 'and the report is not offered then' "$("$program" report before-7.oly --list -f json | grep -A3 '"certificates"' | sed -n 's/.*"now": //p')" '"no title norm yet"'
# Round 10 is paired, first without line-ups.
cp before-10.oly ahead.oly
list=$("$program" report ahead.oly norms -f csv)
holds 'of a round that is paired it is said against whom' "$list" ',win against anybody of Peru'
holds 'where the opponents differ, of each of them' "$list" '"draw against Mollah Abdullah, Al Rakib or Rahman, Ziaur; win against Hossain, Enamul or '
"$program" lineups ahead.oly --open --reason 'all are in' --user TAP >>log 2>&1 || cat log
holds 'with the line-ups it is who sits opposite' "$("$program" report ahead.oly norms -f csv)" ',"draw against Mollah Abdullah, Al Rakib"'
holds 'for the press, too' "$("$program" report ahead.oly norms | tr -s '\n ' ' ')" 'Round 10 is paired: what it must bring'
# Of what the press told: docs/rules/norms.md.
list=$("$program" report baku2016.oly norms --round 10 -f csv | grep 'made$')
for who in 'Ziska, Helgi Dam",2546,IM,FAI,GM' 'Smirnov, Anton",2482,IM,AUS,GM' 'Moroni, Luca Jr",2459,FM,ITA,GM'; do
    holds 'a norm that is publicly known' "$list" "$who"
done
holds 'and by whom it was to be made' "$("$program" report before-10.oly norms -f csv)" '"win against Gemy, Jose Daniel or Aguilar, Luis Miguel"'
if command -v pdfinfo >/dev/null; then
    "$program" report baku2016.oly certificates -o all.pdf >>log 2>&1
    is 'a page for each certificate' "$(pdfinfo all.pdf | sed -n 's/^Pages: *//p')" "$("$program" report baku2016.oly norms -f csv | grep -c 'made$')"
fi
"$program" print baku2016.oly --set certificates -o signed.pdf >said 2>&1
holds 'they are a set of sheets' "$(cat said)" 'signed.pdf: 1 sheet, '
is 'not before somebody has made a norm' "$("$program" print baku2016.oly --set certificates --round 8 -o none.pdf 2>&1; echo $?)" \
    'olympair: nobody had made a title norm by round 8
7'
cp baku2016.oly rapid.oly
"$program" set rapid.oly --time-control 25+10 --user TAP >>log 2>&1 || cat log
holds 'rapid chess makes no norms' "$("$program" report rapid.oly norms)" 'Nobody can make a norm here'
holds 'and what of that is unconfirmed' "$("$program" report rapid.oly norms | tr -s '\n ' ' ')" 'Unconfirmed: that the edition of 2024 still says so.'
holds 'nor any requirements' "$("$program" report rapid.oly norm Norway 1)" 'Nobody can make a norm here'
is 'nor certificates' "$("$program" report rapid.oly certificates 2>&1; echo $?)" 'olympair: no title norm yet
7'
# One of ten players has met the nine others, three of them grandmasters, and won five games: 22500 / 9 is 2500, 7 points are 78 %.
{
    echo '012 Cup'
    printf '001 %4d m%3s %-33s %4d %3s     %7d 1990/00/00 %4s    1' 1 '' 'Hero, Han' 2450 NOR 990001 7.0
    for r in 1 2 3 4 5 6 7 8 9; do printf '  %4d %s %s' $((r + 1)) "$([ $((r % 2)) = 1 ] && echo w || echo b)" "$([ $r -le 5 ] && echo 1 || echo =)"; done
    echo
    for r in 1 2 3 4 5 6 7 8 9; do
        printf '001 %4d m%3s %-33s %4d %3s     %7d 1990/00/00 %4s %4d' $((r + 1)) "$([ $((r % 3)) = 0 ] && echo GM || echo IM)" "Other, N$r" 2500 "$(echo FRA GER ESP | cut -d' ' -f$((r % 3 + 1)))" $((990001 + r)) "$([ $r -le 5 ] && echo 0.0 || echo 0.5)" 2
        for k in 1 2 3 4 5 6 7 8 9; do
            if [ $k = $r ]; then printf '     1 %s %s' "$([ $((r % 2)) = 1 ] && echo b || echo w)" "$([ $r -le 5 ] && echo 0 || echo =)"; else printf '  0000 - Z'; fi
        done
        echo
    done
    echo 'XXR 9'
} >cup.trf
"$program" new cup.oly cup.trf --user TAP >>log 2>&1 || cat log
sheet=$("$program" report cup.oly certificates)
holds 'in a section of players there is one, too' "$sheet" 'GM norm: Hero, Han'
holds 'who has no title has none' "$(echo "$sheet" | tr -s ' ')" 'Title none'
sed 's/^\(001    3 .*\)[A-Z]\{3\}\( *990003\)/\1FID\2/' cup.trf >fid.trf
"$program" new fid.oly fid.trf --user TAP >>log 2>&1 || cat log
"$program" set fid.oly --arbiters 'Anna Bell (arbiter)' --user TAP >>log 2>&1 || cat log
is 'players without a federation add none to the form of an arbiter' "$("$program" report fid.oly arbiter-forms -f json | sed -n 's/.*"federations": \([0-9]*\).*/\1/p')" 4
say 'and nobody is his own team' "$(echo "$sheet" | grep -w Player)"
cp baku2016.oly arbiters.oly
"$program" set arbiters.oly --arbiters '' --user TAP >>log 2>&1
is 'without arbiters there are no forms for them' "$("$program" report arbiters.oly arbiter-forms 2>&1; echo $?)" 'olympair: no arbiters entered
7'
"$program" set arbiters.oly --arbiters 'Anna Bell' --user TAP >>log 2>&1
is 'one without a role is shown by the name alone' "$("$program" show arbiters.oly | sed -n 2p)" 'Anna Bell'
"$program" set arbiters.oly --arbiters 'IA Takis Nikolopoulos 4200012 (chief arbiter); FA Anna Bell (arbiter)' --user TAP >>log 2>&1 || cat log
federations=$("$program" report arbiters.oly federations -f csv | tail -n +2 | awk -F, '!seen[$1]++' | wc -l)
teams=$(grep -c '<team ' "$root/tests/data/baku2016/registration.xml")
players=$("$program" teams arbiters.oly -f csv | grep -c ',0,[^,]*$')
is 'each arbiter has a form with what the event is' "$("$program" report arbiters.oly arbiter-forms -f csv | cut -d, -f1-6,8-)" "name,title,federation,fide_id,role,section,rounds,boards,teams,players,federations
Takis Nikolopoulos,IA,,4200012,chief arbiter,Open Section,11,4,$teams,$players,$federations
Anna Bell,FA,,,arbiter,Open Section,11,4,$teams,$players,$federations"
holds 'the chief arbiter signs it' "$("$program" report arbiters.oly arbiter-forms -f text)" 'Chief arbiter: IA Takis Nikolopoulos (4200012)'
exit $status
