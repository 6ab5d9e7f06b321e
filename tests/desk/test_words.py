# SPDX-License-Identifier: Apache-2.0
"""What a page says, and what a refusal says, is said for a page: no option of the command line, no command of it. Everything that can be
reached is read, in each state of a day by each role, and every operation is refused in every way that comes to mind."""
import html

from desk import *

def names(file, pattern):
    return set(re.findall(pattern, open(ROOT + "/" + file).read(), re.M))


# What is typed on the command line: its commands, in quotes or alone in a cell; of options, settings, values and reports those that are no English word.
COMMANDS = names("cli/commands.def", r'^CMD_AS\(\w+, "([a-z-]+)"') | names("cli/commands.def", r"^(?:CMD|DO)\((\w+),")
TYPED = {w for w in names("cli/options.def", r'^OPTION\(\w+, +"([a-z-]+)"') | names("desk/base/property.c", r'\{ \{ "([a-z-]+)') | names("reports/sheet/report.h", r'^ +X\((?:\w+, )"([a-z-]+)"') if "-" in w} - {"tie-breaks", "line-ups"}
SYSTEMS = names("engine/system/system.c", r'\.name = "([a-z0-9-]+)"') | {"khanty-mansiysk", "lineup-default"}
FOREIGN = re.compile(r"(?<![\w-])--?[a-z][a-z-]*\b|\bolympair [a-z]|'(?:%s)\b|(?<![\w/-])(?:%s)(?![\w-])" % ("|".join(sorted(COMMANDS, key=len, reverse=True)), "|".join(sorted(TYPED | SYSTEMS, key=len, reverse=True))))


def foreign(said):
    return [said[max(0, m.start() - 60):m.end() + 40] for m in FOREIGN.finditer(said)]


def alone(page):
    """A cell, a heading or a choice that is a command and nothing else."""
    return [t for t in (html.unescape(t).strip() for t in set(re.findall(r">([^<>]+)<", page))) if t in COMMANDS - {"bye", "teams", "player", "team"}]


def shown(page):
    """What stands on it: what is between marks, and what a field says of itself."""
    page = re.sub(r"(?s)<(script|style)\b.*?</\1>", " ", page)
    tips = re.findall(r'(?:placeholder|aria-label|title|alt)="([^"]*)"', page)
    return html.unescape(" ".join([re.sub(r"<[^>]*>", " ", page)] + tips))


OPS = re.findall(r"^OP\((\w+),", open(ROOT + "/desk/base/op.def").read(), re.M)
WORDS = ({}, {"team": "Ireland"}, {"team": "Ireland", "from": "1", "lift": "yes"}, {"team": "Ireland", "other": "Egypt"}, {"team": "Ireland", "player": "1"}, {"round": "1", "match": "1"},
         {"round": "1", "match": "1", "boards": "1,2", "reason": "why"}, {"team": "Ireland", "reason": "why"}, {"team": "Ireland", "mp": "1", "reason": "why"}, {"colour": "black"},
         {"team": "Ireland", "due": "x"}, {"team": "Ireland", "due": "2036-01-01 10:00"}, {"team": "Ireland", "with": "2"}, {"team": "Ireland", "join": "yes"}, {"missing": "yes"},
         {"team": "Ireland", "order": "2 1"}, {"round": "1", "team": "Ireland", "agree": "yes", "dispute": "x"}, {"round": "1", "team": "Ireland", "dispute": "x" * 2000}, {"entry": "2"}, {"before": "2"},
         {"before": "99999"}, {"name": "New Name"}, {"name": "other", "boards": "9"}, {"squad-size": "x"}, {"system": "club", "score": "gp"}, {"accelerated": "yes"}, {"boards": "3"},
         {"preference": "B"}, {"unit": "player"}, {"date.11": "2016-01-01 10:00"}, {"rounds": "1"}, {"team": "Ireland", "sex": "x", "player": "1"},
         {"team": "Ireland", "sex": "x", "player": "1", "name": "Y"}, {"team": "Ireland", "captain": "C", "player": "1"}, {"team": "Ireland", "name": " "}, {"team": "Ireland", "white": "Poland", "other": "Egypt"},
         {"lineups": "team,board-1,board-2,board-3,board-4\nIreland,4,3,2,1\n"}, {"lineups": "team,board-1,board-2,board-3,board-4\nIreland,1,2,3,5\n"}, {"lineups": "x"},
         {"round": "1", "results": "table,board,result\n1,1,1-0\n"}, {"round": "1", "results": "table,board,result\n1,1,0-1\n", "second": "yes"}, {"round": "1", "results": "table,board,result\n1,1,0-1\n", "rating-only": "yes", "correct": "yes"},
         {"round": "1", "results": "x"}, {"shoe": "9"})


asked = 0


def some():
    """No words, and of all others every sixteenth, those that come next in turn; with SOAK=1 all of them."""
    global asked
    asked += 1
    return WORDS if os.environ.get("SOAK") else WORDS[:1] + WORDS[1 + asked % 16::16]


def refused(d, who, section="open"):
    """Nothing is done: all of it is only shown; and without what was seen, or with another entry, it is refused."""
    found, n = [], 0
    for op in OPS:
        may = d.ask("GET", "/open/do/" + op, cookie=who).status == 200
        for words in some() if may else WORDS[:1]:
            for more in ({"dry-run": "yes"}, {"seen": "1"}, {}) if words == {} else ({"dry-run": "yes"},):
                r = d.ask("POST", ("/" + section if section else "") + "/do/" + op, json.dumps(dict(words, **more)), who, {"Content-Type": "application/json"})
                said = r.json()
                n += r.status >= 400
                sent = "(?<![\\w-])(?:%s)(?![\\w-])" % "|".join(words) if words else "$^"  # a script reads its own words again
                found += [(op, words, s) for text in [said.get("error", "")] + [f["text"] for f in said["findings"]] for s in foreign(re.sub(sent, "", text))]
    return found, n


