# SPDX-License-Identifier: Apache-2.0
"""book.py FILE - writes a workbook of what stands on the standard input as JSON: {"1904": true, "sheets": [{"name": ..., "state": "hidden", "merge": ["A1:D1"], "rows": [[...]]}]}.
A cell is a text, a number, {"date": number} shown as a day, or null."""
import json
import sys
import zipfile
from xml.sax.saxutils import escape, quoteattr

MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def column(i):
    return (column(i // 26 - 1) if i >= 26 else "") + chr(65 + i % 26)


def cell(at, x):
    if isinstance(x, dict):
        return '<c r="%s" s="1"><v>%s</v></c>' % (at, x["date"])
    if isinstance(x, str):
        return '<c r="%s" t="inlineStr"><is><t xml:space="preserve">%s</t></is></c>' % (at, escape(x))
    return '<c r="%s"><v>%s</v></c>' % (at, x)


def sheet(s):
    rows = "".join('<row r="%d">%s</row>' % (r, "".join(cell(column(c) + str(r), x) for c, x in enumerate(row) if x is not None)) for r, row in enumerate(s["rows"], 1))
    merged = "".join('<mergeCell ref="%s"/>' % m for m in s.get("merge", []))
    return '<worksheet %s><sheetData>%s</sheetData>%s</worksheet>' % (MAIN, rows, merged and "<mergeCells>%s</mergeCells>" % merged)


book = json.load(sys.stdin)
sheets = list(enumerate(book["sheets"], 1))
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
    z.writestr("xl/workbook.xml", '<workbook %s xmlns:r="%s"><workbookPr%s/><sheets>%s</sheets></workbook>' % (MAIN, OFFICE, ' date1904="1"' if book.get("1904") else "", "".join(
        '<sheet name=%s sheetId="%d" r:id="r%d"%s/>' % (quoteattr(s["name"]), i, i, ' state="%s"' % s["state"] if "state" in s else "") for i, s in sheets)))
    z.writestr("xl/_rels/workbook.xml.rels", '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">%s</Relationships>' % "".join(
        '<Relationship Id="r%d" Type="%s/worksheet" Target="worksheets/sheet%d.xml"/>' % (i, OFFICE, i) for i, _ in sheets))
    z.writestr("xl/styles.xml", '<styleSheet %s><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>' % MAIN)
    for i, s in sheets:
        z.writestr("xl/worksheets/sheet%d.xml" % i, sheet(s))
