# SPDX-License-Identifier: Apache-2.0
"""The event as files: what the page of downloads leads to is what the command writes, and goes to those only who may have it."""
import io
import zipfile

from desk import *


def name_of(r):
    return re.search(r'filename="([^"]*)"', r.headers.get("Content-Disposition") or "").group(1)


def links(page):
    return [html.unescape(x) for x in re.findall(r'href="(/downloads/[^"]*)"', page)]


def play(round):
    for table in range(1, 6):
        olympair("result", "e.oly", str(table), "1-0", "1-0", "1/2", "0-1", "-s", "open", "-r", str(round))


with Folder(), Desk(small()) as d:
    anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
    helper = d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3"))
    captain = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland"))
    get = lambda target, who=anna: d.ask("GET", target, cookie=who)
    same("it stands in the menu", 'href="/downloads"' in get("/open/1").text, True)
    same("not for helpers and captains", [get("/downloads", w).status for w in (helper, captain)], [403, 403])
    same("nor their files", [get("/downloads/trf26?section=open", w).status for w in (helper, captain)], [403, 403])
    same("before a round no games of one", [x for x in links(get("/downloads").text) if "pgn" in x], [])
    same("and none by its address", get("/downloads/pgn?section=open").status, 409)
    d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
    same("the page says why", ("/downloads/backup" in links(get("/downloads").text), "until then the file contains secret line-ups" in get("/downloads").text), (False, True))
    r = get("/downloads/backup")
    same("no backup while line-ups are secret", (r.status, "line-ups of round 1 of Open Section are not opened" in html.unescape(r.text)), (409, True))
    olympair("lineup", "e.oly", "Georgia 1", "1", "2", "3", "5", "-s", "open", "--reason", "after entries of the desk, by its clock")
    olympair("result", "e.oly", "3", "1-0", "1-0", "1-0", "1-0", "--players", "1,2,3,4", "--opponents", "1,2,3,4", "--confirm", "--reason", "not here", "-s", "open")
    same("nor once players of another match are known", get("/downloads/backup").status, 409)
    for _ in range(3):
        olympair("undo", "e.oly", "--reason", "a late team", "--confirm")
    same("nor when they are taken back with the publication: the journal has them",
         ("/downloads/backup" in links(get("/downloads").text), get("/downloads/backup").status), (False, 409))
    d.do(anna, "publish", seen=stamp())
    d.do(anna, "open", seen=stamp(), reason="all are here")
    play(1)
    page = get("/downloads").text
    # The site is made when it is asked for, by another thread.
    same("no site yet", (get("/downloads/site.zip").status, "Make it" in page, "/downloads/site.zip" in links(page)), (409, True, False))
    same("not for helpers", [d.ask("POST", "/downloads/site", {}, w).status for w in (helper, captain)], [403, 403])
    r = d.ask("POST", "/downloads/site", {}, boris)
    same("it is begun at once", (r.status, r.headers.get("Location")), (303, "/downloads#site"))
    until, again = time.time() + 60, set()
    while "being made" in (page := (r := get("/downloads")).text) and time.time() < until:
        again.add(r.headers.get("Refresh"))
        time.sleep(0.1)
    same("the page comes again by itself until it is there", (again - {"2; url=/downloads#site"}, r.headers.get("Refresh")), (set(), None))
    r = get("/downloads/site.zip", boris)
    site = zipfile.ZipFile(io.BytesIO(r.body))
    same("and a whole archive then", (r.status, name_of(r), site.testzip()), (200, "e-site.zip", None))
    olympair("site", "e.oly", "here", now=None)
    files = {os.path.relpath(os.path.join(p, f), "here"): open(os.path.join(p, f), "rb").read() for p, _, fs in os.walk("here") for f in fs if not f.startswith(".")}
    same("of the files that the command writes", sorted(set(site.namelist()) ^ set(files)), [])
    same("byte by byte", [n for n in files if files[n] != site.read(n) and n not in ("now.json", "changes.json")], [])
    same("with its page for the first round", any("round-1" in n for n in site.namelist()), True)
    same("every link is a file", [(x, s) for x, s in ((x, get(x).status) for x in links(page)) if s != 200], [])
    same("an arbiter has all of it but the backup", sorted(set(links(page)) - set(links(get("/downloads", boris).text))), ["/downloads/backup"])
    same("which is refused by its address", get("/downloads/backup", boris).status, 403)
    # What the command says beside a file stands below its link, without the options of the command line.
    below = {}
    for item in re.findall(r"<li>(.*?)</li>", get("/downloads").text, re.S):
        for target in re.findall(r'href="/downloads/([^"]*)"', html.unescape(item)):
            below[target] = re.sub(r"<[^>]*>", "\n", html.unescape(item)).lower()
    for kind in ("trf26", "trf16", "chess-results"):
        done = subprocess.run([PROGRAM, "export", "e.oly", "--as", kind, "-s", "open", "-o", "out." + kind], capture_output=True, text=True)
        told = [re.sub(r" \(--[a-z-]*\)", "", line).lower() for line in done.stderr.splitlines()]
        same("what " + kind + " has no place for", (len(told) > 0, [x for x in told if "\n" + x + "\n" not in below[kind + "?section=open"]]), (True, []))
    same("and nothing of the kind of the workbook", "no place" in below["xlsx"], False)
    say("what a rating officer would ask", None if "The rating officer will have" in page else page)
    # What the command writes, byte for byte.
    for target, words, name in (("trf26?section=open", ["--as", "trf26", "-s", "open"], "open.trf"), ("trf16?section=open", ["--as", "trf16", "-s", "open"], "open-trf16.trf"),
                                ("trf16?section=open&rating=yes", ["--as", "trf16", "--for-rating", "-s", "open"], "open-rating-trf16.trf"),
                                ("chess-results?section=open", ["--as", "chess-results", "-s", "open"], "open-chess-results.xml"), ("json", ["--as", "json"], "e.json"),
                                ("pgn?section=open&round=1", ["--as", "pgn", "-r", "1", "-s", "open"], "open-round-01.pgn")):
        olympair("export", "e.oly", *words, "-o", "out", now=None)
        r = get("/downloads/" + target)
        same(target, (r.body == open("out", "rb").read(), name_of(r)), (True, name))
        os.remove("out")
    same("rating=no is the report without it", get("/downloads/trf16?section=open&rating=no").body, get("/downloads/trf16?section=open").body)
    wrong = ("trf16?section=open&rating=maybe", "trf16?section=open&ratings=yes", "pgn?section=open&round=1&rating=yes", "json?section=open", "registration.csv?round=1")
    same("words that a file does not take are refused", [get("/downloads/" + x).status for x in wrong], [400] * 5)
    olympair("trace", "e.oly", "-s", "open", "-r", "1", "-o", "out", now=None)
    r = get("/downloads/trace?section=open&round=1")
    same("the proof of a round", (r.body == open("out", "rb").read(), name_of(r)), (True, "open-round-01-trace.json"))
    book = zipfile.ZipFile(io.BytesIO(get("/downloads/xlsx").body))
    same("the workbook", (book.testzip(), "xl/workbook.xml" in book.namelist()), (None, True))
    same("the form to be filled in", [name_of(get("/downloads/registration." + x)) for x in ("xlsx", "csv", "xsd")], ["registration.xlsx", "registration.csv", "registration.xsd"])
    r = get("/downloads/backup")
    open("copy.oly", "wb").write(r.body)
    rows = lambda path: json.loads(olympair("journal", path, "-f", "json", now=None))["journal"]
    same("the backup is the event, with its journal", (rows("copy.oly"), "chain" in olympair("journal", "copy.oly", "--verify", now=None)), (rows("e.oly"), True))
    say("its name says when", None if re.fullmatch(r"e-\d{8}-\d{6}\.oly", name_of(r)) else name_of(r))
    same("nothing is left beside the event", [x for x in os.listdir(".") if "download" in x], [])
    same("no such file, no such section", [get("/downloads/" + x).status for x in ("x", "trf26", "trf26?section=x", "pgn?section=open&round=9", "pgn?section=open&round=x")], [404, 404, 404, 409, 400])
end()
