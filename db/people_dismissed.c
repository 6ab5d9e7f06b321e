/* SPDX-License-Identifier: Apache-2.0 */
/* people_dismissed.c - what was to be done at the desk and was dismissed. */
#include <sqlite3.h>

#include "db/db.h"
#include "db/people.h"
#include "db/people_inside.h"
#include "engine/base/arena.h"

/* clang-format off */
#define STATEMENTS(X) \
    X(HAS_DISMISSED, "SELECT 1 FROM sqlite_schema WHERE name = 'dismissal'") \
    X(MAKE_DISMISSED, "CREATE TABLE IF NOT EXISTS dismissal (section TEXT NOT NULL, matter TEXT NOT NULL, reason TEXT NOT NULL," \
                " time TEXT NOT NULL, by TEXT NOT NULL, PRIMARY KEY (section, matter)) STRICT") \
    X(DISMISSED, "SELECT section, matter, reason, time, by FROM dismissal WHERE section = :section ORDER BY rowid") \
    X(RECALL,   "DELETE FROM dismissal WHERE section = :section AND matter = :matter") \
    X(DISMISS,  "INSERT INTO dismissal (section, matter, reason, time, by) VALUES (:section, :matter, :reason, :time, :by)") \
    X(FORGET,   "DELETE FROM dismissal WHERE rowid NOT IN (SELECT rowid FROM dismissal ORDER BY rowid DESC LIMIT 200)")
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
    return people_ask(p, PEOPLE_DISMISSED + (int)id, texts[id]);
}

/* Files of before have no such table: the first dismissal makes it. */
static bool has_dismissed(struct people *p)
{
    struct query q = ask(p, S_HAS_DISMISSED);
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
    struct query q = ask(p, S_DISMISSED);
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
    struct query q = ask(p, S_RECALL);

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
    struct query q = ask(p, S_MAKE_DISMISSED);
    query_run(&q);
    recall(p, d);
    q = ask(p, S_DISMISS);
    query_str(&q, ":section", d->section);
    query_str(&q, ":matter", d->matter);
    query_str(&q, ":reason", d->reason);
    query_str(&q, ":time", d->time);
    query_str(&q, ":by", d->by);
    query_run(&q);
    q = ask(p, S_FORGET);
    query_run(&q);
    return people_commit(p, e);
}
