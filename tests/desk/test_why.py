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
            for sentence in ("3 players, 1 game, paired by the Burstein system", "Ivan, I has the bye (C.04.4.2, 4.2-4.4).",
                             "Gold, G has White against Hill, H: by the lot (C.04.4.2, 5.1)."):
                say("of players: " + sentence, None if sentence in text else text)


teams()
players()
end()
