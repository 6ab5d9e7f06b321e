# SPDX-License-Identifier: Apache-2.0
"""A desk that the front page has opened prints by itself: the printers that there are, what was sent, what became of it, and why not. The
programs of the print system are made up here and note what they are given; where CUPS is installed a printer of it is tried too."""

import threading

from front import *

AT = tempfile.mkdtemp() + "/"
LP = """#!/bin/sh
at=%s
printf '%%s\\n' "$*" "$LC_ALL" "${SECRET-none}" >>"$at/asked"
[ -e "$at/refuse" ] && { echo "lp: The printer or class is not shared."; exit 1; }
cat >"$at/paper"
echo "request id is Hall-12 (1 file(s))"
"""
LPSTAT = """#!/bin/sh
at=%s
[ -e "$at/hang" ] && exec sleep 60
[ -e "$at/down" ] && { echo "lpstat: Unable to connect to server: Connection refused" >&2; exit 1; }
case "$*" in
-p) [ -e "$at/none" ] && { echo "lpstat: No destinations added." >&2; exit 1; }
    echo "printer Hall is idle.  enabled since Fri 27 Nov 2026"
    echo "printer Office disabled since Fri 27 Nov 2026 -"
    echo "	Paper is out" ;;
"-W not-completed -o") [ -e "$at/waits" ] && echo "Hall-12 anna 1024 Fri 27 Nov 2026" ;;
"-l -W completed -o") [ -e "$at/forgot" ] || printf 'Hall-12 anna 1024 Fri 27 Nov 2026\\n\\tStatus: \\n\\tAlerts: %%s\\n\\tqueued for Hall\\n' "$(cat "$at/end")" ;;
esac
"""


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


def put(name, words=""):
    with open(AT + name, "w") as f:
        f.write(words)


def read(name):
    with open(AT + name, "rb") as f:
        return f.read()


def desk_of(front, me, event):
    """The desk of that event, opened from the front page, with its TAP signed in."""
    front.ask("POST", "/open", {"file": event}, me)
    d = Desk(event)
    d.origin = re.search(r'href="(http://127\.0\.0\.1:\d+)/"', front.ask("GET", "/event?file=" + event, cookie=me).text).group(1)
    d.port = int(d.origin.rsplit(":", 1)[1])
    return d


for name, body in (("lp", LP), ("lpstat", LPSTAT)):
    put(name, body % AT.rstrip("/"))
    os.chmod(AT + name, 0o755)
was = os.environ["PATH"]

with Folder():
    small()
    olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        r = d.ask("POST", "/print/evening", {"section": "open", "printer": "Hall"}, anna)
        say("a desk that is alone says who prints", None if r.status == 409 and "if the front page of the events has opened it" in text(r.text) else (r.status, text(r.text)[-600:]))
        same("and offers no printer", 'name="printer"' in d.ask("GET", "/print", cookie=anna).text, False)
        key, helper = d.key("Ben", "--role", "arbiter"), d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3")
    os.environ.update(PATH=AT.rstrip("/") + ":" + was, SECRET="of the front page")
    with Front(".") as f:
        me = f.enter()
        d = desk_of(f, me, "e.oly")
        ben, cleo = d.sign_in(key), d.sign_in(helper)
        page = lambda more="": text(d.ask("GET", "/print" + more, cookie=ben).text)
        press = lambda who=ben, **words: d.ask("POST", "/print/evening", dict({"section": "open", "printer": "Hall"}, **words), who)
        said = page()
        say("the printers, and why one is stopped", None if "Hall: ready" in said and "Office: stopped, Paper is out" in said and "Print on Hall" in said else said)
        same("another one is chosen", ("Print on Office" in page("?printer=Office"), "Print on x" in page("?printer=x")), (True, False))
        put("waits")
        r = press()
        same("sent, and back to the page", (r.status, r.headers["Location"]), (303, "/print?printer=Hall#printers"))
        asked = read("asked").decode().splitlines()
        same("to that printer, by a name that says what it is, from what is open, in English, without what is none of its business",
             asked, ["-d Hall -t open-evening-round-01", "C", "none"])
        shown = d.ask("POST", "/print/evening", {"section": "open"}, ben).body
        when = lambda pdf: re.sub(rb"/(CreationDate|ModDate|ID)[^\n]*", b"", pdf)
        same("the document of the page, whole", (read("paper")[:5], len(read("paper")), when(read("paper")) == when(shown)), (b"%PDF-", len(shown), True))
        say("it waits", None if "open-evening-round-01: sent to Hall, not printed yet" in page() else page())
        same("and counts as printed", "Printed 20" in page(), True)
        os.unlink(AT + "waits")
        put("end", "job-completed-successfully")
        say("it is done", None if "open-evening-round-01: printed on Hall" in page() else page())
        put("end", "job-canceled-by-user")
        say("or given up", None if "open-evening-round-01: not printed, Hall gave it up" in page() else page())
        # What the print system does not say is not claimed, and nobody but this page waits for it.
        put("forgot")
        unsaid = "open-evening-round-01: sent to Hall; the print system does not say what became of it"
        say("nobody knows what became of it", None if unsaid in page() else page())
        os.unlink(AT + "forgot"), put("down")
        say("nor while it is down", None if unsaid in page() and "No printer can be reached: print the document. The print system says: lpstat: Unable to connect to server" in page() else page())
        os.unlink(AT + "down")
        put("refuse")
        r = press()
        say("refused, with why", None if r.status == 409 and "Hall did not take it: lp: The printer or class is not shared; print the document" in text(r.text) else (r.status, text(r.text)[-600:]))
        n = len(read("asked"))
        for bad in ("-o raw", "--", "a b", "../x", "x\ty"):
            r = press(printer=bad)
            say("no name of a printer: %r" % bad, None if r.status == 409 and len(read("asked")) == n else (r.status, text(r.text)[-300:]))
        same("not for helpers", press(cleo).status, 403)
        r = d.ask("POST", "/print/evening", json.dumps({"section": "open", "printer": "Hall"}), ben, {"Content-Type": "application/json", "Accept": "application/json"})
        say("a script is told, too", None if r.status == 409 and "not shared" in r.json()["error"] else (r.status, r.text))
        put("none")
        say("no printer is said in our words, with what to do", None if "This machine has no printer yet. Add one" in page() and "lpstat" not in page() else page())
        os.unlink(AT + "none")
        say("one that is set up now is there without a restart", None if "Hall: ready" in page() else page())
        put("hang")
        took, waits = [], threading.Thread(target=lambda: took.append((time.time(), page(), time.time())))
        waits.start()
        time.sleep(0.3)
        begun = time.time()
        same("pages do not wait for a print system that hangs", (d.ask("GET", "/open/1", cookie=ben).status, time.time() - begun < 1, waits.is_alive()), (200, True, True))
        waits.join()
        say("its own page does for two seconds", None if "The print system does not answer: print the document" in took[0][1] and unsaid in took[0][1] and took[0][2] - took[0][0] < 5 else took)
        begun = time.time()
        same("and then lets it alone for a while", ("does not answer" in page(), time.time() - begun < 1), (True, True))
        os.unlink(AT + "lpstat")
        same("no print system at all still has the page", d.ask("GET", "/print", cookie=ben).status, 200)
