# SPDX-License-Identifier: Apache-2.0
"""How the desk is served: what is fetched again, TLS, the log, two desks on one host, sections that are called like pages, the time
that counts, and what it can no longer do to the machine it runs on."""
import hashlib
import sqlite3
import ssl
import threading
import time

from desk import *


def flags():
    """FNV-1a names ours, SHA-256 those of the organiser, whose GRE is another picture than ours."""
    ours = open(ROOT + "/reports/flags/48x36/no.png", "rb").read()
    own = open(ROOT + "/tests/data/flags/one/GRE.png", "rb").read()
    with Folder(), Desk(small()) as d:
        olympair("set", "e.oly", "--flags", ROOT + "/tests/data/flags/one")
        for what, path, bytes_ in (("our", "no-" + fnv(ours), ours), ("their", "own-" + hashlib.sha256(own).hexdigest()[:16], own)):
            r = wait_for(lambda: (r := d.ask("GET", "/flags/%s.png" % path)).status == 200 and r, 5) or d.ask("GET", "/flags/%s.png" % path)
            same("a flag, " + what + "s, is a picture for ever", (r.status, r.body, r.headers["Content-Type"], r.headers["Cache-Control"]),
                 (200, bytes_, "image/png", "max-age=31536000, immutable"))
        same("another is none", d.ask("GET", "/flags/no.png").status, 404)


def fetched_again():
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        r = d.ask("GET", "/open/1", cookie=anna)
        tag = r.headers["ETag"]
        again = lambda cookie=anna: d.ask("GET", "/open/1", cookie=cookie, headers={"If-None-Match": tag})
        same("as it was: nothing is sent", (again().status, again().body, again().headers["ETag"]), (304, b"", tag))
        same("what somebody else sees is another page", again(boris).status, 200)
        olympair("absent", "e.oly", "Ireland", "--round", "2", "-s", "open")
        same("something was done: it is sent", again().status, 200)
        same("who may not see it is not told that it is as it was", again(None).status, 303)
        same("pages are kept nowhere", r.headers["Cache-Control"], "no-store")
        r = d.ask("GET", "/assets/desk.css")
        same("what is the same for everybody may be", r.headers["Cache-Control"], "no-cache")
        same("and is asked for again", d.ask("GET", "/assets/desk.css", headers={"If-None-Match": r.headers["ETag"]}).status, 304)
        # The file is exchanged for a copy of an earlier state.
        olympair("backup", "e.oly", "copy.oly", now=None)
        olympair("absent", "e.oly", "Egypt", "--round", "2", "-s", "open")
        n = stamp()
        say("an entry of the journal is on the page", None if "<td" in d.ask("GET", "/journal", cookie=anna).text and ">%d<" % n in d.ask("GET", "/journal", cookie=anna).text else n)
        os.replace("copy.oly", "e.oly")
        for end_of in ("-wal", "-shm"):
            if os.path.exists("e.oly" + end_of):
                os.remove("e.oly" + end_of)
        say("another file of that name is seen at once", None if ">%d<" % n not in d.ask("GET", "/journal", cookie=anna).text else "the one before")


