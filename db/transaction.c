/* SPDX-License-Identifier: Apache-2.0 */
#include "db/transaction.h"

#include <sqlite3.h>

#include "db/guard.h"
#include "db/inside.h"
#include "db/migrate.h"
#include "db/query.h"
#include "db/schema.h"
#include "db/session.h"

/* Statements belong to a connection. */
static void turn_to(struct db *db, struct sqlite3 *lite)
{
    query_close_all(db);
    db->lite = lite;
}

void db_turn_to_file(struct db *db)
{
    if (db->older)
        turn_to(db, db->older);
}

/* Somebody else may have brought it forward in the meantime. */
static void bring_forward(struct db *db)
{
    int version = migrate_version(db);

    if (version < MIGRATE_VERSION)
        migrate(db, migrate_script, version, MIGRATE_VERSION);
}

/* An older file is brought forward by the first operation that is recorded in it: what is refused or only tried leaves no
   trace. */
void db_begin(struct db *db)
{
    if (db->older)
        turn_to(db, db->older);
    guard_check(db);
    struct query q = query(db, Q_BEGIN_WRITE);
    db->records = true;
    query_run(&q);
    schema_again(db);
    if (db->older)
        bring_forward(db);
}

static void drop_copy(struct db *db)
{
    sqlite3_close(db->copy);
    db->copy = db->older = NULL;
}

static int version_of(struct sqlite3 *lite)
{
    sqlite3_stmt *s = NULL;
    int version = 0;

    if (sqlite3_prepare_v2(lite, query_text(Q_VERSION), -1, &s, NULL) == SQLITE_OK && sqlite3_step(s) == SQLITE_ROW)
        version = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return version;
}

void db_follow(struct db *db)
{
    if (!db->older || db->lite != db->copy || db->code || !sqlite3_get_autocommit(db->lite) ||
        version_of(db->older) != MIGRATE_VERSION)
        return;
    turn_to(db, db->older);
    drop_copy(db);
    schema_again(db);
}

/* A backup and a file of another hand have no log until something is recorded in them. Where somebody is reading the log can
   wait for another time. */
static void keep_a_log(struct db *db)
{
    struct query q = query(db, Q_JOURNAL_MODE);

    query_run(&q);
    db->code = SQLITE_OK;
}

void db_commit(struct db *db)
{
    struct query q = query(db, Q_COMMIT);

    db_keeps_records(db, true);
    guard_check(db);
    db->records = false; /* from here on nobody knows it but the file */
    /* nor what of it is in the log: on a disk that was full, half of it */
    db->keeps_log = db->had_log = db->found_log = false;
    query_run(&q);
    guard_check(db);
    if (db->code)
        return;
    if (db->older)
        drop_copy(db);
    keep_a_log(db);
    guard_log(db);
}

void db_rollback(struct db *db)
{
    session_close(db);
    db->code = SQLITE_OK;
    db->records = false;
    query_reset_all(db);
    if (!sqlite3_get_autocommit(db->lite)) {
        struct query q = query(db, Q_ROLLBACK);
        query_run(&q);
    }
    if (db->copy && db->lite != db->copy)
        turn_to(db, db->copy);
}

static void run(struct db *db, enum query_id id)
{
    struct query q = query(db, id);

    query_run(&q);
}

void db_step(struct db *db)
{
    run(db, Q_STEP_BEGIN);
}

void db_step_back(struct db *db)
{
    run(db, Q_STEP_BACK);
    run(db, Q_STEP_END);
}

bool db_begin_read(struct db *db)
{
    if (!sqlite3_get_autocommit(db->lite))
        return false;
    guard_check(db);
    struct query q = query(db, Q_BEGIN_READ);
    query_run(&q);
    schema_again(db);
    return true;
}

void db_migrate(struct db *db, const struct script *script, int from, int to)
{
    db_begin(db);
    migrate(db, script, from, to);
    db_commit(db);
}
