# SPDX-License-Identifier: Apache-2.0
"""One command for the desk and the public: what is done at the desk and on the command line is seen by spectators; the process for
the public may fall, and is begun again; what the desk itself can no longer do."""
import fcntl
import time
import urllib.request

from desk import *


def reply_of(address):
    try:
        return urllib.request.urlopen(address, timeout=10)
    except urllib.error.HTTPError as refusal:
        return refusal


def page(address, path=""):
    try:
        with urllib.request.urlopen(address + path, timeout=30) as r:
            return r.read().decode()
    except (OSError, http.client.HTTPException) as e:
        return "%s" % e


def address_of(d):
    return re.search(r"^(http://\S+) is for the public$", d.said, re.M).group(1)


def children(pid):
    """[[pid, ...], ...]: the children, their children and so on; not the process that copies to a mirror, and its own."""
    parent = {}
    for p in filter(str.isdigit, os.listdir("/proc")):
        try:
            if b"--copy-process" not in open("/proc/%s/cmdline" % p, "rb").read():
                parent[int(p)] = int(open("/proc/%s/stat" % p).read().rsplit(")", 1)[1].split()[1])
        except OSError:
            pass
    levels, at = [], [pid]
    while at := [p for p in parent if parent[p] in at]:
        levels.append(at)
    return levels


def status(pid, name):
    return re.search("^%s:\t(.*)$" % name, open("/proc/%d/status" % pid).read(), re.M).group(1)


def lives(pid):
    """It may go between two looks."""
    try:
        return status(pid, "State")[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def playing():
    small()
    olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
    return "e.oly"


def seen():
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0", "--site", "www") as d:
        # One of the sections has no numbers yet.
        say("the first start warns of nothing", None if "warning" not in d.said else d.said)
        public, boards = address_of(d), "open/round-1/boards.html"
        say("the pages are there", None if wait_for(lambda: "Georgia 1" in page(public, boards)) else page(public, boards))
        same("the folder has the same", open("www/" + boards).read(), page(public, boards))
        live = urllib.request.urlopen(public + "live", timeout=60)
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        won = lambda: page(public, boards).count("1–0")
        same("no game is over", won(), 0)
        same("a result at the desk", d.do(anna, "results", round=1, results="table,board,result\n1,1,1-0\n").status, 200)
        say("is on the page of the public", None if wait_for(lambda: won() == 1) else page(public, boards))
        line = live.readline().decode()
        while line and "data: [" not in line:
            line = live.readline().decode()
        same("and was told to who watches", line.strip(), 'data: [["open",1,1,1,"1-0"]]')
        olympair("result", "e.oly", "1.2", "1-0", "-s", "open")
        say("so is one on the command line", None if wait_for(lambda: won() == 2) else page(public, boards))
        say("in the folder, too", None if open("www/" + boards).read().count("1–0") == 2 else "not")
        same("a draft is nobody's business", page(public, "open/round-2/pairings.html"), "HTTP Error 404: Not Found")

        # It falls, and is begun again; the desk goes on.
        (keeper,), was = children(d.run.pid)
        os.kill(was[0], signal.SIGKILL)
        say("another one is begun", None if wait_for(lambda: (children(d.run.pid)[1:2] or [was])[0] != was) else "none")
        say("with the same pages", None if wait_for(lambda: won() == 2) else page(public, boards))
        say("it is told", None if d.run.stdout.readline() == b"warning: the process for the public was ended by signal 9: it is begun again\n" else "not")
        same("the desk goes on", d.do(anna, "results", round=1, results="table,board,result\n1,3,1-0\n").status, 200)
        say("and is followed", None if wait_for(lambda: won() == 3) else page(public, boards))
        live = urllib.request.urlopen(public + "live", timeout=60)
        at = time.time()
        same("it stops while somebody watches", d.stop(), 0)
        say("in a moment", None if time.time() - at < 15 else time.time() - at)
        say("everything has stopped", None if wait_for(lambda: not os.path.exists("/proc/%d" % keeper)) else "not all")
        say("nobody is there", None if "refused" in page(public) else page(public))


def unheard():
    """Who listens at the public does not hear that a line-up comes in, nor does the folder of the site say so; and a captain cannot find
    out how many entries there are."""
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0", "--site", "www") as d:
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "-s", "open")
        public = address_of(d)
        wait_for(lambda: "Georgia 1" in page(public, "open/round-1/boards.html"))
        same("a zero byte in an address is no address", [reply_of(public + path).code for path in ("%00", "open/teams.html%00x", "open/teams.html?%00")], [400] * 3)
        site_is_still("www")  # a slow machine writes it for some time yet
        folder = lambda: site_state("www")
        dan = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Georgia 1"))
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        was, live = folder(), urllib.request.urlopen(public + "live", timeout=60)
        for rests in "54321":
            same("a line-up comes in", d.ask("POST", "/me/lineup", {"round": "1", "rests": rests}, dan).status, 200)
        for target, words in (("/open/do/lineups", {"lineups": "team,board-1,board-2,board-3,board-4\nGeorgia 1,1,2,3,4\n", "seen": "999999", "dry-run": "yes"}),
                              ("/me/lineup", {"round": "1", "rests": "5", "seen": "999999", "dry-run": "yes"}), ("/me/sign", {"round": "1", "seen": "999999", "agree": "yes"})):
            r = d.ask("POST", target, json.dumps(words), dan, {"Content-Type": "application/json"})
            say("no captain counts entries at " + target, None if r.status == 400 and "seen" in r.json()["error"] and "journal" not in r.text else r.text)
        time.sleep(1)
        same("the folder is as it was", folder(), was)
        olympair("set", "e.oly", "--name", "Another name")
        said = []
        while len(said) < 2:
            line = live.readline().decode().strip()
            if line.startswith(("event", "data")):
                said.append(line)
        say("what everybody may know is heard, and it is the first", None if said[0] == "event: pages" and re.fullmatch(r"data: [0-9a-f]{16}", said[1]) else said)
        say("and is on the page", None if wait_for(lambda: "Another name" in page(public)) else page(public))
        same("it stops", d.stop(), 0)


