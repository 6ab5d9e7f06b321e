# SPDX-License-Identifier: Apache-2.0
"""look_pages.py - what the look promises of the pages of a site for pages.py, measured in Chromium; what a browser prints is looked at by paper.py."""
import gzip, os, re, time

PHONE = (360, 740)


def size(b, width, height):
    b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})


def top_of(b, css):
    return b.execute_script("const e = document.querySelector(arguments[0]); return e ? e.getBoundingClientRect().top : null", css)


def first_card(b, address, pages):
    """The first match of a phone's first screen, whole: both teams, the grid, the score."""
    size(b, *PHONE)
    for page in (p for p in pages if p.endswith("/pairings.html")):
        b.get(address + page)
        top = top_of(b, ".matches tbody tr")
        if top is None or top > 200:
            yield f"{page}: the first card begins at {top}"
        yield from (f"{page}: {x}" for x in b.execute_script(
            "return [...document.querySelectorAll('.matches tbody :is(.flag, .name, .grids, .sum, .beaten)')]"
            ".map(e => [e.className, e.getBoundingClientRect().right]).filter(x => x[1] > 360).map(x => x.join(' ends at '))"))


def first_screen(b, address, home, standings):
    size(b, *PHONE)
    for page, css, most in [(home, ".home :is(.matches tbody tr, .medal)", 240)] + [(p, ".standings tbody tr", 232) for p in standings]:
        b.get(address + page)
        top = top_of(b, css)
        if top is None or top > most:
            yield f"{page}: {css} begins at {top}"


# What is scrolled sideways, and what is in it.
SIDEWAYS = """
return [...document.querySelectorAll(".wide")].filter((e) => e.scrollWidth > e.clientWidth + 1)
    .map((e) => `${e.getAttribute("aria-label")} is ${e.scrollWidth} wide in ${e.clientWidth}`);
"""


def too_wide(b, address, pages):
    """Nothing stands beyond the edge, nor within a table, nor with text of twice the size on the narrowest phone."""
    for page in pages:
        size(b, *PHONE)
        b.get(address + page)
        if b.execute_script("return document.documentElement.scrollWidth") > 360:
            yield f"{page} is wider than 360"
        yield from (f"{page}: {x}" for x in b.execute_script(SIDEWAYS))
        size(b, 320, 740)
        b.execute_script("document.documentElement.style.fontSize = '200%'")
        wide = b.execute_script("return document.documentElement.scrollWidth")
        if wide > 320:
            yield f"{page} is {wide} wide with text of 200 % at 320"


# Tables and lists that leave more than a seventh of their place empty; what is folded away is not seen.
EMPTY = r"""
return [...document.querySelectorAll("main :is(table, .list ul)")].filter((e) => e.getClientRects().length && !e.closest("details:not([open])"))
    .map((e) => [e, Math.max(...[...e.getClientRects()].map((r) => r.right)), e.parentElement.getBoundingClientRect()])
    .filter(([, right, box]) => right - box.left < .85 * box.width)
    .map(([e, right, box]) => `${(e.caption || e.closest("section").querySelector("h2")).textContent} ends at ${right} of ${box.right}`);
"""


def half_empty(b, address, pages):
    """What has little to show stands in two columns where there is room for them."""
    size(b, 1440, 900)
    for page in pages:
        b.get(address + page)
        yield from (f"{page}: {x}" for x in b.execute_script(EMPTY))


SMALL = r"""
return [...document.querySelectorAll("body > header button, summary, .tabs a, .tabs strong, .turn a, .turn strong, .seek input, .files a, .all a")]
    .filter(e => e.getClientRects().length).map(e => [e.textContent.trim() || e.className, e.getBoundingClientRect()])
    .filter(([, r]) => r.height < 44 - .5 || r.width < (r.left <= 12 ? 36 : 36)).map(([t, r]) => `${t}: ${r.width} x ${r.height}`);
"""


def too_small(b, address, pages):
    size(b, *PHONE)
    for page in pages:
        b.get(address + page)
        yield from (f"{page}: {x}" for x in b.execute_script(SMALL))


