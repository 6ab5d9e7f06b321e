/* SPDX-License-Identifier: Apache-2.0 */
#include "office/lookup.h"

#include "desk/base/desk.h"
#include "desk/base/seal.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/messages.h"
#include "teams/history_code.h"

bool lookup_open(struct lookup *l, struct desk *d, struct arena *a, struct err *e)
{
    const struct journal_row *row;
    int n;

    *l = (struct lookup){ .desk = d, .arena = a };
    if (!desk_past(d, a, &l->past, e) || !desk_journal(d, a, &row, &n, e) || !desk_load(d, a, &l->event, e))
        return false;
    l->journal = history_of(row, n, a);
    return true;
}

struct message lookup_flaw(const struct lookup *l)
{
    struct seal seal;

    if (l->past.forged > 0)
        return say_past_was_rewritten(l->past.forged);
    if (past_strange_seal(&l->past, &l->journal, &l->event, l->arena, &seal))
        return say_seal_of_another_past(seal.section, seal.round, seal.time);
    return (struct message){ 0 };
}

static const struct journal_row *row_of(const struct lookup *l, long entry)
{
    return entry >= 1 && entry <= l->journal.n ? &l->journal.row[entry - 1] : NULL;
}

/* "entry 41, 2016-09-02 18:02:11, by anna" */
static struct message entry_of(const struct lookup *l, long entry)
{
    const struct journal_row *row = row_of(l, entry);

    return row ? say_entry_by(entry, row->time, row->user) : say_entry_alone(entry);
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

static struct message change_of(const struct lookup *l, const struct past_step *s)
{
    struct str text = row_of(l, s->entry) ? history_text(&l->journal, (int)s->entry - 1, l->arena) : STR("");
    const struct message entry = entry_of(l, s->entry);

    return say_round_changed_by(s->step.section, s->step.round, &entry, text);
}

/* The latest changes of rounds that were out, the latest first. */
static void add_since(const struct lookup *l, int at, struct looked_up *out)
{
    enum { NAMED = 10 };
    const struct public_past *p = &l->past;
    int changes = 0;

    out->since = arena_new(l->arena, struct message, NAMED + 2);
    if (p->item[at].version == 1)
        out->since[out->nsince++] = say_code_covers_less();
    for (int i = p->n - 1; i > at; i--) {
        if (!is_out(p, at, &p->item[i].step) || ++changes > NAMED)
            continue;
        out->since[out->nsince++] = change_of(l, &p->item[i]);
    }
    if (changes > NAMED)
        out->since[out->nsince++] = say_earlier_changes(changes - NAMED);
    if (changes == 0)
        out->since[out->nsince++] = say_no_round_changed_since();
}

/* --- a code --------------------------------------------------------------------------------------- */

struct looked_up lookup_code(const struct lookup *l, struct str typed)
{
    struct looked_up out = { 0 };
    struct str letters;

    if (!history_code_read(typed, l->arena, &letters)) {
        out.verdict = say_no_history_code(typed);
        return out;
    }
    int at = past_find(&l->past, letters, 0);
    if (at < 0) {
        out.verdict = say_code_not_in_past(history_code(letters, l->arena));
        return out;
    }
    const struct past_step *s = &l->past.item[at];
    const struct message entry = entry_of(l, s->entry);
    out.found = true;
    out.verdict = say_code_in_past(history_code(letters, l->arena), &entry, s->step.section, s->step.round);
    add_since(l, at, &out);
    return out;
}
