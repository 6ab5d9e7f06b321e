#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Whatever somebody typed has a reader in teams/member.def, and nobody else reads it: an event is made by commands in which every text says something of
its own; then all reports in all formats, what is printed, exported and shown on the site, and every page of the arbiters, of two captains and of the public are
searched for what their readers may not know. A text that is added and has no value here is named."""
import concurrent.futures
import io
import zipfile

from desk import *

OWN, OTHER = "Poland", "Ireland"  # the first two meet in round 1; the texts of captains are about the first
MEMBERS = re.findall(r"^(?:KEY|COLUMN)\((\w+), (\w+), TEXT, [^,]+, (\w+)[,)]", open(ROOT + "/teams/member.def").read(), re.M)
REPORTS = re.findall(r'^    X\(\w+, "([\w-]+)", NEEDS_\w+, (ABOUT_\w+), SEEN_BY_(\w+),', open(ROOT + "/reports/sheet/report.h").read(), re.M)
# A text of these is what every sheet has as well.
ELSEWHERE = {("signature", "results"): "results of a match, as they stand"}
READERS = ["ALL", "CAPTAINS", "STAFF"]
REMARK = ("journal", "remark")  # no member: it stands in the journal alone
READER_OF = {(table, column): reader for table, column, reader in MEMBERS} | {REMARK: "STAFF"}
STAMP = "2016-09-02 10:00:00 2."  # what sections and teams are known by begins so (desk/base/identity.h)


def mark(of):
    """A word that stands nowhere else."""
    n = list(READER_OF).index(of)
    return "zq" + "bcdfghjklmnpqrstvwxz"[n // 20] + "bcdfghjklmnpqrstvwxz"[n % 20] + "xvz"


def make(path="e.oly"):
    """By commands, each done by somebody of his own where the event says who did it."""
    def do(command, *words, by="arbiter", reason=None, now="2026-09-02 11:00", section="open"):
        user = mark(by) if isinstance(by, tuple) else by
        why = ["--reason", mark(reason)] if isinstance(reason, tuple) else ["--reason", reason] if reason else []
        return olympair(command, path, *words, *why, *(["-s", section] if section else []), now=now, user=user)

    def results(tables, now):
        for table, last in tables.items():
            do("result", table, "1-0", "1/2", *last, by=("board", "by"), now=now)
            do("result", table, "1-0", "1/2", *last, "--second", by=("second_entry", "by"), now=now)

    data = ROOT + "/tests/data/"
    small(path)
    os.mkdir(mark(("event", "mirror")))
    do("set", "--venue", "Hall of Congress", "--contact", mark(("event", "contact")), "--address", "https://desk.example.org", "--site-address",
       "https://example.org/site/", "--line", "Supported by the City", "--embed", "https://news.example.org", "--copies", "pairings: %s 2" % mark(("event", "copies")), "--mirror", mark(("event", "mirror")), "--arbiters",
       "IA Takis Nikolopoulos 4200012 (chief arbiter); Ann Smith (arbiter)", section=None)
    do("set", "--flags", data + "flags/one", section=None)
    do("set", "--hall", "Hall A", "--time-control", "90+30", "--double-entry", "yes")
    do("correct", OWN, "1", "--latin", "Wasik, Lukasz")
    do("announce", OWN, "--due", "2026-09-02 09:00", "--travel", mark(("arrival", "travel")))
    do("arrive", OWN, by=("arrival", "by"))
    do("order", OWN, "--received", by=("board_order", "received_by"))
    do("order", OWN, "--confirmed", by=("board_order", "confirmed_by"))
    do("bar", OWN, "Bulgaria", by=("barred", "by"), reason=("barred", "reason"))
    do("points", OWN, "-1", "0", reason=("adjustment", "reason"))
    do("pair")
    do("move", "Egypt", "Azerbaijan", by="somebody", reason=("fixture", "by_hand"))
    do("bye", "Vietnam", by="somebody", reason=("round", "bye_by_hand"))
    do("publish")
    do("lineup", OWN, "1", "2", "3", "5", by=("lineup", "by"), reason=("lineup", "reason"), now="2026-09-02 14:00")
    do("lineups", "--open", reason="in time", now="2026-09-02 14:30")
    results({table: ("0-1", "1-0") for table in "12345"}, "2026-09-02 18:00")
    do("sign", OWN, "--dispute", mark(("signature", "remark")), by=("signature", "by"), now="2026-09-02 19:00")
    do("warn", OWN, by=("warning", "by"), reason=("warning", "reason"), now="2026-09-02 19:00")
    do("remark", "5", by="somebody", reason=REMARK, now="2026-09-02 19:00")
    do("absent", OWN, "--round", "3", by=("absence", "by"), reason=("absence", "reason"), now="2026-09-02 19:00")
    do("result", "4", "--absent", "Greece", "--present", "4", "--correct", reason="it did not come", now="2026-09-02 19:00")
    do("result", "3", "--count-as", "played", reason=("fixture", "decided_why"), now="2026-09-02 19:00")
    do("excuse", "Greece", by=("excuse", "by"), reason=("excuse", "reason"), now="2026-09-02 19:00")
    do("pair", now="2026-09-02 20:00")
    do("publish", now="2026-09-02 20:00")
    do("result", "5.1", "0-1", "--round", "1", "--correct", by=("correction", "by"), reason=("correction", "reason"), now="2026-09-02 21:00")
    do("result", "2", "--absent", "Azerbaijan", "--present", "4", "--round", "1", "--correct", by=("mark_correction", "by"), reason=("mark_correction", "reason"),
       now="2026-09-02 21:00")
    do("arrive", "Egypt", "--with", "2", now="2026-09-03 14:00")
    do("start", "--let-play", "Egypt", "--lasting", reason=("team", "let_play"), now="2026-09-03 14:10")
    do("lineups", "--open", reason="in time", now="2026-09-03 14:30")
    results({"1": ("0-1", "1-0"), "Egypt": ("-+", "-+"), "3": ("0-1", "1-0"), "4": ("0-1", "1-0"), "5": ("0-1", "1-0")}, "2026-09-03 18:00")
    do("shorten", "--rounds", "4", by=("shortening", "by"), reason=("shortening", "reason"), now="2026-09-03 19:00")
    do("pair", now="2026-09-03 20:00")


def values(path="e.oly"):
    """(table, column) -> what is to be searched for, of texts that not everybody may read; and the rows of which the event says nothing."""
    found, empty = {REMARK: mark(REMARK)}, []
    with contextlib.closing(sqlite3.connect("file:%s?mode=ro" % path, uri=True)) as event:
        for table, column, reader in MEMBERS:
            if reader == "ALL" or (table, column) in ELSEWHERE:
                continue
            said = [row[0] for row in event.execute("SELECT DISTINCT %s FROM %s" % (column, table))]
            if column == "identity":
                found[table, column] = STAMP if all(x.startswith(STAMP) for x in said) else None
            elif any(mark((table, column)) in x for x in said):
                found[table, column] = mark((table, column))
            if not found.get((table, column)):
                empty.append("%s.%s" % (table, column))
    return found, empty


def plain(data):
    """What a file says, without blanks: lines are broken anywhere."""
    if data.startswith(b"%PDF"):
        data = subprocess.run(["pdftotext", "-raw", "-", "-"], input=data, capture_output=True, check=True).stdout
    if data.startswith(b"PK\3\4"):
        with zipfile.ZipFile(io.BytesIO(data)) as book:
            data = b"".join(book.read(name) for name in book.namelist())
    return b"".join(data.split())


class Search:
    """What was found where, and what should not have been."""

    def __init__(self, markers):
        self.markers = {of: "".join(text.split()).encode() for of, text in markers.items()}
        self.seen = {reader: set() for reader in READERS}
        self.wrong, self.files = [], 0

    def look(self, where, data, reader, own=True):
        """Where those readers read it; `own`: captains of the team that the texts are about."""
        data = plain(data)
        self.files += 1
        for of, text in self.markers.items():
            if text not in data:
                continue
            self.seen[reader if own else "ALL"].add(of)
            others = reader == "CAPTAINS" and not own and of[0] != "event"  # what is of no team is for captains of all
            if READERS.index(READER_OF[of]) > READERS.index("ALL" if others else reader):
                self.wrong.append("%s: %s.%s" % (where, *of))

    def end(self, what):
        say("%s, %d files" % (what, self.files), "\n".join(sorted(set(self.wrong))) if self.wrong else "nothing was read" if not self.files else None)
        self.wrong, self.files = [], 0


def run(commands):
    """The file that each made, its last word, or None."""
    def one(words):
        done = subprocess.run([PROGRAM, *words], capture_output=True, env=dict(os.environ, TZ="UTC", LC_ALL="C"))
        return words[-1] if done.returncode == 0 and os.path.exists(words[-1]) else None
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        return list(pool.map(one, commands))


def files(folder):
    return [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names]


def about(subject):
    """The operands of a report, and for whom it is made then, if that is somebody else than its readers."""
    return {"ABOUT_TEAM": [[OWN], [OTHER]], "ABOUT_ANY": [[], [OTHER]], "ABOUT_TWO": [[], [OWN, OTHER]], "ABOUT_PLAYER": [[OWN, "1"]]}.get(subject, [[]])


def try_reports(search):
    """Each in every format, and on the screen; what a captain of another team gets has nothing of the own one."""
    jobs = [(name, reader, words, number, form) for name, subject, reader in REPORTS for words in about(subject) for number, forms in
            [("", ["text", "csv", "json", "html", "pdf", "xlsx"]), ("1", ["json", "html"])] for form in forms]
    made = set()
    for (name, reader, words, number, form), path in zip(jobs, run([
            ["report", "e.oly", name, *words, "-s", "open", *(["--round", number] if number else []), "--format", form, "-o", "%s-%s%s.%s" % (
                name, number, "".join(words), form)] for name, _, words, number, form in jobs])):
        if path:
            made.add(name)
            search.look(path, open(path, "rb").read(), reader, words != [OTHER])
    same("reports that the event has none of", sorted({name for name, _, _ in REPORTS} - made), ["certificates"])
    search.end("no report says what its readers may not know")


def try_sets(search):
    sets = re.findall(r'^ *X\(SET_[A-Z]+, *"([a-z]+)", *READY_', open(ROOT + "/reports/sheet/sets.h").read(), re.M)
    reader_of = {name: reader for name, _, reader in REPORTS}
    run([["print", "e.oly", "-s", "open", "--round", "2", "--set", name, "-o", "print-" + name] for name in sets])
    for path in [path for name in sets for path in files("print-" + name) if not path.startswith("print-%s/contents" % name)]:
        name = max((name for name in reader_of if path.endswith(name + ".pdf")), key=len, default="standings")
        search.look(path, open(path, "rb").read(), reader_of[name])
    search.end("no sheet that is printed does")


def try_exports(search):
    kinds = re.findall(r'^    \{ "([a-z0-9-]+)", (?:"|NULL)', open(ROOT + "/office/exports.c").read(), re.M)
    for kind in kinds:
        path, = run([["export", "e.oly", *([] if kind in ["json", "xlsx"] else ["-s", "open"]), *(["--round", "2"] if kind == "pgn" else []), "--as", kind, "-o", "export." + kind]])
        search.look(path, open(path, "rb").read(), "STAFF" if kind == "json" else "ALL")
    path, = run([["trace", "e.oly", "-s", "open", "--round", "2", "-o", "trace.json"]])
    search.look(path, open(path, "rb").read(), "ALL")
    search.end("no export does but that of the whole event")


def try_site(search):
    olympair("site", "e.oly", "site", now=None)
    for path in files("site"):
        search.look(path, open(path, "rb").read(), "ALL")
    search.end("no file of the site does")


def try_pages(search):
    with Desk("e.oly", "--public", "127.0.0.1:0", "--site", "www") as d:
        public = re.search(r"^(http://\S+) is for the public$", d.said, re.M).group(1)
        boris = d.sign_in(d.key("boris", "--role", "arbiter"))
        captains = [(team, d.sign_in(d.key("captain of " + team, "--role", "captain", "-s", "open", "--team", team))) for team in [OWN, OTHER]]
        for reader, own, cookie in [("STAFF", True, boris), ("ALL", True, None), *[("CAPTAINS", team == OWN, cookie) for team, cookie in captains]]:
            for address, (status, _, body) in pages(by(d, cookie), formats="none").items():
                search.look("%s for %s" % (address, reader), body, reader, own)
        search.end("no page of the desk does")
        for name, subject, reader in REPORTS:
            for form in ["json", "pdf"]:
                r = d.ask("GET", "/open/report/%s?%s" % (name, urllib.parse.urlencode([("format", form)] + [("about", word) for word in about(subject)[0]])), cookie=boris)
                if r.status == 200:
                    search.look("%s as %s" % (name, form), r.body, reader)
        search.end("no file of a report does")
        d.public_page(public)
        site_is_still("www")
        for path in files("www"):
            data, same_path = open(path, "rb").read(), path.replace("www", "site", 1)
            if os.path.exists(same_path) and open(same_path, "rb").read() == data:
                search.files += 1
            else:
                search.look(path, data, "ALL")
        search.end("no page for the public does")


with Folder():
    make()
    markers, empty = values()
    say("every text that not everybody may read says something of its own here", "give these a value: " + ", ".join(empty) if empty else None)
    search = Search(markers)
    for part in [try_reports, try_sets, try_exports, try_site, try_pages]:
        part(search)
    same("whatever has a reader was found on his pages but what is in no file", sorted(of for of in markers if of not in search.seen["STAFF"]),
         [("section", "identity"), ("team", "identity")])
    same("and a captain found his own", sorted(search.seen["CAPTAINS"] & {("signature", "remark"), ("board_order", "confirmed_by")}),
         [("board_order", "confirmed_by"), ("signature", "remark")])
end()
