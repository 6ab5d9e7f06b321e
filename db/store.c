/* SPDX-License-Identifier: Apache-2.0 */
#include "db/store.h"

#include "db/query.h"
#include "db/rows.h"
#include "engine/base/arena.h"

/* Traces. */

static struct query about_trace(struct db *db, enum query_id id, int section, int round)
{
    struct query q = query(db, id);

    query_int(&q, ":section", section + 1);
    query_int(&q, ":round", round);
    return q;
}

void store_trace(struct db *db, int section, int round, struct str json)
{
    struct query q = about_trace(db, Q_TRACE_STORE, section, round);

    query_str(&q, ":json", json);
    query_run(&q);
}

/* The rows of one table before and after. */
struct turn {
    enum table_id id;
    struct rows before, after;
};

static struct turn turn_to(int id, const struct event *before, const struct event *after, struct arena *a)
{
    struct turn t = { .id = (enum table_id)id, .before = { .arena = a }, .after = { .arena = a } };

    rows_of(before, after, t.id, &t.before);
    rows_of(after, before, t.id, &t.after);
    return t;
}

/* A row that the event cannot tell from none may be in the file. */
static bool has_untold(enum table_id id)
{
    return member_table(id)->known != KNOWN_ALWAYS;
}

/* Returns how many rows are gone. */
static int write_rows(struct db *db, const struct turn *t)
{
    int at = 0, stay = 0;

    for (int i = 0; i < t->after.n; i++) {
        const struct event_row *now = &t->after.row[i], *was = rows_next(&t->before, &at, now);
        stay += was != NULL;
        if (!was)
            row_write(db, t->id, has_untold(t->id) ? SQL_UPSERT : SQL_INSERT, *now);
        else if (rows_differ(t->id, was, now))
            row_write(db, t->id, SQL_UPSERT, *now);
    }
    return t->before.n - stay;
}

/* What belongs to a row and is in no event: it goes first. */
static void delete_untold(struct db *db, enum table_id id, const struct event_row *row)
{
    for (int i = T_event + 1; i < TABLE_COUNT; i++)
        if (member_table((enum table_id)i)->parent == id && has_untold((enum table_id)i))
            row_delete(db, (enum table_id)i, row->key, member_keys(member_table(id)));
    if (id == T_round) {
        struct query q = about_trace(db, Q_TRACE_DELETE, row->key[0] - 1, row->key[1]);
        query_run(&q);
    }
}

static void delete_rows(struct db *db, const struct turn *t)
{
    int at = 0;

    for (int i = 0; i < t->before.n; i++) {
        const struct event_row *was = &t->before.row[i];
        if (rows_next(&t->after, &at, was))
            continue;
        delete_untold(db, t->id, was);
        row_delete(db, t->id, was->key, member_keys(member_table(t->id)));
    }
}

/* Rows are written before any is deleted: one that stays may have belonged to one that goes. */
void store_difference(struct db *db, const struct event *before, const struct event *after)
{
    static const struct event nothing;
    const struct event *from = before ? before : &nothing;
    int gone[TABLE_COUNT];

    for (int i = 0; i < TABLE_COUNT; i++) {
        struct arena own = { 0 };
        struct turn t = turn_to(i, from, after, &own);
        gone[i] = write_rows(db, &t);
        arena_free(&own);
    }
    for (int i = TABLE_COUNT; i-- > 0;) {
        if (gone[i] == 0)
            continue;
        struct arena own = { 0 };
        struct turn t = turn_to(i, from, after, &own);
        delete_rows(db, &t);
        arena_free(&own);
    }
}
