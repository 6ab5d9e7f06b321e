# SPDX-License-Identifier: Apache-2.0
"""Two arbiters at work in two sections: every operation of desk/base/op.def is sent from a form that was opened before the other one did something. In the
other section that is none of its business; in its own, or about the event as a whole, it is refused once, says what was done and where, and goes by the
next press. A preview is never refused, and what only says what is to be never either."""
import glob

from desk import *

OPS = re.findall(r"^OP\((\w+), SCOPE_(\w+), ROLE_\w+, (LOOKS_\w+)", open(ROOT + "/desk/base/op.def").read(), re.M)
WHY = {"reason": "the arbiters say so"}
ORDER = dict(WHY, **{"order-of": "the chief arbiter"})
# How far the event has come, and the words that are typed; the first match is asked of the file.
WORDS = {
    "section": ("numbered", {"name": "seniors"}), "set": ("numbered", {"title": "Main Section"}), "lot": ("imported", {"colour": "white"}),
    "number": ("imported", {}), "renumber": ("numbered", {"team": "Poland", "above": "Egypt"}), "replace": ("numbered", {"team": "Ireland", "player": "1", "name": "New, Player"}),
    "correct": ("numbered", {"team": "Ireland", "captain": "Somebody Else"}), "order": ("numbered", {"team": "Ireland", "received": "yes"}),
    "announce": ("numbered", {"team": "Ireland", "due": "2036-09-01 10:00"}), "arrive": ("numbered", {"team": "Ireland", "with": "4"}), "absent": ("numbered", {"team": "Ireland"}),
    "withdraw": ("numbered", {"team": "Ireland"}), "expel": ("numbered", dict(WHY, team="Ireland", confirm="yes")), "excuse": ("complete", dict(WHY, team="MISSED")),
    "warn": ("numbered", dict(WHY, team="Ireland")), "bar": ("numbered", {"team": "Ireland", "other": "Poland"}), "points": ("numbered", dict(WHY, team="Ireland", mp="1")),
    "pair": ("numbered", {}), "publish": ("drafted", {}), "unpublish": ("published", WHY), "start": ("short", dict(WHY, tables="SHORT")), "move": ("drafted", dict(ORDER, team="FIRST", other="FOURTH", confirm="yes")),
    "bye": ("drafted", dict(ORDER, team="FIRST", confirm="yes")), "lineups": ("published", {"reason": "late", "round": "1", "lineups": "team,board-1,board-2,board-3,board-4\nFIRST,1,2,3,4\n"}),
    "open": ("published", WHY), "shorten": ("published", dict(WHY, rounds="4")), "results": ("opened", {"round": "1", "results": "table,board,result\n1,1,1-0\n"}),
    "swap": ("opened", dict(WHY, match="2", round="1")), "remark": ("opened", dict(WHY, match="1", round="1")), "sign": ("complete", {"team": "FIRST", "round": "1", "agree": "yes"}),
    "seal": ("complete", {"round": "1"}), "undo": ("numbered", {"confirm": "yes"}), "restore": ("numbered", {"before": "6", "confirm": "yes"}), "clock": ("ahead", WHY),
}
UPLOADED = {"import", "flags", "logo", "ratings"}  # what they take are files: below


EVERYWHERE = {"clock"}  # it looks at all of the journal


def pairs(path, section):
    return [m for m in json.loads(olympair("report", path, "pairings", "-s", section, "-f", "json", now=None))["pairings"] if m["table"]]


def results(path, section):
    """Of all matches; to the last one a team did not come."""
    *played, last = pairs(path, section)
    rows = ["%d,%d,%s,," % (m["table"], b, r) for m in played for b, r in enumerate(("1-0", "1-0", "1/2", "1-0"), 1)]
    open("results.csv", "w").write("\n".join(["table,board,result,absent,present", *rows, "%d,,,%s,4" % (last["table"], last["second_team"])]) + "\n")
    olympair("results", path, "results.csv", "-s", section)
    return last["second_team"]


def make():
    """An event file for each step of the first round, in both sections alike; the names of some teams."""
    olympair("new", "imported.oly", "--squads-close", "2100-01-01 10:00")
    olympair("import", "imported.oly", ROOT + "/tests/data/small/registration.xml")
    for was, now, *ops in (("imported", "numbered", ["number"], ["lot", "white"]), ("numbered", "drafted", ["pair"]), ("drafted", "published", ["publish"]),
                           ("published", "opened", ["open"]), ("opened", "complete")):
        shutil.copy(was + ".oly", now + ".oly")
        for section in ("women", "open"):
            for op, *words in ops:
                olympair(*(["lineups", now + ".oly", "--open", "--reason", "all are here"] if op == "open" else [op, now + ".oly", *words]), "-s", section)
        if now == "complete":
            missed = [results("complete.oly", section) for section in ("women", "open")][1]
    shutil.copy("numbered.oly", "ahead.oly")
    olympair("set", "ahead.oly", "--city", "Oslo", now="2098-01-01 10:00")  # a year that was mistyped
    shutil.copy("published.oly", "short.oly")
    olympair("arrive", "short.oly", "Ireland", "--with", "2", "-s", "open")  # who loses when the round is started
    first = pairs("published.oly", "open")
    return {"FIRST": first[0]["first_team"], "FOURTH": first[1]["second_team"], "MISSED": missed,
            "SHORT": str(next(m["table"] for m in pairs("short.oly", "open") if "Ireland" in (m["first_team"], m["second_team"])))}


