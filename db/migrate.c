#include "db/migrate.h"

#include <sqlite3.h>

#include "db/failure.h"
#include "db/handle.h"
#include "db/transaction.h"

/* The bytes of db/schema.sql and of the scripts of later versions, as the Makefile names them. */
extern const char schema_start[] __asm__("_binary_db_schema_sql_start");
extern const char schema_end[] __asm__("_binary_db_schema_sql_end");
extern const char version2_start[] __asm__("_binary_db_version2_sql_start");
extern const char version2_end[] __asm__("_binary_db_version2_sql_end");
extern const char version3_start[] __asm__("_binary_db_version3_sql_start");
extern const char version3_end[] __asm__("_binary_db_version3_sql_end");

const struct script migrate_script[MIGRATE_VERSION] = {
    { schema_start, schema_end },
    { version2_start, version2_end },
    { version3_start, version3_end },
};

static void run(struct db *db, struct script s)
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

void migrate(struct db *db, const struct script *script, int from, int to)
{
    db_begin(db);
    for (int i = from; i < to; i++)
        run(db, script[i]);
    db_commit(db);
}
