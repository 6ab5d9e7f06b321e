# SPDX-License-Identifier: Apache-2.0
"""A desk that is served for a test, and a browser's side of it: plain HTTP/1.1 over a socket, so that a test can also say what no
browser says."""
import contextlib
import html
import http.client
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.abspath(os.environ.get("OLYMPAIR", ROOT + "/build/release/olympair"))
KEY = r"(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}"
RECORD = os.environ.get("RECORD")  # where all pages are kept that were seen (tests/bench/pages.sh)
count = {"ok": 0, "bad": 0}
# A sanitizer makes calls of its own: the desk does not give them up then (web/process/jail.c).
SANITIZED = re.search("/(asan|tsan)/", PROGRAM) is not None
os.environ.setdefault("TSAN_OPTIONS", "suppressions=" + ROOT + "/tests/desk/tsan.supp")


def say(what, wrong=None):
    """One test: `wrong` is empty, or what is wrong."""
    count["bad" if wrong else "ok"] += 1
    print("not ok -" if wrong else "ok -", what)
    if wrong:
        print("#", str(wrong)[:2000].replace("\n", "\n# "))
    sys.stdout.flush()


def same(what, got, want):
    say(what, None if got == want else "got %r, not %r" % (got, want))


def wait_for(what, seconds=60):
    """Waits for a condition, on a machine that may be busy."""
    end_at = time.time() + seconds
    while not (got := what()) and time.time() < end_at:
        time.sleep(0.02)
    return got


def end():
    print("1..%d" % (count["ok"] + count["bad"]))
    sys.exit(1 if count["bad"] else 0)


BEFORE, PLAYED = "2016-09-02 10:00", "2026-09-12 10:00"  # the small event is played from 2026-09-02 on


def olympair(*words, now=BEFORE, code=0, user="arbiter"):
    env = dict(os.environ, OLYMPAIR_USER=user, TZ="UTC", LC_ALL="C")
    now = PLAYED if now == BEFORE and words[0] in ("result", "results", "enter", "sign", "swap") else now
    done = subprocess.run([PROGRAM, *words, *(["--now", now] if now else [])], capture_output=True, env=env)
    if code is not None and done.returncode != code:
        raise AssertionError("%r: exit %d: %s" % (words, done.returncode, done.stdout + done.stderr))
    return done.stdout.decode()


class Folder:
    def __enter__(self):
        self.path = tempfile.mkdtemp()
        self.was = os.getcwd()
        os.chdir(self.path)
        return self

    def __exit__(self, *_):
        os.chdir(self.was)
        shutil.rmtree(self.path, ignore_errors=True)


class Reply:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def text(self):
        return self.body.decode()

    def json(self):
        return json.loads(self.body)


def site_state(folder):
    return os.stat(folder + "/.olympair-site").st_mtime_ns, open(folder + "/.olympair-site").read()


def site_is_still(folder, seconds=90):
    """Waits until a desk has written all of its site: for a second nothing has changed."""
    was, end_at = None, time.time() + seconds
    while time.time() < end_at:
        now = os.path.exists(folder + "/.olympair-site") and site_state(folder)
        if now and now == was:
            return
        was = now
        time.sleep(1)