def announced():
    """What the desk announces stands on the screen of the hall, through undo and a new start, until it is taken down."""
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0", "--site", "www") as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        screen = lambda: page(address_of(d), "screen.html")
        say_it = lambda text, who=boris: d.ask("POST", "/screen", {"text": text}, who)
        n = stamp()
        say("nothing is announced", None if wait_for(lambda: "<main" in screen()) and 'class="notice"' not in screen() else screen())
        same("an arbiter announces", (say_it("  Bus <1> leaves at 22:00 ").status, stamp()), (303, n))
        shown = 'class="notice" role="status">Bus &lt;1&gt; leaves at 22:00<'
        say("the screen has it", None if wait_for(lambda: shown in screen()) else screen())
        say("the folder, too, and no other page", [f for f in ("www/index.html", "www/open/teams.html") if "Bus" in open(f).read()] or (None if shown in open("www/screen.html").read() else "not"))
        own = d.ask("GET", "/screen", cookie=anna).text
        say("the desk knows by whom", None if "by Boris" in own and "Bus &lt;1&gt;" in own else own)
        d.ask("POST", "/screen", {"text": "Bus <1> leaves at 22:00"}, anna)
        say("said again it is as it was", None if "by Boris" in d.ask("GET", "/screen", cookie=anna).text else "not")
        for text, status in (("x" * 201, 422), ("\x1b[2J", 400)):
            same("not announced: %r" % text[:6], say_it(text).status, status)
        same("an operation is taken back", d.do(anna, "absent", team="Egypt", round=2).status + d.do(anna, "undo", "", seen=n + 1, confirm=True).status, 400)
        same("it stops", d.stop(), 0)
        d.start()
        say("after a new start it stands there", None if wait_for(lambda: shown in screen()) else screen())
        r = d.ask("POST", "/screen", json.dumps({"text": "Lights out"}), anna, {"Content-Type": "application/json"})
        same("another one, by a script", (r.status, r.json()["done"]), (200, "announced"))
        say("stands there instead", None if wait_for(lambda: "Lights out" in screen() and "Bus" not in screen()) else screen())
        same("taken down", say_it("").status, 303)
        say("nothing is left of it", None if wait_for(lambda: 'class="notice"' not in screen()) else screen())
        same("it stops for good", d.stop(), 0)


