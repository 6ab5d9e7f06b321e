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
        same("the page says why", "the page showed 1-0, but by now none is recorded" in html.unescape(r.text), True)
        for what, words in (("another result", {"result_1": "1/2"}), ("an unfinished game", {"result_1": "*"}), ("a correction", {"result_1": "0-1", "reason": "misread"}),
                            ("a second entry", {"result_1": "1-0", "second": True})):
            same("nor " + what, (store(cleo, shown_1="1-0", **words).status, stamp()), (409, n))
        same("what an empty page says is stored", (store(cleo, result_1="1-0", result_2="1-0", shown_2="").status, stamp()), (200, n + 1))
        same("once", (store(cleo, result_1="1-0", result_2="1-0", shown_2="").json()["entry"], stamp()), (0, n + 1))


old_page()
end()
