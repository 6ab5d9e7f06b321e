# SPDX-License-Identifier: Apache-2.0
"""Pages, tables, teams and what is done with them by some words: only what whoever asks may do, and every address leads somewhere."""
from desk import *


def hits(d, who, typed, section="open"):
    r = d.ask("GET", "/find?" + urllib.parse.urlencode({"q": typed, "section": section}), cookie=who)
    if r.status != 200:
        return r.status
    part = r.text.split('<ul class="hits">')[1].split("</ul>")[0]
    return [(html.unescape(title), html.unescape(address)) for address, title in re.findall(r'<a href="([^"]*)"><span>([^<]*)</span>', part)]


def first(d, who, typed, section="open"):
    got = hits(d, who, typed, section)
    return got[0] if isinstance(got, list) and got else got


with Folder(), Desk(small()) as d:
    tap, ben = d.sign_in(re.search(KEY, d.said).group()), d.sign_in(d.key("Ben", "--role", "arbiter"))
    lin = d.sign_in(d.key("Lin", "--role", "helper", "-s", "open", "--tables", "1-2"))
    team = json.loads(olympair("report", "e.oly", "numbers", "-s", "open", "-f", "json", now=None))["teams"]
    ireland = next(t for t in team if t["team"] == "Ireland")["number"]
    same("a table of no round is not there", hits(d, tap, "table 2"), [])
    d.do(tap, "pair", seen=stamp()), d.do(tap, "publish", seen=stamp())
    fixtures = json.loads(olympair("report", "e.oly", "boards", "-s", "open", "-f", "json", now=None))["matches"]
    same("a team and what is done with it", first(d, tap, "ireland absent"), ("Ireland: Leave a team out", "/open/do/absent?team=%d" % ireland))
    same("in any order, in capitals, by a part of each word", first(d, tap, "ABS irel")[1], "/open/do/absent?team=%d" % ireland)
    same("a team's line-up", first(d, tap, "ireland line-up"), ("Ireland: Line-ups", "/open/1/lineups?team=%d" % ireland))
    got = first(d, tap, "table 2")
    same("a table", got, ("Table 2: %s – %s" % (fixtures[1]["first_team"], fixtures[1]["second_team"]), "/open/1/enter#match-2"))
    olympair("lineup", "e.oly", "Ireland", "1", "2", "3", "5", "-s", "open", "--reason", "late", now=None)
    same("its line-ups, as long as they are awaited", first(d, tap, "table 2"), (got[0], "/open/1/lineups"))
    d.do(tap, "open", seen=stamp(), reason="now")
    same("and then its results", first(d, tap, "table 2"), got)
    same("the tables of a team before what is done with it", "Table" in first(d, tap, "ireland")[0], True)
    same("a page", first(d, tap, "journal"), ("Journal", "/journal"))
    same("an operation", first(d, tap, "bar a pairing"), ("Bar a pairing", "/open/do/bar"))
    same("a sheet", first(d, tap, "match sheets")[1], "/open/report/match-sheets")
    same("a number is a number, no beginning of one", [a for t, a in hits(d, tap, "table 3")], ["/open/1/enter#match-3"])
    joined = "\u062e\u0627\u0646\u0647\u200c\u0647\u0627"
    olympair("correct", "e.oly", "Ireland", "-s", "open", "--name", joined, "--reason", "its own spelling", now=None)
    found = [hits(d, tap, w) for w in (joined, joined.replace("\u200c", ""))]
    same("a team with a joiner in its name is found by the name with it and without", (found[0] == found[1], "about=%d" % ireland in found[0][0][1]), (True, True))
    page = d.ask("GET", "/find?q=ireland&section=open", cookie=tap).text.split('class="hits"')[1]
    same("and by the name of its federation, whatever it is called", re.search(r'href="([^"]*)"', page).group(1), "/open/presence?team=%d" % ireland)
    same("and in the rows of a page", 'data-also="IRL Ireland"' in d.ask("GET", "/open/presence", cookie=tap).text, True)
    olympair("correct", "e.oly", joined, "-s", "open", "--name", "Ireland", "--reason", "back", now=None)
    same("what nobody has", "Nothing here is called that." in d.ask("GET", "/find?q=xyzzy", cookie=tap).text, True)
    same("what people say of it leads there, whatever it is called", {w: at for w, at in (
        ("help", "/help"), ("how to", "/open/do"), ("lost card", "/people"), ("new key", "/people"), ("timetable", "/do/set#calendar"), ("deadline", "/do/set#calendar"), ("printer", "/print"),
        ("colours reversed", "/open/do/swap"), ("wrong colours", "/open/do/swap"), ("wrong result", "/open/1/enter"), ("wrong name", "/open/do/correct"), ("wrong publication", "/open/do/unpublish"))
        if at not in [a for t, a in hits(d, tap, w)]}, {})
    same("what is set for each round is named so, and no round 0", ([t for t, a in hits(d, tap, "timetable") if "round 0" in t], ["When rounds begin" in re.sub("<[^>]*>", "", t) for t, a in hits(d, tap, "timetable") if a == "/do/set#calendar"][:1]), ([], [True]))
    offered = set(re.findall(r'href="(/(?:open/)?do/[a-z]+)"', d.ask("GET", "/open/do", cookie=tap).text))
    same("every operation is found by its command", {w for w in offered if w not in [a for t, a in hits(d, tap, w.split("/")[-1].replace("open", "open the line-ups"))]}, set())
    same("an arbiter finds what an arbiter may do", ([h for h in hits(d, ben, "withdraw") if "/help" not in h[1]], hits(d, ben, "staff"), first(d, ben, "journal")), ([], [], ("Journal", "/journal")))
    same("a page by what its address says", first(d, tap, "people"), ("Staff and captains", "/people"))
    shown = re.findall('<li><a href="[^"]*">(.*?)</a></li>', d.ask("GET", "/find", cookie=tap).text)
    same("a page is told from the sheet that is called alike", [re.sub("<[^>]*>", "", x) for x in shown if x.startswith("<span>Presence<")][:2], ["Presence Open Section", "Presence sheet · Open Section"])
    same("no two look alike", sorted(x for x in set(shown) if shown.count(x) > 1), [])
    same("without words the pages, operations and sheets", {"/journal", "/open/do/absent", "/open/presence"} <= {a for t, a in hits(d, tap, "")}, True)
    same("a setting by its label or by what people say", [first(d, tap, w)[1] for w in ("mirror", "time control", "calendar")], ["/do/set#mirror", "/open/do/set#time-control", "/do/set#calendar"])
    page = d.ask("GET", "/do/set", cookie=tap).text
    same("those of the event have the rounds that a section has, whose states are not one", ('name="date.7"' in page, 'name="date.8"' in page, "planned" in page), (True, False, False))
    same("what is given and fetched elsewhere", (first(d, tap, "keys")[1], "/downloads" in [a for t, a in hits(d, tap, "backup")]), ("/people", True))
    name = re.search(r'<team [^>]*name="Ireland".*?<player [^>]*name="([^"]*)"', open(ROOT + "/tests/data/small/registration.xml").read(), re.S)[1]
    word = name.split(",")[0].split()[0]
    same("a player by a part of the name, and a team by the player", (first(d, tap, word[:4].lower())[0], first(d, tap, word + " ireland")[0]), (name, name))
    same("the settings are the TAP's", [h for h in hits(d, ben, "mirror") if "/set" in h[1]], [])
    same("helpers have their own page", (hits(d, lin, "ireland"), d.ask("GET", "/find").status), (403, 303))
    found = [h for w in ("ireland", "table", "sheets", "round", "the", "") for h in hits(d, tap, w)]
    bad = [(h, s) for h in found for s in [d.ask("GET", h[1].split("#")[0], cookie=tap).status] if s not in (200, 303)]
    say("all of %d lead somewhere" % len(found), bad)
    page = d.ask("GET", "/open/1", cookie=tap).text
    same("each page leads there", ('href="/find?section=open"' in page, "/assets/find.js" in page, d.ask("GET", "/assets/find.js").status), (True, True, 200))
    same("nothing is written twice without need", d.ask("GET", "/find?q=a&q=b", cookie=tap).status, 400)
    long = d.ask("GET", "/find?q=" + "+".join("w%d" % i for i in range(300)), cookie=tap)
    same("more words than anything has", long.status, 200)
end()
