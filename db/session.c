/* SPDX-License-Identifier: Apache-2.0 */
#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "db/session.h"

#include <sqlite3.h>
#include <string.h>

#include "db/changeset.h"
#include "db/failure.h"
#include "db/inside.h"
#include "db/messages.h"

static int is_recorded(void *unused, const char *table)
{
    (void)unused;
    return strcmp(table, "journal") != 0;
}

void session_open(struct db *db)
{
    if (db->code)
        return;
    db_note(db, sqlite3session_create(db->lite, "main", &db->session));
    if (db->code)
        return;
    sqlite3session_table_filter(db->session, is_recorded, NULL);
    db_note(db, sqlite3session_attach(db->session, NULL));
}

struct str session_changes(struct db *db, struct arena *a)
{
    struct str changes = { 0 };
    void *p = NULL;
    int n = 0;

    if (db->code)
        return changes;
    db_note(db, sqlite3session_changeset(db->session, &n, &p));
    if (!db->code)
        changes = str_copy(a, (struct str){ p, (size_t)n });
    sqlite3_free(p);
    return changes;
}

struct str session_inverse(struct db *db, struct str changes, struct arena *a)
{
    struct str inverse = { 0 };
    void *p = NULL;
    int n = 0;

    if (db->code || changes.n == 0)
        return inverse;
    db_note(db, sqlite3changeset_invert((int)changes.n, changes.p, &n, &p));
    if (!db->code)
        inverse = str_copy(a, (struct str){ p, (size_t)n });
    sqlite3_free(p);
    return inverse;
}

static int refuse(void *unused, int conflict, sqlite3_changeset_iter *row)
{
    (void)unused, (void)conflict, (void)row;
    return SQLITE_CHANGESET_ABORT;
}

void session_apply(struct db *db, struct str changes, struct arena *a)
{
    struct changeset_tables tables = { .arena = a };
    struct message why;

    if (db->code)
        return;
    if (!changeset_fit(db, changes, &tables, &why)) {
        db_damaged(db, say_undo_data_damaged(&why));
        return;
    }
    int code = sqlite3changeset_apply(db->lite, (int)changes.n, str_c(a, changes), NULL, refuse, NULL);
    if (code == SQLITE_ABORT)
        db_damaged(db, say_row_differs_from_journal());
    else
        db_note(db, code);
}

void session_close(struct db *db)
{
    if (db->session)
        sqlite3session_delete(db->session);
    db->session = NULL;
}
