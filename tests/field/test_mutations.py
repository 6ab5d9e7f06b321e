#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""test_mutations.py [FOLDER|FOLDER/FILE...] - each file of the cases here with one fault: a line left out, a field emptied, columns shifted by one. What is read of
it must be the same event, or what is left without that line or field, or there is a finding, or it is refused: never another event without a word. The check takes a sample
of them, SOAK=1 all."""
import collections
import os
import shutil
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import field
import mutation

SAMPLE = 80
READERS = ("new", "import", "results", "lineups", "presence")

# What nobody can know, and why: (folder/file, kind of the fault, part of where it is) - by the words of the difference.
UNKNOWABLE = []


class Subject:
    """A file, the command that reads it, and the event as it is before that command."""

    def __init__(self, case, name, number):
        self.case, self.name, self.number = case, name, number
        self.words = case.steps[number].words
        self.event = next(word for word in self.words if word.endswith(".oly"))
        self.id = "%s/%s" % (os.path.basename(case.folder), name)
        with open(os.path.join(case.folder, name), "rb") as f:
            self.data = f.read()
        self.mutants = list(mutation.mutants(name, self.data))

    def lead(self):
        """What has led up to it: the same for several files."""
        return (self.case.folder, tuple(str(step.words) for step in self.case.steps[:self.number]))

    def begin(self, base):
        self.base = base
        self.original = self.outcome(self.data)
        if self.original.code != 0 or self.original.event == self.original.before:
            raise SystemExit("%s: the file itself gives no event: exit %d\n%s" % (self.id, self.original.code, self.original.out))

    def outcome(self, data):
        with tempfile.TemporaryDirectory() as scratch:
            run = field.Run(self.base, scratch)
            before = run.state(self.event)
            with open(os.path.join(scratch, self.name), "wb") as f:
                f.write(data)
            code, out = run.do(self.words)
            outcome = mutation.Outcome(code, out, run.state(self.event) if code == 0 or before else None)
            outcome.before = before
            return outcome


def reads(case, step):
    """The file of the folder that the step reads and that can have a fault in its text."""
    if isinstance(step.words, str) or step.words[0] not in READERS or step.code != 0 or {"--explain", "--dry-run"} & set(step.words):
        return None
    for word in step.words[1:]:
        if os.path.isfile(os.path.join(case.folder, word)) and not word.endswith((".xlsx", ".xls", ".ods", ".zip", ".oly")):
            return word
    return None


def subjects(only):
    """Each file once, by the first case that reads it."""
    found = {}
    for case in field.all_cases():
        for n, step in enumerate(case.steps):
            name = reads(case, step)
            id = "%s/%s" % (os.path.basename(case.folder), name)
            if name and not case.pending and id not in found and (not only or id in only or id.split("/")[0] in only):
                found[id] = Subject(case, name, n)
    return list(found.values())


def led_up(subject, base):
    """The steps before the one that reads the file, done once."""
    os.mkdir(base)
    run = field.Run(subject.case.folder, base)
    for step in subject.case.steps[:subject.number]:
        code, out = run.do(step.words)
        if code != step.code:
            raise SystemExit("%s, line %d: exit %d\n%s" % (subject.case.folder, step.line, code, out))
    return base


def begin(subjects, scratch):
    leads = {subject.lead(): subject for subject in subjects}
    bases = field.side_by_side(lambda item: led_up(item[1], "%s/%d" % (scratch, item[0])), list(enumerate(leads.values())))
    base = dict(zip(leads, bases))
    field.side_by_side(lambda subject: subject.begin(base[subject.lead()]), subjects)


def tried(item):
    subject, mutant = item
    return mutation.judge(subject.original, subject.outcome(mutant.data), mutant)


def reason_of(subject, mutant):
    return next((why for file, kind, where, why in UNKNOWABLE if file == subject.id and kind == mutant.kind and where in mutant.where), None)


def main():
    bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        faults = [(subject, mutant) for subject in subjects(sys.argv[1:]) for mutant in subject.mutants]
        if not os.environ.get("SOAK") and not sys.argv[1:]:
            faults = faults[::max(1, len(faults) // SAMPLE)]
        made = list({subject.id: subject for subject, _ in faults}.values())
        begin(made, scratch)
        count = {s.id: collections.Counter() for s in made}
        for (subject, mutant), verdict in zip(faults, field.side_by_side(tried, faults)):
            plain = verdict in ("right", "finding", "refused")
            known = not plain and reason_of(subject, mutant)
            count[subject.id][verdict if plain else "unknowable" if known else "silent"] += 1
            if not plain and not known:
                bad += 1
                print("# %s: %s, %s: %s" % (subject.id, mutant.kind, mutant.where, verdict))
    for name, n in count.items():
        print("not ok -" if n["silent"] else "ok -", "%s: %s" % (name, ", ".join("%d %s" % (n[k], k) for k in ("right", "finding", "refused", "unknowable", "silent"))))
    total = sum(count.values(), collections.Counter())
    print("# %d files, %d faults: %s" % (len(made), len(faults), ", ".join("%d %s" % (total[k], k) for k in ("right", "finding", "refused", "unknowable", "silent"))))
    print("1..%d" % len(made))
    sys.exit(1 if bad or not made else 0)


if __name__ == "__main__":
    main()
