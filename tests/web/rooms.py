# SPDX-License-Identifier: Apache-2.0
"""rooms.py SHOTS - every page of the TAP at 360 pixels, light, and 1440, dark, with SOAK=1 in all four ways; then a day by presses, with somebody else at work."""
import glob
import sys

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browse import *
from desk import *

SHOTS = sys.argv[1]
LOOKS = [(w, t) for w in (360, 1440) for t in ("light", "dark")] if os.environ.get("SOAK") else [(360, "light"), (1440, "dark")]


def look(b, d, targets):
    for width, theme in LOOKS:
        as_screen(b, width, theme)
        wrong = {}
        for target in targets:
            b.get(d.origin + target)
            found = faults(b)
            if found:
                wrong[target] = found
            b.save_screenshot("%s/rooms-%s-%d-%s.png" % (SHOTS, re.sub(r"\W+", "-", target.strip("/")), width, theme))
        say("%d pages at %d pixels, %s" % (len(targets), width, theme), "\n".join("%s: %s" % (t, "; ".join(f)) for t, f in wrong.items()))
    as_screen(b, 1440, "light")


def one(b, css):
    return b.find_element(By.CSS_SELECTOR, css)


def shown(b, css):
    return " ".join(e.text for e in b.find_elements(By.CSS_SELECTOR, css))


def presence(b, d):
    b.get(d.origin + "/open/presence")
    row = lambda name: next(r for r in b.find_elements(By.CSS_SELECTOR, ".presence .team") if name in r.text)
    n = stamp()
    row("Egypt").find_element(By.CSS_SELECTOR, '[name="with"][value="3"]').click()
    say("a press notes how many are here", None if until(lambda: "here with 3" in row("Egypt").text) and stamp() == n + 1 else row("Egypt").text)
    say("and says what was done", None if until(lambda: "Egypt: 3 players here" in shown(b, "#bar")) else shown(b, "#bar"))
    same("without leaving the page", b.current_url, d.origin + "/open/presence")
    same("the key that was pressed has the focus still", b.switch_to.active_element.get_attribute("aria-label"), "Egypt is here with 3")
    row("Egypt").find_element(By.CSS_SELECTOR, '[name="with"][value="4"]').click()
    until(lambda: stamp() == n + 2)
    until(lambda: "here with 4" in shown(b, "#bar") or "4 players" in shown(b, "#bar"))
    one(b, "#bar button").click()
    say("Take back", None if until(lambda: "here with 3" in row("Egypt").text) and stamp() == n + 3 else row("Egypt").text)
    # The whole row is the target: far right of the name.
    button = row("Ireland").find_element(By.CSS_SELECTOR, "button.name")
    b.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
    from selenium.webdriver import ActionChains
    ActionChains(b).move_to_element_with_offset(button, button.size["width"] // 2 - 20, 0).click().perform()
    say("the row is the target", None if until(lambda: "here with 5" in row("Ireland").text) else row("Ireland").text)
    olympair("arrive", "e.oly", "Poland", "--with", "2", "-s", "open", now=None, user="cora")
    say("what somebody else does appears", None if until(lambda: "here with 2" in row("Poland").text) else row("Poland").text)
    say("and who did it is said", None if until(lambda: "cora: Poland: 2 players here" in shown(b, "#news")) else shown(b, "#news"))
    one(b, "#find").send_keys("georgia")
    visible = lambda: [r.text.split("\n")[0] for r in b.find_elements(By.CSS_SELECTOR, ".presence .team") if r.is_displayed()]
    say("found by name", None if all("Georgia" in t for t in " ".join(r.text for r in b.find_elements(By.CSS_SELECTOR, ".presence .team") if r.is_displayed()).split("\n") if t.startswith("Geo")) and len(visible()) == 2 else visible())
    olympair("absent", "e.oly", "Egypt", "--round", "2", "-s", "open", now=None, user="cora")
    time.sleep(0.8)
    same("what is typed stays", (one(b, "#find").get_attribute("value"), len(visible())), ("georgia", 2))


def net(b, on):
    b.execute_cdp_cmd("Network.enable", {})
    b.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": not on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})


def away(b, d):
    """Without the net a press leaves everything where it is, and can be made again."""
    b.get(d.origin + "/open/presence?show=registered")
    key = lambda: next(r for r in b.find_elements(By.CSS_SELECTOR, ".presence .team") if "Georgia 1" in r.text).find_element(By.CSS_SELECTOR, '[name="with"][value="4"]')
    n = stamp()
    net(b, False)
    key().click()
    say("a press without the net says that nothing is stored", None if until(lambda: "nothing is stored" in shown(b, "#unsent")) else shown(b, "body"))
    same("and leaves the page where it is", (b.current_url, stamp()), (d.origin + "/open/presence?show=registered", n))
    one(b, "#find").send_keys("geo")
    net(b, True)
    say("the connection is back: that is said, and to press again", None if until(lambda: "press it again" in shown(b, "#unsent")) else shown(b, "#unsent"))
    key().click()
    say("pressed again it is stored", None if until(lambda: stamp() == n + 1 and shown(b, "#unsent") == "") else shown(b, "#unsent"))
    b.get(d.origin + "/do/set")
    one(b, "main form [name=venue]").send_keys("Hall 4")
    net(b, False)
    one(b, "main form button.main").click()
    say("a form with fields the same", None if until(lambda: "nothing is stored" in shown(b, "#unsent")) else b.current_url)
    same("what is in it stays", one(b, "main form [name=venue]").get_attribute("value"), "Hall 4")
    net(b, True)
    until(lambda: "press it again" in shown(b, "#unsent"))
    one(b, "main form button.main").click()
    say("and it is stored when it is pressed again", None if until(lambda: stamp() == n + 2) else shown(b, "main"))
    say("the console has nothing but that there was no net", [x for x in console(b) if "ERR_INTERNET_DISCONNECTED" not in x])


def foot(b, d):
    """What is said at the foot stands over nothing at the end of a page."""
    b.get(d.origin + "/journal")
    until(lambda: b.execute_script("return document.body.dataset.entry"))
    time.sleep(0.5)
    olympair("arrive", "e.oly", "Poland", "--with", "3", "-s", "open", now=None, user="cora")
    until(lambda: "cora: Poland" in shown(b, "#news") and "Poland" in shown(b, "main"))
    b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 1440, "height": 400, "deviceScaleFactor": 1, "mobile": False})
    # A window that has just become lower scrolls a moment later.
    rects = "scrollTo(0, document.documentElement.scrollHeight); return ['main', '#news'].map(css => document.querySelector(css).getBoundingClientRect())"
    ends = lambda: [r["top"] if i else r["bottom"] for i, r in enumerate(b.execute_script(rects))]
    say("the page ends above the news", None if until(lambda: (lambda e: e[0] <= e[1])(ends())) else ends())
    as_screen(b, 1440, "light")


