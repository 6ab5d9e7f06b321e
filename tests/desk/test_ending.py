# SPDX-License-Identifier: Apache-2.0
"""Whoever has the event open and is ended leaves it whole: what was acknowledged is in the file itself, and no log lies beside it, be it Ctrl+C, a service
manager, or a terminal that is closed."""
import pty
import select
import shutil
from front import *

SIGNALS = {"INT": signal.SIGINT, "TERM": signal.SIGTERM, "HUP": signal.SIGHUP, "QUIT": signal.SIGQUIT}


OPENED = ["lineups", "--open", "--reason", "early"]


def logs():
    return sorted(f for f in os.listdir(".") if re.search("-(wal|shm)$", f))


def left(event="e.oly"):
    """How many entries the file has without what lies beside it, and what lies there."""
    shutil.copy(event, "alone")
    with contextlib.closing(sqlite3.connect("file:alone?immutable=1", uri=True)) as alone:
        return alone.execute("SELECT count(*) FROM journal").fetchone()[0], logs()


def has_open(pid, name="/e.oly-wal"):
    try:
        return any(os.readlink(f).endswith(name) for f in ["/proc/%d/fd/%s" % (pid, n) for n in os.listdir("/proc/%d/fd" % pid)])
    except OSError:
        return False


class Keys:
    """A command at a terminal of its own."""

    def __init__(self, *words):
        self.said = b""
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execve(PROGRAM, [PROGRAM, *words, "--now", BEFORE], dict(os.environ, TZ="UTC", LC_ALL="C"))

    def until(self, text):
        while text not in self.said:
            if not select.select([self.terminal], [], [], 60)[0]:
                raise AssertionError(self.said)
            self.said += os.read(self.terminal, 4096)
        return self

    def press(self, keys):
        os.write(self.terminal, keys.encode())
        return self

    def ended(self):
        """By which signal."""
        while select.select([self.terminal], [], [], 0)[0] if self.terminal else False:
            try:
                if not os.read(self.terminal, 4096):
                    break
            except OSError:
                break
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def hang_up(self):
        os.close(self.terminal)
        self.terminal = None


def begin(*more):
    """Round 1 of the small event is published."""
    for f in os.listdir("."):
        shutil.rmtree(f) if os.path.isdir(f) else os.unlink(f)
    small()
    for words in (["pair"], ["publish"], *more):
        olympair(words[0], "e.oly", "-s", "open", *words[1:])
    return stamp()


def enter(how, keys="\r1111", told=b"stored:"):
    n = begin(OPENED)
    k = Keys("enter", "e.oly", "-s", "open").until(b"table:").press(keys).until(told)
    how(k)
    same("the match that was stored is in the file", (k.ended(), *left()), (-how.signal, n + 1, []))


def by(name, number, act):
    act.signal, act.name = number, name
    return act


with Folder():
    ways = [by(name, number, lambda k, number=number: os.kill(k.pid, number)) for name, number in SIGNALS.items()]
    ways += [by("Ctrl+C", signal.SIGINT, lambda k: k.press("\x03")), by("closed", signal.SIGHUP, Keys.hang_up)]
    for way in ways:
        print("# enter:", way.name)
        enter(way)
    print("# in the midst of the next match, and where a reason is asked for")
    enter(ways[4], "\r1111\r11", b"stored:")
    enter(ways[5], "\r1111\r11", b"stored:")
    print("# line-ups")
    n = begin()
    k = Keys("lineups", "e.oly", "-s", "open", "--enter").until(b"team:").press("\r5\r")
    while stamp() == n:
        time.sleep(0.05)
    ways[4](k)
    same("the line-up that was taken is in the file", (k.ended(), *left()), (-signal.SIGINT, n + 1, []))

    print("# what follows a folder, and the site that is made anew")
    for name in ("HUP", "QUIT"):
        for words in (["results", "e.oly", "--watch", "live"], ["pgn", "e.oly", "--watch", "live"], ["site", "e.oly", "www", "--serve", "0"]):
            n, number = begin(), SIGNALS[name]
            os.mkdir("live")
            run = subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=dict(os.environ, TZ="UTC", LC_ALL="C"))
            wait_for(lambda: has_open(run.pid))
            olympair("warn", "e.oly", "Egypt", "--reason", "loud", "-s", "open")
            run.send_signal(number)
            code = run.wait(60)
            run.stdout.close()
            same("%s, %s" % (words[0], name), (code, *left()), (0, n + 1, []))
    print("# the desk, with its people")
    for name in ("HUP", "QUIT"):
        n, number = begin(), SIGNALS[name]
        with Desk("e.oly") as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            d.do(anna, "warn", seen=stamp(), team="Egypt", reason="loud")
            same("serve, " + name, (d.stop(number), *left()), (0, n + 1, []))
    n = begin()
    with Front(".") as f:
        me = f.enter()
        f.ask("POST", "/open", {"file": "e.oly"}, me)
        wait_for(lambda: "e.oly.people-wal" in logs())
        olympair("warn", "e.oly", "Egypt", "--reason", "loud", "-s", "open")
        desks = desks_of(f.run.pid)
        [os.kill(int(p), signal.SIGHUP) for p in (f.run.pid, *desks)]
        same("the front page and its desks, which a terminal tells at once", (len(desks), f.run.wait(20), [ends(p) for p in desks], *left()), (1, 0, [True], n + 1, []))
        f.run.stdout.close()
    n = begin()
    run = subprocess.Popen(["nohup", PROGRAM, "results", "e.oly", "--watch", "."], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for(lambda: has_open(run.pid))
    run.send_signal(signal.SIGHUP)
    time.sleep(0.3)
    same("what was begun with nohup goes on", run.poll(), None)
    run.terminate()
    same("until it is ended", (run.wait(20), *left()), (0, n, []))
end()
