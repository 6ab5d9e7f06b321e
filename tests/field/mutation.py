# SPDX-License-Identifier: Apache-2.0
"""Files with one fault: a line left out, a field emptied, columns shifted by one. And what may come of it: see `judge`."""
import datetime
import io
import json
import os
import re
import zipfile

import field


class Mutant:
    """The bytes of a file with one fault, and the text that is gone from them or has moved."""

    def __init__(self, kind, where, data, gone):
        self.kind, self.where, self.data, self.gone = kind, where, data, gone


# --- lines, and the fields of a line: from where to where they are ------------------------------


def fields_of_table(line, separator):
    """Cells, with their quotation marks."""
    spans, at, quoted = [], 0, False
    for i, letter in enumerate(line):
        if letter == '"':
            quoted = not quoted
        elif letter == separator and not quoted:
            spans.append((at, i))
            at = i + 1
    return spans + [(at, len(line))]


# Names of report files, which may have blanks in them: of a line with this code the columns from 0. Of a line ?02, ?12 ... the whole is one.
NAMES = {"001": (14, 47), "310": (8, 40), "013": (4, 36)}


def fields_of_report(line):
    """Words behind the code of the line, a name as one."""
    if re.match(r"(0[1-9]|1[0-2])2 ", line) or line.startswith(("XXR", "###", "192", "222")):
        return [(len(line) - len(line[4:].lstrip()), len(line.rstrip()))] if line[4:].strip() else []
    low, high = NAMES.get(line[:3], (0, 0))
    name = line[low:high]
    spans = [m.span() for m in re.finditer(r"\S+", line) if m.start() >= 3 and not low <= m.start() < high]
    if name.strip():
        spans.append((low + len(name) - len(name.lstrip()), low + len(name.rstrip())))
    if line.startswith("001") and (9, 13) in spans:
        spans += [(9, 10), (10, 13)]
        spans.remove((9, 13)) # a sex and a title
    return sorted(spans)


def fields_of_json(line):
    """Texts and numbers behind the name of a member."""
    return [m.span(1) for m in re.finditer(r':\s*"?([^",{}\[\]]+)', line)]


def fields_of_quotes(line):
    return [m.span(1) for m in re.finditer(r'"([^"]*)"', line)]


def fields_of_xml(line):
    """Values of attributes, and texts of elements."""
    return sorted(m.span(m.lastindex) for m in re.finditer(r'"([^"]*)"|<(?:[^>"]|"[^"]*")*>([^<>]+)(?=</)', line))


def form_of(name, text):
    if name.endswith((".csv", ".tsv")) or name.endswith(".txt") and len(re.findall(r"^.*\t.*\t|^.*;.*;", text, re.M)) > 2:
        return "table"
    if text.lstrip("\ufeff \r\n").startswith("<"):
        return "xml"
    if text.lstrip("\ufeff \r\n")[:1] in ("[", "%") and re.search(r'^\[\w+ "', text, re.M):
        return "pgn"
    return "json" if text.lstrip("\ufeff \r\n")[:1] in "{[" else "report"


def separator_of(text):
    lines = text.split("\n")
    return max(",;\t|", key=lambda c: sum(1 for line in lines if line.count(c) > 1))


def replaced(lines, i, line):
    return "".join(lines[:i] + [line] + lines[i + 1:])


def emptied(form, line, span):
    blanks = " " * (span[1] - span[0]) if form == "report" else ""
    return line[:span[0]] + blanks + line[span[1]:]


def shifts(form, line, spans, separator):
    """The rest of the line one column to the right, or to the left over a field, which is gone then; values one attribute further."""
    for a, b in spans:
        if form == "table":
            yield "right at %d" % a, line[:a] + separator + line[a:], ""
            if b < len(line):
                yield "left at %d" % a, line[:a] + line[b + 1:], line[a:b]
        elif form == "report":
            yield "right at %d" % a, line[:a] + " " + line[a:], ""
            if line[a - 1] == " ":
                yield "left at %d" % a, line[:a - 1] + line[a:], ""
    if form == "xml" and len(spans) > 1:
        values = [line[a:b] for a, b in spans]
        if len(set(values)) > 1:
            yield "values one further", with_values(line, spans, values[-1:] + values[:-1]), ""


def with_values(text, spans, values):
    out, at = "", 0
    for (a, b), value in zip(spans, values):
        out, at = out + text[at:a] + value, b
    return out + text[at:]


