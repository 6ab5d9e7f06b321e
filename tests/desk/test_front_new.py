# SPDX-License-Identifier: Apache-2.0
"""The form of a new event: all that is wrong at once, one event however often it is sent, and as an earlier event was."""
import fcntl
import resource

from front import *

FIELDS = {"name": "Harbour Cup 2027", "city": "Valletta", "federation": "MLT", "start": "2027-05-01", "end": "2027-05-03", "zone": "Europe/Malta", "time": "10:00", "kind": "championship"}


def wrong(r):
    """The fields that are said to be wrong, each with the sentence that it refers to."""
    tags = [t for t in re.findall(r"<input[^>]*>", r.text) if "aria-invalid" in t]
    return [(re.search(r'name="([\w.]+)"', t).group(1), re.search(r'id="%s">\s*<p[^>]*>([^<]*)' % re.search(r'aria-describedby="([^"]*)"', t).group(1), r.text) is not None) for t in tags]


def journal(path):
    return [(n, value) for n, value in re.findall(r"\b(date\.\d+|lineups\.\d+) (\d{4}-\d\d-\d\d \d\d:\d\d)", olympair("journal", path, now=None))]


def sections(path):
    return [{k: s[k] for k in ("name", "system", "number_of_rounds", "number_of_boards", "squad_size", "ranking", "edition", "tie_break")} for s in json.loads(olympair("export", path, "--as", "json", now=None))["sections"]]


