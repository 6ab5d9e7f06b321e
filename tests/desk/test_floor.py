# SPDX-License-Identifier: Apache-2.0
"""A rating floor above everybody who is rated: the pages of the settings and of the registration ask whether it is meant, with a tick."""
from desk import *

XML = open(ROOT + "/tests/data/small/registration.xml", "rb").read()


def floor():
    return json.loads(olympair("export", "e.oly", "--as", "json", now=None))["sections"][0].get("floor", 0)


def asks(r, floor):
    return r.status == 409 and 'name="confirm"' in r.text and "would count %d, more than anybody rated, of whom the highest has 2655; if that is meant, confirm it" % floor in html.unescape(r.text)


with Folder():
    olympair("new", "e.oly", "--squads-close", "2100-01-01 10:00")
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        form = {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html"}
        r = d.ask("POST", "/import", multipart(XML.replace(b'floor="1400"', b'floor="2656"', 1)), anna, form)
        say("a registration with such a floor shows the question before it is taken over", None if "would count 2656, more than anybody rated" in html.unescape(r.text) and 'name="confirm"' in r.text else (r.status, r.text))
        olympair("import", "e.oly", ROOT + "/tests/data/small/registration.xml")
        r = d.ask("POST", "/open/do/set", {"floor": "2900", "seen": str(stamp())}, anna, {"Accept": "text/html"})
        say("so does the page of the settings", None if asks(r, 2900) else (r.status, r.text))
        same("nothing is changed", floor(), 1400)
        r = d.ask("POST", "/open/do/set", {"floor": "2900", "confirm": "yes", "seen": str(stamp())}, anna, {"Accept": "text/html"})
        same("with the tick it is set", (r.status in (200, 303), floor()), (True, 2900))
        r = d.ask("POST", "/open/do/set", {"floor": "2655", "seen": str(stamp())}, anna, {"Accept": "text/html"})
        same("as high as the highest it needs none", (r.status in (200, 303), floor()), (True, 2655))
end()
