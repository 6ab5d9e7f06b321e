#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "db/session.h"

#include <sqlite3.h>
#include <string.h>

#include "db/failure.h"
#include "db/handle.h"

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

struct str session_inverse(struct db *db, struct arena *a)
{
    struct str inverse = { 0 };
    void *forth = NULL, *back = NULL;
    int n = 0;

    if (db->code)
        return inverse;
    db_note(db, sqlite3session_changeset(db->session, &n, &forth));
    if (!db->code && n > 0)
        db_note(db, sqlite3changeset_invert(n, forth, &n, &back));
    if (!db->code && n > 0)
        inverse = str_copy(a, (struct str){ back, (size_t)n });
    sqlite3_free(forth);
    sqlite3_free(back);
    return inverse;
}

void session_close(struct db *db)
{
    if (db->session)
        sqlite3session_delete(db->session);
    db->session = NULL;
}
