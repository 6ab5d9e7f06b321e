# SPDX-License-Identifier: Apache-2.0
"""What the TAP is told before it does something, and what pages say of a round that is under way."""
import html

from desk import *

TAG = re.compile(r"<[^>]*>")


def text(page):
    return re.sub(r"\s+", " ", html.unescape(TAG.sub(" ", page)))


def part(page, name):
    return text(page.split('data-part="%s"' % name)[1].split('data-part="')[0])


def has(what, page, *words):
    """Each of them, as it is read."""
    missing = [w for w in words if w not in page]
    say(what, "no %r in %s" % (missing, page) if missing else None)


def tables(path="e.oly"):
    """Of the last round: {table: (first, second)}."""
    rows = json.loads(olympair("pairings", path, "-s", "open", "-f", "json", now=None))["pairings"]
    return {p["table"]: (p["first_team"], p["second_team"]) for p in rows if p.get("table")}


def play(skip=None):
    """Every match but that of a team is won by who is named first."""
    for table in [t for t, teams in tables().items() if skip not in teams]:
        olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open")


def foreseen():
    """What a publication warns of is said on the draft and beside the question, before it is done."""
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        get = lambda target, who=anna: d.ask("GET", target, cookie=who).text
        d.do(anna, "arrive", team="Egypt", **{"with": "2"}), d.do(anna, "pair", seen=stamp())
        has("who is short of players", part(get("/open/presence"), "counts"), "short of players 1")
        same("only those", get("/open/presence?show=short").count('data-part="team-'), 1)
        n, few = stamp(), "Egypt is here with 2 players and needs 3"
        for what, target, who in (("the draft", "draft", anna), ("for arbiters", "draft", boris), ("the question", "publish", anna)):
            has("few players: " + what, part(get("/open/1/" + target, who), "findings"), few)
        r = d.do(anna, "publish", seen=n, dry_run=True)
        same("as the dry run finds it", [f["text"].split(". ")[0] for f in r.json()["findings"]], [few])
        same("nothing was recorded", stamp(), n)
        r = d.do(anna, "publish", seen=n)
        same("what can only be said afterwards comes afterwards", ["take the publication back" in f["text"] for f in r.json()["findings"]], [False, True])
        olympair("start", "e.oly", "-s", "open", now="2036-09-02 15:00")
        play("Egypt"), d.do(anna, "pair", seen=stamp())
        for target in ("draft", "publish"):
            has("absent in the round before: " + target, part(get("/open/2/" + target), "findings"), "Egypt lost round 1 as absent, and has not been noted as here since")
        # Left over by hand: it is refused, and that is said first.
        d.do(anna, "absent", team="Egypt"), d.do(anna, "pair", seen=stamp())
        one, other = tables()[1]
        d.do(anna, "bye", team=one, reason="to see", order_of="the chief", seen=stamp())
        has("what is left over", part(get("/open/2/publish"), "findings"), "without a pairing", other)


def form_of(page, table):
    return next(f for f in page.split("<form")[1:] if 'data-table="%d"' % table in f).split("</form")[0]