def log():
    with Folder(), Desk(small(), "--log", "asked") as d:
        tap = re.search(KEY, d.said).group()
        anna = d.sign_in(tap)
        dan = d.sign_in(d.key("Dan Brown", "--role", "captain", "--section", "open", "--team", "Ireland"))
        d.ask("GET", "/open/1", cookie=anna), d.ask("GET", "/open/report/team?about=Georgia", cookie=anna)
        d.ask("GET", "/open/1", cookie=dan), d.ask("GET", "/key?key=" + tap), d.ask("GET", "/%s" % tap)
        d.ask("POST", "/key", {"key": "WRNG-WRNG-WRNG-WRNG"})
        d.do(anna, "absent", team="Egypt", round=2, reason="passport lost")
        d.ask("GET", "/key", headers={"Host": "evil.example"}), d.ask("PUT", "/key")
        same("it stops", d.stop(), 0)
        text = open("asked").read()
        lines = re.findall(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (GET|POST|HEAD|-) (\w+|-) (\d{3}) \d+\.\d ms person (\d+)$", text, re.M)
        same("every request has a line", (len(lines), len(text.splitlines())), (11, 11))
        for want in (("POST", "sign_in", "303", "0"), ("GET", "round", "200", "1"), ("GET", "round", "403", "2"), ("POST", "do", "200", "1"), ("GET", "-", "421", "0"), ("-", "-", "405", "0")):
            same("noted: %s %s %s by %s" % want, want in lines, True)
        for secret in (tap, tap.replace("-", ""), "WRNG", anna.split("=")[1][:20], "Dan", "Brown", "TAP", "Ireland", "Egypt", "Georgia", "passport", "evil", "127.0.0.1"):
            same("not noted: %s" % re.sub(KEY, "a key", secret)[:12], secret in text, False)
        same("for its owner alone", oct(os.stat("asked").st_mode & 0o777), "0o600")


def slow_reader():
    """Whoever reads the log takes his time, or has gone: the desk answers all the same, and an interrupt ends it."""
    with Folder():
        os.mkfifo("asked")
        reader = os.open("asked", os.O_RDONLY | os.O_NONBLOCK)
        with Desk(small(), "--log", "asked") as d:
            # A pipe holds 64 KB, and a line is at least 40 bytes.
            for _ in range(2000):
                if d.ask("GET", "/key").status != 200:
                    say("a desk whose log is not read answers", "another status")
            same("its log is full, and the desk answers", d.ask("GET", "/key").status, 200)
            say("what was noted are whole lines", None if re.match(rb"(.* person 0\n)+$", os.read(reader, 1 << 20)) else "no lines")
            os.close(reader)
            same("nobody reads any more", d.ask("GET", "/key").status, 200)
            same("it stops by an interrupt", d.stop(), 0)


def two_desks():
    """Browsers send cookies by host, whatever the port: two desks on one machine leave each other's alone."""
    with Folder():
        small("a.oly"), small("b.oly")
        with Desk("a.oly") as a, Desk("b.oly") as b:
            one, two = (d.sign_in(re.search(KEY, d.said).group()) for d in (a, b))
            same("each has its own cookie", one.split("=")[0] == two.split("=")[0], False)
            both = one + "; " + two
            same("with both of them both are signed in", [d.ask("GET", "/open/1", cookie=both).status for d in (a, b)], [200, 200])
            same("the cookie of one is nobody at the other", b.ask("GET", "/open/1", cookie=one.replace(one.split("=")[0], two.split("=")[0])).status, 303)


def names():
    """A section may have the name of a page of the desk."""
    odd = ["me", "do", "key", "journal", "assets", "leave", "people", "screen"]
    with Folder():
        olympair("new", "e.oly")
        for name in odd:
            olympair("section", "e.oly", name)
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            page = d.ask("GET", "/journal", cookie=anna).text
            menu = re.findall(r'<li class="section[^"]*"><a href="(/[^"]*)"', page)
            same("each has an address of its own", len(set(menu)), len(odd))
            for at, name in zip(menu, odd):
                to = d.ask("GET", at, cookie=anna).headers.get("Location") or "nowhere"
                got = [d.ask("GET", to, cookie=anna), d.ask("GET", at + "/do/absent", cookie=anna), d.ask("GET", at + "/report", cookie=anna)]
                say("the pages of " + name, None if [r.status for r in got] == [200] * 3 and "Round 1" in got[0].text else (at, to, [r.status for r in got]))
            same("what is done is done in that one", [s for s in odd if d.do(anna, "set", section="~" + s, seen=stamp(), rounds="7").status == 200], odd)


def tls():
    with Folder():
        small()
        make = lambda key, cert, name: subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key, "-out", cert,
                                                       "-days", "2", "-subj", "/CN=" + name, "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"], capture_output=True)
        try:
            make("desk.key", "desk.pem", "desk"), make("other.key", "other.pem", "other")
        except FileNotFoundError:
            count["ok"] += 1
            return print("not ok - TLS # SKIP openssl is not installed")
        ask = lambda *words: subprocess.run([PROGRAM, "serve", "e.oly", "--port", "0", *words], capture_output=True, timeout=60)
        open("text.pem", "w").write("no certificate\n")
        for words, says in ((("--cert", "desk.pem", "--key", "other.key"), "other.key is not the key of the certificate in desk.pem"),
                            (("--cert", "desk.key", "--key", "desk.key"), "desk.key has no certificate"),
                            (("--cert", "desk.pem", "--key", "desk.pem"), "desk.pem has no key"),
                            (("--cert", "text.pem", "--key", "desk.key"), "text.pem has no certificate"),
                            (("--cert", "nowhere.pem", "--key", "desk.key"), "nowhere.pem cannot be read")):
            done = ask(*words)
            say("refused: " + " ".join(words), None if done.returncode == 5 and says in done.stderr.decode() else done.stderr)
        with Desk("e.oly", "--cert", "desk.pem", "--key", "desk.key") as d:
            say("it is at https", None if d.origin == "https://127.0.0.1:%d" % d.port else d.origin)
            trust = ssl.create_default_context(cafile="desk.pem")
            c = http.client.HTTPSConnection("127.0.0.1", d.port, context=trust, timeout=30)
            key = urllib.parse.urlencode({"key": re.search(KEY, d.said).group()})
            c.request("POST", "/key", key, {"Origin": d.origin, "Content-Type": "application/x-www-form-urlencoded"})
            r = c.getresponse()
            r.read()
            cookie = r.headers["Set-Cookie"]
            same("a key signs in", (r.status, "; Secure" in cookie), (303, True))
            c.request("GET", "/open/1", headers={"Cookie": cookie.split(";")[0]})
            r = c.getresponse()
            same("a page comes, by TLS 1.2 or newer", (r.status, c.sock.version() in ("TLSv1.2", "TLSv1.3")), (200, True))
            c.close()
            say("its name is for this host, this port and TLS alone", None if re.match("__Host-desk-[0-9a-f]{8}-%d=" % d.port, cookie) and "Path=/;" in cookie and "Domain" not in cookie else cookie)
            same("browsers come by TLS from then on", r.headers["Strict-Transport-Security"], "max-age=1209600")
            got = d.raw("GET /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n")
            same("who speaks without it is told so in one line", got.split("\r\n\r\n")[1:], ["this port speaks TLS: open https://127.0.0.1:%d/\n" % d.port])
            same("with a status that is none of success", got.split("\r\n")[0], "HTTP/1.1 400 Bad Request")
            for name, version in (("1.0", ssl.TLSVersion.TLSv1), ("1.1", ssl.TLSVersion.TLSv1_1), ("1.2", ssl.TLSVersion.TLSv1_2), ("1.3", ssl.TLSVersion.TLSv1_3)):
                old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
                old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
                old.set_ciphers("ALL:@SECLEVEL=0")
                old.minimum_version = old.maximum_version = version
                try:
                    with socket.create_connection(("127.0.0.1", d.port), 10) as s, old.wrap_socket(s) as t:
                        spoken = t.version()
                except (ssl.SSLError, OSError):
                    spoken = None
                same("TLS " + name, spoken, "TLSv" + name if name > "1.1" else None)
            silent = [socket.create_connection(("127.0.0.1", d.port), 10) for _ in range(300)]
            c = http.client.HTTPSConnection("127.0.0.1", d.port, context=trust, timeout=30)
            c.request("GET", "/key")
            same("a page beside 300 who say nothing", c.getresponse().status, 200)
            c.close(), [s.close() for s in silent]
            same("it stops", d.stop(), 0)


