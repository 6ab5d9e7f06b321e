# SPDX-License-Identifier: Apache-2.0
"""Why a round of another system is as it is, in a browser: the protocol for arbiters, a captain's page, players."""
from desk import *

TEAMS = """<?xml version="1.0" encoding="UTF-8"?>
<registration>
  <event name="Club Cup" federation="ENG"/>
  <section name="cup" women="no" boards="1" squad-size="1">
    <team name="Rooks" federation="ENG"><player name="Rook" rating="2100"/></team>
    <team name="Knights" federation="ENG"><player name="Knight" rating="2000"/></team>
    <team name="Bishops" federation="ENG"><player name="Bishop" rating="1900"/></team>
    <team name="Pawns" federation="ENG"><player name="Pawn" rating="1700"/></team>
  </section>
</registration>
"""
PLAYERS = 'name,federation,rating,title,sex,fide-id\n"Gold, G",ENG,2300,,m,\n"Hill, H",ENG,2200,,m,\n"Ivan, I",ENG,2100,,m,\n'


def cup(system):
    """Round 1 is played, round 2 published."""
    with open("teams.xml", "w") as f:
        f.write(TEAMS)
    olympair("new", "e.oly", "--name", "Club Cup")
    olympair("section", "e.oly", "cup", "--system", system, "--boards", "1", "--squad-size", "1", "--rounds", "3")
    olympair("import", "e.oly", "teams.xml")
    olympair("number", "e.oly")
    olympair("lot", "e.oly", "white")
    olympair("pair", "e.oly")
    olympair("publish", "e.oly", "--confirm", "--leave-fide-mode")
    olympair("result", "e.oly", "1", "1-0")
    olympair("result", "e.oly", "2", "1-0")
    olympair("pair", "e.oly")
    olympair("publish", "e.oly", "--confirm", "--leave-fide-mode")
    return "e.oly"


def teams():
    # Rooks, the higher of the two with a point, has had White as the other one, and is due Black.
    sentences = {
        "club": "Pawns has White against Rooks: the higher of the two gets the colour it is due (GPCF Swiss, 5).",
        "dutch2006": "Pawns has White against Rooks: the higher of the two gets the colour it is due (C.04.1 (2006), E1-E4).",
        "team-swiss-2026": "Pawns has White against Rooks: the higher of the two alternates (C.04.6, 4.3.8).",
        "berger": "Rooks meets Knights: round 2 of the table (C.05, Annex 1).",
    }
    for system, sentence in sentences.items():
        with Folder(), Desk(cup(system)) as d:
            anna = d.sign_in(d.key("Anna", "--role", "arbiter"))
            dan = d.sign_in(d.key("Dan", "--role", "captain", "--section", "cup", "--team", "Rooks"))
            for what, target, who in (("the protocol", "/cup/report/protocol", anna), ("of one team", "/cup/report/protocol?about=Rooks", anna),
                                      ("of two", "/cup/report/protocol?about=Rooks&about=Pawns&round=2", anna), ("a captain's page", "/me", dan)):
                r = d.ask("GET", target, cookie=who)
                say("%s, %s" % (system, what), None if r.status == 200 and sentence in r.text else r.text)
            for form in ("pdf", "text", "csv", "json", "html", "xlsx"):
                r = d.ask("GET", "/cup/report/protocol?format=" + form, cookie=anna)
                say("%s, the protocol as %s" % (system, form), None if r.status == 200 and len(r.body) > 100 else r.text)
            r = d.ask("GET", "/cup/report/protocol?round=3", cookie=anna)
            say("%s, a round that is not paired" % system, None if r.status == 409 and "round 3 is not paired yet" in r.text else "%d %s" % (r.status, r.text))
            by_hand(d, system)
            r = d.ask("GET", "/cup/report/protocol", cookie=dan)
            say("%s, the protocol is not for captains" % system, None if r.status == 403 and sentence not in r.text else r.text)


def by_hand(d, system):
    """Any pair and any bye may be asked for by the TAP's page, which says what it breaks; the desk goes on."""
    tap = d.sign_in(d.key("Tess", "--role", "tap"))
    words = {"team": "Rooks", "reason": "x", "order_of": "the President"}
    for operation, more in [("move", {"other": other}) for other in ("Knights", "Bishops", "Pawns")] + [("bye", {})]:
        r = d.do(tap, operation, "cup", seen=stamp(), **words, **more)
        say("%s, %s by hand %s" % (system, operation, more), None if r.status in (200, 409) else r.text)


def players():
    with Folder():
        with open("players.csv", "w") as f:
            f.write(PLAYERS)
        olympair("new", "e.oly", "--name", "Weekend")
        olympair("section", "e.oly", "blitz", "--unit", "player", "--system", "burstein", "--rounds", "3")
        olympair("import", "e.oly", "players.csv")
        olympair("number", "e.oly")
        olympair("lot", "e.oly", "white")
        olympair("pair", "e.oly")
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "arbiter"))
            text = d.ask("GET", "/blitz/report/protocol", cookie=anna).text
            for sentence in ("3 players, 1 game, pairing system: the Burstein system", "Ivan, I has the bye (C.04.4.2, 4.2-4.4).",
                             "Gold, G has White against Hill, H: by the lot (C.04.4.2, 5.1)."):
                say("of players: " + sentence, None if sentence in text else text)


