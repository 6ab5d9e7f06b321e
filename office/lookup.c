#include "office/lookup.h"

#include "desk/desk.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/history_code.h"

bool lookup_open(struct lookup *l, struct desk *d, struct arena *a, struct err *e)
{
    const struct journal_row *row;
    int n;

    *l = (struct lookup){ .desk = d, .arena = a };
    if (!desk_past(d, a, &l->past, e) || !desk_journal(d, a, &row, &n, e))
        return false;
    l->journal = history_of(row, n, a);
    return true;
}

struct str lookup_flaw(const struct lookup *l)
{
    if (l->past.forged == 0)
        return (struct str){ 0 };
    return str_fmt(
        l->arena,
        "what entry %ld of the journal showed to everybody is not what the file says it showed: somebody rewrote "
        "the file and its journal. Compare it with a backup or the mirror",
        l->past.forged);
}

static const struct journal_row *row_of(const struct lookup *l, long entry)
{
    return entry >= 1 && entry <= l->journal.n ? &l->journal.row[entry - 1] : NULL;
}

/* "entry 41, 2016-09-02 18:02:11, by anna" */
static struct str entry_of(const struct lookup *l, long entry)
{
    const struct journal_row *row = row_of(l, entry);

    if (!row)
        return str_fmt(l->arena, "entry %ld", entry);
    return str_fmt(l->arena, "entry %ld, %.*s, by %.*s", entry, STR_ARG(row->time), STR_ARG(row->user));
}

/* --- since then ----------------------------------------------------------------------------------- */

/* Has everybody seen the round of that section by step `at`? */
static bool is_out(const struct public_past *p, int at, const struct shown_step *s)
{
    bool out = false;

    for (int i = 0; i <= at; i++)
        if (p->item[i].step.round == s->round && str_eq(p->item[i].step.section, s->section))
            out = !str_eq(p->item[i].step.digest, STR("-"));
    return out;
}

static struct str change_text(const struct lookup *l, const struct past_step *s)
{
    struct str text = row_of(l, s->entry) ? history_text(&l->journal, (int)s->entry - 1, l->arena) : STR("");

    return str_fmt(l->arena, "section %.*s, round %d, changed by %.*s: %.*s", STR_ARG(s->step.section), s->step.round,
                   STR_ARG(entry_of(l, s->entry)), STR_ARG(text));
}

/* The latest changes of rounds that were out, the latest first. */
static void add_since(const struct lookup *l, int at, struct looked_up *out)
{
    enum { NAMED = 10 };
    const struct public_past *p = &l->past;
    int changes = 0;

    out->since = arena_new(l->arena, struct str, NAMED + 1);
    for (int i = p->n - 1; i > at; i--) {
        if (!is_out(p, at, &p->item[i].step) || ++changes > NAMED)
            continue;
        out->since[out->nsince++] = change_text(l, &p->item[i]);
    }
    if (changes > NAMED)
        out->since[out->nsince++] = str_fmt(l->arena, "and %d earlier changes", changes - NAMED);
    if (changes == 0)
        out->since[out->nsince++] = STR("no round that was published then has changed since");
}

/* --- a code --------------------------------------------------------------------------------------- */

static struct str not_found(const struct lookup *l, struct str letters)
{
    return str_fmt(l->arena,
                   "%.*s is not in the past of this file. If it is typed as it is printed, this is not the file that "
                   "the sheet came from, or "
                   "what everybody saw until then was rewritten",
                   STR_ARG(history_code(letters, l->arena)));
}

struct looked_up lookup_code(const struct lookup *l, struct str typed)
{
    struct looked_up out = { 0 };
    struct str letters;

    if (!history_code_read(typed, l->arena, &letters)) {
        out.verdict =
            str_fmt(l->arena, "%.*s is no code: it has three groups of four letters and digits, as 7K3M-9QXD-0FHT",
                    STR_ARG(typed));
        return out;
    }
    int at = past_find(&l->past, letters, 0);
    if (at < 0) {
        out.verdict = not_found(l, letters);
        return out;
    }
    const struct past_step *s = &l->past.item[at];
    out.found = true;
    out.verdict = str_fmt(l->arena, "%.*s is in the past of this file: %.*s, section %.*s, round %d",
                          STR_ARG(history_code(letters, l->arena)), STR_ARG(entry_of(l, s->entry)),
                          STR_ARG(s->step.section), s->step.round);
    add_since(l, at, &out);
    return out;
}
