# SPDX-License-Identifier: Apache-2.0
"""The front page: back to a backup of an event, and on from the mirror of another machine; what will be missing is named before."""
from front import *


def entries(path):
    return int(stamp(path))


def buttons(r):
    """What stands in each form of the page that goes back to a backup."""
    return [dict((n, html.unescape(v)) for n, v in re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form)) for form in r.text.split('action="/restore"')[1:]]


with Folder():
    small()
    os.mkdir("stick")
    olympair("set", "e.oly", "--mirror", os.path.abspath("stick"))
    os.mkdir("e.oly.backups")
    olympair("backup", "e.oly", "e.oly.backups/before.oly", now=None)
    was = entries("e.oly")
    with Front(".") as f:
        me = f.enter()
        r = f.ask("GET", "/backups?file=e.oly", cookie=me)
        same("the backups of an event", (r.status, buttons(r), 'href="/backups?file=e.oly"' in f.ask("GET", "/", cookie=me).text), (200, [{"file": "e.oly", "backup": "before.oly"}], True))
        # Nothing has been done since: nothing will be lost.
        r = f.ask("POST", "/restore", buttons(r)[0], me)
        same("nothing is done yet, and nothing would be lost", (r.status, "would no longer have" in main_of(r), entries("e.oly")), (200, False, was))
        # Two entries later.
        olympair("set", "e.oly", "--city", "Fair Isle")
        olympair("set", "e.oly", "--venue", "Hall 4", "--user", "Boris")
        f.ask("POST", "/open", {"file": "e.oly"}, me)
        page = f.ask("GET", "/event?file=e.oly", cookie=me)
        address, key = re.search(r'href="(http://127\.0\.0\.1:\d+/)key#(%s)"' % KEY, page.text).groups()
        d = Desk("e.oly")
        d.port, d.origin = int(address.rsplit(":", 1)[1].rstrip("/")), address.rstrip("/")
        tap = d.sign_in(key)
        go = {"file": "e.oly", "backup": "before.oly"}
        r = f.ask("POST", "/restore", go, me)
        text = main_of(r)
        say("what would be lost is named: how many, the newest by whom", None if r.status == 200 and "would no longer have the 2 entries after entry %d, the last of Boris" % was in text and "--" not in text else text)
        same("and nothing is done", entries("e.oly"), was + 2)
        same("no file that is not there", [f.ask("POST", "/restore", dict(go, **x), me).status for x in ({"backup": "../e.oly"}, {"backup": "none.oly"}, {"file": "../e.oly"})], [422, 422, 404])
        r = f.ask("POST", "/restore", dict(go, confirm="yes"), me)
        same("confirmed, it is done", (r.status, entries("e.oly"), "Fair Isle" in olympair("journal", "e.oly", now=None)), (200, was + 1, False))
        saved = re.search(r"(e-before-restore-[\d-]+\.oly)", main_of(r)).group(1)
        same("what it was until then is in a file beside it", "Fair Isle" in olympair("journal", saved, now=None), True)
        cards = re.findall(r"<h2>.*?</section>", f.ask("GET", "/", cookie=me).text, re.S)
        same("it stands behind the event and says that another file goes on", [("e-before-restore" in c, "goes on in another file" in c) for c in cards], [(False, False), (True, True)])
        same("a desk that was open goes on with it", (d.ask("GET", "/do/set", cookie=tap).status, "Fair Isle" in d.ask("GET", "/do/set", cookie=tap).text), (200, False))
        f.ask("POST", "/close", {"file": "e.oly"}, me)

        # On from the mirror.
        os.mkdir("there")
        r = f.ask("POST", "/continue", {"from": "there"}, me)
        same("a folder without a copy is refused, and can be typed again", (r.status, 'value="there"' in r.text, "holds no copy of an event that is sound" in main_of(r)), (503, True, True))
        same("and one that there is not", f.ask("POST", "/continue", {"from": "/nowhere/at/all"}, me).status, 503)
        r = f.ask("POST", "/continue", {"from": "stick"}, me)
        text = main_of(r)
        say("the last entry of the newest copy is named", None if r.status == 200 and re.search(r"The last entry in it is \d+: Event and section settings by Boris", text) and "is missing" in text else text)
        sent = {n: html.unescape(v) for n, v in re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', r.text)}
        say("that the event is here already is told before", None if re.search(r"e\.oly is the same event \(its last entry is %d\)" % entries("e.oly"), text) else text)
        same("nothing is made yet", "e-2.oly" in os.listdir("."), False)
        r = f.ask("POST", "/continue", dict(sent, entry="1"), me)
        same("what was not looked at is not made", ("e-2.oly" in os.listdir("."), r.status), (False, 200))
        r = f.ask("POST", "/continue", sent, me)
        same("it is made and opened", (r.status, r.headers["Location"], "e-2.oly" in os.listdir(".")), (303, "/event?file=e-2.oly", True))
        r = f.ask("POST", "/continue", sent, me)
        same("once", (r.headers["Location"], "e-3.oly" in os.listdir(".")), ("/event?file=e-2.oly", False))
        same("with its teams", olympair("teams", "e-2.oly", "-s", "open", "-f", "csv", now=None), olympair("teams", "e.oly", "-s", "open", "-f", "csv", now=None))
        say("the journal says from where", None if re.search(r"continue", olympair("journal", "e-2.oly", now=None)) else "it does not")
        # Somebody took the file away.
        os.mkdir("lost")
        os.rename("e.oly", "lost/e.oly")
        for end_of in ("-wal", "-shm"):
            os.path.exists("e.oly" + end_of) and os.rename("e.oly" + end_of, "lost/e.oly" + end_of)
        page = f.ask("GET", "/", cookie=me).text
        card = next(c for c in re.findall(r"<h2>.*?</section>", page, re.S) if "e.oly is gone" in c)
        same("a file that is gone leads to its backups and to no desk", ('href="/backups?file=e.oly"' in card, "<button" in card), (True, False))
        back = {"file": "e.oly", "backup": "before.oly"}
        same("and they are there", back in buttons(f.ask("GET", "/backups?file=e.oly", cookie=me)), True)
        same("it comes back", (f.ask("POST", "/restore", back, me).status, f.ask("POST", "/restore", dict(back, confirm="yes"), me).status, os.path.exists("e.oly")), (200, 200, True))
        same("and opens", f.ask("POST", "/open", {"file": "e.oly"}, me).status, 303)
        same("it ends in order", f.stop(), 0)
end()
