# SPDX-License-Identifier: Apache-2.0
"""pictures.py DIR EVENTS - what tests/web/pictures has prepared in EVENTS, as pictures in DIR."""
import sys

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

from desk import *

OUT, EVENTS = sys.argv[1:]


def browser():
    o = Options()
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--force-color-profile=srgb"):
        o.add_argument(word)
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=o)


def picture(b, name, address, width, height, ready, phone=False):
    b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone})
    b.get(address)
    WebDriverWait(b, 30).until(lambda b: b.execute_script("return document.readyState === 'complete' && " + ready))
    b.save_screenshot("%s/%s.png" % (OUT, name))
    print("%s/%s.png" % (OUT, name))


def sign_in(b, d, *words):
    b.delete_all_cookies()
    b.get(d.origin + "/key#" + d.key(*words))
    WebDriverWait(b, 30).until(lambda b: "/key" not in b.current_url)


b = browser()
try:
    with Desk(EVENTS + "/playing.oly", "--public", "127.0.0.1:0") as d:
        sign_in(b, d, "Anna", "--role", "tap")
        picture(b, "web-round", d.origin + "/open/7", 1100, 820, "document.querySelector('main')")
        public = re.search(r"^(http://\S+) is for the public$", d.said, re.M).group(1)
        picture(b, "pictures/day-results", d.origin + "/open/7/enter", 1100, 560, "document.querySelector('main form')")
        picture(b, "web-screen", public + "screen", 1024, 576, "document.body.classList.contains('in-turn')")
    with Desk(EVENTS + "/evening.oly") as d:
        b.delete_all_cookies()
        sign_in(b, d, "Adi", "--role", "captain", "--section", "open", "--team", "Fiji")
        picture(b, "web-captain", d.origin + "/me", 360, 720, "document.querySelector('main form')", True)
        b.delete_all_cookies()
        sign_in(b, d, "Anna", "--role", "tap")
        picture(b, "pictures/day-lineups", d.origin + "/open/7/lineups", 1100, 560, "document.querySelector('main')")
    with Desk(EVENTS + "/draft.oly") as d:
        b.delete_all_cookies()
        sign_in(b, d, "Anna", "--role", "tap")
        for name in ("draft", "publish"):
            picture(b, "pictures/day-" + name, d.origin + "/open/8/" + name, 1100, 560, "document.querySelector('main')")
finally:
    b.quit()