def form(page, action):
    """The unseen fields of its form."""
    f = next(f for f in re.findall(r"<form\b.*?</form>", page, re.S) if 'action="%s"' % action in f)
    return {html.unescape(n): html.unescape(v) for n, v in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', f)}


def problem(page):
    return html.unescape((re.search(r'<p class="problem" role="alert">([^<]*)', page) or [0, ""])[1])


def in_other(event="e.oly"):
    olympair("warn", event, "Georgia", "-s", "women", "--reason", "a telephone", user="bert")


def in_same(event="e.oly"):
    olympair("warn", event, "Poland", "-s", "open", "--reason", "a telephone", user="bert")


def in_all(event="e.oly"):
    olympair("set", event, "--venue", "Hall %d" % stamp(event), user="bert")


class Try:
    """One operation, from a form that is opened, and sent after something else was done; the event is then as it was."""

    def __init__(self, d, anna, op, words):
        self.d, self.anna, self.words = d, anna, words
        self.at = "/do/section" if op == "section" else "/open/do/" + op

    def sent(self, between, **more):
        self.before = stamp() + 1
        hidden = form(self.d.ask("GET", self.at, cookie=self.anna).text, self.at)
        between()
        self.was = stamp()
        return self.send(hidden, **more)

    def send(self, hidden, **more):
        r = self.d.ask("POST", self.at, dict(hidden, **self.words, **more), self.anna)
        if "no backup" in problem(r.text):
            r = self.d.ask("POST", self.at, dict(hidden, **self.words, **more, confirm="yes"), self.anna)
        return r

    def back(self):
        olympair("restore", "e.oly", "--before", str(self.before), "--confirm", "--reason", "a try")


def refused_once(t, between, of):
    """What is wrong where it is refused, with that in the sentence, and then goes; None: nothing."""
    r = t.sent(between)
    said = problem(r.text)
    if r.status != 409 or "meanwhile this was done by bert%s, entry %d" % (of, t.was) not in said or stamp() != t.was:
        return "not refused", r.status, said, stamp() - t.was
    back = form(r.text, t.at)
    again = t.send(back)
    if again.status not in (200, 303) or stamp() != t.was + 1:
        return "not by the next press", back, again.status, problem(again.text), stamp() - t.was
    return None


def accepted(t, between, **more):
    r = t.sent(between, **more)
    done = "dry-run" not in more
    return None if r.status in (200, 303) and stamp() == t.was + done else (r.status, problem(r.text), stamp() - t.was)


def previewed(t, between):
    """A preview is shown, says what came in between, and what it shows is done by its button."""
    r = t.sent(between, **{"dry-run": "yes"})
    if r.status != 200 or stamp() != t.was or "ince then this was done by bert in section open" not in r.text:
        return r.status, problem(r.text), stamp() - t.was
    hidden = {html.unescape(n): html.unescape(v) for n, v in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', r.text.split('id="again"')[1].split("</form>")[0])}
    again = t.d.ask("POST", t.at, hidden, t.anna)
    return None if again.status in (200, 303) and stamp() == t.was + 1 else (again.status, problem(again.text), stamp() - t.was)


def rows():
    with Folder():
        names, wrong, tried = make(), {}, set(UPLOADED)
        for stage in ("imported", "numbered", "ahead", "drafted", "published", "short", "opened", "complete"):
            for left in glob.glob("e.oly*"):  # keys and copies of the one before
                shutil.rmtree(left) if os.path.isdir(left) else os.remove(left)
            shutil.copy(stage + ".oly", "e.oly")
            with Desk("e.oly") as d:
                anna = d.sign_in(d.key("Anna", "--role", "tap"))
                for op, scope, looks in OPS:
                    if op in UPLOADED or WORDS[op][0] != stage:
                        continue
                    words = {k: re.sub("FIRST|FOURTH|MISSED|SHORT", lambda m: names[m.group()], v) for k, v in WORDS[op][1].items()}
                    t, whatever, event = Try(d, anna, op, words), looks == "LOOKS_NOWHERE", looks == "LOOKS_AT_EVENT"
                    tried.add(op)
                    other = refused_once(t, in_other, " in section women") if op in EVERYWHERE else accepted(t, in_other)
                    t.back()
                    same = accepted(t, in_same) if whatever or event else refused_once(t, in_same, " in section open")
                    t.back()
                    all_ = accepted(t, in_all) if whatever else refused_once(t, in_all, "")
                    t.back()
                    shown = None if whatever or event else previewed(t, in_same)
                    t.back()
                    if other or same or all_ or shown:
                        wrong[op] = (other, same, all_, shown)
        for op, _, _ in OPS:
            say("%s: with two arbiters at work" % op, wrong.get(op, None if op in tried else "it has no case: add one to WORDS"))


rows()
end()