def read(d, who):
    """Every page as it is shown."""
    found = []
    for target, (_, _, body) in pages(by(d, who), "none").items():
        if body.startswith(b"<!DOCTYPE html>"):
            found += [(target, s) for s in foreign(shown(body.decode())) + alone(re.sub(r"(?s)<(script|style)\b.*?</\1>", " ", body.decode()))]
    return found


looked = 0


def in_turn(people):
    """The TAP, and of the others the one whose turn it is; with SOAK=1 all of them."""
    global looked
    looked += 1
    others = [name for name in people if name != "TAP"]
    return people if os.environ.get("SOAK") else {name: people[name] for name in ("TAP", others[looked % len(others)])}


def look(d, people, state):
    for name, who in in_turn(people).items():
        say("%s: pages of the %s" % (state, name), read(d, who) or None)
        found, n = refused(d, who)
        say("%s: refusals of the %s" % (state, name), found or (None if n > 20 else "only %d" % n))


with Folder(), Desk(small()) as d:
    people = {"TAP": d.sign_in(d.key("Anna", "--role", "tap")), "arbiter": d.sign_in(d.key("Boris", "--role", "arbiter")),
              "helper": d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3")),
              "captain": d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland"))}
    anna = people["TAP"]
    same("the signs are found", [len(foreign(s)) for s in ("add --confirm%", "say -s open", "'olympair fsck' shows", "Fiji - Chad, 1-0 and -+", "late-comer", "2½ – 1½")], [1, 1, 1, 0, 0, 0])
    look(d, people, "registered")
    r = d.ask("POST", "/open/do/correct", json.dumps({"team": "Ireland", "player": "1", "fide-id": "x", "dry-run": "yes"}), anna, {"Content-Type": "application/json"})
    same("a field whose number is none has the name that stands beside it", r.json()["error"], "FIDE ID: x is not a number from 0 to 99999999999")
    said = [d.ask("POST", "/open/do/correct", json.dumps({"team": "Ireland", "player": "1", "fide-id": n, "dry-run": "yes"}), anna, {"Content-Type": "application/json"}).text for n in ("70000100001", "100000000000")]
    same("eleven digits are one, twelve are none", ["FIDE id 70000100001 instead of" in said[0], "100000000000 is not a number from 0 to 99999999999" in said[1]], [True, True])
    d.do(anna, "arrive", team="Ireland")
    say("who is missing is told, too", None if "You can leave them out" in d.ask("GET", "/open/report/presence", cookie=anna).text else "it is not")
    say("pages of who is here", read(d, anna) or None)
    found, n = refused(d, anna, None)
    say("which section", found or None)
    d.do(anna, "pair", seen=stamp()), look(d, people, "drafted")
    d.do(anna, "publish", seen=stamp()), look(d, people, "published")
    olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "--lineups", "2036-09-02 12:00", "-s", "open", now=None, user="cora")
    d.do(anna, "lineups", lineups="team,board-1,board-2,board-3,board-4\nIreland,1,2,3,5\n"), look(d, people, "line-ups are secret")
    olympair("announce", "e.oly", "Egypt", "--due", "2036-09-01 10:00", "-s", "open", now=None, user="cora")
    for what, r in (("line-ups that are secret", d.do(people["helper"], "results", round=1, results="table,board,result\n1,1,1-0\n")),
                    ("what somebody else did", d.do(anna, "undo", "", seen=stamp())), ("neither yes nor no", d.do(people["captain"], "sign", round=1, team="Ireland")),
                    ("who is expelled", d.do(anna, "expel", team="Ireland", reason="why", seen=stamp())), ("a page that is not open yet", d.ask("GET", "/open/1/enter", cookie=people["helper"])),
                    ("which section", d.ask("GET", "/journal?team=Ireland", cookie=anna)), ("whose captain", d.ask("POST", "/people", {"name": "X", "role": "captain", "section": "open"}, anna)),
                    ("which tables", d.ask("POST", "/people", {"name": "X", "role": "helper", "section": "open"}, anna))):
        say("refused: " + what, foreign(shown(r.text)) or (None if r.status >= 400 else r.text))
    # A field is called as people call it, by the table of the operation, and never by the name of its word.
    wrong = []
    for op in OPS:
        page = d.ask("GET", "/open/do/" + op, cookie=anna).text
        for label, name in re.findall(r'<label for="([a-z-]+)">([^<]*)</label>', page) + [(n, l) for n, l in re.findall(r'id="([a-z-]+)" name="[a-z-]+"> ([^<]*)</label>', page)]:
            wrong += [(op, label, name)] if not name[:1].isupper() or name == label or "_" in name else []
    say("fields have names for people", wrong or (None if "Before entry" in d.ask("GET", "/do/restore", cookie=anna).text else "not all"))
    d.do(anna, "open", seen=stamp(), reason="all are here")
    for table in range(1, 6):
        d.do(people["arbiter"], "results", round=1, results="table,board,result\n" + "".join("%d,%d,1-0\n" % (table, board) for board in range(1, 5)))
    look(d, people, "complete")
    same("it stops", d.stop(), 0)
with Folder():
    small()
    olympair("set", "e.oly", "--rounds", "1", "-s", "open")
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
        for table in range(1, 6):
            olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open")
        say("the end", None if "Print the final sheets" in d.ask("GET", "/open/1", cookie=anna).text else d.ask("GET", "/open/1", cookie=anna).text)
        say("the end: pages of the TAP", read(d, anna) or None)
end()
