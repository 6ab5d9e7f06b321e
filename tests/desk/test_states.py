# SPDX-License-Identifier: Apache-2.0
"""An event goes through all its states, and every door says the same of each: `show`, `show` as data, the page of the round with its steps and what is to be
done, the line about the section on other pages, presence, a helper's page, a captain's, the front page, and what the public is told."""
import front
from desk import *

DAYS = ["2099-09-02 15:00", "2099-09-03 15:00"]
TEAMS = [("Norway", "NOR"), ("Sweden", "SWE"), ("Denmark", "DEN"), ("Finland", "FIN"), ("Iceland", "ISL")]
NOW = "2099-08-01 12:00"


def text(markup):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", markup))).strip()


def section(name, teams):
    return '<section name="%s" women="no" rounds="2" edition="2022">%s</section>' % (name, "".join(
        '<team name="%s" federation="%s">%s</team>' % (team, code, "".join('<player name="%s, %s%d" rating="%d"/>' % (code, name, p, 2500 - 100 * n - p) for p in range(4))) for n, (team, code) in enumerate(teams)))


def begin():
    with open("teams.xml", "w") as f:
        f.write('<registration><event name="North Cup" federation="NOR"/>%s%s</registration>' % (section("open", TEAMS), section("rapid", TEAMS)))
    olympair("new", "e.oly", "--squads-close", "2100-01-01 10:00")
    olympair("set", "e.oly", *sum((["--round", str(i + 1), "--date", day] for i, day in enumerate(DAYS[:1])), []))
    olympair("set", "e.oly", "--round", "2", "--date", DAYS[1])


class Doors:
    """What each door says of the section "open"."""

    def __init__(self, d, f, people, public):
        self.d, self.f, self.people, self.public = d, f, people, public

    def page(self, target, who="anna"):
        return self.d.ask("GET", target, cookie=self.people[who]).text

    def show(self):
        said = olympair("show", "e.oly", "-s", "open", now=NOW)
        state = re.search(r"^  (?:round (\d+) of (\d+): (\w+)(.*)|no round has been paired)$", said, re.M)
        lacks = dict((k, int(n)) for n, k in re.findall(r"(\d+) (without all results|not yet entered twice alike|games? unfinished)", state[4] or ""))
        nexts = [re.sub(r"olympair (\S+) e.oly ?(.*?) ?--section open", r"\1 \2", x).strip() for x in re.findall(r"^  (?:next|then): (.*)$", said, re.M)]
        return {"round": int(state[1] or 0), "state": state[3] or "none", "open": lacks.get("without all results", 0), "apart": lacks.get("not yet entered twice alike", 0), "next": nexts}

    def data(self):
        row = [s for s in json.loads(olympair("show", "e.oly", "-f", "json", now=NOW))["sections"] if s["section"] == "open"][0]
        nexts = [re.sub(r"olympair (\S+) e.oly ?(.*?) ?--section open", r"\1 \2", row[k]).strip() for k in ("next", "then") if row[k]]
        return {"round": row["round"] or 0, "state": row["state"], "open": row["open"] if row["state"] == "published" else 0, "apart": row["to_be_compared"] or 0, "next": nexts}, row

    def steps(self, n):
        """The step that is under way, those before it being done, and what presence, line-ups and results have."""
        page = self.page("/open/%d" % n)
        items = re.findall(r"<li([^>]*)>(.*?)</li>", re.search(r'<ol class="steps".*?</ol>', page, re.S)[0], re.S)
        named = [(re.sub(r" <small>.*", "", text(x.replace("<small>", " [").replace("</small>", "]"))).split(" [")[0], (re.search(r"<small>(.*?)</small>", x, re.S) or [0, ""])[1], "step" in how, "done" in how) for how, x in items]
        current = [name for name, _, here, _ in named if here] or ["all done"]
        return current[0], {name: text(more) for name, more, _, _ in named}

    def needs(self, n):
        page = self.page("/open/%d" % n)
        part = re.search(r'<section data-part="next">.*?</section>', page, re.S)[0]
        return [text(x) for x in re.findall(r"<p><strong>(.*?)</strong></p>", part, re.S)]

    def line(self):
        return text(re.search(r'<li class="section"><a href="/open"[^>]*>(.*?)</a>', self.page("/rapid/1"), re.S)[1]).replace("open: ", "")

    def front_line(self):
        said = front.main_of(self.f.ask("GET", "/", cookie=self.people["front"]))
        return re.search(r" open: (.*?) rapid:", said)[1]

    def presence(self):
        page = self.page("/open/presence")
        keys = dict((k.strip(), int(n)) for k, n in re.findall(r">([a-z ]+?) (\d+)</a>", re.search(r'<nav class="counts".*?</nav>', page, re.S)[0]))
        notes = text(re.search(r'<div data-part="numbers">.*?</div>', page, re.S)[0])
        sheet = olympair("presence", "e.oly", "-s", "open", now=NOW)
        return keys, notes, sheet

    def now(self):
        told = json.loads(self.d.public_page(self.public + "now.json").read())
        r = next((s["round"] for s in told["sections"] if s["name"] == "open"), None)
        return (r["number"], r["state"], r["lineups_open"]) if r else None