def shifted_games(text):
    """Of each game the values of its tags one tag further."""
    at = 0
    for game in re.findall(r"(?:^\[.*\]\s*\n)+|[^\[]+|\[", text, re.M):
        spans = fields_of_quotes(game) if game.startswith("[") else []
        if len(spans) > 1:
            values = [game[a:b] for a, b in spans]
            yield text[:at].count("\n") + 1, text[:at] + with_values(game, spans, values[-1:] + values[:-1]) + text[at + len(game):]
        at += len(game)


# --- workbooks ----------------------------------------------------------------------------------

CELL = re.compile(r"<c\b[^>]*/>|<c\b[^>]*>.*?</c>", re.S)
ROW = re.compile(r"(<row\b[^>]*>)(.*?)(</row>)", re.S)


def letters(column):
    return (letters(column // 26 - 1) if column >= 26 else "") + chr(65 + column % 26)


def column_of(cell, next):
    """From 0; a cell that does not say stands behind the one before it."""
    named = re.match(r'<c\b[^>]*? r="([A-Z]+)', cell)
    column = -1
    for letter in named.group(1) if named else "":
        column = (column + 1) * 26 + ord(letter) - 65
    return column if named else next


def cells_of(row):
    found, next = [], 0
    for m in CELL.finditer(row):
        column = column_of(m.group(), next)
        found.append((column, re.sub(r' r="[A-Z]+\d+"', "", m.group())))
        next = column + 1
    return found


def text_of(cell):
    """What it shows; of a number also the years that it may be a day of."""
    text = re.sub(r"<[^>]*>", " ", re.sub(r"<f>.*?</f>", "", cell)).strip()
    if re.fullmatch(r"\d{4,5}", text):
        days = [datetime.date(1899, 12, 30), datetime.date(1904, 1, 1)]
        text += "".join(" %d" % (day + datetime.timedelta(int(text))).year for day in days)
    return text


def rendered(head, cells, number):
    return head + "".join(re.sub(r"^<c\b", '<c r="%s%d"' % (letters(column), number), cell) for column, cell in cells) + "</row>"


def shifted_cells(cells):
    """The cells from one on a column further right, or left over that one."""
    for i, (column, cell) in enumerate(cells):
        yield "right at " + letters(column), cells[:i] + [(k + 1, x) for k, x in cells[i:]], ""
        if i + 1 < len(cells):
            yield "left at " + letters(column), cells[:i] + [(k - 1, x) for k, x in cells[i + 1:]], text_of(cell)


def of_rows(sheet):
    """(kind, where, the sheet with the fault, what is gone): a row left out, a cell emptied, cells moved by one column."""
    for number, row in enumerate(ROW.finditer(sheet), 1):
        cells = [(column, cell) for column, cell in cells_of(row.group(2)) if text_of(cell)]
        put = lambda text: sheet[:row.start()] + text + sheet[row.end():]
        head = row.group(1)
        if not cells:
            continue
        yield "left out", "row %d" % number, put(""), " ".join(text_of(cell) for _, cell in cells)
        for i, (column, cell) in enumerate(cells):
            yield "emptied", "%s%d (%s)" % (letters(column), number, text_of(cell)), put(rendered(head, cells[:i] + cells[i + 1:], number)), text_of(cell)
        for what, shifted, gone in shifted_cells(cells):
            yield "shifted", "row %d, %s" % (number, what), put(rendered(head, shifted, number)), gone


def of_workbook(data):
    with zipfile.ZipFile(io.BytesIO(data)) as z:
        parts = {name: z.read(name) for name in z.namelist()}
    for name in sorted(parts):
        if not name.startswith("xl/worksheets/"):
            continue
        for kind, where, sheet, gone in of_rows(parts[name].decode("utf-8")):
            out = io.BytesIO()
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
                for part, was in parts.items():
                    z.writestr(part, sheet.encode("utf-8") if part == name else was)
            yield Mutant(kind, "%s, %s" % (os.path.basename(name), where), out.getvalue(), gone)


# --- all of a file ------------------------------------------------------------------------------


def mutants(name, data):
    """Every mutant of a file."""
    if name.endswith(".xlsx"):
        yield from of_workbook(data)
        return
    code = "utf-8" if decodes(data) else "latin-1"
    text = data.decode(code)
    form, separator, lines = form_of(name, text), separator_of(text), text.splitlines(keepends=True)
    for i, whole in enumerate(lines):
        line = whole.rstrip("\r\n")
        end = whole[len(line):]
        if not line.strip():
            continue
        spans = {"json": lambda: fields_of_json(line), "table": lambda: fields_of_table(line, separator), "report": lambda: fields_of_report(line), "xml": lambda: fields_of_xml(line)}.get(form, lambda: fields_of_quotes(line))()
        where = "line %d" % (i + 1)
        yield Mutant("left out", where, "".join(lines[:i] + lines[i + 1:]).encode(code), line)
        for a, b in spans:
            if line[a:b].strip():
                yield Mutant("emptied", "%s, column %d (%s)" % (where, a + 1, line[a:b]), replaced(lines, i, emptied(form, line, (a, b)) + end).encode(code), line[a:b])
        for what, shifted, gone in shifts(form, line, spans, separator):
            if shifted.split() != line.split() or form == "report":
                if shifted.rstrip() != line.rstrip():
                    yield Mutant("shifted", "%s, %s" % (where, what), replaced(lines, i, shifted + end).encode(code), gone)
    for line, shifted in shifted_games(text) if form == "pgn" else []:
        yield Mutant("shifted", "game of line %d" % line, shifted.encode(code), "")


def decodes(data):
    try:
        data.decode("utf-8")
        return True
    except UnicodeDecodeError:
        return False


# --- what came of it ----------------------------------------------------------------------------


# When something was entered, by whom, and where it was written on the sheet, is no part of what the file says.
BESIDE = ("by", "published", "opened", "table", "closed")
# Files have other words for these: F for w, wg for WGM, i for inactive.
OTHERWISE = ("role", "sex", "title", "women_title", "arbiter", "inactive")


def key_of(item):
    """By what an item of a list is known: a match by its teams, whose order in the file follows from their ratings."""
    if isinstance(item, dict) and "first" in item and "other" in item and "boards" in item:
        return tuple(sorted((item["first"], item["other"])))
    if isinstance(item, dict):
        for name in ("name", "round", "team", "number"):
            if name in item:
                return name, item[name]
    return None


def leaves(value):
    if isinstance(value, dict):
        for name, member in value.items():
            if name not in BESIDE and name not in OTHERWISE:
                yield from leaves(member)
    elif isinstance(value, list):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def of_lists(was, now, path):
    """By what their items are known, where they are fewer or stand in another order; else one by one."""
    keys = [key_of(item) for item in was], [key_of(item) for item in now]
    if len(was) == len(now) and (keys[0] == keys[1] or sorted(map(repr, keys[0])) != sorted(map(repr, keys[1]))):
        for i, item in enumerate(was):
            yield from differences(item, now[i], "%s[%d]" % (path, i))
        return
    rest = list(now)
    for i, item in enumerate(was):
        same = next((n for n, other in enumerate(rest) if other == item or keys[0][i] is not None and key_of(other) == keys[0][i]), None)
        if same is None:
            yield "%s[%d]" % (path, i), "gone", item, None
        else:
            yield from differences(item, rest.pop(same), "%s[%d]" % (path, i))
    for item in rest:
        yield path + "[]", "new", None, item


def differences(was, now, path=""):
    """(path, "gone", "new" or "changed", what was there, what is there)."""
    if was == now:
        return
    if isinstance(was, dict) and isinstance(now, dict):
        for name in was:
            if name in BESIDE:
                continue
            if name not in now:
                yield path + "." + name, "gone", was[name], None
            else:
                yield from differences(was[name], now[name], path + "." + name)
        for name in now:
            if name not in was and name not in BESIDE:
                yield path + "." + name, "new", None, now[name]
    elif isinstance(was, list) and isinstance(now, list):
        yield from of_lists(was, now, path)
    else:
        yield path, "changed", was, now


def words_of(text):
    """With numbers whose thousands are set apart: 13490001 in 13,490,001."""
    return set(re.findall(r"[^\W_]+", text.lower())) | {re.sub(r"\D", "", n) for n in re.findall(r"\b\d{1,3}(?:[ .,'’]\d{3})+\b", text)}


def is_there(word, there):
    """1990 in 1990/02/01, the parts of a day in 20260201, 2 in 02, white in white1."""
    return word in there or word + "1" in there or any(word.lstrip("0") == other.lstrip("0") or len(other) == 8 and other.isdigit() and word in other for other in there)


def is_of(value, gone):
    """All that `value` says stood in the text that is gone, but for results, which are written otherwise."""
    there = words_of(gone)
    return all(isinstance(leaf, bool) or leaf in (0, None, "") or is_result(leaf) or all(is_there(word, there) for word in words_of(str(leaf))) for leaf in leaves(value))


def is_result(leaf):
    return isinstance(leaf, str) and re.fullmatch(r"[01+\-*/2]{1,5}", leaf) is not None and not leaf.isdigit()


def is_shorter(was, now, gone):
    """A text that lacks the words that are gone, and no others; or has them without a comma."""
    return isinstance(was, str) and isinstance(now, str) and words_of(now) <= words_of(was) and all(is_there(w, words_of(gone)) for w in words_of(was) - words_of(now))


def is_joined(was, now):
    """Two words as one, since the shift took the blank between them."""
    return isinstance(was, str) and isinstance(now, str) and was.replace(" ", "") == now.replace(" ", "")


def is_follow(difference, mutant):
    """What is no more than the line or field that is not there any longer."""
    path, how, was, now = difference
    if how == "changed" and is_joined(was, now):
        return True
    if not mutant.gone:
        return False
    if how == "gone":
        return is_of(was, mutant.gone) or is_otherwise(path)
    return how == "changed" and (is_shorter(was, now, mutant.gone) or path.endswith(".result") or re.search(r"\.absences\[\d+\]\.(from|to)$", path) or path.endswith(".ranking") and lacks_one(was, now))


def lacks_one(was, now):
    """A list of words without one of them."""
    now = now.split(",")
    return sum(1 for word in was.split(",") if word not in now) == 1 and set(now) < set(was.split(","))


def is_otherwise(path):
    """What a file writes otherwise: of a board who sat there, of a round who was away, or its day; g for GM; seconds for minutes; a point for two halves; a month in English."""
    return re.search(r"boards\[\d+\]\.(first|other)$|\.(title|time_control|sex|women_title|arbiter|inactive)$|\.(absences|byes|dates|points)(\[\d+\])?$|^\.(start|end)$", path) is not None


def named(event):
    """Of players, whose numbers are those of the lines that are left, rounds and points have names in place of numbers."""
    if not isinstance(event, dict) or "sections" not in event:
        return event
    event = json.loads(json.dumps(event))
    for section in event["sections"]:
        names = [team.get("name") for team in section.get("teams", [])]
        if section.get("unit") != "player":
            continue
        items = [item for r in section.get("rounds", []) for item in [r] + r.get("matches", [])] + section.get("points", []) + section.get("absences", [])
        for item in items:
            for key in ("first", "other", "bye", "team"):
                if isinstance(item.get(key), int) and 0 < item[key] <= len(names):
                    item[key] = names[item[key] - 1]
    return event


class Outcome:
    def __init__(self, code, out, event):
        self.code, self.out, self.event = code, out, event

    def said(self):
        """Warnings and whatever else is no summary, without the numbers of lines, which follow from the fault."""
        return sorted(re.sub(r":\d+:|lines? \d+", "", line) for line in self.out.splitlines() if re.search("warning|problem|note|not over|left out|skipped|passed over", line))


def judge(original, mutated, mutant):
    """right, finding, refused, or what is another event without a word."""
    if mutated.code < 0 or mutated.code > 13:
        return "it crashed: exit %d" % mutated.code
    if mutated.code != 0:
        return "refused" if mutated.event in (None, original.before) else "it is refused, and the event is changed"
    changes = list(differences(named(original.event), named(mutated.event)))
    if any(path == ".start" and how == "gone" for path, how, _, _ in changes):  # rules by the day of the event
        changes = [d for d in changes if not d[0].endswith((".edition", ".tie_break"))]
    if not changes:
        return "right"
    if mutated.said() != original.said():
        return "finding"
    wrong = [d for d in changes if not is_follow(d, mutant)]
    if not wrong and (mutant.kind == "left out" or len({(d[2] if isinstance(d[2], str) else d[0]) for d in changes}) == 1):
        return "right"
    return "; ".join("%s %s %s" % (path, how, json.dumps(was if how != "new" else now, ensure_ascii=False)[:60]) for path, how, was, now in (wrong or changes)[:3])
