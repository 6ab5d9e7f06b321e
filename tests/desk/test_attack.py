# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has test_gate.py.
"""What somebody tries who means no good, and what only looks like it: texts that would be markup, looking at everything, thousands of
requests that never end. With SOAK=1 more of it. Forged requests and smuggled ones are tried by test_gate.py, all of it is listed in
docs/web.md."""
import hashlib
import html.parser
import multiprocessing
import resource
import selectors
import time
import urllib.request

from desk import *

SOAK = bool(os.environ.get("SOAK"))
EVIL = "\"><script>alert(1)</script>'&amp;"


class Markup(html.parser.HTMLParser):
    """What of a page a browser would run: tags and attributes that our pages do not have."""

    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.wrong, self.text, self.inside = [], [], None
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.inside = tag if tag in ("script", "style") else None
        attrs = dict(attrs)
        if tag in ("script", "iframe", "object", "embed", "base") and not (tag == "script" and re.fullmatch(r"[\w./-]+\.js", attrs.get("src") or "")):
            self.wrong.append((tag, attrs))
        self.wrong += [(tag, n, v) for n, v in attrs.items() if n.startswith("on") or n == "style" or re.match(r"\s*(javascript|data):", v or "", re.I)]

    def handle_endtag(self, tag):
        self.inside = None

    def handle_data(self, data):
        if self.inside == "script" and data.strip():
            self.wrong.append(("inline", data[:100]))
        self.text.append(data)


def evil(n):
    """The same in every text, and still told apart."""
    return "%s%d" % (EVIL, n)


def registration():
    """Every text that a registration has."""
    attr = lambda text: html.escape(text, quote=True)
    lines = ['<registration>', '<event name="%s" city="%s" federation="GEO" zone="UTC">' % (attr(evil(1)), attr(evil(2))), '<arbiter name="%s" role="%s"/>' % (attr(evil(3)), attr(evil(4))), '</event>',
             '<section name="open" title="%s" women="no" rounds="5">' % attr(evil(5))]
    for team in range(6):
        lines.append('<team name="%s" federation="%s" captain="%s">' % (attr(evil(10 + team)), ("GEO", "POL", "IRL", "EGY", "VIE", "GRE")[team], attr(evil(20 + team))))
        lines += ['<player name="%s" rating="%d"/>' % (attr(evil(100 * (team + 1) + p)), 2500 - 20 * team - p) for p in range(5)]
        lines.append("</team>")
    return "\n".join(lines + ["</section>", "</registration>"])


