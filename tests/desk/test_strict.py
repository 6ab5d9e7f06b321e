# SPDX-License-Identifier: Apache-2.0
"""What a request says is taken as it stands, or refused: nothing old, nothing twice, nothing left out."""
import csv

from desk import *


def playing(d):
    """Round 1 is played; the teams of table 2."""
    tap = d.sign_in(d.key("Anna", "--role", "tap"))
    d.do(tap, "pair", seen=stamp()), d.do(tap, "publish", seen=stamp()), d.do(tap, "open", seen=stamp(), reason="all are here")
    rows = json.loads(olympair("pairings", "e.oly", "-s", "open", "-f", "json", now=None))["pairings"]
    return tap, next([p["first_team"], p["second_team"]] for p in rows if p.get("table") == 2)


def boards():
    rows = csv.DictReader(olympair("report", "e.oly", "boards", "-s", "open", "-f", "csv", now=None).splitlines())
    return {r["board"]: r["result"] for r in rows if r["table"] == "2" and r["result"]}


def old_page():
    """A result that the TAP takes back does not come back from a page that showed it."""
    with Folder(), Desk(small()) as d:
        tap, teams = playing(d)
        boris, cleo = (d.sign_in(d.key(name, "--role", "arbiter")) for name in ("Boris", "Cleo"))
        store = lambda who, **words: d.ask("POST", "/open/1/results", json.dumps(dict({"table": 2, "team": teams}, **{k.replace("_", "."): v for k, v in words.items()})), who,
                                           {"Content-Type": "application/json"})
        same("a result", store(boris, result_1="1-0", shown_1="").status, 200)
        page = d.ask("GET", "/open/1/enter", cookie=cleo).text
        same("is on the page", page.count('name="shown.1" value="1-0"'), 1)
        same("and is taken back", d.do(tap, "undo", seen=stamp(), confirm=True).status, 200)
        n = stamp()
        old = {"table": 2, "team": teams, "mark": "0 0 0 0", "result.1": "1-0", "shown.1": "1-0", "result.2": "1-0", "shown.2": ""}
        r = d.ask("POST", "/open/1/results", old, cleo)
        same("from the old page nothing comes back", (r.status, stamp(), boards()), (409, n, {}))
        same("the page says why", "you saw 1-0, but by now none is recorded" in html.unescape(r.text), True)
        for what, words in (("another result", {"result_1": "1/2"}), ("an unfinished game", {"result_1": "*"}), ("a correction", {"result_1": "0-1", "reason": "misread"}),
                            ("a second entry", {"result_1": "1-0", "second": True})):
            same("nor " + what, (store(cleo, shown_1="1-0", **words).status, stamp()), (409, n))
        same("what an empty page says is stored", (store(cleo, result_1="1-0", result_2="1-0", shown_2="").status, stamp()), (200, n + 1))
        same("once", (store(cleo, result_1="1-0", result_2="1-0", shown_2="").json()["entry"], stamp()), (0, n + 1))


