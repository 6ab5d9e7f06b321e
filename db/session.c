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

/* What SQLite has made; nothing if that failed. */
static struct str taken(struct db *db, int code, void *p, int n)
{
    const struct str bytes = { p, (size_t)n };

    db_note(db, code);
    if (!db->code)
        return bytes;
    session_drop(bytes);
    return (struct str){ 0 };
}

struct str session_changes(struct db *db)
{
    void *p = NULL;
    int n = 0;

    if (db->code)
        return (struct str){ 0 };
    int code = sqlite3session_changeset(db->session, &n, &p);
    return taken(db, code, p, n);
}

struct str session_inverse(struct db *db, struct str changes)
{
    void *p = NULL;
    int n = 0;

    if (db->code || changes.n == 0)
        return (struct str){ 0 };
    int code = sqlite3changeset_invert((int)changes.n, changes.p, &n, &p);
    return taken(db, code, p, n);
}

void session_drop(struct str changes)
{
    sqlite3_free((void *)(size_t)changes.p);
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