STEADY = 0.02  # what a row moves that grows with its cells; a fifth of what readers begin to notice (web.dev/cls)
SHIFT = r"""
const done = arguments[0];
let sum = 0;
new PerformanceObserver((list) => list.getEntries().forEach((e) => { sum += e.value; })).observe({ type: "layout-shift", buffered: true });
setTimeout(() => done(sum), 400);
"""


def moved(b, address, pages):
    for page in pages:
        for width, height in (PHONE, (1440, 900)):
            size(b, width, height)
            for _ in range(3):  # what is drawn in parts on a busy machine is not so each time
                b.get(address + page)
                sum = b.execute_async_script(SHIFT)
                if sum == 0:
                    break
            if sum >= STEADY:
                yield f"{page}: something moved by {sum:.4f} at {width}"


def heavy(b, folder, address, home, most):
    """What the first screen loads, compressed as servers do it; pictures are as they are."""
    size(b, *PHONE)
    b.get(address + home)
    time.sleep(0.3)
    names = b.execute_script("return performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)") + ["/" + home]
    total = 0
    for name in set(names):
        path = os.path.join(folder, name.lstrip("/"))
        if os.path.isfile(path) and not name.endswith(".json"):
            with open(path, "rb") as f:
                data = f.read()
            total += len(data) if name.endswith(".png") else len(gzip.compress(data))
    return [] if 1000 < total < most else [f"{total} bytes"]


def inline(folder, pages):
    for page in pages:
        with open(os.path.join(folder, page), encoding="utf-8") as f:
            text = f.read()
        if re.search(r"<style|<[^>]+ style=|<script(?![^>]* src=)|<[^>]+ on[a-z]+=", text):
            yield f"{page} has a script or a style inside"


# Steps of the ground for half points of a match on four boards: 4-3½, 3-2½, 2, 1½-1, ½-0.
CROSS = r"""
const step = [5, 5, 4, 4, 3, 2, 2, 1, 1], half = (t) => 2 * parseFloat(t.replace(/^½/, "0.5").replace("½", ".5")), wrong = [];
const table = document.querySelector(".crosstable"), titles = [...table.tHead.rows[0].cells].map((c) => c.textContent);
const rounds = titles.filter((t) => /^\d+$/.test(t)).length, sum = {};
for (const row of table.tBodies[0].rows) {
    const code = row.querySelector(".code").textContent, cells = [...row.querySelectorAll(".heat")];
    let points = 0;
    if (cells.length !== rounds) wrong.push(`${code} has ${cells.length} cells of ${rounds} rounds`);
    cells.forEach((c, r) => {
        if (!c.querySelector("b")) return;
        const n = half(c.querySelector("b").textContent), other = c.querySelector("span").textContent;
        if (!c.classList.contains("h" + step[n])) wrong.push(`${code} ${n}: ${c.className}`);
        (sum[[r, ...[code, other].sort()]] ??= []).push([n, c.querySelector("i").getAttribute("aria-label")]);
        points += n > 4 ? 2 : n === 4 ? 1 : 0;
    });
}
for (const [match, of] of Object.entries(sum))
    if (of.length !== 2 || of[0][0] + of[1][0] !== 8 || of[0][1] === of[1][1]) wrong.push(`${match}: ${of}`);
if (Object.keys(sum).length === 0) wrong.push("no match is there");
return wrong;
"""
INSIDE = r"""
const box = document.querySelector(".cross"), cells = [...document.querySelectorAll(".heat")].map((e) => e.getBoundingClientRect());
const least = Math.min(...cells.map((c) => c.width)), right = Math.max(...cells.map((c) => c.right)), wrong = [];
if (box.scrollWidth > box.clientWidth || right > innerWidth) wrong.push(`${box.scrollWidth} in ${box.clientWidth}, as far as ${right}`);
if (least < arguments[0]) wrong.push(`a cell of ${least}`);
scrollTo(0, 400);
const top = document.querySelector(".crosstable thead th:nth-child(3)").getBoundingClientRect().top;
if (document.documentElement.scrollHeight > innerHeight + 600 && Math.abs(top) > 1) wrong.push(`the heading row is at ${top}`);
return wrong;
"""


