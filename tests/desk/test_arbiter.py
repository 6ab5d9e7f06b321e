# SPDX-License-Identifier: Apache-2.0
"""What an arbiter is told in a browser and asked for: what the desk remarks, rounds that are over, and what was refused, as it was typed."""
import html

from desk import *

TAG = re.compile(r"<[^>]*>")


def text(page):
    return re.sub(r"\s+", " ", html.unescape(TAG.sub(" ", page)))


def fields(page, action):
    """All fields of the first form that leads there, as they stand in it."""
    form = next(f.split("</form>")[0] for f in page.split("<form")[1:] if 'action="%s"' % action in f.split(">")[0])
    tags = re.findall(r"<input([^>]*)>", form)
    of = lambda tag, name: html.unescape((re.search(r' %s="([^"]*)"' % name, tag) or [None, ""])[1])
    return {of(t, "name"): of(t, "value") for t in tags if of(t, "name") and ('type="checkbox"' not in t or " checked" in t)}


def meanwhile():
    """What was offered is what is taken back, or nothing."""
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        captain = d.sign_in(d.key("captain", "--role", "captain", "--team", "Ireland", "--section", "open"))
        d.do(anna, "arrive", team="Egypt", **{"with": "3"})
        offer = fields(d.ask("GET", "/journal", cookie=anna).text, "/open/do/undo")
        same("it says which entry it offers", offer["entry"], str(stamp()))
        d.do(boris, "arrive", team="Ireland", **{"with": "4"})
        r = d.ask("POST", "/open/do/undo", offer, anna)
        say("another one is not taken back, and what was done is said in words",
            None if r.status == 409 and "meanwhile this was done by Boris in section open, entry 6: Ireland: 4 players here; look again" in text(r.text) and stamp() == 6 else text(r.text))
        d.do(boris, "arrive", team="Poland", **{"with": "4"})
        r = d.ask("POST", "/open/do/undo", offer, anna)
        say("how much was done", None if "meanwhile 2 things were done, the last by Boris in section open, entry 7: Poland: " in text(r.text) else text(r.text))
        r = d.ask("POST", "/me/order", {"seen": "5", "confirmed": "yes"}, captain)
        say("captains do not hear of whom", None if r.status != 409 or "Boris" not in r.text and "Poland is here" not in r.text else text(r.text))


def play(d, rounds):
    """Rounds of which every board is won by White."""
    for n in range(1, rounds + 1):
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        for p in json.loads(olympair("pairings", "e.oly", "-s", "open", "-r", str(n), "-f", "json", now=None))["pairings"]:
            if p.get("table"):
                olympair("result", "e.oly", str(p["table"]), "1-0", "1-0", "1-0", "1-0", "-s", "open")


