# SPDX-License-Identifier: Apache-2.0
"""The event file replaced or removed under the desk: nothing that was acknowledged is lost, and nothing is acknowledged any more."""
import contextlib
import glob
import sqlite3
import time

from desk import *

RESULT = "table,board,result\n%d,%d,%s\n"


def playing(path="e.oly"):
    small(path)
    olympair("pair", path, "-s", "open"), olympair("publish", path, "-s", "open")
    return path


def results(path):
    """{(table, board): result} as the file has them."""
    matches = json.loads(olympair("report", path, "boards", "-s", "open", "-f", "json", now=None))["matches"]
    return {(m["table"], b["board"]): b["result"] for m in matches for b in m["boards"] if b.get("result")}


def moved():
    os.rename("backup.oly", "e.oly")


def put_back():
    """As the page of formats says it, without stopping the desk."""
    os.rename("e.oly", "aside.oly")
    for end in "-wal", "-shm":
        if os.path.exists("e.oly" + end):
            os.rename("e.oly" + end, "aside.oly" + end)
    olympair("backup", "backup.oly", "e.oly", now=None)


def removed():
    os.remove("e.oly")


def taken_away():
    os.rename("e.oly", "elsewhere.oly")


def one(how):
    """Six results; then the file is replaced; then others are sent."""
    with Folder():
        playing()
        olympair("backup", "e.oly", "backup.oly", now=None)
        before = open("backup.oly", "rb").read()
        with Desk("e.oly") as d:
            anna, tap = d.sign_in(d.key("Anna", "--role", "arbiter")), d.sign_in(d.key("Boris", "--role", "tap"))
            captain = d.sign_in(d.key("Cora", "--role", "captain", "--team", "1", "-s", "open"))
            for board in 1, 2, 3:
                same("a result is taken", d.do(anna, "results", round=1, results=RESULT % (1, board, "1-0")).status, 200)
            how()
            late = [d.do(anna, "results", round=1, results=RESULT % (2, board, "1-0")) for board in (1, 2, 3)]
            rescued = glob.glob("e-rescued-*.oly")
            name = how.__name__
            same("%s: what is sent then is not taken" % name, [r.status for r in late], [503] * 3)
            same("%s: one copy is saved" % name, len(rescued), 1)
            say("%s: and it is named" % name, None if rescued and rescued[0] in late[0].text else late[0].text)
            same("%s: all that was acknowledged is in it" % name, results(rescued[0]), {(1, 1): "1-0", (1, 2): "1-0", (1, 3): "1-0"})
            say("%s: it is sound" % name, None if "is sound" in olympair("fsck", rescued[0], now=None) else "it is not")
            page, other = d.ask("GET", "/open/1", cookie=tap), d.ask("GET", "/me", cookie=captain)
            same("%s: no page is shown" % name, (page.status, other.status), (503, 503))
            say("%s: a captain is sent to the TAP" % name, None if "see the TAP" in other.text and "rescued" not in other.text else other.text)
            same("%s: what pages look like is" % name, d.ask("GET", "/assets/desk.css").status, 200)
            time.sleep(0.3)
            same("%s: nothing more is saved" % name, len(glob.glob("e-rescued-*.oly")), 1)
            d.stop()
        if how in (moved, put_back):
            same("%s: the file that counts now is as it was" % name, open("e.oly", "rb").read() if how is moved else before, before)
            say("%s: and can be read" % name, None if "is sound" in olympair("fsck", "e.oly", now=None) else "it cannot")
            same("%s: nothing is left beside it" % name, glob.glob("e.oly-*"), [])
            with Desk("e.oly") as d:
                same("%s: the desk goes on with it" % name, d.ask("GET", "/open/1", cookie=d.sign_in(d.key("Dora", "--role", "tap"))).status, 200)


@contextlib.contextmanager
def one_result():
    """A desk that has taken a result, and the TAP's session."""
    with Folder():
        playing()
        olympair("backup", "e.oly", "backup.oly", now=None)
        with Desk("e.oly") as d:
            tap = d.sign_in(d.key("Boris", "--role", "tap"))
            same("a result is taken", d.do(tap, "results", round=1, results=RESULT % (1, 1, "1-0")).status, 200)
            yield d, tap