class Desk:
    """`with Desk(event) as d`: served at a port of its own, the same when it starts again; keys by olympair people."""

    def __init__(self, event, *options):
        self.event, self.options, self.port = event, options, 0

    def __enter__(self):
        self.start()
        return self

    def start(self):
        self.errors = tempfile.TemporaryFile()
        self.run = subprocess.Popen([PROGRAM, "serve", self.event, "--port", str(self.port), *self.options], stdout=subprocess.PIPE, stderr=self.errors,
                                    env=dict(os.environ, TZ="UTC", LC_ALL="C"))
        self.said = ""
        while not re.search(r"^https?://[^#]*/$", self.said, re.M):
            line = self.run.stdout.readline().decode()
            if not line:
                raise AssertionError("serve ended: " + self.said)
            self.said += line
        self.origin = self.said.strip().splitlines()[-1].rstrip("/")
        self.port = int(self.origin.rsplit(":", 1)[1])

    def stop(self, sig=signal.SIGINT):
        self.run.send_signal(sig)
        code = self.run.wait(SANITIZED and 60 or 20)
        self.run.stdout.close()
        self.hear()
        return code

    def hear(self):
        """What a sanitizer found, in the desk or in the process for the public, fails the test; the rest is for who reads."""
        self.errors.seek(0)
        text = self.errors.read().decode(errors="replace")
        self.errors.close()
        if "Sanitizer" in text or "runtime error" in text:
            say("no sanitizer speaks", text)
        elif text:
            sys.stderr.write(text)

    def __exit__(self, *_):
        if self.run.poll() is None:
            self.run.kill()
            self.run.wait()
        self.run.stdout.close()
        if not self.errors.closed:
            self.hear()

    def public_page(self, address):
        """Of the site, which is made while the desk serves already."""
        for _ in range(600):
            try:
                return urllib.request.urlopen(address, timeout=30)
            except urllib.error.HTTPError as e:
                if e.code != 503:
                    raise
            time.sleep(0.1)
        raise AssertionError("the pages for the public are never made")

    def key(self, name, *words):
        return re.search(KEY, olympair("people", self.event, "add", name, *words)).group()

    def own(self, cookie):
        """What a browser that signed in before this desk was started anew has: the name of a cookie ends in the port."""
        return re.sub(r"^([\w-]+)-\d+=", r"\1-%d=" % self.port, cookie)

    def ask(self, method, target, body=None, cookie=None, headers=None):
        """A request as a page of the desk sends it. A dict is a form; headers may be replaced or, with None, left out."""
        send = {"Host": "127.0.0.1:%d" % self.port}
        if method == "POST":
            send["Origin"] = self.origin
            if isinstance(body, dict):
                body = urllib.parse.urlencode(body, doseq=True)
                send["Content-Type"] = "application/x-www-form-urlencoded"
        if cookie:
            send["Cookie"] = self.own(cookie)
        send.update(headers or {})
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        c.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        body = body.encode() if isinstance(body, str) else body
        if body is not None or method == "POST":
            send.setdefault("Content-Length", str(len(body or b"")))
        for name, value in send.items():
            if value is not None:
                c.putheader(name, value)
        c.endheaders(body)
        r = c.getresponse()
        reply = Reply(r.status, r.headers, r.read())
        c.close()
        if RECORD and "text/html" in r.headers.get("Content-Type", ""):
            with open(RECORD, "ab") as out:
                out.write(b"== %s %s %d\n%s\n" % (method.encode(), target.encode(), r.status, reply.body))
        return reply

    def sign_in(self, key):
        r = self.ask("POST", "/key", {"key": key})
        if r.status != 303:
            raise AssertionError("sign in: %d %s" % (r.status, r.text))
        return r.headers["Set-Cookie"].split(";")[0]

    def me(self, captain, staff):
        """A captain's page when it has all that was done: captains are not made to wait for it, whoever else reads is."""
        self.settle(staff)
        return self.ask("GET", "/me", cookie=captain).text

    def settle(self, staff):
        self.ask("GET", "/journal", cookie=staff)

    def do(self, cookie, operation, section="open", **words):
        """An operation as a script sends it; the answer is JSON."""
        words = {k.replace("_", "-"): v for k, v in words.items()}
        return self.ask("POST", ("/" + section if section else "") + "/do/" + operation, json.dumps(words), cookie,
                        {"Content-Type": "application/json"})

    def listen(self, cookie):
        """What is told of as it happens: the status, and a function that gives the next entry that is told."""
        s = socket.create_connection(("127.0.0.1", self.port), 10)
        s.sendall(("GET /events HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s\r\n" % (self.port, "Cookie: %s\r\n" % self.own(cookie) if cookie else "")).encode())
        f = s.makefile("rb")
        status = int(f.readline().split()[1])
        s.settimeout(5)

        def tell():
            while True:
                line = f.readline()
                if not line:
                    return None
                if line.startswith(b"data: "):
                    return json.loads(line[6:])["entry"]
        tell.close = lambda: (f.close(), s.close())
        return status, tell

    def overhear(self, cookie):
        """A function that gives all that is told up to that entry, as it is told."""
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        c.request("GET", "/events", headers={"Cookie": self.own(cookie)})
        r = c.getresponse()

        def until(entry):
            got = b""
            while b"id: %d\n" % entry not in got or not got.endswith(b"\n\n"):
                got += r.readline() or b"it has ended\n\nid: %d\n\n" % entry
            return got
        return until

    def begun(self, path, who):
        """A connection on which a body of 1 MB is announced, and not a byte of it comes."""
        s = socket.create_connection(("127.0.0.1", self.port), 10)
        s.sendall(("POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: %s\r\nCookie: %s\r\nContent-Length: %d\r\n\r\n" % (path, self.port, self.origin, who, 1 << 20)).encode())
        return s

    def raw(self, text):
        """Bytes as they are; all that comes back until the desk has no more to say."""
        with socket.create_connection(("127.0.0.1", self.port), 10) as s:
            s.sendall(text.replace("PORT", str(self.port)).encode())
            s.settimeout(3)
            got = b""
            try:
                while True:
                    more = s.recv(65536)
                    if not more:
                        break
                    got += more
            except socket.timeout:
                pass
        return got.decode(errors="replace")


