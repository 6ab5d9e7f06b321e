# SPDX-License-Identifier: Apache-2.0
"""The front page: the events of a folder, for whoever came by its link; a desk of its own for each that is opened, which ends with it."""
import contextlib

from front import *

with Folder() as folder:
    small()
    olympair("new", "cup of <b>.oly", "--name", "Cup & <i>", "--start", "2027-05-01", "--end", "2027-05-06", now=None)
    open("junk.oly", "w").write("no event\n")
    open("notes.txt", "w").write("no event\n")
    os.mkdir("folder.oly")
    os.utime("junk.oly", (1, 1))
    with Front(".") as f:
        same("who has no link stays out", (f.ask("GET", "/").status, f.ask("GET", "/begin/" + 32 * "A").status, f.ask("POST", "/open", {"file": "e.oly"}).status, f.ask("GET", "/event?file=e.oly").status), (403, 403, 403, 403))
        same("and learns nothing of the events", "e.oly" in f.ask("GET", "/").text, False)
        same("to look at the link does not use it up", f.ask("HEAD", f.begin).status, 403)
        me = f.enter()
        same("the link lets one in", (f.first.status, f.first.headers["Location"]), (303, "/"))
        say("by a cookie that no script reads", None if "HttpOnly" in f.first.headers["Set-Cookie"] else f.first.headers["Set-Cookie"])
        same("it works once", f.ask("GET", f.begin).status, 403)
        same("a page elsewhere cannot open an event", f.ask("POST", "/open", {"file": "e.oly"}, me, {"Origin": "http://example.org"}).status, 403)
        same("nor by a name of another host", f.ask("GET", "/", cookie=me, headers={"Host": "example.org:%d" % f.port}).status, 421)
        page = f.ask("GET", "/", cookie=me)
        text = main_of(page)
        same("three event files, and what is none is not among them", re.findall(r"<h2>(.*?)</h2>", page.text)[-1:] + [page.text.count("<h2>"), "notes.txt" in text, "folder.oly" in text], ["junk.oly", 3, False, False])
        same("names are text", ("Cup &amp; &lt;i&gt;" in page.text, "<i>" in page.text, "of <b>" in page.text), (True, False, False))
        same("every link of it leads somewhere", [w for w in re.findall(r'href="(/[^"#]*)"', page.text) if f.ask("GET", html.unescape(w), cookie=me).status not in (200, 303)], [])
        helps = {at: re.search(r'<p class="helper"><a data-panel href="([^"]*)"', f.ask("GET", at, cookie=me).text)[1] for at in ("/", "/new", "/continue", "/take-over")}
        same("each page has its help, which says what it is for", [say in main_of(f.ask("GET", html.unescape(helps[at]), cookie=me)) for at, say in (("/", "All events of this folder"), ("/new", "Four short pages"), ("/continue", "put in the disk"), ("/take-over", "another program has begun"))], [True] * 4)
        same("also for who has not come in by the link, of the page named alone", (f.ask("GET", "/help?page=/new").status, f.ask("GET", "/help?page=/new&x=1").status), (200, 400))
        same("with its days", "2027-05-01 to 2027-05-06" in text, True)
        same("and how far it is", "not paired yet" in text and "No section yet." in text, True)
        for name in (b"bad\xff.oly", "zero\u200bwidth.oly".encode(), "e\u0301.oly".encode()):
            shutil.copy("e.oly", name)
        r = f.ask("GET", "/", cookie=me)
        cards = r.body.decode().split("<section")[1:]
        same("a name that no form can send is to be changed, and others are not", [("Rename it to open" in c, 'action="/open"' in c) for c in cards if "bad" in c or "width" in c or "e\u0301" in c], [(True, False), (False, True), (True, False)])
        [os.unlink(name) for name in (b"bad\xff.oly", "zero\u200bwidth.oly".encode(), "e\u0301.oly".encode())]
        same("what is no event says so", "This file cannot be read as an event. junk.oly, last changed 1970-01-01" in text, True)
        same("a file of another folder is none", (f.ask("POST", "/open", {"file": "../e.oly"}, me).status, f.ask("GET", "/event?file=/etc/passwd", cookie=me).status), (404, 404))

        # A desk of its own, with the first key.
        r = f.ask("POST", "/open", {"file": "e.oly"}, me)
        same("it opens", (r.status, r.headers["Location"]), (303, "/event?file=e.oly"))
        page = f.ask("GET", "/event?file=e.oly", cookie=me)
        address, key = re.search(r'href="(http://127\.0\.0\.1:\d+/)key#(%s)"' % KEY, page.text).groups()
        same("the key of the TAP is there to be read", key in main_of(page), True)
        d = Desk("e.oly")
        d.port, d.origin = int(address.rsplit(":", 1)[1].rstrip("/")), address.rstrip("/")
        tap = d.sign_in(key)
        same("and opens the desk", d.ask("GET", "/do/set", cookie=tap).status, 200)
        same("whose pages the front page's cookie does not open", d.ask("GET", "/do/set", cookie=me).status, 303)
        same("once more is no second desk", (f.ask("POST", "/open", {"file": "e.oly"}, me).status, len(desks_of(f.run.pid))), (303, 1))
        r = f.ask("POST", "/open", {"file": "junk.oly"}, me)
        same("what is no event is not opened", soon(lambda: "This desk stopped: " in main_of(f.ask("GET", r.headers["Location"], cookie=me))), True)
        f.ask("POST", "/close", {"file": "e.oly"}, me)
        same("it is closed", answers(address), 0)
        f.ask("POST", "/open", {"file": "e.oly"}, me)
        page = f.ask("GET", "/event?file=e.oly", cookie=me)
        same("the next time it is at the same address, without a key", (re.findall('<a data-go href="(.*?)"', page.text), re.search(KEY, page.text)), ([address], None))
        same("where one is still signed in", d.ask("GET", "/do/set", cookie=tap).status, 200)

        # A new event, with its sections and days.
        fields = {"name": "Harbour Cup 2027", "city": "Valletta", "federation": "MLT", "start": "2027-05-01", "end": "2027-05-03", "zone": "Europe/Malta", "time": "10:00", "kind": "weekend"}
        r = f.ask("POST", "/new", dict(fields, federation="QQQ"), me)
        same("what is wrong is said, and what was typed is kept", (r.status >= 400, 'role="alert"' in r.text, 'value="Harbour Cup 2027"' in r.text, re.search('value="weekend"[^>]*checked', r.text) is not None), (True, True, True, True))
        at_field = lambda r: (r.status, [n for tag in re.findall(r"<input[^>]*>", r.text) if "aria-invalid" in tag for n in re.findall(r'name="([\w.]+)"', tag)])
        same("what is wrong stands at its field", [at_field(f.ask("POST", "/new", dict(fields, **words), me)) for words in
             ({"federation": "QQQ"}, {"section.1": "a", "rounds.1": "31"}, {"section.1": "a", "rounds.1": "x"}, {"rest": "2027-02-30"}, {"rest": "2027-05-04"}, {"section.1": "a", "section.2": "a"}, {"zone": "Nowhere/Land"})],
             [(400, ["federation"]), (400, ["section.1"]), (400, ["section.1"]), (422, ["rest"]), (422, ["rest"]), (409, ["section.2"]), (422, ["zone"])])
        r = f.ask("POST", "/new", dict(fields, zone="Nowhere/Land"), me)
        same("so is a zone that is none", (r.status, "no time zone Nowhere/Land" in main_of(r)), (422, True))
        same("nothing is left of what was refused", [x for x in os.listdir(".") if "harbour" in x or x.startswith(".new")], [])
        r = f.ask("POST", "/new", dict(fields, federation="mlt"), me)
        same("a new event is made and opened", (r.status, r.headers["Location"]), (303, "/event?file=harbour-cup-2027.oly"))
        say("with a key", None if re.search(KEY, f.ask("GET", r.headers["Location"], cookie=me).text) else "none")
        shown = json.loads(olympair("show", "harbour-cup-2027.oly", "-f", "json"))
        same("with its settings", ({k: shown["event"][k] for k in ("name", "city", "federation", "start", "end")}, [(s["section"], s["system"], s["rounds"]) for s in shown["sections"]]),
             ({"name": "Harbour Cup 2027", "city": "Valletta", "federation": "MLT", "start": "2027-05-01", "end": "2027-05-03"}, [("league", "berger", 5)]))
        days = olympair("journal", "harbour-cup-2027.oly", now=None)
        same("two rounds a day from the first day on", re.findall(r"2027-05-0\d \d\d:\d\d", days), ["2027-05-01 10:00", "2027-05-01 15:00", "2027-05-02 10:00", "2027-05-02 15:00", "2027-05-03 10:00"])
        r = f.ask("POST", "/new", dict(fields, kind="olympiad"), me)
        same("another one of that name is another file", r.headers["Location"], "/event?file=harbour-cup-2027-2.oly")
        same("of an Olympiad", [(s["section"], s["system"], s["rounds"]) for s in json.loads(olympair("show", "harbour-cup-2027-2.oly", "-f", "json"))["sections"]], [("open", "olympiad", 11), ("women", "olympiad", 11)])
        r = f.ask("POST", "/new", dict(fields, name="Rest", kind="championship", start="2027-05-01", end="2027-05-09", rest=["2027-05-01, 2027-05-03", "2027-05-04"], **{w + ".%d" % i: x for i, n in enumerate(("a", "b", "women"), 1) for w, x in (("section", n), ("rounds", "6"))}), me)
        shown = json.loads(olympair("show", "rest.oly", "-f", "json"))
        same("other sections, another number of rounds", [(s["section"], s["system"], s["rounds"]) for s in shown["sections"]], [(s, "team-swiss-2026", 6) for s in ("a", "b", "women")])
        same("and days without a round", re.findall(r"2027-05-0\d \d\d:\d\d", olympair("journal", "rest.oly", now=None)), ["2027-05-0%d 10:00" % day for day in (2, 5, 6, 7, 8, 9)])
        f.ask("POST", "/close", {"file": "rest.oly"}, me)
        for kind, section in (("championship", ("open", "team-swiss-2026", 9)), ("blitz", ("blitz", "burstein", 9))):
            f.ask("POST", "/new", {"name": kind, "kind": kind}, me)
            same("a " + kind, [(s["section"], s["system"], s["rounds"]) for s in json.loads(olympair("show", kind + ".oly", "-f", "json"))["sections"]], [section])
        for made in ("harbour-cup-2027.oly", "harbour-cup-2027-2.oly", "championship.oly", "blitz.oly"):
            f.ask("POST", "/close", {"file": made}, me)

        # Opened to the hall, by an address of this machine: phones, spectators and screens, without a command line.
        import socket as network
        with network.socket(network.AF_INET, network.SOCK_DGRAM) as s:
            with contextlib.suppress(OSError):
                s.connect(("192.0.2.1", 9)) # nothing is sent
            own = s.getsockname()[0]
        hall = {"file": "harbour-cup-2027.oly", "host": own, "plain": "yes", "public": "yes"}
        if not own.startswith(("0.", "127.")):
            same("the form names the address of this machine", "<option>%s</option>" % own in f.ask("GET", "/", cookie=me).text, True)
            same("no other one, and not in the clear unless somebody says so", [f.ask("POST", "/open", dict(hall, **more), me).status for more in ({"host": "203.0.113.9"}, {"plain": ""})], [422, 409])
            r = f.ask("POST", "/open", hall, me)
            said = f.ask("GET", r.headers["Location"], cookie=me).text
            place = re.search(r'href="(http://%s:\d+/)' % re.escape(own), said)
            say("the desk is at that address", None if place else said)
            same("and answers there", urllib.request.urlopen(place[1] + "key").status, 200)
            public = re.search(r'<a href="(http://%s:\d+/)">' % re.escape(own), f.ask("GET", "/", cookie=me).text.split("Spectators and screens:")[1])[1]
            for _ in range(100):
                try:
                    status = urllib.request.urlopen(public + "screen").status
                    break
                except urllib.error.HTTPError:
                    time.sleep(0.1)
            same("so do the screens", (status, public != place[1]), (200, True))
            f.ask("POST", "/close", {"file": "harbour-cup-2027.oly"}, me)
            kept = lambda name: [x for x in olympair("journal", name, now=None).splitlines() if "http" in x]
            same("the event does not keep it by itself", kept("harbour-cup-2027.oly"), [])
            r = f.ask("POST", "/open", dict(hall, keep="yes"), me)
            say("but if that is ticked", None if any(place[1].rstrip("/") in x for x in kept("harbour-cup-2027.oly")) else kept("harbour-cup-2027.oly"))
            f.ask("POST", "/close", {"file": "harbour-cup-2027.oly"}, me)
            # On another laptop it has another name, and would have another port.
            os.mkdir("other")
            olympair("backup", "harbour-cup-2027.oly", "other/went-on.oly", now=None)
            with Front("other") as g:
                her = g.enter()
                g.ask("POST", "/open", {"file": "went-on.oly"}, her)
                same("where the event goes on its cards lead to the same port", "127.0.0.1:%s/" % place[1].rstrip("/").rsplit(":", 1)[1] in g.ask("GET", "/", cookie=her).text, True)

        # One that crashes is told, and the file is whole.
        for pid in desks_of(f.run.pid):
            with contextlib.suppress(ProcessLookupError): # one that was closed a moment ago may be gone
                os.kill(int(pid), signal.SIGKILL)
        for _ in range(100):
            text = main_of(f.ask("GET", "/", cookie=me))
            if "This desk stopped unexpectedly." in text:
                break
            time.sleep(0.1)
        same("a desk that ended by itself is told", "This desk stopped unexpectedly. Everything recorded is in the file" in text, True)
        f.ask("POST", "/open", {"file": "e.oly"}, me)
        same("and opened again", d.ask("GET", "/do/set", cookie=tap).status, 200)
        olympair("set", "e.oly", "--name", "Renamed")
        same("what is done to an event is seen", "Renamed" in f.ask("GET", "/", cookie=me).text, True)
        same("it ends in order", f.stop(), 0)
        same("and its desks with it", answers(address), 0)
    with Front("e.oly") as f:
        me = f.enter()
        same("an event that is named is opened at once", f.first.headers["Location"], "/event?file=e.oly")
        same("with its desk", re.findall('<a data-go href="(.*?)"', f.ask("GET", f.first.headers["Location"], cookie=me).text), [address])
        running = desks_of(f.run.pid)
        f.run.kill()
        f.run.wait()
        same("no desk outlives a front page that was killed", [p for p in running if not ends(p)], [])
    done = subprocess.run([PROGRAM, "desk", "notes.txt", "--port", "0"], capture_output=True)
    same("what is neither a folder nor an event is refused", done.returncode, 2)
    done = subprocess.run([PROGRAM, "desk", "nowhere", "--port", "0"], capture_output=True)
    same("and what is not there", done.returncode, 5)
end()