def over():
    """A round before the one that is played: no helper touches it, and an arbiter is told what it means."""
    with Folder(), Desk(small()) as d:
        boris, cleo = d.sign_in(d.key("Boris", "--role", "arbiter")), d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-9"))
        olympair("set", "e.oly", "--rounds", "3", "-s", "open")
        play(d, 3)
        p = next(p for p in json.loads(olympair("pairings", "e.oly", "-s", "open", "-r", "1", "-f", "json", now=None))["pairings"] if p.get("table") == 2)
        words = {"table": "2", "team": [p["first_team"], p["second_team"]], "mark": "0 0 0 0", "reason": "misheard", "shown.1": "1-0", "result.1": "0-1"}
        n = stamp()
        words["after"] = "3"
        r = d.ask("POST", "/open/1/results", words, cleo)
        say("not by a helper, whatever the reason", None if r.status == 409 and stamp() == n and "round 1 is over, and helpers enter results of round 3: take it to an arbiter" in text(r.text) else text(r.text))
        r = d.do(cleo, "results", round=1, results="round,table,board,result\n1,2,1,0-1\n", correct=True, reason="misheard")
        say("nor as a list", None if r.status == 409 and stamp() == n and "take it to an arbiter" in r.text else r.text)
        same("he is led to his tables", (d.ask("GET", "/open/1/enter", cookie=cleo).status, d.ask("GET", "/open/3/enter", cookie=cleo).status), (303, 200))
        page = d.ask("GET", "/open/1/enter", cookie=boris).text
        sentence = "Round 3 is published: a correction in round 1 needs a reason and counts in the standings, but published pairings do not change (D.02, 47)."
        same("an arbiter reads what it means, and by keys, too", (sentence in text(page), 'data-after="3">%s</p>' % sentence in page), (True, True))
        same("not of the round that is played", "is published: what is corrected" in d.ask("GET", "/open/3/enter", cookie=boris).text, False)
        r = d.ask("POST", "/open/1/results", words, boris)
        say("what is remarked on it stands where its result is said", None if r.status == 200 and "The pairings published after round 1 stand (D.02, 47)" in text(r.text) else text(r.text))
        same("after the last round it counts in the standings", (lambda t: ("in the standings" in t, "from round 4" in t))(olympair("report", "e.oly", "corrections", "-s", "open", now=None)), (True, False))
        # What is told of one team, of one player, and to FIDE stands side by side, of the same team or player.
        for of in (["rating-changes", "norms", "arbiter-forms"], ["team?about=1", "explain?about=1", "rating-games?about=1"], ["player?about=1&about=2", "norm?about=1&about=2"]):
            for one in of:
                page = d.ask("GET", "/open/report/" + one, cookie=boris)
                led = re.findall(r'href="/open/report/([^"]*)"', html.unescape((re.findall(r'(?s)<nav class="counts".*?</nav>', page.text) + [""])[0]))
                same("beside " + one, (led, page.status == 200 or one == "arbiter-forms"), ([x for x in of if x in led], True))
                say("all of them", None if len(led) >= len(of) - 1 else led)
        # A round that is still played has no such question.
        p = next(p for p in json.loads(olympair("pairings", "e.oly", "-s", "open", "-r", "3", "-f", "json", now=None))["pairings"] if p.get("table") == 2)
        r = d.ask("POST", "/open/3/results", dict(words, team=[p["first_team"], p["second_team"]]), cleo)
        same("a helper corrects the round that is played", (r.status in (200, 303), stamp()), (True, n + 2))


def forbidden():
    """What breaks an absolute rule is asked about at the page, with its article, and goes on from there."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        play(d, 1)
        olympair("pair", "e.oly", "-s", "open")
        met = next(p for p in json.loads(olympair("pairings", "e.oly", "-s", "open", "-r", "1", "-f", "json", now=None))["pairings"] if p.get("table"))
        words = dict(fields(d.ask("GET", "/open/2/draft", cookie=anna).text, "/open/do/move"), team=met["first_team"], other=met["second_team"], reason="x")
        n = stamp()
        r = d.ask("POST", "/open/do/move", words, anna)
        page = text(r.text)
        say("not unconfirmed, and the article is named", None if r.status == 409 and stamp() == n and "have met in round 1 (D.02, 16a)" in page and "breaks an absolute rule: to do it all the same, confirm it" in page else page)
        r = d.ask("POST", "/open/do/move", dict(fields(r.text, "/open/do/move"), confirm="yes"), anna)
        same("confirmed on that page it is done", (r.status, stamp()), (200, n + 1))


def left():
    """What leaves the FIDE mode is asked about twice, and told on every page and sheet from then on."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        olympair("set", "e.oly", "-s", "open", "--system", "team-swiss-2026")
        play(d, 1)
        told = "FIDE mode left in round 1"
        words = dict(fields(d.ask("GET", "/open/do/bar", cookie=anna).text, "/open/do/bar"), team="Egypt", other="Poland", reason="neighbours")
        n = stamp()
        r = d.ask("POST", "/open/do/bar", words, anna)
        say("the first question names why", None if r.status == 409 and stamp() == n and "leave the FIDE mode: a pair is barred after round 1 was published" in text(r.text) else text(r.text))
        r = d.ask("POST", "/open/do/bar", dict(fields(r.text, "/open/do/bar"), confirm="yes"), anna)
        say("the second that it is for good", None if r.status == 409 and stamp() == n and "it cannot enter it again" in text(r.text) else text(r.text))
        same("no page says so yet", told in text(d.ask("GET", "/journal", cookie=anna).text), False)
        r = d.ask("POST", "/open/do/bar", dict(fields(r.text, "/open/do/bar"), **{"leave-fide-mode": "yes"}), anna)
        same("answered twice it is done", (r.status in (200, 303), stamp()), (True, n + 1))
        same("pages and sheets say so", [told in text(d.ask("GET", at, cookie=anna).text) for at in ("/journal", "/open/2/draft", "/open/report/standings")], [True] * 3)