def check(doors, what, n, state, step, needs, line, nexts, opened=0, apart=0, public=None, numbers={}):
    """`n`: the round under way. What is expected was written down before the program was asked."""
    print("#", what)
    doors.d.settle(doors.people["anna"])
    want = {"round": n, "state": state, "open": opened, "apart": apart, "next": nexts}
    same(what + ": show", doors.show(), want)
    data, row = doors.data()
    same(what + ": show as data", data, want)
    current, more = doors.steps(n or 1)
    same(what + ": the step", current, step)
    for name, said in numbers.items():
        same(what + ": " + name, more.get(name), said)
    same(what + ": what is to be done", doors.needs(n or 1), needs)
    same(what + ": the line about it", doors.line(), line)
    same(what + ": the same on the front page", doors.front_line(), line)
    wait_for(lambda: doors.now() == public, 20)
    same(what + ": the public", doors.now(), public)
    keys, notes, sheet = doors.presence()
    if row["here"] is not None:
        same(what + ": presence", (keys.get("here", 0), sum(v for k, v in keys.items() if k in ("here", "registered", "announced", "overdue", "not paired")), more["Presence"].split(" here")[0]),
             (row["here"], row["expected"], "%d of %d" % (row["here"], row["expected"])))
    same(what + ": presence on the sheet", " ".join(sheet.split()).count(notes.split(". ")[0]) > 0, True)


