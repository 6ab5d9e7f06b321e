# SPDX-License-Identifier: Apache-2.0
"""Everything that a person reads goes through the tables of sentences: told in the made-up language, whose every vowel has an accent, no
English is left but names. What is left all the same is listed in language.txt, place by place, and only there: what is new fails, and so
does what is gone and still listed. LANGUAGE=write writes the list anew."""
import html

from desk import *

os.environ["OLYMPAIR_LANGUAGE"] = "pseudo"
LIST = ROOT + "/tests/desk/language.txt"
left = set()


def words(text):
    return re.findall(r"[^\W\d_]+", text)


def table(name, pattern):
    return " ".join(sum((list(m) if isinstance(m, tuple) else [m] for m in re.findall(pattern, open(ROOT + "/" + name).read(), re.M)), []))


# Names: of the event and all in it, of commands, options, reports and operands, of people and files; and the mark "warning:", which programs look for.
NAMES = set(words(open(ROOT + "/tests/data/small/registration.xml").read()) +
            words(table("cli/commands.def", r'^(?:CMD|DO)\((\w+),')) + words(table("cli/commands.def", r'^CMD(?:_AS)?\(.*?"([^"]*)", *(?:TAKES|WHO|OF_|WRITES|SHEET|0)')) +
            words(table("cli/options.def", r'^OPTION\(\w+, +"([^"]*)", +(?:\'.\'|0), +("[^"]*"|NULL)')) +
            words(table("reports/sheet/report.h", r'^ +X\((?:\w+, )"([a-z-]+)"')) + words(table("reports/sheet/report.h", r'^ +X\(ABOUT_\w+, +"([^"]*)"')) +
            words("olympair warning EVENT oly Anna Dan GOLD HILL IVAN JOST arbiter sheet UTC PDF pdf xlsx csv json html text CSV JSON XLSX HTML Olympair FIDE GM IM"))


def is_english(word):
    return word.isascii() and len(word) > 1 and re.search("[aeiouAEIOU]", word) and not word.isupper() and word not in NAMES


def look(place, text):
    """What of it was never a row, numbers apart; the marks of direction a terminal is shown in writing."""
    text = re.sub(r"\\u20[0-9A-F]{2}|[\u200E\u200F]", "", text)
    for line in text.splitlines():
        if any(is_english(w) for w in words(line)):
            kept = " ".join(w for w in re.findall(r"\S+", line) if not any(x in NAMES for x in words(w)))
            left.add(place + ": " + re.sub(r"\d+", "#", kept))


def shown(page):
    """What stands on a page, a line for what is between two marks and for what a field says of itself."""
    page = re.sub(r"(?s)<(script|style)\b.*?</\1>", "\n", page)
    tips = re.findall(r'(?:placeholder|aria-label|title|alt)="([^"]*)"', page)
    return html.unescape("\n".join([re.sub(r"<[^>]*>", "\n", page)] + tips))


def told(*command, code=0):
    run = subprocess.run([PROGRAM, *command], capture_output=True, env=dict(os.environ, OLYMPAIR_USER="arbiter", TZ="UTC", LC_ALL="C"))
    same("%s ends with %d" % (" ".join(command), code), run.returncode, code)
    return (run.stdout + run.stderr).decode()


def read_round(ask, *pages):
    """Pages while a round goes on, but for what is folded, which are reports."""
    for page in pages:
        look("round", shown(re.sub(r"(?s)<details.*?</details>", "", ask(page).body.decode())))


def read_rounds(d):
    """What the TAP and a captain read from the first draft to the second publication."""
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    tap = by(d, anna)
    captain = by(d, d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland")))
    olympair("pair", "e.oly", "-s", "open")
    read_round(tap, "/open/1", "/open/1/draft", "/open/presence?team=1", "/journal", "/print")
    olympair("publish", "e.oly", "-s", "open")
    read_round(tap, "/open/1", "/open/1/lineups", "/open/1/lineups?open=yes", "/open/1/lineups?team=1", "/open/1/enter")
    d.settle(anna)
    read_round(captain, "/me")
    olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "Ireland")
    read_round(tap, "/open/1", "/open/1/lineups", "/open/1/enter", "/open/1/enter?second=yes", "/open/1/tap")
    for table in range(1, 6):
        olympair("result", "e.oly", str(table), "1-0", "1/2", "0-1", "1-0", "-s", "open")
    olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
    read_round(tap, "/open/1", "/open/1/enter", "/open/1/tap", "/open/2", "/open/2/draft", "/people?name=Dan")
    d.settle(anna)
    read_round(captain, "/me")


