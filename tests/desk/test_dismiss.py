# SPDX-License-Identifier: Apache-2.0
"""What has to be done is dismissed with a reason: it stays so when the desk is started again, comes back when something changes about it, and
can be taken up again."""
from desk import *


def needs(page):
    """What stands there: names, titles; of what was dismissed its reasons."""
    part = page.split('data-part="next"')[1].split("</section>")[0]
    due, off = (part.split('<details class="dismissed">') + [""])[:2]
    title = lambda p: [html.unescape(t) for t in re.findall(r"<strong>([^<]*)</strong>", p)]
    return title(due), title(off), [html.unescape(m) for m in re.findall(r'name="matter" value="([^"]*)"', due)], html.unescape(off)


with Folder(), Desk(small()) as d:
    key = re.search(KEY, d.said).group()
    tap, ben = d.sign_in(key), d.sign_in(d.key("Ben", "--role", "arbiter"))
    d.do(tap, "pair", seen=stamp()), d.do(tap, "publish", seen=stamp())
    look = lambda: needs(d.ask("GET", "/open/1", cookie=ben).text)
    send = lambda who, **words: d.ask("POST", "/open/1/needs", words, who).status
    due, off, names, _ = look()
    same("two things are to be done", (due, off), (["10 line-ups are missing", "The line-ups are not opened"], []))
    same("a reason is asked for", (send(ben, matter=names[0]), send(ben, matter=names[0], reason=" ")), (400, 400))
    same("what is not to be done is not dismissed", (send(ben, matter="nothing", reason="x"), send(ben, reason="x")), (409, 400))
    before = open("e.oly", "rb").read(), stamp()
    same("with a reason it is", send(ben, matter=names[0], reason="captains come at ten <b>"), 303)
    due, off, _, said = look()
    same("it stands below then", (due, off), (["The line-ups are not opened"], ["10 line-ups are missing"]))
    say("with who and why", None if "Dismissed by Ben" in said and "captains come at ten <b>" in said else said)
    same("and only once", send(ben, matter=names[0], reason="as before"), 303)
    same("the other section has its own", needs(d.ask("GET", "/women", cookie=ben).text if d.ask("GET", "/women", cookie=ben).status == 200 else d.ask("GET", "/women/1", cookie=ben).text)[1], [])
    same("the event is as it was", (open("e.oly", "rb").read(), stamp()), before)
    d.stop(), d.start()
    same("the desk started again knows it", look()[:2], (["The line-ups are not opened"], ["10 line-ups are missing"]))
    opening = look()[2][0]
    same("the opening, too", send(tap, matter=opening, reason="at eleven"), 303)
    same("all may be dismissed", look()[:2], ([], ["10 line-ups are missing", "The line-ups are not opened"]))
    r = d.do(tap, "lineups", round="1", lineups="team,board-1,board-2,board-3,board-4\nIreland,1,2,3,5\n", reason="on paper")
    same("a line-up comes in", (r.status, r.text if r.status != 200 else ""), (200, ""))
    same("then the opening is another matter", look()[:2], (["The line-ups are not opened"], []))
    names = look()[2]
    same("what it was cannot be dismissed any more", (names[0] != opening, send(ben, matter=opening, reason="x")), (True, 409))
    send(tap, matter=names[0], reason="later")
    same("it is taken up again", (look()[:2], send(ben, matter=names[0], again="yes"), look()[:2]),
         (([], ["The line-ups are not opened"]), 303, (["The line-ups are not opened"], [])))
    same("a long reason is none", send(ben, matter=names[0], reason="x" * 201), 422)
    r = d.ask("POST", "/open/1/needs", json.dumps({"matter": names[0], "reason": "by a script"}), ben, {"Content-Type": "application/json"})
    same("a script is answered", (r.status, r.json()["done"]), (200, "dismissed"))
end()
