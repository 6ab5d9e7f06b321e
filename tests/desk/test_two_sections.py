# SPDX-License-Identifier: Apache-2.0
"""Two people in two sections at once: one ends his section earlier, the other lets a team of hers play with two, for all rounds to come. Neither does the other's
work, loses it, takes it back or is stopped by it; who did not see what was done since in the same section is asked."""
import threading

from desk import *

TEAMS = [("Norway", "NOR"), ("Sweden", "SWE"), ("Denmark", "DEN"), ("Finland", "FIN")]


def section(name):
    return '<section name="%s" women="no" rounds="5" edition="2012">%s</section>' % (name, "".join(
        '<team name="%s" federation="%s">%s</team>' % (team, code, "".join('<player name="%s, %s%d" rating="%d"/>' % (code, name, p, 2500 - 100 * n - p) for p in range(4))) for n, (team, code) in enumerate(TEAMS)))


with Folder():
    with open("teams.xml", "w") as f:
        f.write('<registration><event name="North Cup" federation="NOR"/>%s%s</registration>' % (section("open"), section("rapid")))
    olympair("new", "e.oly"), olympair("import", "e.oly", "teams.xml")
    for s in ("open", "rapid"):
        for words in (["number"], ["lot", "white"], ["pair"], ["publish"]):
            olympair(words[0], "e.oly", *words[1:], "-s", s)
    for table in "12":
        olympair("result", "e.oly", table, "1-0", "1-0", "1-0", "1-0", "-s", "open")

    event = lambda: json.loads(olympair("export", "e.oly", "--as", "json", now=None))
    rounds = lambda: {s["name"]: s["number_of_rounds"] for s in event()["sections"]}
    lasting = lambda: {s["name"]: [t["name"] for t in s["teams"] if t.get("let_play")] for s in event()["sections"]}
    with Desk("e.oly") as d:
        anna, clara = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Clara", "--role", "tap"))
        liv = d.sign_in(d.key("Liv", "--role", "captain", "-s", "rapid", "--team", "Norway"))
        whose = lambda query: re.sub("<[^>]*>", " ", re.search(r'<p class="event">(.*?)</p>', d.ask("GET", "/help" + query, cookie=liv).text).group(1)).split()
        same("above each page stands the captain's own team, of whichever section the page is asked for", [whose(q) for q in ("?section=open", "?section=none", "")], [whose("?section=rapid")] * 3)
        say("with its section", None if whose("?section=open")[0] == "Norway" and "rapid" in " ".join(whose("?section=open")).lower() else whose("?section=open"))
        boris = d.sign_in(d.key("Boris", "--role", "arbiter", "-s", "open"))
        shorten = lambda who, **w: d.ask("POST", "/open/do/shorten", dict({"rounds": "3", "reason": "the hall is let"}, **w), who)
        start = lambda who, **w: d.ask("POST", "/rapid/do/start", dict({"let-play": "Denmark", "lasting": "yes", "reason": "two are ill"}, **w), who)
        same("an arbiter does neither", (shorten(boris).status, start(boris).status), (403, 403))
        seen = stamp()
        for page in (d.ask("GET", "/open/do/shorten", cookie=anna), d.ask("GET", "/rapid/do/start", cookie=clara)):
            same("the page of each begins with what was done last", re.search(r'name="seen" value="(\d+)"', page.text)[1], str(seen))
        r = start(clara, seen=str(seen), **{"dry-run": "yes"})
        same("a preview does nothing", (r.status, stamp(), lasting()["rapid"]), (200, seen, []))
        same("one ends his section", (shorten(anna, seen=str(seen)).status, stamp(), rounds()), (303, seen + 1, {"open": 3, "rapid": 5}))
        r = start(clara, seen=str(seen))
        same("the other, who has not seen it, is not asked, since it is none of her section's", (r.status, stamp(), lasting(), rounds()), (303, seen + 2, {"open": [], "rapid": ["Denmark"]}, {"open": 3, "rapid": 5}))
        r = start(clara, seen=str(seen), **{"let-play": "Sweden"})
        same("who has not seen what was done in that one is told what and where, and nothing is done", (r.status, stamp(), "meanwhile this was done by Clara in section rapid, entry %d: " % (seen + 2) in r.text), (409, seen + 2, True))
        form = r.text.split('class="operation"')[1].split("</form>")[0]
        again = {n: html.unescape(v) for tag in re.findall(r"<input[^>]*>", form) if 'type="checkbox"' not in tag or " checked" in tag
                 for n, v in [(re.search(r'name="([^"]*)"', tag)[1], re.search(r'value="([^"]*)"', tag)[1])] if v}
        same("and sends it again, with all of it", again, {"let-play": "Sweden", "lasting": "yes", "reason": "two are ill", "seen": str(seen + 2)})
        r = d.ask("POST", "/rapid/do/start", again, clara)
        same("then it is done, there alone", (r.status, stamp(), {s: sorted(of) for s, of in lasting().items()}, rounds()), (303, seen + 3, {"open": [], "rapid": ["Denmark", "Sweden"]}, {"open": 3, "rapid": 5}))

        # At the same moment: both, never half of one.
        d.do(clara, "undo", section="rapid", seen=stamp(), confirm=True), d.do(clara, "undo", section="rapid", seen=stamp(), confirm=True)
        d.do(anna, "undo", section="open", seen=stamp(), confirm=True, reason="the hall is free")
        same("all is taken back", (rounds(), lasting()), ({"open": 5, "rapid": 5}, {"open": [], "rapid": []}))
        n, got = stamp(), {}
        at_once = [threading.Thread(target=lambda: got.update(shorten=shorten(anna, seen=str(n)).status)), threading.Thread(target=lambda: got.update(start=start(clara, seen=str(n)).status))]
        [t.start() for t in at_once], [t.join() for t in at_once]
        same("of two at one moment in two sections both are done", (sorted(got.values()), stamp(), rounds(), lasting()), ([303, 303], n + 2, {"open": 3, "rapid": 5}, {"open": [], "rapid": ["Denmark"]}))

        # Each takes back what is of that section, though the last thing of all was done by another elsewhere.
        with contextlib.closing(sqlite3.connect("e.oly")) as file:
            first = "rapid" if file.execute("SELECT section FROM journal ORDER BY entry DESC").fetchone()[0] == "open" else "open"
        r = d.do(clara if first == "rapid" else anna, "undo", section=first, seen=stamp(), reason="the hall is free")
        same("what was done elsewhere since stands", (r.status, rounds(), lasting()),
             (200, {"open": 3, "rapid": 5}, {"open": [], "rapid": []}) if first == "rapid" else (200, {"open": 5, "rapid": 5}, {"open": [], "rapid": ["Denmark"]}))
        r = d.do(anna if first == "rapid" else clara, "undo", section="open" if first == "rapid" else "rapid", seen=stamp(), reason="the hall is free")
        same("the other one, too", (r.status, rounds(), lasting()), (200, {"open": 5, "rapid": 5}, {"open": [], "rapid": []}))

        # One section goes back to an earlier state, in one act, whatever was done in the other one since; and comes again.
        n = stamp()
        for who, of, operation, words in ((anna, "open", "shorten", {"rounds": "3"}), (clara, "rapid", "start", {"let-play": "Denmark", "lasting": "yes"}), (anna, "open", "shorten", {"rounds": "2"})):
            d.do(who, operation, section=of, seen=stamp(), reason="why", **words)
        r = d.ask("GET", "/journal", cookie=anna)
        way = "/open/do/restore?before=%d" % (n + 1)
        r = d.ask("GET", way, cookie=anna) if 'href="%s"' % way in r.text else r
        same("from the number of an entry one comes to the way back of its section, and from there to the others", [x in r.text for x in ('name="before"', 'value="%d"' % (n + 1), "alone goes back", 'href="/do/restore?before=%d"' % (n + 1), 'href="/rapid/do/restore?before=%d"' % (n + 1))], [True] * 5)
        seen = re.search(r'name="seen" value="([^"]+)"', r.text)[1]
        d.do(clara, "set", section="rapid", seen=stamp(), title="Rapid")
        now = stamp()
        r = d.ask("POST", "/open/do/restore", {"before": n + 1, "seen": seen, "reason": "why", "dry-run": "yes"}, anna)
        same("a preview names what would be taken back there, nothing of the other section, and does nothing", (r.status, stamp(), [x in r.text for x in ("3 rounds instead of 5", "2 rounds instead of 3", "Denmark")]), (200, now, [True, True, False]))
        r = d.do(anna, "restore", section="open", seen=seen, before=n + 1, reason="why")
        same("the section is back, the other is not, and a press of there since is no hindrance", (r.status, stamp(), rounds(), lasting()), (200, now + 1, {"open": 5, "rapid": 5}, {"open": [], "rapid": ["Denmark"]}))
        r = d.do(anna, "restore", section="open", seen=stamp(), before=now + 1, reason="why")
        same("it comes again", (r.status, rounds(), lasting()), (200, {"open": 2, "rapid": 5}, {"open": [], "rapid": ["Denmark"]}))
        r = d.do(anna, "restore", section="open", seen=stamp(), before=2, reason="why", confirm=True)
        same("what changed both cannot be split, which is said", (r.status, "changed more than section open" in r.text, stamp()), (409, True, now + 2))
        olympair("fsck", "e.oly", now=None)
end()
