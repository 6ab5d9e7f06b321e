# SPDX-License-Identifier: Apache-2.0
"""run.py PAGE... - runs every block of the pages that has something to run, and compares every block that shows what is printed.

What a block is says a comment in the line before it, or it is one of commands by itself:
  <!-- run -->                 its commands are run, one after the other; each must end with code 0. So is a block of olympair lines without a comment
  <!-- run: NAME -->           the same in a new folder that tests/docs/fixtures NAME has filled; one that begins with + goes on in the same folder
  <!-- file: NAME -->          it is written to that file; "; COMMAND" behind it is run then. "NAME in FIXTURE": in a new folder
  <!-- printed by: COMMAND --> it is what the command prints
  <!-- not run: WHY -->        nobody can run it here; these are counted
  <!-- shown -->               neither a command nor an output: a drawing, a pattern
Lines "$ COMMAND" have behind them what the command prints; a line "..." is any number of lines, and "... " at the end of a line any rest of
it. "[exit 7]" is the code of the command before it, if that is not 0. A page has one folder, and its blocks are run in their order. What serves until Ctrl+C is interrupted once it has begun. Behind
"run" may stand "; short: A = B": unless SOAK is set B is run for A, so that it takes no time."""
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.abspath(os.environ.get("OLYMPAIR", ROOT + "/build/release/olympair"))
SERVES = re.compile(r"^olympair (serve|desk|(site|pgn) .*--(serve|follow|watch))\b")
KEYS = re.compile(r"^olympair (enter|lineups .*--enter)\b")
COMMAND = re.compile(r"^(\$ )?(olympair(?![\w-])|make|sh|apt-get|systemctl|podman|docker|printf|seq|curl|jq|openssl|[A-Z_]+=\S+ olympair)\b")
count = {"blocks run": 0, "commands run": 0, "outputs compared": 0, "blocks not run": 0, "blocks shown": 0}
status = 0


class Block:
    def __init__(self, page, line, mark, lang, text):
        self.page, self.line, self.lang, self.text = page, line, lang, text
        self.mark = mark
        first = next((row for row in text if row.strip()), "")
        if mark is None:
            self.mark = "run" if COMMAND.match(first) else None

    def __str__(self):
        return "%s:%d" % (self.page, self.line)


def blocks(page):
    rows = open(os.path.join(ROOT, page), encoding="utf-8").read().split("\n")
    i, mark, fresh = 0, None, True
    while i < len(rows):
        row = rows[i]
        comment = re.match(r"^\s*<!-- ((?:run|file|printed by|not run|shown)\b.*?) -->$", row)
        fence = re.match(r"^(\s*)```(\w*)", row)
        if comment:
            mark = comment.group(1)
        elif fence:
            start = i
            i += 1
            while not rows[i].strip().startswith("```"):
                i += 1
            yield Block(page, start + 1, mark, fence.group(2), [r[len(fence.group(1)):] for r in rows[start + 1:i]])
            mark = None
        elif fresh and re.match(r"^(    |       )\S", row):
            start = i
            while i < len(rows) and (rows[i].startswith("    ") or not rows[i].strip()):
                i += 1
            text = rows[start:i]
            while not text[-1].strip():
                text.pop()
            indent = len(text[0]) - len(text[0].lstrip())
            yield Block(page, start + 1, mark, "", [r[indent:] for r in text])
            mark, i = None, i - 1
        elif row.strip():
            mark = None
        fresh = not rows[i].strip() or comment
        i += 1


def statements(rows):
    """The commands of a block, a list of lines for each."""
    found = []
    for row in rows:
        if found and (found[-1][-1].endswith("\\") or opened(found[-1])):
            found[-1].append(row)
        elif row.strip() and not row.startswith("#"):
            found.append([row])
    return ["\n".join(s) for s in found]


def opened(rows):
    return subprocess.run(["sh", "-n"], input="\n".join(rows), text=True, stderr=subprocess.DEVNULL).returncode != 0


def like(want, got):
    """Are the lines the same, where "..." stands for any?"""
    pattern = ""
    for row in want:
        if row.strip() == "...":
            pattern += r"(?:.*\n)*?"
        else:
            row = row.rstrip()
            rest = row.endswith(" ...")
            pattern += re.escape(row[:-4] if rest else row) + (r".*" if rest else r"[ \t]*") + "\n"
    return re.fullmatch(pattern, "\n".join(r.rstrip() for r in got) + "\n") is not None


