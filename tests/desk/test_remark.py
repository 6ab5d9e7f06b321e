# SPDX-License-Identifier: Apache-2.0
"""A remark of the arbiters on a match stands on the staff's pages of the round, until it is taken back; a captain does not read it."""
from desk import *

RANG = "a telephone rang"

with Folder():
    small()
    with Desk("e.oly") as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        near = d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1"))
        far = d.sign_in(d.key("Dora", "--role", "helper", "--section", "open", "--tables", "2"))
        for op, why in (("pair", ""), ("publish", ""), ("open", "early")):
            d.do(anna, op, seen=stamp(), reason=why)
        captain = d.sign_in(d.key("Ewa", "--role", "captain", "--section", "open", "--team", "1"))
        same("a helper may not", d.do(near, "remark", match="1", round=1, reason=RANG, seen=stamp()).status, 403)
        same("without a reason there is none", d.do(boris, "remark", match="1", round=1, seen=stamp()).status, 409)
        n = stamp()
        same("an arbiter notes it", d.do(boris, "remark", match="1.3", round=1, reason=RANG, seen=n).status in (200, 303), True)
        same("which is an entry of the journal", stamp(), n + 1)
        said = "Table 1, board 3: " + RANG + " (Boris, "
        same("on the page of the round, and on that of the taps", [said in d.ask("GET", "/open/1" + page, cookie=who).text for page in ("", "/tap") for who in (anna, boris)], [True] * 4)
        same("a helper reads those of the own tables", [said in d.ask("GET", "/open/1/tap", cookie=who).text for who in (near, far)], [True, False])
        same("the captain reads none", RANG in d.ask("GET", "/me", cookie=captain).text, False)
        same("the TAP takes it back", d.do(anna, "undo", seen=stamp(), confirm="yes").status in (200, 303), True)
        same("and it is gone", RANG in d.ask("GET", "/open/1/tap", cookie=boris).text, False)
end()
