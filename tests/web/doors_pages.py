# SPDX-License-Identifier: Apache-2.0
"""doors_pages.py SHOTS - a captain's tick moves to whoever rests; a match that the desk cannot answer holds back no other one; a line-up
that was not handed in is gone when he leaves; the card of another person asks."""
import datetime
import sys
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browse import browser, until
from desk import *


def text(b, css):
    return b.execute_script("return Array.from(document.querySelectorAll(arguments[0]), e => e.textContent).join(' | ')", css)


def ticks(b):
    return b.execute_script("return Array.from(document.querySelectorAll('[name=rests]:checked'), e => e.value)")


def resting(b):
    tick = lambda place: b.find_element(By.CSS_SELECTOR, '[name=rests][value="%d"]' % place).click()
    same("at first the last of the list rests", ticks(b), ["5"])
    tick(2)
    same("one rests: the tick moves", ticks(b), ["2"])
    tick(4)
    same("and again", ticks(b), ["4"])
    same("the button offers no empty board", text(b, ".lineup button"), "Hand in this line-up")
    tick(4)
    say("nobody rests: one more is asked for", None if "Tick 1 more who rests" in text(b, ".chosen") else text(b, ".chosen"))
    tick(3)
    b.find_element(By.CSS_SELECTOR, ".lineup details summary").click()
    b.find_element(By.NAME, "nobody").click()
    say("an empty board is said apart from who rests", None if "Tick one more who rests" in text(b, ".chosen") else text(b, ".chosen"))
    tick(1)
    same("then one more rests", (ticks(b), "4 nobody" in text(b, ".chosen")), (["1", "3"], True))
    b.find_element(By.NAME, "nobody").click()
    same("and no more", len(ticks(b)), 1)
    n = stamp()
    b.find_element(By.CSS_SELECTOR, ".lineup button").click()
    say("handed in", None if until(lambda: stamp() == n + 1) else text(b, ".me"))
    until(lambda: "Handed in" in text(b, ".receipt"))
    tick(5)
    same("what is chosen anew is kept in this browser", b.execute_script("return Object.keys(localStorage).filter(k => k.startsWith('line-up')).length"), 1)
    b.find_element(By.CSS_SELECTOR, ".who button").click()
    until(lambda: b.find_elements(By.ID, "sign-in"))
    same("and wiped from it on leaving", b.execute_script("return Object.keys(localStorage).filter(k => k.startsWith('line-up')).length"), 0)


def past_news(b, d):
    """A page of round 1 that is open while round 2 is published says from then on what a correction means, with the question."""
    b.get(d.origin + "/open/1/enter")
    keys = lambda what: b.switch_to.active_element.send_keys(what)
    until(lambda: b.execute_script("return document.body.dataset.entry") == str(stamp()))
    olympair("pair", "e.oly", "-s", "open", now=None), olympair("publish", "e.oly", "-s", "open", now=None)
    past = "return document.querySelector('[data-part=past]').innerText"
    say("the page hears of the round after it", None if until(lambda: "Round 2 is published" in b.execute_script(past), 10) else b.execute_script(past))
    n = stamp()
    b.find_element(By.TAG_NAME, "body").send_keys("5" + Keys.ENTER + "=111")
    say("the question has that sentence", None if "published pairings do not change" in text(b, "#entry-said") else text(b, "#entry-said"))
    keys("12" + Keys.ENTER)
    say("a number is no reason, and it says so", None if "A reason has letters." in text(b, "#entry-said") else text(b, "#entry-said"))
    b.execute_script("document.activeElement.value = ''")
    keys("misread" + Keys.ENTER)
    same("then it is stored", until(lambda: stamp() == n + 1, 10), True)


