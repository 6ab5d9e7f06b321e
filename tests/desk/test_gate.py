# SPDX-License-Identifier: Apache-2.0
"""Who is let in at all: requests that no browser sends, keys, and every address for every role."""
import re

from desk import *

OK = "Connection: close\r\n\r\n"
AT_HOME = ("import", "ratings", "flags", "logo")  # what they take is in files: pages of their own
with Folder(), Desk(small()) as d:
    status = lambda text: int((d.raw(text).split(" ") + ["0", "0"])[1] or 0)

    same("a request as it should be", status("GET /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n" + OK), 200)
    same("localhost is the same desk", status("GET /key HTTP/1.1\r\nHost: localhost:PORT\r\n" + OK), 200)
    same("no host", status("GET /key HTTP/1.1\r\n" + OK), 400)
    same("no host, as long ago", status("GET /key HTTP/1.0\r\n" + OK), 400)
    same("two hosts", status("GET /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nHost: 127.0.0.1:PORT\r\n" + OK), 400)
    same("another host", status("GET /key HTTP/1.1\r\nHost: evil.example\r\n" + OK), 421)
    same("another port", status("GET /key HTTP/1.1\r\nHost: 127.0.0.1:1\r\n" + OK), 421)
    post = "POST /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\n"
    same("a key that is none", status(post + "Content-Length: 5\r\n" + OK + "key=x"), 403)
    same("two lengths", status(post + "Content-Length: 5\r\nContent-Length: 5\r\n" + OK + "key=x"), 400)
    same("in pieces", status(post + "Transfer-Encoding: chunked\r\n" + OK + "5\r\nkey=x\r\n0\r\n\r\n"), 400)
    same("length and pieces", status(post + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n" + OK + "5\r\nkey=x\r\n0\r\n\r\n"), 400)
    same("too long", status(post + "Content-Length: 65537\r\n" + OK), 413)
    same("a body where there is none", status("GET /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 3\r\n" + OK + "abc"), 400)
    same("another method", status("PUT /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 0\r\n" + OK), 405)
    same("a hundred headers", status("GET /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n" + "".join("X%d: 1\r\n" % i for i in range(100)) + OK), 431)
    ours, ok = "Host: 127.0.0.1:PORT\r\n", "GET /key HTTP/1.1\r\n"
    for what, text in (("a blank before the colon", post + "Transfer-Encoding : chunked\r\n" + OK + "5\r\nkey=x\r\n0\r\n\r\n"), ("a tab there", post + "Transfer-Encoding\t: chunked\r\n" + OK),
                       ("LF alone after the first line", "GET /key HTTP/1.1\n" + ours + OK), ("LF alone after a line", ok + ours + "X: y\nZ: w\r\n" + OK), ("LF alone at the end", ok + ours + "X: y\r\n\n"),
                       ("CR alone", ok + ours + "X: y\rZ: w\r\n" + OK), ("a line that goes on", ok + ours + "X: y\r\n z\r\n" + OK), ("one that goes on from none", ok + " X: y\r\n" + ours + OK),
                       ("a zero byte in the path", "GET /key\0x HTTP/1.1\r\n" + ours + OK), ("the same in its words", "GET /key%00x HTTP/1.1\r\n" + ours + OK), ("behind the question mark", "GET /key?a=\0b HTTP/1.1\r\n" + ours + OK),
                       ("in a line", ok + ours + "X: a\0b\r\n" + OK), ("no name", ok + ours + ": a\r\n" + OK), ("no version", "GET /key\r\n" + ours + OK)):
        # From version 1.0 on libmicrohttpd closes by itself, without an answer, on a zero byte in the first line.
        same("400: " + what, 400 if "\0" in text.split("\r\n")[0] and d.raw(text) == "" else status(text), 400)
    same("and what is only unusual passes", status("\r\n" + ok + ours + "X:\r\nY: \t a, b  \r\nAccept:*/*\r\n" + OK), 200)
    two = d.raw("POST /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n"
                "0\r\n\r\nGET /key HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n")
    same("nothing is smuggled in behind a refused one", two.count("HTTP/1.1"), 1)

    r = d.ask("GET", "/key")
    csp = r.headers["Content-Security-Policy"]
    say("the page may load nothing of others", None if "default-src 'none'" in csp and "frame-ancestors 'none'" in csp and "unsafe-inline" not in csp else csp)
    same("no guessing of types", r.headers["X-Content-Type-Options"], "nosniff")
    same("nothing is kept", r.headers["Cache-Control"], "no-store")

    # Keys.
    tap = re.search(KEY, d.said).group()
    cookie = d.sign_in(tap)
    r = d.ask("POST", "/key", {"key": tap.lower().replace("-", " ")})
    same("a key as people type it", r.status, 303)
    say("a script cannot read the cookie", None if "HttpOnly" in r.headers["Set-Cookie"] and "SameSite=Lax" in r.headers["Set-Cookie"] else r.headers["Set-Cookie"])
    same("a GET signs nobody in", d.ask("GET", "/key?key=" + tap).headers.get("Set-Cookie"), None)
    got = []
    while 429 not in got and len(got) < 130:  # a minute may end meanwhile, which gives sixty more
        got.append(d.ask("POST", "/key", {"key": "AAAA-AAAA-AAAA-%04d" % (2222 + len(got) % 5)}).status)
    say("sixty wrong keys a minute are looked at, and no more", None if got[-1] == 429 and set(got[:-1]) == {403} and 59 <= len(got) - 1 <= 119 else got)  # one came above
    same("the right one passes", d.ask("POST", "/key", {"key": tap}).status, 303)
    same("a cookie of another hand", d.ask("GET", "/open/1", cookie=cookie[:-1] + ("0" if cookie[-1] != "0" else "1")).status, 303)
    boris = d.sign_in(d.key("Boris", "--role", "arbiter"))
    same("Boris comes in", d.ask("GET", "/open/1", cookie=boris).status, 200)
    olympair("people", "e.oly", "revoke", "Boris")
    same("a revoked key is out at once", d.ask("GET", "/open/1", cookie=boris).status, 303)
    taken = "your key was taken back: ask the TAP for a new card"
    say("and that is said where one signs in", None if taken in d.ask("GET", "/key", cookie=boris).text and taken not in d.ask("GET", "/key").text else d.ask("GET", "/key", cookie=boris).text)
    r = d.ask("POST", "/open/do/arrive", '{"team": "Ireland"}', boris, {"Content-Type": "application/json"})
    same("to a page that is still open, too", (r.status, r.json()["error"]), (401, taken))
    same("and does nothing any more", d.do(boris, "arrive", team="Ireland").status, 401)
    out = d.ask("POST", "/leave", {}, cookie)
    say("leaving takes the cookie", None if "Max-Age=0" in out.headers["Set-Cookie"] else out.headers["Set-Cookie"])
    same("which opens nothing any more, wherever it was kept", d.ask("GET", "/open/1", cookie=cookie).status, 303)
    time.sleep(1.1)  # a session is known by the second in which it began
    cookie = d.sign_in(tap)

    # Forged.
    was = stamp()
    form = {"team": "Ireland"}
    for name, headers in (("no origin", {"Origin": None}), ("another origin", {"Origin": "http://evil.example"}), ("no page", {"Origin": "null"}),
                          ("another scheme", {"Origin": "https://127.0.0.1:%d" % d.port}), ("another site", {"Origin": None, "Sec-Fetch-Site": "cross-site"})):
        same("forged: " + name, d.ask("POST", "/open/do/arrive", form, cookie, headers).status, 403)
    same("forged: nothing was done", stamp(), was)
    same("sent by our page", d.ask("POST", "/open/do/arrive", form, cookie, {"Origin": None, "Sec-Fetch-Site": "same-origin"}).status, 303)

    # Every address for every role: public, TAP, arbiter, helper, captain.
    keys = [d.key("Tom", "--role", "tap"), d.key("Anna", "--role", "arbiter"), d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-2"),
            d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland")]
    who = [None] + [d.sign_in(k) for k in keys]
    # What there is for everybody, for those who are signed in, for arbiters; operations go by desk/base/op.def.
    table = {
        "home GET /": ("/", (303, 303, 303, 200, 303)),
        "style GET /assets/desk.css": ("/assets/desk.css", (200,) * 5),
        "script GET /assets/desk.js": ("/assets/desk.js", (200,) * 5),
        "entry GET /assets/entry.js": ("/assets/entry.js", (200,) * 5),
        "taps GET /assets/tap.js": ("/assets/tap.js", (200,) * 5),
        "tap GET /{s}/{n}/tap": ("/open/1/tap", (303, 409, 409, 303, 403)),
        "enter GET /{s}/{n}/enter": ("/open/1/enter", (303, 409, 409, 303, 403)),
        "results_from GET /{s}/{n}/file": ("/open/1/file", (303, 409, 409, 303, 403)),
        "results_taken POST /{s}/{n}/file": ("/open/1/file", (401, 400, 400, 400, 403)),
        "results POST /{s}/{n}/results": ("/open/1/results", (401, 400, 400, 400, 403)),
        "news GET /assets/live.js": ("/assets/live.js", (200,) * 5),
        "events GET /events": ("/events", (303, 200, 200, 200, 403)),
        "icon GET /assets/icon.svg": ("/assets/icon.svg", (200,) * 5),
        "robots GET /robots.txt": ("/robots.txt", (404,) * 5),
        "flag GET /flags/{x}": ("/flags/no-%s.png" % fnv(open(ROOT + "/reports/flags/48x36/no.png", "rb").read()), (200,) * 5),
        "key GET /key": ("/key", (200,) * 5),
        "sign_in POST /key": ("/key", (400,) * 5),
        "leave POST /leave": ("/leave", (401, 303, 303, 303, 303)),  # the last that is tried
        "me GET /me": ("/me", (303, 403, 403, 403, 200)),
        "my_calendar GET /me/calendar.ics": ("/me/calendar.ics", (303, 403, 403, 403, 200)),
        "my_lineup POST /me/lineup": ("/me/lineup", (401, 403, 403, 403, 400)),
        "my_signature POST /me/sign": ("/me/sign", (401, 403, 403, 403, 400)),
        "my_order POST /me/order": ("/me/order", (401, 403, 403, 403, 400)),
        "keys GET /assets/keys.js": ("/assets/keys.js", (200,) * 5),
        "finder GET /assets/find.js": ("/assets/find.js", (200,) * 5),
        "outbox GET /assets/outbox.js": ("/assets/outbox.js", (200,) * 5),
        "captain GET /assets/captain.js": ("/assets/captain.js", (200,) * 5),
        "journal GET /journal": ("/journal", (303, 200, 200, 403, 403)),
        "history GET /history": ("/history", (303, 200, 200, 403, 403)),
        "find GET /find": ("/find", (303, 200, 200, 403, 403)),
        "help GET /help": ("/help", (200,) * 5),
        "screen GET /screen": ("/screen", (303, 200, 200, 403, 403)),
        "announce POST /screen": ("/screen", (401, 400, 400, 403, 403)),
        "import GET /import": ("/import", (303, 200, 403, 403, 403)),
        "import_file POST /import": ("/import", (401, 400, 403, 403, 403)),
        "flags GET /flags": ("/flags", (303, 200, 403, 403, 403)),
        "flags_files POST /flags": ("/flags", (401, 400, 403, 403, 403)),
        "no_flags POST /flags/none": ("/flags/none", (401, 400, 403, 403, 403)),
        "logo GET /logo": ("/logo", (303, 200, 403, 403, 403)),
        "logo_picture GET /logo/{x}": ("/logo/none.png", (303, 404, 403, 403, 403)),
        "logo_file POST /logo": ("/logo", (401, 400, 403, 403, 403)),
        "no_logo POST /logo/none": ("/logo/none", (401, 400, 403, 403, 403)),
        "ratings GET /ratings": ("/ratings", (303, 200, 403, 403, 403)),
        "ratings_file POST /ratings": ("/ratings", (401, 400, 403, 403, 403)),
        "take_ratings POST /ratings/accept": ("/ratings/accept", (401, 400, 403, 403, 403)),
        "print GET /print": ("/print", (303, 200, 200, 403, 403)),
        "print_set POST /print/{x}": ("/print/evening", (401, 409, 409, 403, 403)),
        "downloads GET /downloads": ("/downloads", (303, 200, 200, 403, 403)),
        "download GET /downloads/{x}": ("/downloads/backup", (303, 200, 403, 403, 403)),
        "make_site POST /downloads/site": ("/downloads/site", (401, 303, 303, 403, 403)),
        "people GET /people": ("/people", (303, 200, 403, 403, 403)),
        "new_person POST /people": ("/people", (401, 400, 403, 403, 403)),
        "cards POST /people/cards": ("/people/cards", (401, 400, 403, 403, 403)),
        "revoke POST /people/revoke": ("/people/revoke", (401, 400, 403, 403, 403)),
        "operation GET /do/{x}": ("/do/undo", (303, 200, 403, 403, 403)),
        "do POST /do/{x}": ("/do/undo", (401, 400, 403, 403, 403)),
        "operations GET /{s}/do": ("/open/do", (303, 200, 200, 403, 403)),
        "operation GET /{s}/do/{x}": ("/open/do/absent", (303, 200, 200, 403, 403)),
        "do POST /{s}/do/{x}": ("/open/do/lineups", (401, 400, 400, 400, 400)),
        "presence GET /{s}/presence": ("/open/presence", (303, 200, 200, 403, 403)),
        "dismiss POST /{s}/{n}/needs": ("/open/1/needs", (401, 400, 400, 403, 403)),
        "made_up POST /{s}/{n}/made-up": ("/open/1/made-up", (401, 409, 403, 403, 403)),
        "draft GET /{s}/{n}/draft": ("/open/1/draft", (303, 200, 200, 403, 403)),
        "publication GET /{s}/{n}/publish": ("/open/1/publish", (303, 409, 403, 403, 403)),
        "why GET /{s}/{n}/why/{x}": ("/open/1/why/1", (303, 409, 409, 403, 403)),
        "lineups GET /{s}/{n}/lineups": ("/open/1/lineups", (303, 409, 409, 303, 403)),
        "take_lineup POST /{s}/{n}/lineups": ("/open/1/lineups", (401, 400, 400, 400, 403)),
        "reports GET /{s}/report": ("/open/report", (303, 200, 200, 403, 403)),
        "report GET /{s}/report/{x}": ("/open/report/teams", (303, 200, 200, 403, 403)),
        "section GET /{s}": ("/open", (303, 303, 303, 303, 403)),
        "round GET /{s}/{n}": ("/open/1", (303, 200, 200, 303, 403)),
    }
    rows = re.findall(r'^ROUTE\((\w+), *"(\w+)", *"([^"]+)", *\w+, .*\)$', open(ROOT + "/web/page/routes.def").read(), re.M)
    same("every address is tried", sorted(table), sorted(" ".join(row) for row in rows))
    for name, (target, want) in sorted(table.items(), key=lambda row: row[1][0] == "/leave"):
        method = name.split()[1]
        # 61 wrong keys came in this minute: one more is not looked at.
        got = tuple(d.listen(c)[0] if target == "/events" else d.ask(method, target, {} if method == "POST" else None, c).status for c in who)
        same(name, tuple(403 if s == 429 else s for s in got), want)
    time.sleep(1.1)  # a session is known by the second in which it began
    who = [None] + [d.sign_in(k) for k in keys]
    # A POST that no page of the desk sent, whoever is signed in.
    posts = [target for name, (target, _) in table.items() if " POST " in name]
    for origin in (None, "http://evil.example", "null", "http://127.0.0.1:%d" % (d.port + 1)):
        got = [(t, c, d.ask("POST", t, {"seen": "1"}, cookie, {"Origin": origin}).status) for t in posts for c, cookie in enumerate(who)]
        say("%d addresses refuse it from %s" % (len(posts), origin), [g for g in got if g[-1] != 403])
    want = {"results": 5, "lineups": 5, "order": 3, "announce": 3, "arrive": 3, "absent": 3, "swap": 3}
    ops = re.findall(r"^OP\((\w+), \w+, ROLE_(\w+)", open(ROOT + "/desk/base/op.def").read(), re.M)
    roles = ["TAP", "ARBITER", "HELPER", "CAPTAIN"]
    wrong = []
    for op, role in ops:
        for i, c in enumerate(who[1:]):
            may = op not in AT_HOME and roles.index(role) >= i
            got = d.ask("GET", "/open/do/" + op, None, c).status
            if got != (200 if may else 404 if op in AT_HOME else 403):
                wrong.append((op, roles[i], got))
    say("%d operations for four roles" % len(ops), wrong)

    for target in ("/nothing", "/open/99", "/open/8", "/open/0", "/open/report/nothing", "/open/do/nothing", "/atlantis/1", "/open/1/2/3", "/open//", "/%ZZ/1", "/assets/../e.oly"):
        r = d.ask("GET", target, None, cookie)
        same("there is no " + target, (r.status, 'href="/find' in r.text), (404, True))
    same("nor for somebody who has not signed in, who learns nothing of the event", [x in d.ask("GET", "/nothing/at/all/here").text for x in ("there is no such page", 'href="/find', "Small Olympiad")], [True, False, False])
    # A word that nobody knows is an error wherever it is sent, as JSON and by a form.
    pat = d.sign_in(d.key("Pat", "--role", "captain", "--section", "open", "--team", "Egypt"))
    for target in ("/open/1/results", "/open/1/lineups", "/people", "/people/cards", "/people/revoke", "/leave", "/key", "/me/lineup", "/me/order", "/me/sign", "/open/do/arrive",
                   "/open/do/set", "/do/undo"):
        one = pat if target.startswith("/me") else cookie
        was = stamp()
        got = [d.ask("POST", target, {"shoe": "9", "seen": str(was)} if "/do/" in target else {"shoe": "9"}, one),
               d.ask("POST", target, json.dumps({"shoe": "9", "seen": was} if "/do/" in target else {"shoe": "9"}), one, {"Content-Type": "application/json"})]
        say("no shoe at " + target, None if all(r.status in (400, 422) and "shoe" in r.text for r in got) and stamp() == was else [(r.status, r.text) for r in got])
    # A refusal is JSON to whoever wants it, a page to a browser, also where nobody looks who it is.
    browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    for status_is, method, target, body, headers in (
            (404, "GET", "/nothing", None, {}), (404, "GET", "/nothing/at/all/here", None, {}), (403, "GET", "/me", None, {}), (405, "POST", "/open/1", "", {}),
            (403, "POST", "/open/do/arrive", "team=Ireland", {"Origin": "http://evil.example"}), (413, "POST", "/open/do/arrive", "team=" + 70000 * "x", {}),
            (413, "POST", "/open/do/arrive", None, {"Content-Length": "99999999"}), (405, "PUT", "/open/1", None, {}), (421, "GET", "/open/1", None, {"Host": "evil.example"})):
        what = "%d of %s %s: " % (status_is, method, target)
        r = d.ask(method, target, body, cookie, dict(headers, Accept="application/json"))
        say(what + "JSON to a script", None if r.status == status_is and r.headers["Content-Type"] == "application/json" and r.json()["error"] else (r.status, r.text))
        if method == "POST":
            r = d.ask(method, target, body, cookie, dict(headers, **{"Content-Type": "application/json; charset=utf-8"}))
            say(what + "JSON to whoever sends it", None if r.status == status_is and r.json()["error"] else (r.status, r.text))
        r = d.ask(method, target, body, cookie, dict(headers, Accept=browser))
        say(what + "a page to a browser", None if r.status == status_is and "<main" in r.text and 'role="alert"' in r.text and "/assets/desk.css" in r.text else (r.status, r.text))
        r = d.ask(method, target, body, cookie, dict(headers, Accept=browser + ",application/json"))
        say(what + "what is named first", None if r.status == status_is and "<main" in r.text else (r.status, r.text))
    same("a page that is not asked like that", d.ask("POST", "/open/1", {}, cookie).status, 405)
    same("it stops", d.stop(), 0)
end()
