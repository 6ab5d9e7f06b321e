# SPDX-License-Identifier: Apache-2.0
"""The flags of an organiser on a page: pictures or a zip of them, beside those that there are or in place of them."""
import io
import struct
import zipfile
import zlib

from desk import *


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


def png(red, side=20):
    """A square of one colour."""
    part = lambda name, data: struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = b"".join(b"\0" + bytes((red, 0, 0)) * side for _ in range(side))
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)) + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b"")


def zipped(*files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as z:
        for name, data in files:
            z.writestr(name, data)
    return out.getvalue()


def form(*files, **words):
    """A form with those files, (name, bytes) each."""
    head = multipart(*reversed(files[0]), **words) if files else multipart(b"", "", **words)
    return head[:-len(MARK) - 6] + b"".join(multipart(data, name)[:-len(MARK) - 6] for name, data in files[1:]) + b"--" + MARK.encode() + b"--\r\n"


def send(d, who, *files, **words):
    return d.ask("POST", "/flags", form(*files, **dict(words, seen=str(stamp()))), who, {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html"})


def shown(d, who):
    """The codes of the flags that the event has of its own."""
    page = d.ask("GET", "/flags", cookie=who).text
    return re.findall(r"> ([A-Z]{3})</li>", page)


with Folder(), Desk(small()) as d:
    anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
    page = d.ask("GET", "/flags", cookie=anna).text
    say("a form for several files", None if 'type="file"' in page and "multiple" in page and "has no flags of its own" in text(page) and "In place" not in page else text(page)[:600])
    n = stamp()
    r = send(d, anna, ("geo.png", png(10)), ("VIE.PNG", png(20)))
    say("two pictures", None if r.status in (200, 303) and shown(d, anna) == ["GEO", "VIE"] and stamp() == n + 1 else (r.status, text(r.text)[:600]))
    say("that the others keep the flag of the program is said", None if "8 federations are not among them and keep the flag of the program" in text(r.text) else text(r.text)[:600])
    picture = re.search(r'src="(/flags/own-[^"]+)"', d.ask("GET", "/flags", cookie=anna).text).group(1)
    same("it is the picture that was sent", d.ask("GET", picture, cookie=anna).body, png(10))
    r = send(d, anna, ("flags.zip", zipped(("flags/POL.png", png(30)), ("flags/VIE.png", png(40)), ("__MACOSX/flags/._POL.png", b"x"), ("flags/read me.txt", b"x"))), way="beside")
    say("a zip beside them", None if shown(d, anna) == ["GEO", "POL", "VIE"] and "read me.txt" in text(r.text) else (r.status, shown(d, anna), text(r.text)[:600]))
    r = send(d, anna, ("IRL.png", b""), way="instead")
    same("in place of them; an empty one shows the code", (shown(d, anna), "IRL IRL Show" in text(d.ask("GET", "/flags", cookie=anna).text)), (["IRL"], True))
    n = stamp()
    for what, files, said in (("a name that is no code", [("norway.png", png(1))], "norway.png is not named by a FIDE code"), ("a second one", [("GEO.png", png(1)), ("geo.png", png(2))], "second flag of GEO"), ("no picture", [("GEO.png", b"no picture")], "GEO.png"),
                              ("one that is too large", [("GEO.png", png(1) + 300000 * b"x")], "make the picture smaller"), ("the same in a zip", [("a.zip", zipped(("GEO.png", 300000 * b"x")))], "make the picture smaller"), ("no zip", [("a.zip", b"PK\3\4" + 50 * b"x")], "a.zip"),
                              ("nothing of it", [("a.txt", b"x")], "there is no flag in it"), ("no file", [], "choose a file first")):
        r = send(d, anna, *files)
        say("refused with one sentence: " + what, None if 400 <= r.status < 500 and said in text(r.text) and 'type="file"' in r.text else (r.status, text(r.text)[:600]))
    same("a way that there is not", send(d, anna, ("GEO.png", png(1)), way="above").status, 400)
    same("nothing was done", (stamp(), shown(d, anna)), (n, ["IRL"]))
    same("the TAP's to do", send(d, boris, ("GEO.png", png(1))).status, 403)
    r = d.ask("POST", "/flags/none", {"seen": str(n)}, anna)
    same("and none again", (r.status in (200, 303), shown(d, anna)), (True, []))
    same("pressed twice it is refused", d.ask("POST", "/flags/none", {"seen": str(n)}, anna).status, 409)
    d.do(anna, "undo", section="", seen=stamp())
    same("undone they are there again", shown(d, anna), ["IRL"])
    head = "POST /flags HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: %s\r\nAccept: text/html\r\nCookie: %s\r\nContent-Length: %d\r\n\r\n" % (d.origin, anna, (16 << 20) + 1)
    say("the limit is named", None if "16 MB at most" in d.raw(head) else d.raw(head)[:300])

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="9" height="9"%s/></svg>'
with Folder(), Desk(small()) as d:
    anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
    logo = lambda who, *files: d.ask("POST", "/logo", form(*files, seen=str(stamp())), who, {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html"})
    page = lambda: d.ask("GET", "/logo", cookie=anna).text
    say("no logo yet", None if "This event has no logo." in text(page()) and 'type="file"' in page() else text(page())[:600])
    r = logo(anna, ("cup.png", png(7)))
    picture = re.search(r'<img class="logo" src="([^"]*)" width="48" height="48"', page())
    same("a logo that was sent is shown as it is", (r.status in (200, 303), d.ask("GET", picture.group(1), cookie=anna).body), (True, png(7)))
    logo(anna, ("cup.svg", (SVG % "").encode()))
    r = d.ask("GET", re.search(r'src="(/logo/[^"]*)" width="144"', page()).group(1), cookie=anna)
    same("a drawing, too", (r.body, r.headers["Content-Type"], "script-src" in r.headers["Content-Security-Policy"]), ((SVG % "").encode(), "image/svg+xml", True))
    n = stamp()
    for what, files, said in (("a script", [("cup.svg", (SVG % ' onload="x()"').encode())], "is more than a picture needs"), ("one that is too large", [("cup.png", png(1) + 140000 * b"x")], "at most 128 KB"), ("no picture", [("a.txt", b"x")], "a.txt is neither PNG nor SVG"),
                              ("two", [("a.png", png(1)), ("b.png", png(2))], "choose a file first"), ("no file", [], "choose a file first")):
        r = logo(anna, *files)
        say("refused with one sentence: " + what, None if 400 <= r.status < 500 and said in text(r.text) else (r.status, text(r.text)[:600]))
    same("the TAP's to do", logo(boris, ("cup.png", png(1))).status, 403)
    same("nothing was done", stamp(), n)
    r = d.ask("POST", "/logo/none", {"seen": str(n)}, anna)
    same("and none again", (r.status in (200, 303), "This event has no logo." in text(page())), (True, True))
end()
