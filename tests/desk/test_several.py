# SPDX-License-Identifier: Apache-2.0
"""A form that is about a team takes several at once: those that are ticked, with one preview of all, in one entry of the journal."""
from desk import *


def text(page):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


with Folder(), Desk(small()) as d:
    anna, boris = d.sign_in(d.key("Anna", "--role", "tap")), d.sign_in(d.key("Boris", "--role", "arbiter"))
    page = d.ask("GET", "/open/do/absent", cookie=boris).text
    names = [html.unescape(n) for n in re.findall(r'type="checkbox" name="team" value="([^"]*)"', page)]
    same("each team can be ticked", (len(names), "Ireland" in names, "Côte d'Ivoire" in names, "Several teams at once" in page), (11, True, True, True))
    same("not where it is about one", re.findall(r'type="checkbox" name="team"', d.ask("GET", "/open/do/move", cookie=anna).text), [])
    n = stamp()
    words = {"team": ["Ireland", "Côte d'Ivoire", "Egypt"], "round": "1", "seen": str(n)}
    r = d.ask("POST", "/open/do/absent", dict(words, **{"dry-run": "yes"}), boris)
    same("one preview of all, and nothing is done", (r.status, stamp(), [t in re.sub(".*Before", "", text(r.text)) for t in ("Ireland: Paired", "Côte d'Ivoire: Paired", "Egypt: Paired")]), (200, n, [True] * 3))
    again = re.findall(r'type="hidden" name="team" value="([^"]*)"', r.text)
    same("whose button does it to all", sorted(html.unescape(t) for t in again), sorted(words["team"]))
    r = d.ask("POST", "/open/do/absent", words, boris)
    same("in one entry", (r.status < 400, stamp()), (True, n + 1))
    d.do(anna, "undo", seen=stamp(), confirm=True)
    n = stamp()
    r = d.ask("POST", "/open/do/absent", dict(words, team=["Ireland", "Atlantis", "Egypt"], seen=str(n)), boris)
    checked = [html.unescape(t) for t in re.findall(r'type="checkbox" name="team" value="([^"]*)" checked', r.text)]
    same("all or nothing; what was ticked stays", (r.status, stamp(), "Egypt" in checked or "Egypt" in text(r.text)), (422, n, True))
end()