def full():
    """A disk without room keeps nobody from signing in and looking."""
    import resource
    with Folder(), Desk(small()) as d:
        key = d.key("Anna", "--role", "tap")
        d.sign_in(key)
        card = d.key("Cleo", "--role", "arbiter")
        boris, cleo = d.sign_in(d.key("Boris", "--role", "arbiter")), d.sign_in(card)
        was = resource.prlimit(d.run.pid, resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
        anna = d.sign_in(key)
        same("who signs in sees the round", d.ask("GET", "/open/1", cookie=anna).status, 200)
        say("what would be stored is refused", None if d.do(anna, "absent", team="Egypt", round=2).status >= 500 else "stored")
        same("as everywhere: send it again", [d.ask("POST", target, words, who).status for target, words, who in (
            ("/screen", {"text": "Lunch"}, anna), ("/open/do/absent", {"team": "Egypt", "round": 2, "seen": 4}, anna), ("/people", {"name": "Eve", "role": "arbiter"}, anna))], [503] * 3)
        left = d.ask("POST", "/leave", {}, boris)
        same("who leaves is out", (left.status, "Max-Age=0" in (left.headers["Set-Cookie"] or ""), d.ask("GET", "/open/1", cookie=boris).headers["Location"]), (303, True, "/key"))
        r = d.ask("POST", "/people/revoke", {"name": "Cleo"}, anna)
        same("who is revoked, too, and that is said", (r.status, "is signed out, but only until the desk is restarted" in r.text, d.ask("GET", "/open/1", cookie=cleo).headers["Location"], d.ask("POST", "/key", {"key": card}).status), (503, True, "/key", 403))
        resource.prlimit(d.run.pid, resource.RLIMIT_FSIZE, was)
        same("it is revoked again", [d.ask("POST", "/people/revoke", {"name": "Cleo"}, anna).status for _ in range(2)], [303, 422])
        same("with room again it is stored", d.do(anna, "absent", team="Egypt", round=2).status, 200)
        same("it stops", d.stop(), 0)


def few_files():
    """Where the system allows few open files, that is said at the start, and one address does not take them all."""
    import resource
    with Folder():
        small()
        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        for limit, places in ((1024, 960), (128, 64)):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, most))  # of this process; the desk takes what is hard
            run = subprocess.Popen([PROGRAM, "serve", "e.oly", "--port", "0"], stdout=subprocess.PIPE, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)))
            said, port = "", None
            while not port:
                said += run.stdout.readline().decode()
                port = re.search(r"^http://[^#]*:(\d+)/$", said, re.M)
            resource.setrlimit(resource.RLIMIT_NOFILE, (least, most))
            say("%d files: it is said" % limit, None if "so few open files that %d connections have a place" % places in said else said)
            held = []
            for _ in range(places + 50):
                s = socket.create_connection(("127.0.0.1", int(port.group(1))), 5)
                s.sendall(b"GET / HT")
                held.append(s)
            time.sleep(0.5)
            s = socket.socket()
            s.bind(("127.0.0.2", 0))
            s.settimeout(5)
            s.connect(("127.0.0.1", int(port.group(1))))
            s.sendall(b"GET /key HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n" % port.group(1).encode())
            same("%d files: another address is served" % limit, s.recv(12), b"HTTP/1.1 200")
            for other in held + [s]:
                other.close()
            run.terminate()
            same("%d files: it stops" % limit, run.wait(20), 0)


