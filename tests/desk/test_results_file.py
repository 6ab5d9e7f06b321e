# SPDX-License-Identifier: Apache-2.0
"""Results by upload: each kind of file says where its games go and by what, contradicts or asks, and is then stored by one press, as the command stores it."""
from desk import *

FIELD = ROOT + "/tests/field/"


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


def opened(path, folder, *teams):
    subprocess.run(["sh", FIELD + "opened", path, FIELD + folder + "/teams.csv", *teams], check=True, env=dict(os.environ, PROGRAM=PROGRAM, TZ="UTC", LC_ALL="C"))


def read(name):
    return open(FIELD + name, "rb").read()


def upload(d, who, data, name, at="/open/1/file", **words):
    return d.ask("POST", at, multipart(data, name, **words), who, {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html"})


def words(page):
    """Of the form that goes on, without its buttons."""
    form = page.split('id="again"')[1].split("</form>")[0]
    return {n: html.unescape(v) for n, v in re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form)}


def rows(page):
    """What the table says of each entry."""
    return [[text(c).strip() for c in re.findall(r"<td>(.*?)</td>", row)] for row in re.findall(r"<tr[^>]*>(<td>.*?)</tr>", page.split('class="list places"')[1].split("</table>")[0])]


def boards(event):
    made = json.loads(olympair("report", event, "boards", "-f", "json", now=None))["matches"]
    return {"%d.%d" % (m["table"], b["board"]): b["result"] for m in made for b in m["boards"] if b["result"]}


def press(d, who, page, at="/open/1/file", **more):
    return d.ask("POST", at, dict({k: v for k, v in words(page).items() if k != "dry-run"}, **more), who)


def kinds():
    """Each kind of file, by the page and by the command: the same boards."""
    book = subprocess.run(["sh", "-c", "{ echo '# Pairings'; tr ';' '|' <%s/chess-results-tables/boards-print.csv; } | python3 %s/tests/cli/workbook.py boards.xlsx" % (FIELD, ROOT)], check=True)
    fide, other = ("Alpha", "Bravo", "Cedar", "Delta"), ("Alpha", "Bravo", "Cedar", "Türkiye")
    files = (("pgn-fide", fide, "round.pgn", read("pgn-fide/round.pgn"), "teams, names of players", 8),
             ("lichess-json", other, "round.json", read("lichess-json/round.json"), "teams, FIDE IDs", None),
             ("dgt-livechess", other, "index.json", read("dgt-livechess/index.json"), "FIDE IDs", 3),
             ("chess-results-tables", other, "boards-page.txt", read("chess-results-tables/boards-page.txt"), "teams, names of players", 7),
             ("chess-results-tables", other, "boards.xlsx", open("boards.xlsx", "rb").read(), "teams, names of players", 8),
             ("pgn-fide", fide, "list.csv", b"table,board,result\n1,1,1-0\n1,2,1/2\n", "round, table or board number", 2),
             ("pgn-fide", fide, "list.xml", b'<results><board first="Cedar" other="Alpha" board="1" result="0-1"/></results>', "teams", 1))
    for i, (folder, teams, name, data, by, n) in enumerate(files):
        event, same_event = "k%d.oly" % i, "c%d.oly" % i
        opened(event, folder, *teams)
        shutil.copy(event, same_event)
        with open(name, "wb") as f:
            f.write(data)
        olympair("results", same_event, name, "--round", "1", now="2026-02-01 12:00")
        with Desk(event) as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            before = stamp(event)
            r = upload(d, anna, data, name)
            if r.status != 200:
                say(name + " is shown first", (r.status, text(r.text)[-800:]))
                continue
            placed = rows(r.text)
            same(name + ": nothing is stored by looking", (stamp(event), "Nothing is stored yet" in text(r.text)), (before, True))
            if by:
                same(name + ": every entry has its table, and the first says by what", (n and len(placed), all(row[3] for row in placed), placed[0][-1]), (n, True, by))
            r = press(d, anna, r.text)
            same(name + ": one press stores what the command stores", (r.status < 400, stamp(event), boards(event)), (True, before + 1, boards(same_event)))
            d.do(anna, "undo", section="open", seen=stamp(event), reason="the wrong file", confirm=True)
            same(name + ": undo takes all of it back", boards(event), {})


def wrong():
    """What is no such file is one sentence; what contradicts has its line, all at once."""
    opened("e.oly", "pgn-fide", "Alpha", "Bravo", "Cedar", "Delta")
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        page = d.ask("GET", "/open/1/enter", cookie=anna).text
        say("the page of results leads there", None if 'href="/open/1/file"' in page and "Results from a file" in text(page) else page[-800:])
        page = d.ask("GET", "/open/1/file", cookie=anna).text
        say("a form for a file", None if 'enctype="multipart/form-data"' in page and 'type="file"' in page else page[-800:])
        n = stamp()
        for name, data, sentence in (("old.xls", b"\xd0\xcf\x11\xe0" + b"\0" * 600, "old.xls is a workbook of an old Excel (.xls): open it, and save it as .xlsx or as CSV"), ("page.html", b"<html><body>1-0</body></html>", "page.html is a web page"),
                                     ("teams.csv", read("pgn-fide/teams.csv"), "teams.csv is a ranking, a cross table or a list of teams: results are read from the pairings of a round"), ("ranking.csv", read("chess-results-tables/ranking.csv"), "ranking.csv"), ("empty.pgn", b"", "empty.pgn")):
            r = upload(d, anna, data, name)
            same("%s is refused in one sentence" % name, (r.status, stamp(), sentence in text(r.text), r.text.count('class="problem"')), (422, n, True, 1))
        r = d.ask("POST", "/open/1/file", {"second": "yes"}, anna)
        same("no file", (r.status, "choose a file first" in text(r.text)), (400, True))
        games = read("pgn-fide/round.pgn").decode().split("[Event ")[1:]
        make = lambda *g: "".join("[Event " + x for x in g).encode()
        # Two games that contradict: of a player of the other match, and of a board that its players do not share.
        r = upload(d, anna, make(games[0], games[1].replace("Cb, A", "Da, A"), games[2].replace('White "Ac', 'White "Ad')), "bad.pgn")
        said = text(r.text)
        lines = re.findall(r"line (\d+): ", said)
        same("two findings, each with its line", (r.status, stamp(), lines, "2 of 3 results cannot be accepted, so none was" in said), (422, n, ["14", "27"], True))
        same("the table says where the others would go", [row[3:6] for row in rows(r.text)], [["1", "1", "Alpha – Cedar: Aa, A – Ca, A"], ["", "", "not stored: see above"], ["", "", "not stored: see above"]])
        # Unreadable beside unfit: both are told at once.
        r = upload(d, anna, make(games[0].replace("1-0", "2-0"), games[1].replace("Cb, A", "Da, A")), "bad.pgn")
        same("what cannot be read and what does not fit are told together", (r.status, stamp(), "bad.pgn has 2 problems; nothing was recorded" in text(r.text), "line 1: " in text(r.text), "line 14: " in text(r.text)), (422, n, True, True, True))


def colours():
    """The other way round: asked, and answered with a reason; a result that is recorded otherwise likewise."""
    opened("s.oly", "lichess-json", "Alpha", "Bravo", "Cedar", "Türkiye")
    with Desk("s.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        n = stamp("s.oly")
        r = upload(d, anna, read("lichess-json/colours.json"), "colours.json")
        same("reversed colours are asked about", (r.status, stamp("s.oly"), 'name="swap"' in r.text, 'name="reason"' in r.text, 'name="correct"' in r.text), (409, n, True, True, False))
        r = press(d, anna, r.text, **{"dry-run": "yes", "swap": "yes"})
        same("with the tick the preview says so, and asks for a reason", (r.status, stamp("s.oly"), "colours" in text(r.text), bool(re.search('name="reason" required', r.text))), (200, n, True, True))
        shown = r.text
        r = press(d, anna, shown)
        same("without a reason it is not stored", (r.status, stamp("s.oly")), (409, n))
        r = press(d, anna, shown, reason="sat down the wrong way round")
        same("with it it is", (r.status < 400, stamp("s.oly"), len(boards("s.oly"))), (True, n + 1, 1))
        r = press(d, anna, shown, reason="sat down the wrong way round")
        same("pressed twice it is stored once", (stamp("s.oly"), "nothing to change" in text(r.text)), (n + 1, True))
        board, was = next(iter(boards("s.oly").items()))
        table, number = board.split(".")
        other = ("table,board,result\n%s,%s,%s\n" % (table, number, "1/2")).encode()
        r = upload(d, anna, other, "other.csv")
        same("another result than is recorded is asked about", (r.status, stamp("s.oly"), 'name="correct"' in r.text, 'name="swap"' in r.text), (409, n + 1, True, False))
        r = press(d, anna, r.text, **{"dry-run": "yes", "correct": "yes", "reason": "read wrongly"})
        same("the preview says what it replaces", (r.status, rows(r.text)[0][6]), (200, "1/2 instead of " + was))
        # Somebody else corrects it meanwhile: what would be replaced is not what was looked at.
        third = "0-1" if was == "1-0" else "1-0"
        olympair("result", "s.oly", board, third, "--correct", "--reason", "the sheet says so", now="2026-02-01 12:10")
        held = r.text
        r = press(d, anna, held)
        same("a stale form is shown anew", (r.status, boards("s.oly")[board], rows(r.text)[0][6], "has changed since you looked" in text(r.text)), (409, third, "1/2 instead of " + third, True))
        r = press(d, anna, r.text)
        same("and then stored", (r.status < 400, boards("s.oly")[board]), (True, "1/2"))


def people():
    """Who may enter results may do it: a helper those of his tables; two at once do not take each other's files."""
    opened("h.oly", "pgn-fide", "Alpha", "Bravo", "Cedar", "Delta")
    games = read("pgn-fide/round.pgn")
    half = games.index(b'[Event ', games.index(b'"1.2"') - 60)
    with Desk("h.oly") as d:
        anna, hella = d.sign_in(d.key("Anna", "--role", "arbiter")), d.sign_in(d.key("Hella", "--role", "helper", "--section", "open", "--tables", "2-2"))
        cap = d.sign_in(d.key("Cap", "--role", "captain", "--section", "open", "--team", "Alpha"))
        n = stamp("h.oly")
        r = upload(d, hella, games, "round.pgn")
        same("of another's tables nothing is stored", (r.status, stamp("h.oly"), rows(r.text)[0][5], rows(r.text)[4][3]), (409, n, "not stored: see above", "2"))
        mine = upload(d, hella, games[half:], "mine.pgn")
        all_ = upload(d, anna, games, "all.pgn")
        same("his own are shown", (mine.status, [row[3] for row in rows(mine.text)]), (200, ["2"] * 4))
        same("nobody presses another's form", press(d, anna, mine.text).status, 409)
        r = press(d, hella, mine.text)
        same("and stored, although somebody else sent a file meanwhile", (r.status < 400, sorted(boards("h.oly"))), (True, ["2.1", "2.2", "2.3", "2.4"]))
        r = press(d, anna, all_.text)
        same("what others entered just so meanwhile makes no form stale", (r.status < 400, len(boards("h.oly"))), (True, 8))
        same("captains and nobody may not", (upload(d, cap, games, "x.pgn").status, upload(d, None, games[:900], "x.pgn").status, d.ask("GET", "/open/1/file", cookie=cap).status), (403, 401, 403))
        long = b"; " + b"x" * (100 << 10) + b"\n"
        same("a file may be longer than a form", upload(d, anna, games + long, "long.pgn").status, 200)
        said = lambda to, size, who: d.raw("POST %s HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: %s\r\nContent-Length: %d\r\n%s\r\n" % (to, d.origin, size, "Cookie: %s\r\n" % who if who else ""))
        one = said("/open/1/file", (4 << 20) + 1, anna)
        same("but not longer than the page says", (one.split(" ")[1], "4 MB at most" in one), ("413", True))
        same("nor from nobody, nor to another page", [said(*x).split(" ")[1] for x in (("/open/1/file", 65 << 10, None), ("/file", 65 << 10, anna), ("/open/1/files", 65 << 10, anna))], ["413"] * 3)
        r = d.ask("POST", "/open/do/results", {"round": "1", "results": "x" * 130000}, anna)
        same("a form that is too long says where results go", (r.status, "send results as a file" in r.text), (413, True))


def second():
    """What another arbiter reads on the sheets is compared: nothing of the first entry changes."""
    opened("d.oly", "pgn-fide", "Alpha", "Bravo", "Cedar", "Delta")
    olympair("set", "d.oly", "-s", "open", "--double-entry", "yes", now="2026-02-01 12:00")
    games = read("pgn-fide/round.pgn")
    with Desk("d.oly") as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "arbiter")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        press(d, anna, upload(d, anna, games, "first.pgn").text)
        first = boards("d.oly")
        page = d.ask("GET", "/open/1/enter?second=yes", cookie=boris).text
        say("the page of the second entry leads to its own", None if 'href="/open/1/file?second=yes"' in page and 'name="second" value="yes"' in d.ask("GET", "/open/1/file?second=yes", cookie=boris).text else page[-600:])
        other = games.replace(b"1-0", b"1/2-1/2", 2).replace(b"1/2-1/2\n\n[", b"1/2-1/2\n\n[", 1)
        r = press(d, boris, upload(d, boris, other, "second.pgn", second="yes").text)
        differ = text(d.ask("GET", "/open/report/differences?round=1", cookie=boris).text)
        same("both entries are there, and the first stands", (r.status < 400, boards("d.oly") == first, "Alpha" in differ), (True, True, True))
        n = stamp("d.oly")
        r = upload(d, anna, games, "own.pgn", second="yes")
        same("nobody enters both times", (r.status, stamp("d.oly")), (409, n))


def players():
    """Where players are paired a table is a game, and the file names no teams that count."""
    olympair("new", "p.oly", "--name", "Cup", "--federation", "NOR", "--start", "2026-02-01", "--end", "2026-02-03", now="2026-02-01 09:00")
    olympair("section", "p.oly", "open", "--system", "dutch2006", "--unit", "player", "--rounds", "3", now="2026-02-01 09:00")
    with open("players.csv", "w") as f:
        f.write("name,federation,rating\n" + "".join('"Solo%d, Ann",NOR,%d\n' % (i, 2400 - 50 * i) for i in range(1, 7)))
    for step in (("import", "p.oly", "players.csv"), ("number", "p.oly"), ("lot", "p.oly", "white"), ("pair", "p.oly"), ("publish", "p.oly")):
        olympair(*step, "-s", "open", now="2026-02-01 09:00")
    games = re.sub(r"(?m)^\*$", "1. e4 e5 1-0", olympair("export", "p.oly", "-s", "open", "--as", "pgn", now=None).replace('[Result "*"]', '[Result "1-0"]'))
    with Desk("p.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        r = upload(d, anna, games.encode(), "games.pgn")
        same("each game has its table and no board", (r.status, [row[3] for row in rows(r.text)], {row[6] for row in rows(r.text)}), (200, ["1", "2", "3"], {"names of players"}))
        r = press(d, anna, r.text)
        same("and is stored", (r.status < 400, len(boards("p.oly"))), (True, 3))


with Folder():
    second(), players()
    kinds(), wrong(), colours(), people()
end()
