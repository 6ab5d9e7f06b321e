#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Whose key is it? A key belongs to the team and the section it was made for, whatever these are called and wherever they stand by now."""
import csv
import datetime
import html
import os
import re
import subprocess
import time

from desk import KEY, ROOT, Desk, Folder, end, olympair, same, say, small, stamp, wait_for

TEAMS = ("Greece", "Poland")


def words(page):
    return html.unescape(re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", page)))


def me(d, cookie):
    return d.ask("GET", "/me", cookie=cookie)


def called(d, cookie):
    """The team that his page is of, and who rests in the line-up that he handed in; its status where there is none."""
    r = me(d, cookie)
    if r.status != 200:
        return r.status
    team = html.unescape(re.search('data-team="([^"]*)"', r.text).group(1))
    return team, "Handed in" in r.text and re.findall(r'value="(\d)" checked', r.text)


def soon(what, get, want):
    """Pages are made beside the desk: what another program did is on them a moment later."""
    wait_for(lambda: get() == want, 10)
    same(what, get(), want)


def captains(d, section="open", teams=TEAMS):
    return [d.sign_in(d.key("Captain %d %s" % (i, section), "--role", "captain", "--section", section, "--team", t)) for i, t in enumerate(teams)]


def rename(team, name, *more):
    olympair("correct", "e.oly", team, "--name", name, "-s", "open", "--reason", "as the federation writes it", *more)


def exchange(one, other):
    for team, name in ((one, "Nobody"), (other, one), ("Nobody", other)):
        rename(team, name)


def published():
    """Round 1 of the small event, whose line-ups are due in two hours."""
    olympair("pair", "e.oly", "-s", "open")
    olympair("publish", "e.oly", "-s", "open")
    soon = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=6)).strftime("%Y-%m-%d %H:%M")
    for setting in ("--date", "--lineups"):
        olympair("set", "e.oly", "--round", "1", setting, soon, "-s", "open", now=None)


def names_exchanged():
    """Two teams were entered under each other's name, and that is put right while line-ups are secret."""
    with Folder(), Desk(small()) as d:
        published()
        one, other = captains(d)
        for who, rests in ((one, "2"), (other, "3")):
            same("a line-up is handed in", d.ask("POST", "/me/lineup", {"round": 1, "rests": rests}, who).status, 200)
        soon("each sees his own", lambda: [called(d, who) for who in (one, other)], [("Greece", ["2"]), ("Poland", ["3"])])
        exchange("Greece", "Poland")
        soon("and sees it under the new name", lambda: [called(d, who) for who in (one, other)], [("Poland", ["2"]), ("Greece", ["3"])])
        line = "team,board-1,board-2,board-3,board-4\n%s,1,2,3,4\n"
        n = stamp()
        same("for the name that he had he hands in nothing", (d.do(one, "lineups", lineups=line % "Greece").status, stamp()), (409, n))
        r = d.ask("POST", "/me/lineup", {"round": 1, "rests": "4", "held": 1}, one)
        soon("for his team he does", lambda: (r.status, [called(d, who) for who in (one, other)]), (200, [("Poland", ["4"]), ("Greece", ["3"])]))
        journal = olympair("journal", "e.oly", now=None)
        say("the journal knows him by the team that he has", None if "captain of Poland" in journal else journal)
        rows = {r["name"]: r["team"] for r in csv.DictReader(olympair("people", "e.oly", "-f", "csv", now=None).splitlines())}
        same("the list of people says the same", [rows["Captain 0 open"], rows["Captain 1 open"]], ["Poland", "Greece"])
        same("no page is of the name that is not his", words(d.ask("GET", "/people", cookie=one).text).count("Greece"), 0)
        rename("Poland", "Republic of Poland")
        soon("renamed alone", lambda: called(d, one), ("Republic of Poland", ["4"]))