def dropped():
    """Cookies of other desks, and of whatever else is on this host, are nowhere in the memory of a process that they are not for."""
    with Folder(), Desk(small(), "--public", "127.0.0.1:0") as d:
        if os.getuid() != 0 or SANITIZED:
            count["ok"] += 1
            return print("not ok - memory # SKIP only root may look at it")
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        port = int(re.search(r"http://127.0.0.1:(\d+)/ is for the public", d.said).group(1))
        word = "WANDERING" + "".join(reversed("COOKIE"))
        for at, target, own in ((d.port, "/events", anna + "; "), (port, "/live", "")):  # which last
            with socket.create_connection(("127.0.0.1", at), 10) as s:
                s.sendall(("GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCookie: %sdesk-0=%s\r\n\r\n" % (target, at, own, word)).encode())
                same(target + " is answered", s.recv(100).split()[1], b"200")
                for i, pid in enumerate([d.run.pid, *processes(d.run.pid)]):
                    same("%s: process %d does not keep it" % (target, i + 1), in_memory(pid, word.encode()), 0)
        same("it stops", d.stop(), 0)


def processes(parent):
    """What a process has begun, and what that has."""
    below = []
    for p in filter(str.isdigit, os.listdir("/proc")):
        try:
            if int(open("/proc/%s/stat" % p).read().rsplit(")", 1)[1].split()[1]) == parent:
                below += [int(p)] + processes(int(p))
        except OSError:
            pass
    return below