def read(prefix, ask):
    for target, (_, _, body) in pages(ask, "none").items():
        if body.startswith(b"<!DOCTYPE html>"):
            look(prefix, shown(body.decode()))


def heads(page):
    """What the site itself says on a page: titles, captions, heads of columns, keys and links, and not the sheets that are shown there."""
    page = re.sub(r"(?s)<header>.*?</header>|<svg\b.*?</svg>|<noscript>.*?</noscript>", "", page)
    return "\n".join(html.unescape(re.sub(r"<[^>]*>", "\n", m[1])) for m in re.findall(
        r"(?s)<(h2|caption|summary|th|small|nav|label|button|p class=\"(?:key|count|all|soft|why)[^>]*)\b[^>]*>(.*?)</(?:\1|p)>", page))


def site(place, event, part=shown):
    olympair("site", event, "www", "--all", now=None)
    for folder, _, files in os.walk("www"):
        for file in files:
            if file.endswith(".html") and (part is shown or re.match("index|pairings|boards|standings|crosstable|team-|player-|table-", file)):
                look(place, part(open(os.path.join(folder, file)).read()))
    shutil.rmtree("www")


def play(event, section, rounds, *games):
    """Of each round the games of its first tables, as many as `rounds` says."""
    for tables in rounds:
        for command in (["pair"], ["publish", "--confirm", "--leave-fide-mode"], ["lineups", "--open", "--confirm"])[:3 if len(games) > 1 else 2]:
            olympair(command[0], event, *command[1:], "-s", section, now=PLAYED)
        for table in range(1, tables + 1):
            olympair("result", event, str(table), *games, "-s", section)


same("English is known from what was told", [bool(is_english(w)) for w in ("Rank", "Ráánk", "by", "MATCH", "Ireland")], [True, False, False, False, False])
with Folder():
    small()
    with Desk("e.oly") as d:
        read_rounds(d)
with Folder():
    small()
    for command in table("cli/commands.def", r'^(?:CMD|DO)\((\w+),').split():
        look("help", told("help", command))
    look("help", told("help"))
    for command, code in ((("standngs",), 2), (("pair",), 2), (("standings", "none.oly"), 4), (("standings", "e.oly", "--round", "three", "-s", "open"), 2), (("result", "e.oly", "1.1", "1-0", "-s", "open"), 7),
                          (("report", "e.oly", "nothing", "-s", "open"), 2), (("publish", "e.oly", "-s", "open"), 7), (("points", "e.oly", "Ireland", "-s", "open"), 2)):
        look("refusal", told(*command, code=code))
    look("journal", told("journal", "e.oly"))
    for report in ("numbers", "teams", "standings", "presence", "orders"):
        look("sheet " + report, told("report", "e.oly", report, "-s", "open"))
    with Desk("e.oly") as d:
        tap = d.sign_in(d.key("Anna", "--role", "tap"))
        read("desk", by(d, tap))
        read("captain", by(d, d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland"))))
    site("site", "e.oly")
    play("e.oly", "open", (5, 2), "1-0", "1/2", "0-1", "+-")
    site("site of rounds", "e.oly", heads)
    look("explain", told("explain", "e.oly", "-s", "open") + told("explain", "e.oly", "-s", "open", "Ireland"))
    look("check", told("check", "e.oly"))
    open("players.csv", "w").write("".join("%s,IRL,%s\n" % row for row in (("name", "rating"), ("GOLD", 2000), ("HILL", 1900), ("IVAN", 1800), ("JOST", 1700))).replace("name,IRL", "name,federation"))
    olympair("new", "blitz.oly", "--name", "CUP")
    olympair("section", "blitz.oly", "blitz", "--title", "BLITZ", "--unit", "player", "--system", "berger")
    olympair("import", "blitz.oly", "players.csv")
    olympair("number", "blitz.oly")
    olympair("lot", "blitz.oly", "white")
    play("blitz.oly", "blitz", (2, 2, 1), "1-0")
    site("site of players", "blitz.oly", heads)
    look("explain", told("explain", "blitz.oly") + told("explain", "blitz.oly", "HILL", "IVAN"))

known = set(open(LIST).read().splitlines()) if os.path.exists(LIST) else set()
if os.environ.get("LANGUAGE") == "write":
    open(LIST, "w").write("\n".join(sorted(left)) + "\n")
say("no English is new", sorted(left - known)[:20])
say("what has a row by now is not listed", sorted(known - left)[:20])
end()