def cards():
    """Cards that are printed open what they were made for; new ones are called after the team of now."""
    with Folder(), Desk(small()) as d:
        olympair("people", "e.oly", "cards", "--section", "open", "-o", "cards.csv")
        key = {t: re.search("captain of %s.*?(%s)" % (t, KEY), open("cards.csv").read()).group(1) for t in TEAMS}
        exchange("Greece", "Poland")
        olympair("correct", "e.oly", "Egypt", "--name", "Arab Republic of Egypt", "-s", "open")
        soon("a printed card", lambda: [called(d, d.sign_in(key[t])) for t in TEAMS], [("Poland", False), ("Greece", False)])
        rows = {r["name"]: r["team"] for r in csv.DictReader(olympair("people", "e.oly", "-f", "csv", now=None).splitlines())}
        same("who is called after his team is called after it still", [rows["captain of %s, open" % t] for t in (*TEAMS, "Arab Republic of Egypt")], [*TEAMS, "Arab Republic of Egypt"])
        olympair("people", "e.oly", "cards", "captain of Greece", "--confirm", "-o", "new.csv")
        new = re.search(KEY, open("new.csv").read()).group()
        same("another card is of the team of that name", (called(d, d.sign_in(new)), called(d, d.sign_in(key["Greece"]))), (("Greece", False), ("Poland", False)))
        same("and takes the place of its own", d.ask("POST", "/key", {"key": key["Poland"]}).status, 403)
        olympair("people", "e.oly", "revoke", "captain of Poland, open")
        same("the captain of that name is meant", [d.ask("POST", "/key", {"key": k}).status for k in (key["Greece"], new)], [403, 303])
        said = olympair("people", "e.oly", "cards", "--section", "open", "-o", "rest.csv")
        same("one is missing, and no other", re.findall("captain of ([^,]*), open", open("rest.csv").read()), ["Poland"])


def registered_again():
    """The registration comes once more: in another order, with teams in other spellings, two of them under each other's name, one not at all, another new."""
    with Folder(), Desk(small()) as d:
        was = open(ROOT + "/tests/data/small/registration.xml").read()
        section = re.search(r'<section name="open".*?</section>', was, re.S).group()
        teams = re.findall(r" *<team.*?</team>\n", section, re.S)
        name = lambda t: html.unescape(re.search('name="([^"]*)"', t).group(1))
        who = {name(t): c for t, c in zip(teams, captains(d, teams=[name(t) for t in teams]))}
        helper = d.sign_in(d.key("Helper", "--role", "helper", "--section", "open", "--tables", "1-2"))
        same("in the beginning", {n: called(d, c)[0] for n, c in who.items()}, {n: n for n in who})
        again = [t.replace('name="Vietnam"', 'name="Viet Nam"', 1) for t in reversed(teams) if name(t) != "Madagascar"]
        text = "".join(again)
        for old, new in (("Greece", "\0"), ("Poland", "Greece"), ("\0", "Poland")):
            text = text.replace('<team name="%s"' % old, '<team name="%s"' % new)
        text += teams[0].replace(name(teams[0]), "Atlantis").replace('federation="%s"' % re.search('federation="(\\w+)"', teams[0]).group(1), 'federation="FID"')
        text = re.sub(r'( fideid="\d+")(?=[^\0]*\Z)', lambda m: m.group(1), text)
        open("again.xml", "w").write(was.replace("".join(teams), text))
        new = text.split("<team")[-1]
        fixed = text[:len(text) - len(new)] + re.sub(r'name="([^"]*)"(?=[^>]*/>)', 'name="New \\1"', re.sub(r' (fideid|fide_id|fide-id)="\d+"', "", new))
        open("again.xml", "w").write(was.replace("".join(teams), fixed))
        olympair("import", "e.oly", "again.xml", "--confirm")
        want = {n: n for n in who}
        want.update({"Vietnam": "Viet Nam", "Greece": "Poland", "Poland": "Greece"})
        lost = want.pop("Madagascar") and who.pop("Madagascar")
        soon("each has the team with his players", lambda: {n: called(d, c)[0] for n, c in who.items()}, want)
        r = me(d, lost)
        say("whose team is gone is told so", None if r.status == 403 and "your key was made for Madagascar, section open" in words(r.text).lower().replace("madagascar", "Madagascar") and "ask the TAP" in words(r.text) else words(r.text))
        same("and hands in nothing", d.do(lost, "lineups", lineups="team,board-1,board-2,board-3,board-4\nAtlantis,1,2,3,4\n").status, 403)
        same("the helper stays", d.ask("GET", "/", cookie=helper).status, 200)
        done = olympair("people", "e.oly", code=None)
        say("the list of people says whose key opens nothing", None if "Captain" in done and "opens nothing" in done + words(d.ask("GET", "/people", cookie=d.sign_in(d.key("Anna", "--role", "tap"))).text) else done)
        olympair("people", "e.oly", "cards", "--section", "open", "-o", "new.csv")
        same("the team that is new gets a card", re.findall("captain of ([^,]*), open", open("new.csv").read()), ["Atlantis"])
        olympair("undo", "e.oly", "--reason", "the wrong file", "--confirm", code=None)
        soon("taken back", lambda: called(d, lost), ("Madagascar", False))
        same("with all names", {n: called(d, c)[0] for n, c in who.items()}, {n: n for n in who})


