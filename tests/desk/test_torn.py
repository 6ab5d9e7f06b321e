# SPDX-License-Identifier: Apache-2.0
"""A program is killed while it folds the write-ahead log into the event file, in the middle of any page: what the log holds is there."""
import sqlite3

from desk import *

HALF_PAGE = 2048
IMPORTED = [("import", "e.oly", ROOT + "/tests/data/small/registration.xml")]
ROUND = [(name, "e.oly", *words, "-s", "open") for name, *words in
          (("number",), ("lot", "white"), ("pair",), ("publish",), ("result", "1", "1-0", "1/2", "0-1", "1/2", "--reason", "early", "--confirm"))]


def read(path):
    with open(path, "rb") as f:
        return f.read()


def write(path, content):
    with open(path, "wb") as f:
        f.write(content)


def journal(path):
    try:
        return olympair("journal", path, now=None)
    except AssertionError as refused:
        return str(refused)[-300:]


def killed_after(name, commands):
    """The file after each half of a page that is written when the log with these entries is folded in."""
    with Folder():
        olympair("new", "e.oly")
        reader = sqlite3.connect("e.oly")  # as long as it is there nobody folds the log in
        reader.execute("SELECT count(*) FROM journal").fetchall()
        for words in commands:
            olympair(*words)
        want = journal("e.oly")
        before, log = read("e.oly"), read("e.oly-wal")
        reader.close()
        after = read("e.oly")
        same("%s: the log is folded in" % name, (os.path.exists("e.oly-wal"), journal("e.oly")), (False, want))
        halves = [at for at in range(HALF_PAGE, max(len(before), len(after)), HALF_PAGE) if before[at - HALF_PAGE:at] != after[at - HALF_PAGE:at]]
        say("%s: many half pages are written" % name, None if len(halves) > 12 else len(halves))
        wrong = []
        for at in halves:
            write("g.oly", after[:at] + before[at:]), write("g.oly-wal", log)
            if os.path.exists("g.oly-shm"):
                os.remove("g.oly-shm")
            if journal("g.oly") != want:
                wrong.append((at, journal("g.oly")))
        say("%s: wherever it is killed, every entry is there" % name, wrong[:5])


killed_after("import", IMPORTED)
killed_after("a round", IMPORTED + ROUND)
end()
