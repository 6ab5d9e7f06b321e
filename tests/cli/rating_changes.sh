#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Rating changes and performances of all of Baku 2016, worked out once more by another program from the event as JSON, with a made-up table of years of birth and of
# games: as it was played, and as if it had begun in 2026, when the difference of 400 no longer holds from 2650 on.
# RULE_TEST: RATING_CHANGE DEVELOPMENT LIMIT_400 LIMIT_2650 FIRST_RATING UNPLAYED_UNRATED
. "$(dirname "$0")/checks"
root=$PWD
sh tests/demo/played "$dir" >"$dir/log" 2>&1 || cat "$dir/log"
cd "$dir" || exit 1
say 'the event as JSON' "$("$program" export baku2016.oly --as json -o baku.json 2>&1 | grep -v '^wrote')"
cat >recompute.py <<'PY'
import json, re, subprocess, sys
from fractions import Fraction

program, root, year = sys.argv[1], sys.argv[2], int(sys.argv[3])
event = json.load(open("baku.json"))
event["start"], event["end"] = f"{year}-09-02", f"{year}-09-13"
teams, rounds = event["sections"][0]["teams"], event["sections"][0]["rounds"]

# The made-up table: who is young, who is new, of whom the list says K; every 40th has no rating at all.
for t, team in enumerate(teams):
    for p, player in enumerate(team["players"]):
        seed = (37 * t + 11 * p) % 40
        player["born"] = year - 12 - seed
        player["games"] = 10 + 7 * seed
        if seed == 39:
            player.pop("rating", None)
        if player["games"] < 30 or seed % 5 == 0:
            player["k"] = 10 if player.get("rating", 0) >= 2400 else 40 if player["games"] < 30 else 20

# The tables as docs/rules/ratings.md has them.
page = open(root + "/docs/rules/ratings.md").read()
upper = {int(p): int(d) for p, d in re.findall(r"\.(\d\d) +(\d+)", page.split("## The tables")[1].split("The difference in rating")[0])}
worth = {int(p): int(d) for p, d in re.findall(r"(\d+) +(\d+)", page.split("below 50 the same with the opposite sign:")[1].split("## Worked")[0].split("-->")[1])}
assert len(upper) == 50 and len(worth) == 51

def expected(d):
    higher = min([p for p, most in upper.items() if abs(d) <= most], default=100)
    return Fraction(higher if d >= 0 else 100 - higher, 100)

def k_of(player):
    if "k" in player:
        return player["k"]
    if player["rating"] >= 2400:
        return 10
    return 40 if year - player["born"] <= 18 and player["rating"] < 2300 else 20

def away_from_zero(x):
    return int(abs(x) + Fraction(1, 2)) * (1 if x >= 0 else -1)

games = {}
for r in rounds:
    for match in r["matches"]:
        if match.get("first_absent") or match.get("other_absent"):
            continue
        for b in match.get("boards", []):
            score = {"1-0": 2, "0-1": 0, "1/2": 1}.get(b.get("result"))
            if score is None or not b.get("first") or not b.get("other"):
                continue
            first, other = (match["first"], b["first"]), (match["other"], b["other"])
            games.setdefault(first, []).append((other, Fraction(score, 2)))
            games.setdefault(other, []).append((first, Fraction(2 - score, 2)))

def rating(who):
    return teams[who[0] - 1]["players"][who[1] - 1].get("rating", 0)

def first_rating(list_):
    if not list_ or sum(s for _, s in list_) == 0:
        return None
    n = len(list_) + 2
    percent = away_from_zero((sum(s for _, s in list_) + 1) * 100 / n)
    dp = worth[percent] if percent >= 50 else -worth[100 - percent]
    return min(2200, away_from_zero(Fraction(sum(rating(o) for o, _ in list_) + 3600, n) + dp))

def change(who, player):
    list_ = [(o, s) for o, s in games.get(who, []) if rating(o)]
    own = rating(who)
    if not own:
        return len(list_), None, first_rating(list_)
    total = Fraction(0)
    for other, score in list_:
        d = own - rating(other)
        if not (year >= 2026 and own >= 2650):
            d = max(-400, min(400, d))
        total += score - expected(d)
    k = k_of(player)
    while k * len(list_) > 700:
        k -= 1
    return len(list_), total * k, own + away_from_zero(total * k)

want = {(t["name"], p + 1): change((i + 1, p + 1), x) for i, t in enumerate(teams) for p, x in enumerate(t["players"])}
for team in teams:
    for player in team["players"]:
        player.pop("games")
json.dump(event, open("made.json", "w"))
subprocess.run([program, "new", f"made{year}.oly", "made.json"], check=True, stdout=subprocess.DEVNULL)
report = json.loads(subprocess.run([program, "report", f"made{year}.oly", "rating-changes", "-f", "json"], check=True, capture_output=True).stdout)
wrong = seen = 0
for team in report["teams"]:
    for player in team["players"]:
        seen += 1
        n, total, after = want[team["team"], player["place"]]
        told = player["games"], player["change"], player["rating_after"]
        if (n, None if total is None or n == 0 else float(total), after) != told:
            wrong += 1
            print(team["team"], player["place"], told, "and not", n, total and float(total), after)
if seen != len(want) or seen < 800:
    print(f"{seen} players of {len(want)}")

# Performances of the board lists: an unrated player counts as the floor, nobody more than 400 from oneself; the team's sheet says the same.
floor = event["sections"][0]["floor"]
def performance(who):
    own = rating(who) or floor
    met = [max(own - 400, min(own + 400, rating(o) or floor)) for o, _ in games[who]]
    percent = away_from_zero(100 * sum(s for _, s in games[who]) / len(met))
    return away_from_zero(Fraction(sum(met), len(met))) + (worth[percent] if percent >= 50 else -worth[100 - percent])
def told(report, *more):
    return json.loads(subprocess.run([program, "report", f"made{year}.oly", report, *more, "-f", "json"], check=True, capture_output=True).stdout)
number = {t["name"]: i + 1 for i, t in enumerate(teams)}
listed = [p | {"place": l["board"]} for l in told("boardlist")["lists"] if l["by"] == "performance" for p in l["players"]]
squad = [p | {"team": "Norway"} for p in told("team", "Norway")["parts"][-1]["rows"]]
for p in listed + squad:
    who = number[p["team"]], p["place"]
    if who in games and (p["performance"], p["rating_change"]) != (performance(who), want[p["team"], p["place"]][1] and float(want[p["team"], p["place"]][1])):
        print(p["team"], p["place"], p["performance"], p["rating_change"], "and not", performance(who), want[p["team"], p["place"]])
if len(listed) < 600:
    print(f"{len(listed)} players listed")
by_game = json.loads(subprocess.run([program, "report", f"made{year}.oly", "rating-games", "Norway", "-f", "json"], check=True, capture_output=True).stdout)
for player in by_game["players"]:
    total = sum(Fraction(str(g["gain"])) for g in player["games"] if g["gain"] is not None)
    if player["k"] and total * player["k"] != Fraction(str(player["change"])):
        print("Norway", player["place"], "game by game", total, player["change"])
PY
for year in 2016 2026; do
    say "every change is the same as another program finds, $year" "$(python3 recompute.py "$program" "$root" $year 2>&1)"
done
exit $status