def texts():
    """An event whose every text would be markup: on no page and in no file of the site is it any. Whoever looks changes nothing."""
    with Folder():
        open("r.xml", "w").write(registration())
        olympair("new", "e.oly"), olympair("import", "e.oly", "r.xml"), olympair("set", "e.oly", "--venue", evil(6)), olympair("number", "e.oly"), olympair("lot", "e.oly", "white")
        teams = [t["team"] for t in json.loads(olympair("teams", "e.oly", "-f", "json", now=None))["teams"]]
        with Desk("e.oly", "--public", "127.0.0.1:0", "--site", "www") as d:
            tap = d.sign_in(d.key(evil(30), "--role", "tap"))
            arbiter = d.sign_in(d.key(evil(31), "--role", "arbiter"))
            helper = d.sign_in(d.key(evil(32), "--role", "helper", "--section", "open", "--tables", "1-9"))
            captain = d.sign_in(d.key(evil(33), "--role", "captain", "--section", "open", "--team", teams[0]))
            done = lambda r: r.status in (200, 303) or say("done: " + EVIL, r.text)
            done(d.do(arbiter, "announce", team=teams[1], due="2036-09-01 10:00", travel=evil(40)))
            done(d.do(arbiter, "order", team=teams[0], received=True, reason=evil(41)))
            done(d.do(tap, "replace", team=teams[2], player="5", name=evil(42), reason=evil(43), seen=stamp()))
            done(d.do(tap, "bar", team=teams[0], other=teams[5], reason=evil(44), seen=stamp()))
            done(d.do(tap, "pair", seen=stamp())), done(d.do(tap, "publish", seen=stamp()))
            done(d.do(tap, "open", reason=evil(45), seen=stamp()))
            done(d.do(arbiter, "results", round=1, results="table,board,result\n" + "".join("%d,%d,1-0\n" % (t, b) for t in (1, 2, 3) for b in (1, 2, 3, 4))))
            done(d.do(arbiter, "results", round=1, results="table,board,result\n1,1,0-1\n", correct=True, reason=evil(46)))
            shown = html.unescape(re.search('name="shown" value="([^"]*)"', d.me(captain, tap)).group(1))
            done(d.ask("POST", "/me/sign", {"round": 1, "shown": shown, "dispute": evil(47)}, captain))
            done(d.do(tap, "points", team=teams[3], mp="1", reason=evil(48), seen=stamp()))
            done(d.do(tap, "absent", team=teams[4], reason=evil(49)))
            done(d.do(tap, "pair", seen=stamp()))
            pairs = [p for p in json.loads(olympair("pairings", "e.oly", "-f", "json", now=None))["pairings"] if p.get("table")]
            done(d.do(tap, "move", team=pairs[0]["first_team"], other=pairs[1]["second_team"], reason=evil(50), order_of=evil(51), confirm=True, seen=stamp()))

            done(d.ask("POST", "/screen", {"text": evil(53)}, arbiter))

            files = lambda: {f: hashlib.sha256(open(f, "rb").read()).digest() for f in sorted(os.listdir(".")) if f.startswith("e.oly") and not f.endswith("-shm") and os.path.isfile(f)}
            was, n, shows, formats = files(), stamp(), {}, "pdf|xlsx|csv|json|html|text" if SOAK else "csv|json|html"
            for role, cookie, least in (("nobody", None, 1), ("TAP", tap, 100), ("arbiter", arbiter, 80), ("helper", helper, 2), ("captain", captain, 2)):
                seeds = ["/open/1", "/open/2/draft", "/open/1/why/1", "/open/do/%s" % urllib.parse.quote(EVIL), "/open/report/%s" % urllib.parse.quote(EVIL), "/%s/1" % urllib.parse.quote(EVIL),
                         "/journal?who=%s" % urllib.parse.quote(EVIL), "/people?name=%s" % urllib.parse.quote(evil(31)), "/open/presence?show=%s" % urllib.parse.quote(EVIL)]
                seen = pages(by(d, cookie), formats if role == "TAP" else "csv", seeds)
                bad = [(t, status) for t, (status, *_) in seen.items() if status >= 400 and t not in seeds and role in ("TAP", "arbiter")]
                for t, (_, _, body) in seen.items():
                    if body[:9].lower() == b"<!doctype":
                        page = Markup(body.decode())
                        bad += [(t, page.wrong)] if page.wrong else []
                        shows[role] = shows.get(role, 0) + ("<script>" in "".join(page.text))
                    elif "format=json" in t:
                        json.loads(body)
                bad += [t for t in seen if t.split("?")[0] not in ("/", "/key", "/help") and not t.startswith("/assets/") and t not in seeds] if role == "nobody" else []
                say("%s: %d addresses can be looked at, texts are texts" % (role, len(seen)), bad or (None if len(seen) >= least else "only %d" % len(seen)))
            say("they are shown, to whom they are shown at all", None if shows["TAP"] > 30 and shows["captain"] > 0 else shows)
            say("who looks changes nothing", None if files() == was and stamp() == n else [f for f in was if files().get(f) != was[f]])

            # What is told, and what the public has.
            hear = d.overhear(tap)
            hear(n)
            done(d.do(arbiter, "arrive", team=teams[5], reason=evil(52)))
            lines = [json.loads(line[6:]) for line in hear(n + 1).decode().splitlines() if line.startswith("data: ")]
            same("news are JSON, with the name in it", (lines[-1]["entry"], lines[-1]["by"]), (n + 1, evil(31)))
            there = lambda: [os.path.join(at, f) for at, _, fs in os.walk("www") for f in fs]
            for wait in range(300):  # on a machine that may be busy
                if len(there()) > 40:
                    break
                time.sleep(0.2)
            names = there()
            wrong = [(f, m.wrong) for f in names if f.endswith(".html") and (m := Markup(open(f).read())).wrong]
            say("on %d files of the site they are texts" % len(names), wrong or (None if len(names) > 40 else "only %d" % len(names)))
            for f in names:
                if f.endswith(".json"):
                    json.load(open(f))
            public = re.search(r"^(http://\S+) is for the public$", d.said, re.M).group(1)
            with d.public_page(public + "open/teams.html") as r:
                same("with the same policy", "default-src 'none'" in r.headers["Content-Security-Policy"] and "unsafe-inline" not in r.headers["Content-Security-Policy"], True)
                say("as the public has them", None if not Markup(r.read().decode()).wrong else "they are not")
            same("it stops", d.stop(), 0)