def unasked():
    """It is saved although nobody asks for anything."""
    with one_result():
        moved()
        for i in range(100):
            if glob.glob("e-rescued-*.oly"):
                break
            time.sleep(0.05)
        same("it is saved while nobody asks", len(glob.glob("e-rescued-*.oly")), 1)


def full():
    """Where there is no room the desk keeps what it has open, and says so."""
    with one_result() as (d, tap):
        os.rename("e.oly", "aside.oly")
        os.mkdir("e.oly")
        r = d.do(tap, "results", round=1, results=RESULT % (1, 2, "1-0"))
        same("a folder in its place is another file, too", (r.status, len(glob.glob("e-rescued-*.oly"))), (503, 1))


for way in moved, put_back, removed, taken_away:
    one(way)
unasked()
full()


def through():
    """`restore --from` while the desk and its readers are at work: they go on with what the backup has."""
    with Folder():
        playing()
        olympair("backup", "e.oly", "backup.oly", now=None)
        with Desk("e.oly") as d:
            tap = d.sign_in(d.key("Boris", "--role", "tap"))
            for board in 1, 2, 3:
                same("a result is taken", d.do(tap, "results", round=1, results=RESULT % (1, board, "1-0")).status, 200)
            same("it is on the page", d.ask("GET", "/journal", cookie=tap).text.count("board 3: 1-0") > 0, True)
            olympair("restore", "e.oly", "--from", "backup.oly", "--confirm")
            same("it is there no longer", d.ask("GET", "/journal", cookie=tap).text.count("board 3: 1-0"), 0)
            same("the file has the backup's results", results("e.oly"), {})
            r = d.do(tap, "results", round=1, results=RESULT % (2, 1, "0-1"))
            same("the desk goes on", (r.status, r.json()["entry"] if r.status == 200 else r.text), (200, 8))
            for n in 2, 3:  # as many entries as there were before it went back
                d.do(tap, "results", round=1, results=RESULT % (2, n, "0-1"))
            page = d.ask("GET", "/journal", cookie=tap).text
            same("its pages are of the file as it is", (page.count("board 3: 1-0"), page.count("board 3: 0-1") > 0), (0, True))
            same("it stops", d.stop(), 0)
        same("nothing is rescued", glob.glob("e-rescued-*.oly"), [])
        same("what was entered since is there", results("e.oly"), {(2, 1): "0-1", (2, 2): "0-1", (2, 3): "0-1"})
        same("what was before is kept", results(glob.glob("e-before-restore-*.oly")[0]), {(1, 1): "1-0", (1, 2): "1-0", (1, 3): "1-0"})
        say("the file is sound", None if "is sound" in olympair("fsck", "e.oly", now=None) else "it is not")
        same("a desk that has stopped leaves no log", glob.glob("e.oly-*"), [])


def seen(page):
    """What its forms send of it, and its script."""
    forms = set(re.findall(r'name="seen" value="([^"]*)"', page.text))
    return re.search(r'data-seen="([^"]*)"', page.text)[1] if len(forms) < 2 else forms


