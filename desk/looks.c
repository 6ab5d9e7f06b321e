/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/looks.h"

#include <ctype.h>
#include <limits.h>

#include "db/failure.h"
#include "db/journal.h"
#include "desk/base/history.h"
#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "teams/event.h"
#include "teams/find.h"

/* Where an operation looks: at some sections of the event, by their places, and the event as a whole; or at all of it. */
struct looks {
    bool everywhere;
    int at[SECTIONS_MAX], n;
};

/* The section that it is done in; NULL: none. One alone of several can be taken back (desk/past/undo.c). */
static const struct section *section_of(const struct task *t, const struct op *op)
{
    int section;

    if (op->scope != SCOPE_JOURNAL)
        return t->section;
    if (t->act->section.n == 0 || t->before->nsection < 2 ||
        !section_find(t->before, t->act->section, &section, &(struct err){ 0 }))
        return NULL;
    return &t->before->section[section];
}

static struct looks looks_of(const struct task *t, const struct op *op, const struct form *form)
{
    const struct event *read = op->looks == LOOKS_AT_FILE ? form->data : NULL;
    const struct section *one = op->looks == LOOKS_AT_EVENT ? NULL : section_of(t, op);
    struct looks l = { .everywhere = op->looks == LOOKS_EVERYWHERE || (op->scope == SCOPE_JOURNAL && !one) };

    for (int i = 0; i < t->before->nsection; i++) {
        bool is = one && str_eq(one->name, t->before->section[i].name);
        for (int k = 0; read && k < read->nsection; k++)
            is = is || str_eq(read->section[k].name, t->before->section[i].name);
        if (is)
            l.at[l.n++] = i;
    }
    return l;
}

/* The last entry of that which was seen by nobody then; 0: there is none. */
static long latest(struct task *t, const struct looks *l, long last)
{
    long seen = t->act->seen;

    if (l->everywhere)
        return last > seen ? last : 0;
    last = journal_since(t->db, seen, (struct str){ 0 }, 0);
    for (int i = 0; i < l->n; i++) {
        long of = journal_since(t->db, seen, t->before->section[l->at[i]].name, l->at[i] + 1);
        last = of > last ? of : last;
    }
    return last;
}

static bool is_seen(struct task *t, const struct looks *l, const struct journal_row *row)
{
    bool is = l->everywhere || journal_is_about(t->db, row, (struct str){ 0 }, 0);

    for (int i = 0; !is && i < l->n; i++)
        is = journal_is_about(t->db, row, t->before->section[l->at[i]].name, l->at[i] + 1);
    return is;
}

/* By whom. Helpers hear where something was done, and captains not even that. */
static struct message done_since(struct task *t, const struct looks *l, long entry)
{
    const struct journal_row *row;
    long things = 0;
    int n;

    if (t->act->viewer.role > ROLE_ARBITER)
        return say_something_was_done();
    row = journal_load(t->db, &t->arena, &n);
    if (entry > n)
        return say_something_was_done();
    for (long i = t->act->seen; i < entry; i++)
        things += is_seen(t, l, &row[i]);
    struct history h = history_of(row, n, &t->arena);
    struct str what = history_text(&h, (int)entry - 1, &t->arena);
    const struct journal_row *last = &row[entry - 1];
    struct str section = t->before->nsection > 1 ? last->section : STR("");
    return things == 1 ? say_this_was_done(last->user, section, last->entry, what)
                       : say_things_were_done(things, last->user, section, last->entry, what);
}

/* The digits of the time when it was put back, which is all that a page may tell of it: hashes know of line-ups. */
static struct str past_of(struct db *db, struct arena *a)
{
    struct str time = journal_resumed(db, a);
    struct buffer digits = { .arena = a };

    for (size_t i = 0; i < time.n; i++)
        if (isdigit((unsigned char)time.p[i]))
            buffer_add(&digits, (struct str){ time.p + i, 1 });
    return (struct str){ digits.p, digits.n };
}

struct str desk_past_name(struct desk *d, struct arena *a)
{
    return past_of(d->db, a);
}

struct str desk_seen(long entry, struct str past, struct arena *a)
{
    return str_fmt(a, past.n > 0 ? "%ld-%.*s" : "%ld", entry, STR_ARG(past));
}

bool desk_seen_read(struct str seen, struct act *act)
{
    struct str rest = seen, number = str_cut(&rest, '-');

    act->seen_past = rest.n > 0 ? rest : STR("0");
    return str_long(number, &act->seen) && act->seen >= 1 && act->seen <= INT_MAX;
}

/* The file was put back to a backup, and has gone on from there. */
static bool is_of_other_past(struct task *t)
{
    struct str past = past_of(t->db, &t->arena);

    return t->act->seen_past.n > 0 && !str_eq(t->act->seen_past, past.n > 0 ? past : STR("0"));
}

bool looks_hold(struct task *t, const struct op *op, const struct form *form)
{
    long seen = t->act->seen, last = seen > 0 ? journal_stamp(t->db) : 0;
    const struct looks l = looks_of(t, op, form);

    if (seen > 0 && is_of_other_past(t))
        return err_say(t->err, ERR_STATE, say_seen_was_put_back());
    if (seen > last)
        return err_say(t->err, ERR_STATE, say_seen_entry_unknown(last, seen));
    long entry = seen < last ? latest(t, &l, last) : 0;
    if (entry == 0)
        return db_ok(t->db, t->err);
    struct message done = done_since(t, &l, entry);
    if (!db_ok(t->db, t->err))
        return false;
    if (!t->dry)
        return err_say(t->err, ERR_STATE, say_changed_meanwhile(&done));
    finding_say(t->remarks, NOTE, RULE_NONE, 0, say_since_then(&done));
    return true;
}