def six():
    """Six teams: A beats D, B-E and C-F are drawn. So A has 2 MP, B, C, E and F have 1, which is the median group, and D has none. A, alone above,
    floats down and meets the highest, B; D, alone below, floats up and meets the lowest, F; C and E are left."""
    rows = ["section,team,federation,name,rating"]
    for i, team in enumerate("ABCDEF"):
        rows += ['open,Team %s,%s,"Player, %s%d",%d' % (team, ("ISL", "NOR", "SWE", "DEN", "FIN", "EST")[i], team, k, 2600 - 20 * i) for k in range(1, 5)]
    with open("six.csv", "w") as f:
        f.write("\n".join(rows) + "\n")
    olympair("new", "e.oly", "--name", "Six", "--federation", "ISL")
    olympair("section", "e.oly", "open", "--boards", "4", "--squad-size", "4", "--rounds", "3")
    olympair("import", "e.oly", "six.csv")
    with Desk("e.oly") as d:
        page = d.ask("GET", "/open/presence", cookie=d.sign_in(d.key("Tom", "--role", "tap"))).text
        same("a team without a number has none on its row", re.findall('<span class="no">(.*?)</span>', page), [""] * 6)
    olympair("number", "e.oly")
    olympair("lot", "e.oly", "white")
    olympair("pair", "e.oly")
    olympair("publish", "e.oly", "--confirm", "--leave-fide-mode")
    for table in ("1", "2", "3"):
        olympair("result", "e.oly", table, *(["1-0"] if table == "1" else ["1/2"]) * 4)
    olympair("pair", "e.oly")


def marks(text):
    """Of each pair of the draft, the teams with what is marked at them."""
    rows = re.findall(r"<tr[^>]*><th scope=\"row\".*?</tr>", text, re.S)
    return sorted([re.sub(r" ?<small.*?</small>|<[^>]*>", "", x).strip() for x in re.findall(r"<td>(.*?)</td>", r, re.S)[:2]] for r in rows)


def floaters():
    with Folder():
        six()
        with Desk("e.oly") as d:
            tap = d.sign_in(d.key("Tess", "--role", "tap"))
            f = d.sign_in(d.key("Fay", "--role", "captain", "--section", "open", "--team", "Team F"))
            got = {x for pair in marks(d.ask("GET", "/open/2/draft", cookie=tap).text) for x in pair}
            same("the draft marks who floated, and who has less than the group", got,
                 {"Team A ▼ floats down from 2", "Team B has 1", "Team C", "Team E", "Team D ▲ floats up from 0", "Team F"})
            row = re.search(r'<td class="r">(\d+)</td><td><a [^>]*>(Team A)</a>.*?<small[^>]*>(.*?)</small>', d.ask("GET", "/open/2/draft", cookie=tap).text)
            same("and what it is paired by: number, federation, rating, match points", (row is not None and row.groups()), ("1", "Team A", "ISL · 2600.00 · 2 MP"))
            d.do(tap, "move", "open", seen=stamp(), team="Team A", other="Team E", reason="x", confirm="yes")
            text = d.ask("GET", "/open/2/draft", cookie=tap).text
            say("a pair by hand is of no group", None if "Team E</a> <span class=\"float\">has 1" in text and "floats down" not in text else marks(text))
            d.do(tap, "undo", "open", confirm="yes")
            olympair("publish", "e.oly", "--confirm", now="2026-09-02 10:00")
            why = ("Team D floats up from the group of 0 match points: it is the only team of its group (D.02 (2022) art. 8.2)",
                   "Team D meets Team F, the lowest-ranked team of the group that it may meet (D.02 (2022) art. 8.2)")
            for who, target in ((tap, "/open/2/why/6"), (f, "/me")):
                text = d.ask("GET", target, cookie=who).text
                say("whoever meets a floater is told so: " + target, None if all(x in text for x in why) else text)
            sheet = olympair("report", "e.oly", "captains", "--round", "2", "--format", "text", now=None)
            say("and on the captain's sheet", None if all(x in " ".join(sheet.split()) for x in why) else sheet)


def byes():
    """Who has the bye reads why, by the rules and by hand; who meets somebody reads nothing of it."""
    with Folder(), Desk(small()) as d:
        tap = d.sign_in(d.key("Tess", "--role", "tap"))
        captain = {name: d.sign_in(d.key(name, "--role", "captain", "--section", "open", "--team", name)) for name in ("Côte d'Ivoire", "Poland")}
        me = lambda name: d.me(captain[name], tap)
        d.do(tap, "pair", seen=stamp()), d.do(tap, "publish", seen=stamp())
        why = "has the bye: the lowest-ranked team that may have it (D.02, 12)"
        last = me("Côte d'Ivoire")
        say("why a team has the bye", None if "Your team has the bye." in last and "Why the bye" in last and why in last else last)
        same("an opponent has none", [x in me("Poland") for x in ("Why the bye", why, "Why this opponent")], [False, False, True])
        d.do(tap, "bye", seen=stamp(), team="Poland", reason="its bus broke down", order_of="the President", confirm="yes")
        told = "Bye given by hand: its bus broke down (by order of the President)."
        same("by hand", [x in me("Poland") for x in (told, why, "meets Poland")], [True, False, False])
        sheet = " ".join(olympair("report", "e.oly", "captains", "Poland", "-s", "open", now=None).split())
        same("on the captain's sheet, too", [x in sheet for x in (told, why, "meets Poland")], [True, False, False])


teams()
players()
floaters()
byes()
end()
