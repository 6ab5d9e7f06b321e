# SPDX-License-Identifier: Apache-2.0
"""tap_pages.py SHOTS - a helper at 360 pixels: five taps store a match, the sum grows, a tap takes a board back; what was tapped without
the net arrives when it is back; somebody else who was quicker is not overwritten."""
import sys

from selenium.webdriver.common.by import By

from browse import LOOK, browser, until
from desk import *

SHOTS = sys.argv[1]


def results(table):
    boards = json.loads(olympair("report", "e.oly", "boards", "-s", "open", "-f", "json", now=None))["matches"]
    return [x.get("result") for x in boards[table - 1]["boards"]]


def text(b, css):
    return b.execute_script("return Array.from(document.querySelectorAll(arguments[0]), e => e.innerText.trim()).join(' | ')", css)


def tap(b, table, board, result):
    """A finger on the button, wherever the page has it."""
    b.execute_script("arguments[0].scrollIntoView({ block: 'center' })", at := b.find_element(By.CSS_SELECTOR, 'form[data-table="%d"] [name="result.%d"][value="%s"]' % (table, board, result)))
    at.click()


def store(b, table):
    at = b.find_element(By.CSS_SELECTOR, 'form[data-table="%d"] .store button' % table)
    b.execute_script("arguments[0].scrollIntoView({ block: 'center' })", at)
    at.click()


def five_taps(b):
    n = stamp()
    for board, result in enumerate(("1-0", "1/2", "0-1", "1-0"), 1):
        tap(b, 1, board, result)
        same("the sum after board %d" % board, text(b, 'form[data-table="1"] output'), ("1 : 0", "1½ : ½", "1½ : 1½", "2½ : 1½")[board - 1])
    tap(b, 1, 4, "1-0")
    same("tapped again a board is taken back", (text(b, 'form[data-table="1"] output'), text(b, 'form[data-table="1"] .store')), ("1½ : 1½", "Store 3 of 4 boards"))
    same("and nothing is stored yet", stamp(), n)
    tap(b, 1, 4, "1-0")
    store(b, 1)
    say("the fifth tap stores it", None if until(lambda: stamp() == n + 1) else text(b, ".tap .said"))
    same("as it was tapped", results(1), ["1-0", "1/2", "0-1", "1-0"])
    say("it is a line now, with its score", None if until(lambda: "2½ : 1½" in text(b, ".stored")) and not b.find_elements(By.CSS_SELECTOR, 'form[data-table="1"]') else text(b, "#taps"))
    same("of three one is in", text(b, "[data-part=progress]")[:11], "1 of 3 are ")


def marks(b):
    """A player who does not come stands behind the fourth button."""
    summary = b.find_element(By.CSS_SELECTOR, 'form[data-table="2"] summary')
    b.execute_script("arguments[0].scrollIntoView({ block: 'center' })", summary)
    summary.click()
    tap(b, 2, 1, "+-")
    for board in (2, 3, 4):
        tap(b, 2, board, "1/2")
    same("a forfeit counts", text(b, 'form[data-table="2"] output'), "2½ : 1½")


def without_net(b):
    net = lambda off: b.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": off, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
    b.execute_cdp_cmd("Network.enable", {})
    n = stamp()
    net(True)
    store(b, 2)
    say("without the net it is kept, and that is said", None if until(lambda: "1 match is not yet at the desk" in text(b, "#outbox")) and stamp() == n else text(b, "#outbox"))
    b.save_screenshot(SHOTS + "/tap-offline.png")
    net(False)
    say("with it, it arrives", None if until(lambda: stamp() == n + 1, 20) else text(b, "#outbox"))
    same("once, with its mark", results(2), ["+-", "1/2", "1/2", "1/2"])


def meanwhile(b):
    tap(b, 3, 1, "1-0")
    olympair("result", "e.oly", "4", "0-1", "0-1", "0-1", "0-1", "-s", "open", now=None, user="cora")
    say("of another match nobody is told that his was stored", None if until(lambda: b.execute_script("return document.body.dataset.entry") == str(stamp())) and text(b, 'form[data-table="3"] .said') == "" else text(b, 'form[data-table="3"]'))
    olympair("result", "e.oly", "3", "0-1", "0-1", "0-1", "0-1", "-s", "open", now=None, user="cora")
    n = stamp()
    say("who was quicker is said", None if until(lambda: "Stored meanwhile by somebody else" in text(b, 'form[data-table="3"] .said')) else text(b, "#taps"))
    same("and what was tapped is still there", text(b, 'form[data-table="3"] output'), "1 : 0")
    b.find_element(By.CSS_SELECTOR, 'form[data-table="3"] .said button').click()
    say("then the page shows what is stored", None if until(lambda: "0 : 4" in text(b, ".stored")) else text(b, "#taps"))
    same("nothing was overwritten", (results(3), stamp()), (["0-1"] * 4, n))


with Folder(), Desk(small()) as d:
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    d.do(anna, "pair", seen=stamp()), d.do(anna, "publish", seen=stamp()), d.do(anna, "open", seen=stamp(), reason="all are here")
    b = browser()
    try:
        b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True})
        b.get(d.origin + "/key#" + d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3"))
        until(lambda: b.find_elements(By.LINK_TEXT, "Enter results"))
        b.find_element(By.LINK_TEXT, "Enter results").click()
        until(lambda: b.find_elements(By.CSS_SELECTOR, "form.tap"))
        b.save_screenshot(SHOTS + "/tap.png")
        same("his three tables", [x.get_attribute("data-table") for x in b.find_elements(By.CSS_SELECTOR, "form.tap")], ["1", "2", "3"])
        same("White has the odd boards of the team named first", b.execute_script("return Array.from(document.querySelectorAll('form[data-table=\"1\"] legend'), l => l.querySelector('.square').className.slice(7))"), ["lt", "dk", "lt", "dk"])
        small_ones = b.execute_script("return Array.from(document.querySelectorAll('.tap label > span, .tap summary, .tap button'), e => e.getBoundingClientRect()).filter(r => r.width > 0 && (r.height < 48 || r.width < 48)).length")
        same("no button is smaller than 48 pixels", small_ones, 0)
        same("nothing else is wrong", b.execute_script(LOOK.replace("input:not([type=hidden])", "input:not([type=hidden]):not([type=radio])")), [])
        five_taps(b)
        marks(b)
        without_net(b)
        meanwhile(b)
        noise = [e["message"] for e in b.get_log("browser") if "favicon" not in e["message"] and "ERR_INTERNET_DISCONNECTED" not in e["message"]]
        say("no console speaks", noise)
    finally:
        b.quit()
end()
