# SPDX-License-Identifier: Apache-2.0
"""Where no legal round is left the page of the round says so and leads to the form that ends the section, which the TAP alone sends."""
from desk import *

TEAMS = "".join('<team name="%s" federation="%s">%s</team>' % (name, code, "".join('<player name="%s, %d" rating="%d"/>' % (code, p, 2500 - 100 * n - p) for p in range(4)))
                for n, (name, code) in enumerate([("Norway", "NOR"), ("Sweden", "SWE"), ("Denmark", "DEN"), ("Finland", "FIN")]))

with Folder():
    with open("teams.xml", "w") as f:
        f.write('<registration><event name="North Cup" federation="NOR"/><section name="open" women="no" rounds="5">%s</section></registration>' % TEAMS)
    for words in (["new", "e.oly"], ["import", "e.oly", "teams.xml"], ["number", "e.oly"], ["lot", "e.oly", "white"]):
        olympair(*words)

    def play():
        olympair("pair", "e.oly")
        olympair("publish", "e.oly")
        for table in "12":
            olympair("result", "e.oly", table, "1-0", "1-0", "1-0", "1-0")

    play()
    play()
    with Desk("e.oly") as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        cannot = "Round 4 cannot be paired"
        same("as long as a round is left nothing is said", cannot in d.ask("GET", "/open/3", cookie=anna).text, False)
        play()
        page = lambda who: d.ask("GET", "/open/4", cookie=who).text
        same("all have met: both read that, and why", [(cannot in page(who), "have nobody left to meet" in page(who)) for who in (anna, boris)], [(True, True)] * 2)
        same("and the TAP is led to the form", ['href="/open/do/shorten">End earlier' in page(who) for who in (anna, boris)], [True, False])
        same("there is nothing to pair, for nobody", ["Draft round 4" in page(who) or "Pair round 4" in page(who) for who in (anna, boris)], [False, False])
        same("which has both ways", [w in d.ask("GET", "/open/do/shorten", cookie=anna).text for w in ('name="rounds"', 'name="cancel"')], [True] * 2)
        same("an arbiter may not", d.do(boris, "shorten", rounds="3", reason="all have met", seen=stamp()).status, 403)
        same("without a reason there is none", d.do(anna, "shorten", rounds="3", seen=stamp()).status, 409)
        same("not before what is published", d.do(anna, "shorten", rounds="2", reason="all have met", seen=stamp()).status, 409)
        same("it ends", d.do(anna, "shorten", rounds="3", reason="all have met", seen=stamp()).status in (200, 303), True)
        same("every page has the number", "Round 3 of 3" in d.ask("GET", "/open/3", cookie=boris).text, True)
        same("the standings have it, and why", "3 rounds instead of the 5 planned: all have met" in d.ask("GET", "/open/report/standings", cookie=boris).text, True)
        same("nothing is to be paired", cannot in d.ask("GET", "/open/3", cookie=anna).text, False)
        same("it is taken back", d.do(anna, "undo", seen=stamp(), confirm="yes", reason="more to come").status in (200, 303), True)
        same("and there are five", "Round 3 of 5" in d.ask("GET", "/open/3", cookie=boris).text, True)
        same("by order of somebody it ends, too", d.do(anna, "shorten", rounds="4", reason="flood", order_of="the President", seen=stamp()).status in (200, 303), True)
        same("whose order it was is on every sheet", "4 rounds instead of the 5 planned: flood (by order of the President)" in d.ask("GET", "/open/report/standings", cookie=boris).text, True)
        for what, words in (("points", {"team": "Norway", "mp": "-1"}), ("expel", {"team": "Norway"})):
            d.do(anna, what, reason="cheating", order_of="the Jury", seen=stamp(), confirm="yes", **words)
            last = olympair("journal", "e.oly", now=None).strip().splitlines()[-1]
            same("the form of %s asks by whose order, and the journal knows it" % what, (what in last, ", by order of the Jury" in last), (True, True))
end()
