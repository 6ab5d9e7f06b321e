# SPDX-License-Identifier: Apache-2.0
"""newcomer_pages.py SHOTS - what somebody needs who is at the desk for the first time: help over the page by its key and its link, the day of the week beside a date, lists that
sort, and a refusal that is said where one looks, in a form that keeps what was typed."""
import sys

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browse import as_screen, browser, console, faults, until
from desk import *

SHOTS = sys.argv[1]
SEEN = "const e = document.querySelector(arguments[0]), r = e && e.getBoundingClientRect(); return e !== null && r.top >= 0 && r.bottom <= innerHeight && r.height > 0"


def text(b, css):
    return b.execute_script("return Array.from(document.querySelectorAll(arguments[0]), e => e.innerText).join(' ')", css)


def keys(b, what):
    b.find_element(By.TAG_NAME, "body").send_keys(what)


def texts(b, css):
    return b.execute_script("return Array.from(document.querySelectorAll(arguments[0])).filter(e => e.offsetHeight > 0).map(e => e.textContent.trim())", css)


def helps(b, d):
    b.get(d.origin + "/open/1")
    keys(b, "?")
    say("the key ? opens the help of the page over it", None if until(lambda: text(b, "dialog h2").startswith("Help: Round")) else text(b, "body"))
    same("with its words and its keys", ("Needs you now" in text(b, "dialog"), "Draft" in text(b, "dialog dt"), "g r" in " ".join(text(b, "dialog #keys dt").split())), (True, True, True))
    same("nothing on it is hard to use", faults(b), [])
    keys(b, Keys.ESCAPE)
    same("Esc closes it, and one is where one was", (until(lambda: not text(b, "dialog")), b.current_url), (True, d.origin + "/open/1"))
    b.find_element(By.CSS_SELECTOR, ".helper a").click()
    until(lambda: text(b, "dialog"))
    b.find_element(By.CSS_SELECTOR, "dialog #keys input").click()
    b.find_element(By.CSS_SELECTOR, "dialog .close").click()
    keys(b, "?")
    same("without keys of one letter the link alone opens it", text(b, "dialog"), "")
    b.find_element(By.CSS_SELECTOR, ".helper a").click()
    until(lambda: text(b, "dialog"))
    b.find_element(By.CSS_SELECTOR, "dialog #keys input").click()
    b.find_element(By.CSS_SELECTOR, "dialog .close").click()
    keys(b, "gj")
    same("keys lead to the pages of the menu", until(lambda: b.current_url.endswith("/journal")), True)


def dates(b, d):
    b.get(d.origin + "/do/set")
    field = "document.getElementById('date.1')"
    day = "return %s.parentElement.querySelector('[data-weekday]').textContent" % field
    b.execute_script("%s.value = '2036-02-29T15:00'; %s.dispatchEvent(new Event('input', { bubbles: true }))" % (field, field))
    same("the day of the week follows what is chosen", b.execute_script(day), "Fri")
    same("and the bar counts it as a change", "1 change" in text(b, ".changes"), True)
    b.find_element(By.CSS_SELECTOR, ".changes [type=reset]").click()
    same("taken back it is as before", (until(lambda: b.execute_script(day) != "Fri"), text(b, ".changes strong")), (True, ""))


def sorts(b, d):
    b.get(d.origin + "/open/1/draft")
    numbers = lambda: [int(x) for x in texts(b, ".draft tbody tr:not(.head) td:nth-child(2)")]
    tables = lambda: [int(x) for x in texts(b, ".draft tbody tr:not(.head) th")]
    was = tables()
    b.find_elements(By.CSS_SELECTOR, ".draft th button")[1].click()
    same("a draft sorts by a column", numbers(), sorted(numbers()))
    b.find_elements(By.CSS_SELECTOR, ".draft th button")[1].click()
    same("and the other way round", numbers(), sorted(numbers(), reverse=True))
    b.find_elements(By.CSS_SELECTOR, ".draft th button")[0].click()
    same("by its tables it is as it was", tables(), was)
    b.find_element(By.ID, "find").send_keys("irel")
    same("and is searched by names", len(tables()), 1)
    b.get(d.origin + "/open/report/numbers")
    b.find_elements(By.CSS_SELECTOR, "[data-sorts] th button")[1].click()
    names = texts(b, "[data-sorts] tbody th, [data-sorts] tbody td:nth-child(2)")
    same("so does a sheet", names, sorted(names))


