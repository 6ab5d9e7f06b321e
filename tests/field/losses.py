# SPDX-License-Identifier: Apache-2.0
"""What an event may have that a file of another program may have no place for: each changes the JSON of a small event, of teams (`e` the event, `s` its section) or of players."""
import itertools

AT = {"at": "2026-03-02 10:00:00", "by": "arbiter", "reason": "so it was decided"}
TEAMS = ("NOR", "SWE", "DEN", "FIN", "ISL", "EST", "LAT")
SCORES = ("1-0", "1/2", "0-1", "1/2")


def person(name, n):
    return {"name": name, "title": "IM", "fide_id": 1360000 + n, "rating": 2600 - 7 * n, "born": 1970 + n % 30, "sex": "m"}


def an_event(section):
    return {"format": "olympair-event 1", "name": "Spring Cup", "city": "Tbilisi", "federation": "GEO", "start": "2026-03-01", "end": "2026-03-09",
            "sections": [{"name": "open", "lot": "white", "lineup_default": "list", "floor": 1400, "number_of_rounds": 5, **section}]}


def of_teams():
    """Seven teams after round 2 of 5, by D.02: teams 7 and 6 had the byes."""
    numbers = itertools.count(1)
    teams = [{"name": "Team " + t, "federation": t, "number": i, "players": [person("%s, Player%d" % (t, b), next(numbers)) for b in range(1, 6)]} for i, t in enumerate(TEAMS, 1)]
    boards = lambda: [{"first": b, "other": b if b < 4 else 5, "result": r} for b, r in enumerate(SCORES, 1)]
    rounds = [{"published": "2026-03-01 10:00:00", "bye": bye, "matches": [{"table": t, "first": a, "other": b, "boards": boards()} for t, (a, b) in enumerate(pairs, 1)]}
              for bye, pairs in ((7, ((1, 4), (5, 2), (3, 6))), (6, ((5, 1), (2, 4), (7, 3))))]
    return an_event({"ranking": "mp,osb,gp,mpo", "number_of_boards": 4, "squad_size": 5, "teams": teams, "rounds": rounds})


def of_players():
    """Five players after round 2 of 5 by dutch2006: players 5 and 4 had the byes."""
    teams = [{"name": "P%d, Ann" % n, "federation": t, "number": n, "players": [person("P%d, Ann" % n, n)]} for n, t in enumerate(TEAMS[:5], 1)]
    rounds = [{"published": "2026-03-01 10:00:00", "bye": bye, "matches": [{"table": t, "first": a, "other": b, "boards": [{"first": 1, "other": 1, "result": "1-0"}]} for t, (a, b) in enumerate(pairs, 1)]}
              for bye, pairs in ((5, ((1, 3), (4, 2))), (4, ((2, 1), (3, 5))))]
    return an_event({"system": "dutch2006", "unit": "player", "ranking": "gp,bh-gp-c1,eggsb", "number_of_boards": 1, "squad_size": 1, "teams": teams, "rounds": rounds})


def match(s):
    return s["rounds"][1]["matches"][0]


def last_board(s, **members):
    match(s)["boards"][-1].update(members)


def boards(s, **members):
    for b in match(s)["boards"]:
        b.update(members)


def absent(s, **members):
    s["absences"] = [{"team": 1, "from": 3, **AT, **members}]


def no_pairing(s):
    """The bye of round 1 was none, but an absence."""
    absent(s, team=s["rounds"][0].pop("bye"), to=1, **{"from": 1})


def points(s, mp, gp, **members):
    s["points"] = [{"team": 1, "mp": mp, "gp": gp, "from": 2, "reason": AT["reason"], **members}]


def half_bye(e, s):
    no_pairing(s)
    points(s, *((1, 4) if s.get("unit") != "player" else (0, 1)), team=s["absences"][0]["team"])


def marked(s, **members):
    match(s).update(members)
    match(s)["boards"] = [{} for _ in match(s)["boards"]]


def three_boards(e, s):
    s["number_of_boards"] = 3
    for r in s["rounds"]:
        for m in r["matches"]:
            m["boards"].pop()


def without(s, *names):
    for name in names:
        s["teams"][0]["players"][0].pop(name)


def call(s, name):
    """A player who is paired himself is a team of that name."""
    s["teams"][0]["players"][0]["name"] = name
    if s.get("unit") == "player":
        s["teams"][0]["name"] = name


def women(e, s):
    for t in s["teams"]:
        for p in t["players"]:
            p["sex"] = "w"


