# SPDX-License-Identifier: Apache-2.0
"""The pages of the TAP and of arbiters, as browsers without a script have them: who is here, the draft and its publication, line-ups at the
counter, the journal, people and their cards."""
import datetime
import glob
import html

from desk import *

TAG = re.compile(r"<[^>]*>")


def text(page):
    return re.sub(r"\s+", " ", html.unescape(TAG.sub(" ", page)))


def fields(page, action, mark=""):
    """The hidden fields of the first form that leads there and holds `mark`."""
    for form in page.split("<form")[1:]:
        form = form.split("</form>")[0]
        if 'action="%s"' % action in form and mark in form:
            return {html.unescape(n): html.unescape(v) for n, v in re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form)}
    raise AssertionError("no form for " + action)


def part(page, name):
    return text(page.split('data-part="%s"' % name)[1].split('data-part="')[0])


def presence():
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        get = lambda target, who=anna: d.ask("GET", target, cookie=who).text
        page = get("/open/presence")
        same("a row for each team", page.count('class="team"'), 11)
        words = fields(page, "/open/do/arrive", '"with"')
        r = d.ask("POST", "/open/do/arrive", dict(words, team="Egypt", **{"with": "3"}), boris)
        same("back to the row, with what was done", (r.status, re.sub(r"\d+", "N", r.headers["Location"])), (303, "/open/presence?done=N#tN"))
        page = get(r.headers["Location"].split("#")[0])
        say("who is here, and who said so", None if "here with 3" in text(page) and "Boris" in page else text(page))
        say("what was done stands above", None if "Egypt: 3 players here" in part(page, "bar") else part(page, "bar"))
        say("another one's is asked for", None if "Undo ..." in part(page, "bar") and 'action="/open/do/undo"' not in page else part(page, "bar"))
        r = d.ask("POST", "/open/do/arrive", dict(words, team="Egypt"), anna)
        assert r.status == 303, text(r.text)
        page = get(r.headers["Location"].split("#")[0])
        say("without a number all of them", None if "here with 5" in text(page) else text(page))
        n = stamp()
        r = d.ask("POST", "/open/do/undo", fields(page, "/open/do/undo"), anna)
        same("one's own is taken back by one press", (r.status, stamp()), (303, n + 1))
        r = d.ask("POST", "/open/do/undo", fields(page, "/open/do/undo"), anna)
        same("pressed twice it takes back one", (r.status, stamp()), (409, n + 1))
        say("an arbiter has no way back", None if "Undo" not in get("/open/presence?done=%d" % stamp(), boris) else "he has")
        one = get("/open/presence?team=Ireland")
        r = d.ask("POST", "/open/do/announce", dict(fields(one, "/open/do/announce"), due="2036-09-01 23:30", travel="J2 8006"), boris)
        same("announced", r.status in (200, 303), True)
        r = d.ask("POST", "/open/do/absent", dict(fields(one, "/open/do/absent"), team="Ireland", reason="no visa"), boris)
        same("not paired", r.status, 303)
        say("only some of them", None if "no visa" in text(get("/open/presence?show=not%20paired")) and get("/open/presence?show=not%20paired").count('class="team"') == 1
            else text(get("/open/presence?show=not%20paired")))
        for then in ("https://evil.example/", "//evil.example/", "/\\evil.example", "/a b", "/a\r\nSet-Cookie: x=y", "x"):
            r = d.ask("POST", "/open/do/arrive", dict(words, team="Ireland", then=then, **{"with": str(len(then) % 4)}), anna)
            same("nowhere but the desk: %r" % then, (r.headers.get("Location") or "").split("?")[0] in ("/open/1", ""), True)
        # Who has left is expected no longer.
        same("how many are here", re.search(r"Presence (.*?) Draft", part(get("/open/1"), "steps")).group(1), "2 of 11 here, 1 of them short of players")
        same("a team is announced", d.do(anna, "announce", team="Vietnam", due="2036-09-01 23:30").status, 200)
        same("who has announced his coming is not here, on either page", (re.search(r"Presence (.*?) Draft", part(get("/open/1"), "steps")).group(1), re.search(r"here (\d+)", text(get("/open/presence").split('class="counts"')[1].split("</nav>")[0]))[1]), ("2 of 11 here, 1 of them short of players, 1 announced", "2"))
        d.do(anna, "undo", seen=stamp(), confirm=True)
        d.do(anna, "withdraw", team="Poland", reason="went home", seen=stamp())
        same("of those who stay", re.search(r"Presence (.*?) Draft", part(get("/open/1"), "steps")).group(1), "2 of 10 here, 1 of them short of players, 1 withdrawn")
        d.do(anna, "undo", seen=stamp(), confirm=True)
        # Late for the round.
        d.do(anna, "absent", team="Egypt"), d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        one = get("/open/presence?team=Egypt")
        r = d.ask("POST", "/open/do/arrive", dict(fields(one, "/open/do/arrive"), **{"dry-run": "yes"}), anna)
        say("how it may join is shown", None if r.status == 200 and "Egypt" in r.text else r.text)


