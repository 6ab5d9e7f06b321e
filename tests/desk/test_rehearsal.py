# SPDX-License-Identifier: Apache-2.0
"""A rehearsal: a copy of an event with a desk of its own, which says on every page what it is, makes results up, and is gone with one press."""
from front import *


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


def state(*paths):
    """Every byte of these files."""
    return [open(p, "rb").read() for p in paths if os.path.exists(p)]


def rows(path, ask):
    with contextlib.closing(sqlite3.connect("file:%s?mode=ro" % path, uri=True)) as event:
        return [x for x, in event.execute(ask)]


with Folder() as folder:
    small()
    os.mkdir("stick")
    olympair("set", "e.oly", "--mirror", folder.path + "/stick", "--address", "http://192.168.1.5:8080", now=None)
    key = re.search(KEY, olympair("people", "e.oly", "add", "Anna", "--role", "tap")).group()
    helper = re.search(KEY, olympair("people", "e.oly", "add", "Cleo", "--role", "helper", "--section", "open", "--tables", "1-3")).group()
    was = state("e.oly")
    copies = os.listdir("stick")
    with Front(".") as f:
        me = f.enter()
        say("each event has a button for it", None if "Rehearse" in main_of(f.ask("GET", "/", cookie=me)) else main_of(f.ask("GET", "/", cookie=me))[:600])
        same("of an event that there is", f.ask("POST", "/rehearse", {"file": "x.oly"}, me).status, 404)
        same("not from elsewhere", f.ask("POST", "/rehearse", {"file": "e.oly"}, me, {"Origin": "http://example.org"}).status, 403)
        same("it is made and opened", f.ask("POST", "/rehearse", {"file": "e.oly"}, me).status, 303)
        page = f.ask("GET", "/", cookie=me)
        say("the card of the event says so", None if "A rehearsal is open" in main_of(page) and page.text.count("<h2>") == 1 else main_of(page)[:900])
        d = Desk("e.oly.rehearsal/rehearsal.oly")
        d.origin = re.search(r'href="(http://127\.0\.0\.1:\d+)/"[^>]*>Go to the rehearsal', page.text).group(1)
        d.port = int(d.origin.rsplit(":", 1)[1])
        anna, cleo = d.sign_in(key), d.sign_in(helper)
        pages = [d.ask("GET", at, cookie=anna).text for at in ("/", "/open/1", "/journal", "/do/set", "/downloads", "/nothing", "/key")]
        pages = [d.ask("GET", "/open/1", cookie=anna).text] + pages[1:]
        same("every page says what it is, to whoever looks", [i for i, p in enumerate(pages) if "Rehearsal: a copy to practise on" not in text(p)], [])
        say("and so does the name on every sheet", None if "Rehearsal: Small Olympiad" in d.ask("GET", "/open/report/teams?format=csv", cookie=anna).text + d.ask("GET", "/open/report/teams", cookie=anna).text else "no name")
        n = lambda: stamp("e.oly.rehearsal/rehearsal.oly")
        settings = json.loads(olympair("show", "e.oly.rehearsal/rehearsal.oly", "-f", "json", now=None))
        say("it has no mirror, and nothing leads to the event", None if "192.168.1.5" not in json.dumps(settings) and "stick" not in json.dumps(settings) else settings)
        r = d.ask("POST", "/do/set", {"mirror": folder.path + "/stick", "seen": str(n())}, anna)
        same("nor can it have one", (r.status, "a rehearsal has no mirror" in text(r.text)), (422, True))
        r = d.do(anna, "undo", section="", seen=n(), confirm=True)
        time.sleep(1.5)  # the desk copies as soon as something was done
        same("what cut it off taken back, it is copied nowhere all the same", (r.status, os.listdir("stick") == copies), (200, True))
        d.do(anna, "undo", section="", seen=n(), confirm=True)
        done = subprocess.run([PROGRAM, "site", "e.oly.rehearsal/rehearsal.oly", "site"], capture_output=True)
        say("it is not published", None if done.returncode != 0 and b"a rehearsal is not published" in done.stderr else done)
        same("nothing to make up yet", (d.ask("POST", "/open/1/made-up", {}, anna).status, "Make up what" in d.ask("GET", "/open/1", cookie=anna).text), (409, False))
        for round in (1, 2):
            d.do(anna, "pair", seen=n()), d.do(anna, "publish", seen=n())
            same("a helper makes nothing up", d.ask("POST", "/open/%d/made-up" % round, {}, cleo).status, 403)
            same("a button fills round %d in" % round, ("Make up what is missing" in d.ask("GET", "/open/%d" % round, cookie=anna).text, d.ask("POST", "/open/%d/made-up" % round, {}, anna).status), (True, 303))
            boards = json.loads(olympair("report", "e.oly.rehearsal/rehearsal.oly", "boards", "-s", "open", "-r", str(round), "-f", "json", now=None))["matches"]
            got = [x["result"] for m in boards for x in m["boards"]]
            say("every board has a result of a game", None if len(got) >= 20 and set(got) <= {"1-0", "0-1", "1/2"} and len(set(got)) > 1 else got)
            say("a helper's page says it too", None if "Rehearsal: a copy to practise on" in text(d.ask("GET", "/open/%d/tap" % round, cookie=cleo).text) else "no")
            same("once", d.ask("POST", "/open/%d/made-up" % round, {}, anna).status, 409)
        # A team is not here, another has three players, and the round is not started.
        d.do(anna, "pair", seen=n()), d.do(anna, "publish", seen=n())
        rehearsal = "e.oly.rehearsal/rehearsal.oly"
        pairs = [line.split(",") for line in olympair("pairings", rehearsal, "-s", "open", "-r", "3", "-f", "csv", now=None).splitlines()[1:]]
        three = [p[2] for p in pairs if "Egypt" not in p and p[8]][0]
        d.do(anna, "arrive", team="Egypt", **{"with": "0"}), d.do(anna, "arrive", team=three, **{"with": "3"})
        r = d.ask("POST", "/open/3/made-up", {}, anna)
        boards = json.loads(olympair("report", rehearsal, "boards", "-s", "open", "-r", "3", "-f", "json", now=None))["matches"]
        of = lambda team: [x["result"] for m in boards for x in m["boards"] if '"%s"' % team in json.dumps(m, ensure_ascii=False)]
        same("it is made up all the same, and the round is complete", (r.status, "Make up what" in d.ask("GET", "/open/3", cookie=anna).text, re.search(r"round 3 of \d+: complete", olympair("show", rehearsal, "-s", "open", now=None)) is not None), (303, False, True))
        say("who is not here has no game, and who has three of four loses a board", None if not set(of("Egypt")) & {"1-0", "0-1", "1/2"} and of(three)[3] == "-+" else (of("Egypt"), three, of(three)))
        same("the event is as it was, and so is its mirror", (state("e.oly") == was, os.listdir("stick") == copies), (True, True))
        same("its desk opened again is the same", (f.ask("POST", "/rehearse", {"file": "e.oly"}, me).status, n() > 10), (303, True))

        # Gone as a whole, once that is meant.
        r = f.ask("POST", "/rehearsal/end", {"file": "e.oly"}, me)
        same("what nothing brings back is asked first", (r.status, 'name="confirm"' in r.text, 'name="file" value="e.oly"' in r.text, os.path.exists("e.oly.rehearsal")), (409, True, True, True))
        same("gone", (f.ask("POST", "/rehearsal/end", {"file": "e.oly", "confirm": "yes"}, me).status, os.path.exists("e.oly.rehearsal"), answers(d.origin + "/key")), (303, False, 0))
        say("the card has its button again", None if "Rehearse" in main_of(f.ask("GET", "/", cookie=me)) else "no button")

        # Whoever was interrupted while one was made, or while it was removed, has none, and it is made as if nothing had been.
        for left in ("e.oly.rehearsal", "e.oly.rehearsal-new"):
            os.mkdir(left)
            shutil.copy("e.oly", left + "/rehearsal.oly.part")
        same("what an interruption left is in nobody's way", (f.ask("POST", "/rehearse", {"file": "e.oly"}, me).status, rows("e.oly.rehearsal/rehearsal.oly", "SELECT name FROM event")),
             (303, ["Rehearsal: Small Olympiad"]))
        same("and gone", [sorted(x for x in os.listdir("e.oly.rehearsal") if "part" in x), os.path.exists("e.oly.rehearsal-new")], [[], False])
        f.ask("POST", "/rehearsal/end", {"file": "e.oly", "confirm": "yes"}, me)
        same("with the rehearsal", [x for x in os.listdir(".") if "rehearsal" in x], [])

        # Line-ups that nobody may know yet are in no copy, and nothing that tells them.
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        olympair("lineup", "e.oly", "Georgia 1", "1", "2", "3", "4", "-s", "open", "--reason", "the journal is of today")
        lineups = lambda path: len(rows(path, "SELECT team FROM lineup"))
        copy, was = "e.oly.rehearsal/rehearsal.oly", state("e.oly")
        same("one is made between publication and opening", (f.ask("POST", "/rehearse", {"file": "e.oly"}, me).status, lineups("e.oly"), lineups(copy)), (303, 1, 0))
        same("whose journal begins with it", rows(copy, "SELECT command FROM journal"), ["new", "set"])
        d.origin = re.search(r'href="(http://127\.0\.0\.1:\d+)/"[^>]*>Go to the rehearsal', f.ask("GET", "/", cookie=me).text).group(1)
        d.port = int(d.origin.rsplit(":", 1)[1])
        anna = d.sign_in(key)
        same("with the same keys, and what is missing is made up", (d.ask("POST", "/open/1/made-up", {}, anna).status, state("e.oly") == was), (303, True))
        gone = lambda: f.ask("POST", "/rehearsal/end", {"file": "e.oly", "confirm": "yes"}, me).status
        made = lambda: f.ask("POST", "/rehearse", {"file": "e.oly"}, me).status
        gone()
        # So it is with a match whose players are known, and with a line-up that was taken back: its captain will hand in the same.
        olympair("result", "e.oly", "3", "1-0", "1-0", "1-0", "1-0", "--players", "1,2,3,4", "--opponents", "1,2,3,4", "--confirm", "--reason", "not here", "-s", "open")
        same("a result before the opening", (made(), lineups("e.oly"), lineups(copy), rows(copy, "SELECT command FROM journal")), (303, 1, 0, ["new", "set"]))
        gone()
        for _ in range(3):
            olympair("undo", "e.oly", "--reason", "a late team", "--confirm")
        same("the publication taken back", (made(), lineups("e.oly"), rows(copy, "SELECT command FROM journal")), (303, 0, ["new", "set"]))
        gone()
        olympair("publish", "e.oly", "-s", "open"), olympair("lineups", "e.oly", "--open", "--reason", "all are here", "-s", "open")
        same("all of it once they are opened", (made(), len(rows(copy, "SELECT command FROM journal")) > 10), (303, True))
        gone()
    with Desk("e.oly") as d:
        anna = d.sign_in(key)
        page = d.ask("GET", "/open/1", cookie=anna).text
        same("the event itself makes nothing up", (d.ask("POST", "/open/1/made-up", {}, anna).status, "Rehearsal" in page, "Make up what" in page), (409, False, False))
end()
