# SPDX-License-Identifier: Apache-2.0
"""The wrong round, the wrong table, the closed door: what a day at full size found on the pages of the desk."""
from desk import *

TODAY = "2026-09-12 10:00"


def field(page, name):
    """The tag of a field."""
    found = re.search(r'<(?:input|textarea|select)[^>]* name="%s"[^>]*>' % re.escape(name), page)
    return found.group() if found else ""


def value(page, name):
    found = re.search(r' value="([^"]*)"', field(page, name))
    return html.unescape(found.group(1)) if found else ""


def text(page):
    return html.unescape(re.sub(r"<[^>]*>", " ", page))


def publish(d, who):
    d.do(who, "pair", seen=stamp()), d.do(who, "publish", seen=stamp())


def play(round):
    for table in range(1, 6):
        olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open", "-r", str(round))


def correct(d, who, **words):
    return d.ask("POST", "/open/do/results", {"results": "table,board,result\n1,1,1/2\n", "correct": "yes", "reason": "misread", **words}, who)


def round_named():
    """Round 2 is published in the evening and not begun; a correction that is typed then is of round 1."""
    with Folder():
        small()
        for round in (2, 3):
            olympair("set", "e.oly", "--round", str(round), "--date", "2036-09-0%d 15:00" % (round + 1), "-s", "open")
        with Desk("e.oly") as d:
            anna, helper = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3"))
            publish(d, anna), play(1), publish(d, anna)
            form = d.ask("GET", "/open/do/results", cookie=anna).text
            same("the form of results has the round that is played", (value(form, "round"), "required" in field(form, "round")), ("1", True))
            n = stamp()
            for what, words in (("no round", {}), ("an empty one", {"round": ""})):
                r = correct(d, anna, **words)
                same("refused: a correction with " + what, (r.status, "which round?" in r.text, stamp()), (400, True, n))
                same("and the form asks for it: " + what, (value(r.text, "reason"), "required" in field(r.text, "round")), ("misread", True))
            r = d.ask("POST", "/open/do/results", json.dumps({"results": "table,board,result\n1,1,1/2\n"}), anna, {"Content-Type": "application/json"})
            same("nor by a program", (r.status, "which round?" in r.text, stamp()), (400, True, n))
            r = correct(d, anna, round="2")
            same("the round that has not begun has none of it", (r.status, "line-ups of round 2 are not opened" in text(r.text), stamp()), (409, True, n))
            same("nor a helper's", (d.do(helper, "results", round=1, results="table,board,result\n1,1,1/2\n", correct=True, reason="misread").status, stamp()), (200, n + 1))
            same("the round that is played takes it", (correct(d, anna, round="1").status, stamp()), (200, n + 1))
            for op in ("swap", "sign"):
                form = d.ask("GET", "/open/do/" + op, cookie=anna).text
                same("the form of %s has it, too" % op, (value(form, "round"), "required" in field(form, "round")), ("1", True))
                same("and %s is refused without" % op, d.do(anna, op, match="1", team="Poland", agree="yes", seen=n + 1).status, 400)
            for op in ("lineups", "open"):
                same("line-ups are of the round to come: " + op, value(d.ask("GET", "/open/do/" + op, cookie=anna).text, "round"), "2")


