# SPDX-License-Identifier: Apache-2.0
"""schema.py [FOLDER] - a JSON Schema for every report and list, made from the tables of docs/formats/csv.md (reports) and json.md (lists), and from
docs/formats/schema/types (what a column holds). Written into the folder, by default docs/formats/schema; tests/cli/schemas.sh compares and
checks what the program writes against them."""
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAGES = ROOT + "/docs/formats/"
NUMBERED = re.compile(r"^(.*)_\d+$")
REPORTS = "| report | a line is | columns | list in [JSON](json.md) |\n|---|---|---|---|\n"
COMMANDS = "| command | a line is | columns |\n|---|---|---|\n"
LISTS = "| command | list |\n|---|---|\n"
TYPES = {
    "integer": {"type": ["integer", "null"]},
    "half": {"type": ["number", "null"], "multipleOf": 0.5},
    "number": {"type": ["number", "null"]},
    "flag": {"type": ["boolean", "null"]},
    "text": {"type": ["string", "null"], "minLength": 1},
    "result": {"enum": [None, "1-0", "0-1", "1/2", "0-0", "+-", "-+", "--", "*"]},
    "any": {"type": ["number", "string", "null"]},
}


def page(name):
    return open(PAGES + name, encoding="utf-8").read()


def rows(text, heading):
    """The cells of the table behind that heading."""
    body = text.split(heading, 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in body.strip().split("\n")]


def quoted(cell):
    return re.findall(r"`([^`]+)`", cell)


def columns():
    """Of each report and list the columns of its data."""
    text, found = page("csv.md"), {}
    for heading in (REPORTS, COMMANDS):
        for row in rows(text, heading):
            for report in quoted(row[0]):
                found["reports" if "without a name" in row[0] else "federation-codes" if report == "federations" and "old codes" in row[1] else report] = \
                    quoted(row[2])[0].split(", ")
    return found


def lists():
    """Of each report and list the member that holds its rows, and within these the one with theirs, or None."""
    found = {}
    for name, heading in (("csv.md", REPORTS), ("json.md", LISTS)):
        for row in rows(page(name), heading):
            members = quoted(row[-1])
            for report in quoted(row[0]):
                name = "reports" if "without a name" in row[0] else "federation-codes" if report == "federations" and heading == LISTS else report
                found[name] = (members[0], members[1] if len(members) > 1 else None)
    return found


def types():
    found = {}
    for line in open(PAGES + "schema/types", encoding="utf-8"):
        if not line.startswith("#") and line.strip():
            kind, names = line.split(":")
            for name in names.split():
                found[name] = kind
    return found


def criteria():
    """The keys of the criteria: a column for each that the section is ranked by."""
    source = open(ROOT + "/engine/base/criteria.h", encoding="utf-8").read()
    return sorted(set(re.findall(r'X\(CRITERION_\w+, *"([a-z0-9-]+)"', source)))


def row_schema(report, names, kinds, every):
    """A row with these columns; `every`: it has all of them, else some."""
    properties, patterns, needed = {}, {}, []
    keys = criteria()
    for name in names:
        kind = kinds.get(report + "." + name) or kinds.get(name, "text")
        numbered = NUMBERED.match(name) and kinds.get(NUMBERED.match(name).group(1) + "_N")
        if numbered:
            patterns["^%s_[0-9]+$" % NUMBERED.match(name).group(1)] = TYPES[numbered]
        elif name in keys:
            patterns["^(%s)$" % "|".join(keys)] = TYPES["any"]
        else:
            properties[name] = TYPES[kind]
            needed.append(name)
    schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if patterns:
        schema["patternProperties"] = patterns
    if every:
        schema["required"] = needed
    return schema


def schema(report, names, members, kinds):
    outer, inner = members
    item = row_schema(report, names, kinds, not inner)
    if inner:
        row = row_schema(report, names, kinds, False)
        item["properties"] = dict(item["properties"], **{inner: {"type": "array", "items": row}})
        item["required"] = [inner]
    text = TYPES["text"]
    event = {m: text for m in ("name", "venue", "city", "federation", "start", "end")}
    top = {"report": {"const": "simulation" if report == "simulate" else outer if report in ("backup", "federation-codes", "changes") else report},
           "event": {"type": "object", "properties": event, "required": list(event), "additionalProperties": False},
           "section": text, "title": text, "status": {"enum": ["DRAFT", "PROVISIONAL", None]}, "tie_breaks": text, "published": text, "amended": text,
           "date": text, "round": TYPES["integer"], "mode": {"type": "string", "minLength": 1}, "history": {"type": "string", "pattern": "^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$"},
           outer: {"type": "array", "items": item}, "notes": {"type": "array", "items": {"type": "string"}}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "olympair: " + report, "type": "object", "properties": top,
            "required": [m for m in top if m not in ("mode", "history")], "additionalProperties": False}


def written(value, depth=0):
    """As JSON: an object of objects, down to the columns of a row, has a line for each member."""
    if not isinstance(value, dict) or not any(isinstance(v, dict) for v in value.values()):
        return json.dumps(value, ensure_ascii=False)
    pad = "\n" + " " * (depth + 1)
    return "{" + ",".join(pad + json.dumps(k) + ": " + written(v, depth + 1) for k, v in value.items()) + pad[:-1] + "}"


def made():
    kinds, found, known = types(), lists(), columns()
    return {report + ".json": written(schema(report, names, found[report], kinds)) + "\n"
            for report, names in known.items()}


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else PAGES + "schema"
    for name, text in made().items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as f:
            f.write(text)


if __name__ == "__main__":
    main()
