/* SPDX-License-Identifier: Apache-2.0 */
/* people_copy.c - the people of an event beside a copy of it. */
#include <sqlite3.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "db/db.h"
#include "db/failure.h"
#include "db/handle.h"
#include "db/people.h"
#include "db/people_inside.h"
#include "db/place.h"
#include "db/query.h"
#include "db/untouched.h"
#include "db/messages.h"

/* Of all tables but these only the definition leaves the machine, also of those that a later version has. */
#define LEAVES "'person', 'notice', 'belongs'"

static char *name_of(const char *event)
{
    char *name = sqlite3_mprintf("%s.people", event);

    if (!name)
        abort();
    return name;
}

static bool is_there(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0;
}

/* A log beside a copy belongs to it: of a machine that was killed it may have the key that was revoked last. */
static struct db *open_to_read(const char *path, bool live)
{
    struct db *db = handle_new(path);

    if (live || untouched_has_log(path)) {
        untouched_read(db);
        return db;
    }
    handle_open_alone(db);
    handle_protect(db, false);
    return db;
}

static bool is_of_people(struct db *db, struct err *e)
{
    long application = handle_pragma(db, Q_APPLICATION);

    return db_ok(db, e) &&
           (application == PEOPLE_APPLICATION || err_say(e, ERR_DB, say_copy_is_no_file_of_people(db->path)));
}

/* What is deleted is overwritten, so that nobody finds it in the file. */
static const char *const strip = "PRAGMA secure_delete = ON; PRAGMA foreign_keys = OFF;";

static void empty_table(struct db *db, const char *name)
{
    char *statement = sqlite3_mprintf("DELETE FROM \"%w\"", name);

    if (!statement)
        abort();
    db_note(db, sqlite3_exec(db->lite, statement, NULL, NULL, NULL));
    sqlite3_free(statement);
}

/* The names first: a table that is read is not the one that is emptied. */
static void empty_others(struct db *db)
{
    char **name = NULL;
    int n = 0, columns;

    db_note(db, sqlite3_get_table(db->lite,
                                  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN (" LEAVES
                                  ") AND name NOT LIKE 'sqlite_%'",
                                  &name, &n, &columns, NULL));
    for (int i = 1; i <= n && db->code == SQLITE_OK; i++)
        empty_table(db, name[i]);
    sqlite3_free_table(name);
}

static int count_good(struct db *db)
{
    char **cell = NULL;
    int n, columns;
    int code = sqlite3_get_table(db->lite, "SELECT count(*) FROM person WHERE revoked = ''", &cell, &n, &columns, NULL);
    int good = code == SQLITE_OK && n == 1 ? atoi(cell[1]) : 0;

    db_note(db, code);
    sqlite3_free_table(cell);
    return good;
}

static bool strip_copy(const char *made, int *n, struct err *e)
{
    struct db *db = handle_new(made);

    handle_connect(db, made, SQLITE_OPEN_READWRITE);
    handle_bound(db);
    if (db->code == SQLITE_OK)
        db_note(db, sqlite3_exec(db->lite, strip, NULL, NULL, NULL));
    if (db->code == SQLITE_OK)
        empty_others(db);
    *n = db->code == SQLITE_OK ? count_good(db) : 0;
    bool ok = db_ok(db, e);
    db_close(db);
    return ok;
}

static bool copy_into(const char *from, bool live, const char *made, struct err *e)
{
    struct db *db = open_to_read(from, live);
    bool ok = is_of_people(db, e);

    if (ok) {
        struct query any = query(db, Q_QUERY_ANY), q;
        query_run(&any);
        q = query(db, Q_VACUUM_INTO);
        query_str(&q, ":path", str_of(made));
        query_run(&q);
        ok = db_ok(db, e);
    }
    db_close(db);
    return ok;
}

bool people_copy(const char *from, bool live, const char *to, int *n, struct err *e)
{
    char *source = name_of(from), *path = name_of(to);
    bool ok = !is_there(source) || untouched_may_open(source, e);
    char *made = ok && is_there(source) ? place_beside(path, e) : NULL;

    ok = ok && (made || !is_there(source));

    *n = 0;
    if (made) {
        ok = (!live || people_may_open(source, e)) && copy_into(source, live, made, e) && strip_copy(made, n, e) &&
             place_replace(made, path, e);
        if (!ok)
            place_discard(made);
        free(made);
    }
    sqlite3_free(source);
    sqlite3_free(path);
    return ok;
}

void people_release(const char *event)
{
    char *path = name_of(event);
    struct db *db = handle_new(path);

    handle_connect(db, path, SQLITE_OPEN_READWRITE);
    if (db->code == SQLITE_OK)
        empty_table(db, "belongs");
    db_close(db);
    sqlite3_free(path);
}

void people_discard(const char *event)
{
    char *path = name_of(event);

    place_discard(path);
    sqlite3_free(path);
}

bool people_check(const char *event, struct err *e)
{
    return people_check_for(event, event, e);
}

bool people_check_for(const char *event, const char *whose, struct err *e)
{
    char *path = name_of(event);
    bool ok = true;

    if (is_there(path)) {
        struct db *db = untouched_may_open(path, e) ? open_to_read(path, true) : NULL;
        ok = db && people_private(event, path, e) && is_of_people(db, e) && db_quick_check(db, e);
        if (ok) {
            struct people p = { .db = db };
            ok = people_belong(&p, whose, e);
        }
        db_close(db);
    }
    sqlite3_free(path);
    return ok;
}