def draft():
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        get = lambda target, who=anna: d.ask("GET", target, cookie=who).text
        page = get("/open/1/draft")
        r = d.ask("POST", "/open/do/pair", fields(page, "/open/do/pair"), anna)
        same("drafted", (r.status, r.headers["Location"].split("?")[0]), (303, "/open/1/draft"))
        page = get("/open/1/draft")
        say("the first draft has nothing before it", None if "first draft" in part(page, "news") else part(page, "news"))
        pairs = json.loads(olympair("pairings", "e.oly", "-s", "open", "-f", "json", now=None))["pairings"]
        same("every match is on it", page.count('scope="row"'), len([p for p in pairs if p.get("table")]))
        say("why a team meets whom it meets", None if "White on board 1" in text(get("/open/1/why/1")) else text(get("/open/1/why/1")))
        look = get("/open/1/draft", boris)
        same("an arbiter looks at it, and does nothing to it", (look.split("<table")[1].split("</table")[0] == page.split("<table")[1].split("</table")[0], re.findall('(/publish|/do/(?:pair|move|bye|bar))"', look)), (True, []))
        say("he is led there", None if 'href="/open/1/draft"' in get("/open/1", boris) else get("/open/1", boris))
        # By hand, with a reason.
        one, other = pairs[0]["first_team"], pairs[1]["first_team"]
        words = fields(page, "/open/do/move")
        r = d.ask("POST", "/open/do/move", dict(words, team=one, other=other), anna)
        same("not without a reason", (r.status, stamp()), (409, 5))
        r = d.ask("POST", "/open/do/move", dict(words, team=one, other=other, reason="by <b>order</b>", **{"order-of": "the chief"}), anna)
        same("with one it is", r.status in (200, 303) and stamp() == 6, True)
        page = get("/open/1/draft")
        say("it is no longer as it was paired", None if "changed by hand once since" in part(page, "news") else part(page, "news"))
        say("it stands among the findings, as text", None if "by hand: by <b>order</b>" in part(page, "findings") and "<b>order" not in page else part(page, "findings"))
        r = d.ask("POST", "/open/do/pair", fields(page, "/open/do/pair"), anna)
        same("drafted anew", (r.status in (200, 303), stamp()), (True, 7))
        news = part(get("/open/1/draft"), "news")
        # Two matches were made by hand: those two are gone, and the two of the rules are back.
        say("what is new in it", None if "2 new pairs, 2 gone" in news else news)
        # A draft that was discarded in between.
        d.do(anna, "absent", team=pairs[0]["first_team"]), d.ask("POST", "/open/do/pair", {"seen": stamp()}, anna)
        news = part(get("/open/1/draft"), "news")
        say("also over one that was discarded", None if "gone: " in news and pairs[0]["first_team"] in news else news)
        # What is made by hand against the articles is said before it is published.
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        for table in range(1, 6):
            olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open")
        first = json.loads(olympair("pairings", "e.oly", "-s", "open", "-r", "1", "-f", "json", now=None))["pairings"][0]
        olympair("sign", "e.oly", first["first_team"], "--dispute", "board 3 was drawn", "-s", "open")
        d.do(anna, "pair", seen=stamp())
        say("a result that a captain disputes", None if first["first_team"] + " disputes the result: board 3 was drawn" in part(get("/open/2/draft"), "findings") else part(get("/open/2/draft"), "findings"))
        d.do(anna, "move", team=first["first_team"], other=first["second_team"], reason="to see", order_of="the chief", confirm=True, seen=stamp())
        say("a match that was played already", None if "have met in round 1" in part(get("/open/2/draft"), "findings") else part(get("/open/2/draft"), "findings"))


