/* SPDX-License-Identifier: Apache-2.0 */
/* people_file.c - what is asked of a file of people, and how something is written into it. */
#include "db/people_inside.h"

#include <sqlite3.h>

#include "db/failure.h"
#include "db/guard.h"
#include "db/handle.h"
#include "db/inside.h"
#include "db/migrate.h"
#include "db/transaction.h"

/* Of a file of release 1.0.0 the first that is written makes one of this version; who only reads leaves it as it is. */
static const char LATER[] = "ALTER TABLE person ADD COLUMN identity TEXT NOT NULL DEFAULT '';"
                            "ALTER TABLE left_session RENAME TO left_before;"
                            "CREATE TABLE left_session (person INTEGER NOT NULL REFERENCES person, began INTEGER NOT "
                            "NULL, number INTEGER NOT NULL,"
                            " PRIMARY KEY (person, began, number)) STRICT;"
                            "INSERT INTO left_session SELECT person, began, 0 FROM left_before;"
                            "DROP TABLE left_before;"
                            "PRAGMA user_version = 2;";

#define COLUMNS "SELECT person, name, role, section, team, from_table, to_table, issued, revoked, generation, "
#define NOW     COLUMNS "identity FROM person "
#define THEN    COLUMNS "'' FROM person "
static const char *const texts[] = {
#define STATEMENT(id, text) [S_##id] = text,
#include "db/people.def"
#undef STATEMENT
};

struct query people_ask(struct people *p, enum people_statement id)
{
    guard_check(p->db);
    return query_kept(p->db, QUERY_COUNT + (int)id, texts[id]);
}

bool people_is_old(struct people *p)
{
    p->old = p->old && p->db->code == SQLITE_OK && handle_pragma(p->db, Q_VERSION) == 1;
    return p->old;
}

/* What is going to be written is of this version. */
void people_begin(struct people *p)
{
    db_begin(p->db);
    if (people_is_old(p))
        migrate_run(p->db, (struct script){ LATER, LATER + sizeof LATER - 1 });
}

/* What was read is told, and the file is ready for other work. */
bool people_done(struct people *p, struct err *e)
{
    bool ok = db_ok(p->db, e);

    db_rollback(p->db);
    return ok;
}

bool people_commit(struct people *p, struct err *e)
{
    if (p->db->code == SQLITE_OK)
        db_commit(p->db);
    return people_done(p, e);
}