def twice():
    """Double entry that is set when a round is entered already: that is said, and the round has no second entry, which is no difference."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        play(d, 1)
        r = d.ask("POST", "/open/do/set", {"seen": stamp(), "double-entry": "yes"}, anna)
        say("said when it is set", None if r.status == 200 and "Results of round 1 are there already and need a second entry" in text(r.text) and "5 tables have no second entry" in text(r.text) else text(r.text))
        r = d.ask("POST", "/open/do/pair", {"seen": stamp()}, anna)
        say("what is lacking", None if r.status == 409 and "in round 1 5 tables have no second entry, first at table 1" in text(r.text) and "do not agree" not in r.text else text(r.text))


def next_steps():
    """What is next is what who reads it can do, or the page says who does it."""
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        next = lambda who: text(d.ask("GET", "/open/1", cookie=who).text.split('data-part="next"')[1].split("</section>")[0])
        say("the draft is the TAP's", None if "You can pair round 1 without noting who is here The TAP does it." in next(boris) and "Pair round 1" in next(anna) and "the TAP" not in next(anna) else next(boris))
        olympair("set", "e.oly", "--presence-closes", "2099-01-01 19:00", now=None)
        say("before the set hour whoever pairs knows that teams may still come", None if "You can pair round 1 without noting who is here, but teams may still report until 2099-01-01 19:00" in next(anna) else next(anna))
        olympair("undo", "e.oly", now=None)
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "--lineups", "2036-09-02 12:00", "-s", "open", now=None)
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        say("before the first is in, line-ups are opened before results are entered", None if re.search("Enter line-ups .* Open the line-ups", next(anna)) and "Enter results" not in next(anna) else next(anna))
        say("and not by an arbiter", None if re.search("Enter line-ups .*The line-ups are not opened The TAP does it.", next(boris)) else next(boris))
        say("one of many is found", None if 'data-find=".lineups tbody tr"' in d.ask("GET", "/open/1/lineups", cookie=boris).text else "no field")
        # What it would do is done from there.
        r = d.ask("POST", "/open/do/renumber", {"seen": str(stamp()), "team": "Poland", "above": "Egypt", "reason": "the list was wrong", "dry-run": "yes"}, anna)
        n, again = stamp(), fields(r.text, "/open/do/renumber")
        same("only shown", (r.status, "Back" in text(r.text), "Go on" in text(r.text), again.get("dry-run")), (200, True, False, None))
        r = d.ask("POST", "/open/do/renumber", again, anna)
        same("and done from there", (r.status in (200, 303), stamp()), (True, n + 1))


def refused():
    """A form that is refused comes back as it was filled in, but for keys."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        one = d.ask("GET", "/open/1/lineups?team=1", cookie=anna).text
        target = html.unescape(re.search(r'action="(/open/1/lineups[^"]*)"', one).group(1))
        words = dict(fields(one, target), keys="99", reason='late: "bus" & <fog>')
        words["out-of-order"] = "yes"
        words["rests"] = "2"
        r = d.ask("POST", target, words, anna)
        back = fields(r.text, target)
        same("a line-up at the counter", (r.status, "Not saved" in r.text, {k: back.get(k) for k in words}), (422, True, words))
        same("each row can say that he rests, and does where it is ticked", (len(re.findall(r'name="rests"', r.text)), r.text.count('<b class="resting">rests</b>'), "input:not(:checked)~.resting{display:none}" in d.ask("GET", "/assets/desk.css").text), (5, 5, True))
        same("who rests is ticked, and nobody else", re.findall(r'name="rests" value="(\d)" checked', r.text), ["2"])
        person = {"name": "Zoë", "role": "helper", "section": "open", "tables": "1-x"}
        r = d.ask("POST", "/people", person, anna)
        back = fields(r.text, "/people")
        same("a new person", (r.status, back["name"], back["tables"], '<option value="helper" selected>helper' in r.text, back["team"]), (400, "Zoë", "1-x", True, ""))
        r = d.ask("POST", "/screen", {"text": "x" * 204}, anna)
        same("an announcement that is too long", (r.status >= 400, fields(r.text, "/screen")["text"]), (True, "x" * 204))
        r = d.ask("POST", "/screen", {"text": "Bus\u200b at 22:00"}, anna)
        same("one with a character that nobody sees", (r.status, fields(r.text, "/screen")["text"]), (400, "Bus\\u200B at 22:00"))
        r = d.ask("POST", "/open/do/renumber", {"seen": "1", "team": "Poland", "above": "Nowhere", "reason": "x", "then": "/journal"}, anna)
        back = fields(r.text, "/open/do/renumber")
        same("an operation, with what is seen by now and where it goes on", (r.status, back["team"], back["above"], back["seen"], back["then"]), (409, "Poland", "Nowhere", str(stamp()), "/journal"))
        r = d.ask("POST", "/open/do/results", {"round": "1", "results": "table,board,result\n77,1,1-0\n<b>", "correct": "yes"}, anna)
        say("a list", None if r.status >= 400 and "77,1,1-0\n&lt;b&gt;</textarea>" in r.text.replace("&#10;", "\n").replace("\r", "") else r.text)
        r = d.ask("POST", "/key", {"key": "ABCD-EFGH-IJKL-MNOP"})
        same("a key does not", (r.status >= 400, "ABCD" in r.text), (True, False))
        r = d.ask("POST", "/key", {"key": "ABCD-EFGH-IJKL-MNOP"}, anna)
        same("nor to who is signed in", (r.status >= 400, "ABCD" in r.text), (True, False))
        title = lambda r: (re.findall("<title>(.*?)(?: · |<)", r.text) or [r.text[:200]])[0]
        same("a refusal says what became of it: nothing was sent, nobody is signed in, nothing is saved",
             [title(x) for x in (d.ask("GET", "/open/report/pairings?round=99", cookie=anna), d.ask("GET", "/open/1/nowhere", cookie=anna), r, d.ask("POST", "/undo", {"seen": "x"}, anna))],
             ["This page cannot be shown", "Not found", "Not signed in", "Not saved"])


