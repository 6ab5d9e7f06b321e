/* SPDX-License-Identifier: Apache-2.0 */
/* replica.c - the rows of an event in memory, without its journal. */
#include "db/replay.h"

#include <sqlite3.h>

#include "db/failure.h"
#include "db/db.h"
#include "db/handle.h"
#include "db/inside.h"
#include "db/migrate.h"
#include "db/query.h"
#include "db/row.h"
#include "db/schema.h"
#include "db/state.h"
#include "engine/base/arena.h"

/* "?, ?, ?" */
static struct str marks(int n, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < n; i++)
        text = str_fmt(a, "%.*s%s?", STR_ARG(text), i ? ", " : "");
    return text;
}

static void copy_table(struct db *from, struct db *to, struct str table, struct arena *a)
{
    sqlite3_stmt *row = row_prepare(from, sqlite3_mprintf("SELECT * FROM \"%.*w\"", STR_ARG(table)));
    struct str all = marks(row ? sqlite3_column_count(row) : 0, a);
    sqlite3_stmt *s =
        row_prepare(to, sqlite3_mprintf("INSERT INTO \"%.*w\" VALUES (%.*s)", STR_ARG(table), STR_ARG(all)));

    while (s && row_next(from, row)) {
        for (int i = 0; i < sqlite3_column_count(row); i++)
            db_note(to, sqlite3_bind_value(s, i + 1, sqlite3_column_value(row, i)));
        row_next(to, s);
        sqlite3_reset(s);
    }
    sqlite3_finalize(row);
    sqlite3_finalize(s);
}

/* Whatever the file holds. SQLite would also fill a table of its own for each list of values that a column may have, anew for each row. */
static void take_any_value(struct db *copy)
{
    handle_pragma(copy, Q_NO_CHECKS);
}

/* A table may change a value that is written into it: the sums tell. */
static bool copy_rows(struct db *from, struct db *to)
{
    struct arena own = { 0 };
    struct query q = query(from, Q_TABLES), begin = query(to, Q_BEGIN_READ), commit = query(to, Q_COMMIT);

    query_run(&begin);
    while (query_next(&q))
        copy_table(from, to, column_str(&q, 0, &own), &own);
    query_run(&commit);
    bool same = !from->code && !to->code && str_eq(state_whole(from, &own), state_whole(to, &own));
    arena_free(&own);
    return same && !from->code && !to->code;
}

static bool copy_event(struct db *db, struct db **out)
{
    struct err e = { 0 };

    if (db->code || !schema_ok(db, &e) || !db_fresh(migrate_version(db), out, &e))
        return false;
    take_any_value(*out);
    bool ok = copy_rows(db, *out);
    if (!ok)
        db_close(*out);
    return ok;
}

/* As it was before rows were copied: an error of reading is that of whoever reads next. */
static void forget(struct db *db, int code, const struct err *why)
{
    struct query q;

    db->code = code;
    db->why = *why;
    q = query(db, Q_TABLES);
    sqlite3_reset(q.statement);
}

bool replica_make(struct db *db, struct db **out, struct err *e)
{
    int code = db->code;
    struct err why = db->why;

    if (copy_event(db, out))
        return true;
    forget(db, code, &why);
    if (!db_copy(db, out, e))
        return false;
    take_any_value(*out);
    return true;
}