def keyboard(b, d):
    """Every press of Tab leads on, and one sees where."""
    b.get(d.origin + "/open/presence")
    where = []
    for _ in range(12):
        one(b, "body").send_keys(Keys.TAB) if not where else b.switch_to.active_element.send_keys(Keys.TAB)
        where.append(b.execute_script("const e = document.activeElement, s = getComputedStyle(e); return [e.textContent.trim(), s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2]"))
    same("the first leads to the content", where[0][0], "To the content")
    say("the focus is seen", [w for w in where if not w[1]])


def draft(b, d):
    b.get(d.origin + "/open/1/draft")
    one(b, "form[action='/open/do/pair'] button").click()
    until(lambda: "Done" in shown(b, "main"))
    b.get(d.origin + "/open/1/draft")
    b.find_element(By.CSS_SELECTOR, "table.draft td a").click()
    dialog = until(lambda: b.find_elements(By.CSS_SELECTOR, "dialog[open]"))
    say("why, over the page", None if dialog and "White on board 1" in dialog[0].text else shown(b, "dialog"))
    say("a dialog without faults", faults(b))
    b.switch_to.active_element.send_keys(Keys.ESCAPE)
    same("Escape closes it", until(lambda: not b.find_elements(By.CSS_SELECTOR, "dialog")), True)
    look(b, d, ["/open/1", "/open/1/draft", "/open/1/publish", "/open/1/why/1"])
    b.get(d.origin + "/open/1/publish")
    # What is on the screen is what the site shows afterwards.
    table_of = lambda b, css: [c.text for c in b.find_elements(By.CSS_SELECTOR, css)]
    before = table_of(b, ".public table tbody tr")
    one(b, "button.main").click()
    until(lambda: "/open/1" in b.current_url and "publish" not in b.current_url)
    say("published by one press", None if "published" in shown(b, "#bar") else shown(b, "#bar"))
    olympair("site", "e.oly", "site", now=None)
    b.get("file://" + next(n for n in glob.glob(os.path.abspath("site") + "/**/*.html", recursive=True) if "open" in n and "pairings" in n))
    of_desk = [re.match(r"(\d+) \d+ (.+ \w{3}) \d+ : \d+ (.+ \w{3}) \d+$", row) for row in before]
    of_site = [re.match(r"(\d+) \d+\n(.+ \w{3})\n(.+ \w{3}) \d+", row) for row in table_of(b, "main table tbody tr")]
    same("as the public sees it", [m and m.groups() for m in of_site], [m.groups() for m in of_desk if m])
    say("and who has the bye", None if len(before) == 6 and "Côte d’Ivoire" in shown(b, "main").replace("'", "’") else shown(b, "main"))


