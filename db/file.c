#include "db/file.h"

#include <errno.h>
#include <libgen.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/handle.h"
#include "db/migrate.h"
#include "db/place.h"
#include "db/query.h"
#include "db/schema.h"

enum { APPLICATION = 0x4F4C5931, SMALLEST_PAGE = 512 };

/* Opening. */

/* SQLite reads the missing end of a last page as zeros. */
static bool ends_within_a_page(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && st.st_size % SMALLEST_PAGE != 0;
}

/* Whoever looks at an older file looks at a copy in memory, brought forward; who may write keeps the file at hand for the first
   operation that is recorded (db_begin). */
static bool bring_forward(struct db *db, enum db_mode mode, int version, struct err *e)
{
    struct db *copy;

    if (!db_copy(db, &copy, e))
        return false;
    db_migrate(copy, migrate_script, version, MIGRATE_VERSION);
    if (!db_ok(copy, e)) {
        db_close(copy);
        return false;
    }
    query_close_all(copy);
    query_close_all(db);
    if (mode == DB_WRITE)
        db->older = db->lite;
    else
        handle_disconnect(db);
    db->lite = copy->lite;
    db->copy = mode == DB_WRITE ? db->lite : NULL;
    copy->lite = NULL;
    db_close(copy);
    handle_bound(db);
    handle_pragma(db, Q_QUERY_ONLY);
    return db_ok(db, e);
}

/* Ours, whole, and not from the future. */
static bool check_version(struct db *db, enum db_mode mode, struct err *e)
{
    long application = handle_pragma(db, Q_APPLICATION), version = handle_pragma(db, Q_VERSION);

    if (!db_ok(db, e))
        return false;
    if (application != APPLICATION)
        return err_set(e, ERR_DB, "%s is not an event file: another program made this database", db->path);
    if (ends_within_a_page(db->path))
        return err_set(e, ERR_DB, "%s is damaged or cut short (it ends within a page)", db->path);
    if (version > MIGRATE_VERSION)
        return err_set(e, ERR_DB, "%s was made by a newer olympair (file version %ld, this one reads up to %d)",
                       db->path, version, MIGRATE_VERSION);
    if (version < 1)
        return err_set(e, ERR_DB, "%s claims file version %ld, which never existed", db->path, version);
    if (mode == DB_WRITE && !schema_ok(db, e))
        return false;
    if ((mode == DB_READ || version < MIGRATE_VERSION) && !schema_readable(db, e))
        return false;
    return version == MIGRATE_VERSION ? db_ok(db, e) : bring_forward(db, mode, (int)version, e);
}

/* SQLite keeps two files beside the event file while it is open. */
static bool folder_writable(const char *path)
{
    char *copy = strdup(path);
    bool may = copy && access(dirname(copy), W_OK | X_OK) == 0;

    free(copy);
    return may;
}

static bool has_beside(const char *path, const char *end)
{
    char *name = sqlite3_mprintf("%s%s", path, end);
    struct stat st;
    bool there = name && stat(name, &st) == 0 && st.st_size > 0;

    sqlite3_free(name);
    return there;
}

static bool has_log(const char *path)
{
    return has_beside(path, "-wal") || has_beside(path, "-journal");
}

bool db_may_read(const char *path, struct err *e)
{
    if (access(path, R_OK) != 0 && errno == EACCES)
        return err_set(e, ERR_DB, "%s cannot be read (%s)", path, strerror(errno));
    if (has_log(path) && !has_beside(path, "-shm") && !folder_writable(path))
        return err_set(e, ERR_DB,
                       "%s cannot be read in this write-protected folder, because a program left its log %s-wal: copy "
                       "both files to a folder that can be written to, and read them there",
                       path, path);
    return true;
}

