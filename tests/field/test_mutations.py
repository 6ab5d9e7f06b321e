#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""test_mutations.py [FOLDER|FOLDER/FILE...] - each file of the cases here with one fault: a line left out, a field emptied, columns shifted by one. What is read of
it must be the same event, or what is left without that line or field, or there is a finding, or it is refused: never another event without a word. The check takes a sample
of them, SOAK=1 all."""
import collections
import os
import re
import sqlite3
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import field
import mutation

SAMPLE = {"text": 70, "workbook": 20, "list": 20}
READERS = ("new", "import", "results", "lineups", "presence")
ALL = bool(os.environ.get("SOAK") or sys.argv[1:])

# What nobody can know, and why: (folder/file, kind of the fault, part of where it is) - by the words of the difference.
WITHOUT_TYPE = "a line 299 without a type gives points on top, which is what it then says"
UNKNOWABLE = [("trf-fide-2026/" + name, kind, where, WITHOUT_TYPE) for name in ("draft.trf", "final.trf") for kind, where in (("emptied", "(D)"), ("shifted", "left at 4"))]
UNKNOWABLE.append(("chess-results-tables/gone.txt", "left out", "line 5", "of the only team the caption is gone, and the title of the page stands where it stood"))


def is_list(words):
    return words[:2] == ["list", "load"]


def players_of(path):
    """What a list file holds of each player, by the FIDE ID."""
    if not os.path.exists(path):
        return None
    with sqlite3.connect(path) as db:
        db.row_factory = sqlite3.Row
        return {str(row["fide_id"]): {name: row[name] for name in row.keys() if row[name] not in (0, "")} for row in db.execute("SELECT * FROM player")}


class Subject:
    """A file, the command that reads it, and the event (or list) as it is before that command."""

    def __init__(self, case, name, number, made):
        self.case, self.name, self.number, self.made = case, name, number, made
        self.words = case.steps[number].words
        self.kind = "list" if is_list(self.words) else "workbook" if name.endswith(".xlsx") else "text"
        self.event = next(word for word in self.words if word.endswith((".oly", ".fide")))
        self.id = "%s/%s" % (os.path.basename(case.folder), name if not made else "%s of line %d" % (name, case.steps[number].line))

    def lead(self):
        """What has led up to it: the same for several files."""
        return (self.case.folder, tuple(str(step.words) for step in self.case.steps[:self.number]))

    def read(self, folder):
        with open(os.path.join(folder, self.name), "rb") as f:
            self.data = f.read()
        self.mutants = list(mutation.mutants(self.name, self.data))

    def begin(self, base):
        self.base = base
        self.original = self.outcome(self.data)
        self.again = self.made and self.original.code == 0 and self.original.event == self.original.before
        if not self.again and (self.original.code != 0 or self.original.event == self.original.before):
            raise SystemExit("%s: the file itself gives no event: exit %d\n%s" % (self.id, self.original.code, self.original.out))

    def state(self, run):
        return players_of(os.path.join(run.folder, self.event)) if self.kind == "list" else run.state(self.event)

    def outcome(self, data):
        with tempfile.TemporaryDirectory() as scratch:
            run = field.Run(self.base, scratch)
            before = self.state(run)
            with open(os.path.join(scratch, self.name), "wb") as f:
                f.write(data)
            code, out = run.do(self.words)
            outcome = mutation.Outcome(code, out, self.state(run) if code == 0 or before else None)
            outcome.before = before
            return outcome


def reads(case, number):
    """The file that the step reads, and whether the steps before have made it; None if its text can have no fault."""
    step = case.steps[number]
    if isinstance(step.words, str) or not (step.words[0] in READERS or is_list(step.words)) or step.code != 0 or {"--explain", "--dry-run"} & set(step.words):
        return None
    led = "\n".join(other.words for other in case.steps[:number] if isinstance(other.words, str))
    for word in step.words[1:]:
        if os.path.isfile(os.path.join(case.folder, word)) and not word.endswith((".xls", ".ods", ".zip", ".oly")):
            return word, False
        if word.endswith(".xlsx") or ALL and re.search(r">\s*%s(?![\w.])" % re.escape(word), led):
            return word, True
    return None


def subjects(only):
    """Each file once, by the first case that reads it; of those that cases make themselves, each."""
    found = {}
    for case in field.all_cases():
        for n in range(len(case.steps)):
            name, made = reads(case, n) or (None, False)
            if not name or case.pending:
                continue
            subject = Subject(case, name, n, made)
            folder = os.path.basename(case.folder)
            if subject.id not in found and (not only or folder in only or "%s/%s" % (folder, name) in only):
                found[subject.id] = subject
    return list(found.values())


def without_subject(all):
    """Dialects of which no file is read with a fault: a new folder has none until a case reads one of its files."""
    dialects = {entry.name for entry in os.scandir(field.HERE) if entry.is_dir() and entry.name != "__pycache__"}
    return sorted(dialects - {os.path.basename(s.case.folder) for s in all if s.mutants})


def led_up(subject, base):
    """The steps before the one that reads the file, done once."""
    os.mkdir(base)
    run = field.Run(subject.case.folder, base)
    for step in subject.case.steps[:subject.number]:
        code, out = run.do(step.words)
        if code != step.code:
            raise SystemExit("%s, line %d: exit %d\n%s" % (subject.case.folder, step.line, code, out))
    return base


def lead_up(subjects, scratch):
    """Each in the folder where what comes before has been done."""
    leads = {subject.lead(): subject for subject in subjects}
    bases = field.side_by_side(lambda one: led_up(one, tempfile.mkdtemp(dir=scratch) + "/base"), list(leads.values()))
    base = dict(zip(leads, bases))
    return [(subject, base[subject.lead()]) for subject in subjects]


def tried(item):
    subject, mutant = item
    return mutation.judge(subject.original, subject.outcome(mutant.data), mutant)


def reason_of(subject, mutant):
    return next((why for file, kind, where, why in UNKNOWABLE if subject.id.split()[0] == file and kind == mutant.kind and where in mutant.where), None)


def sampled(faults):
    """Of each kind so many."""
    out = []
    for kind, most in SAMPLE.items():
        of = [(subject, mutant) for subject, mutant in faults if subject.kind == kind]
        out += of[::max(1, len(of) // most)]
    return out


def main():
    bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        all = subjects(sys.argv[1:])
        for subject, base in lead_up([s for s in all if s.made], scratch) + [(s, s.case.folder) for s in all if not s.made]:
            subject.read(base)
        bare = [] if sys.argv[1:] else without_subject(all)
        print("not ok - no file is read with faults of %s" % ", ".join(bare) if bare else "ok - each folder has a file that is read with faults")
        faults = [(subject, mutant) for subject in all for mutant in subject.mutants]
        faults = faults if ALL else sampled(faults)
        made = list({subject.id: subject for subject, _ in faults}.values())
        field.side_by_side(lambda item: item[0].begin(item[1]), lead_up(made, scratch))
        faults = [(subject, mutant) for subject, mutant in faults if not subject.again]
        made = [subject for subject in made if not subject.again] # what is read a second time changes nothing
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
    print("1..%d" % (len(made) + 1))
    sys.exit(1 if bad or bare or not made else 0)


if __name__ == "__main__":
    main()