def before_the_lineups():
    """One early result takes no form away, ticks no stage, sends nobody away: it is refused, or confirmed with a reason."""
    with Folder():
        small()
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "-s", "open")
        with Desk("e.oly") as d:
            anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
            cleo = d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3"))
            publish(d, anna)
            dan = {t: d.sign_in(d.key("Dan of " + t, "--role", "captain", "--section", "open", "--team", t)) for t in ("Poland", "Greece")}
            n, early = stamp(), "table,board,result\n1,1,1-0\n"
            for name, who in (("TAP", anna), ("arbiter", boris), ("helper", cleo)):
                r = d.do(who, "results", round=1, results=early)
                same("refused before the line-ups are opened, to the " + name, (r.status, "line-ups of round 1 are not opened" in r.text, stamp()), (409, True, n))
            same("not even confirmed by a helper", (d.do(cleo, "results", round=1, results=early, confirm="yes", reason="known").status, stamp()), (409, n))
            r = d.ask("POST", "/open/1/results", {"table": "1", "team": ["Poland", "Greece"], "mark": "", "result.1": "1"}, boris)
            same("nor on the page of entries", (r.status, stamp()), (409, n))
            same("nor by an arbiter without a reason", (d.do(boris, "results", round=1, results=early, confirm="yes").status, stamp()), (409, n))
            r = d.ask("POST", "/open/do/results", {"round": "1", "results": early}, boris)
            same("the page asks him whether it is meant", ("confirm" in re.findall(r'name="([a-z-]*)" required', r.text), r.status), (True, 409))
            same("confirmed, with a reason", d.do(boris, "results", round=1, results=early, confirm="yes", reason="Greece has no player there").status, 200)
            same("and a walk-over of a whole match", (d.do(boris, "results", round=1, results="table,absent,present\n1,Greece,4\n", confirm="yes", correct="yes", reason="its plane was cancelled").status), 200)
            page = d.ask("GET", "/open/1", cookie=anna).text
            steps = re.findall(r'<li( class="done"| aria-current="step")?>(?:<a[^>]*>)?([A-Za-z-]+)', page.split('class="steps"')[1].split("</ol>")[0])
            same("no stage is ticked for it", [s for c, s in steps if "done" in c], ["Presence", "Draft", "Published"])
            same("what is next is the line-ups", [s for c, s in steps if "current" in c], ["Line-ups"])
            say("as it is said", None if "Enter line-ups" in text(page.split('data-part="next"')[1].split("</section>")[0]) else text(page))
            same("a helper takes line-ups", d.ask("GET", "/open/1/lineups", cookie=cleo).status, 200)
            for team in dan:
                page = d.me(dan[team], anna)
                same("the captain of %s keeps the form" % team, 'action="/me/lineup"' in page, True)
                r = d.ask("POST", "/me/lineup", {"round": "1", "rests": "4", "held": "0"}, dan[team])
                same("and hands it in: " + team, r.status in (200, 303), True)
            r = d.do(anna, "open", round=1, reason="all are here", seen=stamp())
            boards = json.loads(olympair("report", "e.oly", "boards", "-s", "open", "-f", "json", now=None))
            same("the opening has them", (r.status, "Poland" in json.dumps(boards)), (200, True))