class Page:
    def __init__(self, page, top):
        self.page, self.dir = page, os.path.join(top, "page")
        os.mkdir(self.dir)
        self.wrong = []

    def say(self, block, what, *rows):
        self.wrong.append("%s: %s" % (block, what))
        self.wrong.extend("  " + r for r in rows)

    def shell(self, command):
        """Runs it with the page's folder as that where it begins; what it printed and its code."""
        command = re.sub(r"(^|\s)/(media|srv)/", r"\1%s/\2/" % self.dir, command)
        command = re.sub(r"(--host |IP:)192\.168\.1\.5", r"\g<1>127.0.0.1", command)
        if SERVES.match(command):
            return self.served(command)
        keys = b"1\n1111" if KEYS.match(command) else b""  # a match that White wins everywhere
        done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=self.dir, input=keys, capture_output=True, timeout=600)
        return (done.stdout + done.stderr).decode(errors="replace"), done.returncode

    def served(self, command):
        command = command.split(" #")[0]
        command = re.sub(r"(--serve|--public|--port) (\S+:)?\d+", r"\1 \g<2>0", command) if "--serve" in command or "--p" in command else command
        if re.match(r"olympair (serve|desk)\b", command) and "--port" not in command:
            command += " --port 0"
        with tempfile.TemporaryFile() as out:
            p = subprocess.Popen(["bash", "-c", "exec " + command], cwd=self.dir, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
            end = time.monotonic() + 120
            while p.poll() is None and time.monotonic() < end and os.fstat(out.fileno()).st_size == 0:
                time.sleep(0.1)
            if p.poll() is None:
                p.send_signal(signal.SIGINT)
            code = p.wait(60)
            out.seek(0)
            return out.read().decode(errors="replace"), code

    def prepare(self, block, name):
        if not name.startswith("+"):
            self.dir += "+"  # a copier that was begun beside a command may still be at work in the old one
            os.mkdir(self.dir)
        done = subprocess.run(["sh", ROOT + "/tests/docs/fixtures", name, self.dir], cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            self.say(block, "tests/docs/fixtures " + name, *(done.stdout + done.stderr).split("\n")[-8:])

    def run(self, block, statement, code=0):
        count["commands run"] += 1
        got, ended = self.shell(statement)
        if ended != code:
            self.say(block, "ended with code %d, not %d: %s" % (ended, code, statement), *got.strip().split("\n")[-6:])
        return got

    def compare(self, block, command, want):
        code = 0
        if want and re.fullmatch(r"\[exit \d+\]", want[-1]):
            code = int(want.pop()[6:-1])
        while want and not want[-1].strip():
            want.pop()
        got = self.run(block, command, code).rstrip("\n").split("\n")
        count["outputs compared"] += 1
        if want and not like(want, got):
            self.say(block, "does not print what stands there: " + command, *["page:    " + r for r in want[:40]], *["program: " + r for r in got[:40]])

    def session(self, block):
        """Lines "$ COMMAND", each with what it prints."""
        command, want = None, []
        for row in block.text + ["$ "]:
            if not row.startswith("$ "):
                want.append(row)
                continue
            if command is not None and want:
                self.compare(block, command, want)
            elif command is not None:
                self.run(block, command)
            command, want = row[2:], []

    def commands(self, block, rest):
        count["blocks run"] += 1
        fixture, _, short = rest.partition("; short: ") if not rest.startswith("; ") else ("", "", rest[len("; short: "):])
        if fixture.strip():
            self.prepare(block, fixture.strip())
        text = "\n".join(block.text)
        for pair in short.split(", ") if short and not os.environ.get("SOAK") else []:
            a, b = pair.split(" = ")
            if a not in text:
                self.say(block, "there is no %r to be shortened" % a)
            text = text.replace(a, b)
        block.text = text.split("\n")
        if text.startswith("$ "):
            self.session(block)
        elif text.startswith("#!"):
            self.run(block, text)
        else:
            for statement in statements(block.text):
                self.run(block, statement)

    def take(self, block):
        kind, rest = re.match(r"(run|file|printed by|not run|shown|)(?:: )?(.*)", block.mark or "").groups()
        if kind == "run":
            self.commands(block, rest)
        elif kind == "file":
            name, _, command = rest.partition("; ")
            name, _, fixture = name.partition(" in ")
            if fixture:
                self.prepare(block, fixture)
            with open(os.path.join(self.dir, name), "w", encoding="utf-8") as f:
                f.write("\n".join(block.text) + "\n")
            count["blocks run"] += 1
            if command:
                self.run(block, command)
        elif kind == "printed by":
            count["blocks run"] += 1
            self.compare(block, rest, block.text)
        elif kind in ("not run", "shown"):
            count["blocks " + kind] += 1
            if kind == "not run" and not rest:
                self.say(block, "a block that is not run says why")
        elif not (block.lang == "jsonl" and block.page.startswith("docs/rules/")):  # tests/lint/pairing.sh, systems.sh
            self.say(block, "no comment before it says what it is: run, file, printed by, not run or shown (tests/docs/run.py)", *block.text[:2])


def environment(top):
    os.makedirs(top + "/bin")
    os.makedirs(top + "/home")
    os.symlink(PROGRAM, top + "/bin/olympair")
    os.environ.update(PATH=top + "/bin:" + os.environ["PATH"], HOME=top + "/home", LC_ALL="C.UTF-8", TZ="UTC", TERM="dumb", OLYMPAIR_USER="arbiter",
                      OLYMPAIR=PROGRAM, SLURM_ARRAY_TASK_ID="1", SLURM_CPUS_PER_TASK="2")
    for name in ("OLYMPAIR_SECTION", "COLUMNS", "NO_COLOR"):
        os.environ.pop(name, None)


def main():
    global status
    for page in sys.argv[1:]:
        top = tempfile.mkdtemp()
        path = os.environ["PATH"]
        environment(top)
        p = Page(page, top)
        for block in blocks(page):
            try:
                p.take(block)
            except subprocess.TimeoutExpired as e:
                p.say(block, "takes too long: %s" % e.cmd[-1])
        shutil.rmtree(top, ignore_errors=True)
        os.environ["PATH"] = path
        print("%s - the blocks of %s" % ("not ok" if p.wrong else "ok", page))
        for row in p.wrong[:60]:
            print("# " + row)
        sys.stdout.flush()
        status |= bool(p.wrong)
    print("# " + ", ".join("%s: %d" % c for c in count.items()))
    return status


sys.exit(main())
