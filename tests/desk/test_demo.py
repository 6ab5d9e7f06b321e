# SPDX-License-Identifier: Apache-2.0
"""The empty front page: what this is, and a button for an event to try it with. Its four links open what they say."""
from front import *

with Folder() as folder:
    os.mkdir("events")
    with Front("events") as f:
        me = f.enter()
        page = f.ask("GET", "/", cookie=me)
        text = main_of(page)
        about = text[text.index("Olympair runs"):text.index("Try it with the Olympiad of Baku")]
        same("an empty folder says in two sentences what this is", len(re.findall(r"\.(?= |$)", about.strip())), 2)
        once = re.search(r'action="/demo">\s*<input type="hidden" name="once" value="(\w+)"', page.text).group(1)
        r = f.ask("POST", "/demo", {"once": once}, me)
        same("the button makes an event and opens it", (r.status, r.headers["Location"]), (303, "/event?file=baku.oly"))
        same("pressed twice it makes one", (f.ask("POST", "/demo", {"once": once}, me).headers["Location"], sorted(x for x in os.listdir("events") if x.endswith(".oly"))), (r.headers["Location"], ["baku.oly"]))
        page = f.ask("GET", r.headers["Location"], cookie=me)
        links = re.findall(r'href="(http://127\.0\.0\.1:\d+)/key#(%s)"' % KEY, page.text)
        public = re.search(r'Spectators and screens: <a href="(http://127\.0\.0\.1:\d+/)"', re.sub(r"\s+", " ", page.text))
        same("with a link for a helper, a captain, the TAP and one for the public", (len(links), public is not None), (3, True))
        d = Desk("events/baku.oly")
        d.origin, d.port = links[0][0], int(links[0][0].rsplit(":", 1)[1])
        cookies = [d.sign_in(key) for _, key in links]
        home = [d.ask("GET", at, cookie=c).text for at, c in zip(("/", "/me", "/open/7"), cookies)]
        same("the helper has tables, the captain a line-up to hand in, the TAP the round", ("Tables 1 to 85" in home[0], 'action="/me/lineup"' in home[1], "Needs you now" in home[2]), (True, True, True))
        same("an hour of today is named", re.search(r"late by|\d{3,} days", "".join(home)), None)
        same("the public sees it", any(soon(lambda: answers(public.group(1)) == 200) for _ in range(20)), True) # seen by ThreadSanitizer its first pages take minutes
        shared = lambda at: urllib.request.urlopen(public.group(1) + at, timeout=10).headers["Access-Control-Allow-Origin"]
        same("a page elsewhere may read what is data, and no page", (shared("now.json"), shared("")), ("*", None))
        same("the folder is not empty any more", "Try it with" in f.ask("GET", "/", cookie=me).text, False)
        same("who has no link makes none", f.ask("POST", "/demo", {"once": "A" * 32}).status, 403)
end()
