# SPDX-License-Identifier: Apache-2.0
"""A clock that is set back: pages and receipts say so, and a deadline that the journal has passed stays passed. The journal has an entry of the
year 2098, so that the clock of this machine is behind it."""
from desk import *

SPAIN = {"team": "1", "round": 1}
WRONG = "has been set back"

with Folder():
    small()
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        for op, why in (("pair", ""), ("publish", "")):
            d.do(anna, op, seen=stamp(), reason=why)
        olympair("set", "e.oly", "--round", "1", "--date", "2098-01-01 15:00", "--lineups", "2098-01-01 14:00", now=None)
        captain = d.sign_in(d.key("Ewa", "--role", "captain", "--section", "open", "--team", "1"))
        pages = [("/open/1", anna), ("/open/1/lineups", anna), ("/me", captain)]
        same("with a clock that is right nothing is said", [WRONG in d.ask("GET", p, cookie=who).text for p, who in pages], [False] * 3)
        told = lambda r: (r.status, WRONG in r.text, "was due at" in r.text)
        same("the line-up may be handed in", told(d.ask("POST", "/me/lineup", {"round": 1, "rests": "5"}, captain)), (200, False, False))
        olympair("set", "e.oly", "--city", "Oslo", now="2098-01-01 14:30")
        same("behind the journal the pages say it", [WRONG in d.ask("GET", p, cookie=who).text for p, who in pages], [True] * 3)
        same("a captain hears no time of the others", "2098-01-01 14:30" in d.ask("GET", "/me", cookie=captain).text, False)
        same("the line-up was due", told(d.ask("POST", "/me/lineup", {"round": 1, "rests": "4"}, captain)), (409, True, True))
        boris = d.sign_in(d.key("Boris", "--role", "arbiter"))
        same("an arbiter does not say that the journal is wrong", d.ask("GET", "/do/clock", cookie=boris).status in (403, 404) and d.ask("POST", "/do/clock", {"seen": str(stamp()), "reason": "so"}, boris).status == 403, True)
        r = d.ask("POST", "/do/clock", {"seen": str(stamp())}, anna)
        same("the TAP does, with a reason", (r.status, "needs a reason for the journal" in r.text), (409, True))
        r = d.ask("POST", "/do/clock", {"seen": str(stamp()), "reason": "the year was mistyped"}, anna)
        same("which is an entry", (r.status, "2098-01-01 14:30" in olympair("journal", "e.oly", now=None).splitlines()[-1]), (303, True))
        same("then nothing is wrong on any page", wait_for(lambda: [WRONG in d.ask("GET", p, cookie=who).text for p, who in pages] == [False] * 3), True)
        same("and the line-up may be handed in again", told(d.ask("POST", "/me/lineup", {"round": 1, "rests": "3"}, captain)), (200, False, False))
        r = d.ask("POST", "/do/clock", {"seen": str(stamp()), "reason": "once more"}, anna)
        same("there is nothing more to put right", (r.status, "nothing is to be put right" in r.text), (409, True))
        [d.do(anna, "undo", section="", seen=stamp(), confirm=True, reason="captains are others") for _ in range(2)]
        same("taken back it was due", wait_for(lambda: told(d.ask("POST", "/me/lineup", {"round": 1, "rests": "4"}, captain)) == (409, True, True)), True)
        olympair("set", "e.oly", "--round", "1", "--date", "2099-01-01 15:00", "--lineups", "2099-01-01 14:00", now=None)
        said = d.ask("POST", "/me/lineup", {"round": 1, "rests": "4"}, captain, {"Accept": "application/json"})
        same("before another deadline it is taken, and the receipt says that its time is wrong", (said.status in (200, 303), WRONG in (said.text or d.ask("GET", said.headers["Location"], cookie=captain).text)), (True, True))
        said = d.do(anna, "set", seen=stamp(), venue="Hall")
        same("what is recorded is told, too", said.status in (200, 303), True)
end()