def asked():
    """What is open is headed by the round whose results are in, and the journal of a team knows its section."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        play(d, 1)
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        heading = lambda: re.search(r"after round (\d)", olympair("what-if", "e.oly", "-s", "open", now=None)).group(1)
        same("before any result of round 2", heading(), "1")
        olympair("result", "e.oly", "1", "1-0", "1-0", "1-0", "1-0", "-s", "open")
        same("with one", heading(), "2")
        r = d.ask("GET", "/journal?team=Madagascar", cookie=anna)
        say("the section of a team that is in one only need not be said", None if r.status == 200 and "which section" not in text(r.text) and "Madagascar" in text(r.text.split("<table")[1]) else text(r.text))
        r = olympair("new", "n.oly", "--rounds", "3", now=None, code=2)
        same("a new event has no section for rules", os.path.exists("n.oly"), False)


def choices():
    """Where a few words are all that may be said they are offered, and what is not chosen stays."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        of = lambda page, name: re.findall(r"<option[^>]*>([^<]*)", page.split('<select id="%s"' % name)[1].split("</select>")[0]) if '<select id="%s"' % name in page else None
        page = d.ask("GET", "/open/do/lot", cookie=anna).text
        same("a colour", of(page, "colour"), ["–", "White", "Black"])
        page = d.ask("GET", "/open/do/set", cookie=anna).text
        same("yes or no", of(page, "double-entry"), ["yes", "no"])
        same("more words", of(page, "lineup-default"), ["first of the list", "as in the last match"])
        same("numbers, text and hours are typed", [of(page, name) for name in ("rounds", "title", "date.1", "federation", "city")], [None] * 5)
        n = stamp()
        d.ask("POST", "/open/do/set", {"seen": str(n), "lineup-default": "previous"}, anna)
        same("one is set, the others stay", (stamp(), 'value="previous" selected' in d.ask("GET", "/open/do/set", cookie=anna).text), (n + 1, True))