with Folder():
    with Front(".") as f:
        me = f.enter()
        page = f.ask("GET", "/new", cookie=me)
        same("where there is no event there is no earlier one", 'value="earlier"' in page.text, False)
        r = f.ask("POST", "/new", dict(FIELDS, federation="QQQ", zone="Nowhere/Land", rest="2027-02-30", **{"section.1": "a", "section.2": "a"}), me)
        same("all that is wrong stands at its fields", (r.status, wrong(r)), (422, [(n, True) for n in ("federation", "zone")]))
        same("one of them has the cursor", [re.search(r'name="(\w+)"', t).group(1) for t in re.findall(r"<input[^>]* autofocus[^>]*>", r.text)], ["federation"])
        r = f.ask("POST", "/new", dict(FIELDS, start="2027-05-03", end="2027-05-01"), me)
        same("days that fit by themselves alone", (r.status >= 400, wrong(r)), (True, [("end", True)]))
        r = f.ask("POST", "/new", dict(FIELDS, name="   ", time="25:00"), me)
        same("an hour that there is not, and no name", (r.status, wrong(r), "25:00 is no hour" in r.text, "say what the event is called" in r.text), (400, [("name", True)], False, True))
        same("hours as nobody reads them", [wrong(f.ask("POST", "/new", dict(FIELDS, time=t), me)) for t in ("10.30", "9", "1:5", "24:00", "10:00x")], [[("time", True)]] * 5)
        r = f.ask("POST", "/new", dict(FIELDS, name="x" * 101, city="y" * 101), me)
        same("a name that is too long is not the only thing", wrong(r), [("name", True), ("city", True)])
        same("days without a first one", [wrong(f.ask("POST", "/new", dict({k: v for k, v in FIELDS.items() if k not in ("start", left)}, **more), me)) for left, more in (("", {}), ("end", {"rest": "2027-05-02"}))], [[("start", True)]] * 2)
        same("nothing is left of what was refused", os.listdir("."), [])

        was = resource.prlimit(f.run.pid, resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
        r = f.ask("POST", "/new", FIELDS, me)
        resource.prlimit(f.run.pid, resource.RLIMIT_FSIZE, was)
        same("a full disk is said once, at no field", (r.status, wrong(r), r.text.count("the disk is full or fails"), ".new-" in r.text, os.listdir(".")), (503, [], 1, False, []))

        # Twice, as by a double click or a page that is sent once more; and what there is to remark.
        once = re.search(r'name="once" value="(\w+)"', page.text).group(1)
        a, b = (f.ask("POST", "/new", dict(FIELDS, once=once), me) for _ in range(2))
        same("sent twice it is one event", (a.status, a.headers["Location"], b.status, b.headers["Location"], [x for x in os.listdir(".") if x.endswith(".oly")]), (303, "/event?file=harbour-cup-2027.oly") * 2 + (["harbour-cup-2027.oly"],))
        c = f.ask("POST", "/new", dict(FIELDS, once=once, name="Harbour Cup 2028"), me)
        same("from its page with another name it is another one", (c.status, c.headers["Location"]), (303, "/event?file=harbour-cup-2028.oly"))
        f.ask("POST", "/close", {"file": "harbour-cup-2028.oly"}, me)
        same("a form that was asked for anew is another one", re.search(r'name="once" value="(\w+)"', f.ask("GET", "/new", cookie=me).text).group(1) != once, True)
        text = main_of(f.ask("GET", "/event?file=harbour-cup-2027.oly", cookie=me))
        same("rounds after the last day are named", "Rounds 4 to 9 have no day yet" in text, True)
        f.ask("POST", "/close", {"file": "harbour-cup-2027.oly"}, me)

        # What a name has of letters that no disk is asked for, and what sheets call the sections.
        r = f.ask("POST", "/new", dict(FIELDS, name="Coupe d'Été der Ümlaute", kind="olympiad", time=" 9:30 "), me)
        same("accents are taken off", (r.status, r.headers["Location"]), (303, "/event?file=coupe-d-ete-der-umlaute.oly"))
        same("the sections have titles", [(s["name"], s["title"]) for s in json.loads(olympair("export", "coupe-d-ete-der-umlaute.oly", "--as", "json", now=None))["sections"]], [("open", "Open Section"), ("women", "Women’s Section")])
        same("the hour is of the clock", journal("coupe-d-ete-der-umlaute.oly")[:2], [("date.1", "2027-05-01 09:30"), ("date.2", "2027-05-02 09:30")])
        f.ask("POST", "/close", {"file": "coupe-d-ete-der-umlaute.oly"}, me)

        # Page by page, with what its kind has; what was typed on the others goes along.
        def page(r):
            """What its form sends, as a browser does; and on which of the pages it is."""
            form = r.text.split('action="/new"')[1].split("</form>")[0]
            get = lambda t, what: html.unescape((re.search(r' %s="([^"]*)"' % what, t) or [None, ""])[1])
            words = [(get(t, "name"), get(t, "value")) for t in re.findall(r"<input[^>]*>", form) if not re.search('type="(checkbox|radio)"', t) or " checked" in t]
            for name, options in re.findall(r'(?s)<select name="([^"]*)"[^>]*>(.*?)</select>', form):
                picked = re.search(r'<option value="([^"]*)" selected', options) or re.search(r'<option value="([^"]*)"', options)
                words.append((name, html.unescape(picked[1])))
            return {n: [v for k, v in words if k == n] for n, _ in words}, re.search(r'aria-current="step">([^<]*)', r.text)[1]

        words, at = page(f.ask("GET", "/new", cookie=me))
        same("the first page is of the event", at, "The event")
        go = lambda words, to, **more: page(f.ask("POST", "/new", dict(words, **{k.replace("_", "."): v for k, v in more.items()}, **({"to": to} if to else {})), me))
        words, at = go(words, "2", name="Four Pages", federation="QQQ", start="2027-05-01", end="2027-05-14")
        same("what is wrong keeps it there", (at, words["federation"]), ("The event", ["QQQ"]))
        words, at = go(words, "2", federation="MLT", kind="olympiad")
        same("its sections, as an Olympiad has them", (at, [words[w] for w in ("section.1", "system.1", "edition.1", "tiebreak.1", "boards.1", "squad-size.1", "rounds.1", "section.2", "women.2", "section.3")]), ("Its sections", [[x] for x in ("open", "olympiad", "", "", "4", "5", "11", "women", "yes", "")]))
        offered = lambda start: re.findall('<option value="">([^<]*)</option>', f.ask("POST", "/new", dict(words, start=start, end="", to="2"), me).text)[:2]
        same("the edition follows the day that was given", (offered("2027-05-01"), offered("2021-12-31")), (["by the date of the event: 2022", "by the date of the event: D.02, rules of 2022"], ["by the date of the event: 2012", "by the date of the event: D.02, rules of 2012"]))
        told = f.ask("POST", "/new", dict(words, to="2"), me).text
        same("systems are offered by what they are called", [x in told for x in ("FIDE D.02, Olympiad</option>", "FIDE Swiss Team Pairing System 2026</option>", "Round robin (Berger tables)</option>", ">berger<")], [True, True, True, False])
        same("so are the editions, those of Europe among them", [w in re.search(r'(?s)<select[^>]*name="edition.1".*?</select>', told)[0] for w in ('value="2012"', 'value="2022"', 'value="ecu"', 'value="ecu-2015"')], [True] * 4)
        words, at = go(words, "3", section_3="kids", rounds_3="12", boards_3="9")
        same("a section that cannot be is said there", (at, words["boards.3"]), ("Its sections", ["9"]))
        words, at = go(words, "3", boards_3="3")
        same("a day for each round from the first one on", (at, words["date.1"], words["date.11"], words["date.12"]), ("Days of the rounds", ["2027-05-01T15:00"], ["2027-05-11T15:00"], ["2027-05-12T15:00"]))
        words, at = go(words, "4", rest=["2027-05-06", "2027-05-10"], time="14:00")
        same("filled in again, and looked at, around days without a round", (at, words["date.5"], words["date.6"], words["date.12"]), ("Days of the rounds", ["2027-05-05T14:00"], ["2027-05-07T14:00"], ["2027-05-14T14:00"]))
        words, at = go(go(words, "fill", date_5="2027-05-05T23:00")[0], "2", date_11="2027-05-13T10:00")
        same("back to the sections with all that was typed", (at, words["section.3"], words["date.11"], words["rest"]), ("Its sections", ["kids"], ["2027-05-13T10:00"], ["2027-05-06", "2027-05-10"]))
        words, at = go(words, "3")
        same("and on again", (at, words["date.11"]), ("Days of the rounds", ["2027-05-13T10:00"]))
        words, at = go(words, "4", hour_2="9:77")
        same("an hour that is none is said at its section", (at, words["hour.2"]), ("Days of the rounds", ["9:77"]))
        words, at = go(words, "4", hour_2="10:30")
        same("who works here", at, "Who works here")
        r = f.ask("POST", "/new", dict(words, **{"person.1": "Anna", "role.1": "tap", "person.2": "Boris", "role.2": "arbiter"}), me)
        same("the event is made", (r.status, r.headers["Location"]), (303, "/event?file=four-pages.oly"))
        same("with its sections", [(s["name"], s["number_of_rounds"], s["number_of_boards"]) for s in sections("four-pages.oly")], [("open", 11, 4), ("women", 11, 4), ("kids", 12, 3)])
        same("and its days", [d for n, d in journal("four-pages.oly") if n in ("date.5", "date.6", "date.11")][:3], ["2027-05-05 14:00", "2027-05-07 14:00", "2027-05-13 10:00"])
        own = {s["name"]: s.get("dates", []) for s in json.loads(olympair("export", "four-pages.oly", "--as", "json", now=None))["sections"]}
        same("a section has its own hours, but for a round that has another one for all; the others have those of the event", (own["open"], own["kids"], own["women"][0]["date"], own["women"][4]["date"], [d["round"] for d in own["women"]]),
             ([], [], "2027-05-01 10:30", "2027-05-05 10:30", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
        said = main_of(f.ask("GET", r.headers["Location"], cookie=me))
        same("and keys, shown once", (len(set(re.findall(KEY, said))), "Anna (TAP)" in said, "Boris (arbiter)" in said), (2, True, True))
        same("that open it", [n in olympair("people", "four-pages.oly", now=None) for n in ("Anna", "Boris")], [True, True])
        f.ask("POST", "/close", {"file": "four-pages.oly"}, me)
        for name, start, more in (("Cup of 2021", "2021-12-31", {}), ("Cup of 2022", "2022-01-01", {}), ("Chosen Cup", "2021-12-31", {"section.1": "open", "edition.1": "2022", "tiebreak.1": ""}), ("Cup of Europe", "2021-12-31", {"section.1": "open", "edition.1": "ecu-2015", "tiebreak.1": ""})):
            file = name.lower().replace(" ", "-") + ".oly"
            f.ask("POST", "/new", dict(FIELDS, name=name, start=start, end="2022-01-14", kind="olympiad", **more), me)
            same("%s has the rules of its day, or those that were chosen" % name, {(s["edition"], s["tie_break"]) for s in sections(file)}, {{"Cup of 2021": ("2012", "2012"), "Cup of Europe": ("ecu-2015", "khanty-mansiysk")}.get(name, ("2022", "2022"))})
            f.ask("POST", "/close", {"file": file}, me)
        words, at = go(page(f.ask("GET", "/new", cookie=me))[0], "2", name="Blitz", kind="blitz")
        same("players have neither boards nor squads", ([words[w] for w in ("section.1", "system.1", "rounds.1")], "boards.1" in words, "edition.1" in words), ([["blitz"], ["burstein"], ["9"]], False, False))

        # As an earlier event: its sections and rules, and its calendar, moved.
        olympair("new", "old.oly", "--name", "Cup of <2025>", "--start", "2025-02-26", "--end", "2025-03-02", now=None)
        olympair("section", "old.oly", "open", "--system", "team-swiss-2026", "--rounds", "3", "--boards", "6", "--squad-size", "8", "--title", "All of them", now=None)
        olympair("section", "old.oly", "girls", "--rounds", "2", "--women", "yes", "--edition", "2022", "--tiebreak", "2022", "--ranking", "gp,mp", now=None)
        for n, day, due in (("1", "2025-02-26 15:30", "2025-02-26 09:00"), ("2", "2025-02-28 15:30", None), ("3", "2025-03-01 10:00", None)):
            olympair("set", "old.oly", "--round", n, "--date", day, *(["--lineups", due] if due else []), now=None)
        page = f.ask("GET", "/new", cookie=me)
        same("an earlier event can be chosen", ('value="earlier"' in page.text, '<option value="old.oly">Cup of &lt;2025&gt; (old.oly)</option>' in page.text), (True, True))
        mine = dict(FIELDS, name="Cup of 2028", start="2028-02-27", end="2028-03-05", kind="earlier", like="old.oly")
        r = f.ask("POST", "/new", mine, me)
        same("an event like it", (r.status, r.headers["Location"]), (303, "/event?file=cup-of-2028.oly"))
        same("with its sections and their rules", sections("cup-of-2028.oly"), sections("old.oly"))
        same("with its calendar", journal("cup-of-2028.oly"), [("date.1", "2028-02-27 15:30"), ("lineups.1", "2028-02-27 09:00"), ("date.2", "2028-02-29 15:30"), ("date.3", "2028-03-01 10:00")])
        same("and its own name and days", {k: v for k, v in json.loads(olympair("show", "cup-of-2028.oly", "-f", "json", now=None))["event"].items() if k in ("name", "city", "start", "end")}, {"name": "Cup of 2028", "city": "Valletta", "start": "2028-02-27", "end": "2028-03-05"})
        same("and have to be moved somewhere", wrong(f.ask("POST", "/new", {k: v for k, v in mine.items() if k not in ("start", "end")}, me)), [("start", True)])
        r = f.ask("POST", "/new", dict(mine, name="Cup of 2029", **{"section.1": "open", "title.1": "All of them", "section.2": "b"}), me)
        same("a section of another name has not its title", [(s["name"], s.get("title")) for s in json.loads(olympair("export", "cup-of-2029.oly", "--as", "json", now=None))["sections"]], [("open", "All of them"), ("b", None)])
        f.ask("POST", "/close", {"file": "cup-of-2029.oly"}, me)
        same("no file that is not in the folder", [f.ask("POST", "/new", dict(mine, like=x), me).status for x in ("../old.oly", "none.oly", "")], [404] * 3)
        f.ask("POST", "/close", {"file": "cup-of-2028.oly"}, me)

        # What is wanting in a calendar is said where it is set.
        f.ask("POST", "/open", {"file": "old.oly"}, me)
        address, key = re.search(r'href="(http://127\.0\.0\.1:\d+/)key#(%s)"' % KEY, f.ask("GET", "/event?file=old.oly", cookie=me).text).groups()
        d = Desk("old.oly")
        d.port, d.origin = int(address.rsplit(":", 1)[1].rstrip("/")), address.rstrip("/")
        tap = d.sign_in(key)
        same("all rounds have a day", "no day yet" in d.ask("GET", "/open/do/set", cookie=tap).text, False)
        r = d.ask("POST", "/open/do/set", {"rounds": "5", "seen": str(stamp("old.oly"))}, tap)
        same("two more have none", (r.status in (200, 303), "rounds 4 to 5 have no day yet" in d.ask("GET", "/open/do/set", cookie=tap).text), (True, True))
        r = d.ask("POST", "/do/set", {"date.2": "2025-02-26 10:00", "seen": str(stamp("old.oly"))}, tap)
        same("round 2 before round 1 is remarked", "Round 2 would start at 2025-02-26 10:00, not after round 1, which starts at 2025-02-26 15:30" in html.unescape(r.text), True)
        same("it ends in order", f.stop(), 0)

# What a process left that was ended while it made an event goes, but not while somebody holds its lock.
LEFT = [".new-4711.oly.part-0badcafe", ".new-4711.oly.part-0badcafe-journal", ".new-4711.oly", ".new-4713.lock", ".new-4713.oly"]
STAYS = [".new-4712.lock", ".new-4712.oly.part-0badcafe", ".new-notes", ".new-12a.oly"]
with Folder():
    leave = lambda: [open(n, "a").close() for n in LEFT + STAYS]
    hidden = lambda: sorted(n for n in os.listdir(".") if n[0] == ".")
    leave()
    lock = open(".new-4712.lock")
    fcntl.flock(lock, fcntl.LOCK_EX)
    with Front(".") as f:
        me = f.enter()
        same("what was left is gone when the front page begins", hidden(), sorted(STAYS))
        leave()
        same("a new event is made", f.ask("POST", "/new", FIELDS, me).status, 303)
        same("and what was left is gone, too", hidden(), sorted(STAYS))
        lock.close()
        same("another one, when nobody holds the lock any more", f.ask("POST", "/new", dict(FIELDS, name="Other Cup"), me).status, 303)
        same("what is not ours stays", hidden(), sorted(STAYS[2:]))
end()