def cross_table(b, address, page):
    """Every match is there twice, its grounds are those of its points, and it needs no scrolling sideways."""
    for width, height, least in ((360, 740, 22), (768, 1024, 47), (1440, 900, 74)):
        size(b, width, height)
        b.get(address + page)
        yield from (f"{page} at {width}: {x}" for x in b.execute_script(INSIDE, least))
    yield from b.execute_script(CROSS)


# What the heads of both colours show beside their words, after the script has made buttons of them; a tab with no page of its own leads into the index.
HEADS = "return [...document.querySelectorAll('.matches thead .square')].map(e => [e.classList.contains('lt'), e.getBoundingClientRect().width])"
PLAYERS = "const a = [...document.querySelectorAll('.tabs a')].find(a => a.hash === '#players'); if (!a || !a.offsetWidth) return 'no tab'; a.click(); return ''"
FIRST_PLAYER = "const e = document.querySelector('main :target'); return e ? e.closest('section').querySelector('h2').textContent : null"


def drawn_heads(b, address, page):
    size(b, 1440, 900)
    b.get(address + page)
    if b.execute_script(HEADS) != [[True, 12], [False, 12]]:
        yield f"{page}: {b.execute_script(HEADS)}"


def players_tab(b, address, home):
    size(b, 1440, 900)
    b.get(address + home)
    no_tab = b.execute_script(PLAYERS)
    time.sleep(0.3)
    if no_tab or b.execute_script(FIRST_PLAYER) != "Players":
        yield f"{no_tab}: {b.current_url}"


CATEGORIES = {  # letter and first team of each, on the page of prizes and on the home page
    "prizes": r"return [...document.querySelectorAll('main tr.head')].map(r => [/^Category (\w)/.exec(r.textContent), r.nextElementSibling.querySelector('a')])"
              ".filter(x => x[0]).map(x => [x[0][1], x[1].textContent])",
    "home": "return [...document.querySelectorAll('.right .best tbody tr')].map(r => [r.cells[0].textContent.trim()[0], r.querySelector('a').textContent])",
}


def same_categories(b, address, home, prizes):
    found = {}
    for where, page in (("prizes", prizes), ("home", home)):
        b.get(address + page)
        found[where] = b.execute_script(CATEGORIES[where])
    if not found["home"] or found["home"] != found["prizes"]:
        yield str(found)


def check(say, b, name, folder, address, pages, kinds):
    home = "index.html"
    prizes = [p for p in pages if p.endswith("/prizes.html") and name != "small"]  # a small event has no categories
    pairings, standings = ([p for p in pages if p.endswith(end)] for end in ("/pairings.html", "/standings.html"))
    say(f"{name}: a phone shows the first match at once", list(first_card(b, address, pairings)))
    say(f"{name}: and the first card of the home page, the first row of the standings", list(first_screen(b, address, home, standings)))
    say(f"{name}: no page is wider than a phone, nor with text of twice the size", list(too_wide(b, address, kinds)))
    say(f"{name}: and none is half empty where there is room", list(half_empty(b, address, kinds)))
    say(f"{name}: what is pressed is large enough", list(too_small(b, address, kinds)))
    say(f"{name}: nothing moves while a page is loaded", list(moved(b, address, [home] + pairings[-1:] + standings[-1:])))
    say(f"{name}: the home page is light", heavy(b, folder, address, home, 60000))
    say(f"{name}: both colours are drawn in the heads of the pairings", list(drawn_heads(b, address, pairings[-1])))
    say(f"{name}: a tab leads to the players", list(players_tab(b, address, home)))
    for page in prizes:
        say(f"{name}: the home page has the categories that have medals", list(same_categories(b, address, home, page)))
    for page in (p for p in pages if p.endswith("/crosstable.html")):
        say(f"{name}/{page}: every match of the cross table, without scrolling sideways", list(cross_table(b, address, page)))
    say(f"{name}: no page has a script or a style inside", list(inline(folder, pages)))
