# SPDX-License-Identifier: Apache-2.0
"""Games that boards have written are pasted into the form of the results: of teams and of players, with colours as they are and reversed, which is ticked and has a
reason, or is not taken."""
from desk import *


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


def played(pgn, result="1-0"):
    """As it comes back from the boards."""
    return re.sub(r"(?m)^\*$", "1. e4 e5 " + result, pgn.replace('[Result "*"]', '[Result "%s"]' % result))


def reversed_colours(pgn):
    return pgn.replace("[White", "[_").replace("[Black", "[White").replace("[_", "[Black")


def boards(section):
    rows = json.loads(olympair("report", "e.oly", "boards", "-s", section, "-f", "json", now=None))["matches"]
    return [(m["table"], b["board"], b["first_colour"], b["result"]) for m in rows for b in m["boards"] if b["result"]]


def of_section(d, tap, section, colours):
    """`colours`: of the first of the first match at its first board; before that, White has it."""
    pgn = olympair("export", "e.oly", "-s", section, "--as", "pgn", now=None)
    first = played(pgn.split("\n\n[Event")[0] + "\n")
    send = lambda games, **words: d.ask("POST", "/%s/do/results" % section, dict({"results": games, "round": "1", "seen": str(stamp())}, **words), tap)
    n = stamp()
    r = send(reversed_colours(first))
    same("%s: reversed colours are no result, and the page says what to tick" % section, (r.status, stamp(), "if they played so, say that colours were reversed, and why" in text(r.text), 'id="swap" name="swap"' in r.text), (409, n, True, True))
    r = send(reversed_colours(first), swap="yes")
    same("%s: nor with the tick alone" % section, (r.status, stamp(), "needs a reason for the journal" in text(r.text)), (409, n, True))
    r = send(reversed_colours(first), swap="yes", reason="sat down the wrong way round", **{"dry-run": "yes"})
    same("%s: a preview with both changes nothing" % section, (r.status, stamp()), (200, n))
    r = send(reversed_colours(first), swap="yes", reason="sat down the wrong way round")
    same("%s: with both it is, and White has won" % section, (r.status, stamp(), boards(section)), (303, n + 1, [(1, 1, "black" if colours == "white" else "white", "0-1" if colours == "white" else "1-0")]))
    d.do(tap, "undo", section=section, seen=stamp(), reason="they did not", confirm=True)
    white, black = (re.search(r'\[%s "(.*)"\]' % colour, first).group(1) for colour in ("White", "Black"))
    m = stamp()
    r = send(re.sub(r"\[WhiteFideId .*\n", "", first.replace(white, "Nobody, N")))
    same("%s: another player than the one who sits there is no result, and named" % section, (r.status, stamp(), "the file has Nobody, N" in text(r.text)), (409, m, True))
    index = lambda result: json.dumps({"date": None, "pairings": [{"white": {"fname": "", "lname": white}, "black": {"fname": "", "lname": black}, "result": result, "live": False}]})
    r = send(index("0-1"), **{"dry-run": "yes"})
    same("%s: the JSON of live boards is read like their PGN" % section, (r.status, stamp()), (200, m))
    r = send(index("*"))
    same("%s: and says of a game that is not over" % section, (r.status < 400, stamp(), "1 game is not over yet" in text(r.text)), (True, m, True))
    r = send(first)
    same("%s: as it was paired it needs neither" % section, (r.status, boards(section)), (303, [(1, 1, colours, "1-0" if colours == "white" else "0-1")]))
    r = send(played(pgn))
    same("%s: and all other games, where one is known already" % section, (r.status < 400, len(boards(section)) == pgn.count("[Event ")), (True, True))


with Folder():
    small()
    olympair("section", "e.oly", "singles", "--system", "dutch2006", "--unit", "player", "--boards", "1", "--squad-size", "1", "--rounds", "3")
    with open("players.csv", "w") as f:
        f.write("name,federation,rating\n" + "".join('"Solo%d, Ann",NOR,%d\n' % (i, 2400 - 50 * i) for i in range(1, 7)))
    olympair("import", "e.oly", "players.csv", "-s", "singles"), olympair("number", "e.oly", "-s", "singles"), olympair("lot", "e.oly", "white", "-s", "singles")
    for section in ("open", "singles"):
        olympair("pair", "e.oly", "-s", section)
        olympair("publish", "e.oly", "-s", section, "--confirm", "--leave-fide-mode")
    olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "early")
    with Desk("e.oly") as d:
        tap = d.sign_in(d.key("Anna", "--role", "tap"))
        for section in ("open", "singles"):
            first = json.loads(olympair("report", "e.oly", "boards", "-s", section, "-f", "json", now=None))["matches"][0]["boards"][0]["first_colour"]
            of_section(d, tap, section, first)
end()