def by(d, cookie):
    """How pages are asked for, for pages()."""
    return lambda target: d.ask("GET", target, cookie=cookie)


def pages(ask, formats="pdf|xlsx|csv|json|html|text", seeds=()):
    """Everything that can be reached by links, and from some more addresses: {address: (status, where to go on, body)}; of files only
    those formats."""
    seen, todo = {}, ["/", *seeds]
    while todo:
        target = todo.pop(0)
        if target in seen or not target.startswith("/") or re.search("format=(?!%s)" % formats, target):
            continue
        r = ask(target)
        seen[target] = (r.status, r.headers.get("Location"), r.body)
        links = [r.headers["Location"]] if r.headers.get("Location") else []
        if (r.headers.get("Content-Type") or "").startswith("text/html"):
            links += [html.unescape(link) for link in dict.fromkeys(re.findall(r'(?:href|src)="([^"#]*)"', r.text))]
        todo += [link if link.startswith("/") else urllib.parse.urljoin(target, link) for link in links]
    return seen


def fnv(data):
    """The lower half of FNV-1a of 64 bits, which names the pictures of flags."""
    name = 0xcbf29ce484222325
    for byte in data:
        name = (name ^ byte) * 0x100000001b3 % 2**64
    return "%08x" % (name % 2**32)


MARK = "----part7c3"


def multipart(data, name="registration.xml", **words):
    """A form with a file in it, as browsers send it, whose parts MARK parts."""
    parts = [b'Content-Disposition: form-data; name="%s"\r\n\r\n%s' % (k.encode(), v.encode()) for k, v in words.items()]
    parts.append(b'Content-Disposition: form-data; name="file"; filename="%s"\r\nContent-Type: text/xml\r\n\r\n%s' % (name.encode(), data))
    return b"".join(b"--" + MARK.encode() + b"\r\n" + p + b"\r\n" for p in parts) + b"--" + MARK.encode() + b"--\r\n"


def small(path="e.oly"):
    """The small event, ready to be paired."""
    olympair("new", path, "--squads-close", "2100-01-01 10:00")
    olympair("import", path, ROOT + "/tests/data/small/registration.xml")
    olympair("number", path, "-s", "open")
    olympair("lot", path, "white", "-s", "open")
    return path


def stamp(path="e.oly"):
    """The number of the last entry of the journal."""
    with contextlib.closing(sqlite3.connect("file:%s?mode=ro" % path, timeout=20, uri=True)) as event:
        return event.execute("SELECT max(entry) FROM journal").fetchone()[0]
