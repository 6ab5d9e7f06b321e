# SPDX-License-Identifier: Apache-2.0
"""The cases of the folders beside this file: what is read of a file in the form of another program. README.md says how a case is written."""
import concurrent.futures
import json
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PROGRAM = os.path.abspath(os.environ.get("OLYMPAIR", ROOT + "/build/release/olympair"))
NOW = "2026-02-01 12:00"
# Commands that record nothing and have no --now.
TIMELESS = {"crosstable", "player", "report", "standings", "team", "teams", "pairings", "export", "help", "list", "verify", "engine", "explain"}


class Case:
    def __init__(self, folder, name, line):
        self.folder, self.name, self.line, self.pending, self.steps = folder, name, line, None, []
        if ", pending: " in name:
            self.name, self.pending = name.split(", pending: ", 1)


class Step:
    """One command, and what is expected of it."""

    def __init__(self, words, line):
        self.words, self.line, self.code, self.expected = words, line, 0, []


def read_cases(path):
    """The cases of a file; a line that is none of the form is a mistake of who wrote it."""
    folder, cases, last = os.path.dirname(path), [], None
    for number, text in enumerate(open(path, encoding="utf-8"), 1):
        sign, _, rest = text.strip().partition(" ")
        rest = rest.strip()
        if not sign or sign.startswith("#"):
            continue
        if sign == "case":
            cases.append(Case(folder, rest, number))
            continue
        last = cases[-1].steps[-1] if cases and cases[-1].steps else None
        if sign in "$%" and cases:
            cases[-1].steps.append(Step(shlex.split(rest) if sign == "$" else rest, number))
        elif sign == "exit" and last:
            last.code = int(rest)
        elif sign in "|!@" and last:
            last.expected.append((sign, rest, number))
        else:
            raise SystemExit("%s:%d: no line of a case: %s" % (path, number, text.strip()))
    return cases


def plain(text):
    return " ".join(text.split())


def member(value, path):
    """The value at `sections.open.teams.Alpha.players.1.born`: an item of a list by its name, or by its number from 1."""
    for part in re.findall(r'"[^"]*"|[^.]+', path):
        part = part.strip('"')
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list):
            named = [item for item in value if isinstance(item, dict) and item.get("name") == part]
            value = named[0] if named else value[int(part) - 1] if part.isdigit() and int(part) <= len(value) else None
        else:
            return None
    return value


class Made:
    """The bytes of an event that several cases begin with, and what was said when it was made."""

    def __init__(self):
        self.lock, self.bytes, self.said = threading.Lock(), None, None


class Run:
    """One case in a copy of its folder."""

    def __init__(self, folder, scratch):
        self.folder = scratch
        for name in os.listdir(folder):
            if name not in ("README.md", "cases") and os.path.isfile(os.path.join(folder, name)):
                shutil.copy(os.path.join(folder, name), scratch)
        self.env = dict(os.environ, OLYMPAIR_USER="arbiter", TZ="UTC", LC_ALL="C", HOME=scratch, TERM="dumb", PROGRAM=PROGRAM, ROOT=ROOT)
        for name in ("COLUMNS", "OLYMPAIR_SECTION", "NO_COLOR"):
            self.env.pop(name, None)
        self.event = None

    def do(self, words):
        """The exit code and all that is printed."""
        if isinstance(words, str):
            made = re.fullmatch(r"sh \$ROOT/tests/field/(?:\S+/)?opened (\S+\.oly)(?: ([\w.-]+\.csv)[^;|&<>$]*)?", words)
            if made:
                return self.opened(words, *made.groups())
            words = ["sh", "-c", words]
        else:
            self.event = next((word for word in words if word.endswith(".oly")), self.event)
            now = ["--now", NOW] if words[0] not in TIMELESS and "--now" not in words and self.takes_now(words[0]) else []
            words = [PROGRAM, *words, *now]
        done = subprocess.run(words, cwd=self.folder, env=self.env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout.decode("utf-8", "replace")

    events, lock = {}, threading.Lock()

    def opened(self, words, event, teams):
        """An event by `opened`, made once of the same teams: a dozen commands, for most of the cases the same."""
        path = os.path.join(self.folder, event)
        key = words, open(os.path.join(self.folder, teams), "rb").read() if teams else b""
        with Run.lock:
            made = Run.events.setdefault(key, Made())
        with made.lock:
            if made.bytes is None:
                done = subprocess.run(["sh", "-c", words], cwd=self.folder, env=self.env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                made.said = done.returncode, done.stdout.decode("utf-8", "replace")
                made.bytes = open(path, "rb").read() if os.path.exists(path) else b""
                return made.said
        with open(path, "wb") as out:
            out.write(made.bytes)
        return made.said

    known = {}

    def takes_now(self, command):
        if command not in Run.known:
            done = subprocess.run([PROGRAM, "__complete", command, "--now"], capture_output=True)
            Run.known[command] = bool(done.stdout.strip())
        return Run.known[command]

    def json(self):
        code, text = self.do(["export", self.event, "--as", "json"])
        return json.loads(text) if code == 0 else None

    def state(self, event):
        """All of the event as data, or None if there is no such file."""
        if not os.path.exists(os.path.join(self.folder, event)):
            return None
        self.event = event
        return self.json()


def wrong_of(run, step):
    """What is not as the step expects it, or None."""
    code, out = run.do(step.words)
    shown = "".join("\n" + line for line in out.splitlines()[:40])
    if code != step.code:
        return "line %d: exit %d, not %d%s" % (step.line, code, step.code, shown)
    lines, at, event = [plain(line) for line in out.splitlines()], 0, None
    for sign, text, number in step.expected:
        if sign == "|":
            at = next((n + 1 for n in range(at, len(lines)) if plain(text) in lines[n]), None)
            if at is None:
                return "line %d: no line (from there on) says: %s%s" % (number, text, shown)
        elif sign == "!" and plain(text) in plain(out):
            return "line %d: a line says: %s%s" % (number, text, shown)
        elif sign == "@":
            event = event or run.json()
            path, _, wanted = text.partition(" = ")
            got = member(event, path.strip())
            if got != json.loads(wanted):
                return "line %d: %s is %s" % (number, text, json.dumps(got, ensure_ascii=False))
    return None


def try_case(case):
    if not case.steps or not any(step.expected or step.code for step in case.steps):
        return "nothing is expected"
    with tempfile.TemporaryDirectory() as scratch:
        run = Run(case.folder, scratch)
        for step in case.steps:
            wrong = wrong_of(run, step)
            if wrong:
                return wrong
    return None


def all_cases(only=()):
    folders = sorted(entry.path for entry in os.scandir(HERE) if os.path.isfile(entry.path + "/cases"))
    return [case for folder in folders for case in read_cases(folder + "/cases") if not only or os.path.basename(folder) in only]


def side_by_side(what, items):
    """`what` of each item, in their order."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        return list(pool.map(what, items))
