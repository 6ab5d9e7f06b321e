# SPDX-License-Identifier: Apache-2.0
"""The calendar of an event, for everybody and for a captain: rounds and deadlines in UTC, opponents once they are published."""
import datetime

from desk import *


def entries(bytes):
    """Lines unfolded, by UID; what breaks RFC 5545 fails."""
    assert bytes.endswith(b"\r\n") and b"\n" not in bytes.replace(b"\r\n", b""), "lines end with CRLF"
    lines = bytes.split(b"\r\n")
    assert all(len(line) <= 75 for line in lines), "a line has 75 octets at most"
    [line.decode() for line in lines]  # no letter is broken in two
    found, entry = {}, None
    for line in bytes.replace(b"\r\n ", b"").decode().split("\r\n"):
        if line == "BEGIN:VEVENT":
            entry = {}
        elif line == "END:VEVENT":
            found[entry["UID"]] = entry
        elif entry is not None and ":" in line:
            entry.setdefault(*line.split(":", 1))
    return found


with Folder():
    small()
    olympair("set", "e.oly", "-s", "open", "--hall", "Hall A", now=None)
    olympair("set", "e.oly", "--venue", "სპორტის სასახლე; დარბაზი 1, მეორე სართული, ბათუმი", now=None)
    with Desk("e.oly") as d:
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        dan = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland"))
        r = d.ask("GET", "/me/calendar.ics", cookie=dan)
        same("a captain has a calendar", (r.status, r.headers["Content-Type"], 'href="/me/calendar.ics"' in d.me(dan, anna)), (200, "text/calendar; charset=utf-8", True))
        before = entries(r.body)
        one = next(e for u, e in before.items() if u.startswith("round-1-"))
        # 15:00 in Tbilisi, four hours before UTC; commas and semicolons have a backslash.
        same("a round in UTC, and where", (one["DTSTART"], one["SUMMARY"], one["LOCATION"]),
             ("20260902T110000Z", "Round 1", "Hall A\\, სპორტის სასახლე\\; დარბაზი 1\\, მეორე სართული\\, ბათუმი\\, ბათუმი"))
        due = next(e for u, e in before.items() if u.startswith("lineups-7-"))
        same("line-ups of round 7 are due at 8:30", (due["DTSTART"], due["SUMMARY"], due["TRIGGER"]), ("20260909T043000Z", "Line-ups of round 7 are due", "-PT30M"))
        same("seven rounds, each with its deadline", sorted(u.rsplit("-", 1)[0] for u in before), sorted("%s-%d" % (k, n) for k in ("round", "lineups") for n in range(1, 8)))
        d.do(anna, "pair", seen=stamp())
        same("a draft is nobody's", entries((d.settle(anna), d.ask("GET", "/me/calendar.ics", cookie=dan))[1].body), before)
        d.do(anna, "publish", seen=stamp())
        after = entries((d.settle(anna), d.ask("GET", "/me/calendar.ics", cookie=dan))[1].body)
        same("entries keep their names", sorted(after), sorted(before))
        match = next(p for p in json.loads(olympair("pairings", "e.oly", "-s", "open", "-f", "json", now=None))["pairings"] if "Ireland" in (p["first_team"], p["second_team"]))
        same("the opponent, once it is published", next(e for u, e in after.items() if u.startswith("round-1-"))["SUMMARY"],
             "Round 1\\, table %d: %s – %s" % (match["table"], match["first_team"], match["second_team"]))
        # An hour that moves: what stands for the entry stays, its number grows, and so does its time (10:30 in Tbilisi is 6:30).
        was = next(e for u, e in after.items() if u.startswith("round-2-"))
        moved = lambda *words, now: (olympair(*words, now=now), next(e for u, e in entries((d.settle(anna), d.ask("GET", "/me/calendar.ics", cookie=dan))[1].body).items() if u == was["UID"]))[1]
        now = moved("set", "e.oly", "--round", "2", "--date", "2026-09-03 16:00", now="2030-08-30 10:30")
        same("an hour that moved has a higher number and a later time", (now["DTSTART"], int(now["SEQUENCE"]) - int(was["SEQUENCE"]), now["DTSTAMP"], now["LAST-MODIFIED"]),
             ("20260903T120000Z", 1, "20300830T063000Z", "20300830T063000Z"))
        back = moved("undo", "e.oly", now="2030-08-30 10:40")
        same("so has one that moved back", (back["DTSTART"], int(back["SEQUENCE"]) - int(was["SEQUENCE"]), back["LAST-MODIFIED"]), (was["DTSTART"], 2, "20300830T064000Z"))
        other = moved("absent", "e.oly", "Poland", "-s", "open", now="2030-08-30 10:50")
        same("what is no hour changes no number", other["SEQUENCE"], back["SEQUENCE"])
        # His page has it in the order of time: what is due of this round and of the next one.
        list_of = lambda: [re.sub(r"\s+", " ", html.unescape(re.sub("<[^>]*>", "", x))).strip() for x in re.findall(r"<li[^>]*>(.*?)</li>", d.me(dan, anna).split('<ol class="day">')[-1].split("</ol>")[0])]
        same("what is over is not on it", 'class="day"' in d.me(dan, anna), False)
        days = [datetime.date(2030, 9, n) for n in (2, 3)]  # deadlines go by the journal, whose latest entry is of August 2030
        for n, day in ((2, days[1]), (1, days[0])):
            olympair("set", "e.oly", "--round", str(n), "--date", "%s 15:00" % day, now=None)
            olympair("set", "e.oly", "--round", str(n), "--lineups", "%s 08:30" % day, now=None)
        rival = match["second_team"] if match["first_team"] == "Ireland" else match["first_team"]
        say("a captain's day", None if [re.sub(r"^.*?, (\d\d:\d\d) ", r"\1 ", x) for x in list_of()] == ["08:30 Line-up of round 1 is due", "15:00 Round 1 begins: table %d, against %s" % (match["table"], rival), "08:30 Line-up of round 2 is due", "15:00 Round 2 begins"] else list_of())
        olympair("lineup", "e.oly", "Ireland", "1", "2", "3", "5", "-s", "open", now=None)
        same("a line-up that is in is said to be so", list_of()[0].split(": ")[1:], ["it is handed in"])
        olympair("undo", "e.oly", now=None)
        olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "all are here", now=None)
        same("one that the opening put in is not", list_of()[0].split(": ")[1:], [])
        # Who has left for good is due nowhere any more; who is left out of one round alone still is in the calendar.
        olympair("absent", "e.oly", "Ireland", "-s", "open", "--round", "2", now=None)
        say("not paired in the next round", None if len(list_of()) == 2 and "Your team has" not in d.me(dan, anna) else list_of())
        olympair("withdraw", "e.oly", "Ireland", "-s", "open", "--reason", "ill", now=None)
        say("a team that has withdrawn", None if len(list_of()) == 2 and "Your team has withdrawn from round 2 on." in d.me(dan, anna) else list_of())
        same("has the round that it plays", sorted({u.rsplit("-", 1)[0] for u in entries(d.ask("GET", "/me/calendar.ics", cookie=dan).body)}), ["lineups-1", "round-1"])
        olympair("withdraw", "e.oly", "Ireland", "-s", "open", "--lift", "--reason", "well again", now=None)
        olympair("expel", "e.oly", "Ireland", "-s", "open", "--reason", "cheated", "--confirm", now=None)
        say("one that is expelled", None if len(list_of()) == 2 and "Your team is expelled from round 2 on." in d.me(dan, anna) else list_of())
    olympair("site", "e.oly", "site", now=None)
    public = entries(open("site/calendar.ics", "rb").read())
    same("the public has rounds and deadlines", (sorted(public) == sorted(before), {e["SUMMARY"] for u, e in public.items() if u.startswith("round-1-")}), (True, {"Round 1"}))
    same("and a link to it", 'href="calendar.ics"' in open("site/index.html").read(), True)
end()
