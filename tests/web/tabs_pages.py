# SPDX-License-Identifier: Apache-2.0
"""tabs_pages.py SHOTS - more pages in one browser than it makes connections: those left behind and those that are hidden hold none,
all in sight hold one, and each knows what is new; also where a browser cannot agree on one."""
import sys

from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By

from browse import *
from desk import *

LIMIT = 10


def opened(b, address):
    """Nothing, or what is wrong: the page is not there in time."""
    began = time.time()
    try:
        b.get(address)
        return None
    except TimeoutException:
        return "%s after %d s is not there" % (address, time.time() - began)


def text(b, css):
    return b.execute_script("return (document.querySelector(arguments[0]) || {}).textContent || ''", css)


def in_turn(b, public):
    """One tab of a spectator: ten pages, and back through them."""
    b.get(public)
    links = b.execute_script("return [...new Set(Array.from(document.querySelectorAll('a[href$=\".html\"]:not([href^=verify])'), a => a.href))].slice(0, 10)")
    same("so many pages", len(links) > 8, True)
    live = lambda: text(b, ".live") == "live"
    for n, link in enumerate(links):
        say("page %d is there, and live" % (n + 1), opened(b, link) or (None if until(live, LIMIT) else "not live: " + text(b, ".live")))
    b.get(public + "open/round-1/boards.html")
    until(live)
    b.execute_script("window.kept = 1")
    b.get(public)
    until(live)
    olympair("result", "e.oly", "1", "1-0", "1-0", "1-0", "1-0", "-s", "open", now=None)
    b.back()
    say("a page that is gone back to has what came in meanwhile", None if until(lambda: text(b, "main").count("1–0") == 4, LIMIT) else text(b, "main"))
    say("and is live again", None if until(live, LIMIT) else text(b, ".live"))
    olympair("result", "e.oly", "2", "1-0", "1-0", "1-0", "1-0", "-s", "open", now=None)
    say("so that it has the next", None if until(lambda: text(b, "main").count("1–0") == 8, LIMIT) else text(b, "main"))


def side_by_side(b, address, count, knows, news, what):
    """So many tabs: each is there, each hears what is new, also when the one that held the stream is closed."""
    tabs = [b.current_window_handle]
    wrong = opened(b, address)
    for _ in range(count - 1):
        b.switch_to.new_window("tab")
        tabs.append(b.current_window_handle)
        wrong = wrong or opened(b, address)
    say("%s: %d tabs are there" % (what, count), wrong)
    for n in range(2):
        time.sleep(0.5)
        news(n)
        late = []
        for tab in tabs:
            b.switch_to.window(tab)
            if not until(lambda: knows(n), LIMIT):
                late.append(tab)
        say("%s: each hears it, %d" % (what, n + 1), ["%d tabs do not" % len(late)] if late else None)
        if n == 0:
            b.switch_to.window(tabs.pop(0))
            b.close()
    for tab in tabs[1:]:
        b.switch_to.window(tab)
        b.close()
    b.switch_to.window(tabs[0])


def hidden(b, is_hidden):
    b.execute_script("""Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));""", is_hidden)


def without_agreement(b, d):
    """A plain address of the hall has no locks: hidden tabs give theirs back, and catch up when they are shown."""
    script = b.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": "Object.defineProperty(navigator, 'locks', { value: undefined })"})
    first = b.current_window_handle
    tabs, wrong = [], None
    for _ in range(8):
        b.switch_to.new_window("tab")
        b.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": "Object.defineProperty(navigator, 'locks', { value: undefined })"})
        tabs.append(b.current_window_handle)
        wrong = wrong or opened(b, d.origin + "/open/presence")
        if wrong:
            break
        until(lambda: b.execute_script("return document.body.dataset.entry"))
        hidden(b, True)
    say("without locks: eight tabs, of which seven are hidden", wrong)
    olympair("arrive", "e.oly", "Ireland", "--with", "3", "-s", "open", now=None, user="cora")
    b.switch_to.window(tabs[0])
    time.sleep(0.5)
    same("a hidden one hears nothing", "here with 3" in text(b, "main"), False)
    hidden(b, False)
    say("shown it catches up", None if until(lambda: "here with 3" in text(b, "main"), LIMIT) else text(b, ".presence"))
    for tab in tabs:
        b.switch_to.window(tab)
        b.close()
    b.switch_to.window(first)
    b.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


with Folder():
    small()
    olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
    with Desk("e.oly", "--public", "127.0.0.1:0") as d:
        public = re.search(r"^(http://\S+) is for the public$", d.said, re.M).group(1)
        d.public_page(public)
        b = browser()
        b.set_page_load_timeout(LIMIT)
        try:
            in_turn(b, public)
            scores = lambda n: text(b, "main").count("1–0") == 12 + 4 * n
            side_by_side(b, public + "open/round-1/boards.html", 9, scores,
                         lambda n: olympair("result", "e.oly", str(3 + n), "1-0", "1-0", "1-0", "1-0", "-s", "open", now=None), "the public")
            b.get(d.origin + "/key#" + re.search(KEY, d.said).group())
            until(lambda: "/open/1" in b.current_url)
            here = lambda n: "here with %d" % (1 + n) in text(b, "main")
            side_by_side(b, d.origin + "/open/presence", 9, here,
                         lambda n: olympair("arrive", "e.oly", "Poland", "--with", str(1 + n), "-s", "open", now=None, user="cora"), "the desk")
            without_agreement(b, d)
        finally:
            b.quit()
end()
