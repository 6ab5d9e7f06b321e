"""desk_pages.py SHOTS - signs in by the link of a card, enters a round by keys, loses the net and has it back, meets a conflict, hands
in a line-up on a phone."""
import datetime
import sys
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browse import browser, until
from desk import *

SHOTS = sys.argv[1]


with Folder(), Desk(small()) as d:
    tap = re.search(KEY, d.said).group()
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    d.do(anna, "pair", seen=4), d.do(anna, "publish", seen=5)
    b = browser()
    try:
        b.get(d.origin + "/key#" + tap)
        until(lambda: "/open/1" in b.current_url)
        same("the link of a card signs in", b.current_url, d.origin + "/open/1")
        same("and stays in no address", tap[:4] in b.current_url, False)
        b.save_screenshot(SHOTS + "/desk-round.png")
        b.get(d.origin + "/open/1/enter")
        # By script: what the page follows may be exchanged between being found and being asked.
        of = lambda css, what: b.execute_script("return (document.querySelector(arguments[0]) || {})[arguments[1]] || ''", css, what)
        at = lambda: b.execute_script("return document.querySelector('.selected').dataset.table")
        said = lambda: b.execute_script("return Array.from(document.querySelectorAll('form.match .said'), e => e.textContent)")
        keys = lambda text: b.find_element(By.TAG_NAME, "body").send_keys(text)
        same("the first open match is selected", at(), "1")
        keys("1=0+")
        say("the last key stores a match", None if until(lambda: stamp() == 7) else said())
        same("and the next one is selected", at(), "2")
        keys("1x11")
        same("after a wrong key no key counts", stamp(), 7)
        say("and it is the wrong one that is named", None if "The key x is no result" in of("#entry-said", "innerText") else of("#entry-said", "innerText"))
        keys(Keys.BACKSPACE + "1" + Keys.BACKSPACE + "011")
        say("until Backspace", None if until(lambda: stamp() == 8) else said())
        boards = json.loads(olympair("report", "e.oly", "boards", "-s", "open", "-f", "json", now=None))["matches"]
        same("as it was typed", [x["result"] for x in boards[1]["boards"]], ["1-0", "0-1", "1-0", "1-0"])
        # Without the net.
        net = lambda off: b.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": off, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
        b.execute_cdp_cmd("Network.enable", {})
        net(True)
        keys("1111")
        keys("0000")
        box = lambda: of("#outbox", "innerText") or ""
        same("typed without the net: kept, and said", ("2 matches are not yet at the desk" in box(), stamp()), (True, 8))
        b.save_screenshot(SHOTS + "/desk-offline.png")
        net(False)
        say("sent when it is back", None if until(lambda: stamp() == 10, 20) else said())
        say("and the page knows", None if until(lambda: box() == "") is True else box())
        b.get(d.origin + "/open/1/enter")
        same("nothing is left", b.execute_script("return localStorage.length"), 0)
        # Somebody else was quicker.
        net(True)
        olympair("result", "e.oly", "5", "1-0", "1-0", "1-0", "1-0", "-s", "open", now=None, user="cora")
        keys("0000")
        net(False)
        say("a conflict stays on the page, and nothing is overwritten", None if until(lambda: "1 refused" in box(), 20) and stamp() == 11 else (box(), said(), stamp()))
        say("with the reason", None if "Not stored" in said()[4] and "5" in said()[4] else said())
        b.save_screenshot(SHOTS + "/desk-conflict.png")
        b.get(d.origin + "/open/1")
        say("other pages say so, too", None if until(lambda: "1 refused" in box()) else [box()])
        b.get(d.origin + "/open/1/enter")
        keys("t")
        field = lambda: b.switch_to.active_element
        field().send_keys("5" + Keys.ENTER)
        keys(Keys.ESCAPE)
        same("Esc drops it", (until(lambda: box() == ""), b.execute_script("return localStorage.length")), (True, 0))
        # What others do appears by itself.
        b.get(d.origin + "/open/1")
        olympair("result", "e.oly", "5", "0-1", "1-0", "1-0", "1-0", "-s", "open", "--correct", "--reason", "misheard", now=None, user="cora")
        say("what somebody else does appears by itself", None if until(lambda: "misheard" in of("main", "innerText")) else "it does not")
        b.get(d.origin + "/open/1/enter")
        olympair("result", "e.oly", "4", "1-0", "1-0", "1-0", "1-0", "-s", "open", "--correct", "--reason", "upside down", now=None, user="cora")
        board = lambda: of('[data-table="4"] [name="result.1"]', "placeholder")
        say("where results are entered, too", None if until(lambda: board() == "1-0") else board())
        # Which match.
        bar = lambda: of("#entry-said", "innerText")
        keys("t")
        field().send_keys("9" + Keys.ENTER)
        say("no such table", None if "There is no table 9 here" in bar() else [bar()])
        field().send_keys("2" + Keys.ENTER)
        same("a table by its number", at(), "2")
        name = of('[data-table="3"] .teams', "textContent").split(" - ")[1]
        keys("/")
        field().send_keys(name.lower() + Keys.ENTER)
        same("a team by its name", at(), "3")
        keys("/")
        field().send_keys("zzz" + Keys.ESCAPE)
        same("Esc leaves the question", (bar(), at()), ("", "3"))
        keys(Keys.ARROW_DOWN + Keys.ARROW_UP + Keys.ARROW_UP)
        same("arrows", at(), "2")
        n = stamp()
        keys(Keys.CONTROL + "1" + Keys.NULL)
        keys(Keys.ALT + "1" + Keys.NULL)
        same("no key with Ctrl or Alt is taken", of('.selected [name="result.1"]', "value"), "")
        keys("?")
        say("the keys", None if until(lambda: b.find_elements(By.CSS_SELECTOR, "dialog[open] kbd")) else "no dialog")
        b.save_screenshot(SHOTS + "/desk-keys.png")
        b.find_element(By.CSS_SELECTOR, "dialog[open] input").click()
        b.find_element(By.CSS_SELECTOR, "dialog[open] .close").click()
        keys("1")
        same("turned off they do nothing", (of('.selected [name="result.1"]', "value"), bar()), ("", ""))
        b.execute_script("localStorage.clear()")
        # A correction, the way back.
        keys("c" + "0   ")
        say("a correction asks why", None if "Why is it corrected" in bar() and stamp() == n else [bar()])
        field().send_keys("12" + Keys.ENTER)
        same("keys are no reason", stamp(), n)
        field().send_keys(" upside down" + Keys.ENTER)
        say("with a reason it is stored", None if until(lambda: stamp() == n + 1) else (bar(), said()))
        boards = json.loads(olympair("report", "e.oly", "boards", "-s", "open", "-f", "json", now=None))["matches"]
        same("Space keeps", [x["result"] for x in boards[1]["boards"]], ["0-1", "0-1", "1-0", "1-0"])
        until(lambda: b.execute_script("return document.body.dataset.entry") == str(n + 1))
        keys("u")
        say("what would be taken back, and whose it is", None if until(lambda: "entry %d of TAP" % (n + 1) in bar()) else [bar()])
        b.save_screenshot(SHOTS + "/desk-undo.png")
        field().send_keys("it was right" + Keys.ENTER)
        say("taken back", None if until(lambda: stamp() == n + 2) else [bar()])
        until(lambda: b.execute_script("return document.body.dataset.entry") == str(n + 2))
        # Somebody else stores the match that is typed.
        olympair("undo", "e.oly", "--confirm", "--reason", "again", now=None, user="cora", code=None)
        n = stamp()
        until(lambda: b.execute_script("return document.body.dataset.entry") == str(n))
        keys("t")
        field().send_keys("3" + Keys.ENTER)
        keys("1")
        olympair("result", "e.oly", "3", "0-1", "1-0", "1-0", "1-0", "-s", "open", "--correct", "--reason", "misread", now=None, user="cora")
        say("typing stops, and both are shown", None if until(lambda: "Stored meanwhile: 0-1, 1-0, 1-0, 1-0. Typed here: 1-0" in said()[2]) else said())
        b.save_screenshot(SHOTS + "/desk-meanwhile.png")
        keys("111")
        same("no key counts", (stamp(), "Esc takes what is stored" in bar()), (n + 1, True))
        keys(Keys.ESCAPE)
        same("Esc takes theirs", [of('[data-table="3"] [name="result.1"]', x) for x in ("value", "placeholder")], ["", "0-1"])
        keys("s")
        say("the second entry", None if until(lambda: "second=yes" in b.current_url) else b.current_url)
        def sign_in(key):
            b.delete_all_cookies()
            b.get(d.origin + "/key#" + key)
            until(lambda: "/open/1" in b.current_url)

        bea = d.key("Bea", "--role", "arbiter")
        sign_in(bea)
        b.get(d.origin + "/open/1/enter?second=yes")
        # Two tabs, without the net, and it comes back: nothing is lost, nothing is there twice.
        n = stamp()
        first = b.current_window_handle
        b.switch_to.new_window("tab")
        b.get(d.origin + "/open/1/enter?second=yes")
        tabs = [first, b.current_window_handle]
        for i, tab in enumerate(tabs):
            b.switch_to.window(tab)
            b.execute_cdp_cmd("Network.enable", {})
            net(True)
            keys("t")
            field().send_keys(str(i + 4) + Keys.ENTER)
            keys("1111")
        say("both tabs know of both", None if until(lambda: "2 matches" in box()) else [box()])
        for tab in tabs:
            b.switch_to.window(tab)
            net(False)
        say("two tabs: both arrive, once each", None if until(lambda: stamp() == n + 2, 20) and until(lambda: box() == "") else (stamp() - n, box()))
        # The page is closed before the net is back; whoever signs in anew sends it.
        net(True)
        keys("t")
        field().send_keys("3" + Keys.ENTER)
        keys("0000")
        until(lambda: "no connection" in box())
        b.delete_all_cookies()  # else the other tab, which has the net, sends it as soon as this one is gone
        b.close()
        b.switch_to.window(first)
        b.get(d.origin + "/key")
        same("signed out it waits", (b.execute_script("return localStorage.length"), stamp()), (1, n + 2))
        sign_in(tap)
        say("nor is it sent as somebody else's", None if until(lambda: "sent when Bea signs in" in box()) and stamp() == n + 2 else (box(), stamp() - n))
        sign_in(bea)
        say("signed in again it arrives", None if until(lambda: stamp() == n + 3, 20) else (box(), stamp() - n))
        # From page to page.
        b.get(d.origin + "/open/1")
        keys("gj")
        say("g j: the journal", None if until(lambda: b.current_url.endswith("/journal")) else b.current_url)
        # A captain's phone.
        sign_in(tap)
        for target, name in (("/journal", "journal"), ("/open/do/move", "form"), ("/open/report", "sheets")):
            b.get(d.origin + target)
            b.save_screenshot(SHOTS + "/desk-%s.png" % name)
        for table, result in (("3", "0-1"), ("4", "1-0"), ("5", "1-0")):  # as the second entry has them
            olympair("result", "e.oly", table, *[result] * 4, "-s", "open", "--correct", "--reason", "the second entry", now=None)
        olympair("pair", "e.oly", "-s", "open", now=None), olympair("publish", "e.oly", "-s", "open", now=None)
        soon = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=4, minutes=30)  # half an hour in Tbilisi
        for word in ("--date", "--lineups"):
            olympair("set", "e.oly", "--round", "2", word, soon.strftime("%Y-%m-%d %H:%M"), "-s", "open", now=None)
        dan = d.key("Dan", "--role", "captain", "--section", "open", "--team", "Georgia 1")
        b.delete_all_cookies()
        b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True})
        b.get(d.origin + "/key#" + dan)
        until(lambda: "/me" in b.current_url)
        b.save_screenshot(SHOTS + "/desk-captain.png")
        same("a captain's page is as wide as the phone", b.execute_script("return document.documentElement.scrollWidth <= 360"), True)
        small_ones = """return Array.from(document.querySelectorAll('button, summary, .rests label')).filter(e => e.offsetParent && e.getBoundingClientRect().height < 44).map(e => e.textContent)"""
        same("what is to be touched is 44 pixels high", b.execute_script(small_ones), [])
        say("time runs down", None if until(lambda: re.search(r"(29|30) min to go", of(".due", "innerText"))) else of(".due", "innerText"))
        tick = lambda place: b.execute_script("document.querySelector('[name=rests][value=\"%d\"]').click()" % place)
        ticked = lambda: b.execute_script("return Array.from(document.querySelectorAll('[name=rests]:checked'), e => e.value)")
        told = lambda: of(".lineup .said", "innerText") or ""
        n = stamp()
        tick(5), tick(2)
        say("a choice is in this browser only, and that is said", None if "in this browser only" in told() else told())
        b.refresh()
        same("it is there again", (ticked(), stamp()), (["2"], n))
        net(True)
        b.find_element(By.CSS_SELECTOR, ".lineup button").click()
        say("without the net it is not handed in, and nobody says so", None if until(lambda: "Not handed in yet" in told()) and "Handed in" not in of(".me", "innerText") else told())
        b.save_screenshot(SHOTS + "/desk-captain-offline.png")
        net(False)
        say("with it there is a receipt", None if until(lambda: "Handed in" in of(".me", "innerText"), 20) and stamp() == n + 1 and "entry %d" % stamp() in of(".me", "innerText") else of(".me", "innerText"))
        same("and nothing is left in the browser", b.execute_script("return Object.keys(localStorage).filter(k => k.startsWith('line-up')).length"), 0)
        # Another browser of the captain, faster than this one: this one says so, shows the other's receipt, and asks again.
        other = d.ask("POST", "/me/lineup", {"round": "2", "rests": "4"}, d.sign_in(dan))
        same("another browser hands one in", (other.status, stamp()), (200, n + 2))
        n += 1
        tick(2), tick(3)
        b.find_element(By.CSS_SELECTOR, ".lineup button").click()
        say("another line-up is not overwritten unseen", None if until(lambda: "another line-up of your team" in told() and "entry %d, by" % (n + 1) in of(".me .receipt", "innerText")) and stamp() == n + 1 else of(".me", "innerText"))
        same("and what was chosen here is kept", ticked(), ["3"])
        tick(3)
        b.find_element(By.CSS_SELECTOR, ".lineup button").click()
        say("five do not play on four boards", None if until(lambda: "Tick 1 more" in told()) and stamp() == n + 1 else told())
        b.execute_script("localStorage.clear()")
        olympair("set", "e.oly", "--round", "2", "--lineups", "2016-09-03 10:00", "-s", "open", now=None)
        tick(3)
        b.find_element(By.CSS_SELECTOR, ".lineup button").click()
        say("too late: refused, with the reason", None if until(lambda: "please see the TAP" in of(".me .problem", "innerText")) and stamp() == n + 2 else of(".me", "innerText"))
        b.execute_script("localStorage.clear()")
        b.get(d.origin + "/me")
        say("late: call the TAP", None if "call the TAP" in of(".me", "innerText") else of(".me", "innerText"))
        # The result of round 1.
        b.execute_script("document.querySelectorAll('details').forEach(d => d.open = true)")
        b.find_element(By.CSS_SELECTOR, "[name=dispute]").send_keys("board 1 was lost")
        b.execute_script("document.querySelector('[name=dispute]').form.querySelector('button').click()")
        say("something is wrong", None if until(lambda: "You did not agree" in of(".me", "textContent")) and stamp() == n + 3 else of(".me", "textContent"))
        b.save_screenshot(SHOTS + "/desk-captain-result.png")
        noise = [e["message"] for e in b.get_log("browser") if "favicon" not in e["message"] and "EventSource" not in e["message"] and "ERR_INTERNET_DISCONNECTED" not in e["message"] and "409" not in e["message"] and "422" not in e["message"]]
        say("no console speaks", noise)
    finally:
        b.quit()
end()
