# SPDX-License-Identifier: Apache-2.0
"""An event is set up in the order in which it is done: the first page of a section says how far it is; days are date fields, federations and zones are offered."""
from desk import *

TAG = re.compile(r"<[^>]*>")
text = lambda page: re.sub(r"\s+", " ", html.unescape(TAG.sub(" ", page)))


def steps(page):
    """Title and state of each step of the setup, the one that is next by its mark."""
    part = page.split('data-part="setup"')[1].split("</section>")[0]
    found = re.findall(r'<li( aria-current="step")?(?: class="done")?><a href="([^"]*)">([^<]*)</a> <strong class="state">([^<]*)</strong><small>([^<]*)</small>', part)
    assert all((mark != "") == (state == "next") for mark, _, _, state, _ in found), found
    return [(title, state) for _, _, title, state, _ in found], {title: html.unescape(more) for _, _, title, _, more in found}, [at for _, at, _, _, _ in found]


with Folder():
    olympair("new", "e.oly", "--name", "Small Olympiad", now=None)
    olympair("section", "e.oly", "open", "--rounds", "3", now=None)
    with Desk("e.oly") as d:
        tap = d.sign_in(re.search(KEY, d.said).group())
        get = lambda target, who=tap: d.ask("GET", target, cookie=who).text
        order = ["Registration", "Rating list", "Numbers", "Drawing of lots", "Days and hours", "Staff and captains"]
        at = lambda: [state for _, state in steps(get("/open/1"))[0]]
        same("the steps, in the order in which they are done", [t for t, _ in steps(get("/open/1"))[0]], order)
        same("of a new event the registration is next", at(), ["next", "to do", "to do", "to do", "to do", "to do"])
        same("each leads to where it is done", [d.ask("GET", a.split("#")[0], cookie=tap).status for a in steps(get("/open/1"))[2]], [200] * 6)
        olympair("import", "e.oly", ROOT + "/tests/data/small/registration.xml", now=None)
        d.settle(tap)
        was = at()
        same("then the numbers", (was[:4], "11 teams with 54 players." == steps(get("/open/1"))[1]["Registration"]), (["done", "to do", "next", "to do"], True))
        # Numbers: in order, with averages, before they are given.
        page = get("/open/do/number")
        shown = [text(r).split() for r in re.findall(r"<tr.*?</tr>", page.split("as they would be numbered now")[1], re.S)[1:]]
        averages = [float(next(w for w in row[2:] if "." in w)) for row in shown]
        same("the form for numbers shows the teams in their order", ([row[0] for row in shown], averages), ([str(n) for n in range(1, 12)], sorted(averages, reverse=True)))
        d.do(tap, "number", seen=stamp())
        told = [(t["number"], t["team"]) for t in json.loads(olympair("report", "e.oly", "numbers", "-s", "open", "-f", "json", now=None))["teams"]]
        same("as they are numbered then", [(int(r[0]), " ".join(r[1:]).startswith(t)) for r, (_, t) in zip(shown, told)], [(n, True) for n, _ in told])
        same("then the lot; the rating list was passed over", at()[:4], ["done", "passed over", "done", "next"])
        d.do(tap, "lot", colour="black", seen=stamp())
        # Days: a browser sends them with a T.
        page = get("/do/set")
        field = lambda name, page: re.search(r'<input id="%s" name="%s"[^>]*>' % (re.escape(name), re.escape(name)), page).group()
        same("a day is a date field, a moment one with its hour", [re.search('type="([^"]*)"', field(n, page)).group(1) for n in ("start", "date.1", "lineups.2", "presence-closes", "name")], ["date", "datetime-local", "datetime-local", "datetime-local", "text"])
        say("as browsers want it", None if re.search(r'data-was="(\d{4}-\d\d-\d\dT\d\d:\d\d)" value="\1"', field("date.1", page)) else field("date.1", page))
        n = stamp()
        sent = {m[0]: html.unescape(m[1]) for m in re.findall(r'<input id="([^"]*)" name="[^"]*" data-was="([^"]*)"', page)}
        r = d.ask("POST", "/do/set", dict(sent, seen=re.search('name="seen" value="([^"]*)"', page).group(1)), tap)
        same("a page that is sent as it was changes nothing", stamp(), n)
        days = {"date.1": "2036-02-29T15:00", "date.2": "2036-03-01T15:00", "date.3": "2036-03-02T11:00", "start": "2036-02-28"}
        days.update({"date.%d" % r: "2036-03-%02dT15:00" % r for r in range(4, 8)}, **{"lineups.7": ""})
        r = d.ask("POST", "/do/set", dict(dict(sent, **days), seen=stamp(), end="2036-03-09"), tap)
        same("what is chosen is stored", (r.status in (200, 303), stamp()), (True, n + 1))
        page = get("/do/set")
        same("the day of the week stands beside it", [re.search(re.escape(field(x, page)) + r' <small class="weekday" data-weekday>(\w*)</small>', page).group(1) for x in ("date.1", "date.2", "start")], ["Fri", "Sat", "Thu"])
        same("the hours are there", (at(), steps(get("/open/1"))[1]["Days and hours"].endswith(" rounds have a day; round 1 begins Fri 29 Feb 2036, 15:00.")), (["done", "passed over", "done", "done", "done", "next"], True))
        bad = d.ask("POST", "/do/set", {"date.1": "2036-02-30T15:00", "seen": stamp()}, tap)
        same("a day that the calendar lacks is refused", (bad.status, "2036-02-30T15:00" in bad.text), (400, True))
        olympair("set", "e.oly", "--round", "1", "--date", "2036-02-29T16:00", now=None)
        same("a terminal takes the same", 'value="2036-02-29T16:00"' in get("/do/set"), True)
        offered = lambda name, page: re.findall('<option value="([^"]*)"', page.split('<datalist id="%s">' % name)[1].split("</datalist>")[0])
        same("federations and zones are offered", ("AZE" in offered("federations", page), "Asia/Baku" in offered("zones", page), len(offered("federations", page)) > 190, re.search('list="[^"]*"', field("federation", page)).group(), re.search('list="[^"]*"', field("zone", page)).group()),
             (True, True, True, 'list="federations"', 'list="zones"'))
        page = get("/open/presence?team=Ireland")
        same("when a team is due, too", 'id="due" name="due" type="datetime-local"' in page, True)
        r = d.ask("POST", "/open/do/announce", {"team": "Ireland", "due": "2036-02-28T23:30"}, tap)
        same("is taken as it is sent", (r.status in (200, 303), 'value="2036-02-28T23:30"' in get("/open/presence?team=Ireland")), (True, True))
        ben = d.sign_in(d.key("Ben", "--role", "arbiter"))
        listed = json.loads(olympair("people", "e.oly", "-f", "json", now=None))
        holders = sum(not p.get("revoked") for p in next(v for v in listed.values() if isinstance(v, list)))
        say("as many keys as people who have one, the TAP with them", None if holders > 1 and "%d keys are given out." % holders in get("/open/1") else (holders, re.findall("[0-9]+ keys? [a-z ]+", get("/open/1"))))
        names = re.findall(r"^OP\(([a-z_]+), (SCOPE_[A-Z]+)", open(ROOT + "/desk/base/op.def").read(), re.M)
        forms = [n for n, _ in names if n not in ("import", "ratings", "flags", "logo")]
        same("every operation has its form, with a section in the address and without", [(n, at) for n in forms for at in ("/do/", "/open/do/") if d.ask("GET", at + n, cookie=tap).status != 200], [])
        listed = open(ROOT + "/docs/web.md").read().split("OPERATION is one of ")[1].split(". ")[0]
        same("all are named for scripts", sorted(re.findall("`([a-z-]+)`", listed)), sorted(forms))
        same("all is done", at(), ["done", "passed over", "done", "done", "done", "done"])
        same("an arbiter has no setup to do", 'data-part="setup"' in get("/open/1", ben), False)
        olympair("arrive", "e.oly", "Ireland", "-s", "open", now=None)
        d.do(tap, "pair", seen=stamp())
        same("and nobody once the round is drafted", 'data-part="setup"' in get("/open/1"), False)
end()
