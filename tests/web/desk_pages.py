"""desk_pages.py SHOTS - signs in by the link of a card, enters a round by keys, loses the net and has it back, meets a conflict, hands
in a line-up on a phone."""
import sys
import time

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from desk import *

SHOTS = sys.argv[1]


def browser():
    o = Options()
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1440,900"):
        o.add_argument(word)
    o.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=o)


def until(what, seconds=8):
    end_at = time.time() + seconds
    while time.time() < end_at:
        try:
            got = what()
        except StaleElementReferenceException:  # it was exchanged between being found and being asked
            got = None
        if got:
            return got
        time.sleep(0.05)
    return what()


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
        said = lambda: [f.find_element(By.CLASS_NAME, "said").text for f in b.find_elements(By.CSS_SELECTOR, "form.match")]
        keys = lambda text: b.find_element(By.TAG_NAME, "body").send_keys(text)
        same("the first open match is selected", b.find_element(By.CSS_SELECTOR, ".selected").get_attribute("data-table"), "1")
        keys("1=0+")
        say("the last key stores a match", None if until(lambda: stamp() == 7) else said())
        same("and the next one is selected", b.find_element(By.CSS_SELECTOR, ".selected").get_attribute("data-table"), "2")
        keys("1x11")
        same("after a wrong key no key counts", (stamp(), "is no result" in b.find_element(By.ID, "entry-said").text), (7, True))
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
        same("typed without the net: kept, and said", ("2 not yet at the desk" in b.find_element(By.ID, "entry-said").text, stamp()), (True, 8))
        b.save_screenshot(SHOTS + "/desk-offline.png")
        net(False)
        say("sent when it is back", None if until(lambda: stamp() == 10, 20) else said())
        say("and the page knows", None if until(lambda: b.find_element(By.ID, "entry-said").text == "") is True else b.find_element(By.ID, "entry-said").text)
        b.get(d.origin + "/open/1/enter")
        same("nothing is left", b.execute_script("return localStorage.length === 0 || Object.values(localStorage).every(v => v === '{}')"), True)
        # Somebody else was quicker.
        olympair("result", "e.oly", "5", "1-0", "1-0", "1-0", "1-0", "-s", "open", now=None, user="cora")
        keys("0000")
        say("a conflict stays on the page, and nothing is overwritten", None if until(lambda: "refused" in b.find_element(By.ID, "entry-said").text) and stamp() == 11 else said())
        b.save_screenshot(SHOTS + "/desk-conflict.png")
        # What others do appears by itself.
        b.get(d.origin + "/open/1")
        olympair("result", "e.oly", "5", "0-1", "1-0", "1-0", "1-0", "-s", "open", "--correct", "--reason", "misheard", now=None, user="cora")
        say("what somebody else does appears by itself", None if until(lambda: "misheard" in b.find_element(By.TAG_NAME, "main").text) else "it does not")
        b.get(d.origin + "/open/1/enter")
        olympair("result", "e.oly", "4", "1-0", "1-0", "1-0", "1-0", "-s", "open", "--correct", "--reason", "upside down", now=None, user="cora")
        board = lambda: b.find_element(By.CSS_SELECTOR, '[data-table="4"] [name="result.1"]').get_attribute("placeholder")
        say("where results are entered, too", None if until(lambda: board() == "1-0") else board())
        # A captain's phone.
        for target, name in (("/journal", "journal"), ("/open/do/move", "form"), ("/open/report", "sheets")):
            b.get(d.origin + target)
            b.save_screenshot(SHOTS + "/desk-%s.png" % name)
        dan = d.key("Dan", "--role", "captain", "--section", "open", "--team", "Georgia 1")
        b.delete_all_cookies()
        b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True})
        b.get(d.origin + "/key#" + dan)
        until(lambda: "/me" in b.current_url)
        b.save_screenshot(SHOTS + "/desk-captain.png")
        same("a captain's page is as wide as the phone", b.execute_script("return document.documentElement.scrollWidth <= 360"), True)
        noise = [e["message"] for e in b.get_log("browser") if "favicon" not in e["message"] and "ERR_INTERNET_DISCONNECTED" not in e["message"] and "409" not in e["message"]]
        say("no console speaks", noise)
    finally:
        b.quit()
end()