def marked():
    """A team that did not come is said at its match, and who sits at the boards of the others."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        get = lambda target: d.ask("GET", target, cookie=anna).text
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        d.do(anna, "open", seen=stamp(), reason="all are here")
        d.do(anna, "arrive", team="Egypt", **{"with": "1"})
        d.do(anna, "start", seen=stamp())
        table = next(t for t, teams in tables().items() if "Egypt" in teams)
        form, other = form_of(get("/open/1/enter"), table), form_of(get("/open/1/enter"), table % 5 + 1)
        has("the mark is at the match", text(form), "marked: Egypt did not come")
        same("it is for the script, too", ('data-marked="yes"' in form, "marked" in other), (True, False))
        has("how many are there", part(get("/open/1/enter"), "progress"), "1 of 5 matches")
        words = [html.unescape(x) for x in re.findall(r'name="team" value="([^"]*)"', form)]
        mark = re.search(r'name="mark" value="([^"]*)"', form).group(1)
        r = d.ask("POST", "/open/1/results", {"table": table, "team": words, "mark": mark, **{"result.%d" % b: "1" for b in (1, 2, 3, 4)}}, anna)
        same("games of it are a conflict still", r.status, 409)
        matches = json.loads(olympair("report", "e.oly", "boards", "-s", "open", "-f", "json", now=None))["matches"]
        want = [(b["first_player"], b["second_player"]) for b in next(x for x in matches if x["table"] == table % 5 + 1)["boards"]]
        got = [tuple(html.unescape(x).split(" - ")) for x in re.findall("<li>(.*?)</li>", other)]
        same("who sits at the boards", got, want)


def joined():
    """A team that joins after the opening has no line-up: it is counted as missing, and that comes first."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        page = lambda: d.ask("GET", "/open/1", cookie=anna).text
        step = lambda: re.search("Line-ups (.*?) Opened", part(page(), "steps")).group(1)
        d.do(anna, "absent", team="Egypt"), d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        for team in ("1", "2", "3"):
            olympair("lineup", "e.oly", team, "1", "2", "3", "4", "-s", "open", "--reason", "late")
        same("handed in of those that are due", step(), "3 of 10")
        d.do(anna, "open", seen=stamp(), reason="all are here")
        same("those by default are counted apart", step(), "3 + 7 default")
        # Egypt takes the place of the lower-ranked team of the last table, which has the bye: one line-up is gone with it.
        d.do(anna, "arrive", team="Egypt", join=True, reason="late flight", order_of="the chief", seen=stamp())
        same("one is missing", step(), "3 + 6 default, 1 missing")
        has("whose", part(page(), "next"), "1 line-up is missing", "5 Egypt")
        d.do(anna, "arrive", team="Vietnam", **{"with": "2"})
        say("it comes before the start", None if re.search("Enter line-ups .* Start the round", part(page(), "next")) else part(page(), "next"))
        has("also on the command line", olympair("show", "e.oly", "-s", "open"), "next: olympair lineups e.oly --enter --section open", "then: olympair start")
        olympair("lineup", "e.oly", "Egypt", "1", "2", "3", "4", "-s", "open", "--reason", "joined")
        same("taken", step(), "4 + 6 default")
        say("then the start", None if re.search("Needs you now · 1 .* Start the round", part(page(), "next")) else part(page(), "next"))
        # Vietnam, whose line-up was made by default, is here with 2: it loses by walkover, and is gone from no sum.
        d.do(anna, "start", seen=stamp(), reason="all are here")
        same("who lost by walkover is named", step(), "4 + 5 default, 1 lost by walkover")
        totals = d.ask("GET", "/open/1/lineups", cookie=anna).text
        has("and on the page of the line-ups", part(totals, "totals"), "4 handed in", "5 default", "0 missing", "1 lost by walkover", "10 teams in all", "5 matches")
        has("and on the sheet", olympair("report", "e.oly", "lineups", "-s", "open", now=None), "4 of 9 handed in, 3 of them late; 5 by default, 0 missing; 1 lost by walkover.")