def settings():
    """Settings are called what the field calls them, with what each may be and what it is now; what they are sent as is no label. A page sends all
    of them: what is as it was is no change, what is emptied is; the preview says before and after."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        olympair("set", "e.oly", "--venue", "Crystal Hall", "--city", "Tbilisi", now=None)
        get = lambda: d.ask("GET", "/open/do/set", cookie=anna).text
        page = get()
        labels = {html.unescape(name): (html.unescape(label), html.unescape(hint))
                  for name, label, hint in re.findall(r'<label for="([^"]*)">([^<]*)</label>.*?<small>([^<]*)</small>', page)}
        for name, label, hint in (("squad-size", "Players in a squad", "1 to 24"), ("city", "City", "text of at most 100 letters"),
                                  ("venue", "Venue", "text of at most 100 letters")):
            same(name, labels.get(name), (label, hint))
        same("no name of a setting is a label", [x for name, x in labels.items() if name == x[0]], [])

        def values(page):
            form = page.split('class="settings"')[1].split("</form>")[0]
            found = {n: html.unescape(v) for n, v in re.findall(r'<input id="[^"]*" name="([^"]*)" data-was="[^"]*" value="([^"]*)"', form)}
            for name, options in re.findall(r'<select id="[^"]*" name="([^"]*)"[^>]*>(.*?)</select>', form):
                found[name] = html.unescape(re.search(r'value="([^"]*)" selected', options).group(1))
            return found
        now = values(page)
        same("each field has what it is now", [now[n] for n in ("venue", "city", "rounds", "squad-size", "tiebreak", "lineup-default", "date.3", "zone")],
             ["Crystal Hall", "Tbilisi", "7", "5", "2012", "list", "2026-09-04T15:00", "Asia/Tbilisi"])
        same("a row for each round", sorted(int(n[5:]) for n in now if n.startswith("date.")), list(range(1, 8)))
        n = stamp()
        r = d.ask("POST", "/open/do/set", dict(now, seen=n), anna)
        say("all of it as it was is no change", None if r.status == 400 and "nothing is changed" in text(r.text) and stamp() == n else text(r.text))
        r = d.ask("POST", "/open/do/set", dict(now, seen=n, venue="Hall 4", city="", **{"date.7": "2036-09-08 11:00", "dry-run": "yes"}), anna)
        rows = [tuple(text(c).strip() for c in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)) for row in r.text.split('class="preview"')[1].split("</table>")[0].split("<tr>")[2:]]
        same("the preview says before and after", (sorted(rows), stamp()), ([("City", "Tbilisi", "–"), ("Line-ups of round 7 due", "2026-09-09 08:30", "–"), ("Start of round 7", "2026-09-09 11:00", "2036-09-08 11:00"), ("Venue", "Crystal Hall", "Hall 4")], n))
        again = fields(r.text, "/open/do/set")
        r = d.ask("POST", "/open/do/set", again, anna)
        after = values(get())
        same("applied from there it changes these and no others", (r.status in (200, 303), stamp(), {k: (now[k], after[k]) for k in now if now[k] != after[k]}),
             (True, n + 1, {"venue": ("Crystal Hall", "Hall 4"), "city": ("Tbilisi", ""), "date.7": ("2026-09-09T11:00", "2036-09-08T11:00"), "lineups.7": ("2026-09-09T08:30", "")}))  # a deadline of the event goes with its day
        r = d.ask("POST", "/open/do/set", dict(now, seen=n), anna)
        same("a page from before it puts nothing back", (r.status, stamp()), (409, n + 1))
        r = d.ask("POST", "/open/do/set", {"seen": stamp(), "squad-size": "99"}, anna)
        say("nor is a name in what is refused", None if r.status == 400 and ">squad-size" not in r.text and "Players in a squad cannot be" in text(r.text) else text(r.text))
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        page = get()
        same("what is fixed after round 1 is no field", ("boards" in values(page), "Boards per match 4 fixed after round 1" in text(page), "date.2" in values(page)), (False, True, True))


def preview(page):
    """What would change: {thing: (before, after)}."""
    rows = page.split('class="preview"')[1].split("</table>")[0].split("<tr>")[2:] if 'class="preview"' in page else []
    return {c[0]: (c[1], c[2]) for c in ([text(x).strip() for x in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)] for row in rows)}


def present():
    """A form that names its team holds what stands now: as it was is no change, what is emptied has no value any more. Every preview says
    before and after, and the journal calls operations as the pages do."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        page = d.ask("GET", "/open/do/correct?team=Ireland&player=1", cookie=anna).text
        inputs = lambda page: {n: html.unescape(v) for n, v in re.findall(r'<input[^>]* name="([^"]*)"[^>]* value="([^"]*)"', page.split("<main")[1])}
        words = inputs(page)
        same("the fields of a player", {k: words.get(k) for k in ("team", "player", "name", "title", "rating", "fide-id", "captain")},
             {"team": "Ireland", "player": "O'Dwyer, Tadhg", "name": "O'Dwyer, Tadhg", "title": "IM", "rating": "2431", "fide-id": "990040", "captain": None})
        say("the team as it stands is above them", None if "Ireland now" in text(page) and "Player 2" in text(page) else text(page))
        same("groups", re.findall(r'<section class="part"><h2>([^<]*)', page), ["About", "What changes", "Reason"])
        send = lambda op, **more: d.ask("POST", "/open/do/" + op, more, anna)
        r = send("correct", **dict(words, rating="2440", title="", **{"dry-run": "yes"}))
        same("a player, before and after", preview(r.text), {"Ireland: Player 1": ("IM O'Dwyer, Tadhg, 2431, FIDE ID 990040", "O'Dwyer, Tadhg, 2440, FIDE ID 990040")})
        send("correct", **dict(words, rating="2440", title=""))
        said = text(d.ask("GET", "/journal", cookie=anna).text)
        say("only these two are recorded, under the name of the form", None if "Correct the registration Ireland, player 1: title none instead of IM, rating 2440 instead of 2431" in re.sub(" open ", " ", said) else said)
        captain = inputs(d.ask("GET", "/open/do/correct?team=Ireland", cookie=anna).text)
        same("the fields of a team", (captain.get("name"), captain.get("captain"), captain.get("rating")), ("Ireland", "O'Hanlon, Síle", None))
        same("who is here is in its field", (d.ask("POST", "/open/do/arrive", {"seen": stamp(), "team": "Ireland", "with": "4"}, anna).status in (200, 303),
                                             inputs(d.ask("GET", "/open/do/arrive?team=Ireland", cookie=anna).text).get("with")), (True, "4"))
        same("the lot that was drawn", 'value="white" selected' in d.ask("GET", "/open/do/lot", cookie=anna).text, True)
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        for op, more, want in (("absent", {"team": "Egypt"}, {"Egypt: Paired": ("in every round", "not in round 2")}),
                               ("withdraw", {"team": "Egypt", "reason": "ill"}, {"Egypt: Paired": ("in every round", "withdrawn from round 2 on")}),
                               ("points", {"team": "Egypt", "mp": "-1", "reason": "late"}, {"Egypt: Points given or taken": ("–", "-1 match points, +0 game points from round 2")}),
                               ("bar", {"team": "Egypt", "other": "Poland"}, {"Egypt: Barred from meeting": ("–", "Poland"), "Poland: Barred from meeting": ("–", "Egypt")}),
                               ("warn", {"team": "Egypt", "reason": "noise"}, {"Egypt: Warnings": ("–", "1")}),
                               ("set", {"double-entry": "yes"}, {"Results are entered twice": ("no", "yes")}),
                               ("undo", {"confirm": "yes", "reason": "wrong"}, {"Round 1": ("published", "draft")})):
            same("before and after: " + op, preview(d.ask("POST", "/open/do/" + op, dict(more, **{"dry-run": "yes"}), anna).text), want)
        first = json.loads(olympair("pairings", "e.oly", "-s", "open", "-f", "json", now=None))["pairings"][:2]
        a, b, c, e = first[0]["first_team"], first[0]["second_team"], first[1]["first_team"], first[1]["second_team"]
        r = send("move", team=a, other=c, reason="to see", **{"order-of": "the chief", "dry-run": "yes"})
        same("the two matches of a change by hand", [was for was, _ in preview(r.text).values()], ["%s – %s" % (a, b), "%s – %s" % (c, e)])
        page = d.ask("GET", "/do/section", cookie=anna).text
        same("a new section has its defaults in its fields", [re.search(r'name="%s" data-was="([^"]*)"' % x, page).group(1) for x in ("rounds", "boards", "squad-size", "system")], ["11", "4", "5", "olympiad"])
        r = d.ask("POST", "/do/section", dict(inputs(page), name="blitz", unit="player", system="burstein", seen=stamp()), anna)
        same("of which only what is changed is sent on", (r.status in (200, 303), "Who is paired: players, Pairing system: Burstein system" in text(d.ask("GET", "/journal", cookie=anna).text) or text(d.ask("GET", "/journal", cookie=anna).text) if r.status in (200, 303) else text(r.text)), (True, True))