def another_past():
    """After `restore --from` entries have numbers that others had: what was seen of those is none of these."""
    warn = lambda d, who, reason, seen: (lambda r: (r.status, r.json().get("entry"), r.json().get("id")))(d.ask("POST", "/open/do/warn", {"team": "1", "reason": reason, "seen": seen}, who, {"Accept": "application/json"}))
    with Folder():
        playing()
        olympair("backup", "e.oly", "backup.oly", now=None)
        n = stamp()
        with Desk("e.oly") as d:
            tap, other = d.sign_in(d.key("Boris", "--role", "tap")), d.sign_in(d.key("Anna", "--role", "tap"))
            common = seen(d.ask("GET", "/open/do/warn", cookie=tap))
            for reason in "one", "two":
                same("what the page has seen is done with", warn(d, tap, reason, seen(d.ask("GET", "/open/do/warn", cookie=tap)))[0], 200)
            old = seen(d.ask("GET", "/open/do/warn", cookie=other))
            same("the last entry", old, str(n + 2))
            olympair("restore", "e.oly", "--from", "backup.oly", "--confirm", now="2016-09-02 10:00:01")
            same("an entry of a number that there was before is told by its number", warn(d, tap, "three", seen(d.ask("GET", "/open/do/warn", cookie=tap))), (200, n + 2, None))
            same("a form of before is refused, though its number is there again", warn(d, other, "of an old page", old), (409, None, "seen_was_put_back"))
            same("and one of what both have", warn(d, other, "of an older page", common), (409, None, "seen_was_put_back"))
            new = seen(d.ask("GET", "/open/do/warn", cookie=other))
            same("pages say since when they are of another past", new, "%d-20160902100001" % (n + 2))
            same("of which there is one", [warn(d, other, "x", s)[1:] for s in (new[:-1] + "0", new + "1", new.split("-")[0], new.split("-")[0] + "-x")], [(None, "seen_was_put_back")] * 4)
            same("a page of now is taken", warn(d, other, "five", new)[:2], (200, n + 3))
            olympair("restore", "e.oly", "--from", "backup.oly", "--confirm", now="2016-09-02 10:00:02")
            olympair("warn", "e.oly", "1", "--reason", "x", "-s", "open"), olympair("warn", "e.oly", "2", "--reason", "x", "-s", "open")
            same("put back once more it is another one", warn(d, other, "six", "%d-20160902100001" % (n + 3)), (409, None, "seen_was_put_back"))
            olympair("warn", "e.oly", "3", "--reason", "x", "-s", "open", "--seen", str(n + 3))
            old = new
            r = d.ask("POST", "/open/do/warn", {"team": "1", "reason": "x", "seen": old}, other)
            same("on the page it says what to do", (r.status, "load it again" in r.text), (409, True))
            same("it stops", d.stop(), 0)


def altered():
    """What another program changed: said on the pages, taken after somebody who can judge it has confirmed."""
    with Folder():
        playing()
        sqlite = sqlite3.connect("e.oly")
        sqlite.execute("UPDATE team SET captain = 'Somebody Else' WHERE section = 1 AND number = 1")
        sqlite.commit()
        sqlite.close()
        with Desk("e.oly") as d:
            tap, helper = d.sign_in(d.key("Boris", "--role", "tap")), d.sign_in(d.key("Hugo", "--role", "helper", "--tables", "1-5", "-s", "open"))
            same("the page says it", "Another program changed the event file" in d.ask("GET", "/open/1", cookie=tap).text, True)
            r = d.do(helper, "results", round=1, results=RESULT % (1, 1, "1-0"))
            same("a helper is sent to the TAP", (r.status, "see the TAP" in r.text), (409, True))
            r = d.do(tap, "results", round=1, results=RESULT % (1, 1, "1-0"))
            same("the TAP is asked", (r.status, "was changed by another program" in r.text), (409, True))
            same("nothing was recorded", results("e.oly"), {})
            same("confirmed it is taken", d.do(tap, "results", round=1, results=RESULT % (1, 1, "1-0"), confirm="yes").status, 200)
            same("and then everybody's", [d.do(helper, "results", round=1, results=RESULT % (2, b, "1-0")).status for b in (1, 2, 3, 4)] +
                 [d.do(helper, "results", round=1, results=RESULT % (3, b, "1-0")).status for b in (1, 2, 3, 4)], [200] * 8)
            same("the page for its table asks, too", d.ask("GET", "/open/1", cookie=tap).status, 200)


def copied():
    shutil.copy2("e.oly.people", "pp")
    os.rename("pp", "e.oly.people")


def from_backup():
    """As `fsck` advises it, but without stopping the desk."""
    shutil.copy2("backup.oly.people", "e.oly.people.new")
    os.rename("e.oly.people.new", "e.oly.people")


def people_gone():
    os.rename("e.oly.people", "pp")