def lost():
    """Whichever of its processes is ended, the public is served again within a moment, and it is said. Without all of them it is lost, and
    that is said; the desk goes on."""
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0") as d:
        public, there = address_of(d), lambda: "Georgia 1" in page(public, "open/teams.html")
        say("without --site the folder is beside the event", None if wait_for(lambda: os.path.exists("e.oly.site/index.html")) else os.listdir("."))
        say("the pages are there", None if wait_for(there) else page(public))
        over = b"has ended: start the command again"
        hears = lambda words: words in next((line for line in iter(d.run.stdout.readline, b"") if words in line or over in line), b"")
        wait_for(lambda: len(sum(children(d.run.pid)[:2], [])) == 3)
        (keeper,), both = children(d.run.pid)[:2]
        hands, spare = sorted(both, key=lambda pid: status(pid, "Threads"), reverse=True)  # the spare one has one thread
        os.kill(spare, signal.SIGKILL)
        say("another spare one", None if wait_for(lambda: len(now := children(d.run.pid)[1]) == 2 and spare not in now) else children(d.run.pid))
        spare = max(children(d.run.pid)[1], key=lambda pid: pid != hands)
        os.kill(keeper, signal.SIGKILL)
        say("the keeper is ended: it is said", None if hears(b"warning: the process for the public was ended: it is begun again") else "not")
        say("the pages are there again", None if wait_for(there) else page(public))
        say("with another spare one", None if wait_for(lambda: len(sum(children(spare)[:1], [])) == 2) else children(spare))
        if not SANITIZED:
            same("and its rights are given up", [(status(pid, "NoNewPrivs"), status(pid, "Seccomp")) for pid in [spare] + children(spare)[0]], [("1", "2")] * 3)
        same("a result at the desk is followed", olympair("result", "e.oly", "1.1", "1-0", "-s", "open") and wait_for(lambda: "1–0" in page(public, "open/round-1/boards.html")), True)
        every = [spare] + children(spare)[0]
        for sig in (signal.SIGSTOP, signal.SIGKILL):
            for pid in every:
                os.kill(pid, sig)
        say("all at once: it is said", None if hears(over) else "not")
        say("nobody is left behind", None if wait_for(lambda: "refused" in page(public)) else page(public))
        same("the desk goes on", d.ask("GET", "/key").status, 200)
        same("and stops", d.stop(), 0)
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0") as d:
        public = address_of(d)
        say("it is there", None if wait_for(lambda: "Georgia 1" in page(public, "open/teams.html")) else page(public))
        os.kill(children(d.run.pid)[0][0], signal.SIGKILL)
        say("and after its keeper", None if wait_for(lambda: "Georgia 1" in page(public, "open/teams.html")) else page(public))
        same("the desk stops", d.stop(), 0)
        say("and takes it along, whoever keeps it", None if wait_for(lambda: "refused" in page(public)) else page(public))


def beside():
    """The site is made beside the desk: neither the start nor the end waits for it."""
    with Folder():
        playing()
        os.mkdir("www")
        hold = os.open("www", os.O_RDONLY)
        fcntl.flock(hold, fcntl.LOCK_EX)  # another program is writing it
        at = time.time()
        with Desk("e.oly", "--public", "127.0.0.1:0", "--site", "www") as d:
            say("the desk is there at once", None if time.time() - at < (15 if SANITIZED else 1.5) else time.time() - at)
            same("and answers", d.ask("GET", "/key").status, 200)
            same("the pages are not there yet", page(address_of(d)), "HTTP Error 503: Service Unavailable")
            answer = reply_of(address_of(d))
            same("a screen that is opened now looks again", (answer.code, answer.headers["Refresh"]), (503, "2"))
            line = d.run.stdout.readline().decode()
            say("it is told why", None if "another program is writing" in line else line)
            os.close(hold)
            say("they come when it has ended", None if wait_for(lambda: "Georgia 1" in page(address_of(d), "open/teams.html")) else page(address_of(d)))
            hold = os.open("www", os.O_RDONLY)
            fcntl.flock(hold, fcntl.LOCK_EX)
            olympair("result", "e.oly", "1.1", "1-0", "-s", "open")
            time.sleep(0.3)
            at = time.time()
            same("it stops while it waits", d.stop(), 0)
            say("in a moment", None if time.time() - at < 15 else time.time() - at)
            os.close(hold)


