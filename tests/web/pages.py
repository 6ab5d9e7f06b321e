# SPDX-License-Identifier: Apache-2.0
"""pages.py SHOTS NAME=FOLDER... - opens the pages of web sites in Chromium as readers do, and says in TAP what holds. Pictures of
them go to SHOTS."""
import glob, html.parser, http.server, json, os, re, subprocess, sys, tempfile, threading, time, urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import look_pages
from browse import serve

WIDTHS = {360: 740, 1440: 900}
THEMES = ("light", "dark")
# What a page is looked at in: with SOAK=1 each width in each theme, else each width and each theme once.
LOOKS = [(w, t) for w in WIDTHS for t in THEMES] if os.environ.get("SOAK") else list(zip(WIDTHS, THEMES))
failed = 0


def say(what, wrong):
    """One line of TAP; `wrong`: what breaks the promise."""
    global failed
    failed += bool(wrong)
    print("not ok - " + what if wrong else "ok - " + what)
    for line in wrong[:10]:
        print("# " + str(line)[:300])
    sys.stdout.flush()


# --- without a browser ------------------------------------------------------------------------------


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links, self.ids = [], []
        with open(path, encoding="utf-8") as f:
            self.feed(f.read())

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name == "id":
                self.ids.append(value)
            if name in ("href", "src"):
                self.links.append(value)


def pages_of(folder):
    found = []
    for place, _, files in os.walk(folder):
        found += [os.path.relpath(os.path.join(place, f), folder) for f in files if f.endswith(".html")]
    return sorted(found)


def broken_links(folder, pages):
    known = {p: Page(os.path.join(folder, p)) for p in pages}
    for name, page in known.items():
        for link in page.links:
            to = urllib.parse.urlsplit(link)
            if re.fullmatch(r"\d{3}\.html", name) and link.startswith("/"):  # it is shown under any address
                to = to._replace(path=to.path[1:])
            elif to.scheme or to.netloc or link.startswith("/"):
                yield f"{name} leaves the site: {link}"
                continue
            target = os.path.normpath(os.path.join(os.path.dirname(name), urllib.parse.unquote(to.path))) if to.path else name
            if not os.path.isfile(os.path.join(folder, target)):
                yield f"{name} leads nowhere: {link}"
            elif to.fragment and target in known and to.fragment not in known[target].ids:
                yield f"{name} leads to no place: {link}"
        for twice in {i for i in page.ids if page.ids.count(i) > 1} if len(page.ids) != len(set(page.ids)) else ():
            yield f"{name} has twice: {twice}"


def untidy(folder, pages):
    for i in range(0, len(pages), 50):
        done = subprocess.run(["tidy", "-e", "-q", "--drop-empty-elements", "no"] + pages[i:i + 50], cwd=folder, capture_output=True, text=True)
        yield from (x for x in done.stderr.splitlines() if 'proprietary attribute "loading"' not in x)  # older than that


def check_files(name, folder):
    """Of a large site, without SOAK, a page of each kind: tests/demo/baku.sh follows all its links."""
    pages = pages_of(folder)
    if len(pages) > 500 and not os.environ.get("SOAK"):
        pages = one_of_each(pages)
    say(f"{name}: every link of {len(pages)} pages leads somewhere in the site", list(broken_links(folder, pages)))
    say(f"{name}: tidy finds nothing in {len(pages)} pages", list(untidy(folder, pages)))


# --- the browser ------------------------------------------------------------------------------------


def browser():
    o = Options()
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
        o.add_argument(word)
    o.binary_location = "/usr/bin/chromium"
    o.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=o)


def at(folder):
    return f"http://127.0.0.1:{serve(folder)}/"


def look(b, width, theme):
    b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                      {"width": width, "height": WIDTHS[width], "deviceScaleFactor": 1, "mobile": False})
    b.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": theme}]})


