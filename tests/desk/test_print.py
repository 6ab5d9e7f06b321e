# SPDX-License-Identifier: Apache-2.0
"""All sheets of a moment with one press, and what of them has to be printed again."""
import resource
import threading

from desk import *


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


def name_of(r):
    return re.search(r'filename="([^"]*)"', r.headers.get("Content-Disposition") or 'filename=""').group(1)


def pages_of(pdf):
    """How many sheets of paper it has."""
    said = subprocess.run(["pdfinfo", "-"], input=pdf, capture_output=True, check=True).stdout.decode()
    return int(re.search(r"Pages: *(\d+)", said).group(1))


with Folder():
    small()
    olympair("number", "e.oly", "-s", "women")
    olympair("lot", "e.oly", "white", "-s", "women")
    with Desk("e.oly") as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        helper = d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3"))
        page = lambda: text(d.ask("GET", "/print", cookie=anna).text)
        press = lambda moment, who=anna, **words: d.ask("POST", "/print/" + moment, words, who)
        menu = lambda at: re.findall(r'href="([^"]*)"', d.ask("GET", at, cookie=anna).text.split('<nav id="menu"')[1].split("</nav>")[0])
        same("the menu is the same here, in the journal and on the page of the round", [menu(at) == menu("/open/1") and len(menu(at)) > 1 for at in ("/print", "/journal", "/screen")], [True, True, True])
        same("it stands in the menu", 'href="/print"' in d.ask("GET", "/open/1", cookie=anna).text, True)
        same("not for helpers", (d.ask("GET", "/print", cookie=helper).status, press("evening", helper).status), (403, 403))
        r = press("evening")
        same("too early, and why", (r.status, "no round of Open Section has been published" in text(r.text)), (409, True))
        same("and so says the page", "no round of Open Section has been published" in page(), True)
        same("no such moment, no such section", (press("lunch").status, press("evening", section="x").status), (400, 404))
        for section in ("open", "women"):
            d.do(anna, "pair", section, seen=stamp()), d.do(anna, "publish", section, seen=stamp())
        same("nothing is printed yet", page().count("Not printed yet."), 2)
        n = stamp()
        r = press("evening", boris)
        both = pages_of(r.body)
        same("one press, one document", (r.status, r.headers["Content-Type"], name_of(r), r.body[:5]), (200, "application/pdf", "evening-round-01.pdf", b"%PDF-"))
        same("nothing of the event changes", stamp(), n)
        r = press("evening", section="open")
        one = pages_of(r.body)
        say("or one for a section", None if name_of(r) == "open-evening-round-01.pdf" and one < both else (name_of(r), one, both))
        olympair("print", "e.oly", "--set", "evening", "-s", "open", "-o", "out.pdf", now=None)
        same("as the command makes it", pages_of(open("out.pdf", "rb").read()), one)
        said = page()
        same("it is noted", (said.count("Printed 20"), "Changed since then" in said), (2, False))
        same("again, but nothing has changed", (press("evening", again="yes").status, page().count("Printed 20")), (409, 2))
        # A change by hand of two matches: those two teams of each, and the sheets that show all of them.
        pairs = json.loads(olympair("pairings", "e.oly", "-s", "open", "-f", "json", now=None))["pairings"]
        d.do(anna, "move", team=pairs[0]["first_team"], other=pairs[1]["first_team"], reason="order", order_of="the chief", confirm=True, seen=stamp())
        said = page().split("Changed since then, print again:")
        same("one section has changed", len(said), 2)
        captains = re.search("Captain's sheet: (.*?) Line-up slips", said[1]).group(1)
        say("whose sheets is said", None if "Team pairings" in said[1] and "Table 1 and Table 2" in said[1] and all(p[k] in captains for p in pairs[:2] for k in ("first_team", "second_team")) else said[1][:600])
        r = press("evening", section="open", again="yes")
        say("only these are printed", None if r.status == 200 and pages_of(r.body) < one else (r.status, one))
        same("and then nothing is to be printed again", "Changed since then" in page(), False)
        same("the round has the button", 'action="/print/evening"' in d.ask("GET", "/open/1", cookie=anna).text, True)
        # What hangs where: by titles at the desk, by names of reports on the command line, kept in the event, taken back like anything else.
        plain = lambda pdf: subprocess.run(["pdftotext", "-layout", "-", "-"], input=pdf, capture_output=True, check=True).stdout.decode()
        first = lambda pdf: re.findall(r"(?m)^ *(Team pairings|Captain's sheet) +((?!Round)\S[^\n]*?) +(\d+) *$", plain(pdf))
        same("one of each", "One of each sheet is printed." in page(), True)
        one = pages_of(press("evening", section="open").body)
        pairing = pages_of(d.ask("GET", "/open/report/pairings?format=pdf", cookie=anna).body)
        r = d.do(anna, "set", section="", copies="Team pairings: entrance 2,  hall A 1", seen=stamp())
        same("kept by the names of reports", (r.status, json.loads(olympair("export", "e.oly", "--as", "json", now=None)).get("copies")), (200, "pairings: entrance 2, hall A 1"))
        same("the page says so", "Team pairings: 3 (entrance 2, hall A 1)" in page(), True)
        r = press("evening", section="open")
        same("two more of it, and a sheet that says where", (pages_of(r.body), first(r.body)), (one + 2 * pairing + 1, [("Team pairings", "entrance", "2"), ("Team pairings", "hall A", "1")]))
        olympair("print", "e.oly", "--set", "evening", "-s", "open", "-o", "out.pdf", now=None)
        same("as the command makes it, too", pages_of(open("out.pdf", "rb").read()), one + 2 * pairing + 1)
        same("again, nothing has changed", press("evening", section="open", again="yes").status, 409)
        for wrong, said in (("Lunch: hall 1", 'no sheet that is printed is called "Lunch"'), ("Team pairings: hall", "copies by sheet and place"), ("Team pairings: hall 21", "copies by sheet and place"), ("Team pairings: 2", "copies by sheet and place")):
            r = d.ask("POST", "/do/set", {"copies": wrong, "seen": str(stamp())}, anna)
            say("refused: " + wrong, None if 400 <= r.status < 500 and said in text(r.text) and 'value="%s"' % wrong in r.text else (r.status, text(r.text)[-1500:]))
        olympair("undo", "e.oly", "--reason", "x", "--confirm", "--entry", str(stamp()), now=None)
        same("taken back", ("One of each sheet is printed." in page(), pages_of(press("evening", section="open").body)), (True, one))
        # The disk is full: sheets are printed all the same, and not noted.
        was = resource.prlimit(d.run.pid, resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
        r = press("evening", section="women")
        same("printed on a full disk", (r.status, r.body[:5]), (200, b"%PDF-"))
        resource.prlimit(d.run.pid, resource.RLIMIT_FSIZE, was)
        # Who reads has a thread that prints nothing.
        first = []
        for _ in range(5):
            done = []
            prints = [threading.Thread(target=lambda: done.append(press("evening").status)) for _ in range(4)]
            [t.start() for t in prints]
            time.sleep(0.01)  # a print takes three times as long
            d.ask("GET", "/import", cookie=anna)
            first.append(len(done))
            [t.join() for t in prints]
        say("who reads does not wait for who prints", None if 0 in first else first)
        d.stop()
        d.start()
        same("it is known after a restart", page().count("Printed 20"), 2)
end()
