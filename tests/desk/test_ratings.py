# SPDX-License-Identifier: Apache-2.0
"""FIDE's rating list on a page: uploaded as XML or in its zip, longer than any other file, compared with the event, and taken over but for whom it is not."""
import io
import zipfile

from desk import *


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


def player(fide_id, name, fed, rating, title="", born=0):
    return ("<player><fideid>%d</fideid><name>%s</name><country>%s</country><sex>M</sex><title>%s</title><rating>%d</rating><k>10</k><rapid_rating>%d</rapid_rating>"
            "<birthday>%d</birthday></player>\n" % (fide_id, name, fed, title, rating, rating - 100, born))


# Of the small event: one with another rating, one with another title, one as he is, one whose id is somebody else's, one whom another federation has.
LIST = ("<playerslist>\n" + player(990010, "Nguyen, Duc Tuong", "VIE", 2622, "GM") + player(990011, "Dang, Quoc Bao", "VIE", 2566, "GM") + player(990012, "Tran, Huu Phuoc", "VIE", 2502, "GM")
        + player(990040, "Murphy, Sean", "IRL", 2700, "GM", 1960) + player(990015, "Wasik, Lukasz", "GER", 2655, "GM") + "%s</playerslist>\n").replace("GM</title><rating>2655", "GM</title><rating>2650")


def zipped(xml, name="standard_oct26frl.xml"):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as z:
        z.writestr(name, xml)
    return out.getvalue()