def urgent():
    """Line-ups that are missing a quarter of an hour before they are due need somebody before all else."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        first = lambda: re.findall(r'<li class="(\w+)"><div><p><strong>([^<]*)', part_of(d.ask("GET", "/open/1", cookie=anna).text))[0]
        part_of = lambda page: page.split('data-part="next"')[1].split("</section>")[0]
        now = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=4)  # in Tbilisi
        for minutes, urgency in ((120, "plain"), (10, "alarm"), (-10, "alarm")):
            due = now + datetime.timedelta(minutes=minutes)
            olympair("set", "e.oly", "--round", "1", "--date", (due + datetime.timedelta(hours=3)).strftime("%Y-%m-%d %H:%M"), "--lineups", due.strftime("%Y-%m-%d %H:%M"), "-s", "open", now=None)
            same("line-ups due in %d minutes" % minutes, first(), (urgency, "10 line-ups are missing"))


def helper():
    """Where a helper begins: what can be done at his tables, until when, and what he waits for; never a page that is shut."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        key = d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "2-3")
        cleo = d.sign_in(key)
        same("signing in leads there", d.ask("POST", "/key", {"key": key}).headers["Location"], "/")
        home = lambda: d.ask("GET", "/", cookie=cleo)
        ways = lambda: re.findall(r'class="button main" href="([^"]*)"', home().text)
        shut = lambda: [w for w in re.findall(r'href="(/[^"#]*)"', home().text) if d.ask("GET", html.unescape(w), cookie=cleo).status != 200]
        say("before round 1", None if home().status == 200 and "not published yet" in part(home().text, "now") and "Tables 2 to 3" in home().text else text(home().text))
        d.do(anna, "pair", seen=4)
        same("a draft is nothing to him", ("not published yet" in part(home().text, "now"), ways()), (True, []))
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "--lineups", "2036-09-02 12:00", "-s", "open", now=None)
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        pairs = {p["table"]: p for p in json.loads(olympair("pairings", "e.oly", "-s", "open", "-f", "json", now=None))["pairings"] if p.get("table")}
        page = home().text
        say("until when", None if re.search(r"0 of 4 are handed in\. Due 2036-09-02 12:00, in ", text(page)) and "The round begins 2036-09-02 15:00" in text(page) else text(page))
        same("what he can do before the line-ups are opened", (ways(), shut()), (["/open/1/lineups"], []))
        page = d.ask("GET", "/open/1/lineups", cookie=cleo).text
        same("the totals are those of his tables", re.findall(r"<b>(\d+)</b>", page.split('data-part="totals"')[1].split("</div>")[0]), ["0", "0", "4", "4"])
        same("the line-ups of his tables", (page.count("lineups?team="), "Open the line-ups" in d.ask("GET", "/open/1/lineups?open=yes", cookie=cleo).text), (4, False))
        r = d.ask("POST", "/open/1/lineups", {"team": pairs[2]["first_team"], "keys": "1234"}, cleo)
        same("taken at his table", (r.status, stamp()), (303, 8))
        same("and at no other", (d.ask("POST", "/open/1/lineups", {"team": pairs[1]["first_team"], "keys": "1234"}, cleo).status, stamp()), (409, 8))
        page = home().text
        say("what he waits for", None if "once the TAP has opened" in part(page, "results") and "1 of 4 are handed in" in part(page, "lineups") else text(page))
        same("only what is open is a way", (ways(), shut(), d.ask("GET", "/open/1/enter", cookie=cleo).status), (["/open/1/lineups"], [], 303))
        led = [(r.status, r.headers["Location"]) for r in (d.ask("GET", at, cookie=cleo) for at in ("/open", "/open/1", "/open/4/enter", "/women", "/women/4/enter", "/women/1/lineups"))]
        same("wherever else he comes, he is led to his tables", led, [(303, "/")] * 6)
        same("a program is told why", d.ask("GET", "/open/4/enter", cookie=cleo, headers={"Accept": "application/json"}).status, 409)
        olympair("set", "e.oly", "--round", "1", "--lineups", "2016-09-02 12:00", "-s", "open", now=None)
        say("after the deadline", None if "A line-up that comes now is late and needs a reason." in text(home().text) else text(home().text))
        d.do(anna, "open", seen=stamp(), reason="all are here")
        same("opened: results", (ways(), shut(), "2 of 2 matches lack results" in text(home().text)), (["/open/1/tap"], [], True))
        # Without a script a press of the button sends what was chosen; those without results come first, and no other tables are there.
        page = d.ask("GET", "/open/1/tap", cookie=cleo).text
        same("taps at his tables", re.findall(r'data-part="tap-(\d+)"', page), ["2", "3"])
        r = d.ask("POST", "/open/1/results", dict(fields(page, "/open/1/results", 'value="2"'), team=[html.unescape(t) for t in re.findall(r'name="team" value="([^"]*)"', page)][:2], **{"result.%d" % b: x for b, x in ((1, "1-0"), (2, "1/2"), (3, "0-1"), (4, "1/2"))}), cleo)
        same("stored, and from what is remarked on it back to the taps", (r.status, stamp(), re.findall(r'<a href="([^"?]*)', r.text)[-1:]), (200, 11, ["/open/1/tap"]))
        page = d.ask("GET", "/open/1/tap", cookie=cleo).text
        same("what is stored is a line behind the others", (re.findall(r'data-part="tap-(\d+)"', page), "2 : 2" in text(page), "1 of 2 are in" in text(page)), (["3", "2"], True, True))
        for table in (2, 3):
            d.do(cleo, "results", round=1, correct=True, reason="all won", results="table,board,result\n" + "".join("%d,%d,1-0\n" % (table, board) for board in range(1, 5))) if table == 2 else d.do(cleo, "results", round=1, results="table,board,result\n" + "".join("%d,%d,1-0\n" % (table, board) for board in range(1, 5)))
        say("all are there", None if "All of them are there" in text(home().text) else text(home().text))
        r = d.ask("POST", "/open/1/results", {"table": "5", "team": [pairs[5]["first_team"], pairs[5]["second_team"]], **{"result.%d" % b: "1" for b in range(1, 5)}}, cleo)
        say("what is refused for every board of a match is said once", None if r.status == 409 and text(r.text).count("this helper has tables 2 to 3") == 1 and "(boards 1, 2, 3, 4)" in text(r.text) else text(r.text))
        far = d.sign_in(d.key("Fay", "--role", "helper", "--section", "open", "--tables", "90-95"))
        say("tables that nobody plays at", None if "None of your tables" in text(d.ask("GET", "/", cookie=far).text) else text(d.ask("GET", "/", cookie=far).text))


def lacking():
    """What lacks a reason, or to be confirmed, is asked for where it was refused: the same goes on with it, and nothing is typed again."""
    with Folder():
        small()
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "-s", "open", now=None)
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            again = lambda r, target: (fields(r.text, target), sorted(re.findall(r'name="(\w+)" required', r.text)))
            n = stamp()
            r = d.ask("POST", "/open/do/start", {"seen": str(n), "let-play": "Egypt"}, anna)
            kept, asked = again(r, "/open/do/start")
            same("a round begun before its hour: a reason is asked for", (r.status, stamp(), asked, kept.get("let-play"), kept.get("seen")), (409, n, ["reason"], "Egypt", str(n)))
            r = d.ask("POST", "/open/do/start", {**kept, "let-play": "", "reason": "all are here"}, anna)
            same("with it the round begins", r.status in (200, 303), True)
            r = d.ask("POST", "/open/do/expel", {"seen": str(stamp()), "team": "Egypt"}, anna)
            kept, asked = again(r, "/open/do/expel")
            same("what is asked one after the other: a reason", (r.status, asked), (409, ["reason"]))
            r = d.ask("POST", "/open/do/expel", {**kept, "reason": "twice not there"}, anna)
            kept, asked = again(r, "/open/do/expel")
            same("that it is meant", (r.status, asked, kept.get("reason")), (409, ["confirm"], "twice not there"))
            r = d.ask("POST", "/open/do/expel", {**kept, "confirm": "yes"}, anna)
            say("then it is done", None if r.status in (200, 303) and "expelled" in olympair("journal", "e.oly", now=None) else text(r.text))
            n = stamp()
            olympair("set", "e.oly", "--city", "Riga", user="bert")
            r = d.ask("POST", "/do/restore", {"seen": str(n + 1), "before": str(n)}, anna)
            kept, asked = again(r, "/do/restore")
            say("a way back over what is another's says whose, and asks", None if asked == ["confirm"] and "1 of bert" in text(r.text) and "city Riga" in text(r.text) and kept["before"] == str(n) else text(r.text))
            r = d.ask("POST", "/open/do/absent", {"seen": str(stamp()), "team": "Atlantis", "reason": "x"}, anna)
            same("nothing is asked where nothing is lacking", ("<form method=\"post\" class=\"card\"" in r.text, r.status), (False, 422))
            dan = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland"))
            r = d.ask("POST", "/open/do/lineups", {"lineups": "team,board-1,board-2,board-3,board-4\nIreland,2,1,3,4\n"}, dan)
            same("a captain is asked for none", "required" in r.text, False)
            same("it stops", d.stop(), 0)


