# SPDX-License-Identifier: Apache-2.0
"""seals.py SHOTS OURS OTHER - checks seals as readers do, in Chromium, on two sites of one event that were sealed with different keys."""
import json, os, re, shutil, sys

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

from browse import *

SHOTS, OURS, OTHER = sys.argv[1:4]
failed = 0


def say(what, wrong=None):
    global failed
    failed += bool(wrong)
    print(("not ok - " if wrong else "ok - ") + what)
    if wrong:
        print("# " + str(wrong)[:400])
    sys.stdout.flush()


def far_browser():
    """For which a name that is not this machine's leads to it."""
    o = Options()
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP hall.example 127.0.0.1"):
        o.add_argument(word)
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=o)


def verdict(b):
    until(lambda: re.match(r"Yes|No", b.find_element(By.ID, "verdict").text))
    return b.find_element(By.ID, "verdict").text + " " + b.find_element(By.ID, "checked").text


def check(b, port):
    b.get("http://127.0.0.1:%d/history.html" % port)
    b.find_element(By.CSS_SELECTOR, "#check button").click()
    return verdict(b)


def expect(what, got, want):
    say(what, None if re.search(want, got, re.S) else got)


def copy(name):
    """OURS once more, to be changed."""
    folder = os.path.join(os.path.dirname(OURS), name)
    shutil.copytree(OURS, folder)
    return folder


def change(path, was, becomes):
    with open(path, encoding="utf-8") as f:
        text = f.read()
    assert was in text, path
    with open(path, "w", encoding="utf-8") as f:
        f.write(text.replace(was, becomes, 1))


def main():
    b = browser()
    try:
        port = serve(OURS)
        said = check(b, port)
        expect("two true seals", said, r"^Yes\. All 2 seals are true\. .* ([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}\.")
        page = b.find_element(By.TAG_NAME, "main").text
        codes = re.findall(r"Round (\d): ([-0-9A-Z]{14})", page)
        expect("each says the code that it was sealed with", said, ".*".join("history code " + c for _, c in codes))
        say("no message in the console", console(b))
        for width in (360, 1440):
            for theme in ("light", "dark"):
                as_screen(b, width, theme)
                say("the page can be used at %d pixels, %s" % (width, theme), [f for f in faults(b) if not f.startswith("small")])
                b.save_screenshot("%s/seals-%d-%s.png" % (SHOTS, width, theme))
        lie = copy("lie")
        change(lie + "/open/round-1/record.json", '"result":"1-0"', '"result":"0-1"')
        expect("a result that was changed afterwards", check(b, serve(lie)), r"^No\. 1 of 2 seals .*Seal of round 1: the round has been changed since it was sealed")
        forged = copy("forged")
        change(forged + "/open/round-2/seal.json", '"round":2', '"round":1')
        expect("a seal that was changed", check(b, serve(forged)), r"^No\. 1 of 2 seals .*Seal of round 2: it was not signed by the key that it names")
        moved = copy("moved")
        shutil.copy(moved + "/open/round-1/seal.json", moved + "/open/round-2/seal.json")
        expect("the seal of another round", check(b, serve(moved)), r"^No\. 1 of 2 seals .*Seal of round 2: the round has been changed")
        mixed = copy("mixed")
        for name in ("seal.json", "record.json"):
            shutil.copy(OTHER + "/open/round-1/" + name, mixed + "/open/round-1/" + name)
        expect("a seal by another key than the others", check(b, serve(mixed)), r"^No\. The seals are signed with different keys")
        b.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        b.get("http://127.0.0.1:%d/history.html" % port)
        expect("without JavaScript it says how to check", b.find_element(By.TAG_NAME, "main").text, r"olympair verify seal\.json")
    finally:
        b.quit()
    b = far_browser()
    try:
        b.get("http://hall.example:%d/history.html" % port)
        expect("without HTTPS it says the command", b.find_element(By.ID, "verdict").text, r"only over HTTPS.*olympair verify seal\.json")
        say("and offers no button", b.find_element(By.ID, "check").is_displayed())
        expect("and the codes are there", b.find_element(By.TAG_NAME, "main").text, r"Round 2: ([0-9A-Z]{4}-){2}[0-9A-Z]{4}")
    finally:
        b.quit()
    sys.exit(1 if failed else 0)


main()