def few():
    """A team that is let play with two of its five players: who plays is typed at the counter, and its captain ticks three who rest."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        dan = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Georgia 1"))
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "--lineups", "2036-09-02 12:00", "-s", "open", now=None)
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        olympair("arrive", "e.oly", "Georgia 1", "--with", "2", "-s", "open", now=None)
        olympair("start", "e.oly", "--let-play", "Georgia 1", "-s", "open", "--reason", "by order of the President", now=None)
        number = re.search(r'lineups\?team=(\d+)" aria-label="[^"]*Georgia 1"', d.ask("GET", "/open/1/lineups", cookie=anna).text).group(1)
        target = "/open/1/lineups?team=" + number
        page = d.ask("GET", target, cookie=anna).text
        say("the counter knows how many are here", None if "2 players are here. Boards 3 and 4 stay empty and are lost by forfeit." in text(page) and "Tick the 3 of 5 who rest;" in page else text(page))
        same("and three rest unless it is said otherwise", re.findall(r'name="rests" value="(\d)" checked', page), ["3", "4", "5"])
        me = lambda: d.ask("GET", "/me", cookie=dan).text
        said = lambda: (re.search(r"<legend>(.*?)</legend>", me()).group(1), re.findall(r'name="rests"[^>]* value="(\d)" checked', me()))
        same("the captain is asked for what is ticked", said(), ("Who rests? Tick 3.", ["3", "4", "5"]))
        say("and told of both boards", None if "Your team has 2 players here. Boards 3 and 4 stay empty and are lost by forfeit." in text(me()) else text(me()))
        for keys, boards in (("12", "1,2,0,0"), ("1300", "1,3,0,0"), ("24--", "2,4,0,0"), ("140", "1,4,0,0"), ("5", "5,0,0,0")):
            r = d.ask("POST", target, {"team": "Georgia 1", "keys": keys, "reason": "again"}, anna)
            names = dict(re.findall(r'data-name="([^"]*)" value="(\d)"', me()))
            seats = re.findall(r"<li>(.*?)</li>", me().split('class="boards"')[1].split("</ol>")[0])
            same("the keys " + keys, (r.status, ",".join("0" if "nobody" in s else names[s] for s in seats)), (303, boards))
        for keys in ("11", "1210", "7", "120x"):
            same("no line-up: " + keys, d.ask("POST", target, {"team": "Georgia 1", "keys": keys, "reason": "again"}, anna).status, 422)
        say("one plays: no number of ticks is asked for", None if said() == ("Who rests?", ["1", "2", "3", "4"]) else said())
        # Once they are opened the boards that nobody plays at need not be entered.
        olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "all are in", "--confirm", now=None)
        page = d.ask("GET", "/open/1/enter", cookie=anna).text
        form = re.search(r'<form[^>]* data-table="\d+"(?:(?!</form>).)*Georgia 1.*?</form>', page, re.S).group()
        table = re.search(r'data-table="(\d+)"', form).group(1)
        both = [html.unescape(t) for t in re.findall(r'name="team" value="([^"]*)"', form)]
        lost = "-+" if both[0] == "Georgia 1" else "+-"
        same("the page knows them", re.findall(r'placeholder="([^"]*)" data-known', form), [lost] * 3)
        words = {"table": table, "team": both, "mark": re.search(r'name="mark" value="([^"]*)"', form).group(1), "after": "1",
                 "result.1": "1/2", "shown.1": "", "confirm": True, "reason": "early"}
        r = d.ask("POST", "/open/1/results", json.dumps(words), anna, {"Content-Type": "application/json", "Accept": "application/json"})
        notes = [f["text"] for f in r.json().get("findings", [])]
        same("the first result of the match brings them", (r.status, [n for n in notes if "as recorded now" in n]),
             (200, ["table %s board %d: Georgia 1 has no player there and loses the board by forfeit, as recorded now" % (table, b) for b in (2, 3, 4)]))
        row = [x for x in olympair("report", "e.oly", "boards", "-s", "open", "--format", "csv", now=None).splitlines() if "Georgia 1" in x]
        same("all of its boards are in", len([x for x in row if lost in x or "1/2" in x]), 4)


def judged():
    """A team that missed two matches: its round page says so, and the draft of the next round warns of it once."""
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        for r in (1, 2):
            olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
            if r == 1:
                olympair("arrive", "e.oly", "Ireland", "--with", "0", "-s", "open")
            olympair("start", "e.oly", "--reason", "all others are here", "-s", "open")
            for table in range(1, 6):  # that of Ireland is refused: its match is over
                olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open", code=None)
            needs = lambda who: d.ask("GET", "/open/%d" % r, cookie=who).text.split('data-part="next"')[1].split("</section>")[0]
            told = "did not come to its matches of rounds 1 and 2: expel it, or excuse it with a reason"
            same("after round %d the page asks for a decision" % r, told in needs(anna), r == 2)
        say("with the way to it", None if re.search(r'href="/open/presence\?team=\d+">Expel or excuse', needs(anna)) else needs(anna))
        way = re.search(r'href="(/open/presence\?team=\d+)">Expel', needs(anna)).group(1)
        say("which leads to both", None if all("/open/do/%s?team=Ireland" % op in d.ask("GET", way, cookie=anna).text for op in ("expel", "excuse")) else text(d.ask("GET", way, cookie=anna).text))
        olympair("pair", "e.oly", "-s", "open")
        draft = d.ask("GET", "/open/3/draft", cookie=anna).text
        warnings = [text(w) for w in re.findall(r"<li[^>]*>(.*?)</li>", draft.split('data-part="findings"')[1].split("</div>")[0], re.S)]
        same("the draft warns of it once", [told in w or w for w in warnings if "Ireland" in w and w != "Ireland has the bye"], [True])
        olympair("excuse", "e.oly", "Ireland", "--reason", "fog", "-s", "open")
        same("excused, it is no longer asked for", told in needs(anna), False)


def small_things():
    """What is shown to whom: keys that do something, hours that are to come, links without a stray dot, and where a long list goes."""
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        hours = lambda: text(d.ask("GET", "/open/1", cookie=anna).text.split('data-part="deadlines"')[1].split("</section>")[0])
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "--lineups", "2036-09-02 12:00", "-s", "open", now=None)
        olympair("set", "e.oly", "--round", "2", "--date", "2036-09-03 15:00", "-s", "open", now=None)
        say("before the round its hours are to come", None if "2 Sept" in hours() else hours())
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "all are in", "--confirm", now=None)
        rarer = text(d.ask("GET", "/open/presence?team=Ireland", cookie=boris).text.split("Needed less often")[1].split("</p>")[0])
        say("no dot before the first", None if not rarer.strip(": ").startswith("·") and rarer.strip(": ") else rarer)
        for table in range(1, 6):
            olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open", "--confirm", "--reason", "early")
        say("of a round that is over nothing is", None if "2 Sept" not in hours() and "3 Sept" in hours() else hours())
        r = d.ask("POST", "/open/do/results", {"round": "1", "results": "x" * 130000}, anna)
        say("a long list is told where it goes", None if r.status == 413 and "KB at most" in r.text and "in parts" in r.text else (r.status, text(r.text)[:300]))


meanwhile()
small_things()
few()
judged()
choices()
asked()
refused()
next_steps()
twice()
over()
forbidden()
left()
end()
