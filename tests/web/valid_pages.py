# SPDX-License-Identifier: Apache-2.0
"""valid_pages.py SHOTS VNU - what vnu.jar says of each page of a small event's site, of its style, and of the pages of the desk for the TAP, a helper and a captain."""
import glob
import subprocess
import sys

from desk import *

VNU = os.path.abspath(sys.argv[2])  # before the folder changes
TAP = ["/2", "/presence", "/2/lineups", "/2/lineups?team=1", "/2/enter", "/2/tap", "/2/why/1", "/report", "/report/standings", "/do"] + ["/do/" + op for op in ("lot", "move", "points", "bar", "set")]
EVENT = ["/journal", "/screen", "/import", "/flags", "/logo", "/ratings", "/print", "/downloads", "/people", "/history", "/find?q=norway", "/do/set", "/do/section"]
# Rows of tables are cards on a phone, so that their roles are said; the policy of a page knows no file: addresses; pages are XML as well, whence "/>".
MEANT = ('Resource violates Content Security Policy', 'Trailing slash on void elements', 'role is unnecessary for element “t')


def played():
    small()
    for r in (1, 2):
        olympair("pair", "e.oly", "-s", "open"), olympair("publish", "e.oly", "-s", "open")
        for table in range(1, 5 if r == 2 else 6):
            olympair("result", "e.oly", str(table), "1-0", "1/2", "0-1", "1-0", "-s", "open")


def keep(d, cookie, who, targets):
    for target in targets:
        with open("desk/%s-%s.html" % (who, re.sub(r"\W+", "-", target)), "wb") as f:
            f.write(d.ask("GET", target, cookie=cookie).body)


def findings(*words):
    """Each message of two lines, with where it is."""
    run = subprocess.run(["java", "-Xss4m", "-jar", VNU, "--format", "text", *words], capture_output=True, text=True)
    lines = [line for line in (run.stdout + run.stderr).splitlines() if not any(m in line for m in MEANT)]
    return "\n".join(a + " " + b for a, b in zip(lines, lines[1:] + [""]) if re.match("(Error|Warning|Info)", a))


with Folder():
    played()
    olympair("site", "e.oly", "www", now=None)
    os.mkdir("desk")
    with Desk("e.oly") as d:
        keep(d, None, "nobody", ["/key"])
        keep(d, d.sign_in(d.key("Anna", "--role", "tap")), "tap", ["/open" + t for t in TAP] + EVENT)
        keep(d, d.sign_in(d.key("Cleo", "--role", "helper", "--section", "open", "--tables", "1-3")), "helper", ["/", "/open/2/enter", "/open/2/tap", "/open/2/lineups"])
        keep(d, d.sign_in(d.key("Adi", "--role", "captain", "--section", "open", "--team", "Poland")), "captain", ["/me"])
    say("every page of a site is valid", findings("--skip-non-html", "www"))
    say("so is its style", findings("--css", *glob.glob("www/assets/*.css")))
    say("and each page of the desk", findings("--skip-non-html", "desk"))
    with open("desk/wrong.html", "w") as f:
        f.write("<!DOCTYPE html><html lang=en><title>x</title><p><ul></p>")
    say("what is wrong is found", None if findings("desk/wrong.html") else "nothing is")
end()
