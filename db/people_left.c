/* SPDX-License-Identifier: Apache-2.0 */
/* people_left.c - sessions that have been ended on purpose. */
#include <sqlite3.h>

#include "db/people.h"
#include "db/people_inside.h"

static void session_of(const struct query *q, const struct began *s)
{
    query_int(q, ":person", s->person);
    query_int(q, ":began", s->at);
    query_int(q, ":number", s->number);
}

bool people_has_left(struct people *p, const struct began *s, struct err *e)
{
    struct query q = people_ask(p, people_is_old(p) ? S_LEFT_THEN : S_LEFT);

    session_of(&q, s);
    bool left = false;

    while (query_next(&q))
        left = true;
    return !people_done(p, e) || left;
}

bool people_leave(struct people *p, const struct began *s, struct err *e)
{
    people_begin(p);
    struct query q = people_ask(p, S_LEAVE);
    session_of(&q, s);
    query_run(&q);
    return people_commit(p, e);
}
