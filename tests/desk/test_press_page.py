# SPDX-License-Identifier: Apache-2.0
"""The page for the press: leaders, top matches, upsets by rating, files; nothing on it leads nowhere."""
from desk import *

with Folder():
    small()
    olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
    olympair("site", "e.oly", "site", now=None)
    page = lambda: open("site/press.html").read()
    same("before results there is no upset to tell of", "Upsets" in page(), False)
    olympair("lineups", "e.oly", "--open", "-s", "open", "--reason", "all are here")
    for table in range(1, 6):
        olympair("result", "e.oly", str(table), "1-0", "1/2", "0-1", "1-0", "-s", "open")
    olympair("site", "e.oly", "site", now=None)
    boards = json.loads(olympair("report", "e.oly", "boards", "-s", "open", "-f", "json", now=None))
    # Wins against 100 points more, draws against 200; a draw counts half.
    upsets = []
    for m in boards["matches"]:
        for b in m["boards"]:
            r = {"1-0": 2, "1/2": 1, "0-1": 0}.get(b["result"])
            first, second = b["first_rating"], b["second_rating"]
            if r is None or not first or not second:
                continue
            low, ahead, points = (b["first_player"], second - first, r) if first <= second else (b["second_player"], first - second, 2 - r)
            if points * ahead // 2 >= 100:
                upsets.append((-(points * ahead // 2), m["table"], b["board"], low, ahead))
    upsets = sorted(upsets)[:12]
    part = page().split("Upsets of round 1, by rating")[-1].split("</section>")[0]
    got = [tuple(html.unescape(x) for x in row) for row in re.findall(r'<th scope="row"[^>]*>([\d.]+)</th><td>.*?<a [^>]*>(?:<bdi>)?([^<]*)(?:</bdi>)?</a>.*?<td class="r[^>]*>(\d+)</td>', part)]
    say("there are some in this event", None if upsets else boards)
    same("who won or drew against whom", got, [("%d.%d" % (t, b), low, str(ahead)) for _, t, b, low, ahead in upsets])
    same("leaders and top matches stand above", [w in page() for w in ("Top matches of round 1", "Leaders after round 1")], [True, True])
    files = re.findall(r'href="(open/round-1/[a-z]+\.(?:pdf|csv|xlsx))"', page())
    say("files to take along", None if "open/round-1/standings.csv" in files and all(os.path.exists("site/" + f) for f in files) else files)
    same("the first page leads to it", 'href="press.html"' in open("site/index.html").read(), True)
end()
