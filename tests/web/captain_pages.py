# SPDX-License-Identifier: Apache-2.0
"""captain_pages.py SHOTS - a captain's page that stays open: the deadline passes, the line-ups are opened, the next round is published; and a
line-up that was chosen in time without the net and refused afterwards."""
import datetime
import sys

from selenium.webdriver.common.by import By

from browse import *
from desk import *

SHOTS = sys.argv[1]


def deadline():
    """The next full minute that leaves time for some presses; where the event is (Tbilisi) it is four hours later."""
    at = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=75)
    at = at.replace(second=0, microsecond=0)
    for word in ("--date", "--lineups"):
        olympair("set", "e.oly", "--round", "1", word, (at + datetime.timedelta(hours=4)).strftime("%Y-%m-%d %H:%M"), "-s", "open", now=None)
    return at.timestamp()


def text(b, css):
    return b.execute_script("return Array.from(document.querySelectorAll(arguments[0]), e => e.textContent).join(' | ')", css)


def net(b, on):
    b.execute_cdp_cmd("Network.enable", {})
    b.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": not on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})


def chosen_in_time(b, at):
    press = b.find_element(By.CSS_SELECTOR, ".lineup button")
    same("in time he may hand one in", press.text, "Hand in this line-up")
    tick = lambda place: b.find_element(By.CSS_SELECTOR, '[name=rests][value="%d"]' % place).click()
    net(b, False)
    tick(5), tick(3)
    press.click()
    say("without the net it is kept", None if until(lambda: "kept here" in text(b, ".said")) else text(b, ".me"))
    time.sleep(max(0, at + 2 - time.time()))
    net(b, True)
    say("what came too late is refused, and the page has no more to hand in",
        None if until(lambda: "please see the TAP" in text(b, ".kept .problem") and not b.find_elements(By.CSS_SELECTOR, ".lineup"), 15) else text(b, ".me"))
    chosen = text(b, ".kept")
    say("with what was chosen", None if "Boards: 1 " in chosen and "round 1, not handed in" in chosen else chosen)
    b.refresh()
    same("it is there again when the page is read again", text(b, ".kept"), chosen)
    b.save_screenshot(SHOTS + "/captain-kept.png")
    b.find_element(By.CSS_SELECTOR, ".kept button").click()
    b.refresh()
    same("until he drops it", (text(b, ".kept"), b.execute_script("return localStorage.length")), ("", 0))


def deadline_passes(b):
    """However he has left the page: with a box in focus, here."""
    say("when the time has run down the page is another by itself", None if until(lambda: "It was due" in text(b, ".me") and not b.find_elements(By.CSS_SELECTOR, ".lineup"), 20) else text(b, ".me"))
    same("nor does it say that it may be changed", "You can change it" in text(b, ".me"), False)


def opening(b):
    b.find_element(By.CSS_SELECTOR, ".me details summary").click()
    olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "all are here", now=None)
    say("that the line-ups are opened reaches him", None if until(lambda: "Opened" in text(b, ".me"), 25) else text(b, ".me"))
    same("what he has unfolded stays so", len(b.find_elements(By.CSS_SELECTOR, ".me details[open]")) > 0, True)


def next_round(b):
    for table in range(1, 6):
        olympair("result", "e.oly", str(table), "1-0", "1-0", "0-1", "1/2", "-s", "open", now=None)
    b.refresh()
    until(lambda: b.find_elements(By.CSS_SELECTOR, "[name=agree]"))
    olympair("pair", "e.oly", "-s", "open", now=None), olympair("publish", "e.oly", "-s", "open", now=None)
    olympair("result", "e.oly", "1.1", "0-1", "-s", "open", "-r", "1", "--correct", "--reason", "misheard", now=None)
    b.execute_script("document.querySelectorAll('details').forEach(d => d.open = true); document.querySelector('[name=agree]').form.querySelector('button').click()")
    say("the page of the next round", None if until(lambda: re.search(r"Table\s+4\s*Colour\s+White\s+on boards 1 and 3", text(b, ".table"))) else text(b, ".me"))
    same("has its heading and its title", ("Round 2" in text(b, "h1"), "Round 2" in b.title), (True, True))


def come_in(d, team):
    b = browser()
    b.get(d.origin + "/key#" + d.key(team, "--role", "captain", "--section", "open", "--team", team))
    until(lambda: "/me" in b.current_url and b.find_elements(By.CSS_SELECTOR, ".lineup"))
    return b


with Folder(), Desk(small()) as d:
    olympair("pair", "e.oly", "-s", "open", now=None), olympair("publish", "e.oly", "-s", "open", now=None)
    at = deadline()
    b, other = come_in(d, "Georgia 1"), come_in(d, "Egypt")
    try:
        other.execute_script("document.querySelector('[name=rests]').focus()")
        chosen_in_time(b, at)
        deadline_passes(other)
        opening(b)
        next_round(b)
    finally:
        b.quit(), other.quit()
end()