def spelled_again():
    """Two teams were entered under each other's name, and the list that puts it right spells all players otherwise: they are known by their FIDE ids. A list
    without these knows them by their names."""
    was = open(ROOT + "/tests/data/small/registration.xml").read()
    right = was.replace('<team name="Greece"', '<team name="\0"').replace('<team name="Poland"', '<team name="Greece"').replace('<team name="\0"', '<team name="Poland"')
    spelled = re.sub('<player name="([^"]*)"', lambda m: '<player name="%s"' % " ".join(reversed(re.split("[,،] ?", m.group(1)))), right)
    unnumbered = re.sub(r' fideid="\d+"', "", was)
    for what, first, again in (("all players in another spelling", was, spelled), ("a first list without FIDE ids", unnumbered, right), ("and a second one", was, re.sub(r' fideid="\d+"', "", right))):
        with Folder():
            for name, text in (("first.xml", first), ("again.xml", again)):
                open(name, "w").write(text)
            olympair("new", "e.oly", "--squads-close", "2100-01-01 10:00")
            olympair("import", "e.oly", "first.xml")
            with Desk("e.oly") as d:
                one, other = captains(d)
                olympair("order", "e.oly", "Poland", "--received", "-s", "open")
                olympair("import", "e.oly", "again.xml", "--reason", "names exchanged")
                soon(what, lambda: [called(d, who)[0] for who in (one, other)], ["Poland", "Greece"])
                rows = {r["team"]: r["received"] for r in csv.DictReader(olympair("orders", "e.oly", "-s", "open", "-f", "csv", now=None).splitlines())}
                same("the board order goes with its players", (rows["Greece"] > "", rows["Poland"]), (True, ""))


def made_again():
    """A section is taken back and made again: what had its name before is another one, and the key of before opens nothing."""
    with Folder():
        olympair("new", "e.oly")
        olympair("import", "e.oly", ROOT + "/tests/data/small/registration.xml")
        with Desk("e.oly") as d:
            captain, = captains(d, teams=("Greece",))
            anna = d.sign_in(d.key("Anna", "--role", "tap"))
            helper = d.sign_in(d.key("Helper", "--role", "helper", "--section", "open", "--tables", "1-2"))
            same("a captain and a helper", (called(d, captain), d.ask("GET", "/", cookie=helper).status), (("Greece", False), 200))
            olympair("undo", "e.oly", "--confirm")
            soon("without the section", lambda: (called(d, captain), d.ask("GET", "/", cookie=helper).status), (403, 403))
            olympair("import", "e.oly", ROOT + "/tests/data/small/registration.xml", now="2016-09-02 10:05")
            soon("the TAP sees a section again", lambda: d.ask("GET", "/open/1", cookie=anna).status, 200)
            same("another one of that name", (called(d, captain), d.ask("GET", "/", cookie=helper).status), (403, 403))
            olympair("people", "e.oly", "cards", "--section", "open", "-o", "cards.csv")
            new = d.sign_in(re.search("captain of Greece.*?(%s)" % KEY, open("cards.csv").read()).group(1))
            same("who gets a new card has it", called(d, new), ("Greece", False))
            again = d.sign_in(d.key("Helper", "--role", "helper", "--section", "open", "--tables", "1-2"))
            same("a helper gets a key under the name that he had", d.ask("GET", "/", cookie=again).status, 200)


def version():
    return subprocess.run(["sqlite3", "e.oly.people", "PRAGMA user_version"], stdout=subprocess.PIPE, text=True).stdout.strip()


def of_before():
    """Keys of release 1.0.0, which knew teams by their names: they open what is called so still; where the journal says that a name of theirs was given to another
    team, or was changed, a new card is needed."""
    key = {"Chad": "TJ3L-HWU5-PMD5-4DTA", "Togo": "LANZ-LFDM-YWIC-K6ZU", "Oman": "3HAX-OB3D-XOXV-7HRF",
           "Fiji": "JYYV-QJKI-AQP4-FK7S", "Mali": "SZDR-HAIU-R3FW-76ZA", "Peru": "3IQL-37HI-YLSG-Q4CG"}
    with Folder():
        for name, made in (("event", "e.oly"), ("people", "e.oly.people")):
            with open(ROOT + "/tests/data/old/keys/%s.sql" % name) as sql:
                subprocess.run(["sqlite3", made], stdin=sql, check=True)
            os.chmod(made, 0o600)
        before = open("e.oly", "rb").read()
        said = olympair("people", "e.oly", now=None)
        same("who only asks makes nothing new of them", (open("e.oly", "rb").read() == before, version()), (True, "1"))
        same("and is told which keys open nothing", re.findall("key of Captain of (\\w+) opens nothing", said), ["Fiji", "Mali", "Peru"])
        with Desk("e.oly") as d:
            same("the desk does", version(), "2")
            who = {t: d.sign_in(key[t]) for t in key}
            helper, anna = d.sign_in("GJVE-GN3D-WBIS-2A5A"), d.sign_in("E37Q-VAYD-2KHQ-HXOA")
            same("their teams", {t: called(d, c) for t, c in who.items()}, {"Chad": ("Chad", False), "Togo": ("Togo", False), "Oman": ("Oman", False), "Fiji": 403, "Mali": 403, "Peru": 403})
            same("a helper and the TAP", (d.ask("GET", "/", cookie=helper).status, d.ask("GET", "/people", cookie=anna).status), (200, 200))
            exchange("Chad", "Togo")
            soon("from now on they keep their teams", lambda: [called(d, who[t])[0] for t in ("Chad", "Togo")], ["Togo", "Chad"])
            for _ in range(3 + 4 + 1):  # ... until Oman is Iran again
                olympair("undo", "e.oly", "--confirm", "--reason", "back", now="2026-09-02 10:00")
            soon("back behind what release 1.0.0 did", lambda: [called(d, who[t]) for t in key], [("Chad", False), ("Togo", False), 403, 403, 403, 403])
            olympair("restore", "e.oly", "--before", "16", "--confirm", "--reason", "again", now="2026-09-02 10:00", code=None)
            d.stop()
            d.start()
            olympair("people", "e.oly", "cards", "--section", "open", "-o", "new.csv", now="2026-09-02 10:00")
            new = dict(re.findall(r"Captain of (\w+).*?(%s)" % KEY, open("new.csv").read()))
            say("new cards for those who need one", None if len(new) >= 3 and all(called(d, d.sign_in(k)) != 403 for k in new.values()) else new)