def forgotten():
    """What is stored as unfinished is named before it is ticked, table and boards; a match without any result is not among it."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        publish(d, anna)
        for table in (1, 2, 3, 4):
            olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "*" if table == 1 else "1-0", "-s", "open")
        page = lambda: text(d.ask("GET", "/open/2/draft", cookie=anna).text)
        same("a forgotten match is offered by no tick", "unfinished-as-draws" in d.ask("GET", "/open/2/draft", cookie=anna).text, False)
        r = d.ask("POST", "/open/do/pair", {"seen": str(stamp()), "unfinished-as-draws": "yes"}, anna)
        for what, said in (("the draft page", page()), ("the refusal", text(r.text))):
            say("what lacks and what is unfinished, by name: " + what, None if re.search(r"table 5 \([^)]*, all of it\)", said) and
                re.search(r"1 unfinished game counts as a draw (in|for) this pairing: table 1 of round 1 \([^)]*, board 4\)", said) else said)
        same("and taken by none", (r.status, "table 5" in text(r.text), "a match without any result" in text(r.text)), (409, True, True))
        olympair("result", "e.oly", "5.2", "1-0", "-s", "open")
        say("games that may go on are named", None if re.search(r"not finished, and are stored so: table 5 \(.* - .*, boards 1, 3, 4\)", page()) else page())
        r = d.ask("POST", "/open/do/pair", {"seen": str(stamp())}, anna)
        same("and so they are by the refusal", (r.status, "boards 1, 3, 4" in text(r.text)), (409, True))
        same("a tick takes these", d.ask("POST", "/open/do/pair", {"seen": str(stamp()), "unfinished-as-draws": "yes"}, anna).status in (200, 303), True)
        say("what was stored is named in the journal", None if "boards recorded as unfinished: 3" in olympair("journal", "e.oly", now=None) else "it is not")


OPS = re.findall(r"^OP\((\w+),", open(ROOT + "/desk/base/op.def").read(), re.M)
ASKS = {"reason": r"needs a reason|give a reason|with a reason", "confirm": r"confirm it|tick confirm", "order-of": r"by order \(name"}
TRIES = ({}, {"team": "Ireland"}, {"team": "Ireland", "round": "1"}, {"team": "Poland", "round": "1", "join": "yes"}, {"team": "Vietnam", "join": "yes"}, {"team": "Vietnam", "join": "yes", "with": "4"},
         {"team": "Ireland", "lift": "yes"}, {"team": "Ireland", "from": "1"}, {"missing": "yes"}, {"team": "Ireland", "other": "Egypt"}, {"team": "Ireland", "other": "Egypt", "white": "Egypt"},
         {"team": "Georgia 1", "other": "Georgia 2"}, {"team": "Ireland", "above": "Poland"}, {"team": "Ireland", "player": "4", "name": "New, Name"}, {"team": "Ireland", "player": "4", "rating": "2400"},
         {"team": "Ireland", "mp": "1"}, {"team": "Ireland", "mp": "1", "gp": "0"}, {"colour": "black"}, {"colour": "white"}, {"team": "Ireland", "order": "2 1 3 4 5", "received": "yes"},
         {"team": "Ireland", "received": "yes", "confirmed": "yes"}, {"team": "Ireland", "order": "1 2 3 4 5", "received": "yes"}, {"team": "Ireland", "due": "23:30"}, {"team": "Ireland", "let-play": "Ireland"},
         {"round": "1", "match": "1"}, {"round": "1", "match": "Ireland", "boards": "1,2"}, {"round": "1", "team": "Ireland", "agree": "yes"}, {"round": "1", "team": "Ireland", "dispute": "board 3"},
         {"round": "1", "results": "table,board,result\n1,1,1-0\n"}, {"round": "1", "results": "table,board,result\n1,1,0-1\n"}, {"round": "1", "results": "table,board,result\n1,1,0-1\n", "correct": "yes"},
         {"round": "1", "results": "table,absent,present\n2,Egypt,4\n"}, {"round": "1", "results": "table,board,result\n1,1,0-1\n", "rating-only": "yes"},
         {"round": "1", "lineups": "team,board-1,board-2,board-3,board-4\nIreland,1,2,3,5\n"}, {"round": "1", "lineups": "team,board-1,board-2,board-3,board-4\nIreland,2,1,3,5\n", "out-of-order": "yes"},
         {"round": "1"}, {"name": "other"}, {"rounds": "9"}, {"venue": "Hall 4"}, {"unfinished-as-draws": "yes"}, {"entry": "3"}, {"before": "5"})
ANSWERS = {"reason": "why not", "order-of": "the President", "confirm": "yes"}


def asked(page, target):
    """The form that asks for what is lacking: what it sends on, and what it asks for."""
    found = re.search(r'<form method="post" class="card"[^>]* action="%s">(.*?)</form>' % re.escape(target), page, re.S)
    if not found:
        return None
    kept = {html.unescape(n): html.unescape(v) for n, v in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', found.group(1))}
    return kept, re.findall(r'name="([^"]*)" required', found.group(1))


def walk(d, who, op, words, fields):
    """What is wrong with the way from those words on: a question without its field, a field that the operation does not know, a question that comes
    again once it is answered."""
    target, answered, wrong = "/open/do/" + op, [], []
    words = dict(words, seen=str(stamp()))
    for _ in range(5):
        r = d.ask("POST", target, words, who)
        said, question = text(r.text), asked(r.text, target)
        if question and r.status == 200:
            return wrong + [] if question[0] == {k: v for k, v in words.items() if k != "dry-run"} else ["%s: the preview's button sends %r, not %r" % (op, question[0], words)]
        if r.status == 400 and "does not take" in said:
            wrong.append("%s does not take what its form asked for: %r" % (op, words))
        for name, pattern in ASKS.items():
            if r.status >= 400 and re.search(pattern, said) and name not in fields:
                wrong.append("%s asks for %s and has no field for it: %r" % (op, name, words))
        if not question or not question[1]:
            return wrong
        kept, names = question
        wrong += ["%s asks for %s again: %r" % (op, n, words) for n in names if n in answered]
        wrong += ["%s asks for %s, which its form has not" % (op, n) for n in names if n not in fields]
        answered += names
        words = dict(kept, **{n: ANSWERS[n] for n in names})
        if wrong:
            return wrong
    return wrong + ["%s: no end of questions: %r" % (op, words)]


def no_dead_end():
    """Every operation with every question that it asks: whoever answers comes to an end, and every form has a field for every question."""
    wrong, walked, questions = [], 0, ("published", "opened", "played")
    for state in questions if os.environ.get("SOAK") else questions[1:2]:
        with Folder():
            small()
            olympair("absent", "e.oly", "Vietnam", "-s", "open")
            with Desk("e.oly") as d:
                anna = d.sign_in(d.key("Anna", "--role", "tap"))
                publish(d, anna)
                if state != "published":
                    d.do(anna, "open", round=1, reason="early", seen=stamp())
                if state == "played":
                    for table in range(1, 6):
                        olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open")
                for op in OPS:
                    fields = set(re.findall(r' name="([^"]*)"', d.ask("GET", "/open/do/" + op, cookie=anna).text))
                    for words in TRIES:
                        for dry in ({"dry-run": "yes"}, {}):
                            if set(words) <= fields:
                                walked += 1
                                wrong += ["%s: %s" % (state, w) for w in walk(d, anna, op, dict(words, **dry), fields)]
    say("no operation leads to a dead end, whatever it asks", wrong[:6] or (None if walked > 200 else "only %d were tried" % walked))


def joining():
    """What was shown is done by its button: the team joins the round, with the players that were noted."""
    with Folder():
        small()
        olympair("absent", "e.oly", "Vietnam", "-s", "open")
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "-s", "open")
        with Desk("e.oly") as d:
            anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
            publish(d, anna)
            r = d.ask("POST", "/open/do/arrive", {"team": "Vietnam", "with": "4", "join": "yes", "dry-run": "yes", "seen": str(stamp())}, anna)
            same("a team that joins is late for the round, and not left out of it", "Vietnam: Paired not in round 1 late for round 1" in " ".join(text(r.text).split()), True)
            olympair("arrive", "e.oly", "Vietnam", "--with", "4", "-s", "open")
            number = re.search(r'presence\?team=(\d+)" aria-label="Vietnam', d.ask("GET", "/open/presence", cookie=boris).text).group(1)
            page = d.ask("GET", "/open/presence?team=" + number, cookie=boris).text
            form = re.search(r'<form[^>]*>((?:(?!</form>).)*Show how it may join.*?)</form>', page, re.S).group(1)
            hidden = {n: html.unescape(v) for n, v in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', form)}
            n, target = stamp(), "/open/do/arrive"
            r = d.ask("POST", target, dict(hidden, **{"dry-run": "yes"}), boris)
            say("it is shown how the team joins", None if r.status == 200 and "Vietnam" in text(r.text) and "Preview" in r.text and stamp() == n else (r.status, text(r.text)))
            kept, names = asked(r.text, target)
            r = d.ask("POST", target, kept, boris)
            while r.status == 409 and asked(r.text, target):
                kept, names = asked(r.text, target)
                r = d.ask("POST", target, dict(kept, **{name: ANSWERS[name] for name in names}), boris)
            pairs = olympair("pairings", "e.oly", "-s", "open", now=None)
            same("and its button does that", (r.status in (200, 303), stamp() > n, "Vietnam" in pairs), (True, True, True))
            say("with the players that were noted", None if "4" in re.search("Vietnam.*", olympair("report", "e.oly", "presence", "-s", "open", now=None)).group() else "it is not")


def next_door():
    """What is refused leads on in the section it was about, to what is missing; it names what became of a draft; a preview has its fields."""
    with Folder():
        small()
        olympair("absent", "e.oly", "Vietnam", "-s", "open")
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            on = lambda page: re.search(r'<a href="([^"]*)">(?:Go on|Leave it as it is)', page).group(1)
            page = d.ask("GET", "/women/1/publish", cookie=anna).text
            same("without a draft it leads to the round of that section", (on(page), "discarded" in page), ("/women/1", False))
            d.do(anna, "pair", seen=stamp())
            r = d.ask("POST", "/open/do/arrive", {"team": "Vietnam", "with": "4", "then": "/open/presence#t1"}, anna)
            say("presence that discards the draft says so", None if "draft of round 1 is discarded" in text(r.text) else text(r.text))
            page = d.ask("GET", "/open/1/publish", cookie=anna).text
            say("and so does its publication", None if re.search(r"no draft of round 1 to publish\. The draft of .* was discarded at .*Vietnam: 4 players here", text(page)) else text(page))
            d.do(anna, "absent", team="Vietnam"), publish(d, anna)
            olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "-s", "open", now=None)
            page = d.ask("GET", "/open/1/enter", cookie=anna).text
            say("results that wait for line-ups lead to these", None if "not opened" in page and on(page) == "/open/1/lineups" else on(page))
            olympair("arrive", "e.oly", "Vietnam", "--with", "4", "-s", "open", now=None)
            n, target = stamp(), "/open/do/arrive"
            r = d.ask("POST", target, {"team": "Vietnam", "join": "yes", "reason": "", "order-of": "", "dry-run": "yes"}, anna)
            kept, names = asked(r.text, target) or ({}, [])
            same("what the preview says is needed it asks for", (r.status, sorted(names), "Apply" in r.text, stamp()), (200, ["order-of"], True, n))
            r = d.ask("POST", target, dict(kept, **{"order-of": "the chief arbiter"}), anna)
            same("and then it is done", (r.status in (200, 303), stamp()), (True, n + 1))


def lateness():
    """A line-up that is late asks for its reason where the cursor is; after the next one is stored it is looked for."""
    with Folder():
        small()
        olympair("set", "e.oly", "--round", "1", "--date", "2016-09-02 15:00", "--lineups", "2016-09-02 12:00", "-s", "open")
        with Desk("e.oly") as d:
            boris, anna = d.sign_in(d.key("Boris", "--role", "arbiter")), d.sign_in(d.key("Anna", "--role", "tap"))
            publish(d, anna)
            page = d.ask("GET", "/open/1/lineups", cookie=boris).text
            team = re.search(r'lineups\?team=\d+', page).group()
            form = d.ask("GET", "/open/1/" + team, cookie=boris).text
            words = {"team": value(form, "team"), "keys": "1234"}
            r = d.ask("POST", "/open/1/" + team, words, boris)
            say("late: the cursor is where the reason goes", None if "autofocus" in field(r.text, "reason") else text(r.text))
            n = stamp()
            r = d.ask("POST", "/open/1/" + team, dict(words, reason="the bus"), boris)
            same("and then it is taken", stamp(), n + 1)
            same("the list looks for the next", ["data-next" in d.ask("GET", "/open/1/lineups" + q, cookie=boris).text for q in ("", "?done=%d" % stamp())], [False, True])


def hours():
    """What is due this minute is not 0 minutes away, and the set hour that has come asks for no reason."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        asks = lambda: "Reason, before the set hour" in d.ask("GET", "/open/presence", cookie=anna).text
        d.do(anna, "arrive", team="Ireland")
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "-s", "open", now=None)
        early = asks()
        olympair("set", "e.oly", "--round", "1", "--date", "2016-09-02 15:00", "-s", "open", now=None)
        page = d.ask("GET", "/open/presence", cookie=anna).text
        said = re.search(r"(\d+) team(?:s are| is) paired in round 1 \(\d+ with the (\d+) missing\), an (odd|even) number", text(page))
        report = olympair("report", "e.oly", "presence", "-s", "open", now=None)
        say("how many are paired is said as on the command line", None if said and said.group() in " ".join(report.split()) else (text(page), report))
        same("before and after", (early, asks(), "Leave them out" in page), (True, False, True))
        over = lambda: re.findall(r"(?:Round \d is published|Round \d has all)[^·]*", text(d.ask("GET", "/open/presence", cookie=anna).text.split("<main")[1].split('class="presence"')[0]))
        same("before a publication presence is not over", over(), [])
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        stand = "Round 1 is published: its pairs stand. A team marked here with too few players loses when the round is started, unless its match has results. If a team comes now, tap it: it is paired from round 2 on."
        say("then it says so, and what to do", None if over() and over()[0].startswith(stand + " Until round 1 begins it can still join it") else over())
        d.do(anna, "arrive", team="Ireland", **{"with": "0"})
        lost = d.do(anna, "start", reason="early", seen=stamp(), dry_run="yes")
        say("who is marked with 0 does lose by the start", None if "Ireland" in lost.text and lost.status == 200 else lost.text)
        olympair("result", "e.oly", "1", "1-0", "1-0", "1-0", "1-0", "-s", "open")
        say("and when it has begun nobody joins", None if over() and over()[0].startswith(stand) and "can still join" not in over()[0] else over())
        for table in range(2, 6):
            olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open")
        say("with all results it decides nothing", None if over() and over()[0].startswith("Round 1 has all its results, so presence no longer affects it. If a team comes now") else over())