# Every text that is seen, against the nearest background that is not transparent (WCAG 2.1, 1.4.3).
CONTRAST = r"""
function parse(c) { const m = c.match(/[\d.]+/g).map(Number); return m.length < 4 ? m.concat(1) : m; }
function over(top, under) { return [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1); }
const grounds = new Map([[null, matchMedia("(prefers-color-scheme: dark)").matches ? [18, 18, 18, 1] : [255, 255, 255, 1]]]);
function ground(e) {
    if (!grounds.has(e)) grounds.set(e, over(parse(getComputedStyle(e).backgroundColor), ground(e.parentElement)));
    return grounds.get(e);
}
function light(c) {
    const [r, g, b] = c.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const seen = new Map(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
let texts = 0;
while (walk.nextNode()) {
    const e = walk.currentNode.parentElement, s = getComputedStyle(e);
    if (!walk.currentNode.data.trim() || e.closest("noscript") || !e.getClientRects().length || s.visibility === "hidden") continue;
    texts++;
    const back = ground(e), ink = over(parse(s.color), back), size = parseFloat(s.fontSize);
    const a = light(ink), b = light(back), ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const least = size >= 24 || (size >= 18.66 && s.fontWeight >= 700) ? 3 : 4.5;
    if (ratio < least) seen.set(e.tagName + "." + e.className, ratio.toFixed(2) + " for " + walk.currentNode.data.trim().slice(0, 30));
}
return [texts, [...seen].map((x) => x.join(" "))];
"""


def console(b):
    return [m["message"] for m in b.get_log("browser")]


def leave(b):
    """No page whose server is gone asks for it any longer, and what it has said of that is nobody's who comes after."""
    b.get("about:blank")
    console(b)


def check_look(b, name, page, address, shots):
    """Nothing sticks out, every text can be read."""
    wide, faint = [], []
    b.get(address + page)
    for width, theme in LOOKS:
        look(b, width, theme)
        over = b.execute_script("return [document.documentElement.scrollWidth, innerWidth]")
        if over[0] > over[1]:
            wide.append(f"{width} px: {over[0]} px wide")
        texts, low = b.execute_script(CONTRAST)
        faint += [f"{theme}: {x}" for x in low] + ([] if texts > 3 else [f"{texts} texts are seen"])
        shot = f"{name}-{page.replace('/', '-')[:-5]}-{width}-{theme}.png"
        b.get_screenshot_as_file(os.path.join(shots, shot))
    say(f"{name}/{page}: fits 360 and 1440 px", wide)
    say(f"{name}/{page}: contrast of every text in both themes", faint)


# --- the accessibility tree -------------------------------------------------------------------------


def text_of(node, key):
    return node.get(key, {}).get("value", "")


def level(node):
    return next((p["value"]["value"] for p in node.get("properties", []) if p["name"] == "level"), 0)


