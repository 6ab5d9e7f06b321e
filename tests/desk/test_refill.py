# SPDX-License-Identifier: Apache-2.0
"""What was typed is not typed again: every form that is refused comes back as it was sent, with the sentence beside it, also where its page
has other forms."""
from desk import *


def forms(page, action):
    """The forms for that address, as text."""
    return [f for f in re.findall(r"<form\b.*?</form>", page, re.S) if html.unescape(re.search(r'action="([^"]*)"', f).group(1)) == action]


def typed(form):
    """Its fields that are typed in: name and value."""
    tags = [t for t in re.findall(r"<input\b[^>]*>", form) if not re.search(r'type="(hidden|checkbox|radio|file)"', t)]
    found = {re.search(r' name="([^"]*)"', t).group(1): html.unescape((re.search(r' value="([^"]*)"', t) or [0, ""])[1]) for t in tags if ' name="' in t}
    found.update({n: html.unescape(t) for n, t in re.findall(r'<textarea\b[^>]* name="([^"]*)"[^>]*>([^<]*)', form)})
    return found


def hidden(form):
    return [(n, html.unescape(v)) for n, v in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', form)]


def sentence(page):
    return html.unescape((re.search(r'<p class="problem" role="alert">([^<]*)', page) or [0, ""])[1])


with Folder(), Desk(small()) as d:
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    captain = d.sign_in(re.search(KEY, olympair("people", "e.oly", "add", "Cora", "--role", "captain", "--section", "open", "--team", "Ireland")).group())
    # A captain puts the board order in order, and says one place twice.
    form = forms(d.ask("GET", "/me", cookie=captain).text, "/me/order")[0]
    numbers = dict(typed(form), **{"place.2": "1", "place.3": "3 "})
    r = d.ask("POST", "/me/order", dict(hidden(form), **numbers), captain)
    back = forms(r.text, "/me/order")
    same("a board order with a number twice", (r.status, len(back) == 1 and typed(back[0])), (422, numbers))
    say("with what is wrong within its form", None if back and "each number once" in sentence(back[0]) else back and sentence(back[0]))
    same("said once, and to be typed in there", (r.text.count('role="alert"'), r.text.count("autofocus")), (1, 1))
    n = stamp()
    r = d.ask("POST", "/me/order", dict(hidden(form), shown="1 2 3", **numbers), captain)
    say("a list that is another by now is not filled with the numbers of the old one", None if r.status >= 400 and not any("3 " in typed(f).values() for f in forms(r.text, "/me/order")) else r.text)
    same("nothing was recorded", stamp(), n)
    d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
    # What is to be done is dismissed, with too many words: of several forms for that address it is the one that was sent.
    page = d.ask("GET", "/open/1", cookie=anna).text
    matters = [dict(hidden(f))["matter"] for f in forms(page, "/open/1/needs")]
    second = matters[1]
    r = d.ask("POST", "/open/1/needs", {"matter": second, "reason": "é & <b> " * 40}, anna)
    back = forms(r.text, "/open/1/needs")
    same("a dismissal", (r.status, [typed(f)["reason"] for f in back]), (422, ["", "é & <b> " * 40]))
    same("with the sentence in its form alone", ([bool(sentence(f)) for f in back], r.text.count('role="alert"')), ([False, True], 1))
    same("which is unfolded, others are not", re.findall(r'<details class="dismiss"( open)?>', r.text), ["", " open"])
    r = d.ask("POST", "/open/1/needs", {"matter": "nothing", "reason": "gone"}, anna)
    same("what is not to be done any more has no form", (r.status, len(forms(r.text, "/open/1/needs"))), (409, 0))
    # A captain who says something is wrong, in a round without results.
    olympair("result", "e.oly", "1", "1-0", "1-0", "1-0", "1-0", "-s", "open")
    target = "/open/1/results"
    form = next(f for f in forms(d.ask("GET", "/open/1/enter", cookie=anna).text, target) if dict(hidden(f))["table"] == "2")
    words = dict(typed(form), **{"result.1": "1-0", "result.2": "2-0", "result.3": "=", "result.4": ""})
    r = d.ask("POST", target, {**dict(hidden(form)), "team": [v for n, v in hidden(form) if n == "team"], **words}, anna)
    back = {dict(hidden(f))["table"]: f for f in forms(r.text, target)}
    same("results of a match", (r.status >= 400, {k: typed(back["2"])[k] for k in words} if "2" in back else r.text[-900:]), (True, words))
    same("and no other match", (bool(sentence(back["2"])), {typed(f)["result.2"] for t, f in back.items() if t not in "12"} if "2" in back else 0), (True, {""}))
    # Somebody else did something meanwhile: that is said, and the form goes by the next press, without a script too.
    form = forms(d.ask("GET", "/open/do/warn", cookie=anna).text, "/open/do/warn")[0]
    words = dict(typed(form), team="Poland", reason="a telephone")
    d.do(anna, "arrive", team="Ireland", **{"with": "4"})
    r = d.ask("POST", "/open/do/warn", dict(hidden(form), **words), anna)
    back = forms(r.text, "/open/do/warn")
    same("what was done meanwhile is said, and what was typed is there", (r.status, "meanwhile this was done by Anna" in sentence(r.text), typed(back[0])), (409, True, words))
    n = stamp()
    r = d.ask("POST", "/open/do/warn", dict(hidden(back[0]), **typed(back[0])), anna)
    same("it is done by the next press", (r.status, stamp()), (303, n + 1))
    # What is shown and will need a reason, and is refused for another one, asks for none: it is the form again.
    words = {"team": "Ireland", "player": "1", "name": "Wąsik, Łukasz", "fide-id": "990015"}
    r = d.ask("POST", "/open/do/replace", dict(words, seen=str(stamp()), **{"dry-run": "yes"}), anna)
    back = forms(r.text, "/open/do/replace")
    same("a preview that is refused is the form again", (r.status >= 400, [{k: typed(f).get(k) for k in words} for f in back], '<button class="main">Preview' in r.text), (True, [words], False))
    # Somebody else has entered the match meanwhile: what was typed stands in it, beside what is recorded, and is a correction by now.
    form = next(f for f in forms(d.ask("GET", "/open/1/enter", cookie=anna).text, target) if dict(hidden(f))["table"] == "3")
    olympair("result", "e.oly", "3.1", "1-0", "-s", "open")
    words = dict(typed(form), **{"result.1": "0-1", "result.2": "1/2"})
    sent = {**dict(hidden(form)), "team": [v for n, v in hidden(form) if n == "team"]}
    r = d.ask("POST", target, {**sent, **words}, anna)
    back = {dict(hidden(f))["table"]: f for f in forms(r.text, target)}.get("3", "")
    same("results that somebody was quicker with", (r.status, {k: typed(back).get(k) for k in words}, "by now 1-0 is recorded" in sentence(back)), (409, words, True))
    same("have seen it then", [v for n, v in hidden(back) if n == "shown.1"], ["1-0"])
    n = stamp()
    r = d.ask("POST", target, {**dict(hidden(back)), "team": sent["team"], **words}, anna)
    same("and overwrite it with a reason alone", (r.status, stamp(), 'name="reason"' in r.text), (409, n, True))
    # What is only shown can still be changed: below it stands the form, as it was sent.
    words = {"team": "Poland", "reason": "a second time"}
    r = d.ask("POST", "/open/do/warn", dict(words, seen=str(stamp()), **{"dry-run": "yes"}), anna)
    back = forms(r.text, "/open/do/warn")
    same("a preview has the form below what would be done", (r.status, "<h1>Preview</h1>" in r.text, len(back), {k: typed(back[-1]).get(k) for k in words}), (200, True, 2, words))
    n = stamp()
    r = d.ask("POST", "/open/do/warn", dict(hidden(back[-1]), **typed(back[-1])), anna)
    same("which does it, too", (r.status, stamp()), (303, n + 1))
    # All that is generated: nothing that was typed is lost, in whatever it is wrong.
    lost, seen = {}, 0
    for section in ("/open", ""):
        for address in sorted(set(re.findall(r'href="(%s/do/[a-z-]+)"' % section, d.ask("GET", "/open/do", cookie=anna).text))):
            got = forms(d.ask("GET", address, cookie=anna).text, address)
            for form in got[:1]:
                words = {name: "x\"y <%d> é" % i for i, name in enumerate(typed(form))}
                r = d.ask("POST", address, {**dict(hidden(form)), **words, "dry-run": "yes"}, anna)
                seen += 1
                gone = [k for k, v in words.items() if html.escape(v) not in r.text.replace("&#34;", "&quot;")]
                if r.status >= 400 and (gone or not sentence(r.text)):
                    lost[address] = (r.status, gone, sentence(r.text))
    same("every form comes back with all that was typed", (lost, seen > 25), ({}, True))


def ticked(form, name):
    tags = [t for t in re.findall(r"<input\b[^>]*>", form) if ' name="%s"' % name in t and " checked" in t]
    return [re.search(r' value="([^"]*)"', t).group(1) for t in tags]


def at_the_counter():
    """A line-up that is refused at the counter, whatever its address says of the team."""
    with Folder():
        small()
        olympair("set", "e.oly", "--round", "1", "--date", "2096-09-02 15:00", "--lineups", "2096-09-02 12:00", "-s", "open")
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
            n, words = stamp(), {"team": "Georgia 1", "keys": "2134", "reason": "ill & away"}
            own = re.search(r'lineups\?team=(\d+)" aria-label="[^"]*Georgia 1"', d.ask("GET", "/open/1/lineups", cookie=anna).text).group(1)
            action = "/open/1/lineups?team=" + own
            for query in ("?team=Georgia+1", "?team=" + own, ""):
                r = d.ask("POST", "/open/1/lineups" + query, words, anna, {"Accept": "text/html"})
                back = forms(r.text, action)
                same("against the order, sent to lineups" + query, (r.status, [{k: v for k, v in typed(f).items() if v} for f in back]), (422, [{"keys": "2134", "reason": "ill & away"}]))
                say("which names the tick that is there, not ticked", None if "against the order" in sentence(r.text) and 'name="out-of-order"' in back[0] and not ticked(back[0], "out-of-order") else r.text)
            r = d.ask("POST", action, dict(hidden(back[0]), **typed(back[0]), **{"out-of-order": "yes"}), anna)
            same("with it the next press does it", (r.status, stamp()), (200, n + 1))
            r = d.ask("POST", action, {"team": "Georgia 1", "rests": ["1", "2", "3"], "reason": "x"}, anna)
            back = forms(r.text, action)
            same("who rests stays ticked", (r.status >= 400, ticked(back[0], "rests")), (True, ["1", "2", "3"]))
            r = d.ask("POST", action, {"team": "Atlantis", "keys": "1234", "reason": "x"}, anna)
            same("a team that there is not has no form", (r.status, forms(r.text, action), stamp()), (422, [], n + 1))


def of_a_captain():
    """What a captain sends without a script, and is refused, stands on his page."""
    with Folder():
        small()
        olympair("set", "e.oly", "--round", "1", "--date", "2096-09-02 15:00", "--lineups", "2096-09-02 12:00", "-s", "open")
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            dan = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Georgia 1"))
            d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
            form = forms(d.me(dan, anna), "/me/lineup")[0]
            r = d.ask("POST", "/me/lineup", dict(hidden(form), rests="5"), dan)
            same("a line-up is handed in", r.status, 200)
            r = d.ask("POST", "/me/lineup", dict(hidden(form), rests="4"), dan)
            back = forms(r.text, "/me/lineup")
            same("from a page that did not show it: as it was ticked, with the sentence", (r.status, ticked(back[0], "rests"), bool(sentence(back[0]))), (409, ["4"], True))
            same("it has seen it then", (dict(hidden(form))["held"], dict(hidden(back[0]))["held"]), ("0", "1"))
            r = d.ask("POST", "/me/lineup", dict(hidden(back[0]), rests="4"), dan)
            say("and is handed in by the next press", None if r.status == 200 and "Receipt 2" in r.text else r.text)
            form = forms(d.me(dan, anna), "/me/lineup")[0]
            olympair("set", "e.oly", "--round", "1", "--lineups", "2026-09-02 10:00", "-s", "open", now=None)
            r = d.ask("POST", "/me/lineup", dict(hidden(form), rests="3"), dan)
            back = forms(r.text, "/me/lineup")
            same("after the deadline: what he chose stands on his page", (r.status, [ticked(f, "rests") for f in back], "was due" in sentence(r.text)), (409, [["3"]], True))
            same("which has no form else", forms(d.me(dan, anna), "/me/lineup"), [])
            olympair("lineups", "e.oly", "--open", "-s", "open", now=None)
            r = d.ask("POST", "/me/lineup", dict(hidden(form), rests="3"), dan)
            same("after the opening: the sentence above his boards", (r.status, 'class="me"' in r.text, "opened" in sentence(r.text), 'href="/">' in r.text.split("<main")[1]), (409, True, True, False))
            for t in "1", "2", "3", "4", "5":
                olympair("result", "e.oly", t, "1-0", "1-0", "1-0", "1-0", "-s", "open", now=None)
            agree, dispute = forms(d.me(dan, anna), "/me/sign")
            for t in "1", "2", "3", "4", "5":
                olympair("result", "e.oly", t + ".1", "0-1", "-s", "open", "--correct", "--reason", "misread", now=None)
            n = stamp()
            r = d.ask("POST", "/me/sign", dict(hidden(dispute), dispute="board 2 was <drawn>"), dan)
            back = forms(r.text, "/me/sign")
            same("a signature on what is no longer recorded", (r.status, [typed(f).get("dispute") for f in back], [bool(sentence(f)) for f in back], stamp()), (409, [None, "board 2 was <drawn>"], [False, True], n))
            say("unfolded, beside the results of now", None if '<details class="wrong" open>' in r.text and dict(hidden(back[1]))["shown"] != dict(hidden(dispute))["shown"] else r.text)
            r = d.ask("POST", "/me/sign", dict(hidden(back[1]), **typed(back[1])), dan)
            same("sent by the next press", (r.status, stamp()), (200, n + 1))
            r = d.ask("POST", "/me/sign", dict(hidden(agree)), dan)
            back = forms(r.text, "/me/sign")
            same("to agree to it", (r.status, [bool(sentence(f)) for f in back], stamp()), (409, [True, False], n + 1))
            r = d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
            old = next(f for f in forms(d.me(dan, anna), "/me/sign") if "textarea" in f)
            r = d.ask("POST", "/me/sign", dict(hidden(old), shown="0-1 0-1 0-1 0-1", dispute="of an earlier round"), dan)
            folds = re.findall(r"<details[^>]*>", r.text.split("of an earlier round")[0])[-2:]
            same("of an earlier round, in folds that are unfolded, both", (r.status, folds), (409, ["<details open>", '<details class="wrong" open>']))


at_the_counter()
of_a_captain()
end()
