# SPDX-License-Identifier: Apache-2.0
"""Every command has a page that does the same, or a reason why it has none: nobody needs a command line to run an event but to begin it."""
from desk import *

# The page of each command, as the TAP has it in the small event after round 1.
PAGES = {
    "section": "/do/section", "set": "/open/do/set", "lot": "/open/do/lot", "people": "/people", "import": "/import", "number": "/open/do/number", "renumber": "/open/do/renumber",
    "teams": "/open/report/teams", "replace": "/open/do/replace", "correct": "/open/do/correct", "order": "/open/do/order", "orders": "/open/report/orders",
    "presence": "/open/presence", "announce": "/open/do/announce", "arrive": "/open/do/arrive", "absent": "/open/do/absent", "withdraw": "/open/do/withdraw", "expel": "/open/do/expel",
    "warn": "/open/do/warn", "excuse": "/open/do/excuse", "bar": "/open/do/bar", "points": "/open/do/points", "pair": "/open/2/draft", "pairings": "/open/report/pairings", "publish": "/open/do/publish", "unpublish": "/open/do/unpublish",
    "start": "/open/do/start", "move": "/open/do/move", "bye": "/open/do/bye", "lineup": "/open/1/lineups?team=1", "lineups": "/open/1/lineups", "result": "/open/1/enter", "results": "/open/do/results",
    "enter": "/open/1/enter", "differences": "/open/report/differences", "swap": "/open/do/swap", "remark": "/open/do/remark", "shorten": "/open/do/shorten", "sign": "/open/do/sign", "seal": "/open/do/seal", "corrections": "/open/report/corrections",
    "changes": "/open/2/draft", "standings": "/open/report/standings", "crosstable": "/open/report/crosstable", "team": "/open/report/team?about=1", "player": "/open/report/player?about=1&about=1",
    "prizes": "/open/report/prizes", "what-if": "/open/report/what-if", "report": "/open/report", "print": "/print", "show": "/open/1", "journal": "/journal", "verify-history": "/history",
    "undo": "/open/do/undo", "clock": "/do/clock", "restore": "/do/restore", "explain": "/open/1/why/1", "trace": "/downloads/trace?section=open&round=1", "export": "/downloads", "pgn": "/downloads/pgn?section=open&round=1",
    "backup": "/downloads/backup", "ratings": "/ratings", "schema": "/downloads/registration.xsd", "template": "/downloads/registration.xlsx",
}
# Those without one, and why.
NONE = {
    "new": "there is no desk yet: the front page has a form, test_front.py", "serve": "it begins the desk", "desk": "it is the front page itself: test_front.py", "continue": "it begins a desk from a mirror", "site": "the public's site is served beside the desk",
    "check": "pairs all rounds again, for minutes; the desk checks the file when it opens it", "fsck": "reads the whole file, while the desk is closed",
    "verify": "needs no event: the site has a page that does it in any browser", "simulate": "needs no event: for those who study rules", "engine": "needs no event: for other programs",
    "list": "needs no event: makes and searches rating lists", "rules": "needs no event: documentation", "federations": "needs no event: documentation", "help": "about commands",
}


def commands():
    text = open(ROOT + "/cli/commands.def").read()
    return [a or b for a, b in re.findall(r'^CMD_AS\(\w+, "([a-z-]+)"|^(?:CMD|DO)\((\w+),', text, re.M)]


known = commands()
same("every command is named once", (sorted(set(known) - set(PAGES) - set(NONE)), sorted(set(PAGES) & set(NONE)), sorted((set(PAGES) | set(NONE)) - set(known))), ([], [], []))
with Folder(), Desk(small()) as d:
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    olympair("set", "e.oly", "--address", "http://192.168.1.5:8080", now=None)
    d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp()), d.do(anna, "open", seen=stamp(), reason="all are here")
    for table in range(1, 6):
        olympair("result", "e.oly", str(table), "1-0", "1-0", "1/2", "0-1", "-s", "open", "-r", "1")
    got = {c: d.ask("GET", at, cookie=anna).status for c, at in PAGES.items()}
    same("each of these pages is there", {c: s for c, s in got.items() if s != 200}, {})
    # The sheet of a match leads to that match on a helper's telephone.
    olympair("report", "e.oly", "match-sheets", "-s", "open", "-r", "1", "-o", "sheets.pdf", now=None)
    subprocess.run(["pdftoppm", "-r", "150", "-png", "-f", "1", "-l", "1", "sheets.pdf", "page"], check=True)
    codes = [subprocess.run(["zbarimg", "--nodbus", "-q", "--raw", f], capture_output=True).stdout.decode().split() for f in os.listdir(".") if f.startswith("page")]
    say("the code of a match sheet leads to its page of taps", None if "http://192.168.1.5:8080/open/1/tap#t1" in sum(codes, []) else codes)
    same("where that match is", 'id="t1"' in d.ask("GET", "/open/1/tap", cookie=anna).text, True)
end()
