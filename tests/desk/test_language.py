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


# Names: of the event and all in it, of commands, options, reports and operands, of people and files.
NAMES = set(words(open(ROOT + "/tests/data/small/registration.xml").read()) +
            words(table("cli/commands.def", r'^(?:CMD|DO)\((\w+),')) + words(table("cli/commands.def", r'^CMD(?:_AS)?\(.*?"([^"]*)", *(?:TAKES|WHO|OF_|WRITES|SHEET|0)')) +
            words(table("cli/options.def", r'^OPTION\(\w+, +"([^"]*)", +(?:\'.\'|0), +("[^"]*"|NULL)')) +
            words(table("reports/sheet/report.h", r'^ +X\((?:\w+, )"([a-z-]+)"')) + words(table("reports/sheet/report.h", r'^ +X\(ABOUT_\w+, +"([^"]*)"')) +
            words("olympair EVENT oly Anna Dan arbiter sheet UTC PDF pdf xlsx csv json html text CSV JSON XLSX HTML Olympair FIDE GM IM"))


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
    """Pages while a round goes on, but for what is folded, which are reports, and for times and spans of time."""
    for page in pages:
        text = shown(re.sub(r"(?s)<details.*?</details>", "", ask(page).body.decode()))
        look("round", re.sub(r"(\b[A-Z][a-z]{2} )?\d+ Sept( \d+)?|\d+ (day|hour|minute)s?\b", "", text))


def read_rounds(d):
    """What the TAP and a captain read from the first draft to the second publication."""
    tap = by(d, d.sign_in(d.key("Anna", "--role", "tap")))
    captain = by(d, d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland")))
    olympair("pair", "e.oly", "-s", "open")
    read_round(tap, "/open/1", "/open/1/draft", "/open/presence?team=1", "/journal", "/print")
    olympair("publish", "e.oly", "-s", "open")
    read_round(tap, "/open/1", "/open/1/lineups", "/open/1/lineups?open=yes", "/open/1/lineups?team=1", "/open/1/enter")
    read_round(captain, "/me")
    olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "Ireland")
    read_round(tap, "/open/1", "/open/1/lineups", "/open/1/enter", "/open/1/enter?second=yes", "/open/1/tap")
    for table in range(1, 6):
        olympair("result", "e.oly", str(table), "1-0", "1/2", "0-1", "1-0", "-s", "open")
    olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
    read_round(tap, "/open/1", "/open/1/enter", "/open/1/tap", "/open/2", "/open/2/draft", "/people?name=Dan")
    read_round(captain, "/me")


def read(prefix, ask):
    for target, (_, _, body) in pages(ask, "none").items():
        if body.startswith(b"<!DOCTYPE html>"):
            look(prefix, shown(body.decode()))


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
    olympair("site", "e.oly", "site", now=None)
    for folder, _, files in os.walk("site"):
        for file in files:
            if file.endswith(".html"):
                look("site", shown(open(os.path.join(folder, file)).read()))

known = set(open(LIST).read().splitlines()) if os.path.exists(LIST) else set()
if os.environ.get("LANGUAGE") == "write":
    open(LIST, "w").write("\n".join(sorted(left)) + "\n")
say("no English is new", sorted(left - known)[:20])
say("what has a row by now is not listed", sorted(known - left)[:20])
end()