def filters():
    """A filter that is wrong is said on the page of the journal, with the form as it was filled in."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        for query, why, status in (("from=x&team=Fiji", "from must be the number of an entry", 400), ("team=Fiji&who=Anna", "which section? it is one of", 400),
                                   ("section=atlantis&team=Fiji", "atlantis", 422), ("section=open&team=Atlantis", "Atlantis", 422)):
            r = d.ask("GET", "/journal?" + query, cookie=anna)
            say("said: " + query, None if r.status == status and why in text(r.text).split("Show", 1)[1] else (r.status, text(r.text)))
            for word in query.split("&"):
                name, value = word.split("=")
                same("kept: " + word, name == "who" or 'name="%s" value="%s"' % (name, value) in r.text, True)
            r = d.ask("GET", "/journal?" + query, cookie=anna, headers={"Accept": "application/json"})
            same("to a script: " + query, (r.status, sorted(r.json())), (status, ["arguments", "error", "findings", "id"]))


def publication():
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        get = lambda target, who=anna: d.ask("GET", target, cookie=who).text
        d.do(anna, "pair", seen=4), d.do(anna, "absent", team="Ireland"), d.do(anna, "pair", seen=6)
        d.do(anna, "move", team="Poland", other="Egypt", reason="to see", order_of="the chief", seen=7), d.do(anna, "pair", seen=8)
        n = stamp()
        page = get("/open/1/publish")
        everybody = text(page.split('aria-label="Preview of what the public will see"')[1])
        say("what everybody will see, before it is", None if "Round 1" in everybody and "Egypt" in everybody and stamp() == n else (stamp(), text(page)))
        say("it is not said to be published yet", None if "published" not in everybody else everybody)
        same("an arbiter neither sees nor does it", (d.ask("GET", "/open/1/publish", cookie=boris).status, d.do(boris, "publish", seen=n).status), (403, 403))
        words = fields(page, "/open/do/publish")
        r = d.ask("POST", "/open/do/publish", words, anna)
        same("published by one press", (r.status, stamp()), (303, n + 1))
        same("pressed twice it is refused", (d.ask("POST", "/open/do/publish", words, anna).status, stamp()), (409, n + 1))
        same("a draft that is published has its page", d.ask("GET", "/open/1/draft", cookie=anna).headers["Location"], "/open/1")
        page = get("/open/1")
        say("the round says what is next", None if "10 line-ups are missing" in part(page, "next") and "Enter line-ups" in part(page, "next") else part(page, "next"))
        say("and what it needs on paper", None if "Team pairings" in part(page, "sheets") and "format=pdf" in page else part(page, "sheets"))


def lineups():
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        sums = {}

        def get(target, who=anna):
            page = d.ask("GET", target, cookie=who).text
            if 'data-part="totals"' in page:
                handed_in, default, missing, teams = map(int, re.findall(r"<b>(\d+)</b>", page.split('data-part="totals"')[1].split("</div>")[0]))
                sums[target, len(sums)] = (handed_in + default + missing, teams, missing, page.split('data-part="missing"')[1].split("</section>")[0].count("<tr") - (missing > 0))
            return page
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00")
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        page = get("/open/1/lineups", boris)
        same("all are missing", (page.count("lineups?team="), "None yet" in page), (10, True))
        say("until when", None if "deadline Tue 2 Sept 2036, 10:00" in part(page, "due") and "data-minutes" in page else part(page, "due"))
        team = re.findall(r"lineups\?team=(\d+)", page)[0]
        one = get("/open/1/lineups?team=" + team, boris)
        same("who rests unless it is said", re.findall(r'value="(\d)" checked', one), ["5"])
        words = fields(one, "/open/1/lineups?team=%s" % re.search(r"lineups\?team=(\d+)\"", one).group(1))
        n = stamp()
        r = d.ask("POST", "/open/1/lineups", dict(words, rests="2"), boris)
        same("taken", (r.status, stamp()), (303, n + 1))
        page = get("/open/1/lineups")
        say("handed in, by whom", None if "handed in" in part(page, "there") and "Boris" in part(page, "there") else part(page, "there"))
        next = part(get("/open/1"), "next")
        say("what is missing is waited for, and opening them comes then",
            None if re.search("9 line-ups are missing 1 of 10 are handed in. They are due Tue 2 Sept 2036, 10:00. Enter line-ups Dismiss Reason Dismiss .* The line-ups are not opened .* Open the line-ups", next) else next)
        same("nobody sees who plays: the form is as it was", re.findall(r'value="(\d)" checked', get("/open/1/lineups?team=" + team)), ["5"])
        other = re.findall(r"lineups\?team=(\d+)", page)[0]
        name = fields(get("/open/1/lineups?team=" + other), "/open/1/lineups?team=" + other)
        same("by keys", (d.ask("POST", "/open/1/lineups", dict(name, keys="1245"), boris).status, stamp()), (303, n + 2))
        same("who rests, by keys", (d.ask("POST", "/open/1/lineups", dict(name, keys="3"), boris).status, stamp()), (303, n + 3))
        r = d.ask("POST", "/open/1/lineups", dict(name, keys="12"), boris)
        say("what keys are a line-up", None if "the keys 12 are no line-up, which is 4 players of 1 2 3 4 5, each once, from board 1 on (0 on board 4: nobody), or who rests: 1 of them" in html.unescape(r.text) else r.text)
        for keys in ("19", "12345", "1x45", "1144"):
            same("no line-up: " + keys, (d.ask("POST", "/open/1/lineups", dict(name, keys=keys), boris).status, stamp()), (422, n + 3))
        same("against the order of the list", d.ask("POST", "/open/1/lineups", dict(name, keys="2145"), boris).status, 422)
        r = d.ask("POST", "/open/1/lineups", dict(name, keys="2145", reason="as ordered", **{"out-of-order": "yes"}), boris)
        same("only where it is said", (r.status in (200, 303), stamp()), (True, n + 4))
        same("an arbiter does not open them", "Open the line-ups" in get("/open/1/lineups?open=yes", boris) and d.do(boris, "open", seen=stamp()).status != 403, False)
        ask = get("/open/1/lineups?open=yes")
        words = fields(ask, "/open/do/open")
        same("not before they are due", (d.ask("POST", "/open/do/open", words, anna).status, stamp()), (409, n + 4))
        r = d.ask("POST", "/open/do/open", dict(words, reason="all are here"), anna)
        same("but with a reason", (r.status in (200, 303), stamp()), (True, n + 5))
        say("opened", None if re.search(r"opened \d\d:\d\d", part(get("/open/1/lineups"), "due")) else get("/open/1/lineups"))
        there = get("/open/1/lineups")
        same("two of ten were handed in, and the others are not said to be", ("None missing." in part(there, "missing"), "Handed in · 2" in there, "Default · 8" in there, "2 handed in 8 default" in part(there, "totals")), (True, True, True, True))
        same("handed in, default and missing are all teams, on every page", [s for s in sums.items() if s[1][0] != s[1][1] or s[1][1] != 10 or s[1][2] != s[1][3]], [])
        same("of some pages before and after the opening", len(sums) > 4 and {s[2] for s in sums.values()} >= {10, 8, 0}, True)
        say("what comes then", None if "Print the boards" in part(get("/open/1"), "next") else part(get("/open/1"), "next"))


def journal():
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        d.do(boris, "arrive", team="Egypt"), d.do(anna, "arrive", team="Ireland"), d.do(anna, "pair", seen=6), d.do(anna, "publish", seen=7)
        rows = lambda query: [int(n) for n in re.findall(r'scope="row" class="r">(\d+)<', d.ask("GET", "/journal" + query, cookie=boris).text)]
        same("the last first", rows(""), [8, 7, 6, 5, 4, 3, 2, 1])
        same("of a person", rows("?who=Boris"), [5])
        same("of an operation", rows("?what=arrive"), [6, 5])
        same("of a team", [n for n in rows("?section=open&team=Ireland") if n > 4], [6])
        same("from an entry on", rows("?from=7"), [8, 7])
        same("both", rows("?who=Anna&from=7"), [8, 7])
        same("nothing is like that", rows("?who=Nobody"), [])
        for query in ("?from=x", "?from=0", "?team=Atlantis&section=open"):
            same("what is no filter: " + query, d.ask("GET", "/journal" + query, cookie=boris).status in (400, 422), True)
        page = d.ask("GET", "/journal", cookie=anna).text
        say("whose operation would be taken back", None if "Entry 8, by Anna" in part(page, "take-back") else part(page, "take-back"))
        words = fields(page, "/open/do/undo")
        same("a publication only with a reason", (d.ask("POST", "/open/do/undo", words, anna).status, stamp()), (409, 8))
        same("with one it is", (d.ask("POST", "/open/do/undo", dict(words, reason="too early"), anna).status in (200, 303), stamp()), (True, 9))
        say("the next one back", None if "Entry 7, by Anna" in part(d.ask("GET", "/journal", cookie=anna).text, "take-back") else "it is not")


def sections():
    """What was done in one section is not told as news of another, and not taken back there unawares."""
    with Folder():
        small()
        with Desk("e.oly") as d:
            anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "tap"))
            get = lambda target: d.ask("GET", target, cookie=anna).text
            d.do(anna, "pair", seen=stamp()), d.do(boris, "lot", "women", colour="black", seen=stamp())
            here, there = part(get("/open/1"), "lately"), part(get("/women/1"), "lately")
            say("of this section and of the event", None if "drafted" in here and "number" in here and "black" not in here.split("Undo")[1] else here)
            say("the way back is that of this section", None if re.search("Anna round 1 drafted.*? Undo [.]{3}", here) and 'href="/journal?section=open#take-back"' in get("/open/1") else here)
            say("and there of the other", None if "drafted" not in there and re.search("Boris .*?Undo [.]{3}", there) and 'href="/journal?section=women#take-back"' in get("/women/1") else there)
            page = get("/journal?section=open")
            say("which the journal offers for each", None if "by Anna in Open Section" in part(page, "take-back") and "round 1 drafted" in part(page, "take-back") else part(page, "take-back"))
            say("and its form names", None if "by Anna" in text(get("/open/do/undo")) and "round 1 drafted" in text(get("/open/do/undo")) else text(get("/open/do/undo")))
            n, words = stamp(), fields(page, "/open/do/undo")
            olympair("warn", "e.oly", "Georgia", "-s", "women", "--reason", "a telephone", user="bert")
            r = d.ask("POST", "/open/do/undo", words, anna)
            with contextlib.closing(sqlite3.connect("e.oly")) as file:
                last = file.execute("SELECT user, section, facts FROM journal ORDER BY entry DESC").fetchone()
            same("taken back, though others did something in the other section since", (r.status, stamp(), last[:2], last[2].split("\t")[0]), (303, n + 2, ("Anna", "open"), "undone"))
            say("what is above says so, and is done again by going back", None if "is taken back" in part(get(r.headers["Location"]), "bar") else part(get(r.headers["Location"]), "bar"))
            olympair("restore", "e.oly", "--before", str(n + 1), "--confirm")
            page = get("/journal")
            say("whose, and of which section", None if "by Boris in Women’s Section" in part(page, "take-back") else part(page, "take-back"))
            page = get("/open/1?done=%d" % n)
            say("what was done elsewhere is said so above", None if "Boris in Women’s Section" in part(page, "bar") and "Undo ..." in part(page, "bar") else part(page, "bar"))
            r = d.ask("POST", "/women/do/undo", fields(get("/journal"), "/women/do/undo"), anna)
            same("taken back", r.status in (200, 303), True)
            say("there the import is the last one now", None if re.search("teams in section women Undo [.]{3}", part(get("/women/1"), "lately")) else part(get("/women/1"), "lately"))


def people():
    with Folder() as f, Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        card = d.ask("POST", "/people", {"name": "Boris", "role": "arbiter", "section": "open"}, anna)
        key = re.search(KEY, card.text).group()
        same("a key with a card", (card.status, d.origin + "/key#" + key in card.text, "<svg" in card.text), (200, True, True))
        boris = d.sign_in(key)
        same("it opens", d.ask("GET", "/open/1", cookie=boris).status, 200)
        same("whoever has one gets no second", d.ask("POST", "/people", {"name": "Boris", "role": "tap"}, anna).status, 409)
        same("not without a word: the one in use would be void", d.ask("POST", "/people/cards", {"name": "Boris"}, anna).status, 400)
        again = d.ask("POST", "/people/cards", {"name": "Boris", "confirm": "yes"}, anna)
        same("another one, and the one before is void", (again.status, d.ask("GET", "/open/1", cookie=boris).status), (200, 303))
        say("of which the page that was open tells", None if "a new card was made for you" in d.ask("GET", "/key", cookie=boris).text else d.ask("GET", "/key", cookie=boris).text)
        key = re.search(KEY, again.text).group()
        boris = d.sign_in(key)
        same("revoked", (d.ask("POST", "/people/revoke", {"name": "Boris"}, anna).status, d.ask("GET", "/open/1", cookie=boris).status), (303, 303))
        same("only once", d.ask("POST", "/people/revoke", {"name": "Boris"}, anna).status, 422)
        dead = d.ask("POST", "/key", {"key": key})
        say("the card says why it opens nothing", None if dead.status == 403 and "your key was taken back: ask the TAP for a new card" in dead.text else dead.text)
        r = d.ask("POST", "/people", {"name": "Cleo", "role": "helper", "section": "open", "tables": "1-3"}, anna)
        say("a helper", None if "tables 1-3" in text(r.text) else text(r.text))
        for words in ({"name": "X", "role": "king"}, {"name": "X", "role": "helper", "section": "open", "tables": "3-x"}, {"name": "", "role": "tap"},
                      {"name": "X", "role": "captain", "section": "open", "team": "Atlantis"}, {"name": "X", "role": "helper", "section": "open"}):
            same("refused: %s" % words, d.ask("POST", "/people", words, anna).status in (400, 422), True)
        d.ask("POST", "/people", {"name": "Dan", "role": "captain", "section": "open", "team": "Egypt"}, anna)
        # All captains at once: Egypt has one.
        cards = {"section": "open", "address": "yes"}
        r = d.ask("POST", "/people/cards", {"section": "open", "format": "pdf"}, anna)
        say("codes that lead every telephone to itself are not made unasked", None if r.status == 409 and "leads every telephone to itself" in text(r.text) else text(r.text))
        r = d.ask("POST", "/people/cards", dict(cards, format="pdf"), anna)
        same("a PDF", (r.status, r.headers["Content-Type"]), (200, "application/pdf"))
        open("cards.pdf", "wb").write(r.body)
        subprocess.run(["pdftoppm", "-r", "150", "-gray", "-png", "cards.pdf", "page"], check=True)
        # With six codes on a picture zbarimg now and then overlooks one; people hold one card in front of the camera.
        read = sorted({link for density in ("1", "2") for link in
                       subprocess.run(["zbarimg", "--nodbus", "-q", "--raw", "-Sx-density=" + density, "-Sy-density=" + density] + sorted(glob.glob("page-*.png")),
                                      capture_output=True).stdout.decode().split()})
        same("a camera reads every card from 150 dots an inch", len(read), 10)
        homes = [d.ask("GET", "/me", cookie=d.sign_in(link.split("#")[1])).text for link in read if link.startswith(d.origin + "/key#")]
        same("each is the captain of a team", len({re.search("<h1[^>]*>(.*?)</h1>", p).group(1) for p in homes if "<h1" in p}), 10)
        # One name for one person: in the journal, on the list, and to take the key back.
        cookie = d.sign_in(read[0].split("#")[1])
        home = d.ask("GET", "/me", cookie=cookie).text
        name = "captain of %s, open" % html.unescape(re.search("<h1[^>]*>(.*?) ·", home).group(1))
        places = re.findall(r'name="(place\.\d+)"', home)
        d.ask("POST", "/me/order", dict(fields(home, "/me/order"), **{p: str(i + 1) for i, p in enumerate(places)}), cookie)
        listed = text(d.ask("GET", "/people", cookie=anna).text)
        said = text(d.ask("GET", "/journal", cookie=anna).text)
        say("the journal says the name of the list", None if name in said and name in listed else (name, said[:1500]))
        same("by which the key is revoked, whatever the case", (d.ask("POST", "/people/revoke", {"name": name.upper()}, anna).status, d.ask("GET", "/me", cookie=cookie).status), (303, 303))
        d.ask("POST", "/people/cards", cards, anna)
        say("nobody is left without", None if "Everybody has a key" in d.ask("POST", "/people/cards", {"section": "open"}, anna).text else "somebody is")
        r = d.ask("POST", "/people/cards", dict(cards, confirm="yes"), anna)
        same("anew for all of them", (len(re.findall(d.origin + "/key#" + KEY, html.unescape(r.text))) >= 11, d.ask("POST", "/key", {"key": read[0].split("#")[1]}).status), (True, 403))
        page = d.ask("GET", "/people", cookie=anna).text
        same("no key on the list", re.findall(KEY, page), [])
        same("nor in any file", [n for n in os.listdir(".") if key.encode() in open(n, "rb").read()] if not os.path.isdir("e.oly.backups") else [], [])


def address():
    """Cards are made for an address that somebody has come by, from another machine or through a proxy."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    desk = "http://desk.example.org:" + port
    with Folder(), Desk(small(), "--port", port, "--origin", desk) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        before = olympair("people", "e.oly", now=None)
        page = lambda: text(d.ask("GET", "/people", cookie=anna).text)
        r = d.ask("POST", "/people/cards", {"section": "open"}, anna)
        say("nobody has come by it", None if r.status == 409 and "no device has used %s since the desk was started" % desk in text(r.text) else text(r.text))
        say("of which the page tells", None if "Look first: no device has used" in page() else page())
        same("nobody has a key for that", olympair("people", "e.oly", now=None), before)
        same("somebody comes", d.ask("GET", "/key", headers={"Host": "desk.example.org:" + port}).status, 200)
        say("the page says where the codes lead", None if "The codes lead to %s." % desk in page() and "Look first" not in page() else page())
        r = d.ask("POST", "/people/cards", {"section": "open"}, anna)
        same("the cards lead there", (r.status, len(re.findall(desk + "/key#" + KEY, html.unescape(r.text))) >= 11), (200, True))
    # What the event says comes before what the desk was started with; the desk is let in by it, too.
    set_to = "https://hall.example.org"
    with Folder():
        small()
        olympair("set", "e.oly", "--address", set_to + "/")
        with Desk("e.oly", "--port", port) as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            r = d.ask("POST", "/people/cards", {"section": "open"}, anna)
            say("nobody has come by the address that is set", None if r.status == 409 and "no device has used " + set_to in text(r.text) else text(r.text))
            same("somebody comes", d.ask("GET", "/key", headers={"Host": "hall.example.org"}).status, 200)
            r = d.ask("POST", "/people/cards", {"section": "open"}, anna)
            same("the cards lead there, too", (r.status, len(re.findall(set_to + "/key#" + KEY, html.unescape(r.text))) >= 11), (200, True))


