# SPDX-License-Identifier: Apache-2.0
"""validate.py FOLDER FILE... - checks each FILE, called EVENT-REPORT, against REPORT.json of the folder: a line of TAP for each schema. Every row of a list has
all columns of the report, be they in the row or in what is around it. A schema that no FILE belongs to is wrong. Of a long list only MANY
rows are looked at, the first, the last and those that lie evenly between them; with SOAK=1 all."""
import glob
import json
import os
import sys

from jsonschema import Draft202012Validator as Validator

MANY = 8


def thin(data):
    if isinstance(data, dict):
        return {name: thin(value) for name, value in data.items()}
    if not isinstance(data, list):
        return data
    some = len(data) <= MANY or os.environ.get("SOAK")
    return [thin(row) for row in (data if some else [data[i * (len(data) - 1) // (MANY - 1)] for i in range(MANY)])]


def columns(schema):
    """All members of the rows, and those of what is around them."""
    lists = [p for p in schema["properties"].values() if p.get("type") == "array" and p["items"].get("type") == "object"]
    item = lists[0]["items"]
    inner = [n for n, p in item["properties"].items() if p.get("type") == "array"]
    return [n for n, p in schema["properties"].items() if p is lists[0]][0], inner[0] if inner else None, item


def lacking(schema, data):
    outer, inner, item = columns(schema)
    if not inner:
        return
    for block in data[outer]:
        for row in block[inner] or []:
            for name in item["properties"]:
                if name != inner and name not in row and name not in block:
                    yield "%s: no %s" % (outer, name)


def wrong_in(schema, path):
    with open(path, encoding="utf-8") as f:
        data = thin(json.load(f))
    said = ["/".join(map(str, e.absolute_path)) + ": " + e.message[:160] for e in Validator(schema).iter_errors(data)]
    return ["%s: %s" % (path, line) for line in said + sorted(set(lacking(schema, data)))]


def main():
    bad = 0
    for path in sorted(glob.glob(sys.argv[1] + "/*.json")):
        report = os.path.basename(path)[:-len(".json")]
        with open(path, encoding="utf-8") as f:
            schema = json.load(f)
        Validator.check_schema(schema)
        files = [f for f in sys.argv[2:] if os.path.basename(f).partition("-")[2] == report]
        said = [line for f in files for line in wrong_in(schema, f)] if files else ["nothing was asked"]
        bad |= bool(said)
        print("%s - %s of %d events" % ("not ok" if said else "ok", report, len(files)))
        for line in said[:6]:
            print("# " + line)
    return bad


sys.exit(main())
