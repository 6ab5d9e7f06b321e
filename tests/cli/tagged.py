# SPDX-License-Identifier: Apache-2.0
"""tagged.py FILE.pdf [KIND=NUMBER...] - walks the structure tree of a PDF as a program does that reads it aloud, and names all that such a program would stumble over: texts that
belong to nothing, elements that their page does not know, rows with other numbers of cells than their table, cells that no head names, an order that is not that of the page.
KIND=NUMBER is how many elements of a kind there must be, KIND+ that there are some, says=TEXT that an element says so. Prints the number of elements of each kind."""
import json
import re
import subprocess
import sys
from collections import Counter

path, wanted = sys.argv[1], sys.argv[2:]
data = json.loads(subprocess.run(["qpdf", "--json=2", "--json-key=qpdf", path], capture_output=True, check=True).stdout)
objects = data["qpdf"][1]
wrong = []


def get(value):
    """What a reference leads to."""
    while isinstance(value, str) and re.fullmatch(r"\d+ \d+ R", value):
        found = objects["obj:" + value]
        value = found["value"] if "value" in found else found["stream"]["dict"]
    return value


def complain(text):
    if len(wrong) < 20:
        wrong.append(text)


def pages(node):
    for kid in get(node)["/Kids"]:
        if get(kid)["/Type"] == "/Pages":
            yield from pages(kid)
        else:
            yield kid


def drawing(page):
    contents = get(page)["/Contents"]
    parts = contents if isinstance(contents, list) else [contents]
    read = ["qpdf", "--filtered-stream-data", path]
    return "\n".join(
        subprocess.run(read + ["--show-object=" + p.split()[0]], capture_output=True, check=True).stdout.decode("latin-1")
        for p in parts)


WORDS = re.compile(r"<<|>>|<[0-9A-Fa-f\s]*>|\((?:\\.|[^\\)])*\)|\[|\]|[^\s<>\[\]()]+")
PAINTS = {"f", "F", "f*", "B", "S", "s", "b", "Do", "Tj", "TJ", "'", '"'}


def read_page(page):
    """The numbers of its texts, in the order in which they are drawn."""
    stack, numbers, last = [], [], []
    for word in WORDS.findall(drawing(page)):
        if word in ("BDC", "BMC"):
            found = re.search(r"/MCID (\d+)", " ".join(last[-6:]))
            outer = stack[-1] if stack else None
            number = int(found.group(1)) if found else outer
            stack.append("artifact" if last and last[-1] == "/Artifact" else number)
            if number is not None and number != outer:
                numbers.append(number)
            last = []
        elif word == "EMC":
            if not stack:
                complain(f"{page}: EMC that ends nothing")
            else:
                stack.pop()
            last = []
        else:
            if word in PAINTS and (not stack or stack[-1] is None):
                complain(f"{page}: {word} belongs to no element and is no artifact")
            last.append(word)
    if stack:
        complain(f"{page}: something marked is not ended")
    if len(set(numbers)) != len(numbers):
        complain(f"{page}: a number is used twice")
    return numbers


catalog = get(objects["trailer"]["value"]["/Root"])
for key, value in (("/Lang", "u:en"), ):
    if catalog.get(key) != value:
        complain(f"{key} is {catalog.get(key)}")
if not get(catalog.get("/MarkInfo", {})).get("/Marked"):
    complain("it is not marked")
if not get(catalog.get("/ViewerPreferences", {})).get("/DisplayDocTitle"):
    complain("the title is not shown")
if not get(objects["trailer"]["value"].get("/Info", {})).get("/Title"):
    complain("it has no title")
root = get(catalog.get("/StructTreeRoot"))
if not root:
    sys.exit(path + ": no structure tree")

nums = get(get(root["/ParentTree"])["/Nums"])
owners = {nums[i]: get(nums[i + 1]) for i in range(0, len(nums), 2)}
drawn, heard = {}, {}
for page in pages(catalog["/Pages"]):
    drawn[page] = read_page(page)
    heard[page] = []
    mine = owners.get(get(page).get("/StructParents"), [])
    if len(mine) != len(drawn[page]):
        complain(f"{page}: {len(drawn[page])} texts, and owners of {len(mine)}")

WITHIN = {
    "/Document": {"/StructTreeRoot"}, "/Sect": {"/Document"}, "/Table": {"/Sect", "/Div"}, "/TR": {"/Table", "/Div"}, "/TH": {"/TR"}, "/TD": {"/TR"},
    "/H1": {"/Sect"}, "/H2": {"/Sect", "/Div"}, "/P": {"/Sect", "/Div"}, "/Span": {"/P", "/TD", "/TH", "/H1", "/H2"}, "/Div": {"/Sect", "/Table", "/Document"},
}
count = Counter()
said = set()


def kids(element):
    found = element.get("/K", [])
    found = get(found) if not isinstance(found, str) or isinstance(get(found), list) else found
    return found if isinstance(found, list) else [found]


def columns(row):
    return sum(get(get(cell).get("/A", {})).get("/ColSpan", 1) for cell in kids(get(row)))


def check_table(ref, element):
    rows = kids(element)
    widths = Counter(columns(r) for r in rows)
    if len(widths) > 1:
        complain(f"{ref}: rows of {dict(widths)} columns")
    heads = [get(c).get("/S") for c in kids(get(rows[0]))]
    if set(heads) != {"/TH"}:
        complain(f"{ref}: its first row is {Counter(heads)}")


def walk(ref, parent, kind):
    element = get(ref)
    name = element["/S"]
    count[name[1:]] += 1
    if element["/P"] != parent:
        complain(f"{ref}: a kid of {parent} that names {element['/P']}")
    if kind not in WITHIN.get(name, ()):
        complain(f"{ref}: {name} within {kind}")
    if name == "/TH" and not get(element.get("/A", {})).get("/Scope"):
        complain(f"{ref}: it heads nothing")
    if name == "/Table":
        check_table(ref, element)
    if "/ActualText" in element:
        said.add(element["/ActualText"][2:])
    for kid in kids(element):
        if isinstance(kid, int):
            page = element["/Pg"]
            heard[page].append(kid)
            if owners[get(page)["/StructParents"]][kid] != ref:
                complain(f"{ref}: text {kid} of {page} belongs to another")
        else:
            walk(kid, ref, name)


sys.setrecursionlimit(10000)
top = root["/K"] if isinstance(root["/K"], list) else [root["/K"]]
for kid in top:
    walk(kid, catalog["/StructTreeRoot"], "/StructTreeRoot")
for page, numbers in heard.items():
    if numbers != drawn[page]:
        complain(f"{page}: heard in another order than drawn")
for want in wanted:
    kind, number = (want[:-1], None) if want.endswith("+") else want.split("=")
    if kind == "says":
        if number not in said:
            complain(f"nothing says {number}")
    elif count[kind] == 0 if number is None else count[kind] != int(number):
        complain(f"{count[kind]} of {kind}, not {want}")
print(" ".join(f"{k}={count[k]}" for k in sorted(count)))
for text in wrong:
    print("wrong:", text)
sys.exit(bool(wrong))
