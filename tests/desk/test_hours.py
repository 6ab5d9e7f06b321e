# SPDX-License-Identifier: Apache-2.0
"""Two sections that play at other hours: what is set on the page of one is its own, and its pages, captains and calendar go by it; the other follows the event."""
from desk import *

with Folder(), Desk(small()) as d:
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    text = lambda r: re.sub(r"\s+", " ", html.unescape(re.sub("<[^>]*>", " ", re.sub("(?s)<(script|style).*?</\\1>", "", r.text))))
    page = lambda at, who=anna: d.ask("GET", at, cookie=who)
    field = lambda at, name: re.search(r'name="%s"[^>]* value="([^"]*)"' % re.escape(name), page(at).text).group(1).replace("T", " ")
    put = lambda section, **words: d.ask("POST", "/%sdo/set" % section, dict({k.replace("_", "."): v for k, v in words.items()}, seen=str(stamp())), anna)
    same("the event", put("", date_1="2099-09-02 15:00", date_2="2099-09-03 15:00").status, 200)
    same("one section", put("women/", date_1="2099-09-02 16:30", lineups_1="2099-09-02 11:30").status, 200)
    same("each page has its own", [[field(at, n) for n in ("date.1", "lineups.1", "date.2")] for at in ("/open/do/set", "/women/do/set", "/do/set")],
         [["2099-09-02 15:00", "", "2099-09-03 15:00"], ["2099-09-02 16:30", "2099-09-02 11:30", "2099-09-03 15:00"], ["2099-09-02 15:00", "", "2099-09-03 15:00"]])
    say("the page of a section says whose they are", None if "These are the hours of Women’s Section." in text(page("/women/do/set")) and "Hours of the whole event" in text(page("/women/do/set")) else text(page("/women/do/set"))[:2000])
    r = put("", date_1="2099-09-02 14:00")
    same("what is set for all reaches the other alone", [field("/open/do/set", "date.1"), field("/women/do/set", "date.1")], ["2099-09-02 14:00", "2099-09-02 16:30"])
    olympair("number", "e.oly", "-s", "women"), olympair("lot", "e.oly", "white", "-s", "women")
    captain = {}
    for section, team in (("open", "Poland"), ("women", "Egypt")):
        d.do(anna, "pair", section, seen=stamp()), d.do(anna, "publish", section, seen=stamp())
        captain[section] = d.sign_in(d.key("Captain of " + section, "--role", "captain", "--section", section, "--team", team))
    due = {"open": "Wed 2 Sept 2099, 10:00", "women": "Wed 2 Sept 2099, 11:30"}
    start = {"open": "Wed 2 Sept 2099, 14:00", "women": "Wed 2 Sept 2099, 16:30"}
    for section, other in (("open", "women"), ("women", "open")):
        for what, at, who in (("the round", "/%s/1" % section, anna), ("line-ups", "/%s/1/lineups" % section, anna), ("the captain", "/me", captain[section])):
            d.settle(anna)
            got = text(page(at, who))
            same("%s of %s: its deadline, not the other's" % (what, section), (due[section] in got, due[other] in got), (True, False))
        got = text(page("/me", captain[section]))
        same("the captain of %s: its start" % section, (start[section] in got, start[other] in got), (True, False))
        got = page("/me/calendar.ics", captain[section]).text
        same("and his calendar", re.findall(r"DTSTART[^:]*:(\w+)", got)[:2], {"open": ["20990902T060000Z", "20990902T100000Z"], "women": ["20990902T073000Z", "20990902T123000Z"]}[section])
    # An empty field follows the event again; undo in the section brings its hours back.
    same("taken away", put("women/", date_1="", lineups_1="").status, 200)
    same("it follows the event", [field("/women/do/set", n) for n in ("date.1", "lineups.1")], ["2099-09-02 14:00", ""])
    same("undo", d.do(anna, "undo", "women", seen=stamp()).status, 200)
    same("is its own again", [field("/women/do/set", n) for n in ("date.1", "lineups.1")], ["2099-09-02 16:30", "2099-09-02 11:30"])
end()
