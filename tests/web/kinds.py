# SPDX-License-Identifier: Apache-2.0
"""kinds.py DIR PLAYING FINISHED - a picture of each kind of page of the two sites, at three widths, light and dark, in DIR."""
import sys

from browse import as_screen, browser, serve

OUT, PLAYING, FINISHED = sys.argv[1:]
WIDTHS = (360, 768, 1440)
KINDS = (
    (PLAYING, "index.html"),
    (PLAYING, "open/round-7/pairings.html"),
    (PLAYING, "open/round-7/table-1.html"),
    (PLAYING, "open/round-6/standings.html"),
    (FINISHED, "index.html"),
    (FINISHED, "open/round-11/standings.html"),
    (FINISHED, "open/crosstable.html"),
    (FINISHED, "open/team-NOR.html"),
    (FINISHED, "open/player-NOR-1.html"),
    (FINISHED, "open/round-11/boards.html"),
    (FINISHED, "medals.html"),
    (FINISHED, "press.html"),
)


b = browser()
try:
    origin = {site: "http://127.0.0.1:%d/" % serve(site) for site in (PLAYING, FINISHED)}
    for width in WIDTHS:
        for theme in ("light", "dark"):
            as_screen(b, width, theme)
            for i, (site, page) in enumerate(KINDS):
                b.get(origin[site] + page)
                b.save_screenshot("%s/%d-%s-%02d.png" % (OUT, width, theme, i))
finally:
    b.quit()
