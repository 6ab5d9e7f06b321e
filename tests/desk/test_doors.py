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
                same("refused: a correction with " + what, (r.status, "of which round?" in r.text, stamp()), (400, True, n))
                same("and the form asks for it: " + what, (value(r.text, "reason"), "required" in field(r.text, "round")), ("misread", True))
            r = d.ask("POST", "/open/do/results", json.dumps({"results": "table,board,result\n1,1,1/2\n"}), anna, {"Content-Type": "application/json"})
            same("nor by a program", (r.status, "of which round?" in r.text, stamp()), (400, True, n))
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
            steps = re.findall(r'<li( class="done"| aria-current="step")?><span>(?:<a[^>]*>)?([a-z-]+)', page.split('class="steps"')[1].split("</ol>")[0])
            same("no stage is ticked for it", [s for c, s in steps if "done" in c], ["presence", "draft", "published"])
            same("what is next is the line-ups", [s for c, s in steps if "current" in c], ["line-ups"])
            say("as it is said", None if "Take the line-ups" in text(page.split('data-part="next"')[1][:600]) else text(page))
            same("a helper takes line-ups", d.ask("GET", "/open/1/lineups", cookie=cleo).status, 200)
            for team in dan:
                page = d.ask("GET", "/me", cookie=dan[team]).text
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
        same("and taken by none", (r.status, "table 5" in text(r.text), "a match without any result" in text(r.text)), (409, True, True))
        olympair("result", "e.oly", "5.2", "1-0", "-s", "open")
        say("games that may go on are named", None if re.search(r"not finished, and are stored so: table 5 \(.* - .*, boards 1, 3, 4\)", page()) else page())
        r = d.ask("POST", "/open/do/pair", {"seen": str(stamp())}, anna)
        same("and so they are by the refusal", (r.status, "boards 1, 3, 4" in text(r.text)), (409, True))
        same("a tick takes these", d.ask("POST", "/open/do/pair", {"seen": str(stamp()), "unfinished-as-draws": "yes"}, anna).status in (200, 303), True)
        say("what was stored is named in the journal", None if "boards recorded as unfinished: 3" in olympair("journal", "e.oly", now=None) else "it is not")


if __name__ == "__main__":
    forgotten()
    round_named()
    before_the_lineups()
    end()
