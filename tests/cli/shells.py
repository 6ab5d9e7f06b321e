# SPDX-License-Identifier: Apache-2.0
"""shells.py SHELL SCRIPT - types lines with Tab into a real shell that has read the completion, in the folder with e.oly and bin/olympair, and
looks at what the shell ran: a line of TAP for each."""
import os
import pty
import select
import sys
import time

SHELL, SCRIPT = sys.argv[1:]
NOTED = os.path.abspath("noted")
PATIENCE = 60

START = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "source '%s'"),
    "zsh": (["zsh", "-f", "-i"], "autoload -Uz compinit; compinit -D -u; source '%s'"),
    "fish": (["fish", "-i", "--no-config"], "source '%s'"),
}

# What is typed, and the words that olympair gets.
LINES = [
    ("a command", "olympair standin\t e.oly", ["standings", "e.oly"]),
    ("an event file", "olympair pair e.o\t", ["pair", "e.oly"]),
    ("a file of another kind is no event", "olympair pair tea\t", ["pair", "tea"]),
    ("any file", "olympair import e.oly tea\t", ["import", "e.oly", "teams.csv"]),
    ("an option and its value", "olympair print e.oly --pap\tLet\t", ["print", "e.oly", "--paper", "Letter"]),
    ("a choice behind =", "olympair print e.oly --set=bul\t", ["print", "e.oly", "--set=bulletin"]),
    ("a section", "olympair pair e.oly -s sen\t", ["pair", "e.oly", "-s", "seniors"]),
    ("a team", "olympair team e.oly Nor\t", ["team", "e.oly", "Norway"]),
    ("a team of two words", "olympair team e.oly New\t", ["team", "e.oly", "New Zealand"]),
    ("a team with an apostrophe", "olympair team e.oly C\u00f4\t", ["team", "e.oly", "C\u00f4te d'Ivoire"]),
    ("a team in quotes", "olympair team e.oly 'New Z\t", ["team", "e.oly", "New Zealand"]),
    ("a team after a backslash", "olympair team e.oly New\\ Z\t", ["team", "e.oly", "New Zealand"]),
    ("a player of a team in quotes", "olympair lineup e.oly 'New Zealand' Cleo\t", ["lineup", "e.oly", "New Zealand", "Cleo Ngata"]),
    ("a report", "olympair report e.oly cross\t", ["report", "e.oly", "crosstable"]),
    ("what is typed is not carried out", "olympair lineup e.oly '$(touch ran)' '`touch ran`' N\t", ["lineup", "e.oly", "$(touch ran)", "`touch ran`", "N"]),
]


class Terminal:
    def __init__(self):
        command, source = START[SHELL]
        env = {"HOME": os.path.abspath("home"), "PATH": os.path.abspath("bin") + ":" + os.environ["PATH"], "NOTED": NOTED,
               "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm"}
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], command, env)
        self.seen = b""
        self.type(source % SCRIPT + "\n")

    def read(self, seconds):
        if select.select([self.fd], [], [], seconds)[0]:
            try:
                self.seen = (self.seen + os.read(self.fd, 65536))[-4000:]
            except OSError:
                pass

    def type(self, text):
        os.write(self.fd, text.encode())

    def ran(self, text):
        """The words that olympair got once the line was typed; None: it was not run."""
        if os.path.exists(NOTED):
            os.remove(NOTED)
        self.type(text)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read(0.05)
            if os.path.exists(NOTED):
                with open(NOTED, encoding="utf-8") as f:
                    return f.read().split("\n")[:-1]
        return None


def main():
    terminal = Terminal()
    bad = 0
    if terminal.ran("olympair ready\n") != ["ready"]:
        print("not ok - %s begins" % SHELL, "\n#", repr(terminal.seen))
        return 1
    for what, line, want in LINES:
        got = terminal.ran(line + "\n")
        wrong = got != want or os.path.exists("ran")
        bad += wrong
        print("%s - in %s: %s" % ("not ok" if wrong else "ok", SHELL, what))
        if wrong:
            print("# typed %r, ran %r, want %r\n# %r" % (line, got, want, terminal.seen[-600:]))
    os.write(terminal.fd, b"exit\n")
    os.close(terminal.fd)
    os.waitpid(terminal.pid, 0)
    return bad > 0


sys.exit(main())