def standing_still():
    """A process for the public that is stopped, or gets no time on a machine that is too busy, does not keep the desk from its end."""
    with Folder():
        shutil.copy(playing(), "f.oly")
        with Desk("e.oly", "--public", "127.0.0.1:0") as one, Desk("f.oly", "--public", "127.0.0.1:0") as other:
            desks = one, other
            for public in map(address_of, desks):
                say("there", None if wait_for(lambda: "Georgia" in page(public, "open/teams.html")) else page(public))
            below = sum((sum(children(d.run.pid), []) for d in desks), [])
            still = sum((children(d.run.pid)[generation] for generation, d in enumerate(desks)), [])
            for pid in still:
                os.kill(pid, signal.SIGSTOP)
            at = time.time()
            for d in desks:
                d.run.send_signal(signal.SIGTERM)
            same("the desks end", [d.run.wait(SANITIZED and 60 or 20) for d in desks], [0, 0])
            say("soon", None if time.time() - at < 14 else time.time() - at)
            for pid in still:
                os.kill(pid, signal.SIGCONT)
            alive = lambda: [p for p in below if lives(p)]
            say("and they too, when they go on", None if wait_for(lambda: not alive()) else alive())


def packed():
    """Pages come packed to whoever takes them so, and to nobody else."""
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0") as d:
        public, got = address_of(d), {}
        wait_for(lambda: "Georgia 1" in page(public, "open/teams.html"))
        for accepted in ("gzip", "br, *", "gzip;q=0", "*;q=0", "identity;q=0, gzip;q=0.5", "identity"):
            with urllib.request.urlopen(urllib.request.Request(public + "open/teams.html", headers={"Accept-Encoding": accepted})) as r:
                got[accepted] = r.headers["Content-Encoding"] == "gzip" and r.read(2) == b"\x1f\x8b"
        same("packed, as it is taken", got, {"gzip": True, "br, *": True, "gzip;q=0": False, "*;q=0": False, "identity;q=0, gzip;q=0.5": True, "identity": False})


def at_once():
    """A desk that is started at once after it was killed has both its ports, though its processes are still ending."""
    with Folder(), socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        d, lost = Desk(playing(), "--public", "127.0.0.1:%d" % free.getsockname()[1]), []
        free.close()
        for again in range(50 if os.environ.get("SOAK") else 8):
            try:
                d.start()
            except AssertionError as e:
                lost.append(str(e))
            d.run.kill(), d.run.wait(), d.run.stdout.close(), d.errors.close()
        same("killed and started at once, again and again", lost, [])


def killed():
    """The desk is killed: nobody is left who hands out pages that grow old."""
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0") as d:
        public = address_of(d)
        say("there", None if wait_for(lambda: "Georgia" in page(public, "open/teams.html")) else page(public))
        d.stop(signal.SIGKILL)
        say("and gone", None if wait_for(lambda: "refused" in page(public)) else page(public))


def confined():
    """What the processes have given up."""
    with Folder(), tempfile.TemporaryDirectory() as media:
        playing()
        olympair("set", "e.oly", "--mirror", media + "/stick")
        confined_desk(media + "/stick")


