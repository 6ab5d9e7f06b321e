# SPDX-License-Identifier: Apache-2.0
"""The laptop of the desk dies: what was acknowledged a minute ago and the keys of the whole hall are on the mirror, without anybody having
waited for that. SOAK=1: the stick is pulled out meanwhile, too."""
import glob
import html
import time

from desk import *

RESULT = "table,board,result\n%d,%d,%s\n"


def text(page):
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", page)).split())


def newest():
    return max(glob.glob("stick/*.oly"), default=None)


def on_the_mirror(entry):
    copy = newest()
    return copy is not None and int(re.search(r"-(\d{5})-", copy).group(1)) >= entry


def read(pid, name):
    try:
        with open("/proc/%s/%s" % (pid, name), "rb") as f:
            return f.read()
    except OSError:  # it has ended
        return b""


def parent(pid):
    return int((read(pid, "stat").rpartition(b")")[2].split() or [0, 0])[1])


def command(pid):
    return read(pid, "cmdline")


def children(of):
    return [int(pid) for pid in os.listdir("/proc") if pid.isdigit() and parent(pid) == of]


def dies():
    with Folder():
        small()
        os.mkdir("stick")
        olympair("set", "e.oly", "--mirror", "stick")
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        with Desk("e.oly") as d:
            tap = d.key("Anna", "--role", "tap")
            anna = d.sign_in(tap)
            page = lambda: text(d.ask("GET", "/open/1", cookie=anna).text)
            cards = d.ask("POST", "/people/cards", {"section": "open", "address": "yes"}, anna)
            keys = sorted(set(re.findall(KEY, cards.text)))
            boris = re.search(KEY, d.ask("POST", "/people", {"name": "Boris", "role": "arbiter"}, anna).text).group()
            d.ask("POST", "/people/revoke", {"name": "Boris"}, anna)
            for table in (1, 2, 3, 4):
                same("a result is stored", d.do(anna, "results", round=1, results=RESULT % (table, 1, "1-0")).status, 200)
            n = stamp()
            say("it is on the mirror in a minute", None if wait_for(lambda: on_the_mirror(n), 60) else (n, os.listdir("stick")))
            say("of which the page of the round tells", None if wait_for(lambda: "Mirror: The last copy was made less than a minute ago." in page(), 10) else page()[:3000])
            people = lambda: olympair("people", newest(), code=None, now=None)
            say("keys are there, too, given and taken back", None if wait_for(lambda: people().count("captain") >= len(keys) and "Boris" in people(), 60) else people())
            if os.environ.get("SOAK"):
                os.rename("stick", "pulled")
                d.do(anna, "absent", team="Egypt", round=2)
                say("that there is no copy is on the page", None if wait_for(lambda: "The mirror gets no copies" in page() and "stick is not there" in page(), 60) else page()[:3000])
                os.rename("pulled", "stick")
                n = stamp()
                say("once it is back there is one without a word of anybody", None if wait_for(lambda: on_the_mirror(n), 60) else os.listdir("stick"))
            d.stop(signal.SIGKILL)
        os.mkdir("second"), os.chdir("second")
        said = olympair("continue", "../stick", now=None)
        say("it says that the keys are taken over", None if re.search(r"keys of %d people open the desk here" % (len(keys) + 2), " ".join(said.split())) else said)
        with Desk("e.oly") as d:
            same("nobody needs another key", "shown this once" in d.said, False)
            same("every card in the hall opens the desk", [d.ask("POST", "/key", {"key": k}).status for k in [tap] + keys], [303] * (len(keys) + 1))
            same("what was signed in there signs in again", d.ask("GET", "/open/1", cookie=anna).status, 303)
            same("a key that was taken back stays dead", d.ask("POST", "/key", {"key": boris}).status, 403)
            same("it stops", d.stop(), 0)
        matches = json.loads(olympair("report", "e.oly", "boards", "-s", "open", "-f", "json", now=None))["matches"]
        same("all results are there", [m["boards"][0]["result"] for m in matches[:4]], ["1-0"] * 4)
        os.chdir("..")


def ends():
    """What was done at the last moment is on the mirror when the desk has ended."""
    with Folder():
        small()
        os.mkdir("stick")
        olympair("set", "e.oly", "--mirror", "stick")
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            wait_for(lambda: on_the_mirror(stamp()), 30)
            d.do(anna, "absent", team="Egypt", round=2)
            n = stamp()
            same("it stops", d.stop(), 0)
            say("with its last entry on the mirror", None if on_the_mirror(n) else (n, os.listdir("stick")))


def stopped():
    """Without copies it is a matter for the TAP: what is in the way; another folder is one from then on."""
    with Folder():
        small()
        os.mkdir("stick")
        olympair("set", "e.oly", "--mirror", "stick")
        os.rename("stick", "pulled")
        with Desk("e.oly") as d:
            anna, boris = (d.sign_in(d.key(name, "--role", role)) for name, role in (("Anna", "tap"), ("Boris", "arbiter")))
            needs = lambda me: text(d.ask("GET", "/open/1", cookie=me).text.split('data-part="next"')[1].split("</section>")[0])
            say("it is said what is in the way", None if wait_for(lambda: "The mirror gets no copies" in needs(anna) and "stick is not there" in needs(anna), 20) else needs(anna))
            same("the foot of the page says no other thing", re.findall(r"Mirror: [^.]*\.", text(d.ask("GET", "/open/1", cookie=anna).text)), ["Mirror: No copies are made now, and none was made since the desk was started."])
            same("and where it is set", ("/do/set#mirror" in d.ask("GET", "/open/1", cookie=anna).text, 'id="mirror"' in d.ask("GET", "/do/set", cookie=anna).text), (True, True))
            same("an arbiter reads whose it is", ("The mirror gets no copies The TAP does it." in needs(boris), "/do/set#mirror" in d.ask("GET", "/open/1", cookie=boris).text), (True, False))
            other = tempfile.mkdtemp(dir=os.path.abspath(".."))
            r = d.ask("POST", "/do/set", {"mirror": other, "seen": str(stamp())}, anna)
            same("another folder is set", r.status, 303)
            say("it gets its copy without another start", None if wait_for(lambda: [n for n in os.listdir(other) if n.endswith(".oly")], 30) else os.listdir(other))
            say("and nothing is to be done any more", None if wait_for(lambda: "The mirror gets no copies" not in needs(anna), 20) else needs(anna))
            shutil.rmtree(other)
            r = d.do(anna, "publish", section="open", seen=stamp()) if d.do(anna, "pair", section="open", seen=stamp()).status == 200 else None
            say("a publication says that its copy was not made", None if r and "is not up to date: %s is not there" % other in r.text else r and r.text)
            say("the foot of the page no longer praises the last one", None if wait_for(lambda: "Mirror: No copies are made now. The last one was made less than a minute ago" in text(d.ask("GET", "/open/1", cookie=anna).text), 20) else text(d.ask("GET", "/open/1", cookie=anna).text))
            os.mkdir(other)
            keeper = next(pid for pid in children(d.run.pid) if b"--copy-process" in command(pid))
            os.kill(min(children(keeper)), signal.SIGKILL)
            n = stamp()
            d.do(anna, "absent", team="Egypt", round=2)
            say("who copies is begun again when it is killed", None if wait_for(lambda: any(x.endswith(".oly") and "-%05d-" % (n + 1) in x for x in os.listdir(other)), 90) else os.listdir(other))
            same("it stops", d.stop(), 0)
            say("and nobody copies any more", command(keeper))
            shutil.rmtree(other)


dies()
ends()
stopped()
end()