def lineups(b, d):
    b.get(d.origin + "/open/1/lineups")
    same("the shares are as wide as their numbers", one(b, ".shares").rect["width"], one(b, ".totals").rect["width"])
    one(b, '[data-part="missing"] a').click()
    one(b, "#keys").send_keys("1345")
    one(b, "#why").send_keys("the bus was late")
    olympair("absent", "e.oly", "Ireland", "--round", "2", "-s", "open", now=None, user="cora")
    time.sleep(0.8)
    same("half typed, it stays", (one(b, "#keys").get_attribute("value"), one(b, "#why").get_attribute("value")), ("1345", "the bus was late"))
    one(b, "#keys").send_keys(Keys.ENTER)
    say("taken by Enter", None if until(lambda: "late" in b.execute_script("return document.querySelector('[data-part=there]').textContent")) else shown(b, "main"))
    say("nobody sees who plays", None if "handed in" in b.page_source and not re.search("Wąsik|board 1 ", shown(b, "main")) else shown(b, "main"))


def menu(b, d):
    """Of four sections every entry is in sight without scrolling sideways, but on a phone; what is needed less often once More is opened, which is no script."""
    seen = lambda css: [a.rect for a in b.find_elements(By.CSS_SELECTOR, css) if b.execute_script("return arguments[0].checkVisibility()", a)]
    for width in (1440, 800, 360):
        for theme in ("light", "dark"):
            as_screen(b, width, theme)
            b.get(d.origin + "/open/1")
            same("folded at %d pixels, %s" % (width, theme), (len(seen("#menu a")), len(seen("#more a")), faults(b)), (5, 0, []))
            one(b, ".menu summary").click()
            b.save_screenshot("%s/rooms-menu-%d-%s.png" % (SHOTS, width, theme))
            got = seen("#menu a") + seen("#more a") + seen(".section")
            same("every entry at %d pixels, %s" % (width, theme), len(got), 5 + 9 + 4)
            strip = seen(".section")
            if width == 360:  # a phone has the sections on one line, which is pushed sideways by itself
                same("the sections are one line, and the page is not wider", (len({r["y"] for r in strip}), b.execute_script("return document.documentElement.scrollWidth")), (1, width))
            say("none beyond the edge", [r for r in got if r["x"] < 0 or r["x"] + r["width"] > width and not (width == 360 and r in strip)])
            say("nor a fault", faults(b))
    as_screen(b, 1440, "light")


def foreign(b):
    """Markup that got into a page all the same would not run: neither a script nor what hangs on an element."""
    b.execute_script("""const s = document.createElement('script'); s.textContent = 'window.ran = 1'; document.body.appendChild(s);
        document.body.insertAdjacentHTML('beforeend', '<img src="/nothing" onerror="window.ran = 2"><style>main { display: none }</style>');""")
    refused = until(lambda: [e["message"] for e in b.get_log("browser") if "Content Security Policy" in e["message"]])
    same("what is foreign does not run", (b.execute_script("return window.ran || 0"), one(b, "main").is_displayed(), bool(refused)), (0, True, True))


def tables(b, d, key):
    """A helper's page says by itself that the line-ups are opened."""
    b.get(d.origin + "/key#" + key)
    one(b, "#sign-in button").click()  # somebody else is signed in here
    until(lambda: "Your tables" in shown(b, "nav"))
    look(b, d, ["/", "/open/1/lineups"])
    b.get(d.origin + "/")
    say("what he waits for", None if "once the TAP has opened" in shown(b, '[data-part="now"]') else shown(b, "main"))
    until(lambda: b.execute_script("return document.body.dataset.entry"))
    time.sleep(0.5)
    olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "all are here", now=None)
    say("he is led on as soon as it has come", None if until(lambda: "Enter results" in shown(b, '[data-part="now"]')) else shown(b, "main"))
    look(b, d, ["/", "/open/1/enter"])


