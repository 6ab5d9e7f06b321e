# SPDX-License-Identifier: Apache-2.0
"""A registration by upload: what is wrong with it line by line, what it would change, and then it is taken over, or not."""
from desk import *

XML = open(ROOT + "/tests/data/small/registration.xml", "rb").read()


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


def upload(d, who, body, **headers):
    return d.ask("POST", "/import", body, who, {"Content-Type": "multipart/form-data; boundary=" + MARK, "Accept": "text/html", **headers})


def several(*files):
    """A form with those files, (name, bytes) each."""
    return b"".join(multipart(data, name)[:-len(MARK) - 6] for name, data in files) + b"--" + MARK.encode() + b"--\r\n"


def hidden(page):
    form = page.split('action="/import"')[1].split("</form>")[0]
    return {n: html.unescape(v) for n, v in re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form)}


def teams(section="open"):
    return [t["team"] for t in json.loads(olympair("teams", "e.oly", "-s", section, "-f", "json", now=None))["teams"]]


with Folder():
    olympair("new", "host.oly")
    with Desk("host.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        r = upload(d, anna, multipart(b"Team,Federation,Player\nItaly,ITA,Rossi\n", "teams.csv"))
        say("a table without a host leads to the page that has it", None if r.status == 422 and "choose the host federation under “Event and section settings” first" in text(r.text) else (r.status, text(r.text)[:300]))
        same("what is recognised in it is told there", re.findall(r"<tr><td>column</td><td>(\w+)</td><td>([^<]*)</td><td>(\d+)</td><td>(\w+)", r.text), [("Team", "team/name", "1", "Italy"), ("Federation", "team/federation", "1", "ITA"), ("Player", "player/name", "1", "Rossi")])
        r = upload(d, anna, multipart(XML.replace(b'zone="', b'zone="Nowhere/', 1)))
        say("a zone that the machine does not know is named before it is taken over", None if r.status == 200 and re.search(r"knows no time zone Nowhere/\S+: every time of the event will be UTC", text(r.text)) else (r.status, text(r.text)[:300]))
        r = d.ask("POST", "/do/set", {"zone": "Nowhere", "seen": str(stamp("host.oly"))}, anna)
        say("nor is it set", None if r.status == 422 and "knows no time zone Nowhere" in text(r.text) else (r.status, text(r.text)[:300]))
        r = d.ask("POST", "/do/set", {"arbiters": "4200012 (chief arbiter)", "seen": str(stamp("host.oly"))}, anna)
        say("a FIDE ID alone needs a rating list", None if r.status in (400, 422) and "started without a rating list" in text(r.text) else (r.status, text(r.text)[:300]))
        subprocess.run([sys.executable, ROOT + "/tests/cli/workbook.py", "three.xlsx"], check=True, text=True,
                       input="# Teams\nTeam|Federation|Player|Title|Rating\n" + "".join("Sweden|SWE|Svensk, %s|%s|2300\n" % x for x in [("Ann", "g"), ("Ben", "gf"), ("Cid", "wm")]))
        olympair("new", "three.oly", "--federation", "NOR"), olympair("section", "three.oly", "open")
        with Desk("three.oly") as of_three:
            cleo = of_three.sign_in(of_three.key("Cleo", "--role", "tap"))
            r = upload(of_three, cleo, multipart(open("three.xlsx", "rb").read(), "three.xlsx"))
            say("a workbook with a team of three: titles are read, and a tick is asked for", None if r.status == 200 and all(x in text(r.text) for x in ("GM Svensk, Ann", "WGM Svensk, Ben", "WIM Svensk, Cid")) and re.search(r'name="confirm" required', r.text) else (r.status, text(r.text)[:400]))
            words = {k: v for k, v in hidden(r.text).items() if k != "dry-run"}
            same("without it nothing is taken, with it the team is", [(of_three.ask("POST", "/import", dict(words, **more), cleo).status < 400, stamp("three.oly")) for more in ({}, {"confirm": "yes"})], [(False, 2), (True, 3)])
        r = upload(d, anna, multipart(b"A,B\n1,2\n", "teams.csv"))
        say("a table of something else", None if r.status == 422 and "olympair" not in text(r.text).replace("Olympair", "") else (r.status, text(r.text)[:300]))
        host = lambda start, end: XML.replace(b'start="2026-09-01" end="2026-09-10"', b'start="%s" end="%s"' % (start, end))
        r = upload(d, anna, multipart(host(b"01/09/2026", b"10/09/2026")))
        say("dates of either order are asked about once", None if r.status == 422 and "choose the order of the dates below" in text(r.text) and r.text.count("may have the day or the month first") == 1 else (r.status, text(r.text)[:300]))
        again = d.ask("POST", "/import", {**{k: v for k, v in hidden(r.text).items() if k != "dry-run"}, "dates": "dmy", "dry-run": "yes"}, anna)
        say("the field of the page says which it is", None if again.status == 200 and "may have the day" not in again.text and 'name="dates" value="dmy"' in again.text else (again.status, text(again.text)[:400]))
        r = d.ask("POST", "/import", {**hidden(r.text), "dates": "ymd", "dry-run": "yes"}, anna)
        say("another order there is none", None if r.status in (400, 422) and "dmy or mdy" in text(r.text) else (r.status, text(r.text)[:300]))
        book = subprocess.run([sys.executable, ROOT + "/tests/field/book.py", "hidden.xlsx"], input=json.dumps({"sheets": [{"name": "About", "rows": [["?"]]}, {"name": "Old", "state": "hidden", "rows": [
            ["Team", "Fed", "Player"], ["Alpha", "NOR", "Aa, A"], [None, None, "Ab, B"], [None, None, "Ac, C"], [None, None, "Ad, D"]]}]}), text=True)
        olympair("set", "host.oly", "--federation", "NOR")
        r = upload(d, anna, multipart(open("hidden.xlsx", "rb").read(), "hidden.xlsx"))
        say("a hidden worksheet is named", None if r.status == 422 and "only the hidden worksheet 'Old' has the titles of a registration: name it below" in text(r.text) and 'name="sheet"' in r.text else (r.status, text(r.text)[:400]))
        r = d.ask("POST", "/import", {**hidden(r.text), "sheet": "Old", "dry-run": "yes"}, anna)
        say("and read when it is asked for", None if r.status == 200 and "1 team in section open" in text(r.text) else (r.status, text(r.text)[:400]))
        r = upload(d, anna, multipart(XML)[:-30])
        say("what is cut short is to be chosen again, on the same page", None if r.status == 400 and "did not arrive whole" in text(r.text) and 'type="file"' in r.text else text(r.text))
    os.mkdir("lists")
    with open("lists/list.xml", "w") as f:
        f.write("<playerslist><player><fideid>4200012</fideid><name>Nikolopoulos, Takis</name><country>GRE</country><o_title>IA</o_title><rating>1900</rating></player></playerslist>")
    olympair("list", "load", "lists/list.xml", "-o", "lists/list.fide", "--date", "2026-10-01", now=None)
    with Desk("host.oly", "--list", "lists/list.fide") as d:
        anna = d.sign_in(d.key("Anja", "--role", "tap"))
        r = d.ask("POST", "/do/set", {"arbiters": "4200012 (chief arbiter)", "seen": str(stamp("host.oly"))}, anna)
        page = d.ask("GET", "/do/set", cookie=anna).text
        say("a FIDE ID becomes name, title and federation", None if r.status < 400 and "IA Nikolopoulos, Takis GRE 4200012 (chief arbiter)" in text(html.unescape(page)).replace("&#39;", "'") + page else (r.status, text(r.text)[:300]))
    olympair("new", "e.oly", "--squads-close", "2100-01-01 10:00")
    with Desk("e.oly") as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        cora = d.sign_in(d.key("Cora", "--role", "tap"))
        page = d.ask("GET", "/import", cookie=anna).text
        say("a form for a file", None if 'enctype="multipart/form-data"' in page and 'type="file"' in page else page)
        n = stamp()
        # Wrong: a rating of letters and a federation that nobody has, each with its line.
        bad = XML.replace(b'rating="2530"', b'rating="x"', 1) if b'rating="2530"' in XML else re.sub(rb'rating="\d+"', b'rating="x"', XML, count=1)
        line = bad[:bad.index(b'rating="x"')].count(b"\n") + 1
        r = upload(d, anna, multipart(bad))
        say("what is wrong is said with its line", None if r.status == 422 and "line %d: " % line in text(r.text) and "nothing was imported" in text(r.text) else (r.status, text(r.text)[:500]))
        same("nothing is changed", stamp(), n)
        r = upload(d, anna, multipart(XML))
        said = text(r.text)
        say("what would change is shown first", None if r.status == 200 and "Nothing is changed yet" in said and stamp() == n else (r.status, said[:500]))
        r = upload(d, anna, multipart(XML, "teams; the last.xml"))
        say("a name may have a semicolon", None if r.status == 200 and "teams; the last.xml" in text(r.text) else (r.status, text(r.text)[:500]))
        words = hidden(r.text)
        same("another person's button finds nothing", [d.ask("POST", "/import", words, w).status for w in (boris, cora)], [403, 409])
        r = d.ask("POST", "/import", dict(words, upload="0123456789abcdef"), anna)
        same("nor another file", (r.status, stamp()), (409, n))
        r = d.ask("POST", "/import", words, anna)
        same("the button takes it over", (r.status in (200, 303), stamp(), len(teams()), len(teams("women"))), (True, n + 1, 11, 8))
        r = d.ask("POST", "/import", words, anna)
        same("pressed twice it is refused", (r.status, stamp()), (409, n + 1))
        r = upload(d, anna, multipart(XML))
        say("the same again has no button", None if "already has everything in" in text(r.text) and 'name="upload"' not in r.text else text(r.text)[:500])
        # No team comes late to a section that has not begun; a page does not say so in words of the command line.
        r = upload(d, anna, multipart(XML, late="yes"))
        say("late to what has not begun", None if r.status == 409 and "without “Also enter teams that come late”" in text(r.text) and "--" not in text(r.text) else (r.status, text(r.text)[:500]))
        # A team of three: a list with a name too few, or a team that is short. It is asked for, and a tick says which.
        poland = re.search(rb'(?s)<team [^>]*name="Poland".*?</team>', XML).group()
        names = re.findall(rb'(?s)<player [^>]*?/>', poland)
        three = XML.replace(poland, poland[:poland.index(names[0])] + b"".join(names[:3]) + b"</team>")
        r = upload(d, anna, multipart(three))
        said, before = text(r.text), stamp()
        say("a team of three is a finding that can be confirmed", None if r.status == 200 and "Poland has too few counting players (3 for 4 boards)" in said and "Poland (open) has fewer players than a match has boards; if that is meant, confirm it"
            in said and 'name="confirm"' in r.text else (r.status, said[:900]))
        words = hidden(r.text)
        r = d.ask("POST", "/import", words, anna)
        same("without the tick it is asked again", (r.status, stamp(), 'name="confirm"' in r.text), (409, before, True))
        r = d.ask("POST", "/import", dict(words, confirm="yes"), anna)
        same("with it the team is registered", (r.status in (200, 303), stamp()), (True, before + 1))
        r = upload(d, anna, multipart(XML))
        r = d.ask("POST", "/import", hidden(r.text), anna)
        same("and four again", (r.status in (200, 303), stamp()), (True, before + 2))
        # A second registration: a team less.
        less = re.sub(rb'(?s)<team [^>]*name="Ireland".*?</team>', b"", XML, count=1)
        assert less != XML
        r = upload(d, anna, multipart(less))
        say("who would be gone is named", None if "Ireland" in text(r.text) and r.status == 200 else text(r.text)[:500])
        same("and is still there", "Ireland" in teams(), True)
        d.ask("POST", "/import", dict(hidden(r.text), confirm="yes"), anna)
        same("and then not", "Ireland" in teams(), False)
        # What is the event's stands once, however many sections there are.
        r = upload(d, anna, multipart(less.replace(b'end="2026-09-10"', b'end="2026-09-11"')))
        same("what is the event's would change once", re.findall(r'<th scope="row">([^<]*)', r.text), ["Last day"])
        # The form that the desk hands out, filled in.
        table = d.ask("GET", "/downloads/registration.csv", cookie=anna).body
        r = upload(d, anna, multipart(table, "teams.csv"))
        say("an empty table is no registration", None if r.status in (409, 422) else (r.status, text(r.text)[:300]))
        r = upload(d, anna, multipart(b"nothing that anybody knows", "notes.txt"))
        say("nor is anything else", None if 400 <= r.status < 500 else (r.status, text(r.text)[:300]))
        # Several files: the teams of all of them, each finding with its file.
        women = re.sub(rb'(?s)<section name="open".*?</section>', b"", XML, count=1)
        first = re.sub(rb'(?s)<section name="women".*?</section>', b"", less, count=1)
        team = re.search(rb'(?s)<team [^>]*name="Madagascar".*?</team>', first).group()
        second = re.sub(rb'(?s)(<section name="open"[^>]*>).*?(</section>)', lambda x: x.group(1) + team + x.group(2), first, count=1)
        first = first.replace(team, b"")
        r = upload(d, anna, several(("open.xml", first), ("last.xml", second), ("women.xml", women)))
        say("three files say together what is here already", None if r.status == 200 and "The event already has everything in the 3 files" in text(r.text) else (r.status, text(r.text)[:700]))
        r = upload(d, anna, several(("open.xml", first), ("women.xml", women)))
        say("without one of them its team would be gone", None if "Madagascar" in text(r.text) and "The 2 files can be taken over together" in text(r.text) else (r.status, text(r.text)[:700]))
        words = hidden(r.text)
        r = upload(d, anna, several(("open.xml", first), ("last.xml", second), ("again.xml", second)))
        say("a team of two files is found", None if r.status == 422 and "Madagascar" in text(r.text) and "the 3 files have" in text(r.text) else (r.status, text(r.text)[:700]))
        bad = first.replace(b'rating="', b'rating="x', 1)
        r = upload(d, anna, several(("women.xml", women), ("open.xml", bad)))
        line = bad[:bad.index(b'rating="x')].count(b"\n") + 1
        say("what is wrong is said with its file and line", None if r.status == 422 and "open.xml:%d: " % line in text(r.text) else (r.status, text(r.text)[:700]))
        r = upload(d, anna, several(("open.xml", first), ("women.xml", women.replace(b'name="Small Olympiad"', b'name="Cup"', 1))))
        say("another event is remarked", None if r.status == 200 and "women.xml is of an event called Cup" in text(r.text) else (r.status, text(r.text)[:700]))
        same("files that were looked at before are gone", d.ask("POST", "/import", words, anna).status, 409)
        # What is no form, and what is too long.
        for what, body in (("no parts", b""), ("no end", multipart(XML)[:-30]), ("no name", b"--" + MARK.encode() + b"\r\n\r\n\r\nx\r\n--" + MARK.encode() + b"--\r\n")):
            same("refused: " + what, (upload(d, anna, body).status, stamp()), (400, n + 4))
        long = b" " * (3 << 20)
        same("a file of some megabytes may come", upload(d, anna, multipart(XML + long)).status, 200)
        said = lambda to, size, who: d.raw("POST %s HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: %s\r\nContent-Length: %d\r\n%s\r\n" % (to, d.origin, size, "Cookie: %s\r\n" % who if who else "")).split(" ")[1:2]
        same("one beyond the limit may not", said("/import", (4 << 20) + 1, anna), ["413"])
        same("nor from nobody, nor to another address", (said("/import", (64 << 10) + 1, None), said("/people", (64 << 10) + 1, anna)), (["413"], ["413"]))
        # What comes is kept in memory until it is whole: few at a time, of whoever has signed in, also of those who may not.
        waits = [d.begun("/import", boris), d.begun("/import", boris)]
        time.sleep(0.3)
        third = d.begun("/import", boris)
        same("a third long one of one person is refused by its head", third.recv(100).split(b" ")[1:2], [b"503"])
        same("and keeps nobody else from sending one", upload(d, anna, multipart(XML + long)).status, 200)
        [s.close() for s in waits + [third]]
        until = time.time() + 10
        while (last := upload(d, boris, multipart(XML + long)).status) == 503 and time.time() < until:
            time.sleep(0.1)
        same("a place is free again when it has gone", last, 403)
        same("only from a page of the desk", upload(d, anna, multipart(XML), Origin="http://evil.example").status, 403)

# What is wrong is put right beside the finding; then it is judged again, and taken over or not.
def fields(page):
    """What the page would send again, and the fields that mend: {value: (number, as it stands)}."""
    tags = [html.unescape(t) for t in re.findall(r'<input[^>]* form="again"[^>]*>', page)] + re.findall(r"<input[^>]*>", page.split('id="again"')[1].split("</form>")[0] if 'id="again"' in page else "")
    get = lambda t, what: (re.search(r' %s="([^"]*)"' % what, t) or [None, None])[1]
    words = {get(t, "name"): get(t, "value") or "" for t in tags if 'type="checkbox"' not in t or " checked" in t}
    return words, {v.split(":", 2)[2] + " " + v.split(":")[1]: (n[3:], words.get("mend." + n[3:], "")) for n, v in words.items() if n.startswith("at.")}


def squads(section):
    return {t["name"]: (t["federation"], [(p["name"], p.get("sex"), p.get("rating")) for p in t["players"]]) for s in json.loads(olympair("export", "e.oly", "--as", "json", now=None))["sections"] if s["name"] == section for t in s["teams"]}


WRONG = """<registration><event name="Cup" federation="GEO"/><section name="girls" women="yes" boards="1" squad-size="2">
<team name="Kenya" federation="KNY">
<player name="Atieno, Mary" rating="18x0"/>
</team><team name="Malta" federation="Malta">
<player name="Borg, Ana" sex="w"/>
<player name="Borg, Ana" sex="w"/>
</team><team name="Tonga" federation="TGA">
<player name="Mafi, Lose"/>
</team></section></registration>"""
with Folder():
    olympair("new", "e.oly", "--squads-close", "2100-01-01 10:00")
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        r = upload(d, anna, multipart(WRONG.encode(), "girls.xml"))
        words, at = fields(r.text)
        same("a field for each value that is wrong, with what stands there, or what may be meant", (r.status, {k: v[1] for k, v in at.items()}), (422, {"player/rating 3": "18x0", "team/federation 2": "KNY", "team/federation 4": "MLT", "player/name 6": "Borg, Ana", "team/sex 2": "", "team/sex 7": "", "team/sex 0": ""}))
        mend = lambda words, at, **to: dict(words, **{"mend." + at[k.replace("_", "/", 1).replace("_", " ")][0]: v for k, v in to.items()})
        words = mend(words, at, team_federation_2="XYZ", player_rating_3="1810", player_name_6="")
        r = d.ask("POST", "/import", dict(words, **{"dry-run": "yes"}), anna)
        words, at = fields(r.text)
        same("what is still wrong is asked for again, and nothing that was typed is lost", (r.status, at["team/federation 2"][1], at["player/rating 3"][1], at["team/federation 4"][1], at["player/name 6"][1]), (422, "XYZ", "1810", "MLT", ""))
        say("what was mended is said", None if "line 3: corrected here: “1810”, not “18x0”" in text(r.text).replace('"1810"', "“1810”").replace('"18x0"', "“18x0”") and "Borg, Ana is left out" in text(r.text) else text(r.text))
        same("and nothing is taken over", stamp(), 1)
        words = mend(words, at, team_federation_2="KEN", team_sex_0="w")
        r = d.ask("POST", "/import", dict(words, **{"dry-run": "yes"}), anna)
        words, at = fields(r.text)
        same("then it can be taken over", (r.status, "Nothing is changed yet" in text(r.text), stamp(), [v[1] for k, v in sorted(at.items()) if "sex" in k]), (200, True, 1, ["w", "w"]))
        words = mend(words, at, team_federation_4="QQQ")
        r = d.ask("POST", "/import", words, anna)
        words, at = fields(r.text)
        same("a field that was made wrong meanwhile is judged, too", (r.status, at["team/federation 4"][1], at["team/federation 2"][1], stamp()), (422, "QQQ", "KEN", 1))
        words = mend(words, at, team_federation_4="MLT")
        olympair("set", "e.oly", "--city", "Valletta")
        r = d.ask("POST", "/import", dict(words, seen="1"), anna)
        words, at = fields(r.text)
        same("after what others did it is looked at again, as it was mended", (r.status, at["team/federation 2"][1], stamp()), (409, "KEN", 2))
        r = d.ask("POST", "/import", words, anna)
        same("it is taken over as it was mended", (r.status < 400, squads("girls")), (True, {"Kenya": ("KEN", [("Atieno, Mary", "w", 1810)]), "Malta": ("MLT", [("Borg, Ana", "w", None)]), "Tonga": ("TGA", [("Mafi, Lose", "w", None)])}))
        same("a place that is none", d.ask("POST", "/import", dict(words, **{"at.1": "here"}), anna).status, 400)
        # A table, whose rows repeat what is the team's; and two files.
        rows_of = "Section,Team,Federation,Player,Rating\n" + "".join("open,Kenya,KNY,Otieno %s,1900\n" % c for c in "ABCD")
        other = rows_of.replace("Kenya", "Malta").replace("KNY", "MTA").replace("Otieno", "Borg")
        r = upload(d, anna, several(("a.csv", rows_of.encode()), ("b.csv", other.encode())))
        words, at = fields(r.text)
        same("each file has its lines", sorted(v for k, v in words.items() if k.startswith("at.")), ["0:2:team/federation", "1:2:team/federation"])
        words.update({"mend." + k[3:]: {"0": "KEN", "1": "MLT"}[v[0]] for k, v in words.items() if k.startswith("at.")})
        r = d.ask("POST", "/import", words, anna)
        same("all rows of a team are mended", (r.status < 400, {t: s[0] for t, s in squads("open").items()}), (True, {"Kenya": "KEN", "Malta": "MLT"}))

# A team that is gone, new or renamed shifts the others in the list: they are what they were all the same.
rows = lambda r: re.findall(r'<tr><th scope="row">(.*?)</th><td>(.*?)</td><td class="b">(.*?)</td></tr>', html.unescape(r.text))
with Folder(), Desk(small()) as d:
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    less = re.sub(rb'<team name="Georgia 2".*?</team>', b"", XML, flags=re.S)
    said = rows(upload(d, anna, multipart(less)))
    say("a team that is gone is, and no other", None if ("Georgia 2 (Open Section): Name", "Georgia 2", "–") in said and not [x for x in said if not x[0].startswith("Georgia 2 (Open Section): ") and ": Number" not in x[0]] else said)
    said = rows(upload(d, anna, multipart(XML.replace(b'<team name="Greece"', b'<team name="Hellas"', 1))))
    same("a team that is renamed is that team", [x for x in said if ": Number" not in x[0]], [("Hellas (Open Section): Name", "Greece", "Hellas")])
    new = re.search(rb'<team name="Greece".*?</team>', XML, re.S).group()
    new = re.sub(rb' fideid="\d+"', b"", new.replace(b"Greece", b"Atlantis").replace(b"GRE", b"MLT").replace(b'name="', b'name="Q'))
    said = rows(upload(d, anna, multipart(XML.replace(b'<team name="Vietnam"', new + b'<team name="Vietnam"', 1))))
    say("a team that is new, too", None if ("QAtlantis (Open Section): Name", "–", "QAtlantis") in said and not [x for x in said if not x[0].startswith("QAtlantis (Open Section): ") and ": Number" not in x[0]] else said)
    r = d.ask("POST", "/open/do/correct", {"team": "Greece", "name": "Hellas", "dry-run": "yes", "seen": str(stamp())}, anna)
    same("on a page of the section it need not be named", [x for x in rows(r)], [("Hellas: Name", "Greece", "Hellas")])
    # What was ticked stays so for the file once it is mended.
    olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
    ticked = lambda r: re.search(r'<input type="checkbox" name="late" value="yes"( checked)?>', r.text).group(1)
    same("late teams stay ticked when the file is wrong", [ticked(upload(d, anna, multipart(b"<nothing/>", **words))) for words in ({"late": "yes"}, {})], [" checked", None])

# So much is taken back at once that SQLite puts some of it aside: in the folder of the event, the only one that a desk may write into.
with Folder(), Desk(small()) as d:
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    codes = [line.split(",")[0] for line in olympair("federations", "-f", "csv", now=None).splitlines()[1:181]]
    many = "Section,Team,Federation,Player,Rating\n" + "".join('girls,Girls of %s,%s,"Player of %s, number %d",%d\n' % (c, c, c, i, 2500 - i) for c in codes for i in range(5))
    same("180 teams are taken over", d.ask("POST", "/import", hidden(upload(d, anna, multipart(many.encode(), "many.csv")).text), anna).status in (200, 303), True)
    go = dict(seen=str(stamp()), confirm="yes")
    same("and would be taken back", [d.ask("POST", "/do/" + op, dict(go, **more, **{"dry-run": "yes"}), anna).status for op, more in (("undo", {}), ("restore", {"before": "2"}))], [200, 200])
    r = d.ask("POST", "/do/undo", go, anna)
    same("and are", (r.status in (200, 303), "girls" in olympair("show", "e.oly", now=None)), (True, False))
    same("nothing is left of what was put aside", [n for n in os.listdir(".") if not n.startswith("e.oly")], [])

# What can be mended is mended on the page, in each form of a file alike: names with what nobody sees, codes, sexes, ratings, ids, a sixth player, one that is
# listed twice, one without a name. What was mended is a problem no more.
ROWS = [("Norway", "NOR", [("Aa, %s" % c, "2400", "w", "") for c in "ABCDEF"]),
        ("No\u200brway B", "NORW", [("B\u200ba, A", "9500", "x", "77777"), ("Bb, B", "2300", "w", "77777"), ("Bb, B", "2200", "w", ""), ("Bd, D", "21o0", "w", "")]),
        ("Sweden", "DEU", [("Ca, A", "2400", "m", ""), ("Cb, B", "", "w", ""), ("Cc, C", "", "w", ""), ("Cd, D", "", "w", ""), ("", "2000", "w", "")])]
NAMES = ("rating", "sex", "fideid")


# The same with a team more in front, which moves all lines, and one value mended at home.
LATER = [("Chad", "CHA", [("Da, %s" % c, "2100", "w", "") for c in "ABCD"])] + [(t, f, [tuple("2150" if x == "21o0" else x for x in p) for p in players]) for t, f, players in ROWS]


def as_xml(rows=ROWS):
    return ('<registration><event name="Cup" federation="NOR"/><section name="women" women="yes" rounds="5" edition="2012">\n' + "".join('<team name="%s" federation="%s">\n%s</team>\n' % (
        t, f, "".join('<player name="%s"%s/>\n' % (p[0], "".join(' %s="%s"' % x for x in zip(NAMES, p[1:]) if x[1])) for p in players)) for t, f, players in rows) + "</section></registration>").encode()


def as_rows(divide, quote, rows):
    return "".join(divide.join(("women", t, f, quote % p[0]) + p[1:]) + "\n" for t, f, players in rows for p in players)


def as_csv(rows=ROWS):
    return ("section,team,federation,player,rating,sex,fideid\n" + as_rows(",", '"%s"', rows)).encode()


def as_xlsx(rows=ROWS):
    subprocess.run([sys.executable, ROOT + "/tests/cli/workbook.py", "t.xlsx"], check=True, text=True, input="# Teams\nsection|team|federation|player|rating|sex|fideid\n" + as_rows("|", "%s", rows))
    return open("t.xlsx", "rb").read()


def mended(page):
    """What a browser sends of the fields and lists: {value and line: its word}, and all words."""
    words = dict(hidden(page))
    for tag in re.findall(r"<(?:input|select)[^>]*>", page):
        a = dict(re.findall(r' ([\w-]+)="([^"]*)"', tag))
        if a.get("form") == "again" and (a.get("type") != "checkbox" or " checked" in tag):
            words[a["name"]] = html.unescape(a.get("value", ""))
    return {v.split(":", 2)[2] + " " + v.split(":")[1]: "mend" + n[2:] for n, v in words.items() if n.startswith("at.")}, dict(words, **{"dry-run": "yes"})


def problems(page):
    return len(re.findall(r'<li class="problem">', page))


with Folder():
    for name, data, (team, last, other, first, doubled, twice, rating, sweden, man) in (("t.xml", as_xml, (2, 8, 10, 11, 12, 13, 14, 16, 17)), ("t.csv", as_csv, (2, 7, 8, 8, 9, 10, 11, 12, 12)),
                                                                                       ("t.xlsx", as_xlsx, (2, 7, 8, 8, 9, 10, 11, 12, 12))):
        event = name[2:] + ".oly"
        olympair("new", event, "--federation", "NOR")
        olympair("section", event, "women", "--women", "yes")
        with Desk(event) as d:
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            r = upload(d, anna, multipart(data(), name))
            at, words = mended(r.text)
            same(name + ": each problem has a field", (r.status, len(re.findall(r'<li class="problem">(?:(?!<input|<select).)*?</li>', r.text, re.S))), (422, 0))
            say(name + ": what nobody sees is shown, and the field has the rest", None if "No\\u200Brway B" in r.text and words.get(at.get("team/name %d" % other)) == "Norway B" and words.get(at.get("player/name %d" % first)) == "Ba, A" else words)
            same(name + ": each kind has its word", sorted(set(re.findall(r'<li class="(\w+)"><strong class="kind">(\w+)</strong>', r.text))), [("problem", "Problem"), ("warning", "Warning")])
            for field, value in (("team/squad %d" % team, str(last)), ("team/federation %d" % other, "FIN"), ("player/sex %d" % first, "w"), ("player/rating %d" % first, "1950"), ("player/rating %d" % rating, "2100"),
                                 ("player/fideid %d" % doubled, ""), ("player/name %d" % twice, "Bc, C"), ("player/sex %d" % man, "w")):
                if field in at:
                    words[at[field]] = value
                else:
                    say("%s: %s has a field" % (name, field), sorted(at))
            r = d.ask("POST", "/import", words, anna)
            same(name + ": nothing is wrong any more", (r.status, problems(r.text)), (200, 0))
            same(name + ": and it can be taken over", d.ask("POST", "/import", {k: v for k, v in mended(r.text)[1].items() if k != "dry-run"}, anna).status < 400, True)
            got = json.loads(olympair("export", event, "--as", "json", now=None))["sections"][0]["teams"]
            same(name + ": as it was mended", [(t["name"], t["federation"], [p["name"] for p in t["players"]]) for t in got],
                 [("Norway", "NOR", ["Aa, " + c for c in "ABCDE"]), ("Norway B", "FIN", ["Ba, A", "Bb, B", "Bc, C", "Bd, D"]), ("Sweden", "GER", ["Ca, A", "Cb, B", "Cc, C", "Cd, D"])])
            # The file comes again from home: what was mended here is mended in it, too, but for what is other there.
            kept = re.findall(r"corrected here: [^<]*", r.text)
            r = upload(d, anna, multipart(data(LATER), name))
            again = re.findall(r"corrected here: [^<]*", r.text)
            say(name + ": what was mended is mended again, in the lines of now", None if r.status in (200, 409) and problems(r.text) == 0 and sorted(again) == sorted(k for k in kept if "2100" not in k) else (r.status, kept, again, text(r.text)[:3000]))
            say(name + ": what no longer fits is named", None if "Bd, D: a correction no longer fits this file and is dropped: “2100”, not “21o0”" in text(r.text).replace('"2100"', "“2100”").replace('"21o0"', "“21o0”") and text(r.text).count("no longer fits") == 1 else text(r.text)[:3000])
            r = d.ask("POST", "/import", mended(r.text)[1], anna)
            same(name + ": it stays so when it is looked at once more", (problems(r.text), sorted(re.findall(r"corrected here: [^<]*", r.text))), (0, sorted(again)))
            r = upload(d, anna, multipart(b"section,team,federation,player,rating\nwomen,Peru,PER,Ea A,2100\n", "peru.csv"))
            same(name + ": a file of something else is not asked about it", "no longer fits" in r.text, False)
end()
