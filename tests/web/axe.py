# SPDX-License-Identifier: Apache-2.0
"""axe.py SHOTS AXE FOLDER... - what axe-core, the file AXE of its npm package (axe.min.js), says of a page of each kind of the sites in those
folders: narrow and light, wide and dark. A line for each violation; ends with 1 if there is one. It comes from no package of Debian, so no
test runs it: docs/conformance.md says what it found."""
import os
import re
import sys

from browse import as_screen, browser, serve

RUN = """
const done = arguments[0], tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
axe.run(document, { resultTypes: ["violations"], runOnly: { type: "tag", values: tags } })
    .then((r) => done(r.violations.map((v) => `${v.id} ${v.nodes.length}: ${v.nodes[0].html.slice(0, 120)}`)), (e) => done([String(e)]));
"""
LOOKS = ((360, "light"), (1440, "dark"))


def kinds(folder):
    """A page of each kind: of one round, one team, one player, one match."""
    found = {}
    for place, _, files in os.walk(folder):
        for name in sorted(f for f in files if f.endswith(".html")):
            page = os.path.relpath(os.path.join(place, name), folder)
            found.setdefault(re.sub(r"(team|player|table)-[^/]*$", r"\1", re.sub(r"round-\d+", "round", page)), page)
    return sorted(found.values())


def violations(b, axe, address, page):
    b.get(address + page)
    b.execute_script(axe)
    return b.execute_async_script(RUN)


def main(_, script, *folders):
    with open(script, encoding="utf-8") as f:
        axe = f.read()
    b, looked, wrong = browser(), 0, 0
    b.set_script_timeout(300)
    b.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    try:
        for folder in folders:
            address = "http://127.0.0.1:%d/" % serve(folder)
            for width, theme in LOOKS:
                as_screen(b, width, theme)
                for page in kinds(folder):
                    looked += 1
                    for said in violations(b, axe, address, page):
                        wrong += 1
                        print(width, theme, page, said, flush=True)
    finally:
        b.quit()
    print("%d pages, %d violations" % (looked, wrong))
    sys.exit(1 if wrong else 0)


main(*sys.argv[1:])