def confined_desk(stick):
    with Desk("e.oly", "--public", "127.0.0.1:0") as d:
        keeper, child = (level[0] for level in children(d.run.pid)[:2])
        if SANITIZED:
            print("not ok - filters of calls # SKIP a sanitizer makes calls of its own: nothing is given up")
        else:
            wait_for(lambda: sum(len(level) for level in children(d.run.pid)) == 3)  # the spare one is begun last
            same("the public's processes have a filter of calls", [(status(pid, "NoNewPrivs"), status(pid, "Seccomp")) for level in children(d.run.pid) for pid in level], [("1", "2")] * 3)
            same("the desk has one as well", (status(d.run.pid, "NoNewPrivs"), status(d.run.pid, "Seccomp")), ("1", "2"))
        if os.getuid() == 0 and not SANITIZED:
            same("and is nobody", [status(p, "Uid").split()[0] for p in (keeper, child)], ["65534", "65534"])
        if os.getuid() == 0:
            held = [os.readlink("/proc/%d/fd/%s" % (child, f)) for f in os.listdir("/proc/%d/fd" % child)]
            same("it holds no file of the event", [f for f in held if os.getcwd() in f], [])
        else:
            print("not ok - it holds no file of the event # SKIP only root may look at what it holds")
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        for name, target in (("a PDF has its fonts", "/open/report/pairings?round=1&format=pdf"), ("a clock its zone", "/open/1")):
            same(name, d.ask("GET", target, cookie=anna).status, 200)
        os.mkdir(stick)  # it is put in after the desk was started
        n = stamp()
        same("a publication its backup", [d.do(anna, "results", round=1, results="table,board,result\n" + "".join("%d,%d,1-0\n" % (t, b) for t in range(1, 6) for b in range(1, 5))).status,
                                          d.do(anna, "pair", seen=n + 1).status, d.do(anna, "publish", seen=n + 2).status, len(os.listdir("e.oly.backups")) > 0], [200, 200, 200, True])
        say("and its copy on the stick", None if os.listdir(stick) else "none")
        with tempfile.TemporaryDirectory() as other:
            r = d.do(anna, "set", "", mirror=other, seen=stamp())
            say("another mirror that is set while it serves: it says that it must be started again", None if r.status == 200 and (os.listdir(other) or "restart the desk" in r.text) else r.text)
            r = d.do(anna, "results", round=2, results="table,board,result\n" + "".join("%d,%d,1-0\n" % (t, b) for t in range(1, 6) for b in range(1, 5)))
            say("each time that a copy is due", None if r.status == 200 and (os.listdir(other) or "restart the desk" in r.text) else r.text)
            same("it stops", d.stop(), 0)
            d.start()
            r = d.do(anna, "results", round=1, results="table,board,result\n1,1,0-1\n", correct=True, reason="misread")
            say("then it is reached", None if r.status == 200 and os.listdir(other) else r.text)
            same("it stops", d.stop(), 0)


def bare():
    """What whoever began the desk had open is closed, what is in memory goes into no core file; a kernel without Landlock is named; and
    the public comes after the desk, ten steps from where that stands."""
    def nice(path):
        return int(open(path + "/stat").read().rsplit(")", 1)[1].split()[16])

    def of_threads(pid):
        return set(nice("/proc/%d/task/%s" % (pid, t)) for t in os.listdir("/proc/%d/task" % pid))

    def no_landlock():
        import ctypes
        lib = ctypes.CDLL("libseccomp.so.2")
        lib.seccomp_init.restype = ctypes.c_void_p
        rules = ctypes.c_void_p(lib.seccomp_init(0x7fff0000))  # all is allowed, but
        lib.seccomp_rule_add(rules, 0x00050000 | 38, 444, 0)  # landlock_create_ruleset, which the kernel does not know: ENOSYS
        lib.seccomp_load(rules)

    with Folder():
        playing()
        base = os.getpriority(os.PRIO_PROCESS, 0)
        for name, before, warns, lower in (("as the kernel is", lambda: None, False, 0), ("without Landlock", no_landlock, True, 12)):
            with open("letter", "w") as letter:
                os.set_inheritable(letter.fileno(), True)
                with open("said", "w") as said:
                    run = subprocess.Popen([PROGRAM, "serve", "e.oly", "--port", "0", "--public", "127.0.0.1:0"], stdout=said, pass_fds=(letter.fileno(),), preexec_fn=lambda: (os.nice(lower), before()), env=dict(os.environ, TZ="UTC"))
            wait_for(lambda: re.search(r"/$", open("said").read().strip()) and "for the public" in open("said").read())
            try:
                if not SANITIZED:
                    same(name + ": Landlock is spoken of", "this kernel has no Landlock" in open("said").read(), warns)
                stands = min(base + lower, 19)
                below = min(stands + 10, 19)
                same(name + ": the desk stands where it was begun", nice("/proc/%d" % run.pid), stands)
                wait_for(lambda: sum(map(len, children(run.pid))) == 3)  # the keeper begins the last of them when it is there itself
                same(name + ": the public comes after the desk", [nice("/proc/%d" % p) for level in children(run.pid) for p in level], [below, below, below])
                wait_for(lambda: of_threads(run.pid) == {stands, below})
                same(name + ": and so does what makes its pages", of_threads(run.pid), {stands, below})
                if os.getuid() == 0:
                    for who, pid in [("the desk", run.pid)] + [("the public's process", p) for level in children(run.pid) for p in level]:
                        held = [os.readlink("/proc/%d/fd/%s" % (pid, f)) for f in os.listdir("/proc/%d/fd" % pid)]
                        same("%s: %s holds nothing of others" % (name, who), [f for f in held if f.endswith("/letter")], [])
                        same("%s: %s leaves no core" % (name, who), re.search(r"Max core file size +(\d+) +(\d+)", open("/proc/%d/limits" % pid).read()).groups(), ("0", "0"))
            finally:
                run.terminate()
                run.wait(20)