static bool check_path(const char *path, struct err *e)
{
    struct stat st;

    if (stat(path, &st) != 0)
        return errno == ENOENT ? err_set(e, ERR_DB, "there is no event file %s", path)
                               : err_set(e, ERR_DB, "%s cannot be opened (%s)", path, strerror(errno));
    if (!S_ISREG(st.st_mode))
        return err_set(e, ERR_DB, "%s is not a file", path);
    if (st.st_nlink > 1)
        return err_set(e, ERR_DB,
                       "%s has %lu names (hard links), and what is written under one is lost under another; remove "
                       "the others, or copy it with 'cp' and use the copy",
                       path, (unsigned long)st.st_nlink);
    if (st.st_size == 0)
        return err_set(e, ERR_DB, "%s is empty: it holds no event", path);
    return true;
}

/* A file URI that says: nobody writes to this, do not look for a log. */
static char *immutable_uri(const char *path)
{
    char *uri = malloc(3 * strlen(path) + sizeof "file://?immutable=1");
    char *at = uri + sprintf(uri, path[0] == '/' ? "file://" : "file:./");

    for (; *path; path++)
        if (strchr("?#%", *path))
            at += sprintf(at, "%%%02X", (unsigned)(unsigned char)*path);
        else
            *at++ = *path;
    strcpy(at, "?immutable=1");
    return uri;
}

/* Read where nothing may be written: a log that is there must be read too, or else it must not be
   made, least of all by somebody whom the owner of the file could not take it from. */
static void open_untouched(struct db *db)
{
    if (has_log(db->path)) {
        handle_open(db, db->path, SQLITE_OPEN_READONLY);
        return;
    }
    char *uri = immutable_uri(db->path);
    handle_connect(db, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    free(uri);
}

/* On a full disk SQLite cannot make the files it wants beside the event file; reading must go on.
 */
static bool is_out_of_room(const struct db *db)
{
    return (db->code & 0xff) == SQLITE_IOERR || (db->code & 0xff) == SQLITE_FULL;
}

static void open_writable(struct db *db, enum db_mode mode)
{
    bool log = has_log(db->path);

    handle_open(db, db->path, SQLITE_OPEN_READWRITE);
    if (mode == DB_LOOK && log)
        sqlite3_db_config(db->lite, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    handle_protect(db, mode == DB_WRITE);
    db->records = mode == DB_WRITE;
    handle_pragma(db, Q_APPLICATION);
    if (mode == DB_WRITE || !is_out_of_room(db))
        return;
    handle_disconnect(db);
    open_untouched(db);
    handle_protect(db, false);
}

static bool open_checked(struct db *db, enum db_mode mode, struct err *e)
{
    bool writable = access(db->path, W_OK) == 0;

    if (mode == DB_WRITE && !writable)
        return err_set(e, ERR_DB, "%s cannot be written to (%s)", db->path, strerror(errno));
    if (mode == DB_WRITE && !folder_writable(db->path))
        return err_set(e, ERR_DB, "the folder of %s cannot be written to (%s)", db->path, strerror(errno));
    if (!db_may_read(db->path, e))
        return false;
    if (writable && folder_writable(db->path)) {
        open_writable(db, mode);
    } else {
        open_untouched(db);
        handle_protect(db, false);
    }
    return check_version(db, mode, e);
}

bool db_open(const char *path, enum db_mode mode, struct db **out, struct err *e)
{
    if (!check_path(path, e))
        return false;
    struct db *db = handle_new(path);
    if (!open_checked(db, mode, e)) {
        db_close(db);
        return false;
    }
    *out = db;
    return true;
}

/* Creating. */

bool db_create(const char *path, struct db **out, struct err *e)
{
    char *made = place_new(path, e);
    if (!made)
        return false;
    struct db *db = handle_new(path);
    db->made = made;
    handle_connect(db, made, SQLITE_OPEN_READWRITE);
    handle_protect(db, true);
    handle_pragma(db, Q_JOURNAL_MODE);
    db_migrate(db, migrate_script, 0, MIGRATE_VERSION);
    return handle_give(db, out, e);
}

bool db_keep(struct db *db, struct err *e)
{
    handle_disconnect(db);
    bool ok = place_keep(db->made, db->path, e);
    if (ok) {
        free(db->made);
        db->made = NULL;
    }
    db_close(db);
    return ok;
}