# By the name of what there is. Those before the first None are in the check, the others in the soak alone. Of players those with a star.
FEATURES = {
    "points by decision*": lambda e, s: points(s, -1 if s.get("unit") != "player" else 0, -1),
    "withdrawn*": lambda e, s: absent(s, withdrawn=True),
    "one side did not come": lambda e, s: marked(s, other_absent=True, present=3),
    "nobody came": lambda e, s: marked(s, other_absent=True, first_absent=True),
    "half a bye*": half_bye,
    "a forfeit": lambda e, s: last_board(s, result="+-", other=0),
    "a double forfeit": lambda e, s: last_board(s, result="--", other=0, first=0),
    "three boards": three_boards,
    "points of matches and games": lambda e, s: s.update(system="team-swiss-2026", match_points="3-1-0", game_points="3-1-0", bye_points="2-6", ranking="mp,gp,bh-c1"),
    "points of games*": lambda e, s: s.update(game_points="3-1-0", **({"system": "team-swiss-2026", "ranking": "mp,gp,bh-c1"} if s.get("unit") != "player" else {})),
    "hours*": lambda e, s: e.update(dates=[{"round": r, "date": "2026-03-0%d 15:00" % r} for r in range(1, 6)]),
    "a reason by hand": lambda e, s: match(s).update(by_hand="they share a bus"),
    "a warning*": lambda e, s: s.update(warnings=[{"team": 1, **AT}]),
    "a name in Latin letters*": lambda e, s: s["teams"][0]["players"][0].update(name="Ελλη, Νικ", latin="Elli, Nik"),
    "the other arbiter": lambda e, s: (s.update(double_entry=True), match(s)["boards"][0].update(second=SCORES[0], second_by="x")),
    None: None,
    "points at once*": lambda e, s: points(s, 0, -1, **{"from": 3}),
    "points from the beginning": lambda e, s: points(s, -1, -1, **{"from": 1}),
    "points for itself alone": lambda e, s: points(s, -1, -1, own=True),
    "points for the pairing": lambda e, s: points(s, 2, 0, pairing_only=True),
    "expelled*": lambda e, s: absent(s, expelled=True),
    "absent from one round*": lambda e, s: absent(s, to=3),
    "absent until it comes*": lambda e, s: absent(s),
    "absent later*": lambda e, s: absent(s, to=5, **{"from": 4}),
    "was absent*": lambda e, s: no_pairing(s),
    "a forfeit of who is named*": lambda e, s: last_board(s, result="+-"),
    "a double forfeit of those named*": lambda e, s: last_board(s, result="--"),
    "all boards forfeited by both": lambda e, s: boards(s, result="--"),
    "the same, nobody named": lambda e, s: boards(s, result="--", first=0, other=0),
    "the same, one side named": lambda e, s: boards(s, result="--", other=0),
    "both lose*": lambda e, s: last_board(s, result="0-0"),
    "both lose on all boards": lambda e, s: boards(s, result="0-0"),
    "a board with reversed colours": lambda e, s: match(s)["boards"][2].update(swapped=True),
    "all boards with reversed colours*": lambda e, s: boards(s, swapped=True),
    "nobody knows who played": lambda e, s: boards(s, first=0, other=0),
    "not in the order of the list": lambda e, s: (match(s)["boards"][0].update(first=2), match(s)["boards"][1].update(first=1)),
    "points of the bye": lambda e, s: s.update(system="team-swiss-2026", bye_points="2-4", ranking="mp,gp,bh-c1"),
    "another system": lambda e, s: s.update(system="team-swiss-2026", ranking="mp,gp,bh-c1"),
    "settings of a system": lambda e, s: s.update(system="team-swiss-2026", score="gp", preference="B", secondary="no", graded=True, ranking="gp,mp,bh-gp-c1"),
    "a ranking of its own": lambda e, s: s.update(ranking="mp,wins,osb"),
    "hours of the section": lambda e, s: s.update(dates=[{"round": r, "date": "2026-03-0%d 15:00" % r} for r in range(1, 6)]),
    "hours of line-ups": lambda e, s: e.update(dates=[{"round": r, "date": "2026-03-0%d 15:00" % r, "lineups": "2026-03-0%d 09:00" % r} for r in range(1, 6)]),
    "a captain": lambda e, s: s["teams"][0].update(captain="Cap, Tain"),
    "a board order": lambda e, s: s["teams"][0].update(order={"received": AT["at"], "received_by": "x"}),
    "an arrival*": lambda e, s: s["teams"][0].update(arrival={"players": len(s["teams"][0]["players"]), "at": AT["at"], "by": "x"}),
    "when it comes*": lambda e, s: s["teams"][0].update(arrival={"due": "2026-03-01 09:00", "travel": "LO 1"}),
    "an excuse": lambda e, s: (marked(s, other_absent=True, present=3), s.update(excuses=[{"team": match(s)["other"], "round": 2, **AT}])),
    "a barred pair*": lambda e, s: s.update(barred=[{"team": 1, "other": 4, **AT}]),
    "a barred pair of a round*": lambda e, s: s.update(barred=[{"team": 1, "other": 4, "round": 3, **AT}]),
    "a player who was replaced": lambda e, s: s["teams"][0]["players"][4].update(replaced=True),
    "a player who played and was replaced": lambda e, s: s["teams"][0]["players"][3].update(replaced=True),
    "K*": lambda e, s: s["teams"][0]["players"][0].update(k=20),
    "entered late": lambda e, s: (no_pairing(s), s["teams"][6].update(late=True)),
    "let play": lambda e, s: s["teams"][6].update(let_play="the President"),
    "a bye by hand*": lambda e, s: s["rounds"][1].update(bye_by_hand="they go home"),
    "a decision about a match": lambda e, s: match(s).update(counts_as="unplayed", counts_as_why="nobody came in time"),
    "a signature": lambda e, s: match(s).update(first_signed={"at": AT["at"], "by": "x", "agreed": True, "results": ",".join(SCORES)}),
    "a correction*": lambda e, s: s.update(corrections=[{"round": 1, "table": 1, "board": 1, "was": "0-1", "becomes": "1-0", "from": 3, **AT}]),
    "a correction for rating": lambda e, s: s.update(corrections=[{"round": 1, "table": 1, "board": 1, "was": "1-0", "becomes": "0-1", **AT}]),
    "an unfinished game*": lambda e, s: last_board(s, result="*"),
    "fewer rounds*": lambda e, s: s.update(number_of_rounds=4, shortenings=[{"after": 2, "was": 5, "becomes": 4, **AT}]),
    "a title*": lambda e, s: s.update(title="Open Section"),
    "the name of a section*": lambda e, s: s.update(name="masters"),
    "a hall": lambda e, s: s.update(hall="Hall B"),
    "a time control*": lambda e, s: s.update(time_control="90+30"),
    "a long time control*": lambda e, s: s.update(time_control="40/90+30, 30+30"),
    "women*": lambda e, s: (women(e, s), s.update(women=True)),
    "women in the open*": women,
    "an edition": lambda e, s: s.update(edition="2012"),
    "a variant of the tie-breaks": lambda e, s: s.update(tie_break="khanty-mansiysk"),
    "a large squad": lambda e, s: s.update(squad_size=7),
    "players that are needed": lambda e, s: s.update(players_needed=2),
    "a rating floor": lambda e, s: s.update(floor=1000),
    "no rating*": lambda e, s: without(s, "rating"),
    "nothing known of a player*": lambda e, s: without(s, "sex", "title", "fide_id", "born"),
    "the host first": lambda e, s: s.update(host_first=True),
    "a championship*": lambda e, s: s.update(championship=True),
    "the default of line-ups": lambda e, s: s.update(lineup_default="previous"),
    "left the FIDE mode": lambda e, s: s.update(left_fide_mode_by="bar", left_fide_mode_in_round=3),
    "a venue*": lambda e, s: e.update(venue="Hall"),
    "a time zone*": lambda e, s: e.update(zone="Asia/Tbilisi"),
    "arbiters*": lambda e, s: e.update(arbiters=[{"name": "A, B", "role": "chief arbiter", "title": "IA", "federation": "GEO", "fide_id": 13600}, {"name": "C, D", "role": "deputy arbiter"}, {"name": "E, F", "role": "arbiter"}]),
    "the rating list*": lambda e, s: e.update(rating_list="March 2026"),
    "where the desk is*": lambda e, s: e.update(contact="Room 3"),
    "the organiser*": lambda e, s: e.update(organiser="City of Tbilisi"),
    "the logo*": lambda e, s: e.update(logo="png 2x1 iVBORw0KGgo="),
    "when presence closes*": lambda e, s: e.update(presence_closes="2026-03-01 20:00"),
    "when squads close*": lambda e, s: e.update(squads_close="2026-02-01 20:00"),
    "no city*": lambda e, s: e.pop("city"),
    "no days*": lambda e, s: (e.pop("start"), e.pop("end")),
    "no rounds*": lambda e, s: s.update(rounds=[]),
    "long names": lambda e, s: (s["teams"][0].update(name="X" * 60), s["teams"][0]["players"][0].update(name="Y" * 40 + ", " + "Z" * 40)),
    "a name in one word*": lambda e, s: call(s, "Mononym"),
    "a name with two commas*": lambda e, s: call(s, "A, B, C"),
    "a FIDE id of eleven digits*": lambda e, s: s["teams"][0]["players"][0].update(fide_id=99999999999),
    "two of one name": lambda e, s: (s["teams"][0]["players"][0].update(name="Twin, T"), s["teams"][0]["players"][1].update(name="Twin, T")),
    "numbers in another order*": lambda e, s: (s["teams"][0].update(number=2), s["teams"][1].update(number=1)),
}
