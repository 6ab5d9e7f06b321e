#include "db/transaction.h"

#include <sqlite3.h>

#include "db/handle.h"
#include "db/query.h"
#include "db/session.h"

void db_begin(struct db *db)
{
    struct query q = query(db, Q_BEGIN_WRITE);

    db->records = true;
    query_run(&q);
}

void db_commit(struct db *db)
{
    struct query q = query(db, Q_COMMIT);

    db->records = false; /* from here on nobody knows it but the file */
    query_run(&q);
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
}

bool db_begin_read(struct db *db)
{
    if (!sqlite3_get_autocommit(db->lite))
        return false;
    struct query q = query(db, Q_BEGIN_READ);
    query_run(&q);
    return true;
}
