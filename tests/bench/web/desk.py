# SPDX-License-Identifier: Apache-2.0
"""A desk at full size: two sections of 190 teams, round 1 published, with and without 10 000 readers beside it. Figures only: how long captains who hand in at one moment wait for
the last receipt, matches stored at fifty a second, and what is done on the command line until a page hears of it."""
import concurrent.futures
import os
import re
import subprocess
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "desk"))
from desk import Desk, Folder, olympair  # noqa: E402

TEAMS, SECTIONS, SECONDS, A_SECOND = 190, ("open", "women"), 10, 50
TOGETHER, READERS = 20, int(os.environ.get("READERS", "10000"))


def registration():
    letters = "abcdefghijklmnopqrstuvwxyz"
    word = lambda n: letters[n // 676 % 26].upper() + letters[n // 26 % 26] + letters[n % 26]
    federations = [line.split(",")[0] for line in olympair("federations", "--format", "csv", now=None).splitlines()[1:]]
    lines = ['<registration>', '<event name="Bench" federation="GEO"/>']
    for at, section in enumerate(SECTIONS):
        lines.append('<section name="%s" women="%s">' % (section, "yes" if section == "women" else "no"))
        for team in range(TEAMS):
            lines.append('<team name="Team %s" federation="%s">' % (word(team), federations[team % len(federations)]))
            lines += ['<player name="%s, %s" rating="%d"%s/>' % (word(team * 5 + p), word(7000 + at * 900 + team), 2700 - 2 * team - p, ' sex="f"' if section == "women" else "")
                      for p in range(5)]
            lines.append("</team>")
        lines.append("</section>")
    return "\n".join(lines + ["</registration>"])


def publish():
    olympair("new", "e.oly", "--name", "Bench")
    open("r.xml", "w").write(registration())
    olympair("import", "e.oly", "r.xml")
    for s in SECTIONS:
        for words in (["number", "e.oly"], ["lot", "e.oly", "white"], ["arrive", "e.oly", "1-%d" % TEAMS], ["pair", "e.oly"], ["publish", "e.oly"]):
            olympair(*words, "-s", s)


def figure(what, text):
    print("%-66s %s" % (what, text))
    sys.stdout.flush()


def share(waits, part):
    return "%.0f ms" % (1000 * sorted(waits)[min(len(waits) - 1, int(len(waits) * part))])


def captains(d):
    """All of them at one moment, each on a connection of his own."""
    keys = [(s, t, d.key("%s %d" % (s, t), "--role", "captain", "--team", str(t), "-s", s)) for s in SECTIONS for t in range(1, TEAMS + 1)]
    cookies = [d.sign_in(key) for _, _, key in keys]
    gate, waits, wrong = threading.Barrier(len(cookies)), [], []

    def hand_in(cookie):
        gate.wait()
        began = time.monotonic()
        r = d.ask("POST", "/me/lineup", {"round": 1, "rests": "5"}, cookie)
        waits.append(time.monotonic() - began)
        if r.status not in (200, 303):
            wrong.append((r.status, r.text[:200]))

    threads = [threading.Thread(target=hand_in, args=(c,)) for c in cookies]
    [t.start() for t in threads], [t.join() for t in threads]
    figure("%d captains hand in at one moment: the last receipt (aim 5 s)" % len(cookies), "%.2f s, %d refused" % (max(waits), len(wrong)))
    if wrong:
        print(wrong[0])
    return [key for s, _, key in keys if s == SECTIONS[0]]


def draft(section):
    """The next round of a section, its results all alike."""
    with open("all.csv", "w") as out:
        out.write("table,board,result\n" + "".join("%d,%d,1-0\n" % (t, b) for t in range(2, TEAMS // 2 + 1) for b in (1, 2, 3, 4)))
    olympair("results", "e.oly", "all.csv", "-s", section)
    olympair("pair", "e.oly", "-s", section)


def matches(d, anna):
    """At their hours, however long the others take."""
    waits, wrong, start = [], [], time.monotonic() + 0.5

    def store(i):
        at = start + i / A_SECOND
        time.sleep(max(0, at - time.monotonic()))
        table = i % (TEAMS // 2) + 1
        result = ("1-0", "0-1")[i // (TEAMS // 2) % 2]
        r = d.do(anna, "results", results="table,board,result\n" + "".join("%d,%d,%s\n" % (table, b, result) for b in (1, 2, 3, 4)),
                 round=1, reason="bench", **({"correct": True} if i >= TEAMS // 2 else {}))
        waits.append(time.monotonic() - at)
        if r.status != 200:
            wrong.append((r.status, r.text[:200]))

    with concurrent.futures.ThreadPoolExecutor(32) as pool:
        list(pool.map(store, range(SECONDS * A_SECOND)))
    figure("a match of four boards stored, %d a second (aim p99 100 ms)" % A_SECOND, "p50 %s, p99 %s, %d refused" % (share(waits, 0.5), share(waits, 0.99), len(wrong)))
    if wrong:
        print(wrong[0])


def command_line(d, anna):
    """From the end of the command, that is from its commit at the latest, to the message."""
    _, tell = d.listen(anna)
    waits = []
    for i in range(10):
        heard = []
        t = threading.Thread(target=lambda: heard.append((tell(), time.monotonic())))
        t.start()
        olympair("result", "e.oly", "1.1", ("1-0", "0-1")[i % 2], "-s", "women", "--correct", "--reason", "bench")
        done = time.monotonic()
        t.join()
        waits.append(max(0, heard[0][1] - done))
    figure("a command done until a page hears of it (aim 300 ms)", "worst of %d: %s" % (len(waits), share(waits, 1)))


def together(d, anna, keys, client):
    """Ten thousand readers, a page asked for 300 times a second, fifty results a second, captains who look at their pages, and in the middle a
    publication in the other section. The readers stand for machines elsewhere: they have the processors last."""
    cookies = [d.sign_in(key) for key in keys[:40]]
    public = re.search(r"^http://127.0.0.1:(\d+)/ is for the public$", d.said, re.M).group(1)
    waits = {"a captain's page, 25 a second": [], "a match of four boards stored, %d a second" % A_SECOND: []}
    wrong, stop = [], time.monotonic() + TOGETHER

    def at_hours(name, a_second, ask):
        start = time.monotonic()

        def one(i):
            at = start + i / a_second
            time.sleep(max(0, at - time.monotonic()))
            r = ask(i)
            waits[name].append(time.monotonic() - at)
            if r.status != 200:
                wrong.append((name, r.status, r.text[:300]))
        with concurrent.futures.ThreadPoolExecutor(32) as pool:
            list(pool.map(one, range(int(a_second * (stop - start)))))

    def result(i):
        rows = "".join("%d,%d,%s\n" % (i % (TEAMS // 2) + 1, b, ("1-0", "0-1")[i // (TEAMS // 2) % 2]) for b in (1, 2, 3, 4))
        return d.do(anna, "results", results="table,board,result\n" + rows, round=1, reason="bench", correct=True)

    def publication():
        time.sleep(TOGETHER / 2)
        at = time.monotonic()
        olympair("publish", "e.oly", "-s", SECTIONS[1])
        figure("the publication in the middle", "%.2f s" % (time.monotonic() - at))

    crowd = subprocess.Popen(["nice", "-n", "19", client, public, str(d.run.pid), str(READERS), "/open/round-1/boards.html", "true", str(TOGETHER)], stdout=subprocess.PIPE)
    time.sleep(4)
    stop = time.monotonic() + TOGETHER - 4
    names = list(waits)
    work = [threading.Thread(target=at_hours, args=(names[0], 25, lambda i: d.ask("GET", "/me", cookie=cookies[i % len(cookies)]))),
            threading.Thread(target=at_hours, args=(names[1], A_SECOND, result)), threading.Thread(target=publication)]
    [t.start() for t in work], [t.join() for t in work]
    for name in names:
        figure("beside %d readers: %s (aim p99 1 s)" % (READERS, name), "p50 %s, p99 %s of %d, %d refused" % (share(waits[name], 0.5), share(waits[name], 0.99), len(waits[name]), sum(w[0] == name for w in wrong)))
    print(crowd.communicate()[0].decode().strip())
    if wrong:
        print(wrong[0])


with Folder():
    publish()
    with Desk("e.oly", "--public", "127.0.0.1:0", "--per-address", "100") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        keys = captains(d)
        for s in SECTIONS:
            olympair("lineups", "e.oly", "--open", "-s", s, "--reason", "bench")
        matches(d, anna)
        olympair("result", "e.oly", "1", "1-0", "1-0", "1-0", "1-0", "-s", "women")
        command_line(d, anna)
        if len(sys.argv) > 1:
            draft(SECTIONS[1])
            together(d, anna, keys, sys.argv[1])
    figure("the event afterwards", olympair("fsck", "e.oly", now=None).splitlines()[0])
