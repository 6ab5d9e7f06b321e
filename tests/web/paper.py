# SPDX-License-Identifier: Apache-2.0
"""paper.py SHOTS FOLDER PAGE... - prints pages of a web site in Chromium on A4, and says in TAP whether the first sheet of paper holds the first row, and every sheet something."""
import base64, os, re, subprocess, sys, tempfile

from browse import browser

# The longest text of the first row that is seen: its first one may be a figure that stands elsewhere as well.
FIRST = """
const seen = e => e.getBoundingClientRect().width > 8 && e.innerText.trim();
const row = [...document.querySelectorAll('main tbody tr, main .card, main li, main p')].find(seen);
const parts = row ? [...row.querySelectorAll('a, th'), row].filter(e => seen(e) && !e.querySelector('a')) : [];
return parts.map(e => e.innerText.trim().split('\\n')[0]).sort((a, b) => b.length - a.length)[0] || '';
"""


def words(text):
    return re.sub(r"\W+", "", text)


def sheets_of(b, path, bend):
    """The first row of a page, and the text of each sheet of paper, after something was done to the page."""
    b.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    b.get("file://" + path)
    first = b.execute_script(FIRST)
    b.execute_script(bend)
    paper = b.execute_cdp_cmd("Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69, "printBackground": False})
    with tempfile.NamedTemporaryFile(suffix=".pdf") as f:
        f.write(base64.b64decode(paper["data"]))
        f.flush()
        text = subprocess.run(["pdftotext", "-layout", f.name, "-"], capture_output=True, check=True).stdout.decode()
    return first, text.split("\f")[:-1]


def faults(b, path, bend=""):
    first, sheets = sheets_of(b, path, bend)
    wrong = [f"sheet {i + 1} of {len(sheets)} is empty" for i, s in enumerate(sheets) if not words(s)]
    if not words(first):
        wrong.append("there is no row")
    if words(first)[:30] not in words(sheets[0]):
        wrong.append(f"the first sheet has no row: {first[:60]}")
    return wrong


def say(what, wrong):
    print(("not ok - " if wrong else "ok - ") + what)
    for line in wrong:
        print("# " + line)
    sys.stdout.flush()
    return bool(wrong)


# What style sheets do to tables that keep together, and to what is as high as a window.
BENT = {
    "a table that begins on the second sheet": "document.querySelector('main table').style.breakBefore = 'page'",
    "a sheet with nothing on it": "document.body.append(Object.assign(document.createElement('p'), {hidden: false}));"
                                  "const p = document.body.lastChild; p.style.breakBefore = 'page'; p.style.height = '5cm'",
}


def main():
    folder, pages, failed = os.path.abspath(sys.argv[2]), sys.argv[3:], 0
    b = browser()
    try:
        for page in pages:
            failed += say(f"printed, {page} has its first row on the first sheet, and no sheet is empty", faults(b, os.path.join(folder, page)))
        for what, bend in BENT.items():
            failed += say(f"it is noticed: {what}", [] if faults(b, os.path.join(folder, pages[0]), bend) else ["it is not"])
    finally:
        b.quit()
    sys.exit(bool(failed))


main()
