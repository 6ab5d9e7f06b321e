# SPDX-License-Identifier: Apache-2.0
"""docs/start.md in the browser: what the page says is pressed is pressed, by the name that stands there, and round 1 is published in the end."""
import html

from desk import *

PAGE = open(ROOT + "/docs/start.md", encoding="utf-8").read()


def plain(markup):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", markup))).strip()


def attribute(tag, name):
    found = re.search(r'\b%s="([^"]*)"' % name, tag)
    return html.unescape(found.group(1)) if found else None


def form_words(form, button, choices):
    """What a browser sends of a form when that button is pressed: hidden fields, what is typed, what was chosen."""
    words = {}
    for tag in re.findall(r"<input([^>]*)>", form):
        if attribute(tag, "name") and ("checkbox" not in tag or "checked" in tag) and attribute(tag, "value"):
            words[attribute(tag, "name")] = attribute(tag, "value")
    for tag, options in re.findall(r"<select([^>]*)>(.*?)</select>", form, re.S):
        texts = [plain(o) for o in re.findall(r"<option[^>]*>([^<]*)", options)]
        words.update({attribute(tag, "name"): c for c in choices if c in texts})
    if attribute(button, "name"):
        words[attribute(button, "name")] = attribute(button, "value") or ""
    return words


class Browser:
    def __init__(self, desk, cookie):
        self.desk, self.cookie = desk, cookie
        self.open("/")

    def open(self, target, method="GET", body=None):
        for _ in range(5):
            r = self.desk.ask(method, target, body, self.cookie)
            if r.status != 303:
                break
            target, method, body = r.headers["Location"].split("#")[0], "GET", None
        self.status, self.page = r.status, r.text

    def press(self, name, choices):
        """A button or a link of that name; False: there is none."""
        for form in re.findall(r"<form.*?</form>", self.page, re.S):
            for tag, text in re.findall(r"<button([^>]*)>(.*?)</button>", form, re.S):
                if plain(text) == name:
                    self.open(attribute(form, "action"), "POST", form_words(form, tag, choices))
                    return True
        for tag, text in re.findall(r"<a\b([^>]*)>(.*?)</a>", self.page, re.S):
            if plain(text).lower() == name.lower():
                self.open(attribute(tag, "href").split("#")[0])
                return True
        return False


def steps():
    """Of each numbered line what is pressed, and what is chosen before."""
    browser = PAGE.split("in the browser\n")[1].split("\n## ")[0]
    for line in re.findall(r"^\d+\. (.*)$", browser, re.M):
        yield line, [(m.group(1), m.group(2)) for m in re.finditer(r"\*\*(.+?)\*\*|`(.+?)`", line)]


def walked():
    with Folder():
        olympair("new", "laptop.oly", now=None)
        olympair("import", "laptop.oly", ROOT + "/docs/start/registration.xml", now=None)
        with Desk("laptop.oly") as d:
            key = re.search(KEY, d.said).group()
            say("the address that is printed has the key", None if "/key#" + key in d.said else d.said)
            browser = Browser(d, d.sign_in(key))
            n = 0
            for line, words in steps():
                wrong, choices = None, []
                for pressed, chosen in words:
                    if chosen:
                        choices.append(chosen)
                    elif not browser.press(pressed, choices):
                        wrong = wrong or "there is no %r on the page: %s" % (pressed, plain(browser.page)[:600])
                    n += 1
                say("in the browser: " + line.split(".")[0], wrong or (None if browser.status == 200 else plain(browser.page)))
            say("there are steps", None if n >= 8 else str(n))
        state = olympair("show", "laptop.oly", now=None)
        say("round 1 is published then", None if "round 1 of 5: published, 4 matches" in state and "lot: white" in state else state)


walked()
end()
