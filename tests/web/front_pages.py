# SPDX-License-Identifier: Apache-2.0
"""front_pages.py SHOTS - a new event is made on a telephone, page by page: nothing on them is too small for a finger, and no two buttons touch."""
import sys

from selenium.webdriver.common.by import By

from browse import as_screen, browser, faults, until
from front import *

SHOTS = sys.argv[1]
TOUCH = """
const at = [...document.querySelectorAll('main form p > button')].map(e => e.getBoundingClientRect());
return at.filter((r, i) => i > 0 && r.top >= at[i - 1].bottom && r.top - at[i - 1].bottom < 4).length;
"""
TYPED = {"name": "Harbour Cup", "city": "Valletta", "federation": "MLT", "start": "2027-05-01", "end": "2027-05-09", "zone": "Europe/Malta"}


def title(b):
    return b.find_element(By.CSS_SELECTOR, "main h1").text


def looked_at(b, what):
    b.save_screenshot("%s/front-%s.png" % (SHOTS, what))
    same(what, (faults(b), b.execute_script(TOUCH)), ([], 0))


def go_on(b):
    """The first button of the form, and the page that it leads to."""
    was = b.find_element(By.CSS_SELECTOR, "main")
    b.find_element(By.CSS_SELECTOR, "main form button.main").click()
    until(lambda: was != b.find_element(By.CSS_SELECTOR, "main"))


with Folder(), Front(".") as f:
    b = browser()
    try:
        as_screen(b, 360, "light")
        b.get(f.link)
        looked_at(b, "no event yet")
        b.get(f.origin + "/new")
        for name, value in TYPED.items():
            b.execute_script("document.querySelector('main [name=\"' + arguments[0] + '\"]').value = arguments[1]", name, value)
        for page in ("the event", "its sections", "days of the rounds"):
            looked_at(b, page)
            go_on(b)
        looked_at(b, "who works here")
        b.find_element(By.NAME, "person.1").send_keys("Anna")
        go_on(b)
        same("the event is made", title(b), "Harbour Cup")
        looked_at(b, "keys to hand over")
        b.get(f.origin + "/")
        looked_at(b, "an event that is open")
    finally:
        b.quit()
end()