def upload(d, who, body):
    return d.ask("POST", "/ratings", body, who, {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html"})


def hidden(page):
    form = page.split('action="/ratings/accept"')[1].split("</form>")[0]
    return {n: html.unescape(v) for n, v in re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form)}


def players():
    event = json.loads(olympair("export", "e.oly", "--as", "json", now=None))
    return {p["fide_id"]: (p["name"], p.get("rating"), p.get("title"), p.get("k")) for s in event["sections"] for t in s["teams"] for p in t["players"]}


with Folder(), Desk(small()) as d:
    anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
    page = d.ask("GET", "/ratings", cookie=anna).text
    say("a form for a file, with what it takes", None if 'enctype="multipart/form-data"' in page and "256 MB at most" in page else text(page)[:600])
    same("the TAP's alone", d.ask("GET", "/ratings", cookie=boris).status, 403)
    say("among all forms", None if 'href="/ratings"' in d.ask("GET", "/open/do", cookie=anna).text else "no link")
    r = d.ask("POST", "/do/set", {"arbiters": "4200012 (chief arbiter)", "seen": str(stamp())}, anna)
    say("without a list arbiters are not looked up", None if r.status in (400, 422) else r.status)

    # What is no list, or says not from when it is.
    for what, body, said in (("no date", multipart((LIST % "").encode(), "mine.xml"), "the name of mine.xml does not say from when the list is"), ("no such day", multipart((LIST % "").encode(), "mine.xml", date="2026-13-01"), "2026-13-01 is not a day"),
                             ("no such kind", multipart((LIST % "").encode(), "mine.xml", date="2026-10-01", kind="slow"), "standard, rapid or blitz"), ("no file", multipart(b"", "")[:0] + b"--" + MARK.encode() + b"--\r\n", "choose a file first"),
                             ("another file", multipart(b"Team,Player\nItaly,Rossi\n", "list-2026-10.xml"), "list-2026-10.xml"), ("no archive", multipart(b"PK\3\4" + 90 * b"x", "list-2026-10.zip"), "list-2026-10.zip"),
                             ("nothing in it", multipart(b"", "list-2026-10.zip"), "list-2026-10.zip")):
        r = upload(d, anna, body)
        say("refused with one sentence: " + what, None if 400 <= r.status < 500 and said in text(r.text) and "--" not in text(r.text) else (r.status, text(r.text)[:500]))
    r = upload(d, anna, multipart(b"FIDE-ID;Name;DWZ;Elo\n101;Aaa, A;1900;800\n", "list-2026-09.csv"))
    say("what of a list is not read, or hardly right, stands above what differs", None if r.status == 200 and "the column 'DWZ' is not read" in text(r.text) and "1 rating is below 1000" in text(r.text) and "columns" not in text(r.text) else (r.status, text(r.text)[:600]))
    os.unlink("e.oly.ratings")
    same("and nothing of it is left", [f for f in os.listdir(".") if "rating" in f or "upload" in f], [])

    # Longer than memory is given for: a list of 9 MB, which the other pages would refuse.
    many = "".join(player(2000000 + i, "Somebody %d, Else" % i, "NOR", 2000) for i in range(45000))
    body = multipart(zipped(LIST % many), "players_list_xml.zip")
    assert len(body) > 8 << 20
    r = upload(d, anna, body)
    same("a list of nine megabytes", (r.status, r.headers.get("Location")), (303, "/ratings"))
    same("is one file beside the event", [f for f in os.listdir(".") if "rating" in f or "upload" in f], ["e.oly.ratings"])
    page = d.ask("GET", "/ratings", cookie=anna).text
    said = text(page)
    say("which list, and how much differs", None if "the standard list of 2026-10-01 (players_list_xml.zip): 1 the same, 4 different, " in said else said[:700])
    say("a rating", None if "Nguyễn, Đức Tường Vietnam Rating 2622 instead of 2610 Ignore this finding" in re.sub(" +", " ", said) else said[:1500])
    say("a title", None if "Title GM instead of IM" in said else said[:1500])
    say("an id of somebody else is doubted", None if "perhaps another player: the list has Murphy, Sean, IRL, born 1960" in said and "Take over too" in said else said[:1500])
    say("another federation is said", None if "the list has GER as federation, not POL" in said else said[:1500])
    say("who is not in it is named", None if "players were not found in the list" in said and "O'Shaughnessy, Cathal" in said else said[:1500])
    say("K that the event does not have, and what comes of it", None if "It also has K or the sex of 1 player" in said and "reckoned with the K of FIDE's list then" in said else said[-1500:])
    words = hidden(page)
    before = players()
    r = d.ask("POST", "/ratings/accept", words, boris)
    same("the TAP's to take", (r.status, players() == before), (403, True))
    r = d.ask("POST", "/ratings/accept", dict(words, list="0" * 64), anna)
    same("of the list that was looked at", (r.status, players() == before), (409, True))
    r = d.ask("POST", "/ratings/accept", dict(words, leave="990012"), anna)
    after = players()
    same("taken: the rating, not whom it leaves, not whom it doubts, and K of whoever is in it",
         (r.status in (200, 303), [after[i][1:] for i in (990010, 990011, 990012, 990040, 990015)]),
         (True, [(2622, "GM", 10), (2566, "GM", 10), (2502, "IM", None), (2431, "IM", None), (2650, "GM", 10)]))
    same("the others are as they were", {i: p for i, p in after.items() if p != before[i]}.keys(), {990010, 990011, 990015})
    same("pressed twice it is refused", d.ask("POST", "/ratings/accept", words, anna).status, 409)
    page = d.ask("GET", "/ratings", cookie=anna).text
    say("the page says whose ratings they are now", None if "The ratings of this event are those of the standard list of 2026-10-01" in text(page) and "Title GM instead of IM" in text(page) else text(page)[:700])
    r = d.ask("POST", "/ratings/accept", dict(hidden(page), take="990040", leave="990012"), anna)
    same("one that was doubted, because it is ticked", players()[990040][1:], (2700, "GM", 10))

    # K that the event has already, and the list has otherwise.
    r = upload(d, anna, multipart((LIST % "").replace("<k>10</k>", "<k>20</k>").encode(), "other.xml", date="2026-11-01"))
    say("where a new K comes from is said", None if "Nguyễn, Đức Tường Vietnam K 20, as FIDE's list gives it, instead of 10" in re.sub(" +", " ", text(d.ask("GET", "/ratings", cookie=anna).text)) else text(d.ask("GET", "/ratings", cookie=anna).text)[:900])

    # Another kind, and a list that is refused leaves the one that is there.
    same("rapid ratings", upload(d, anna, multipart((LIST % "").encode(), "mine.xml", kind="rapid", date="2026-11-01")).status, 303)
    say("are compared", None if "the rapid list of 2026-11-01 (mine.xml)" in text(d.ask("GET", "/ratings", cookie=anna).text) else text(d.ask("GET", "/ratings", cookie=anna).text)[:500])
    r = upload(d, anna, multipart(open(ROOT + "/tests/field/fide-lists/standard_rating_list.txt", "rb").read(), "standard_rating_list.txt", kind="rapid"))
    say("a list of other ratings names the right one", None if r.status == 422 and "FIDE has them in rapid_rating_list_xml.zip" in text(r.text) else (r.status, text(r.text)[:500]))
    same("a list as text", upload(d, anna, multipart(open(ROOT + "/tests/field/fide-lists/rapid_rating_list.txt", "rb").read(), "rapid_rating_list.txt", kind="rapid")).status, 303)
    same("and mine again", upload(d, anna, multipart((LIST % "").encode(), "mine.xml", kind="rapid", date="2026-11-01")).status, 303)
    same("a broken one", upload(d, anna, multipart((LIST % "")[:-40].encode(), "list-2026-12.xml")).status, 422)
    say("leaves it", None if "the rapid list of 2026-11-01 (mine.xml)" in text(d.ask("GET", "/ratings", cookie=anna).text) else "gone")

    # How long it may be, of whom, and how many at a time.
    said = lambda to, size, who: d.raw("POST %s HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: %s\r\nAccept: text/html\r\nContent-Length: %d\r\n%s\r\n" % (to, d.origin, size, "Cookie: %s\r\n" % who if who else ""))
    say("one beyond the limit, which the page names", None if said("/ratings", (256 << 20) + 1, anna).split(" ")[1] == "413" and "256 MB at most" in said("/ratings", (256 << 20) + 1, anna) else said("/ratings", (256 << 20) + 1, anna)[:600])
    same("nor from nobody, nor to another address", [said(to, 5 << 20, who).split(" ")[1] for to, who in (("/ratings", None), ("/ratings/accept", anna), ("/import", anna))], ["413", "413", "413"])
    same("no form of another kind", d.ask("POST", "/ratings", b"kind=rapid&x=" + 70000 * b"y", anna, {"Content-Type": "application/x-www-form-urlencoded"}).status, 400)

    waits = [d.begun("/ratings", anna), d.begun("/ratings", boris)]
    time.sleep(0.3)
    third = d.begun("/ratings", anna)
    same("a third one at a time is refused by its head", third.recv(100).split(b" ")[1:2], [b"503"])
    [s.close() for s in waits + [third]]
    until = time.time() + 10
    while (last := upload(d, anna, multipart(zipped(LIST % many), "players_oct26.zip")).status) == 503 and time.time() < until:
        time.sleep(0.1)
    same("a place is free again when they have gone", last, 303)
    same("nothing is left of them", [f for f in os.listdir(".") if "upload" in f or "-new" in f], [])
end()
