# SPDX-License-Identifier: Apache-2.0
"""A publication made wrongly is taken back by the TAP on the desk, after captains have handed in: asked once, and undo brings it back."""
from desk import *

with Folder(), Desk(small()) as d:
    anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
    d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
    page = lambda at, who=anna: d.ask("GET", at, cookie=who).text
    for team in ("Vietnam", "Poland"):
        olympair("lineup", "e.oly", team, "1", "2", "3", "4", "-s", "open", "--reason", "late")
    same("the round leads the TAP to it, nobody else", ['href="/open/do/unpublish"' in page("/open/1", who) for who in (anna, boris)], [True, False])
    form = page("/open/do/unpublish")
    same("its form knows the round", re.search(r'name="round"[^>]*value="1"', form) is not None, True)
    same("an arbiter may not", d.do(boris, "unpublish", reason="wrong", seen=stamp()).status, 403)
    asked = d.ask("POST", "/open/do/unpublish", "round=1&reason=a+team+was+forgotten&seen=%s" % stamp(), anna)
    same("asked once, by name", (asked.status, "2 line-ups handed in (" in asked.text, "Vietnam" in asked.text, 'name="confirm"' in asked.text), (409, True, True, True))
    same("nothing was done", "Publish ..." in page("/open/1/draft"), False)
    done = d.do(anna, "unpublish", round="1", reason="a team was forgotten", confirm="yes", seen=stamp())
    same("it is done, and said what went with it", (done.status, "line-ups that go with it: 2" in done.text), (200, True))
    same("the round is a draft again", "Publish ..." in page("/open/1/draft"), True)
    back = d.do(anna, "undo", seen=stamp())
    same("undo brings it back", back.status in (200, 303), True)
    same("with its line-ups", olympair("lineups", "e.oly", "-s", "open").count("arbiter   late"), 2)
end()
