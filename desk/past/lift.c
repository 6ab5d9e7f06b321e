/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/past/lift.h"

#include "db/journal.h"
#include "db/touched.h"
#include "desk/base/messages.h"
#include "desk/base/property.h"
#include "engine/base/arena.h"
#include "teams/event.h"

unsigned lift_changed(const struct task *t, const struct journal_row *row)
{
    return touched_sections(t->db, row->inverse);
}

bool lift_is_last(struct task *t, const struct journal_row *row)
{
    const struct history *h = &t->journal;
    const bool *stands = journal_stands(h->row, h->n, &t->arena);
    int n = h->n;

    while (n > row->entry && !stands[n - 1])
        n--;
    return n == row->entry || (row->state.n > 0 && str_eq(row->state, h->row[h->n - 1].state));
}

/* Both change the same section, or the earlier one the event as a whole. Entries of version 1 know sections and teams by their names alone. */
static bool rests_on(const struct task *t, const struct journal_row *later, const struct journal_row *row)
{
    unsigned changed = lift_changed(t, row);

    return journal_version(row) < 2 || (changed & CHANGED_EVENT) != 0 || (changed & lift_changed(t, later)) != 0;
}

bool lift_may(struct task *t, const struct journal_row *row)
{
    const struct history *h = &t->journal;

    for (int i = h->n; i > row->entry; i--) {
        const struct journal_row *later = &h->row[i - 1];
        if (!h->in_force[i - 1] || !rests_on(t, later, row))
            continue;
        struct message of = say_entry_of(row->entry, row->user, row->section),
                       by = say_entry_of(later->entry, later->user, later->section);
        struct str act = history_text(h, i - 1, &t->arena);
        bool whole = (lift_changed(t, row) & CHANGED_EVENT) != 0;
        return err_say(t->err, ERR_STATE,
                       whole ? say_later_entry_than_event(&of, &by, act) : say_later_entry_rests_on(&of, &by, act));
    }
    return true;
}

static bool fits(const struct event *ev, struct section *s)
{
    return property_check(ev, s, &(struct err){ 0 }) && (s->frozen || !section_follow_date(s, ev));
}

bool lift_fits(struct task *t)
{
    struct event *after = event_copy(&t->event, &t->arena);
    int i = 0;

    while (i < after->nsection && fits(after, &after->section[i]))
        i++;
    return i == after->nsection;
}