os.environ.pop("SECRET")
os.environ["PATH"] = was
shutil.rmtree(AT)

FILES = "ServerRoot {0}\nRequestRoot {0}/spool\nCacheDir {0}/cache\nStateDir {0}/state\nTempDir {0}/spool\nAccessLog {0}/access\nErrorLog {0}/error\nPageLog {0}/page\nSystemGroup root\n"
RULES = """Listen {0}/cups.sock
Browsing Off
WebInterface No
<Policy default>
  JobPrivateAccess all
  JobPrivateValues none
  <Limit All>
    Order deny,allow
    Allow all
  </Limit>
</Policy>
<Location />
  Order allow,deny
  Allow all
</Location>
"""


def with_cups(at):
    """CUPS itself, by a scheduler of its own and a printer that takes all and gives nothing."""
    for name, words in (("files.conf", FILES), ("cupsd.conf", RULES)):
        with open(at + "/" + name, "w") as f:
            f.write(words.format(at))
    for folder in ("spool", "cache", "state"):
        os.mkdir(at + "/" + folder)
    os.environ["CUPS_SERVER"] = at + "/cups.sock"
    cups = subprocess.Popen([shutil.which("cupsd", path=was + ":/usr/sbin"), "-f", "-c", at + "/cupsd.conf", "-s", at + "/files.conf"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    admin = lambda *words: subprocess.run([shutil.which(words[0], path=was + ":/usr/sbin"), *words[1:]], capture_output=True).returncode
    try:
        for _ in range(100):
            if os.path.exists(at + "/cups.sock") and admin("lpadmin", "-p", "Hall", "-E", "-v", "file:///dev/null", "-m", "raw") == 0:
                break
            time.sleep(0.1)
        with Front(".") as f:
            me = f.enter()
            d = desk_of(f, me, "e.oly")
            ben = d.sign_in(re.search(KEY, olympair("people", "e.oly", "add", "Dan", "--role", "arbiter")).group())
            page = lambda: text(d.ask("GET", "/print", cookie=ben).text)
            send = lambda: d.ask("POST", "/print/evening", {"section": "open", "printer": "Hall"}, ben)
            say("CUPS: the printer is ready", None if "Hall: ready" in page() else page())
            same("CUPS: it takes the document", send().status, 303)
            for _ in range(50):
                if "open-evening-round-01: printed on Hall" in page():
                    break
                time.sleep(0.1)
            say("CUPS: which is printed", None if "open-evening-round-01: printed on Hall" in page() else page())
            admin("cupsdisable", "-r", "Paper is out", "Hall")
            say("CUPS: it is stopped", None if "Hall: stopped, Paper is out" in page() else page())
            same("CUPS: what is sent waits", (send().status, "open-evening-round-01: sent to Hall, not printed yet" in page()), (303, True))
            admin("cupsreject", "Hall")
            r = send()
            say("CUPS: it takes nothing more", None if r.status == 409 and "is not accepting jobs" in text(r.text) else (r.status, text(r.text)[-400:]))
    finally:
        cups.terminate()
        cups.wait()


if shutil.which("cupsd", path=was + ":/usr/sbin") and shutil.which("lp") and os.getuid() == 0:
    with Folder(), tempfile.TemporaryDirectory() as at:
        small()
        olympair("people", "e.oly", "add", "Anna", "--role", "tap"), olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        os.chmod(at, 0o755)
        with_cups(at)
else:
    print("not ok - CUPS # SKIP it is not installed, or not to be begun by whoever tests")
end()