def keys(how):
    """Who has a key is known from the file that the desk has open: when another takes its place nobody is let in by what it said."""
    with Folder():
        playing()
        with Desk("e.oly") as d:
            tap, captain = (d.sign_in(d.key("Boss", "--role", "tap")), d.sign_in(d.key("Cap", "--role", "captain", "--team", "1", "-s", "open")))
            olympair("backup", "e.oly", "backup.oly", now=None)
            card = d.key("Dora", "--role", "arbiter")
            how()
            name = how.__name__
            answers = [d.do(tap, "results", round=1, results=RESULT % (1, 1, "1-0")), d.ask("GET", "/open/1", cookie=tap),
                       d.ask("GET", "/me", cookie=captain), d.ask("POST", "/key", {"key": card}), d.ask("GET", "/people", cookie=tap),
                       d.ask("POST", "/people", {"name": "Eve", "role": "tap"}, cookie=tap)]
            same("%s: nobody is let in" % name, [r.status for r in answers], [503] * 6)
            say("%s: the file is named" % name, None if all("e.oly.people was replaced" in html.unescape(r.text) for r in answers) else answers[0].text)
            same("%s: no key is handed out" % name, [r for r in answers if re.search(KEY, r.text)], [])
            same("%s: what pages look like is" % name, d.ask("GET", "/assets/desk.css").status, 200)
            olympair("people", "e.oly", "revoke", "Boss", code=4)
            same("%s: another program waits for the desk" % name, os.path.exists("e.oly.people"), how is not people_gone)
            if how is people_gone:  # for good, even if it comes back
                os.rename("pp", "e.oly.people")
            same("%s: nor later" % name, d.do(tap, "results", round=1, results=RESULT % (1, 1, "1-0")).status, 503)
            same("%s: the desk says so when it ends" % name, d.stop(), 7)
        same("%s: nothing was recorded" % name, results("e.oly"), {})
        olympair("people", "e.oly", "revoke", "Boss")
        with Desk("e.oly") as d:
            same("%s: a key that was taken back opens nothing" % name, d.do(tap, "results", round=1, results=RESULT % (1, 1, "1-0")).status, 401)


GROWN = {
    "trigger": "CREATE TRIGGER extra AFTER INSERT ON journal BEGIN UPDATE team SET captain = 'Somebody Else'; END",
    "index": "CREATE INDEX extra ON team (captain)",
    "view": "CREATE VIEW extra AS SELECT 1",
    "table": "CREATE TABLE extra (a)",
}


def grown(kind):
    """What another program puts into the file under a desk is refused as it is when the file is opened."""
    with one_result() as (d, tap):
        sqlite = sqlite3.connect("e.oly")
        sqlite.execute(GROWN[kind])
        sqlite.commit()
        for way in "by the next operation", "and when it is opened again":
            r = d.do(tap, "results", round=1, results=RESULT % (1, 2, "1-0"))
            same("a %s is refused %s" % (kind, way), (r.status, '%s "extra"' % kind in r.json()["error"]), (503, True))
        same("with a %s pages can be read" % kind, d.ask("GET", "/open/1", cookie=tap).status, 200 if kind == "trigger" else 503)
        sqlite.execute("DROP %s extra" % kind)
        sqlite.commit()
        sqlite.close()
        same("without the %s the desk goes on" % kind, d.do(tap, "results", round=1, results=RESULT % (1, 2, "1-0")).status, 200)
        same("nothing else was recorded", results("e.oly"), {(1, 1): "1-0", (1, 2): "1-0"})


def emptied():
    open("e.oly", "w").close()


def cut_short():
    os.truncate("e.oly", 50000)


def cut(how):
    """The event file cut under the desk: nothing is acknowledged any more, what is open is saved if all of it was read, and the desk does not end as if all were well."""
    with one_result() as (d, tap):
        how()
        name = how.__name__
        late = [d.do(tap, "results", round=1, results=RESULT % (2, board, "1-0")) for board in (1, 2, 3)]
        same("%s: what is sent then is not taken" % name, [r.status for r in late], [503] * 3)
        say("%s: the file is named" % name, None if "e.oly was replaced, cut short or removed" in late[0].text else late[0].text)
        rescued = glob.glob("e-rescued-*.oly")
        say("%s: what was open is saved, or it is said that it is not" % name,
            None if (results(rescued[0]) == {(1, 1): "1-0"} if rescued else "could not be saved" in late[0].text and "Go back to a backup" in late[0].text) else late[0].text)
        same("%s: no page is shown" % name, d.ask("GET", "/open/1", cookie=tap).status, 503)
        same("%s: the desk says so when it ends" % name, d.stop(), 7)
        same("%s: the log is kept for whoever saves what is in it" % name, bool(rescued) or os.path.getsize("e.oly-wal") > 0, True)


for kind in GROWN:
    grown(kind)
for way in emptied, cut_short:
    cut(way)
for way in copied, from_backup, people_gone:
    keys(way)
through()
another_past()
altered()
end()