def offers(b, d):
    """What is offered stays the offer: when something else is done meanwhile it is out of date, and nothing else comes under the finger."""
    b.get(d.origin + "/journal")
    offered = lambda: re.search(r"Entry (\d+), by", shown(b, "#take-back")).group(1)
    was, n = offered(), stamp()
    time.sleep(0.5)
    olympair("arrive", "e.oly", "Ireland", "--with", "4", "-s", "open", now=None, user="cora")
    say("the way back is out of date", None if until(lambda: "out of date" in shown(b, "#take-back")) else shown(b, "#take-back"))
    same("and means what it meant", (offered(), one(b, "#take-back [name=entry]").get_attribute("value"), int(was) <= n), (was, was, True))
    same("nobody presses it", [x.is_enabled() for x in b.find_elements(By.CSS_SELECTOR, "#take-back button")], [False, False])
    b.execute_script("arguments[0].click()", one(b, "#take-back .problem a"))
    say("looked at anew it is another", None if until(lambda: offered() == str(n + 1) and one(b, "#take-back button").is_enabled()) else shown(b, "#take-back"))
    olympair("pair", "e.oly", "-s", "open", now=None)
    b.get(d.origin + "/open/2/publish")
    time.sleep(0.5)
    before = shown(b, ".public table")
    pairs = json.loads(olympair("pairings", "e.oly", "-s", "open", "-r", "2", "-f", "json", now=None))["pairings"]
    olympair("move", "e.oly", pairs[0]["first_team"], pairs[2]["second_team"], "--reason", "x", "--order-of", "the chief", "--confirm", "-s", "open", now=None, user="cora")
    say("so is a draft that was changed", None if until(lambda: "out of date" in shown(b, "main")) and not one(b, "button.main").is_enabled() else shown(b, "main"))
    same("with what it was", shown(b, ".public table"), before)
    b.get(d.origin + "/open/2/publish")
    time.sleep(0.5)
    olympair("absent", "e.oly", "Ireland", "--round", "2", "-s", "open", now=None, user="cora")
    say("and one that is discarded", None if until(lambda: "out of date" in shown(b, "main")) and not one(b, "button.main").is_enabled() else shown(b, "main"))
    b.get(d.origin + "/open/do/warn")
    one(b, "#team").send_keys("Poland")
    one(b, "#reason").send_keys("a telephone")
    one(b, 'main form [name="dry-run"]').click()
    until(lambda: one(b, "h1").text == "Preview" and b.execute_script("return document.body.dataset.entry"))
    time.sleep(0.5)
    olympair("arrive", "e.oly", "Ireland", "--with", "3", "-s", "open", now=None, user="cora")
    until(lambda: "cora: Ireland" in shown(b, "#news"))
    time.sleep(0.8)
    same("a page that answers stays what it is", (one(b, "h1").text, "warned" in shown(b, "main")), ("Preview", True))
    same("the console has nothing but that it is gone", [x for x in console(b) if "409" not in x], [])


def silence(b, d):
    """The desk is gone: after a while the page says so. The clock of the page is put forward, not the test's."""
    b.get(d.origin + "/open/1")
    until(lambda: b.execute_script("return document.body.dataset.entry"))
    time.sleep(0.5)
    d.stop()
    b.execute_script("const now = Date.now; Date.now = () => now() + 41000;")
    say("not connected is said", None if until(lambda: "Not connected" in shown(b, "[role=alert]")) else shown(b, "body"))


with Folder(), Desk(small()) as d:
    tap = re.search(KEY, d.said).group()
    b = browser()
    try:
        b.get(d.origin + "/key#" + tap)
        until(lambda: "/open/1" in b.current_url)
        presence(b, d)
        away(b, d)
        foot(b, d)
        keyboard(b, d)
        draft(b, d)
        for team in ("Egypt", "Poland", "Ireland"):  # by default no more sit down than are here
            olympair("arrive", "e.oly", team, "--with", "5", "-s", "open", now=None)
        lineups(b, d)
        look(b, d, ["/open/1", "/open/1/lineups", "/open/1/lineups?team=1", "/open/1/lineups?open=yes"])
        tables(b, d, d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3"))
        b.get(d.origin + "/key#" + tap)
        one(b, "#sign-in button").click()
        until(lambda: "/open/1" in b.current_url)
        for table in range(1, 6):
            olympair("result", "e.oly", str(table), "1-0", "1-0", "0-1", "1/2", "-s", "open", now=None)
        look(b, d, ["/open/1", "/open/presence", "/open/presence?team=1", "/open/1/lineups", "/open/1/lineups?team=1", "/open/1/lineups?open=yes",
                    "/open/2/draft", "/journal", "/screen", "/import", "/print", "/downloads", "/people", "/people?name=TAP", "/open/report", "/open/report/standings", "/open/report/explain?about=1",
                    "/open/report/prizes", "/open/do", "/open/do/move", "/do/set", "/do/section"])
        b.get(d.origin + "/open/report/standings")
        one(b, 'a[href*="/report/explain"]').click()
        say("how a tie-break comes about, over the page", None if until(lambda: b.find_elements(By.CSS_SELECTOR, "dialog[open] table")) else shown(b, "dialog"))
        offers(b, d)
        b.get(d.origin + "/people")
        time.sleep(0.5)
        olympair("section", "e.oly", "seniors", "--title", "Senior Section 65+", now=None), olympair("section", "e.oly", "blitz", "--title", "Blitz of the free day", now=None)
        say("a new section is in the menu of an open page", None if until(lambda: len(b.find_elements(By.CSS_SELECTOR, ".section")) == 4, 10) else shown(b, ".sub"))
        menu(b, d)
        say("no console speaks", console(b))
        foreign(b)
        silence(b, d)
    finally:
        b.quit()
end()
