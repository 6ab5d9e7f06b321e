#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Sources cite a page by its headings: docs/rules/pairing.md, "Words", "Rank". Each of these is there.
exec python3 - <<'PY'
import glob, re, sys

CITED = re.compile(r'(docs/[a-z/]+\.md)((?:, "[^"]+")+)')
rooms = ("engine", "teams", "import", "reports", "db", "desk", "office", "web", "cli")
sources = {f: re.sub(r"\s+", " ", open(f, encoding="utf-8").read())
           for room in rooms for end in ("c", "h", "page") for f in sorted(glob.glob(room + "/**/*." + end, recursive=True))}
cited = [(f, page, heading) for f, text in sources.items() for page, all_of_them in CITED.findall(text)
         for heading in re.findall(r'"([^"]+)"', all_of_them)]


def headings(page):
    return [re.sub(r"^#+ ", "", line.rstrip("\n")) for line in open(page, encoding="utf-8") if re.match(r"#+ ", line)]


there = {page: headings(page) for page in {page for _, page, _ in cited}}
missing = ['%s: %s has no heading "%s"' % c for c in cited if c[2] not in there[c[1]]] if cited else ["none is cited"]
of_pairing = {f for f, page, _ in cited if page == "docs/rules/pairing.md"}
silent = [h for h in sorted(glob.glob("engine/olympiad/*.h") + glob.glob("engine/proof/*.h"))
          if not h.endswith("/messages.h") and h not in of_pairing]
silent += ["%s: %s" % (f, m) for f, text in sources.items() if f.startswith("engine/")
           for m in re.findall(r"docs/rules/pairing\.md(?!, \").{0,3}", text)]

failed = 0
for promise, broken in (("a heading that is cited is there", missing),
                        ("the pairing and its proof cite their page by headings", silent)):
    print("not ok -" if broken else "ok -", promise)
    for line in broken[:20]:
        print(line)
    failed |= bool(broken)
sys.exit(failed)
PY
