/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/past/apart.h"

#include "db/failure.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/store.h"
#include "db/touched.h"
#include "db/transaction.h"
#include "desk/base/identity.h"
#include "desk/base/messages.h"
#include "desk/past/lift.h"
#include "engine/base/arena.h"
#include "teams/event.h"

static struct str name_of(const struct task *t, int section)
{
    return t->before->section[section].name;
}

/* It names the section, or changed something of it. */
static bool is_of(const struct task *t, const struct journal_row *row, int section)
{
    return str_eq(row->section, name_of(t, section)) || (lift_changed(t, row) & CHANGED_SECTION(section + 1)) != 0;
}

/* Entries of version 1 know sections and teams by their names alone: what they changed is theirs all the same. */
static bool changed_more(const struct task *t, const struct journal_row *row, int section)
{
    return (lift_changed(t, row) & ~CHANGED_SECTION(section + 1)) != 0;
}

bool apart_choose(struct task *t, int section, bool *changes)
{
    const struct history *h = &t->journal;

    for (int i = h->n - 1; i >= 0; i--) {
        const struct journal_row *row = &h->row[i];
        changes[i] = changes[i] && is_of(t, row, section);
        if (!changes[i] || !changed_more(t, row, section))
            continue;
        struct message of = say_entry_of(row->entry, row->user, row->section);
        return err_say(t->err, ERR_STATE,
                       say_entry_of_more_than_section(&of, name_of(t, section), history_text(h, i, &t->arena)));
    }
    return true;
}

/* A section as it was then, with how its drafts came about. */
struct past_section {
    struct event event;
    int at; /* NOBODY: there was none */
    struct str trace[ROUNDS_MAX];
};

static bool read_past(struct task *t, struct str name, struct past_section *out)
{
    if (!db_ok(t->db, t->err) || !db_load_event(t->db, &t->arena, &out->event, t->err))
        return false;
    out->at = NOBODY;
    for (int i = 0; i < out->event.nsection; i++)
        if (str_eq(out->event.section[i].name, name))
            out->at = i;
    for (int r = 1; out->at != NOBODY && r <= out->event.section[out->at].nround; r++)
        if (!db_load_trace(t->db, out->at, r, &t->arena, &out->trace[r - 1], t->err))
            return false;
    return true;
}

/* The file goes back, is read, and is as it was. */
static bool look_back(struct task *t, int section, long entry, struct past_section *out)
{
    const struct history *h = &t->journal;
    bool by_name = false;

    db_step(t->db);
    for (int i = h->n - 1; i >= entry - 1; i--) {
        by_name = by_name || journal_version(&h->row[i]) < 2;
        journal_undo(t->db, &h->row[i], &t->arena);
    }
    bool ok = read_past(t, name_of(t, section), out);
    if (ok)
        db_step_back(t->db);
    if (ok && by_name)
        identity_by_name(&out->event, &t->arena);
    return ok && db_ok(t->db, t->err);
}

/* Rounds that stay have the trace that they had then, none if they had none. */
static bool store_past(struct task *t, int section, const struct past_section *past)
{
    struct event *without = event_copy(t->before, &t->arena), *after = event_copy(t->before, &t->arena);
    struct section *s = &after->section[section];

    *s = past->event.section[past->at];
    without->section[section].nround = 0;
    store_difference(t->db, t->before, without);
    store_difference(t->db, without, after);
    for (int r = 0; r < s->nround; r++)
        if (past->trace[r].n > 0)
            store_trace(t->db, section, r + 1, past->trace[r]);
    return db_ok(t->db, t->err);
}

bool apart_go_back(struct task *t, int section, const bool *changes, long entry)
{
    struct past_section past = { 0 };

    for (int i = 0; i < t->journal.n; i++)
        t->always = t->always || (changes[i] && t->journal.row[i].inverse.n == 0);
    if (!look_back(t, section, entry, &past))
        return false;
    if (past.at == NOBODY)
        return err_say(t->err, ERR_STATE, say_section_was_not_there(name_of(t, section), entry));
    return store_past(t, section, &past);
}

void apart_tell(struct task *t, int section, const bool *changes)
{
    for (int i = 0; i < t->journal.n; i++)
        if (changes[i] && !str_eq(t->journal.row[i].section, name_of(t, section)))
            task_fact(t, FACT_ALSO_OF_SECTION)->number = t->journal.row[i].entry;
}