def crowd():
    """Of the places for readers one address has a share: who takes all of it shuts nobody out but himself, and a hall is far from it."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = 16384  # for all places
    if most != resource.RLIM_INFINITY and most < enough:
        return print("not ok - a crowd at the public # SKIP no more than %d files may be open here" % most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, enough), most))

    def stream(port, source):
        """The first line that comes back, and the socket that goes on listening; None: it was closed."""
        s = socket.create_connection(("127.0.0.1", port), 20, (source, 0))
        try:
            s.sendall(b"GET /live HTTP/1.1\r\nHost: x\r\n\r\n")
            return (s, s.recv(12))
        except ConnectionError:
            return (s, b"")

    def page(port, source):
        c = http.client.HTTPConnection("127.0.0.1", port, timeout=20, source_address=(source, 0))
        try:
            c.request("GET", "/")
            return c.getresponse().status
        except (ConnectionError, http.client.HTTPException):
            return "closed"
        finally:
            c.close()

    for share, wanted, phones in (("1", 200, False), (None, 1200, True)):
        with Folder(), Desk(small(), "--public", "127.0.0.1:0", *(("--per-address", share) if share else ())) as d:
            port = int(re.search(r"^http://127.0.0.1:(\d+)/ is for the public$", d.said, re.M).group(1))
            d.public_page("http://127.0.0.1:%d/" % port).close()
            streams = [stream(port, "127.0.0.3") for _ in range(wanted)]
            open_ones = sum(first == b"HTTP/1.1 200" for _, first in streams)
            if phones:
                same("200 phones with six connections each, behind one address", (open_ones, page(port, "127.0.0.3")), (1200, 200))
            else:
                same("one address in a hundredth of 14000 places", (open_ones, page(port, "127.0.0.3")), (140, "closed"))
                same("another one reads", page(port, "127.0.0.2"), 200)
            for s, _ in streams:
                s.close()
            if not phones:
                same("when it lets go it reads again", wait_for(lambda: page(port, "127.0.0.3") == 200), True)
            same("it stops", d.stop(), 0)
    for words in ("0", "101", "half"):
        done = subprocess.run([PROGRAM, "serve", "e.oly", "--per-address", words], capture_output=True, timeout=20)
        same("no share: " + words, done.returncode, 2)
    resource.setrlimit(resource.RLIMIT_NOFILE, (least, most))


def asks_without_end(port, many, until):
    """From a process and an address of its own: so many connections, each with its next question as soon as it is answered."""
    all_of, question = selectors.DefaultSelector(), ("GET /key HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % port).encode()

    def begin():
        s = socket.socket()
        s.bind(("127.0.0.2", 0)), s.setblocking(False), s.connect_ex(("127.0.0.1", port))
        all_of.register(s, selectors.EVENT_WRITE)
    for _ in range(many):
        begin()
    while not until.is_set():
        for key, what in all_of.select(0.5):
            try:
                if what & selectors.EVENT_READ and not key.fileobj.recv(65536):
                    raise OSError
                key.fileobj.send(question)
                all_of.modify(key.fileobj, selectors.EVENT_READ)
            except OSError:
                all_of.unregister(key.fileobj), key.fileobj.close()
                begin()


def stranger():
    """One address with nearly all the connections that it may have, which asks on all of them without end: a captain does not notice."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with Folder(), Desk(small()) as d:
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        dan, waits = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland")), []
        until = multiprocessing.Event()
        other = multiprocessing.Process(target=asks_without_end, args=(d.port, 1900, until))
        other.start()
        time.sleep(3)
        ask = http.client.HTTPConnection("127.0.0.1", d.port, timeout=60)
        for _ in range(40):
            at = time.monotonic()
            ask.request("GET", "/me", headers={"Cookie": d.own(dan)})
            r = ask.getresponse()
            r.read()
            waits.append(time.monotonic() - at)
            time.sleep(0.05)
        until.set(), other.join()
        waits.sort()
        print("# beside 1900 connections of one address: median %.1f ms, longest %.1f ms" % (1000 * waits[20], 1000 * waits[-1]))
        # It goes out at an even time, 50 ms after it was asked for or 100: web/http/even.h.
        say("a captain's page beside 1900 connections of a stranger", None if r.status == 200 and waits[20] < (0.07 if SOAK else 0.5) or SANITIZED else waits)