def hours_after_start():
    """Presence and squads close before round 1 begins; what is set otherwise is taken and remarked, whichever of the hours is moved."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        told = lambda **words: [w["text"] for w in d.do(anna, "set", section="", seen=stamp(), **words).json()["findings"]]
        d.do(anna, "set", section="", seen=stamp(), **{"date.1": "2036-09-02 15:00"})
        one, two = "presence would close at 2036-09-02 21:00, after the start of round 1 at 2036-09-02 15:00", "squads would close at 2036-09-02 22:00, after the start of round 1 at 2036-09-02 15:00"
        same("both", [w for w in told(presence_closes="2036-09-02 21:00", squads_close="2036-09-02 22:00") if "after the start" in w], [one, two])
        same("before it nothing is said", [w for w in told(presence_closes="2036-09-01 21:00", squads_close="2036-09-02 15:00") if "after the start" in w], [])
        same("round 1 is moved", [w for w in told(**{"date.1": "2036-09-02 14:00"}) if "after the start" in w], ["squads would close at 2036-09-02 15:00, after the start of round 1 at 2036-09-02 14:00"])
        same("nothing of it is said again of other settings", [w for w in told(city="Dublin") if "after the start" in w], [])


def past_unseen():
    """A correction that was typed before the next round was published is asked what it means by now, once, whichever way it comes."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        publish(d, anna), play(1)
        page = d.ask("GET", "/open/1/enter", cookie=anna).text
        form = re.search(r'<form[^>]* data-table="1".*?</form>', page, re.S).group()
        words = {"table": "1", "team": [html.unescape(t) for t in re.findall(r'name="team" value="([^"]*)"', form)], "mark": value(form, "mark"), "shown.1": value(form, "shown.1"),
                 "after": value(form, "after"), "result.1": "1/2", "reason": "misread"}
        same("the page says after which round it was made", words["after"], "1")
        publish(d, anna)
        n, target, program = stamp(), "/open/1/results", {"Content-Type": "application/json"}
        r = d.ask("POST", target, json.dumps(words), anna, program)
        same("the desk asks what the page did not say", (r.status, "Round 2 is published" in r.text, "published pairings do not change" in r.text, stamp()), (409, True, True, n))
        same("of who sends no such word, too", (d.ask("POST", target, json.dumps({k: w for k, w in words.items() if k != "after"}), anna, program).status, stamp()), (409, n))
        r = d.ask("POST", target, words, anna)
        kept, names = asked(r.text, target)
        same("as a page it has a box to tick", (r.status, names), (409, ["confirm"]))
        r = d.ask("POST", target, json.dumps(dict(words, **{"result.1": "1-0"})), anna, program)
        same("what is stored already may come again", (r.status, stamp()), (200, n))
        now = d.ask("GET", "/open/1/enter", cookie=anna).text
        same("the page of now says it", (value(now, "after"), "Round 2 is published" in text(now)), ("2", True))
        same("who saw it corrects", (d.ask("POST", target, json.dumps(dict(words, after="2")), anna, program).status, stamp()), (200, n + 1))
        r = d.ask("POST", target, dict(words, **{"shown.1": "1/2", "result.1": "0-1", "confirm": "yes"}), anna)
        same("and who ticks the box", (r.status in (200, 303), stamp()), (True, n + 2))


