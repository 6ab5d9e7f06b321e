/* SPDX-License-Identifier: Apache-2.0 */
#include "db/migrate.h"

#include <sqlite3.h>

#include "db/failure.h"
#include "db/inside.h"
#include "db/query.h"
#include "db/row.h"
#include "engine/base/arena.h"

void migrate_run(struct db *db, struct script s)
{
    for (const char *at = s.start; at < s.end && !db->code;) {
        sqlite3_stmt *statement = NULL;
        db_note(db, sqlite3_prepare_v2(db->lite, at, (int)(s.end - at), &statement, &at));
        int code = statement ? sqlite3_step(statement) : SQLITE_DONE;
        if (code != SQLITE_ROW && code != SQLITE_DONE)
            db_note(db, code);
        sqlite3_finalize(statement);
    }
}

/* ALTER TABLE leaves the rows that are there as they are, without the new column, and of such a row the
   session extension notes NULL as the old value of it. Written once more a row has all its columns. */
static void write_in_full(struct db *db, const char *table, struct arena *a)
{
    struct query q = query(db, Q_COLUMNS);
    struct str last = { 0 };

    query_str(&q, ":name", str_of(table));
    while (query_next(&q))
        last = column_str(&q, 0, a);
    sqlite3_stmt *s =
        row_prepare(db, sqlite3_mprintf("UPDATE \"%w\" SET \"%.*w\" = \"%.*w\"", table, STR_ARG(last), STR_ARG(last)));
    row_next(db, s);
    sqlite3_finalize(s);
}

int migrate_version(struct db *db)
{
    struct query q = query(db, Q_VERSION);
    int version = 0;

    while (query_next(&q))
        version = (int)column_int(&q, 0);
    return version;
}

void migrate(struct db *db, const struct script *script, int from, int to)
{
    for (int i = from; i < to; i++)
        migrate_run(db, script[i]);
    /* The rows of the journal never change, and no session looks at them. */
    struct arena own = { 0 };
    struct query q = query(db, Q_TABLES);
    struct str *table = NULL;
    int n = 0, cap = 0;
    while (query_next(&q)) {
        arena_room(&own, table, n, cap);
        table[n++] = column_str(&q, 0, &own);
    }
    for (int i = 0; i < n; i++)
        write_in_full(db, str_c(&own, table[i]), &own);
    arena_free(&own);
}
