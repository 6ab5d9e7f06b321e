# SPDX-License-Identifier: Apache-2.0
"""browse.py - a browser for tests, and what makes a page hard to use: names that are missing, text that is faint, targets that are small."""
import functools
import http.server
import threading
import time

from selenium import webdriver
from selenium.common.exceptions import JavascriptException, NoSuchElementException, StaleElementReferenceException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

LOOK = """
const wrong = [], phone = innerWidth < 500;
function lum(c) { const [r, g, b] = c.map(v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; }
function rgb(text) { const n = text.match(/[\\d.]+/g).map(Number); return { c: n.slice(0, 3), a: n.length > 3 ? n[3] : 1 }; }
function behind(e) { for (; e; e = e.parentElement) { const b = rgb(getComputedStyle(e).backgroundColor); if (b.a === 1) return b.c; } return [255, 255, 255]; }
function shown(e) { const s = getComputedStyle(e), r = e.getBoundingClientRect(); return s.visibility !== 'hidden' && r.width > 1 && r.height > 1; }
function name(e) { return e.tagName.toLowerCase() + (e.className && e.className.trim ? '.' + e.className.trim() : '') + ' "' + (e.textContent || e.name || '').trim().slice(0, 30) + '"'; }
if (document.documentElement.scrollWidth > document.documentElement.clientWidth) wrong.push('wider than the window: ' + document.documentElement.scrollWidth);
if (document.querySelectorAll('h1').length !== 1) wrong.push(document.querySelectorAll('h1').length + ' titles');
if (document.querySelectorAll('main').length !== 1) wrong.push('no main');
const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
ids.filter((id, i) => ids.indexOf(id) !== i).forEach(id => wrong.push('twice: #' + id));
const navs = [...document.querySelectorAll('nav')].filter(shown).map(e => e.getAttribute('aria-label'));
navs.filter((name, i) => navs.indexOf(name) !== i).forEach(name => wrong.push('two menus: ' + name));
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), seen = new Set();
for (let n = walk.nextNode(); n; n = walk.nextNode()) {
    const e = n.parentElement;
    if (!n.textContent.trim() || seen.has(e) || !shown(e) || e.closest('.skip,svg,option,caption')) continue;
    seen.add(e);
    const s = getComputedStyle(e), a = lum(rgb(s.color).c), b = lum(behind(e));
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05), large = parseFloat(s.fontSize) >= 24 || (parseFloat(s.fontSize) >= 18.6 && s.fontWeight >= 600);
    if (ratio < (large ? 3 : 4.5)) wrong.push('faint, ' + ratio.toFixed(1) + ': ' + name(e));
}
document.querySelectorAll('a[href],button,input:not([type=hidden]),select,textarea,summary').forEach(e => {
    if (!phone || !shown(e) || e.closest('.skip')) return;
    const r = ((['checkbox', 'radio'].includes(e.type) && e.closest('label')) || e).getBoundingClientRect();
    if (r.height < 43.5 || r.width < 43.5) wrong.push('small, ' + Math.round(r.width) + 'x' + Math.round(r.height) + ': ' + name(e));
});
return wrong.slice(0, 12);
"""


def browser():
    o = Options()
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1440,900"):
        o.add_argument(word)
    o.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=o)


def until(what, seconds=30):
    end_at = time.time() + seconds
    while time.time() < end_at:
        try:
            got = what()
        except (JavascriptException, NoSuchElementException, StaleElementReferenceException):  # the page is being exchanged
            got = None
        if got:
            return got
        time.sleep(0.05)
    return what()


def as_screen(b, width, theme):
    b.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": 800 if width < 500 else 1000, "deviceScaleFactor": 1, "mobile": width < 500})
    b.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": theme}]})


def nameless(b):
    """What can be used and has no name in the tree that readers of screens have."""
    used = ("button", "link", "textbox", "searchbox", "combobox", "checkbox", "region", "navigation", "progressbar")
    return [n["role"]["value"] for n in b.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
            if not n.get("ignored") and n.get("role", {}).get("value") in used and not n.get("name", {}).get("value", "").strip()]


def faults(b):
    """All that is wrong with the page as it is shown now."""
    return b.execute_script(LOOK) + ["without a name: " + role for role in nameless(b)]


def console(b):
    return [e["message"] for e in b.get_log("browser")]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass


def serve(folder):
    """The pages of a folder on a port of its own, which it gives."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port