def send(b, form, **words):
    """Types into the fields of a form, goes to its end and sends it by its first button."""
    b.execute_script("""const form = document.querySelector(arguments[0]);
        for (const [name, value] of Object.entries(arguments[1])) { form.elements[name].value = value; form.elements[name].dispatchEvent(new Event('input', { bubbles: true })); }
        const all = Array.from(form.querySelectorAll('button:not([type=reset],[type=button])')), main = all.find(x => x.matches('.main')) || all[0];
        scrollTo(0, document.body.scrollHeight); window.still = true; form.requestSubmit(main)""", form, words)
    until(lambda: b.execute_script("return !window.still || document.querySelector('dialog') !== null"))


def kept(b, form, names):
    return b.execute_script("const f = document.querySelector(arguments[0]); return arguments[1].map(n => f.elements[n].value)", form, names)


def refusals(b, d):
    n = stamp()
    b.get(d.origin + "/open/do/set")
    send(b, "form.settings", hall="Hall of the Ports", rounds="99")
    same("a refusal is where one looks, however long the form is", (b.execute_script(SEEN, "main [role=alert]"), "30" in text(b, "main [role=alert]")), (True, True))
    same("and the form has what was typed", kept(b, "form.settings", ["hall", "rounds"]), ["Hall of the Ports", "99"])
    send(b, "form.settings", rounds="9")
    same("mended it is taken, with all of it", (stamp(), "Hall of the Ports" in olympair("journal", "e.oly", now=None)), (n + 1, True))
    b.get(d.origin + "/open/1/draft")
    b.execute_script("document.querySelectorAll('details').forEach(x => x.open = true)")
    form = "form[action$='/do/bye']"
    send(b, form, team="Nobody", reason="to see")
    same("a folded form that is refused is unfolded, and says why in sight", (b.execute_script(SEEN, "main [role=alert]"), "Nobody" in text(b, "main [role=alert]"), kept(b, form, ["team", "reason"])), (True, True, ["Nobody", "to see"]))
    b.get(d.origin + "/open/presence?team=1")
    form = "form[action$='/do/absent']"
    send(b, form, **{"from": "x", "reason": "no visa"})
    same("so is one card among others, over the page", (b.execute_script(SEEN, "dialog .problem[role=alert]"), kept(b, "dialog form", ["from", "reason"])), (True, ["x", "no visa"]))
    b.get(d.origin + "/people")
    form = "form[action='/people']"
    send(b, form, name="Ben", role="helper", tables="7-x")
    same("and who gets a key", (b.execute_script(SEEN, "main [role=alert]"), kept(b, form, ["name", "role", "tables"])), (True, ["Ben", "helper", "7-x"]))


with Folder(), Desk(small()) as d:
    tap = d.sign_in(d.key("Anna", "--role", "tap"))
    d.do(tap, "pair", seen=stamp())
    b = browser()
    try:
        b.get(d.origin + "/key#" + d.key("Nell", "--role", "tap"))
        until(lambda: "/open/1" in b.current_url)
        for width in (1440, 360):
            as_screen(b, width, "light")
            helps(b, d)
        dates(b, d)
        as_screen(b, 1440, "light")
        sorts(b, d)
        as_screen(b, 360, "light")
        refusals(b, d)
        b.save_screenshot(SHOTS + "/newcomer.png")
    finally:
        b.quit()
end()
