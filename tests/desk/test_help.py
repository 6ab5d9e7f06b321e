# SPDX-License-Identifier: Apache-2.0
"""Help on the page: every page of the desk has a link that opens what the page is for, what its words mean and its keys, for each role."""
from desk import *

TAG = re.compile(r"<[^>]*>")
main = lambda page: page.split('<main id="main">')[1].split("</main>")[0]
text = lambda page: re.sub(r"\s+", " ", html.unescape(TAG.sub(" ", page)))
# What is no page: bytes, streams, and what leads on.
NO_PAGE = {"style", "script", "entry", "taps", "news", "keys", "outbox", "captain", "finder", "icon", "robots", "flag", "my_calendar", "events"}
ROUTES = re.findall(r'^ROUTE\((\w+), *"(\w+)", *"([^"]+)"', open(ROOT + "/web/page/routes.def").read(), re.M)


def link(page):
    """Where the question mark leads."""
    return html.unescape(re.search(r'<p class="helper"><a data-panel href="([^"]*)"', page).group(1))


def lead(page):
    """What the help says first: the title, and what the page is for."""
    return text(main(page).split("<section")[0]).strip()


with Folder(), Desk(small()) as d:
    tap, ben = d.sign_in(re.search(KEY, d.said).group()), d.sign_in(d.key("Ben", "--role", "arbiter"))
    lin = d.sign_in(d.key("Lin", "--role", "helper", "-s", "open", "--tables", "1-2"))
    dan = d.sign_in(d.key("Dan", "--role", "captain", "--section", "open", "--team", "Ireland"))
    get = lambda target, who=tap: d.ask("GET", target, cookie=who)
    everything = get("/help").text
    same("without a page it is of all pages", lead(everything), "Help")
    rows = sorted({r for r, _, at in ROUTES if r not in NO_PAGE})
    alone = [r for r in rows if not re.match("Help: .{20,}", lead(get("/help?page=" + r).text))]
    same("every page has its own", alone, [])
    same("there is no route that is not there", [r for r in NO_PAGE if r not in [x for x, _, _ in ROUTES]], [])
    d.do(tap, "pair", seen=stamp())
    draft = get("/open/1/draft").text
    d.do(tap, "publish", seen=stamp())
    d.settle(tap)
    olympair("set", "e.oly", "-s", "open", "--round", "1", "--date", "2016-09-02 15:00", now=None)
    pages = ["/open/1", "/open/presence", "/open/1/lineups", "/open/1/enter", "/open/1/tap", "/open/1/file", "/open/1/why/1", "/open/report", "/open/report/numbers", "/print", "/do/set", "/open/do/set",
             "/open/do", "/open/do/absent", "/import", "/ratings", "/flags", "/logo", "/downloads", "/journal", "/history", "/screen", "/people", "/find", "/key", "/help", "/open/2/draft"]
    leads = {}
    for target in pages:
        r = get(target)
        leads[target] = lead(get(link(r.text)).text) if r.status == 200 else r.status
    say("each page leads to its own", [t for t, l in leads.items() if not isinstance(l, str) or not re.match("Help: .{20,}", l)] or None)
    same("and the pages of one kind to one", (leads["/do/set"] == leads["/open/do/set"], leads["/open/1"] == leads["/open/do/absent"], leads["/open/2/draft"] == lead(get(link(draft)).text)), (True, False, True))
    page = text(main(get("/help?page=draft&section=open").text))
    say("what it is for, its words, its keys", None if "before anybody else sees it" in page and "Floater A team that is paired outside its score group" in page and "g r Round" in page else page)
    page = text(main(get(link(get("/open/1/enter").text)).text))
    say("the keys of results are those of the page", None if "as seen from the team named first" in page and "Backspace one board back" in page and "g r" not in page else page)
    page = get("/open/1/enter").text
    say("what to type stands above the fields, and each names it", None if "1 won, 0 lost, = drawn" in text(page.split('id="entry-hint"')[1].split("</p>")[0]) and page.count('aria-describedby="entry-hint"') == page.count('name="result.') > 4 else page)
    same("whoever may not undo is not told its key", [" u take back" in text(main(get("/help?page=enter", who).text)) for who in (tap, ben, lin)], [True, False, False])
    same("a helper has that of his tables", lead(get(link(get("/", lin).text), lin).text).startswith("Help: Your tables"), True)
    page = get("/me", dan).text
    same("a captain that of his match, and no keys", (lead(get(link(page), dan).text).startswith("Help: Your match"), 'id="keys"' in get(link(page), dan).text), (True, False))
    same("whoever signs in is told who makes new cards", "asks the TAP for a new one" in text(d.ask("GET", link(d.ask("GET", "/key").text)).text), True)
    same("and nothing of the event", [w for w in ("Small", "Open Section", "Presence") if w in text(d.ask("GET", "/help").text)], [])
    of_all = lambda who: set(re.findall('<dt id="page-(\\w+)">', get("/help", who).text))
    same("the pages that each has", [sorted(of_all(tap) - of_all(ben)), sorted(of_all(dan))], [["flags", "import", "logo", "people", "publication", "ratings", "settings"], ["help", "key", "me", "operation"]])
    same("a refusal leads there, too", link(d.ask("POST", "/open/do/absent", {"team": "Nobody"}, tap).text), "/help?page=do&section=open")
    same("a page that is not there to all of it", lead(get(link(get("/nothing/at/all/here").text)).text), "Help")
    # Operations say when they are needed, in the list of all and above their forms.
    page = get("/open/do").text
    says = re.findall(r'<li><a href="([^"]*/do/\w+|/\w+)">[^<]*</a> <span class="faint">([^<]*)</span>', page)
    bad = [(a, w) for a, w in says if not re.match(r"Use this (when|if|before|once|right|after|at) .*\.$", html.unescape(w))]
    say("%d operations say when they are needed" % len(says), bad or (len(says) < 30 and says) or None)
    same("above the form as in the list", [a for a, w in says if "/do/" in a and "set" not in a and w not in get(a).text], [])
    # Words are found like pages.
    found = lambda typed: re.findall(r'<a href="([^"]*)"><span>', get("/find?" + urllib.parse.urlencode({"q": typed, "section": "open"})).text.split('<ul class="hits">')[1].split("</ul>")[0])
    same("a word is found", ["/help#word-" + w in found(w) for w in ("floater", "forfeit", "draft")], [True] * 3)
    same("and the help by its name, first", found("help")[0], "/help")
    say("and each stands there once", None if all(get("/help").text.count('id="word-%s"' % w) == 1 for w in ("floater", "forfeit", "draft")) else everything)
end()
