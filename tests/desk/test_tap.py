"""What the TAP is told before it does something, and what pages say of a round that is under way."""
import html

from desk import *

TAG = re.compile(r"<[^>]*>")


def text(page):
    return re.sub(r"\s+", " ", html.unescape(TAG.sub(" ", page)))


def part(page, name):
    return text(page.split('data-part="%s"' % name)[1].split('data-part="')[0])


def has(what, page, *words):
    """Each of them, as it is read."""
    missing = [w for w in words if w not in page]
    say(what, "no %r in %s" % (missing, page) if missing else None)


def tables(path="e.oly"):
    """Of the last round: {table: (first, second)}."""
    rows = json.loads(olympair("pairings", path, "-s", "open", "-f", "json", now=None))["pairings"]
    return {p["table"]: (p["first_team"], p["second_team"]) for p in rows if p.get("table")}


def play(skip=None):
    """Every match but that of a team is won by who is named first."""
    for table in [t for t, teams in tables().items() if skip not in teams]:
        olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open")


def foreseen():
    """What a publication warns of is said on the draft and beside the question, before it is done."""
    with Folder(), Desk(small()) as d:
        anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
        get = lambda target, who=anna: d.ask("GET", target, cookie=who).text
        d.do(anna, "arrive", team="Egypt", **{"with": "2"}), d.do(anna, "pair", seen=stamp())
        n, few = stamp(), "Egypt is here with 2 players and needs 3"
        for what, target, who in (("the draft", "draft", anna), ("for arbiters", "draft", boris), ("the question", "publish", anna)):
            has("few players: " + what, part(get("/open/1/" + target, who), "findings"), few)
        r = d.do(anna, "publish", seen=n, dry_run=True)
        same("as the dry run finds it", [f["text"].split(";")[0] for f in r.json()["findings"]], [few])
        same("nothing was recorded", stamp(), n)
        r = d.do(anna, "publish", seen=n)
        same("what can only be said afterwards comes afterwards", ["take the publication back" in f["text"] for f in r.json()["findings"]], [False, True])
        olympair("start", "e.oly", "-s", "open", now="2036-09-02 15:00")
        play("Egypt"), d.do(anna, "pair", seen=stamp())
        for target in ("draft", "publish"):
            has("absent in the round before: " + target, part(get("/open/2/" + target), "findings"), "Egypt lost round 1 as absent, and nobody noted since that it is here")
        # Left over by hand: it is refused, and that is said first.
        d.do(anna, "absent", team="Egypt"), d.do(anna, "pair", seen=stamp())
        one, other = tables()[1]
        d.do(anna, "bye", team=one, reason="to see", order_of="the chief", seen=stamp())
        has("what is left over", part(get("/open/2/publish"), "findings"), "without a pairing", other)


foreseen()
end()
