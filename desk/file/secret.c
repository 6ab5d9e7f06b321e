/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/secret.h"

#include "db/journal.h"
#include "engine/base/arena.h"
#include "teams/fact.h"
#include "teams/lineup.h"

static bool is_of_a_lineup(const struct fact *f)
{
    return f->kind == FACT_LINEUP || f->kind == FACT_LINEUP_LATE || f->kind == FACT_LINEUP_OF;
}

/* It is taken back, since the event has none; but its captain will hand in the same again. */
static bool is_in_an_opened_round(const struct event *ev, const struct fact *f)
{
    if (f->section < 1 || f->section > ev->nsection)
        return true;
    const struct section *s = &ev->section[f->section - 1];
    return f->round >= 1 && f->round <= s->nround && s->round[f->round - 1].opened.n > 0;
}

static bool find_in_entry(const struct event *ev, const struct journal_row *row, struct arena *a, struct secret *out)
{
    struct fact *fact;
    int n;

    fact_read(row->facts, a, &fact, &n);
    for (int i = 0; i < n; i++)
        if (is_of_a_lineup(&fact[i]) && !is_in_an_opened_round(ev, &fact[i])) {
            *out = (struct secret){ &ev->section[fact[i].section - 1], fact[i].round };
            return true;
        }
    return false;
}

bool secret_find(struct desk *d, const struct event *ev, struct arena *a, struct secret *out, struct err *e)
{
    const struct journal_row *row;
    int n;

    *out = (struct secret){ .section = NULL };
    out->section = lineup_unopened(ev, &out->round);
    if (out->section)
        return true;
    if (!desk_journal(d, a, &row, &n, e))
        return false;
    for (int i = 0; i < n && !find_in_entry(ev, &row[i], a, out); i++)
        continue;
    return true;
}