def streams_and_sessions():
    """Whoever is revoked hears nothing more, at once; whoever left is not let in again by the cookie of then."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))

        def ends(cookie, revoke):
            c = http.client.HTTPConnection("127.0.0.1", d.port, timeout=5)
            c.request("GET", "/events", headers={"Cookie": cookie})
            r, began = c.getresponse(), time.monotonic()
            r.readline()
            revoke()
            try:
                while r.readline():
                    pass
                return time.monotonic() - began < 4
            except OSError:
                return False
            finally:
                c.close()
        same("the stream of a person who is revoked ends at once", ends(d.sign_in(d.key("Boris", "--role", "arbiter")), lambda: d.ask("POST", "/people/revoke", {"name": "Boris"}, anna)), True)
        same("on the command line, too", ends(d.sign_in(d.key("Cora", "--role", "arbiter")), lambda: olympair("people", "e.oly", "revoke", "Cora")), True)
        key = d.key("Dora", "--role", "arbiter")
        phone, laptop = d.sign_in(key), None
        time.sleep(1.1)  # a session is known by the second in which it began
        laptop = d.sign_in(key)
        r = d.ask("POST", "/leave", {}, phone)
        same("Leave ends the session on the server", (r.status, d.ask("GET", "/open/presence", cookie=phone).headers.get("Location")), (303, "/key"))
        same("and no other one of the same person", d.ask("GET", "/open/presence", cookie=laptop).status, 200)
        page = d.ask("GET", "/key", cookie=laptop).text
        say("the page for a key says who is signed in", None if "You are signed in as Dora" in text(page) else text(page))


def pressed_twice():
    """The same presence again is no news, and says nothing."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        words = {"team": "Ireland", "with": "5", "then": "/open/presence#t1"}
        first, n = d.ask("POST", "/open/do/arrive", words, anna), stamp()
        again = d.ask("POST", "/open/do/arrive", words, anna)
        same("pressed again it is what it was", (first.status, again.status, again.headers["Location"], stamp()), (303, 303, "/open/presence#t1", n))


if __name__ == "__main__":
    streams_and_sessions()
    pressed_twice()
    past_unseen()
    next_door()
    lateness()
    hours()
    hours_after_start()
    joining()
    no_dead_end()
    forgotten()
    round_named()
    before_the_lineups()
    end()
