#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""test_field.py [FOLDER...] - every case of the folders here, or of those named: one line of TAP for each."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import field

cases = field.all_cases([os.path.basename(word.rstrip("/")) for word in sys.argv[1:]])
bad = 0
for case, wrong in zip(cases, field.side_by_side(field.try_case, cases)):
    name = "%s: %s" % (os.path.basename(case.folder), case.name)
    if case.pending and wrong:
        print("not ok - %s # SKIP until %s" % (name, case.pending))
        continue
    if case.pending:
        wrong = "it is right now: take 'pending' out of line %d" % case.line
    print("not ok -" if wrong else "ok -", name)
    if wrong:
        bad += 1
        print("# %s/cases: %s" % (os.path.relpath(case.folder, field.ROOT), wrong.replace("\n", "\n# ")))
for folder in sorted(os.listdir(field.HERE)):
    path = os.path.join(field.HERE, folder)
    if os.path.isdir(path) and not folder.startswith("__") and not ("https://" in open(path + "/README.md").read() if os.path.exists(path + "/README.md") else False):
        bad += 1
        print("not ok - %s: README.md names the public source of the form" % folder)
print("1..%d" % len(cases))
sys.exit(1 if bad or not cases else 0)
