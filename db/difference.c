#include "db/rows.h"
#include "db/statement.h"
#include "db/store.h"
#include "engine/base/arena.h"

/* The rows of one table before and after. */
struct turn {
    enum table_id id;
    struct rows before, after;
};

/* A row that the event cannot tell from none may be in the file. */
static int sql_of_new(enum table_id id)
{
    return table_row(id)->known == KNOWN_ALWAYS ? SQL_INSERT : SQL_UPSERT;
}

static void write_rows(struct db *db, const struct turn *t)
{
    int at = 0;

    for (int i = 0; i < t->after.n; i++) {
        const struct event_row *now = &t->after.row[i], *was = rows_next(&t->before, &at, now);
        if (!was)
            row_write(db, t->id, sql_of_new(t->id), *now);
        else if (rows_differ(t->id, was, now))
            row_write(db, t->id, SQL_UPSERT, *now);
    }
}

/* What belongs to a row and is in no event: it goes first. */
static void delete_untold(struct db *db, enum table_id id, const struct event_row *row)
{
    for (int i = T_event + 1; i < TABLE_COUNT; i++)
        if (table_row((enum table_id)i)->parent == id && sql_of_new((enum table_id)i) == SQL_UPSERT)
            row_delete(db, (enum table_id)i, row->key, table_keys(table_row(id)));
    if (id == T_round)
        store_no_trace(db, (int)row->key[0] - 1, (int)row->key[1]);
}

static void delete_rows(struct db *db, const struct turn *t)
{
    int at = 0;

    for (int i = 0; i < t->before.n; i++) {
        const struct event_row *was = &t->before.row[i];
        if (rows_next(&t->after, &at, was))
            continue;
        delete_untold(db, t->id, was);
        row_delete(db, t->id, was->key, table_keys(table_row(t->id)));
    }
}

/* Rows are written before any is deleted: one that stays may have belonged to one that goes. */
void store_difference(struct db *db, const struct event *before, const struct event *after)
{
    static const struct event nothing;
    struct turn turn[TABLE_COUNT];
    struct arena own = { 0 };

    for (int i = 0; i < TABLE_COUNT; i++) {
        turn[i] = (struct turn){ .id = (enum table_id)i, .before = { .arena = &own }, .after = { .arena = &own } };
        rows_of(before ? before : &nothing, turn[i].id, &turn[i].before);
        rows_of(after, turn[i].id, &turn[i].after);
        write_rows(db, &turn[i]);
    }
    for (int i = TABLE_COUNT; i-- > 0;)
        delete_rows(db, &turn[i]);
    arena_free(&own);
}
