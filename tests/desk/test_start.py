# SPDX-License-Identifier: Apache-2.0
"""The form that starts a round lists whom it defeats, table by table: who is short, who is not here, who was announced and has not come; what is ticked loses,
and nothing else."""
from desk import *

TAG = re.compile(r"<[^>]*>")


def rows(page):
    """By table: is it ticked, and the cells."""
    form = page.split('action="/open/do/start"')[1].split("</form>")[0]
    found = {}
    for row in re.findall(r"<tr><td><input [^>]*>.*?</tr>", form, re.S):
        cells = [re.sub(r"\s+", " ", html.unescape(TAG.sub("", c))).strip() for c in re.findall(r"<td>(.*?)</td>", row, re.S)[1:]]
        found[int(re.search(r'name="tables"[^>]*value="(\d+)"', row)[1])] = (" checked" in row.split("</td>")[0], cells)
    return found


def hidden(page):
    form = page.split('action="/open/do/start"')[1].split("</form>")[0]
    return {n: html.unescape(v) for n, v in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', form)}


def lost():
    """The tables whose matches are marked, and who did not come."""
    s = json.loads(olympair("export", "e.oly", "--as", "json", now=None))["sections"][0]
    return {m["table"]: [s["teams"][m[side] - 1]["name"] for side, gone in (("first", "first_absent"), ("other", "other_absent")) if m.get(gone)]
            for m in s["rounds"][0]["matches"] if m.get("first_absent") or m.get("other_absent")}


with Folder(), Desk(small()) as d:
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    get = lambda: d.ask("GET", "/open/do/start", cookie=anna).text
    same("before a round is published nobody is listed", 'name="tables"' in get(), False)
    d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp())
    pairs = {m["table"]: (m["first_team"], m["second_team"]) for m in json.loads(olympair("report", "e.oly", "pairings", "-s", "open", "-f", "json", now=None))["pairings"] if m["table"]}
    page = get()
    same("nothing is known of anybody: nobody loses, and all are named", (rows(page), "nobody loses" in page, all(t in html.unescape(page) for p in pairs.values() for t in p)), ({}, True, True))
    hour = lambda: re.sub(r"\s+", " ", html.unescape(TAG.sub("", re.search(r'<p data-part="hour">.*?</p>', get(), re.S).group())))
    olympair("set", "e.oly", "--round", "1", "--date", "2099-09-02 15:00", "-s", "open", now=None)
    say("it says when the round begins", None if re.fullmatch(r"Round 1 begins Wed 2 Sept 2099, 15:00, in \d+ days.*\.", hour()) else hour())
    olympair("set", "e.oly", "--round", "1", "--date", "2016-09-02 15:00", "-s", "open", now=None)
    say("and when it was to begin", None if re.fullmatch(r"Round 1 was to begin Fri 2 Sept 2016, 15:00, \d+ days.* ago\.", hour()) else hour())
    same("nobody has started it", "was started" in get(), False)
    # Table 1: two players; table 2: nobody; table 3: announced, not here, against one player; table 4: all are here; table 5: nothing is known.
    here = lambda team, n: d.do(anna, "arrive", team=team, **{"with": str(n)})
    here(pairs[1][0], 2), here(pairs[1][1], 4), here(pairs[2][1], 0), here(pairs[2][0], 5)
    d.do(anna, "announce", team=pairs[3][0], due="2036-09-02 16:00"), here(pairs[3][1], 1), here(pairs[4][0], 4), here(pairs[4][1], 3)
    page = get()
    got = rows(page)
    same("a row for each table at which somebody loses, ticked", ({t: ticked for t, (ticked, _) in got.items()}), {1: True, 2: True, 3: True})
    same("with both teams and who is here of them", (got[1][1][:3:2], "here with 2" in got[1][1][1] and "loses" in got[1][1][1], "here with 4" in got[1][1][3] and "loses" not in got[1][1][3]), (list(pairs[1]), True, True))
    same("nobody; announced, and one player", ("loses" in got[2][1][3], "16:00" in got[3][1][1] and "loses" in got[3][1][1], "loses" in got[3][1][3]), (True, True, True))
    say("of whom nothing is known are named", None if pairs[5][0] in page and "so they do not lose" in page else page)
    words = dict(hidden(page), reason="the hour has come")
    # Nothing is ticked, or a table where all are by now.
    n = stamp()
    r = d.ask("POST", "/open/do/start", words, anna)
    same("none is ticked: nothing is done, and they stay unticked", (r.status, stamp(), "no table is ticked" in r.text, {t: x[0] for t, x in rows(r.text).items()}), (409, n, True, {1: False, 2: False, 3: False}))
    r = d.ask("POST", "/open/do/start", dict(words, tables=["1", "4"]), anna)
    same("where nobody loses nobody is made to", (r.status, stamp(), "nobody loses at table 4" in r.text), (409, n, True))
    r = d.ask("POST", "/open/do/start", dict(words, tables=["1", "3"], **{"dry-run": "yes"}), anna)
    say("a preview of those that are ticked", None if r.status == 200 and stamp() == n and pairs[1][0] in html.unescape(r.text) else r.text)
    r = d.ask("POST", "/open/do/start", dict(words, tables=["1", "3"]), anna)
    same("those that are ticked lose, both where both are short", (r.status in (200, 303), lost()), (True, {1: [pairs[1][0]], 3: list(pairs[3])}))
    page = get()
    same("the others can be judged later", {t: x[0] for t, x in rows(page).items()}, {2: True})
    here(pairs[2][1], 4)
    r = d.ask("POST", "/open/do/start", dict(words, **hidden(page), tables=["2"]), anna)
    same("who came meanwhile does not lose: that is said first", (r.status, lost()), (409, {1: [pairs[1][0]], 3: list(pairs[3])}))
    # The command.
    here(pairs[2][1], 0)
    for wrong, code in (("x", 2), ("4", 7), ("2-", 2), ("3-2", 2), ("4-5", 7), ("99", 7)):
        olympair("start", "e.oly", "-s", "open", "--tables", wrong, "--reason", "late", code=code)
    olympair("start", "e.oly", "-s", "open", "--tables", "2-3", "--reason", "late")
    same("a range of tables on the command line", lost(), {1: [pairs[1][0]], 2: [pairs[2][1]], 3: list(pairs[3])})
    say("who has started it is said", None if re.search(r"Round 1 was started [^<]*, by arbiter\.", get()) else get())
end()