def in_memory(pid, word):
    n = 0
    with open("/proc/%d/maps" % pid) as maps, open("/proc/%d/mem" % pid, "rb", 0) as memory:
        for line in maps:
            start, end = (int(x, 16) for x in line.split()[0].split("-"))
            if " rw" in line and "[v" not in line:
                try:
                    memory.seek(start)
                    n += memory.read(end - start).count(word)
                except (OSError, ValueError, OverflowError):
                    pass
    return n


def arrival():
    """What counts is when a request had arrived, not when its turn came: here it waits behind another program."""
    with Folder():
        small()
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        olympair("set", "e.oly", "--zone", "UTC", now=None)
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            other = sqlite3.connect("e.oly", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            body = json.dumps({"round": "1", "results": "table,board,result\n1,1,1-0\n"})
            with socket.create_connection(("127.0.0.1", d.port), 30) as s:
                s.sendall(("POST /open/do/results HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: %s\r\nCookie: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" %
                           (d.port, d.origin, anna, len(body), body)).encode())
                # The loop reads in order: what was sent before this page was asked for has arrived when it is here.
                while d.ask("GET", "/open/1", cookie=anna).status != 200:
                    pass
                arrived = time.time()
                wait_for(lambda: time.time() > arrived + 2.5)
                other.execute("ROLLBACK")
                same("done when it is possible", s.recv(4096).split()[1], b"200")
            last = json.loads(olympair("journal", "e.oly", "-f", "json", now=None))["journal"][-1]
            at = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(arrived))
            say("as of the time when it was there", None if last["time"] <= at else (last["time"], at))


def half():
    """Who sends half a request, or none, keeps nobody from working; the desk ends in spite of them."""
    with Folder(), Desk(small()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        slow = [socket.create_connection(("127.0.0.1", d.port), 30) for _ in range(300)]
        for s in slow:
            s.sendall(b"POST /open/do/absent HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Le" % d.port)
        same("a page beside 300 halves", d.ask("GET", "/open/1", cookie=anna).status, 200)
        same("an operation, too", d.do(anna, "absent", team="Egypt", round=2).status, 200)
        same("it stops", d.stop(), 0)
        for s in slow:
            s.close()


def old_fonts():
    """Where the cache of fontconfig is out of date it tries to make one; the desk refuses it that, and goes on."""
    with Folder():
        with open("fonts.conf", "w") as f:
            f.write('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><cachedir>%s/fonts</cachedir></fontconfig>' % os.getcwd())
        small("e.oly")
        os.environ["FONTCONFIG_FILE"] = os.path.abspath("fonts.conf")
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            same("a sheet without a cache of fonts", d.ask("GET", "/open/report/teams?format=pdf", cookie=anna).status, 200)
            same("and the desk stops when it is asked to", d.stop(), 0)
        del os.environ["FONTCONFIG_FILE"]


flags()
old_fonts()
fetched_again()
log()
slow_reader()
two_desks()
names()
tls()
full()
few_files()
dropped()
arrival()
half()
end()