def uploads():
    """The memory of long uploads goes back to the system."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        memory = lambda: int(re.search(r"VmRSS:\s+(\d+)", open("/proc/%d/status" % d.run.pid).read()).group(1)) // 1024
        was, body = memory(), multipart(b"y" * 15000000, "NOR.png", way="beside")
        for _ in range(20 if SOAK else 5):
            status = d.ask("POST", "/flags", body, anna, {"Content-Type": "multipart/form-data; boundary=" + MARK}).status
        now = wait_for(lambda: memory() - was < 10, 5) and memory()
        print("# before %d MB, then %d MB" % (was, memory()))
        say("the memory of uploads of 15 MB is given back", None if status == 422 and now or SANITIZED else (status, was, memory()))


def slow(many):
    """So many requests that never end, each address with its share: who works does not notice."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = 8192
    if most != resource.RLIM_INFINITY and most < enough:
        return print("not ok - requests that never end # SKIP no more than %d files may be open here" % most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, enough), most))
    begin = ("GET /key HTTP/1.1\r\nHo", "POST /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nContent-Length: 1000\r\n\r\nkey=", "", "GET ")
    with Folder(), Desk(small(), "--public", "127.0.0.1:0") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        d.do(anna, "pair", seen=4), d.do(anna, "publish", seen=5)
        public = re.search(r"^(http://\S+:(\d+)/) is for the public$", d.said, re.M)
        held = []
        for i in range(many + many // 5):  # the public has its share
            port = d.port if i < many else int(public.group(2))
            s = socket.socket()
            held.append(s)
            s.bind(("127.0.0.%d" % (2 + i * 3 // many), 0))
            s.connect(("127.0.0.1", port))
            s.send(begin[i % len(begin)].replace("PORT", str(port)).encode())
        # More than its share is for no address: what comes after it is closed.
        more = [socket.create_connection(("127.0.0.1", d.port), 30, ("127.0.0.2", 0)) for _ in range(2200 - many // 3)]
        waits, wrong = [], []
        for i in range(300 if SOAK else 60):
            at = time.monotonic()
            r = d.do(anna, "results", round=1, results="table,board,result\n%d,%d,1-0\n" % (1 + i // 4 % 5, 1 + i % 4)) if i % 3 == 0 else d.ask("GET", "/open/1", cookie=anna)
            waits.append(time.monotonic() - at)
            wrong += [] if r.status == 200 else [r.status]
            at = time.monotonic()
            with d.public_page(public.group(1) + "open/teams.html") as page:
                wrong += [] if b"Poland" in page.read() else [page.status]
            waits.append(time.monotonic() - at)
        waits.sort()
        p99 = 1000 * waits[int(len(waits) * 0.99)]
        print("# %d half requests: median %.1f ms, p99 %.1f ms, longest %.1f ms" % (many, 1000 * waits[len(waits) // 2], p99, 1000 * waits[-1]))
        say("beside %d half requests all are answered" % many, wrong)
        say("and at once", None if p99 < (50 if SOAK else 2000) or SANITIZED else "p99 %.1f ms" % p99)
        closed = 0
        for s in reversed(more):
            s.settimeout(0.05 if closed else 5)
            try:
                closed += s.recv(1) == b""
            except ConnectionResetError:
                closed += 1
            except socket.timeout:
                pass
            if closed >= 100:
                break
        say("who takes more than the share of one address is closed", None if closed >= 100 else closed)
        same("it stops", d.stop(), 0)
        for s in held + more:
            s.close()
    resource.setrlimit(resource.RLIMIT_NOFILE, (least, most))


texts()
crowd()
slow(5000)
stranger()
uploads()
end()