def unfit_tree(b):
    nodes = [n for n in b.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"] if not n.get("ignored")]
    of = lambda *roles: [n for n in nodes if text_of(n, "role") in roles]
    roots, marks = of("RootWebArea"), of("navigation")
    if not roots or not text_of(roots[0], "name"):
        yield "no title"
    for role, most in (("main", 1), ("banner", 1)):
        if len(of(role)) != most:
            yield f"{len(of(role))} landmarks {role}"
    names = [text_of(n, "name") for n in marks]
    if not names or "" in names or len(names) != len(set(names)):
        yield f"landmarks navigation: {names}"
    if [level(n) for n in of("heading")].count(1) != 1:
        yield "not one heading of level 1"
    for n in of("link", "button", "textbox", "searchbox", "combobox", "table"):
        if not text_of(n, "name"):
            yield f"a {text_of(n, 'role')} without a name"


SCOPES = r"""
const wrong = [];
if (!document.documentElement.lang) wrong.push("no language");
for (const t of document.querySelectorAll("table")) {
    if (!t.caption || !t.caption.textContent.trim()) wrong.push("a table without a caption");
    if (!t.querySelector("th[scope=col]")) wrong.push("no titles of columns: " + (t.caption || t).textContent.trim().slice(0, 40));
    for (const th of t.querySelectorAll("th:not([scope])")) wrong.push("no scope: " + th.textContent.slice(0, 40));
}
return wrong;
"""


def check_tree(b, name, page):
    look(b, 1440, "light")
    say(f"{name}/{page}: title, landmarks, headings, names, captions, scopes", list(unfit_tree(b)) + b.execute_script(SCOPES))


# --- the keyboard alone -----------------------------------------------------------------------------

FOCUS = r"""
const e = document.activeElement, s = getComputedStyle(e), r = e.getBoundingClientRect();
return { tag: e.tagName, id: e.id, cls: e.className, text: (e.textContent || e.value || "").trim().slice(0, 40), href: e.getAttribute("href"),
         ring: s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2,
         seen: r.width > 0 && r.height > 0 && r.right > 0 && r.left < innerWidth && r.bottom > 0 && r.top < innerHeight };
"""


def press(b, *keys):
    webdriver.ActionChains(b).send_keys(*keys).perform()


def tab(b):
    press(b, Keys.TAB)
    return b.execute_script(FOCUS)


def check_skip(b, name, page, address):
    b.get(address + page)
    first, wrong = tab(b), []
    if first["cls"] != "skip" or not first["seen"]:
        wrong.append(f"the first that is reached is no link past the menus: {first}")
    press(b, Keys.ENTER)
    after = tab(b)
    if not b.current_url.endswith("#main") or not b.execute_script("return document.querySelector('main').contains(document.activeElement) || !document.querySelector('main a, main button, main input, main select, main summary, main [tabindex]')"):
        wrong.append(f"it does not lead to the content: {after}")
    say(f"{name}/{page}: the first key leads past the menus", wrong)


def check_menu(b, name, page, address):
    """What an open menu shows on a narrow page, with the grey line below it."""
    look(b, 360, "light")
    b.get(address + page)
    lists = b.execute_script("""const menu = document.querySelector('.menu'); if (menu) menu.open = true;
        return [...document.querySelectorAll('.menu ul, .sub ul')].filter(ul => ul.checkVisibility()).map(ul => [...ul.querySelectorAll('a')].map(a => a.href))""")
    twice = [x for i, x in enumerate(lists) for y in lists[:i] if len(set(x) & set(y)) > 2]
    say(f"{name}/{page}: an open menu has no list twice", twice)


def check_focus(b, name, page, address):
    b.get(address + page)
    wrong, reached = [], 0
    for _ in range(40):
        f = tab(b)
        if f["tag"] == "BODY":
            break
        reached += 1
        if not f["ring"] or not f["seen"]:
            wrong.append(f"not seen where one is: {f}")
    say(f"{name}/{page}: all of {reached} stops of the keyboard are seen", wrong + ([] if reached > 2 else ["nothing is reached"]))


def reach(b, test, most=80):
    for _ in range(most):
        f = tab(b)
        if test(f):
            return f
    return None


def check_sort(b, name, page, address):
    b.get(address + page)
    first = "return document.querySelector('main tbody tr').textContent"
    before, wrong = b.execute_script(first), []
    if not reach(b, lambda f: f["tag"] == "BUTTON" and f["text"] == "Team"):
        wrong.append("no column can be reached")
    press(b, Keys.ENTER)
    if b.execute_script("return document.querySelectorAll('th[aria-sort=ascending]').length") != 1 or b.execute_script(first) == before:
        wrong.append("the rows are as they were")
    say(f"{name}/{page}: sorted by the keyboard", wrong)


# --- the page that checks traces --------------------------------------------------------------------

VERDICT = "return document.getElementById('verdict').textContent"


def verdict(b):
    for _ in range(100):
        said = b.execute_script(VERDICT)
        if said and not said.startswith("Checking"):
            return said
        time.sleep(0.1)
    return "nothing within 10 seconds"


def rounds_of(folder):
    found = [p for p in pages_of(folder) if p.endswith("/explained.html")]
    return [os.path.dirname(p) + "/trace.json" for p in found]


def check_rounds(b, name, folder, address, shots):
    for path in rounds_of(folder):
        place = path.replace("/", "-")[:-len("-trace.json")]
        b.get("about:blank")
        b.get(address + "verify.html#" + place)
        if not reach(b, lambda f: f["id"] == "round") or tab(b)["tag"] != "BUTTON":
            say(f"{name}/verify.html: {place}", ["the keyboard does not reach the round and the button behind it"])
            continue
        press(b, Keys.ENTER)
        with open(os.path.join(folder, path), encoding="utf-8") as f:
            trace = json.load(f)
        said, pairs = verdict(b), b.execute_script("return document.querySelectorAll('#proved tbody tr').length")
        expected = f"round {trace['round']}: {len(trace['teams'])} team"
        wrong = [] if said.startswith("Yes. ") and expected in said else [said]
        if pairs != len(trace["pairs"]) + bool(trace["bye"]):
            wrong.append(f"{pairs} pairs are shown")
        say(f"{name}/verify.html: {place} is the pairing of the rules", wrong)
    for theme in THEMES:
        look(b, 360, theme)
        say(f"{name}/verify.html: the verdict can be read, {theme}", b.execute_script(CONTRAST)[1])
        b.get_screenshot_as_file(os.path.join(shots, f"{name}-verdict-{theme}.png"))
    say(f"{name}/verify.html: the verdict is told to those who do not see it", list(unfit_tree(b)) + b.execute_script(SCOPES))


def check_lie(b, name, folder, address, scratch):
    """A trace from the reader's disk with White and Black of its first pair exchanged; then something that is no trace."""
    path = os.path.join(folder, rounds_of(folder)[-1])
    with open(path, encoding="utf-8") as f:
        trace = json.load(f)
    pair = trace["pairs"][0]
    pair["white"], pair["black"] = pair["black"], pair["white"]
    for what, text, expected in (("a lie", json.dumps(trace), r"^No\. .*pairs\[0\]: .* has White by COLOUR_"),
                                 ("no trace", "Dear Sirs", r"^No\. .*this is no trace of a round")):
        file = os.path.join(scratch, what.replace(" ", "-") + ".json")
        with open(file, "w", encoding="utf-8") as f:
            f.write(text)
        b.get(address + "verify.html")
        b.find_element(By.ID, "file").send_keys(file)
        said = verdict(b)
        say(f"{name}/verify.html: {what} is told as such", [] if re.search(expected, said) else [said])
    say(f"{name}/verify.html: no message in the console after that", console(b))


def check_disk(b, name, folder):
    """The page opened from the disk."""
    b.get("file://" + folder + "/verify.html")
    b.find_element(By.CSS_SELECTOR, "#verify button").click()
    said = verdict(b)
    told = said.startswith("Yes. ") or (said.startswith("Not checked") and "Choose the file yourself" in said)
    b.find_element(By.ID, "file").send_keys(os.path.join(folder, rounds_of(folder)[0]))
    for _ in range(50):
        if b.execute_script(VERDICT).startswith("Yes. "):
            break
        time.sleep(0.1)
    after = b.execute_script(VERDICT)
    say(f"{name}/verify.html from the disk: says what to do, and checks a file", ([] if told else [said]) + ([] if after.startswith("Yes. ") else [after]))
    console(b)


def check_scriptless(b, name, address):
    b.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    b.get(address + "verify.html")
    text = b.find_element(By.TAG_NAME, "main").text
    form = b.find_element(By.ID, "verify").is_displayed()
    b.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    say(f"{name}/verify.html without JavaScript says how to check", [] if "olympair verify trace.json" in text and not form else [text])


def check_policy(b, name, address, elsewhere):
    """Nothing but the site itself can be run or read, though others would answer."""
    b.get(address + "verify.html")
    said = b.execute_async_script("""const done = arguments[1];
        const s = document.head.appendChild(document.createElement("script"));
        s.textContent = "window.foreign = 1";
        fetch(arguments[0], { mode: "no-cors" }).then(() => done("read"), () => done(window.foreign ? "run" : "neither"));""",
                                  elsewhere)
    say(f"{name}/verify.html: no script of others is run, nothing else is read", [] if said == "neither" else [said])
    console(b)


def until(true, seconds=5):
    """What it takes to become true, None: it does not."""
    begin = time.time()
    while time.time() - begin < seconds:
        if true():
            return time.time() - begin
        time.sleep(0.02)
    return None


def check_live(b, program, event):
    """The site as our own server hands it out: a result is there without a reload, a search stays, the end is told."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([program, "site", event, folder + "/www", "--serve", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True)
        address = next(line for line in server.stdout if line.startswith("http")).split(" ")[0]
        b.get(address + "open/round-4/boards.html")
        cell = lambda: b.execute_script("return document.getElementById('table-4').parentElement.rows[2].querySelector('.c').textContent")
        status = lambda: b.execute_script("const s = document.querySelector('.live'); return s ? s.textContent : ''")
        said = [] if until(lambda: status() == "live") is not None else [status()]
        b.execute_script("window.same = 1")
        subprocess.run([program, "result", event, "4.2", "1/2", "-s", "open"], check=True, stdout=subprocess.DEVNULL)
        took = until(lambda: cell() == "½–½")
        said += [] if took is not None and took < 1 else ["%s after %s s" % (cell(), took)]
        say("live: a result is on the page within a second", said)
        time.sleep(1)  # the pages have followed
        b.get(address + "open/round-4/pairings.html")
        b.execute_script("window.same = 1")
        score = lambda: b.execute_script("return document.querySelector('main table').textContent")
        until(lambda: status() == "live")
        time.sleep(0.5)
        before = score()
        subprocess.run([program, "result", event, "5", "1-0", "1-0", "1-0", "1-0", "-s", "open"], check=True, stdout=subprocess.DEVNULL)
        took = until(lambda: score() != before)
        same = b.execute_script("return window.same")
        say("live: the page follows without being loaded again", [] if took is not None and same == 1 else [before, score(), str(took), str(same)])
        say("live: no message in the console", console(b))
        server.terminate()
        server.wait()
        gone = until(lambda: status().startswith("not connected since"))
        say("live: a line that is lost is told", [] if gone is not None else [status()])
        leave(b)


def hands_out_events():
    """A server of live events elsewhere, which says one at the beginning and what is put into it; `asked` are the addresses it was asked for."""

    class Events(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.server.asked.append(self.path)
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()
            self.wfile.write(b"event: pages\nid: 5:0\ndata: aa\n\n")
            self.server.streams.append(self.wfile)
            while self.server.alive:
                time.sleep(0.1)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Events)
    server.asked, server.streams, server.alive, server.daemon_threads = [], [], True, True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def check_elsewhere(b, program, event):
    """Pages made for live events of another server: a result is there at once, and without that server they look for themselves."""
    with tempfile.TemporaryDirectory() as folder:
        events = hands_out_events()
        write = lambda: subprocess.run([program, "site", event, folder + "/www", "--live", "http://127.0.0.1:%d/live" % events.server_port], check=True, stdout=subprocess.DEVNULL)
        write()
        script, = glob.glob(folder + "/www/assets/site-*.js")
        text = open(script).read()
        open(script, "w").write(text.replace("CONFIRM = 60000", "CONFIRM = 1000").replace("CHECK = 60000", "CHECK = 1500"))
        b.get("http://127.0.0.1:%d/open/round-4/boards.html" % serve(folder + "/www"))
        cell = lambda board=1: b.execute_script("return document.getElementById('table-3').closest('tr').parentElement.rows[document.getElementById('table-3').closest('tr').sectionRowIndex + arguments[0]].querySelector('.c').textContent", board)
        status = lambda: b.execute_script("const s = document.querySelector('.live'); return s ? s.textContent : ''")
        said = [] if until(lambda: status() == "live" and events.asked == ["/live"]) is not None else [status(), str(events.asked)]
        events.streams[-1].write(b'event: boards\nid: 6:0\ndata: [["open",4,3,1,"1/2"]]\n\n')
        said += [] if until(lambda: cell() == "½–½") is not None else [cell()]
        say("live elsewhere: what is heard is shown", said)
        events.streams[-1].write(b'event: pages\nid: 7:0\ndata: bb\n\n')
        say("live elsewhere: the page follows, as it is there", [] if until(lambda: cell() == "") is not None else [cell()])
        # One that was posted again comes behind newer ones, and no page follows. It is looked up what stands, here after a second instead of a minute.
        events.streams[-1].write(b'event: boards\nid: 8:0\ndata: [["open",4,3,1,"0-1"]]\n\n')
        said = [] if until(lambda: cell() == "0–1") is not None else [cell()]
        said += [] if until(lambda: cell() == "", 15) is not None else [cell()]
        say("live elsewhere: what no page follows does not stay", said)
        # The stream is open and dead: nobody says a word of what is new.
        time.sleep(4)
        subprocess.run([program, "result", event, "3.2", "1/2", "-s", "open"], check=True, stdout=subprocess.DEVNULL)
        write()
        said = [] if until(lambda: cell(2) == "½–½", 30) is not None else [cell(2), status()]
        said += [] if status() != "live" else [status()]
        events.streams[-1].write(b'event: pages\nid: 9:0\ndata: cc\n\n')
        said += [] if until(lambda: status() == "live") is not None else [status()]
        say("live elsewhere: a dead stream is noticed by its silence", said)
        say("live elsewhere: no message in the console", console(b))
        events.alive = False
        events.shutdown()
        events.server_close()
        until(lambda: status() != "live")
        subprocess.run([program, "result", event, "3.1", "1-0", "-s", "open"], check=True, stdout=subprocess.DEVNULL)
        write()
        say("live elsewhere: without it the page looks for itself", [] if until(lambda: cell() == "1–0", 40) is not None else [cell(), status()])
        leave(b)


# --- all --------------------------------------------------------------------------------------------


def one_of_each(pages):
    """A page of each kind: of the last round, of one team."""
    kinds, one = {}, ("team-", "player-", "table-")
    kind = lambda last: last.split("-")[0] if last.startswith(one) else last
    for p in pages:
        last = os.path.basename(p)
        kinds.setdefault(kind(last) + ("" if last.startswith(one) else str(p.count("/"))), p)
    by_round = lambda p: [int(n) if n.isdigit() else n for n in re.split(r"(\d+)", p)]
    for p in sorted((p for p in pages if "/round-" in p), key=by_round):
        kinds[kind(os.path.basename(p)) + "2"] = p
    return sorted(kinds.values())


def shown(name, pages):
    """Those that are looked at one by one: without SOAK of Baku the kinds that grow with the event in width, the first and the last, and of
    the small event all others."""
    grow = ("index", "pairings", "boards", "standings", "crosstable", "team", "player", "verify")
    return [p for p in pages if os.environ.get("SOAK") or (re.split(r"[-.]", os.path.basename(p))[0] in grow) != (name == "small")]


def check_site(b, name, folder, shots, scratch):
    address, pages = at(folder), one_of_each(pages_of(folder))
    for page in shown(name, pages):
        check_menu(b, name, page, address)
        check_look(b, name, page, address, shots)
        check_tree(b, name, page)
        check_focus(b, name, page, address)
        say(f"{name}/{page}: no message in the console", console(b))
    for page in pages[:2] + ["verify.html"]:
        check_skip(b, name, page, address)
    look_pages.check(say, b, name, folder, address, pages_of(folder) if name == "small" and os.environ.get("SOAK") else pages, [p for p in pages if p != "screen.html"])
    console(b)
    check_sort(b, name, [p for p in pages if p.endswith("standings.html")][-1], address)
    check_rounds(b, name, folder, address, shots)
    check_lie(b, name, folder, address, scratch)
    check_disk(b, name, folder)
    check_scriptless(b, name, address)
    check_policy(b, name, address, at(folder))


def main(shots, program, event, *sites):
    os.makedirs(shots, exist_ok=True)
    b = browser()
    try:
        for name, folder in (s.split("=", 1) for s in sites):
            check_files(name, folder)
            check_site(b, name, os.path.abspath(folder), shots, os.path.abspath(os.path.dirname(folder)))
        check_live(b, program, event)
        check_elsewhere(b, program, event)
    finally:
        b.quit()
    sys.exit(1 if failed else 0)


main(*sys.argv[1:])
