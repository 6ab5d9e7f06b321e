#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What a person reads is a row of a table (messages.sh): no other literal of two words or more, or of a word beside numbers, is in C and its headers, but for SQL, markup, keys
# of JSON, and those that literals.txt counts file by file and says why; of a table that is made rows itself it has a * in place of a number.
# LITERALS=write writes the counts anew; a file that is new there needs a reason.
exec python3 - <<'PY'
import glob, os, re, subprocess, sys

LIST = "tests/lint/literals.txt"
HEAD = "# Literals of two words or more that are no row of a table: of each file how many, * for any number, and why (literals.sh).\n"
ANY = "*"
TOKEN = re.compile(r"/\*.*?\*/|//[^\n]*|'(?:[^'\\\n]|\\.)'|\"(?:[^\"\\\n]|\\.)*\"", re.S)
NOISE = re.compile(r'%[-+.*0-9lz]*[a-z]|\\.')
WORDS = re.compile(r"[A-Za-z]{2,} +[a-z]{2,}")
BESIDE = re.compile(r"(?<![\w<\"'=&./#-])[a-z]{3,}(?![\w=\"'(/<>.:\[-])")  # a word beside numbers and names
OTHER = re.compile(r'\b(?:SELECT|INSERT|UPDATE|DELETE|PRAGMA|CREATE|FROM|WHERE|ORDER BY|ATTACH|VACUUM|SAVEPOINT)\b|<|[a-z-]+=\\"|\\"\w+\\":|^\.[A-Z]{1,2}\b')
NOT_RUN = re.compile(r"_Static_assert\([^;]*$")


def literals(text):
    """Those of a source, neighbours that are one literal joined, with the place of each."""
    whole, start, end = "", 0, -1
    for token in TOKEN.finditer(text):
        if token[0][0] != '"':
            continue
        if end >= 0 and not text[end:token.start()].strip(" \t\n\\"):
            whole += token[0][1:-1]
        else:
            if whole:
                yield start, whole
            whole, start = token[0][1:-1], token.start()
        end = token.end()
    if whole:
        yield start, whole


def found(file):
    text = subprocess.run(["sh", "tests/lint/page_c", file], capture_output=True, check=True).stdout.decode() if file.endswith(".page") else open(file, encoding="utf-8").read()
    return [(text.count("\n", 0, at) + 1, said) for at, said in literals(text)
            if (WORDS.search(NOISE.sub(" ", said)) or ("%" in said and BESIDE.search(NOISE.sub(" ", said)))) and not OTHER.search(said) and not NOT_RUN.search(text[max(0, at - 300):at])]


rooms = "engine teams import reports db desk office web cli".split()
files = sorted(f for room in rooms for end in ("[ch]", "page") for f in glob.glob(room + "/**/*." + end, recursive=True))
counts = {file: found(file) for file in files}
counts = {file: said for file, said in counts.items() if said}
listed = {}
if os.path.exists(LIST):
    for line in open(LIST, encoding="utf-8"):
        if not line.startswith("#"):
            file, n, why = (line.rstrip("\n").split(" ", 2) + [""])[:3]
            listed[file] = (n, why)
if os.environ.get("LITERALS") == "write":
    with open(LIST, "w", encoding="utf-8") as out:
        out.write(HEAD + "".join("%s %s %s\n" % (file, ANY if listed.get(file, "")[:1] == (ANY,) else len(said), listed.get(file, (0, ""))[1])
                                 for file, said in counts.items()))
    sys.exit(print("ok - the list is written"))
numbers = {file: len(counts.get(file, [])) or 1 if n == ANY else int(n) for file, (n, _) in listed.items()}
new = ["%s:%d: %s (one of %d, listed are %d)" % (file, line, said, len(all), numbers.get(file, 0))
       for file, all in counts.items() if len(all) > numbers.get(file, 0) for line, said in all]
gone = ["%s: %d of %d" % (file, len(counts.get(file, [])), n) for file, n in numbers.items() if len(counts.get(file, [])) < n]
mute = [file for file, (_, why) in listed.items() if not why.strip()]
failed = 0
for promise, broken in (("sources are read", [] if len(files) > 600 else [str(len(files))]), ("what a person reads is a row of a table", new),
                        ("what is a row by now is listed no longer", gone), ("each file in the list says why", mute)):
    print("not ok" if broken else "ok", "-", promise)
    print("\n".join(broken[:20]), end="\n" if broken else "")
    failed |= bool(broken)
sys.exit(failed)
PY
