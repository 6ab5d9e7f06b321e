# SPDX-License-Identifier: Apache-2.0
"""A preview tells first what changes, and apart from it what follows: pairs that stay together and only go to another table, matches of a draft that is gone. The draft
says what is unusual in a pair."""
from desk import *

TAG = re.compile(r"<[^>]*>")
text = lambda page: re.sub(r"\s+", " ", html.unescape(TAG.sub(" ", page))).strip()


def rows(part):
    """Cells of the rows behind the heading."""
    return [[text(c) for c in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", r, re.S)] for r in re.findall(r"<tr>.*?</tr>", part, re.S)[1:]]


def preview(d, who, op, **words):
    """What changes, and what follows."""
    r = d.ask("POST", "/open/do/" + op, dict(words, seen=stamp(), reason="to see", **{"dry-run": "yes"}), who)
    page = r.text.split("<h1>Preview")[1]
    first, _, rest = page.partition("<summary>What follows from it")
    return rows(first.split('class="preview"')[1]) if 'class="preview"' in first else [], rows(rest.split("</table>")[0]) if rest else []


def pairs():
    """Of the draft: table by pair, whoever has White."""
    fixtures = json.loads(olympair("pairings", "e.oly", "-s", "open", "-f", "json", now=None))["pairings"]
    return {frozenset((f["first_team"], f["second_team"])): f["table"] for f in fixtures if f.get("table")}


def told(before, after):
    """What the preview has to say when the one becomes the other: new pairs by their tables, and the others that go to another one."""
    return sorted(t for p, t in after.items() if p not in before), sorted((before[p], t) for p, t in after.items() if p in before and before[p] != t)


with Folder(), Desk(small()) as d:
    tap = d.sign_in(re.search(KEY, d.said).group())
    d.do(tap, "pair", seen=stamp()), d.do(tap, "publish", seen=stamp())
    for table, line in enumerate((("1-0",) * 4, ("1-0",) * 4, ("1-0", "1-0", "1-0", "0-1"), ("1/2",) * 4, ("0-1",) * 4), 1):
        olympair("result", "e.oly", str(table), *line, "-s", "open")
    met = next(iter(pairs()))
    d.do(tap, "pair", seen=stamp())
    d.settle(tap)
    before = pairs()
    by_table = {t: sorted(p) for p, t in before.items()}
    first, last = by_table[1], by_table[max(by_table)]
    tried = 0
    for one in first:
        for other in last:
            got = preview(d, tap, "move", team=one, other=other, confirm="yes")
            r = d.do(tap, "move", team=one, other=other, reason="to see", order_of="the chief", confirm=True, seen=stamp())
            if r.status != 200:
                continue
            new, moved = told(before, pairs())
            same("%s - %s: two pairs are two rows" % (one, other), ([re.sub(r"\D+", " ", r[0]).split()[-1] for r in got[0]], len(new)), ([str(t) for t in new], 2))
            same("and what only goes to another table stands apart", sorted((int(r[1].split()[1]), int(r[2].split()[1])) for r in got[1]), moved)
            olympair("undo", "e.oly", "-s", "open", "--confirm", "--reason", "back", now=None)
            d.settle(tap)
            tried += len(moved) > 0
    same("some have gone to another table", tried > 0, True)
    got = preview(d, tap, "withdraw", team=last[0])
    same("a draft that goes is one row, and its matches follow", (got[0][-1], len(got[0]), len(got[1])), (["Round 2", "draft", "–"], 2, len(before) + 1))  # and the bye
    got = preview(d, tap, "bar", team=first[0], other=first[1])
    same("of a pair that is barred", sorted(r[0] for r in got[0]), sorted([first[0] + ": Barred from meeting", first[1] + ": Barred from meeting", "Round 2"]))
    # What is unusual.
    row = lambda name: next(text(r) for r in re.findall(r"<tr.*?</tr>", d.ask("GET", "/open/2/draft", cookie=tap).text.split('class="draft"')[1].split("</table>")[0], re.S) if re.search(r">\s*%s<" % re.escape(name), r))
    a, b = sorted(met)
    d.do(tap, "move", team=a, other=b, reason="to see", order_of="the chief", confirm=True, seen=stamp())
    say("a rematch is named in its row", None if "have met in round 1" in row(a) and "by hand: to see" in row(a) else row(a))
    d.do(tap, "undo", seen=stamp(), confirm=True)
    if frozenset(("Georgia 1", "Georgia 2")) not in pairs():
        d.do(tap, "move", team="Georgia 1", other="Georgia 2", reason="to see", order_of="the chief", confirm=True, seen=stamp())
    say("two teams of one federation, too", None if "both of GEO" in row("Georgia 1") else row("Georgia 1"))
    page = d.ask("GET", "/open/2/draft", cookie=tap).text
    same("the draft can be searched and sorted", ('data-find=".draft [data-also]"' in page, '<table class="draft" data-groups>' in page, 'data-also="GEO' in page), (True, True, True))
    page = d.ask("GET", "/open/report/standings?round=1", cookie=tap).text
    same("and so can sheets of rows that stand alone", "<div data-sorts>" in page, True)
end()
