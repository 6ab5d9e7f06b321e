# SPDX-License-Identifier: Apache-2.0
"""hall_pages.py SHOTS - who watches sees a result as it comes in, whoever enters it; the screen of the hall turns its pages, stands
still, says what is announced; without a script it can be read from top to bottom."""
import datetime
import sys
import urllib.parse
import zoneinfo

from selenium.webdriver.common.by import By

from browse import *
from desk import *

SHOTS = sys.argv[1]

with Folder():
    small()
    for r in (1, 2):
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        for table in range(1, 6):
            if (r, table) != (2, 5):
                olympair("result", "e.oly", str(table), "1-0", "1/2", "0-1", "1-0", "-s", "open")
    with Desk("e.oly", "--public", "127.0.0.1:0") as d:
        public = re.search(r"^(http://\S+) is for the public$", d.said, re.M).group(1)
        anna = d.sign_in(d.key("Anna", "--role", "tap"))
        d.public_page(public)
        b = browser()
        try:
            b.set_window_size(1280, 720)
            b.get(public + "open/round-2/boards.html")
            main = lambda: b.find_element(By.TAG_NAME, "main").text
            live = lambda: b.execute_script("var l = document.querySelector('.live'); return l && l.textContent === 'live'")
            say("the page is connected", None if until(live) else b.page_source[-300:])
            was = main().count("1–0")
            same("a result at the desk", d.do(anna, "results", round=2, results="table,board,result\n5,1,1-0\n").status, 200)
            say("appears", None if until(lambda: main().count("1–0") == was + 1) else main())
            olympair("result", "e.oly", "5.2", "1-0", "-s", "open")
            say("as does one from the command line", None if until(lambda: main().count("1–0") == was + 2) else main())

            b.get(public + "screen")
            shown = lambda: [h.text for h in b.find_elements(By.CSS_SELECTOR, "main h2") if h.is_displayed()]
            key = lambda k: b.find_element(By.TAG_NAME, "body").send_keys(k)
            touch = lambda: b.execute_script("document.dispatchEvent(new Event('mousemove'))")
            click = lambda text: touch() or b.find_element(By.XPATH, "//nav[@class='turns']/button[text()='%s']" % text).click()
            say("first the matches of the round", None if until(lambda: shown() == ["Open Section · Round 2"]) else shown())
            games = lambda: b.find_element(By.CLASS_NAME, "games").text
            say("how many games have ended is counted as they do", None if until(lambda: games() == "18 of 20 games finished") else games())
            foot = lambda: (b.find_element(By.CSS_SELECTOR, ".turns .key").text.replace("\n", " "), b.find_element(By.CLASS_NAME, "next").get_attribute("textContent"))
            same("the foot says what the squares mean, and what comes next", foot(), ("Upper team: White on boards 1 and 3 White Black empty: still playing", "next: Open Section · Standings · after round 2 · PROVISIONAL"))
            beside = "const r = [...document.querySelector('.turns').children].map(e => e.getBoundingClientRect()).filter(r => r.width > 1); return r.every((x, i) => i === 0 || x.left >= r[i - 1].right - 1) && r.at(-1).right <= innerWidth"
            same("nothing of the foot lies above another part", b.execute_script(beside), True)
            seen = lambda: b.execute_script("return [...document.querySelectorAll('.turns button, .turns a')].map(e => e.getBoundingClientRect().width > 40)")
            say("in the hall there are no buttons", None if until(lambda: seen() == [False] * 3, 8) else seen())
            touch()
            same("until somebody is at the screen", seen(), [True] * 3)
            b.save_screenshot(SHOTS + "/hall-screen.png")
            same("nothing is cut off", b.execute_script("return document.documentElement.scrollWidth <= innerWidth && [].every.call(document.querySelectorAll('main tr'), r => !r.offsetHeight || r.getBoundingClientRect().bottom <= innerHeight)"), True)
            fills = "const t = [...document.querySelectorAll('main table')].find(t => t.offsetWidth), r = t.getBoundingClientRect(); return [r.left < innerWidth * .04 && r.right > innerWidth * .96"
            same("it is as wide as the screen, and links are text to the eye", b.execute_script(fills + ", [...document.querySelectorAll('main a')].every(a => getComputedStyle(a).textDecorationLine === 'none' && getComputedStyle(a).color === getComputedStyle(a.parentElement).color)]"), [True, True])
            click("Pause")
            key("\ue014")  # the arrow to the right
            say("then the standings, of a round that is under way", None if until(lambda: shown() == ["Open Section · Standings · after round 2 · PROVISIONAL"]) else shown())
            heads = "return [...document.querySelectorAll('main thead th')].filter(h => h.offsetWidth).map(h => parseFloat(getComputedStyle(h).fontSize) >= innerHeight * .024)"
            say("whose heads are to be read in the hall, too", None if all(b.execute_script(heads)) and b.execute_script(heads) else b.execute_script(heads))
            key("\ue014")
            say("and from the beginning", None if until(lambda: shown() == ["Open Section · Round 2"]) else shown())
            key("\ue012")
            same("what is paused says so", b.find_element(By.CSS_SELECTOR, ".turns button").text, "Go on")
            screen = b.current_window_handle
            b.switch_to.new_window("tab")
            b.get(public + "open/round-2/standings.html")
            heading = lambda: b.find_element(By.TAG_NAME, "header").text
            say("a page of the round says that it is under way", None if until(live) and "PROVISIONAL" in heading() else heading())
            page = b.current_window_handle
            b.execute_script("document.querySelector('main a').focus()")
            b.switch_to.window(screen)
            until(live)
            for board in (3, 4):
                olympair("result", "e.oly", "5.%d" % board, "1-0", "-s", "open")
            say("the standings of the round that is over", None if until(lambda: shown() == ["Open Section · Standings · after round 2"]) else shown())
            b.switch_to.window(page)
            time.sleep(1)
            same("nobody loses a link that has the focus", b.execute_script("return document.activeElement.tagName"), "A")
            b.execute_script("document.activeElement.blur()")
            say("then the heading of the page follows, too", None if until(lambda: "PROVISIONAL" not in heading(), 10) else heading())
            b.close()
            b.switch_to.window(screen)
            click("Announce…")
            b.switch_to.alert.send_keys("Bus <1> leaves at 22:00")
            b.switch_to.alert.accept()
            notice = lambda: b.find_element(By.CLASS_NAME, "notice").text
            same("what is announced stands there", notice(), "Bus <1> leaves at 22:00")
            b.refresh()
            say("also tomorrow", None if until(lambda: notice() == "Bus <1> leaves at 22:00") else notice())
            same("announced at the desk", d.ask("POST", "/screen", {"text": "Round 3 at <15:00>"}, anna).status, 303)
            above = lambda: b.execute_script("return [].map.call(document.querySelectorAll('main .notice'), p => p.offsetHeight ? p.textContent : '')")
            say("it stands there too, without a new page", None if until(lambda: above() == ["Round 3 at <15:00>"]) and shown() else above())
            b.save_screenshot(SHOTS + "/hall-notice.png")
            # A short one and one of two lines, on the screens that projectors have: all rows stand above the foot, and what the time stands on is light.
            rows = """const foot = document.querySelector('.turns').getBoundingClientRect().top, time = document.querySelector('.time').getBoundingClientRect();
                return [].every.call(document.querySelectorAll('main tr'), r => !r.offsetHeight || r.getBoundingClientRect().bottom <= foot) &&
                       [].every.call(document.querySelectorAll('.notice'), n => n.getBoundingClientRect().bottom <= time.top + 1)"""
            for text in ("Buses at 22:00", "Round 3 begins at 15:00. Buses leave from the hotel at 14:15, and the doors of the playing hall open at 14:30."):
                d.ask("POST", "/screen", {"text": text}, anna)
                until(lambda: above() == [text])
                for width, height in ((1280, 720), (1920, 1080)):
                    b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
                    for show in ("live", "pairings", "standings"):
                        b.get(public + "screen?show=" + show)
                        until(lambda: above() == [text] and shown())
                        same("nothing lies below the foot or on the announcement: %d letters, %dx%d, %s" % (len(text), width, height, show), b.execute_script(rows), True)
            b.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
            b.get(public + "screen")
            d.ask("POST", "/screen", {"text": ""}, anna)
            say("until it is taken down", None if until(lambda: above() == []) else above())
            b.set_window_size(700, 400)
            say("on a small screen it takes more pages", None if until(lambda: int(b.find_element(By.CSS_SELECTOR, ".turns span").text.split()[-1]) > 2) else b.find_element(By.CSS_SELECTOR, ".turns span").text)
            b.set_window_size(1280, 720)
            b.get(public + "screen?section=women")
            below = lambda: b.find_element(By.CLASS_NAME, "turns").text
            say("a section has a screen of its own, which waits for its first round", None if until(lambda: "Nothing yet: Women’s Section" in below() and shown() == []) else [below(), shown()])
            for words in (["number"], ["lot", "white"], ["pair"], ["publish"]):
                olympair(words[0], "e.oly", *words[1:], "-s", "women")
            say("and shows it", None if until(lambda: len(shown()) == 1 and "Round 1 · Pairings" in shown()[0] and "Open" not in shown()[0] and "1 of 1" in below()) else [below(), shown()])
            # The computer of the projector has another time zone than the event.
            there = datetime.datetime.now(zoneinfo.ZoneInfo("Australia/Adelaide"))
            due = there + datetime.timedelta(minutes=90)
            olympair("set", "e.oly", "--zone", "Australia/Adelaide", "--confirm", now=None)
            olympair("set", "e.oly", "--round", "1", "--date", (due + datetime.timedelta(hours=1)).strftime("%Y-%m-%d %H:%M"), "--lineups", due.strftime("%Y-%m-%d %H:%M"), "-s", "women", now=None)
            b.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "America/New_York"})
            b.get(public + "screen?section=women&show=pairings")
            wall = lambda: (b.find_element(By.CLASS_NAME, "left").text, b.find_element(By.CSS_SELECTOR, ".time b").text)
            near = [(there + datetime.timedelta(minutes=k)).strftime("%H:%M") for k in range(3)]
            stands = b.find_element(By.CLASS_NAME, "countdown").text
            say("with the day of the deadline", None if re.search(r"due \d+ \w+ \d{4}, \d\d:\d\d", stands) else stands)
            say("time is told as in the hall", None if until(lambda: wall()[0] in ("88 min", "89 min", "90 min", "87 min") and wall()[1] in near) else (wall(), near))
            b.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": ""})
            b.get(public + "screen?section=open")
            # The announcement takes its band, so that standings take two pages.
            say("another one shows the other alone", None if until(lambda: shown() == ["Open Section · Round 2"] and "of 3" in below()) else [below(), shown()])
            b.get(public + "screen?section=open&show=live&tables=2-4")
            of = lambda: (b.find_element(By.CSS_SELECTOR, ".turns span").text.strip(), b.execute_script("return [...document.querySelectorAll('main tbody tr')].filter(r => r.offsetHeight).map(r => r.querySelector('.no')?.textContent)"))
            say("a screen of some tables shows these alone", None if until(lambda: of() == ("1 of 1", ["2", "3", "4"])) else of())
            b.get(public + "screen?section=open&show=pairings")
            say("one of pairings stays with them after the first result", None if until(lambda: shown() == ["Open Section · Round 2 · Pairings"]) else shown())
            for name in ('"', '"]', "'", "\\", "<b>", "open\"], main"):
                b.get(public + "screen?" + urllib.parse.urlencode({"section": name, "show": name, name: name}))
                say("a screen of section %s says that there is none" % name, None if until(lambda: b.find_elements(By.CLASS_NAME, "wrong") and name in b.find_element(By.CLASS_NAME, "wrong").text and shown() == []) else [b.find_element(By.TAG_NAME, "body").text[:300]])
            b.get(public + "screen?section=opn&show=pairngs,live&tables=40-1&hall=2")
            wrong = lambda: b.find_element(By.CLASS_NAME, "wrong").text
            say("what no screen has is said", None if until(lambda: all(x in wrong() for x in ("no “hall=”", "no section “opn”: section= is one of open, women", "cannot show “pairngs”", "“40-1” are no tables"))) else wrong())
            letters = lambda words: (b.get(public + "screen?section=open&show=live" + words), until(shown), b.execute_script(
                "const code = document.querySelector('.wall b'), sum = document.querySelector('.wall .sum'), u = innerWidth / 1920; return [Math.round(parseFloat(getComputedStyle(code).fontSize) / u), getComputedStyle(sum).whiteSpace]"))[-1]
            b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 1920, "height": 1080, "deviceScaleFactor": 1, "mobile": False})
            b.execute_script("localStorage.clear()")  # no announcement, which makes the rest smaller
            same("codes are 52 high, points on one line", letters(""), [52, "nowrap"])
            same("a screen that people stand at may have them smaller", [letters("&letters=" + x)[0] for x in ("large", "middle", "small")], [52, 39, 31])
            b.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
            b.get(public + "screen?letters=huge")
            say("what is no size is said", None if until(lambda: "“huge” is no size" in b.find_element(By.CLASS_NAME, "wrong").text) else "not said")
            b.get(public + "screen?show=standings")
            say("and one of standings nothing else", None if until(lambda: shown() == ["Open Section · Standings · after round 2"]) else shown())
            # 11 rows: 4 s and 0.4 s a row; 3 tiles would be 5.2 s and stay 6.
            lasts = "return document.querySelector('.turns progress').max"
            rows = b.execute_script("return [...document.querySelectorAll('main tbody tr')].filter(r => r.offsetHeight).length")
            same("it stays as long as it takes to read it", round(b.execute_script(lasts), 1), round(max(6, 4 + .4 * rows), 1))
            # As if there were many sections: everything is over in a minute and a half.
            b.execute_script("const m = document.querySelector('main'), all = m.innerHTML; for (let i = 0; i < 30; i++) m.insertAdjacentHTML('beforeend', all); document.dispatchEvent(new Event('main'))")
            say("so many rows stand side by side", None if b.execute_script("return [...document.querySelectorAll('main .spread table')].filter(t => t.offsetHeight).length") == 2 else b.find_element(By.TAG_NAME, "main").text[:300])
            count = int(b.find_element(By.CSS_SELECTOR, ".turns span").text.split()[-1])
            say("and a cycle takes 90 s at most", None if b.execute_script(lasts) * count <= 90.5 else (b.execute_script(lasts), count))
            noise = [e["message"] for e in b.get_log("browser") if "favicon" not in e["message"]]
            say("no console speaks", noise)
            b.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
            b.set_window_size(1280, 720)
            b.get(public + "screen.html")
            same("without a script everything stands there", shown(), ["Open Section · Round 2", "Open Section · Round 2 · Pairings", "Open Section · Standings · after round 2", "Women’s Section · Round 1 · Line-ups", "Women’s Section · Round 1 · Pairings"])
        finally:
            b.quit()
        same("it stops", d.stop(), 0)
end()