def news():
    """Who did what is told to those who have the journal, where to everybody who works at results; who plays to nobody."""
    def listen(cookie):
        s = socket.create_connection(("127.0.0.1", d.port), 10)
        s.sendall(("GET /events HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCookie: %s\r\n\r\n" % (d.port, cookie)).encode())
        s.settimeout(5)
        f = s.makefile("rb")

        def tell():
            for line in f:
                if line.startswith(b"data: "):
                    return json.loads(line[6:])
        return tell
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        cleo = d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-5"))
        d.do(anna, "pair", seen=4), d.do(anna, "publish", seen=5)
        tap, helper = listen(anna), listen(cleo)
        for hear in (tap, helper):  # somebody who comes early is told of the publication, too
            while hear()["entry"] < 6:
                pass
        d.do(cleo, "results", round=1, results="table,board,result\n2,1,1-0\n")
        got = tap()
        same("a result", (got["entry"], got["by"], got["parts"]), (7, "Cleo", ["open.1.t2"]))
        say("in words", None if "board 1: 1-0" in got["what"] else got)
        same("a helper hears where", helper(), {"entry": 7, "parts": ["open.1.t2"]})
        d.do(anna, "lineups", lineups="team,board-1,board-2,board-3,board-4\nPoland,2,3,4,5\n", reason="bus")
        got = tap()
        same("a line-up", (got["entry"], got["what"], got["parts"]), (8, "round 1: line-up of Poland handed in, late", ["open.1"]))
        helper()
        d.do(anna, "set", "", venue="Hall 5", seen=8)
        same("of the event", tap()["parts"], ["all"])


