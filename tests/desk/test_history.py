# SPDX-License-Identifier: Apache-2.0
"""Codes and seals at the desk in a browser: the codes of today, one of a printed sheet looked up, a round sealed by a press."""
import hashlib

from desk import *

CODE = r"(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}"


def published():
    event = small()
    olympair("pair", event, "-s", "open")
    olympair("publish", event, "-s", "open")
    return event


def look_up():
    with Folder(), Desk(published()) as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        bert = d.sign_in(d.key("Bert", "--role", "arbiter"))
        page = d.ask("GET", "/history", cookie=bert)
        code = re.search(CODE + "</strong>", page.text).group()[:14]
        say("the code of today is that of the command line", None if code in olympair("verify-history", "e.oly", now=None) else page.text)
        say("the page says what a code is not for", None if "does not say that a result was right, and covers nothing that was not public" in page.text else page.text)
        say("a sheet has it, as a page", None if "history code " + code in d.ask("GET", "/open/report/pairings", cookie=bert).text else page.text)
        say("the journal leads there", None if 'href="/history"' in d.ask("GET", "/journal", cookie=bert).text else "no link")
        d.do(anna, "results", round="1", results="table,board,result\n1,1,1-0\n")
        page = d.ask("GET", "/history?code=" + code, cookie=bert)
        say("an old code is found, with what changed since", None if "is in the past of this file" in page.text and "changed by entry" in page.text else page.text)
        page = d.ask("GET", "/history?code=" + code.lower().replace("-", "+") + ",7K3M-9QXD-0FHT", cookie=bert)
        say("of two codes each is told", None if "is in the past" in page.text and "7K3M-9QXD-0FHT is not in the past of this file" in page.text else page.text)
        page = d.ask("GET", "/history?code=hello", cookie=bert)
        say("what is no code", None if page.status == 200 and "hello is no code" in page.text else page.text)
        same("a word that the page does not take", d.ask("GET", "/history?cod=x", cookie=bert).status, 400)


def seal():
    with Folder(), Desk(published(), "--site", "www") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        bert = d.sign_in(d.key("Bert", "--role", "arbiter"))
        say("the operation has a form", None if "Round" in d.ask("GET", "/open/do/seal", cookie=anna).text else "none")
        same("not for an arbiter", d.ask("POST", "/open/do/seal", {"round": "1", "seen": str(stamp())}, bert).status, 403)
        was = stamp()
        r = d.ask("POST", "/open/do/seal", {"round": "1", "seen": str(was), "dry-run": "yes"}, anna)
        say("what would be done", None if "round 1 is sealed" in r.text and stamp() == was else r.text)
        r = d.ask("POST", "/open/do/seal", {"round": "1", "seen": str(was)}, anna)
        say("it is done, and the key is told", None if r.status == 200 and re.search("The key of this desk is " + CODE, r.text) else r.text)
        same("by an entry of the journal", stamp(), was + 1)
        path = "www/open/round-1/"
        for _ in range(200):
            if os.path.exists(path + "seal.json"):
                break
            time.sleep(0.1)
        seal = json.load(open(path + "seal.json"))
        same("the site has it, and the record that was signed", seal["record"], hashlib.sha256(open(path + "record.json", "rb").read()).hexdigest())
        say("which the program confirms", None if "is the one that was sealed" in olympair("verify", path + "seal.json", now=None) else seal)
        same("the way back", d.ask("POST", "/do/undo", {"seen": str(stamp()), "entry": str(was + 1), "confirm": "yes"}, anna).status, 303)
        for _ in range(200):
            if not os.path.exists(path + "seal.json"):
                break
            time.sleep(0.1)
        same("and it is gone from the site", os.path.exists(path + "seal.json"), False)


look_up()
seal()
end()