def sessions():
    """Signing out ends one session, of however many that began in one second."""
    with Folder(), Desk(small()) as d:
        key = d.key("Dan", "--role", "captain", "--section", "open", "--team", "Greece")
        alive = []
        for _ in range(10):
            d.ask("POST", "/leave", {}, d.sign_in(key))
            alive.append(me(d, d.sign_in(key)).status)
        same("out and in again", alive, [200] * 10)
        time.sleep(1 - time.time() % 1)
        two = [d.sign_in(key) for _ in range(4)]
        d.ask("POST", "/leave", {}, two[0])
        same("the other devices of a person stay in", [me(d, c).status for c in two], [303, 200, 200, 200])
        d.stop()
        d.start()
        same("also when the desk is started again", [me(d, c).status for c in two], [303, 200, 200, 200])
        olympair("people", "e.oly", "revoke", "Dan", now=None)
        key = d.key("Dan", "--role", "captain", "--section", "open", "--team", "Greece")
        same("a key that is taken back and given again within a second", ([me(d, c).status for c in two], me(d, d.sign_in(key)).status), ([303] * 4, 200))


def sent_again():
    """The answer with the key was lost: the same form shows the same key, to the same person, while it opens the desk."""
    keys = lambda r: re.findall("/key#(%s)" % KEY, r.text) if r.status == 200 else r.status
    with Folder(), Desk(small()) as d:
        anna, cleo = (d.sign_in(d.key(name, "--role", "tap")) for name in ("Anna", "Cleo"))
        new = {"name": "Ben", "role": "arbiter"}
        ask = lambda form, who=anna, to="/people": d.ask("POST", to, form, who)
        one = keys(ask(new))
        same("one key", len(one), 1)
        same("the same form", keys(ask(new)), one)
        same("it opens the desk", d.ask("POST", "/key", {"key": one[0]}).status, 303)
        same("from somebody else", ask(new, cleo).status, 409)
        page = d.ask("GET", "/people?name=Ben", cookie=anna).text
        form = dict(re.findall('type="hidden" name="(\w+)" value="(\w+)"', page.split("</form>")[1] if "was" not in page.split("</form>")[0] else page.split("</form>")[0]))
        two = keys(ask(form, to="/people/cards"))
        same("another key, twice", (keys(ask(form, to="/people/cards")), two == one), (two, False))
        say("the form of before is over", None if ask(new).status == 409 else keys(ask(new)))
        page = d.ask("GET", "/people?name=Ben", cookie=anna).text
        later = dict(form, was=re.search('name="was" value="(\d+)"', page).group(1))
        three = keys(ask(later, to="/people/cards"))
        same("asked for once more it is another one", (three == two, keys(ask(later, to="/people/cards")) == three), (False, True))
        all_of = {"section": "open", "address": "yes"}
        cards = keys(ask(all_of, to="/people/cards"))
        same("the cards of a section", (len(cards), keys(ask(all_of, to="/people/cards")) == cards), (11, True))
        d.ask("POST", "/people/revoke", {"name": "captain of Greece"}, anna)
        same("one is taken back: a new card for that one alone", len(keys(ask(all_of, to="/people/cards"))), 1)


names_exchanged()
sent_again()
cards()
registered_again()
spelled_again()
made_again()
of_before()
sessions()
end()
