# SPDX-License-Identifier: Apache-2.0
"""A registration of 1500 teams with a problem in each player: each line that is wrong is told, by command and page by page at the desk, where what was mended
goes along; and memory stays below twenty times the file."""
from desk import *

TEAMS, PLAYERS, ON_PAGE = 1500, 5, 400
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


def lines(r):
    return set(re.findall(r"(?:line |:)(\d+): player", re.sub("<[^>]*>", "", r.text)))


def words(r):
    """The form as it stands on the page."""
    tags = [t for t in re.findall(r"<input[^>]*>", r.text) if ' form="again"' in t] + re.findall(r"<input[^>]*>", r.text.split('id="again"')[1].split("</form>")[0])
    named = {n: dict(re.findall(r' (\w+)="([^"]*)"', t)) for t in tags for n in re.findall(r' name="([^"]*)"', t)}
    return {n: html.unescape(t.get("value", "")) for n, t in named.items() if t.get("type") != "checkbox"}


with Folder():
    olympair("new", "e.oly", "--federation", "AZE")
    with open("one.csv", "w") as f:
        f.write("section,team,federation,player\nopen,Team,GER,Name\n")
    bare = import_file("one.csv")[2]
    for name, text in (("large.csv", as_csv()), ("large.xml", as_xml())):
        with open(name, "w") as f:
            f.write(text)
        code, said, most = import_file(name)
        ratings, surplus = set(re.findall(r"(?m)^\S+?:(\d+): problem: player .* has rating=", said)), len(re.findall(r"(?m)^\S+?:\d+: problem: .*host", said))
        same(name + " is refused, and each line that is wrong is told", (code, len(ratings), "more like this one" in said, "has %d problems; nothing was imported" % (RATINGS + SURPLUS) in said), (1, RATINGS, False, True))
        times = (most - bare) / len(text)
        say("memory follows " + name, None if SANITIZED or times < 20 else "%.1f times the file" % times)
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        files = [("large.csv", open("large.csv", "rb").read()), ("two.csv", b"section,team,federation,player\nopen,Alpha,GER,\"Beta, Ann\"\n")]
        for sent in (files[:1], [("other.csv", files[0][1]), files[1]]): # of another name, so that nothing that was mended is mended again
            body = b"".join(multipart(data, name)[:-len(MARK) - 6] for name, data in sent) + b"--" + MARK.encode() + b"--\r\n"
            r = d.ask("POST", "/import", body, anna, {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html"})
            all = int(re.search(r"%d to %d of (\d+)" % (1, ON_PAGE), r.text)[1])
            same("of as many as there are", all, RATINGS + SURPLUS + 2 * (len(sent) - 1))  # the other file: a team of one, and one more of GER
            same("the page of %d files has those that it has fields for" % len(sent), (r.status, "more like this one" in r.text, r.text.count('<li class="problem"'), "1 to %d of %d" % (ON_PAGE, all) in r.text), (422, False, ON_PAGE, True))
            seen, fields = lines(r), words(r)
            fields[next(n for n in fields if n.startswith("mend."))] = "2000"
            r = d.ask("POST", "/import", dict(fields, page="1"), anna)
            same("the next page has the next ones", (r.status, "%d to %d of %d" % (ON_PAGE + 1, 2 * ON_PAGE, all - 1) in r.text, len(lines(r) - seen) >= ON_PAGE - 1), (422, True, True))
            same("and what was mended went along", "corrected here: &quot;2000&quot;, not" in r.text, True)
            r = d.ask("POST", "/import", dict(words(r), page=str((all - 2) // ON_PAGE)), anna)
            same("the last one ends at the last", "to %d of %d" % (all - 1, all - 1) in r.text, True)
end()
