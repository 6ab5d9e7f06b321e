#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every row of a messages.def is said somewhere, its places are its arguments, and no two rows have one name.
exec python3 - <<'PY'
import glob, re, subprocess, sys

try:
    files = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], capture_output=True, text=True, check=True).stdout.split()
except (OSError, subprocess.CalledProcessError):  # where a package is built
    files = glob.glob("*/**", recursive=True)
files = [f for f in files if not f.startswith("build/")]
tables = [f for f in files if f.endswith("messages.def")]
sources = "".join(open(f, encoding="utf-8").read() for f in files
                  if re.match(r"(engine|teams|import|reports|db|desk|office|web|cli)/.*\.([ch]|page|def)$", f))
said = set(re.findall(r"\bsay_(\w+)", sources))
scripts = "".join(open(f, encoding="utf-8").read() for f in files if f.startswith("web/assets/") and f.endswith(".js"))
asked = set(re.findall(r"\bsentence\('(\w+)'", scripts))  # which has the rows script_* of web/base/messages.def
said |= {"script_" + name for name in asked}
operations = re.findall(r"^OP\((\w+),", open("desk/base/op.def", encoding="utf-8").read(), re.M)
said |= {what + name for name in operations for what in ("op_", "help_")}  # of which web/page/operation.c makes tables
of_help = open("web/desk/help.def", encoding="utf-8").read()  # of which web/desk/page_help.page makes tables
said |= {what + name for name in re.findall(r"^WORD\((\w+)\)", of_help, re.M) for what in ("term_", "means_")} | {"about_" + name for name in re.findall(r"^HELP\((\w+),", of_help, re.M)}
STORED = ("'use strict'", "'single keys'", "'square lt'", "'square dk'", "'said problem'", "'main form'", "'no form'")  # kept, looked for, nobody's to read
failed, home, wrong_places, unsaid, twice, typed, uncounted = 0, {}, [], [], [], [], []

def bare(text):
    return text.replace("{{", "")

for table in tables:
    text = re.sub(r"/\*.*?\*/", "", open(table, encoding="utf-8").read(), flags=re.S)
    for row in re.split(r"^MESSAGE\(", text, flags=re.M)[1:]:
        name = re.match(r"\w+", row).group()
        head = row.split('"', 1)[0]
        arguments = set(re.findall(r"\(\w+, (\w+)\)", head))
        words = bare("".join(re.findall(r'"((?:[^"\\]|\\.)*)"', row)))
        places = set(p.removesuffix(":+") for p in re.findall(r"\{([^}]*)\}", words))
        counts = re.findall(r'\.counts = "(\w+)"', row) or re.findall(r"\(COUNT, (\w+)\)", head)
        plural = ".one = " in row or "_one = " in row
        if places | (set(counts) if plural else set()) != arguments:
            wrong_places.append(f"{table}: {name}: {' '.join(sorted(places ^ arguments))}")
        if plural and len(counts) != 1:
            uncounted.append(f"{table}: {name}: which of {' '.join(counts) or 'nothing'} is counted?")
        forms = {key or "text": bare(text) for key, text in re.findall(r'(?:\.(\w+) = |, )"((?:[^"\\]|\\.)*)"', row)}
        for key in forms:
            other = "text" if key == "one" else key.removesuffix("_one")
            if other != key and set(re.findall(r"\{([^}]*)\}", forms[key])) - set(re.findall(r"\{([^}]*)\}", forms.get(other, ""))):
                uncounted.append(f"{table}: {name}: {key} speaks of more than {other}")
        for page in re.findall(r'\.page = "([^"]*)"', row):
            if re.search(r"'[a-z]+'(,| with| without) [a-z-]+(?:[ ,]|$)|--[a-z]", page):
                typed.append(f"{table}: {name}: {page}")
        if name not in said:
            unsaid.append(f"{table}: {name}")
        if name in home:
            twice.append(f"{table}: {name}, also in {home[name]}")
        home[name] = table

unknown = sorted("script_" + name for name in asked if "script_" + name not in home)
plain = [line for line in re.findall(r"'[^'\n]*'", scripts) if re.search(r"^'[^.#].*[A-Za-z]{2,} [A-Za-z]{2,}", line) and line not in STORED]
for promise, broken in (("what a script says is a row", unknown), ("a script says nothing by itself", plain),
                        ("the places of every message are its arguments", wrong_places),
                        ("a sentence of one speaks of what that of others does, and one of its arguments is counted", uncounted),
                        ("no page says what is typed on the command line", typed), ("every message is said", unsaid), ("a message has a name of its own", twice)):
    print("not ok" if broken else "ok", "-", promise)
    print("\n".join(broken[:20]), end="\n" if broken else "")
    failed |= bool(broken)
sys.exit(failed)
PY
