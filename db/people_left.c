/* SPDX-License-Identifier: Apache-2.0 */
/* people_left.c - sessions that have been ended on purpose. */
#include <sqlite3.h>

#include "db/db.h"
#include "db/people.h"
#include "db/people_inside.h"

/* clang-format off */
#define STATEMENTS(X) \
    X(LEFT,     "SELECT 1 FROM left_session WHERE person = :person AND began = :began AND number = :number") \
    X(LEFT_THEN, "SELECT 1 FROM left_session WHERE person = :person AND began = :began AND :number = 0") \
    X(LEAVE,    "INSERT INTO left_session (person, began, number) VALUES (:person, :began, :number) ON CONFLICT DO NOTHING")
enum statement_id {
#define X(id, text) S_##id,
    STATEMENTS(X)
#undef X
};
static const char *const texts[] = {
#define X(id, text) text,
    STATEMENTS(X)
#undef X
};
/* clang-format on */

static struct query ask(struct people *p, enum statement_id id)
{
    return people_ask(p, PEOPLE_LEFT + (int)id, texts[id]);
}

static void session_of(const struct query *q, const struct began *s)
{
    query_int(q, ":person", s->person);
    query_int(q, ":began", s->at);
    query_int(q, ":number", s->number);
}

bool people_has_left(struct people *p, const struct began *s, struct err *e)
{
    struct query q = ask(p, people_is_old(p) ? S_LEFT_THEN : S_LEFT);

    session_of(&q, s);
    bool left = false;

    while (query_next(&q))
        left = true;
    return !people_done(p, e) || left;
}

bool people_leave(struct people *p, const struct began *s, struct err *e)
{
    people_begin(p);
    struct query q = ask(p, S_LEAVE);
    session_of(&q, s);
    query_run(&q);
    return people_commit(p, e);
}