def alone(b, d):
    """The desk answers 503 for table 1, and for nothing else."""
    b.get(d.origin + "/open/1/enter")
    b.execute_script("""const real = window.fetch; window.busy = true;
        window.fetch = (to, how) => window.busy && how && how.method === 'POST' && JSON.parse(how.body).table === '1'
            ? Promise.resolve(new Response('{"error":"busy"}', { status: 503 })) : real(to, how);""")
    n, keys = stamp(), lambda what: b.find_element(By.TAG_NAME, "body").send_keys(what)
    for _ in range(3):
        keys(Keys.ENTER + "1111")
    say("the later ones arrive", None if until(lambda: stamp() == n + 2, 10) else (stamp() - n, text(b, "#outbox")))
    say("the first one waits, and is said", None if until(lambda: "1 match is not yet at the desk" in text(b, "#outbox")) else text(b, "#outbox"))
    b.execute_script("window.busy = false")
    say("and arrives by itself", None if until(lambda: stamp() == n + 3, 20) else text(b, "#outbox"))


def another_card(b, d, key):
    b.get(d.origin + "/key#" + key)
    until(lambda: b.find_elements(By.ID, "sign-in"))
    time.sleep(0.5)
    say("the card of another person asks first", None if "You are signed in as" in text(b, "main") and b.current_url.endswith("/key") else b.current_url)
    b.find_element(By.CSS_SELECTOR, "#sign-in button").click()
    say("a press of the button signs in", None if until(lambda: "Cora" in text(b, ".who")) else text(b, ".who"))


def same_presence(b, d):
    """Five of a team are here; the same key is pressed again."""
    b.get(d.origin + "/open/presence")
    five = lambda: b.find_element(By.CSS_SELECTOR, '#t1 [name="with"][value="5"]')
    five().click()
    say("a team is here", None if until(lambda: five().get_attribute("aria-pressed") == "true") else text(b, "#t1"))
    n = stamp()
    five().click()
    time.sleep(1.5)
    same("pressed again nothing is said", (stamp(), text(b, "dialog"), text(b, ".said, [role=alert]"), b.current_url), (n, "", "", d.origin + "/open/presence"))


def torn_link(b, d):
    """Cut short in the middle of a letter: it is typed as it came, and no script ends."""
    b.get(d.origin + "/key#%E0%A4")
    same("what is left of the link of a card stands in the field", b.execute_script("return document.querySelector('#sign-in [name=key]').value"), "%E0%A4")


def keys_field(b, d):
    b.get(d.origin + "/open/2/lineups?team=1")
    until(lambda: b.find_elements(By.ID, "keys"))
    active = lambda: b.execute_script("return document.activeElement.id")
    same("the cursor is in the field of keys", active(), "keys")
    b.switch_to.active_element.send_keys("99" + Keys.ENTER)
    until(lambda: "are no line-up" in text(b, "main"))
    same("and stays there when it is refused", active(), "keys")


with Folder(), Desk(small()) as d:
    olympair("set", "e.oly", "--round", "1", "--date", "2036-09-02 15:00", "-s", "open", now=None)
    olympair("pair", "e.oly", "-s", "open", now=None), olympair("publish", "e.oly", "-s", "open", now=None)
    b = browser()
    try:
        b.get(d.origin + "/key#" + d.key("Dan", "--role", "captain", "--section", "open", "--team", "Georgia 1"))
        until(lambda: "/me" in b.current_url and b.find_elements(By.CSS_SELECTOR, ".lineup"))
        resting(b)
        olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "all are here", now=None)
        b.get(d.origin + "/key#" + d.key("Boris", "--role", "arbiter"))
        until(lambda: "/open/1" in b.current_url)
        alone(b, d)
        torn_link(b, d)
        another_card(b, d, d.key("Cora", "--role", "arbiter"))
        same_presence(b, d)
        for table in range(1, 6):
            olympair("result", "e.oly", str(table), "1-0", "1-0", "1-0", "1-0", "-s", "open", now=None, code=None)
        past_news(b, d)
        keys_field(b, d)
    finally:
        b.quit()
end()
