# SPDX-License-Identifier: Apache-2.0
"""A registration of 5000 teams with a problem in each player: what is wrong is counted by what it is, by command and on the page, and memory
stays below twenty times the file."""
from desk import *

TEAMS, PLAYERS, KEPT = 5000, 5, 1000
# Every player has a rating of letters, and every team but the first is one more than FIDE lets a federation enter that is not the host.
RATINGS, SURPLUS = TEAMS * PLAYERS, TEAMS - 1


def as_csv():
    head = "section,team,federation,player,title,fideid,rating\n"
    return head + "".join("open,Team %d,GER,\"Name, First%d\",GM,%d,x%d\n" % (t, p, 100000 + PLAYERS * t + p, t) for t in range(TEAMS) for p in range(PLAYERS))


def as_xml():
    player = '<player name="Name, First%d" title="GM" fideid="%d" rating="x%d"/>\n'
    team = lambda t: '<team name="Team %d" federation="GER">\n%s</team>\n' % (t, "".join(player % (p, 100000 + PLAYERS * t + p, t) for p in range(PLAYERS)))
    head = '<registration><event name="Large" federation="AZE"/><section name="open" women="no">\n'
    return head + "".join(team(t) for t in range(TEAMS)) + "</section></registration>\n"


def import_file(name):
    """What a command says, and the most memory it has had."""
    with open("said", "wb") as out:
        p = subprocess.Popen([PROGRAM, "import", "e.oly", name, "--now", BEFORE], stdout=out, stderr=subprocess.STDOUT)
        _, status, used = os.wait4(p.pid, 0)
    p.returncode = os.waitstatus_to_exitcode(status)
    return p.returncode, open("said", encoding="utf-8").read(), used.ru_maxrss * 1024


with Folder():
    olympair("new", "e.oly", "--federation", "AZE")
    with open("one.csv", "w") as f:
        f.write("section,team,federation,player\nopen,Team,GER,Name\n")
    bare = import_file("one.csv")[2]
    for name, text in (("large.csv", as_csv()), ("large.xml", as_xml())):
        with open(name, "w") as f:
            f.write(text)
        code, said, most = import_file(name)
        more = {int(n) for n in re.findall(r"(?m)^problem: and (\d+) more like this one: ", said)}
        same(name + " is refused, and what is wrong is counted by kind", (code, more, "has %d problems; nothing was imported" % (RATINGS + SURPLUS) in said), (1, {RATINGS - KEPT, SURPLUS}, True))
        times = (most - bare) / len(text)
        say("memory follows " + name, None if SANITIZED or times < 20 else "%.1f times the file" % times)
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        files = [(n, open(n, "rb").read()) for n in ("large.csv", "one.csv")]
        for sent in (files[:1], files):
            body = b"".join(multipart(data, name)[:-len(MARK) - 6] for name, data in sent) + b"--" + MARK.encode() + b"--\r\n"
            r = d.ask("POST", "/import", body, anna, {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html"})
            more = {int(n) for n in re.findall(r">And (\d+) more like this one: ", r.text)}
            same("the page of %d files has the same, and no more lines" % len(sent), (r.status, RATINGS - KEPT in more, r.text.count('<li class="problem"') <= KEPT + 5), (422, True, True))
end()