def late():
    """Only a round that can still be joined is offered; of a draft it is said how the team comes into it; and that reasons are printed."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        team = lambda: d.ask("GET", "/open/presence?team=Egypt", cookie=anna).text
        d.do(anna, "absent", team="Egypt"), d.do(anna, "pair", seen=stamp())
        has("a draft is made again", text(team()), "Round 1 is drafted without it: note it as here, and draft it again.")
        same("there is nothing to join", "It joins" in team(), False)
        d.do(anna, "publish", seen=stamp())
        has("published, nothing played: it may join", part(team(), "late"), "Round 1 is published without it.", "printed on the sheets of the round", "It joins")
        olympair("result", "e.oly", "1.1", "1-0", "-s", "open")
        same("once it has begun there is nothing to join", 'data-part="late"' in team(), False)
        play(), d.do(anna, "absent", team="Egypt", **{"from": "2"}), d.do(anna, "pair", seen=stamp())
        has("the round that is drafted, not the one before", part(team(), "late"), "Round 2 is drafted without it")
        has("changes by hand, too", text(d.ask("GET", "/open/2/draft", cookie=anna).text), "Reason (printed on the sheets of the round)")
        has("in the form of the operation, too", text(d.ask("GET", "/open/do/move", cookie=anna).text), "Reason printed on the sheets of the round")
        d.do(anna, "arrive", team="Egypt"), d.do(anna, "pair", seen=stamp())
        same("it is in the draft then", 'data-part="late"' in team(), False)


def unfinished():
    """A game that is not over does not hide behind a round that is complete; the box of the draft says what is stored."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        get = lambda target: text(d.ask("GET", target, cookie=anna).text)
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp()), play()
        has("all over", get("/open/1"), "Results 5 of 5 Complete", "result in: 5 ")
        has("nothing is open: the form of the draft", get("/open/2/draft"), "No unfinished games.")
        olympair("result", "e.oly", "2.3", "*", "-s", "open", "--correct", "--reason", "adjourned")
        has("one is not", get("/open/1"), "Results 5 of 5, 1 game unfinished")
        has("on the command line", olympair("show", "e.oly", "-s", "open"), "round 1 of 7: complete, 5 matches, 1 game unfinished\n")
        has("in the form of the draft", get("/open/2/draft"), "1 unfinished game counts as a draw in this pairing: table ")


def gone():
    """A draft that was discarded is missed where it was: when it was made, what made an end of it, and who. Times of another day have it."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        get = lambda target: d.ask("GET", target, cookie=anna).text
        same("nothing was discarded", 'data-part="discarded"' in get("/open/1/draft"), False)
        olympair("pair", "e.oly", "-s", "open", now="2016-09-01 21:47")
        olympair("absent", "e.oly", "Egypt", "-s", "open", now="2016-09-01 21:48", user="Boris")
        has("when, by what and by whom", part(get("/open/1/draft"), "discarded"), "The draft of 2016-09-01 21:47 was discarded at 2016-09-01 21:48: Egypt is not paired in round 1", "(Boris)")
        d.do(anna, "pair", seen=stamp()), d.do(anna, "arrive", team="Egypt")
        said = part(get("/open/1/draft"), "discarded")
        say("of today the hour", None if re.search(r"The draft of \d\d:\d\d was discarded at \d\d:\d\d: Egypt: 5 players here", said) else said)
        lately = part(get("/open/1"), "lately")
        say("Lately, too", None if re.search(r"> \d\d:\d\d Anna ", lately) and " Thu 1 Sept 2016, 21:48 Boris " in lately else lately)
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open", now="2016-09-01 21:59")
        has("and the steps", part(get("/open/1"), "steps"), "Published Thu 1 Sept 2016, 21:59")


def back():
    """What was corrected with a reason once the next round was out is taken back with one, too."""
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "tap"))
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp()), play()
        d.do(anna, "results", round=1, results="table,board,result\n1,1,0-1\n", correct=True, reason="misread", seen=stamp())
        same("before the next round is out none is needed", d.do(anna, "undo", seen=stamp()).status, 200)
        d.do(anna, "pair", seen=stamp())
        frozen = "settings and numbers of the section are frozen"
        say("what is frozen already is not asked again", None if frozen not in d.ask("GET", "/open/2/publish", cookie=anna).text else "it is")
        d.do(anna, "publish", seen=stamp())
        r = d.do(anna, "results", round=1, results="round,table,board,result\n1,1,1,0-1\n", correct=True, reason="misread", seen=stamp())
        same("corrected", r.status, 200)
        n = stamp()
        for what, who in (("by another person", boris), ("by the same", anna)):
            r = d.do(who, "undo", seen=n, confirm=True)
            same("not without a reason " + what, (r.status, stamp(), "reason" in r.text), (409, n, True))
        same("with one it is", (d.do(boris, "undo", seen=n, confirm=True, reason="it was right").status, stamp()), (200, n + 1))


foreseen()
marked()
back()
gone()
unfinished()
late()
joined()
end()
