/* SPDX-License-Identifier: Apache-2.0 */
/* people_dismissed.c - what was to be done at the desk and was dismissed. */
#include <sqlite3.h>

#include "db/people.h"
#include "db/people_inside.h"
#include "engine/base/arena.h"

/* Files of before have no such table: the first dismissal makes it. */
static bool has_dismissed(struct people *p)
{
    struct query q = people_ask(p, S_HAS_DISMISSED);
    bool has = query_next(&q);

    sqlite3_reset(q.statement);
    return has;
}

bool people_dismissals(struct people *p, struct str section, struct arena *a, struct dismissal **out, int *n,
                       struct err *e)
{
    int cap = 0;

    *n = 0;
    *out = NULL;
    if (!has_dismissed(p))
        return people_done(p, e);
    struct query q = people_ask(p, S_DISMISSED);
    query_str(&q, ":section", section);
    while (query_next(&q)) {
        arena_room(a, *out, *n, cap);
        (*out)[(*n)++] = (struct dismissal){ column_str(&q, 0, a), column_str(&q, 1, a), column_str(&q, 2, a),
                                             column_str(&q, 3, a), column_str(&q, 4, a) };
    }
    return people_done(p, e);
}

static void recall(struct people *p, const struct dismissal *d)
{
    struct query q = people_ask(p, S_RECALL);

    query_str(&q, ":section", d->section);
    query_str(&q, ":matter", d->matter);
    query_run(&q);
}

bool people_recall(struct people *p, const struct dismissal *d, struct err *e)
{
    if (!has_dismissed(p))
        return people_done(p, e);
    people_begin(p);
    recall(p, d);
    return people_commit(p, e);
}

bool people_dismiss(struct people *p, const struct dismissal *d, struct err *e)
{
    people_begin(p);
    struct query q = people_ask(p, S_MAKE_DISMISSED);
    query_run(&q);
    recall(p, d);
    q = people_ask(p, S_DISMISS);
    query_str(&q, ":section", d->section);
    query_str(&q, ":matter", d->matter);
    query_str(&q, ":reason", d->reason);
    query_str(&q, ":time", d->time);
    query_str(&q, ":by", d->by);
    query_run(&q);
    q = people_ask(p, S_FORGET);
    query_run(&q);
    return people_commit(p, e);
}