with Folder():
    begin()
    with Desk("e.oly", "--public", "127.0.0.1:0") as d, front.Front(".") as f:
        people = {name: d.sign_in(d.key(name, "--role", role, *more)) for name, role, *more in (("anna", "tap"), ("boris", "arbiter"))}
        people["front"] = f.enter()
        public = re.search(r"^(http://\S+) is for the public$", d.said, re.M).group(1)
        doors = Doors(d, f, people, public)
        do = lambda what, who="anna", **w: d.do(people[who], what, seen=stamp(), **w)

        same("nothing is there", (re.findall(r"^  ?next: (.*)|^next: (.*)", olympair("show", "e.oly", now=NOW), re.M) != []), True)
        olympair("import", "e.oly", "teams.xml")
        d.settle(people["anna"])
        check(doors, "imported", 0, "none", "Presence", ["The teams have no numbers"], "not paired yet", ["number"])
        do("number"), do("lot", colour="white")
        check(doors, "numbered", 0, "none", "Presence", ["No team is noted as here", "You can pair round 1 without noting who is here, but teams may still report until 2099-09-01 19:00"], "not paired yet", ["presence", "pair"], numbers={"Presence": ""})
        do("announce", team="Norway", due="2099-09-01 10:00")
        check(doors, "announced", 0, "none", "Presence", ["No team is noted as here", "You can pair round 1 without noting who is here, but teams may still report until 2099-09-01 19:00"], "not paired yet", ["presence", "pair"], numbers={"Presence": "0 of 5 here, 1 announced"})
        for team in ("Sweden", "Denmark", "Finland"):
            do("arrive", team=team)
        check(doors, "three are here", 0, "none", "Presence", ["Some teams are neither here nor left out"], "not paired yet", ["presence"], numbers={"Presence": "3 of 5 here, 1 announced"})
        do("arrive", team="Finland", **{"with": 2})
        check(doors, "one is here with two", 0, "none", "Presence", ["Some teams are neither here nor left out"], "not paired yet", ["presence"], numbers={"Presence": "3 of 5 here, 1 of them short of players, 1 announced"})
        page, sheet = text(doors.page("/open/presence")), " ".join(doors.presence()[2].split())
        same("what is short is not said to be away, and counts alike everywhere", ["short of players 1" in page, "3 here (1 of them short of players)" in page, "3 here (1 of them short of players)" in sheet, "3 teams are paired" in page,
                                                                                   "2 neither here with enough players nor announced in time" in page], [True] * 5)
        do("arrive", team="Finland", **{"with": 4})
        do("withdraw", team="Iceland", reason="no visa"), do("arrive", team="Norway")
        helper, captain = d.sign_in(d.key("cleo", "--role", "helper", "-s", "open", "--tables", "1-2")), d.sign_in(d.key("nora", "--role", "captain", "-s", "open", "--team", "Norway"))
        helped = lambda: text(re.search(r'data-part="now">.*?</main>', d.ask("GET", "/", cookie=helper).text, re.S)[0])
        mine = lambda: text(d.me(captain, people["anna"]))
        pairing = [m for m in doors.needs(1)]
        same("with presence still open it says until when", "teams may still report until" in pairing[0] and len(pairing) == 1, True)
        check(doors, "all are here", 0, "none", "Presence", pairing, "not paired yet", ["pair"], numbers={"Presence": "4 of 4 here, 1 withdrawn"})
        do("pair")
        check(doors, "draft", 1, "draft", "Draft", ["The draft is not published"], "round 1, draft", ["publish"], opened=0, numbers={"Results": ""})
        do("publish")
        check(doors, "published", 1, "published", "Line-ups", ["4 line-ups are missing", "The line-ups are not opened"], "round 1, line-ups 0 of 4", ["lineups --enter", "lineups --open"], opened=2,
              public=(1, "published", False), numbers={"Line-ups": "", "Results": "0 of 2"})
        same("a helper counts as they do", "0 of 4 are handed in" in helped(), True)
        same("a captain has not handed in", "Not handed in" in mine(), True)
        do("lineups", lineups="team,board-1,board-2,board-3,board-4\nNorway,1,2,3,4\nSweden,1,2,3,4\n", round=1)
        check(doors, "two line-ups", 1, "published", "Line-ups", ["2 line-ups are missing", "The line-ups are not opened"], "round 1, line-ups 2 of 4", ["lineups --enter", "lineups --open"], opened=2,
              public=(1, "published", False), numbers={"Line-ups": "2 of 4", "Results": "0 of 2"})
        same("a helper counts as they do", "2 of 4 are handed in" in helped(), True)
        do("open", reason="all are there")
        check(doors, "opened", 1, "published", "Playing", ["The hall waits for the board pairings", "2 matches have no result"], "round 1, results 0 of 2", ["report boards", "enter"], opened=2,
              public=(1, "published", True), numbers={"Line-ups": "2 + 2 default", "Results": "0 of 2"})
        result = "table,board,result\n%s".replace("%s", "".join("1,%d,1-0\n" % b for b in range(1, 5)))
        second = "table,board,result\n" + "".join("2,%d,1/2\n" % b for b in range(1, 5))
        do("results", round=1, results=result)
        check(doors, "one result", 1, "published", "Results", ["1 match has no result"], "round 1, results 1 of 2", ["enter"], opened=1, public=(1, "published", True), numbers={"Results": "1 of 2"})
        same("a helper counts as they do", "1 of 2 matches lack results" in helped(), True)
        do("set", double_entry="yes"), do("results", round=1, results=second)
        check(doors, "entered once", 1, "published", "Results", ["2 tables lack the second entry"], "round 1, results 2 of 2, 2 tables to be compared", ["enter --second"], apart=2,
              public=(1, "published", True), numbers={"Results": "2 of 2, 2 tables to be compared"})
        same("a helper does not read that all is done", ("All of them are there; 2 tables still lack a second entry" in helped(), helped()), (True, helped()))
        do("results", "boris", round=1, second=True, results=result), do("results", "boris", round=1, second=True, results="".join(second.splitlines(True)[:-1]))
        check(doors, "one board open in the second entry", 1, "published", "Results", ["1 table lacks the second entry"], "round 1, results 2 of 2, 1 table to be compared", ["enter --second"], apart=1,
              public=(1, "published", True), numbers={"Results": "2 of 2, 1 table to be compared"})
        do("results", "boris", round=1, second=True, results="table,board,result\n2,4,1-0\n")
        check(doors, "the entries differ", 1, "published", "Results", ["Table 2, board 4: the two entries differ"], "round 1, results 2 of 2, 1 table to be compared", ["differences"], apart=1,
              public=(1, "published", True), numbers={"Results": "2 of 2, 1 table to be compared"})
        same("and so it says on the page of the next round", doors.needs(2), ["Round 1: Table 2, board 4: the two entries differ"])
        r = do("results", "boris", round=1, second=True, correct=True, reason="misread", results="table,board,result\n2,4,1/2\n")
        same("a helper reads that all is there", "All of them are there; they may be corrected" in helped(), True)
        check(doors, "complete", 1, "complete", "all done", ["Round 2 can be paired"], "round 1 complete", ["pair"], public=(1, "complete", True), numbers={"Results": "2 of 2"})
        do("shorten", rounds=1, reason="the hall is let")
        check(doors, "ended early", 1, "complete", "all done", ["All rounds are played", "The final sheets can be printed"], "round 1 complete", ["standings", "print --set end"], public=(1, "complete", True))
        do("undo", reason="the hall is free", confirm=True)
        check(doors, "taken back", 1, "complete", "all done", ["Round 2 can be paired"], "round 1 complete", ["pair"], public=(1, "complete", True))
        olympair("backup", "e.oly", "kept.oly")
        kept = stamp()
        do("set", double_entry="no"), do("absent", team="Finland", round=2, reason="the bus is late"), do("pair"), do("publish")
        same("who was left out is away from the round", doors.steps(2)[1]["Presence"], "3 of 4 here, 1 not paired, 1 withdrawn")
        do("arrive", team="Finland", join=True, order_of="the President", **{"with": 4})
        joined = {"Presence": "4 of 4 here, 1 withdrawn"}
        check(doors, "joined the last round", 2, "published", "Line-ups", ["4 line-ups are missing", "The line-ups are not opened"], "round 2, line-ups 0 of 4", ["lineups --enter", "lineups --open"], opened=2,
              public=(2, "published", False), numbers=joined)
        same("all of them are paired", "4 teams are paired in round 2, an even number" in " ".join(doors.presence()[2].split()), True)
        do("set", rounds=3)
        same("and in a round that another one is to follow", doors.steps(2)[1]["Presence"], joined["Presence"])
        do("set", rounds=2)
        do("open", reason="all are there")
        do("results", round=2, results=result + "".join(second.splitlines(True)[1:]))
        check(doors, "the last round", 2, "complete", "all done", ["All rounds are played", "The final sheets can be printed"], "round 2 complete", ["standings", "print --set end"], public=(2, "complete", True))
        shown = re.search(r'name="shown" value="([^"]*)"', d.me(captain, people["anna"]))
        d.ask("POST", "/me/sign", {"round": "2", "shown": html.unescape(shown[1]), "dispute": "board 3 was drawn"}, captain)
        disputed = doors.needs(2)
        same("a result is disputed", ("disputes" in disputed[0] or "board 3 was drawn" in disputed[0], len(disputed)), (True, 2))
        check(doors, "disputed", 2, "complete", "all done", disputed, "round 2 complete", ["report signatures --round 2", "standings"], public=(2, "complete", True))
        olympair("restore", "e.oly", "--before", str(kept + 1), "--reason", "rehearsed", "--confirm")
        check(doors, "gone back", 1, "complete", "all done", ["Round 2 can be paired"], "round 1 complete", ["pair"], public=(1, "complete", True))
        do("pair"), do("publish")
        olympair("restore", "e.oly", "--from", "kept.oly", "--confirm")
        people["anna"] = d.sign_in(d.key("anna2", "--role", "tap"))
        check(doors, "back to a copy", 1, "complete", "all done", ["Round 2 can be paired"], "round 1 complete", ["pair"], public=(1, "complete", True))
end()
