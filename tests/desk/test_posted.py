# SPDX-License-Identifier: Apache-2.0
"""The desk posts live events to servers elsewhere, as `site --follow --post` does, by a process of its own: the desk itself can run no program."""
import http.server
import threading

from desk import *

os.environ["no_proxy"] = "*"
if not shutil.which("curl"):
    print("not ok - live events are posted # SKIP curl is not installed")
    end()

class Publisher:
    """Takes what is posted, at the same port each time: (path, event, data)."""

    def __init__(self, answer=201, after=0):
        self.posted, self.port, self.answer, self.after = [], 0, answer, after
        self.begin()

    def begin(self):
        posted, us = self.posted, self

        class Taker(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                data = self.rfile.read(int(self.headers["Content-Length"])).decode()
                posted.append((self.path, self.headers["X-EventSource-Event"], data))
                time.sleep(us.after)
                self.send_response(us.answer)
                if us.answer == 301:
                    self.send_header("Location", "https://127.0.0.1:1/post")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.HTTPServer(("127.0.0.1", self.port), Taker)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def end(self):
        self.server.shutdown()
        self.server.server_close()

    def took(self, event, data=None):
        return [p for p in self.posted if p[1] == event and (data is None or p[2] == data)]


def lives(pid):
    try:
        return open("/proc/%d/stat" % pid).read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def posters(desk):
    """Who posts for it: the keeper, below it the child that does the work, and last the spare one, which has one thread."""
    def of(pid):
        return [int(p) for p in os.listdir("/proc") if p.isdigit() and parent(p) == pid and b"--poster-process" in command(p)]

    def parent(p):
        try:
            return int(open("/proc/%s/stat" % p).read().rsplit(")", 1)[1].split()[1])
        except OSError:
            return 0

    def command(p):
        try:
            return open("/proc/%s/cmdline" % p, "rb").read()
        except OSError:
            return b""
    def threads(pid):
        try:
            return len(os.listdir("/proc/%d/task" % pid))
        except OSError:
            return 0
    keeper = of(desk)
    return keeper + (sorted(of(keeper[0]), key=threads, reverse=True) if keeper else [])


def playing():
    small()
    olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
    return "e.oly"


def hear(d, words):
    """The line of the desk in which they stand."""
    return next((line.decode() for line in iter(d.run.stdout.readline, b"") if words in line), "")


def followed(*shows):
    """Whatever the desk shows the public by: a result at the desk is posted, then that the pages are there."""
    taker = Publisher()
    addresses = "http://127.0.0.1:1/nobody,http://127.0.0.1:%d/post" % taker.port
    with Folder(), Desk(playing(), *shows, "--post", addresses) as d:
        name = " ".join(shows) + ": "
        say(name + "the pages are announced", None if wait_for(lambda: taker.took("pages")) else taker.posted)
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        del taker.posted[:]
        same(name + "a result at the desk", d.do(anna, "results", round=1, results="table,board,result\n1,1,1-0\n").status, 200)
        say(name + "the pages again", None if wait_for(lambda: taker.took("pages")) else taker.posted)
        same(name + "the result was posted first, each once", [(p[0], p[1]) for p in taker.posted], [("/post", "boards"), ("/post", "pages")])
        same(name + "as the public hears it", taker.posted[0][2], '[["open",1,1,1,"1-0"]]')
        del taker.posted[:]
        olympair("result", "e.oly", "1.2", "0-1", "-s", "open")
        say(name + "one on the command line", None if wait_for(lambda: taker.took("boards", '[["open",1,1,2,"0-1"]]')) else taker.posted)
        same(name + "it stops", d.stop(), 0)
        say(name + "and posts nothing more", None if not posters(d.run.pid) else posters(d.run.pid))
    taker.end()


def troubled():
    """While nobody answers events wait, and the desk does not; it is said once, and once that it is over."""
    taker = Publisher()
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0", "--post", "http://127.0.0.1:%d/post" % taker.port) as d:
        wait_for(lambda: taker.took("pages"))
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        taker.end()
        del taker.posted[:]
        at = time.time()
        same("nobody answers: the desk records", d.do(anna, "results", round=1, results="table,board,result\n1,1,1-0\n").status, 200)
        say("at once", None if time.time() - at < (15 if SANITIZED else 3) else time.time() - at)
        line = hear(d, b"live events")
        say("it is said", None if line.startswith("warning: live events do not arrive at http://127.0.0.1:%d/post" % taker.port) else line)
        needs = lambda: d.ask("GET", "/open/1", cookie=anna).text.split('<ul class="needs">')[-1]
        say("and on the page of the round", None if wait_for(lambda: "Live events do not arrive" in needs()) else needs())
        taker.begin()
        line = hear(d, b"live events")
        say("and that it is over", None if line == "live events arrive at http://127.0.0.1:%d/post again\n" % taker.port else line)
        say("there, too", None if wait_for(lambda: "Live events" not in needs()) else needs())
        say("what waited has arrived", None if wait_for(lambda: taker.took("boards", '[["open",1,1,1,"1-0"]]')) else taker.posted)

        # Who posts falls: another one is begun, and what comes then is posted.
        wait_for(lambda: len(posters(d.run.pid)) == 3)
        keeper, child, spare = posters(d.run.pid)
        os.kill(child, signal.SIGKILL)
        line = hear(d, b"posts live events")
        same("who posts is ended: it is said", line, "warning: the process that posts live events was ended by signal 9: it is begun again\n")
        say("another one", None if wait_for(lambda: len(posters(d.run.pid)) == 3 and child not in posters(d.run.pid)) else posters(d.run.pid))
        d.do(anna, "results", round=1, results="table,board,result\n1,2,1-0\n")
        say("posts", None if wait_for(lambda: taker.took("boards", '[["open",1,1,2,"1-0"]]')) else taker.posted)
        # The spare one: another one. Then the one that keeps both: the spare one takes its place, and has one of its own.
        os.kill(spare, signal.SIGKILL)
        three = wait_for(lambda: (now := posters(d.run.pid)) and len(now) == 3 and spare not in now and now)
        say("another spare one", None if three else posters(d.run.pid))
        keeper, child, spare = three
        os.kill(keeper, signal.SIGKILL)
        line = hear(d, b"posts live events")
        same("the keeper is ended: it is said", line, "warning: the process that posts live events was ended: it is begun again\n")
        say("who worked for it is gone", None if wait_for(lambda: not lives(child)) else child)
        d.do(anna, "results", round=1, results="table,board,result\n2,1,1-0\n")
        say("what comes then is posted", None if wait_for(lambda: taker.took("boards", '[["open",1,2,1,"1-0"]]')) else taker.posted)
        say("with another spare one", None if wait_for(lambda: len(posters(spare)) == 2) else posters(spare))
        # All of them: the desk says so, once, and goes on.
        every = [spare] + posters(spare)
        for sig in (signal.SIGSTOP, signal.SIGKILL):
            for pid in every:
                os.kill(pid, sig)
        d.do(anna, "results", round=1, results="table,board,result\n1,3,1-0\n")
        line = hear(d, b"posts live events")
        same("all are ended: it is said", line, "warning: the process that posts live events has ended, and nothing is posted: start the desk again\n")
        say("and on the page", None if "Live events are not posted any more" in needs() else needs())
        same("the desk goes on", d.do(anna, "results", round=1, results="table,board,result\n1,4,1-0\n").status, 200)
        same("it stops", d.stop(), 0)
    taker.end()


def confined():
    """The desk has given up what it did without --post; what posts can be told two kinds of events, and ends with the desk, however that ends."""
    taker = Publisher()
    with Folder(), Desk(playing(), "--public", "127.0.0.1:0", "--post", "http://127.0.0.1:%d/post" % taker.port) as d:
        wait_for(lambda: taker.took("pages"))
        of = lambda pid, name: re.search("^%s:\t(.*)$" % name, open("/proc/%d/status" % pid).read(), re.M).group(1)
        if not SANITIZED:
            same("the desk has its filter", (of(d.run.pid, "NoNewPrivs"), of(d.run.pid, "Seccomp")), ("1", "2"))
        wait_for(lambda: len(posters(d.run.pid)) == 3)
        both = posters(d.run.pid)
        same("who posts can gain no rights", [of(pid, "NoNewPrivs") for pid in both], ["1", "1", "1"])
        if os.getuid() == 0:
            held = [os.readlink("/proc/%d/fd/%s" % (pid, f)) for pid in both for f in os.listdir("/proc/%d/fd" % pid)]
            same("and holds no file of the event", [f for f in held if os.getcwd() in f], [])
        os.kill(both[1], signal.SIGSTOP)
        at = time.time()
        same("one that stands still holds up no end", d.stop(), 0)
        say("of the desk", None if time.time() - at < 14 else time.time() - at)
        os.kill(both[1], signal.SIGCONT)
        say("and ends when it goes on", None if wait_for(lambda: not any(map(lives, both))) else both)
    with Folder(), Desk(playing(), "--site", "www", "--post", "http://127.0.0.1:%d/post" % taker.port) as d:
        wait_for(lambda: len(posters(d.run.pid)) == 3)
        both = posters(d.run.pid)
        d.stop(signal.SIGKILL)
        say("the desk is killed: they end", None if wait_for(lambda: not any(map(lives, both))) else both)
    taker.end()


def by_hand(address):
    """Its process, and our end of the channel."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    run = subprocess.Popen(["sh", "-c", 'exec "$0" --poster-process "$1" 3<&%d' % theirs.fileno(), PROGRAM, address], pass_fds=(theirs.fileno(),), stdout=subprocess.PIPE)
    theirs.close()
    return run, ours


def told():
    """By hand on the channel of its process: nothing but an event of the table is posted."""
    taker = Publisher()
    run, ours = by_hand("http://127.0.0.1:%d/post" % taker.port)
    for packet in (b"X-Evil: 1\r\n", b"\0[]", b"B[1]", b"Pabc", b"b[2]"):
        ours.send(packet)
    ours.close()
    same("it ends with who began it", run.wait(60), 0)
    same("and posted what is an event", [p[1:] for p in taker.posted], [("boards", "[1]"), ("pages", "abc")])
    taker.end()
    # Who says that events belong elsewhere has not taken them, and an address is one whatever it has in it.
    for answer, path, says in ((301, "/post", b"warning: live events do not arrive at "), (201, "/[1-3]", b"")):
        taker = Publisher(answer)
        run, ours = by_hand("http://127.0.0.1:%d%s" % (taker.port, path))
        ours.send(b"Pabc")
        ours.close()
        said = run.communicate(timeout=60)[0]
        same("answered by %d" % answer, (taker.posted[0], len(set(taker.posted)), said[:38]), ((path, "pages", "abc"), 1, says))
        taker.end()
    # A slow one: what waits at the end is tried for five seconds, and no process stays for longer.
    taker = Publisher(after=3)
    run, ours = by_hand("http://127.0.0.1:%d/post" % taker.port)
    for i in range(20):
        ours.send(b"B[%d]" % i)
    ours.close()
    at = time.time()
    same("one that is slow: it ends", run.wait(100), 0)
    say("soon", None if time.time() - at < 15 and len(taker.posted) < 6 else (time.time() - at, taker.posted))
    taker.end()


def refused():
    with Folder():
        playing()
        for words, says in ((("--post", "http://127.0.0.1:8090/post"), "--post belongs to --public or --site"),
                            (("--public", "0", "--post", "web1:8090"), "'web1:8090' is no address of a publisher"),
                            (("--site", "www", "--post", "http://anna:secret@web1/post"), "a password belongs into ~/.netrc"),
                            (("--public", "0", "--live", "https://live.example.org/live"), "--live belongs to --site"),
                            (("--public", "0", "--site", "www", "--live", "https://live.example.org/live"), "--live does nothing with --public"),
                            (("--site", "www", "--live", "live.example.org"), "--live live.example.org is no address")):
            done = subprocess.run([PROGRAM, "serve", "e.oly", "--port", "0", *words], capture_output=True, timeout=60)
            same("refused: " + " ".join(words), (done.returncode, says in done.stderr.decode()), (2, True))
        with Desk("e.oly", "--site", "www", "--live", "https://live.example.org/live") as d:
            at = lambda: os.path.exists("www/open/teams.html") and 'data-live="https://live.example.org/live"' in open("www/open/teams.html").read()
            say("pages of a folder know where live events are", None if wait_for(at) else "not")
            same("it stops", d.stop(), 0)


def typed():
    """Their words are the desk's: whoever types one is not left with a process that hears nobody."""
    for word, argument in (("--public-process", "25"), ("--poster-process", "http://127.0.0.1:9/")):
        done = subprocess.run([PROGRAM, word, argument], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        same("typed: " + word, done.returncode, 2)


typed()
followed("--public", "127.0.0.1:0")
followed("--site", "www")
troubled()
confined()
told()
refused()
end()
