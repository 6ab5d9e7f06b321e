# SPDX-License-Identifier: Apache-2.0
# SOAK alone: the check has "answers load nothing" of tests/unit/web/test_snapshot.c, which counts instead of measuring.
"""What a captain learns from how long the own page takes: a captain asks for it again and again while others hand in secret line-ups, which an arbiter's page follows. The longest answer in the quarter of a second after each hand-in is compared with
the longest one in as many quarters in which nothing was handed in; the area under the curve (AUC) is 0.5 if they cannot be told apart, 1 if always. Beside it a control: quarters without a hand-in against others."""
import multiprocessing
import random

from desk import *

TEAMS, ROUNDS, WINDOW, TIMES = int(os.environ.get("TEAMS", "190")), int(os.environ.get("ROUNDS", "8")), 0.25, int(os.environ.get("TIMES", "60"))


def registration():
    letters = "abcdefghijklmnopqrstuvwxyz"
    word = lambda n: letters[n // 676 % 26].upper() + letters[n // 26 % 26] + letters[n % 26]
    federations = [line.split(",")[0] for line in olympair("federations", "--format", "csv", now=None).splitlines()[1:]]
    lines = ['<registration>', '<event name="Secret" federation="GEO"/>', '<section name="open" women="no" rounds="11">']
    for team in range(TEAMS):
        lines.append('<team name="Team %s" federation="%s">' % (word(team), federations[team % len(federations)]))
        lines += ['<player name="%s, %s" rating="%d"/>' % (word(team * 5 + p), word(7000 + team), 2700 - 2 * team - p) for p in range(5)]
        lines.append("</team>")
    return "\n".join(lines + ["</section>", "</registration>"])


def ask_again_and_again(port, cookie, question, until, out):
    """From a process of its own: when each question was asked, and how long its answer took."""
    c = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    method, target, words = question
    body = urllib.parse.urlencode(words) if words else None
    head = {"Cookie": cookie, "Origin": "http://127.0.0.1:%d" % port, "Content-Type": "application/x-www-form-urlencoded"} if words else {"Cookie": cookie}
    asked = []
    while not until.is_set():
        began = time.monotonic()
        c.request(method, target, body, head)
        r = c.getresponse()
        said = r.read()
        if r.status >= 400:
            out.put(said.decode()[:1000])
            return
        asked.append((began, time.monotonic() - began))
        time.sleep(0.01)
    out.put(asked)


def follow(port, cookie, target, until):
    """An arbiter's page, which is asked for anew whenever something is told."""
    listen, ask = (http.client.HTTPConnection("127.0.0.1", port, timeout=30) for _ in range(2))
    listen.request("GET", "/events", headers={"Cookie": cookie})
    news = listen.getresponse()
    while not until.is_set():
        if news.readline().startswith(b"data:"):
            ask.request("GET", target, headers={"Cookie": cookie})
            ask.getresponse().read()


def longest(asked, begin):
    return max([took for at, took in asked if begin <= at + took and at <= begin + WINDOW] or [0])


def auc(these, those):
    """How often one of these is longer than one of those."""
    return sum((a > b) + (a == b) / 2 for a in these for b in those) / (len(these) * len(those))


def median(of):
    return sorted(of)[len(of) // 2] * 1000


# The own page, and what is only to be shown: the answer to a form that hands nothing in.
QUESTIONS = {"the own page": ("GET", "/me", None), "a preview": ("POST", "/me/lineup", {"round": ROUNDS, "rests": "5", "dry-run": "yes"})}


def measure(question):
    with Folder():
        open("r.xml", "w").write(registration())
        olympair("new", "e.oly"), olympair("import", "e.oly", "r.xml")
        for words in (["number", "e.oly"], ["lot", "e.oly", "white"], ["arrive", "e.oly", "1-%d" % TEAMS], ["pair", "e.oly"], ["publish", "e.oly"]):
            olympair(*words)
        with open("all.csv", "w") as out:
            out.write("table,board,result\n" + "".join("%d,%d,%s\n" % (t, b, ("1-0", "1/2-1/2", "0-1")[(t * 7 + b * t) % 3]) for t in range(1, TEAMS // 2 + 1) for b in (1, 2, 3, 4)))
        for _ in range(1, ROUNDS):
            for words in (["results", "e.oly", "all.csv"], ["pair", "e.oly"], ["publish", "e.oly"]):
                olympair(*words)
        with Desk("e.oly") as d:
            who = [d.sign_in(d.key("c%d" % t, "--role", "captain", "--team", str(t), "-s", "open")) for t in range(1, TIMES + 2)]
            until, out = multiprocessing.Event(), multiprocessing.Queue()
            poll = multiprocessing.Process(target=ask_again_and_again, args=(d.port, d.own(who[0]), question, until, out))
            tap = d.sign_in(d.key("Anna", "--role", "tap"))
            others = multiprocessing.Process(target=follow, args=(d.port, d.own(tap), "/open/%d/lineups" % ROUNDS, until), daemon=True)
            others.start(), poll.start()
            time.sleep(2)
            secret, nothing, other = [], [], []
            for cookie in who[1:]:
                for kind in random.sample(("secret", "nothing", "other"), 3):
                    time.sleep(random.uniform(0.4, 0.6))
                    at = time.monotonic()
                    if kind == "secret":
                        r = d.ask("POST", "/me/lineup", {"round": ROUNDS, "rests": "5"}, cookie)
                        if r.status not in (200, 303):
                            say("handed in", r.text)
                    {"secret": secret, "nothing": nothing, "other": other}[kind].append(at)
            time.sleep(0.5)
            until.set()
            asked = out.get()
            poll.join()
            if isinstance(asked, str):
                sys.exit("a question was refused: " + asked)
            others.terminate()
    took = {name: [longest(asked, at) for at in of] for name, of in (("secret", secret), ("nothing", nothing), ("other", other))}
    said = "after a hand-in %.1f ms, else %.1f ms (medians of the longest answers, %d times), AUC %.2f, control %.2f" % (
        median(took["secret"]), median(took["nothing"]), TIMES, auc(took["secret"], took["nothing"] + took["other"]), auc(took["other"], took["nothing"]))
    print("#", said)
    return auc(took["secret"], took["nothing"] + took["other"]), said


if __name__ == "__main__":
    for name in sys.argv[1:] or QUESTIONS:
        area, said = measure(QUESTIONS[name])
        say("a captain does not learn from the time of %s that somebody hands in" % name, None if 0.3 < area < 0.7 else said)
    end()