def twice():
    """A word that has one value is refused when it comes twice, whichever way it is sent and whatever the values are."""
    with Folder(), Desk(small()) as d:
        tap, teams = playing(d)
        captain = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", teams[0]))
        one, name = [("table", 2), ("team", teams[0]), ("team", teams[1]), ("result.1", "1-0"), ("shown.1", "")], [("name", "Boris"), ("role", "arbiter")]
        n, people = stamp(), olympair("people", "e.oly")
        for what, who, target, words, again in (
                ("result", tap, "/open/1/results", one, [("result.1", "0-1")]), ("table", tap, "/open/1/results", one, [("table", 1)]),
                ("the same twice", tap, "/open/1/results", one, [("table", 2)]), ("shown", tap, "/open/1/results", one, [("shown.1", "1-0")]),
                ("name", tap, "/people", name, [("name", "Cleo")]), ("role", tap, "/people", name, [("role", "tap")]),
                ("text", tap, "/screen", [("text", "Lunch")], [("text", "Dinner")]),
                ("round", captain, "/me/lineup", [("round", 1)], [("round", 2)]), ("held", captain, "/me/lineup", [("round", 1), ("held", 0)], [("held", 1)]),
                ("a setting", tap, "/do/set", [("venue", "A"), ("seen", n)], [("venue", "B")]), ("its name with dashes", tap, "/do/set", [("venue", "A"), ("seen", n)], [("--venue", "B")]),
                ("a number", tap, "/open/do/points", [("team", "Egypt"), ("mp", 1), ("reason", "x"), ("order-of", "y"), ("seen", n)], [("mp", 2)]),
                ("a reason", tap, "/open/do/points", [("team", "Egypt"), ("mp", 1), ("reason", "x"), ("order-of", "y"), ("seen", n)], [("reason", "z")]),
                ("one team", tap, "/open/do/points", [("team", "Egypt"), ("mp", 1), ("reason", "x"), ("order-of", "y"), ("seen", n)], [("team", "Poland")]),
                ("a list", tap, "/open/do/results", [("results", "table,board,result\n2,1,1-0\n")], [("results", "table,board,result\n2,1,0-1\n")])):
            r = d.ask("POST", target, urllib.parse.urlencode(words + again), who, {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"})
            same(what, (r.status, " is there twice" in r.text and again[0][0] in r.text, stamp()), (400, True, n))
        r = d.ask("POST", "/open/1/results", json.dumps({"table": [1, 2], "team": teams, "result.1": "1-0"}), tap, {"Content-Type": "application/json"})
        same("a list in JSON", (r.status, "table is there twice" in r.text, stamp()), (400, True, n))
        same("nobody has a key by it", olympair("people", "e.oly"), people)
        same("nor is anything announced", "Nothing is announced" in d.ask("GET", "/screen", cookie=tap).text, True)
        same("in an address, too", d.ask("GET", "/journal?who=Anna&who=Boris", cookie=tap).status, 400)
        for body, words in (('{"text": "a", "text": "b"}', "a name twice"), ('{"text": "\\ud800"}', "half of a character")):
            r = d.ask("POST", "/screen", body, tap, {"Content-Type": "application/json"})
            same("said as it is: " + words, (r.status, words in r.text), (400, True))
        r = d.do(tap, "arrive", team=["Egypt", "Poland"])
        same("several teams are named one by one", (r.status, stamp()), (200, n + 1))
        same("and several who rest", d.ask("POST", "/me/lineup", "round=1&rests=4&rests=5", captain, {"Content-Type": "application/x-www-form-urlencoded"}).status, 409)


def missing():
    """Nothing is not an empty text: what is announced stays, unless an empty line is sent."""
    with Folder(), Desk(small()) as d:
        tap = d.sign_in(d.key("Anna", "--role", "tap"))
        stands = lambda: "Lunch at one" in d.ask("GET", "/screen", cookie=tap).text
        same("announced", (d.ask("POST", "/screen", {"text": "Lunch at one"}, tap).status, stands()), (303, True))
        json_type = {"Content-Type": "application/json"}
        for what, body, headers in (("no body", "", {}), ("no word in JSON", "{}", json_type), ("null", '{"text": null}', json_type), ("false", '{"text": false}', json_type)):
            r = d.ask("POST", "/screen", body, tap, dict(headers, Accept="application/json"))
            same(what, (r.status, "text is missing" in r.text, stands()), (400, True, True))
        for target in ("/people/revoke", "/people/cards", "/people", "/key"):
            same("nor at " + target, d.ask("POST", target, "{}", tap, json_type).status, 400)
        same("an empty line takes it down", (d.ask("POST", "/screen", {"text": ""}, tap).status, stands()), (303, False))
        d.ask("POST", "/screen", {"text": "Lunch at one"}, tap)
        same("in JSON, too", (d.ask("POST", "/screen", '{"text": ""}', tap, json_type).status, stands()), (200, False))


old_page()
twice()
missing()
end()