def elsewhere():
    """What is put aside while a sheet or a backup is made finds its place, wherever the desk was started."""
    with Folder() as here:
        playing()
        os.chdir("/")
        with Desk(here.path + "/e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            for kind in ("xlsx", "pdf", "csv"):
                same("a sheet as " + kind, d.ask("GET", "/open/report/teams?format=" + kind, cookie=anna).status, 200)
            results = "table,board,result\n" + "".join("%d,%d,1-0\n" % (t, b) for t in range(1, 6) for b in range(1, 5))
            n = d.do(anna, "results", round=1, results=results).json()["entry"]
            n = d.do(anna, "pair", seen=n).json()["entry"]
            r = d.do(anna, "publish", seen=n)
            say("a publication with its backup", None if r.status == 200 and os.listdir(here.path + "/e.oly.backups") else r.text)
            same("nothing stays behind", [f for f in os.listdir(here.path) if not f.startswith("e.oly")], [])
            same("it stops", d.stop(), 0)
        os.chdir(here.path)


def where():
    """Without a host the public is served where the desk is, and the address said is the one that listens."""
    listening = lambda: {tuple(w[1].split(":")) for f in ("/proc/net/tcp", "/proc/net/tcp6") if os.path.exists(f) for w in map(str.split, open(f)) if w[3] == "0A"}
    four, six = "0100007F", "0" * 24 + "01000000"
    for words, host, at in (((), "127.0.0.1", four), (("--host", "localhost"), "127.0.0.1", four), (("--host", "127.0.0.2", "--plain"), "127.0.0.2", "0200007F"),
                            (("--host", "::1"), "[::1]", six)):
        with Folder(), Desk(playing(), "--public", "0", *words) as d:
            public = address_of(d)
            port = int(re.search(r":(\d+)/$", public).group(1))
            same("served where the desk is: " + " ".join(words), (public, {h for h, p in listening() if int(p, 16) == port}), ("http://%s:%d/" % (host, port), {at}))
            say("and is there", None if wait_for(lambda: "Georgia 1" in page(public, "open/teams.html")) else page(public))
    with Folder(), Desk(playing(), "--public", "127.0.0.2:0") as d:
        public = address_of(d)
        say("or where it was told to be", None if public.startswith("http://127.0.0.2:") and wait_for(lambda: "Georgia 1" in page(public, "open/teams.html")) else public)
    with Folder(), Desk(playing(), "--public", "localhost:0") as d:
        say("a name is said in figures", None if re.match(r"http://(127\.0\.0\.1|\[::1\]):", address_of(d)) else address_of(d))


def refused():
    with Folder():
        playing()
        os.mkdir("mine")
        open("mine/letter.txt", "w").write("Dear all")
        for words, says in ((("--public", "nowhere"), "is no address to serve at"), (("--site", "mine"), "mine"), (("--public", "127.0.0.1:0", "--site", "mine"), "mine")):
            done = subprocess.run([PROGRAM, "serve", "e.oly", "--port", "0", *words], capture_output=True, timeout=60)
            same("refused: " + " ".join(words), (done.returncode, says in done.stderr.decode()), (2, True))
        same("what was there is there", os.listdir("mine"), ["letter.txt"])


def elsewhere():
    """The screen of a hall says when line-ups are due as an instant, and in which zone the hall is."""
    with Folder():
        small()
        olympair("set", "e.oly", "--zone", "Australia/Adelaide")
        olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "--lineups", "2036-09-02 12:00", "-s", "open")
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        olympair("site", "e.oly", "www", now=None)
        screen = open("www/screen.html").read()
        same("due in Adelaide", (re.findall('data-due="([^"]*)"', screen), re.findall('data-zone="([^"]*)"', screen)), (["2036-09-02T12:00:00+09:30"], ["Australia/Adelaide"]))



seen()
unheard()
announced()
lost()
beside()
standing_still()
killed()
at_once()
packed()
confined()
bare()
elsewhere()
where()
refused()
elsewhere()
end()
