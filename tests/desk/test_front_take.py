# SPDX-License-Identifier: Apache-2.0
"""The front page: an event of another program is sent as a file, looked at, and taken over into a file of its own."""
import resource

from front import *

CUP = ROOT + "/tests/fuzz/corpus/chessresults/cup.xml"


def send(f, me, data, name):
    return f.ask("POST", "/take-over", multipart(data, name), me, {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html"})


def fields(r):
    form = r.text.split('action="/take-over"')[1].split("</form>")[0]
    return {**{n: html.unescape(v) for n, v in re.findall(r'<input[^>]*name="([^"]*)"[^>]*?value="([^"]*)"', form)}, **dict(re.findall(r'<select name="([^"]*)".*?value="([^"]*)" selected', form))}


def files():
    return sorted(x for x in os.listdir(".") if x.endswith(".oly"))


with Folder():
    with Front(".") as f:
        me = f.enter()
        page = f.ask("GET", "/take-over", cookie=me)
        same("the page for the file, from the list of events", (page.status, 'href="/take-over"' in f.ask("GET", "/", cookie=me).text, "32 MB at most" in main_of(page)), (200, True, True))

        # Looked at: what it has, what it does not say, and nothing is made.
        cup = open(CUP, "rb").read()
        r = send(f, me, cup, "cup.xml")
        text = main_of(r)
        same("it is looked at first", (r.status, "cup.xml can be taken over. Nothing is made yet." in text, os.listdir(".")), (200, True, []))
        at = re.search(r"([^:]*): (\d+) teams, (\d+) players, (\d+) rounds", text).groups()[1:]
        same("with what it has", at, (str(cup.count(b"<team ")), str(cup.count(b"<player ")), re.search(rb'currentround="(\d+)"', cup).group(1).decode()))
        same("what it does not say is told in words of a page", ("is not said" in text or "does not say by which system it is paired; that of the Olympiad, edition 2012, is assumed" in text, "--" in text), (True, False))
        given = fields(r)
        same("and asked for, as it is assumed", {k: given.get(k) for k in ("system", "edition", "tiebreak", "rounds")}, {"system": "olympiad", "edition": "2012", "tiebreak": None, "rounds": None})

        folded = r.text.split("<details><summary>What is recognised in cup.xml</summary>")[1].split("</details>")[0]
        same("what is recognised is folded away below", ["<tr><td>attribute</td><td>team/teamname</td><td>read</td><td>%d</td>" % cup.count(b" teamname=\"") in folded, "not used" in folded], [True, True])

        # Taken over, once however often it is sent.
        r = f.ask("POST", "/take-over", dict(given, name="Cup of the north", edition="2022"), me)
        same("it is taken over and opened", (r.status, r.headers["Location"], files()), (303, "/event?file=cup-of-the-north.oly", ["cup-of-the-north.oly"]))
        say("with a key", None if re.search(KEY, f.ask("GET", r.headers["Location"], cookie=me).text) else "none")
        r = f.ask("POST", "/take-over", dict(given, name="Cup of the north", edition="2022"), me)
        same("a second click makes no other one", (r.headers["Location"], files()), ("/event?file=cup-of-the-north.oly", ["cup-of-the-north.oly"]))
        e = json.loads(olympair("export", "cup-of-the-north.oly", "--as", "json", now=None))
        same("by what was chosen", (e["name"], [(s["system"], s["edition"], len(s["rounds"])) for s in e["sections"]]), ("Cup of the north", [("olympiad", "2022", int(at[2]))]))
        say("the journal says from where", None if "cup.xml" in olympair("journal", "cup-of-the-north.oly", now=None) else "it does not")
        olympair("check", "cup-of-the-north.oly", now=None)
        f.ask("POST", "/close", {"file": "cup-of-the-north.oly"}, me)

        # What an event of this program is as JSON, and as a tournament report file.
        for kind in ("json", "trf"):
            olympair("export", "cup-of-the-north.oly", "-o", "cup." + kind, now=None)
            r = send(f, me, open("cup." + kind, "rb").read(), "cup." + kind)
            same("%s has everything" % kind, (r.status, re.search(r": (\d+) teams, (\d+) players, ", main_of(r)).groups(), fields(r)["name"]), (200, at[:2], "Cup of the north"))
            r = f.ask("POST", "/take-over", fields(r), me)
            same("and is another file", r.headers["Location"], "/event?file=cup-of-the-north-%d.oly" % (2 + (kind == "trf")))
            f.ask("POST", "/close", {"file": r.headers["Location"].split("=")[1]}, me)
        olympair("standings", "cup-of-the-north.oly", "-f", "csv", "-o", "a.csv", now=None)
        olympair("standings", "cup-of-the-north-2.oly", "-f", "csv", "-o", "b.csv", now=None)
        same("with the same standings", open("a.csv").read(), open("b.csv").read())

        # What no event can have come to is refused with its place, as the command does; tests/cli/possible.sh has the whole of it.
        e = json.load(open("cup.json"))
        match = e["sections"][0]["rounds"][0]["matches"][0]
        match["boards"][1]["first"] = match["boards"][0]["first"]
        before = files()
        r = send(f, me, json.dumps(e).encode(), "twice.json")
        text = main_of(r)
        same("a player at two boards", (r.status, "sits at boards 1 and 2" in text, "twice.json contradicts itself in 1 place above" in text, files()), (422, True, True, before))

        # A rating floor above everybody is asked about; one that is as high as the highest is not.
        e = json.load(open("cup.json"))
        highest = max(p.get("rating", 0) for t in e["sections"][0]["teams"] for p in t["players"])
        given = {}
        for floor in (highest, highest + 1):
            e["sections"][0]["floor"] = floor
            r = send(f, me, json.dumps(e).encode(), "floor.json")
            given[floor] = fields(r)
            same("a floor of %+d to the highest: a tick for it, and why" % (floor - highest), ('name="confirm"' in r.text, "more than anybody rated" in main_of(r)), (floor > highest,) * 2)
        given = {k: v for k, v in given[highest + 1].items() if k != "confirm"}
        before = files()
        r = f.ask("POST", "/take-over", given, me)
        same("without the tick nothing is made", (r.status, "confirm it" in main_of(r), 'name="confirm"' in r.text, files()), (409, True, True, before))
        r = f.ask("POST", "/take-over", dict(given, confirm="yes"), me)
        same("with it the event is", (r.status, len(files())), (303, len(before) + 1))
        f.ask("POST", "/close", {"file": r.headers["Location"].split("=")[1]}, me)

        # What cannot be taken over.
        before = sorted(os.listdir("."))
        r = send(f, me, b"PK\x03\x04 and so on", "teams.xlsx")
        same("a workbook is none", (r.status, "make a new event and read a registration on its desk" in main_of(r)), (422, True))
        r = send(f, me, open("cup.trf", encoding="utf-8").read().encode("utf-16"), "cup.trf")
        same("a file in UTF-16 is read as it is", (r.status, "The file is UTF-16, and is read as such" in main_of(r)), (200, True))
        r = send(f, me, open("cup.trf", encoding="utf-8").read().encode("utf-16")[:-1], "cup.trf")
        same("but not half a letter", (r.status, "a letter of UTF-16 is not complete; save the file in UTF-8" in main_of(r)), (422, True))
        r = send(f, me, open("cup-of-the-north.oly", "rb").read(), "cup.oly")
        same("an event need not be", (r.status, "copy the file into the events folder" in main_of(r)), (422, True))
        r = send(f, me, open(ROOT + "/tests/data/small/registration.xml", "rb").read(), "teams.xml")
        same("nor can a registration be", (r.status, "make a new event and read it on its desk" in main_of(r)), (422, True))
        r = send(f, me, cup.replace(b'type="3"', b'type="0"'), "robin.xml")
        same("what is wrong is said with its line, and another file can be chosen", (r.status, re.search(r"robin.xml, line \d+: ", main_of(r)) is not None, 'type="file"' in r.text), (422, True, True))
        r = f.ask("POST", "/take-over", dict(given, upload="0" * 16, once=""), me)
        same("a file that is no longer there is asked for again", (r.status, "choose it again" in main_of(r)), (409, True))
        given = fields(send(f, me, cup, "cup.xml"))
        r = f.ask("POST", "/take-over", dict(given, edition="1850", name="Mine"), me)
        same("a rule that there is not is refused, with what was typed", (400 <= r.status < 500, 'role="alert"' in r.text, 'value="Mine"' in r.text), (True, True, True))
        was = resource.prlimit(f.run.pid, resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
        full = [send(f, me, cup, "cup.xml"), f.ask("POST", "/take-over", dict(given, name="Mine"), me)]
        resource.prlimit(f.run.pid, resource.RLIMIT_FSIZE, was)
        same("a full disk is said, and no file that only this page knows", [(r.status, "the disk is full or fails" in r.text, ".new-" in r.text) for r in full], [(503, True, False)] * 2)
        same("nothing is left of what was refused", sorted(os.listdir(".")), before)
        said = lambda n: f.raw("POST /take-over HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: %s\r\nAccept: text/html\r\nContent-Length: %d\r\nCookie: %s\r\n\r\n" % (f.origin, n, me))
        same("a file that is too long is told how long one may be", (said((32 << 20) + 1).split(" ")[1], "32 MB at most" in said((32 << 20) + 1)), ("413", True))
        same("who did not come by the link sends nothing", f.ask("POST", "/take-over", {"upload": "0" * 16}).status, 403)
        same("it ends in order", f.stop(), 0)

with Folder():
    with Front(".") as f:
        me = f.enter()
        # Days of which nobody can tell the order are asked about.
        r = send(f, me, open(CUP, "rb").read().replace(b"2016/09/03", b"03/09/2016"), "days.xml")
        same("the order of its dates is asked for", (r.status, "choose the order of the dates below" in main_of(r), 'name="dates"' in r.text), (200, True, True))
        f.ask("POST", "/take-over", dict(fields(r), name="Days", dates="mdy"), me)
        dates = json.loads(olympair("export", "days.oly", "--as", "json", now=None))["dates"]
        same("and what is chosen counts", dates, [{"round": 2, "date": "2016-03-09 15:00"}])
        same("where they are clear it is not asked for", 'name="dates"' in send(f, me, open(CUP, "rb").read(), "cup.xml").text, False)
end()