def players():
    """Where players are paired there are no line-ups, and words are those of players."""
    with Folder():
        open("players.csv", "w").write("name,federation,rating\n" + "".join('"P%d",GER,%d\n' % (i, 2000 + 10 * i) for i in range(8)))
        olympair("new", "p.oly"), olympair("section", "p.oly", "blitz", "--unit", "player", "--system", "burstein", "--rounds", "3")
        for words in (("import", "p.oly", "players.csv"), ("number", "p.oly"), ("lot", "p.oly", "white"), ("pair", "p.oly")):
            olympair(*words)
        with Desk("p.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            get = lambda target: text(d.ask("GET", target, cookie=anna).text)
            steps = part(d.ask("GET", "/blitz/1", cookie=anna).text, "steps")
            same("no line-ups among the steps", ("Line-ups" in steps, "Results" in steps), (False, True))
            say("games", None if "4 games" in get("/blitz/1/draft") and "match points" not in get("/blitz/1/draft") else get("/blitz/1/draft"))
            say("a player who is here", None if "Tap a player" in get("/blitz/presence") else get("/blitz/presence"))
            r = d.ask("GET", "/blitz/1/lineups", cookie=anna)
            same("there are no line-ups, and that is said", (r.status, "everyone who is paired plays" in text(r.text)), (404, True))
            r = d.ask("POST", "/people/cards", {"section": "blitz"}, anna)
            same("nor cards for captains", (r.status, "they need no keys" in text(r.text), "captain" in get("/people").lower()), (409, True, False))
            say("everything can be looked at", [t for t in ("/blitz", "/blitz/1", "/blitz/1/publish", "/blitz/report", "/blitz/do", "/blitz/presence?team=1")
                                                if d.ask("GET", t, cookie=anna).status not in (200, 303)])


# Chess players say so of games, too; the journal names board 1 of a game, and settings have the names that they have on the command line.
OF_GAMES = re.compile(r"(over|at) the board\b|\) board 1: ")
OF_TEAMS = re.compile(r"\b(teams?|boards?|line-?ups?|captains?|match(es)?)\b", re.I)
NAMED = ("/blitz/do/set", "/blitz/do/swap", "/blitz/do/correct", "/blitz/do/renumber")


def words_of_players():
    """No page of a section of players, and no report, speaks of teams."""
    with Folder():
        open("players.csv", "w").write("name,federation,rating\n" + "".join('"P%d",GER,%d\n' % (i, 2000 + 10 * i) for i in range(9)))
        olympair("new", "p.oly"), olympair("section", "p.oly", "blitz", "--unit", "player", "--system", "burstein", "--rounds", "3")
        for words in (("import", "players.csv"), ("number",), ("lot", "white"), ("arrive", "1-5"), ("pair",), ("publish",), ("result", "1", "1-0"),
                      ("result", "2", "1/2")):
            olympair(words[0], "p.oly", *words[1:])
        with Desk("p.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            said = olympair("journal", "p.oly", now=None)
            say("so does the journal", None if "round 1 table 1 (P8 - P5) 1-0" in said and not re.search(r"board \d|boards of", said) else said)
            for state in ("playing", "drafted"):
                seen, todo, wrong = set(), {"/blitz/1", "/blitz/2/draft", "/blitz/1/enter?second=yes"}, {}
                while todo:
                    target = todo.pop()
                    seen.add(target)
                    r = d.ask("GET", target, cookie=anna)
                    if r.status != 200:
                        if r.status != 303:
                            wrong[target] = r.status
                        continue
                    page = re.sub(r"<(script|style)\b.*?</\1>", "", r.text, flags=re.S)
                    said = OF_GAMES.sub("", text(page) + " | ".join(re.findall(r'(?:aria-label|title|placeholder)="([^"]*)"', page)))
                    found = OF_TEAMS.search(said)
                    if found and target not in NAMED:
                        wrong[target] = said[max(0, found.start() - 60):found.end() + 60]
                    links = {html.unescape(a).split("#")[0] for a in re.findall(r'href="(/blitz[^"]*)"', r.text)}
                    todo |= {a for a in links if "format=" not in a} - seen
                say("%d pages of players, %s, speak of players" % (len(seen), state), "\n".join("%s: %s" % w for w in wrong.items()))
                same("all kinds of them", [n for n in ("/blitz/1/enter", "/blitz/presence", "/blitz/report", "/blitz/do", "/blitz/report/medals", "/blitz/report/signatures")
                                           if n.split("?")[0] not in {t.split("?")[0] for t in seen}], [])
                for table in (3, 4):
                    olympair("result", "p.oly", str(table), "0-1", code=None)
                olympair("pair", "p.oly", code=None)


presence()
players()
words_of_players()
news()
draft()
helper()
lacking()
filters()
publication()
settings()
present()
urgent()
lineups()
journal()
sections()
people()
address()
end()
