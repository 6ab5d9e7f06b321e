#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""workbook.py FILE < TABLES - a workbook as libraries write it, of tables in a plain form.

A line "# NAME [hidden]" begins a worksheet, "@ recalculated" says that formulas are worked out when it is opened, "@ column C"
hides a column, "@ narrow C" has it of no width; other lines are rows, cells divided by "|". A row that begins with "~" is hidden, with "_" of no height. A cell "=F" is a formula without a
value, "=F>V" one with the value V, "!E" an error."""
import sys
import zipfile
from xml.sax.saxutils import escape

MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def cell(text):
    if text.startswith("="):
        formula, _, value = text[1:].partition(">")
        return f"<c><f>{escape(formula)}</f><v>{value}</v></c>"
    if text.startswith("!"):
        return f'<c t="e"><v>{text[1:]}</v></c>'
    if text.isdigit():
        return f"<c><v>{text}</v></c>"
    return f'<c t="inlineStr"><is><t>{escape(text)}</t></is></c>' if text else "<c/>"


sheets, recalculated = [], ""
for line in sys.stdin.read().splitlines():
    if line.startswith("# "):
        sheets.append({"name": line.split()[1], "hidden": line.endswith(" hidden"), "columns": [], "rows": []})
    elif line == "@ recalculated":
        recalculated = '<calcPr fullCalcOnLoad="1"/>'
    elif line.startswith("@ column "):
        sheets[-1]["columns"].append((ord(line[-1]) - 64, 'hidden="1"'))
    elif line.startswith("@ narrow "):
        sheets[-1]["columns"].append((ord(line[-1]) - 64, 'width="0" customWidth="1"'))
    else:
        hidden = {"~": ' hidden="1"', "_": ' ht="0.0" customHeight="1"'}.get(line[0], "")
        cells = "".join(cell(c.strip()) for c in line.lstrip("~_").split("|"))
        sheets[-1]["rows"].append(f"<row{hidden}>{cells}</row>")

with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
    names = "".join(
        f'<sheet name="{s["name"]}" sheetId="{i}" r:id="r{i}"{" state=" + chr(34) + "hidden" + chr(34) if s["hidden"] else ""}/>'
        for i, s in enumerate(sheets, 1))
    z.writestr("xl/workbook.xml", f'<workbook {MAIN} xmlns:r="{REL}"><sheets>{names}</sheets>{recalculated}</workbook>')
    z.writestr("xl/_rels/workbook.xml.rels", "<Relationships>" + "".join(
        f'<Relationship Id="r{i}" Target="worksheets/sheet{i}.xml"/>' for i in range(1, len(sheets) + 1)) + "</Relationships>")
    for i, s in enumerate(sheets, 1):
        columns = "".join(f'<col min="{c}" max="{c}" {how}/>' for c, how in s["columns"])
        z.writestr(f"xl/worksheets/sheet{i}.xml", f"<worksheet {MAIN}>" + (f"<cols>{columns}</cols>" if columns else "") +
                   f"<sheetData>{''.join(s['rows'])}</sheetData></worksheet>")
