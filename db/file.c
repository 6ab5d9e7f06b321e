/* SPDX-License-Identifier: Apache-2.0 */
#include "db/file.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/db.h"
#include "db/door.h"
#include "db/failure.h"
#include "db/guard.h"
#include "db/handle.h"
#include "db/transaction.h"
#include "db/messages.h"
#include "db/migrate.h"
#include "db/place.h"
#include "db/query.h"
#include "db/schema.h"
#include "db/untouched.h"
#include "db/wal.h"
#include "engine/base/err.h"

/* EARLIER: "OLY1", of the files that were made before the first release, in any of fourteen versions. */
enum { APPLICATION = 0x4F4C5945, EARLIER = 0x4F4C5931, SMALLEST_PAGE = 512 };

/* Opening. */

/* SQLite reads the missing end of a last page as zeros. */
static bool ends_within_a_page(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && st.st_size % SMALLEST_PAGE != 0;
}

/* Whoever looks at an older file looks at a copy in memory, brought forward. The file stays at hand for the first operation that is recorded, here (db_begin) or
   elsewhere (db_follow). */
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
    if (mode == DB_LOOK) {
        db->keeps_log = false;
        handle_disconnect(db);
    } else {
        db->older = db->lite;
    }
    db->lite = copy->lite;
    db->copy = mode == DB_LOOK ? NULL : db->lite;
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
    if (application == EARLIER)
        return err_say(e, ERR_DB, say_event_file_before_first_release(db->path));
    if (application != APPLICATION)
        return err_say(e, ERR_DB, say_event_file_of_another_program(db->path));
    if (ends_within_a_page(db->path))
        return err_say(e, ERR_DB, say_event_file_ends_within_page(db->path));
    if (version > MIGRATE_VERSION)
        return err_say(e, ERR_DB, say_event_file_of_newer_program(db->path, version, MIGRATE_VERSION));
    if (version < 1)
        return err_say(e, ERR_DB, say_event_file_version_unknown(db->path, version));
    if (mode != DB_LOOK)
        schema_watch(db, mode == DB_WRITE);
    if (mode == DB_WRITE && !schema_ok(db, e))
        return false;
    if ((mode == DB_READ || version < MIGRATE_VERSION) && !schema_readable(db, e))
        return false;
    return version == MIGRATE_VERSION ? db_ok(db, e) : bring_forward(db, mode, (int)version, e);
}

bool db_may_read(const char *path, struct err *e)
{
    if (access(path, R_OK) != 0 && errno == EACCES)
        return err_say(e, ERR_DB, say_event_file_unreadable(path, strerror(errno)));
    if (!untouched_beside(path, e))
        return false;
    if (untouched_has_log(path) && !place_has_log(path, "-shm") && !untouched_folder(path))
        return err_say(e, ERR_DB, say_log_in_protected_folder(path));
    return true;
}

static bool check_path(const char *path, struct err *e)
{
    struct stat st;

    if (stat(path, &st) != 0)
        return errno == ENOENT ? err_say(e, ERR_DB, say_no_event_file(path))
                               : err_say(e, ERR_DB, say_event_file_not_opened(path, strerror(errno)));
    if (!S_ISREG(st.st_mode))
        return err_say(e, ERR_DB, say_event_is_no_file(path));
    if (st.st_nlink > 1)
        return err_say(e, ERR_DB, say_event_file_has_hard_links(path, (long)st.st_nlink));
    if (st.st_size == 0)
        return err_say(e, ERR_DB, say_event_file_is_empty(path));
    return true;
}

bool db_before_first_release(const char *path)
{
    struct db *db = handle_new(path);

    untouched_open(db);
    long application = handle_pragma(db, Q_APPLICATION);
    db_close(db);
    return application == EARLIER;
}

static void open_to_write(struct db *db)
{
    db->records = true;
    door_in(db, SQLITE_OPEN_READWRITE, true);
}

/* --- half an operation ----------------------------------------------------------------------------- */

/* A rollback journal beside an event file that has no log yet: a backup in which the first operation was being recorded when the
   program was killed. SQLite would take it into the file of whoever only reads. */

/* SQLite knows whether anybody holds it. */
static bool is_hot(const char *path)
{
    struct db *probe = handle_new(path);

    handle_open(probe, path, SQLITE_OPEN_READONLY);
    handle_pragma(probe, Q_APPLICATION);
    bool hot = sqlite3_extended_errcode(probe->lite) == SQLITE_READONLY_ROLLBACK;
    db_close(probe);
    return hot;
}

static bool copy_bytes(int from, int to)
{
    char buffer[1 << 16];
    ssize_t n;

    while ((n = read(from, buffer, sizeof buffer)) > 0)
        if (write(to, buffer, (size_t)n) != n)
            return false;
    return n == 0;
}

static bool copy_file(const char *path, const char *made, const char *end)
{
    char *from = NULL, *to = NULL;

    if (asprintf(&from, "%s%s", path, end) < 0 || asprintf(&to, "%s%s", made, end) < 0)
        abort();
    int in = open(from, O_RDONLY | O_CLOEXEC), out = open(to, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    bool ok = in >= 0 && out >= 0 && copy_bytes(in, out);
    if (in >= 0)
        close(in);
    if (out >= 0)
        close(out);
    free(from);
    free(to);
    return ok;
}

/* The copy takes its journal in, and goes to memory. */
static bool roll_back(const char *made, struct db **out, struct err *e)
{
    struct db *copy = handle_new(made);

    handle_open(copy, made, SQLITE_OPEN_READWRITE);
    handle_protect(copy, true);
    handle_pragma(copy, Q_APPLICATION);
    bool ok = db_ok(copy, e) && db_copy(copy, out, e);
    db_close(copy);
    return ok;
}

/* What the file was before, in memory; NULL: it makes no sense. False: there can be no copy. */
static bool as_it_was(struct db *db, struct db **then, struct err *e)
{
    char *made = place_new_beside(db->path, e);
    struct err unread = { 0 };

    *then = NULL;
    if (!made)
        return false;
    bool ok = copy_file(db->path, made, "") && copy_file(db->path, made, "-journal");
    if (!ok)
        err_say(e, ERR_DB, say_journal_in_protected_folder(db->path, strerror(errno)));
    else if (!roll_back(made, then, &unread))
        *then = NULL;
    place_discard(made);
    free(made);
    return ok;
}

/* Before the file is opened: true, and nothing else, if there is no such journal that nobody holds. Else what the file was before is
   made in a copy: who only reads has that, in memory, or with DB_LOOK the file alone if it does not fit; who may write opens the file itself, and SQLite takes the journal in.
   ERR_DB: it does not fit, as a log does not (db/wal.h), or no copy can be made; nothing was changed. */
static bool hot_open(struct db *db, enum db_mode mode, struct err *e)
{
    struct db *then;

    if (!place_has_log(db->path, "-journal") || !is_hot(db->path))
        return true;
    if (!as_it_was(db, &then, e))
        return false;
    bool fits = then && wal_fits_itself(then);
    if (fits && mode != DB_WRITE) {
        db->lite = then->lite;
        then->lite = NULL;
        handle_bound(db);
        handle_pragma(db, Q_QUERY_ONLY);
    }
    db_close(then);
    if (!fits && mode == DB_LOOK) {
        db->stray_log = "-journal";
        handle_open_alone(db);
        handle_protect(db, false);
        return true;
    }
    return fits || err_say(e, ERR_DB, say_stray_log(db->path, "-journal"));
}

/* --- opening -------------------------------------------------------------------------------------------- */

static bool open_checked(struct db *db, enum db_mode mode, struct err *e)
{
    if (mode == DB_WRITE && access(db->path, W_OK) != 0)
        return err_say(e, ERR_DB, say_event_file_read_only(db->path, strerror(errno)));
    if (mode == DB_WRITE && !untouched_folder(db->path))
        return err_say(e, ERR_DB, say_folder_read_only(db->path, strerror(errno)));
    if (!db_may_read(db->path, e) || !hot_open(db, mode, e))
        return false;
    if (db->lite) /* as it was before what a killed program left half done */
        return check_version(db, mode, e);
    if (mode == DB_WRITE)
        open_to_write(db);
    else
        untouched_read(db);
    return check_version(db, mode, e);
}

/* A log that nobody has open may be of another copy of the event: it is not read into this one then, whatever else is said. */
static bool has_stray_log(struct db *db, long found, bool opened)
{
    return !db->stray_log && handle_found_logs() > found && (!opened || !wal_fits(db));
}

static bool look_alone(struct db *db, struct err *e)
{
    handle_disconnect(db);
    db->code = 0;
    db->stray_log = "-wal";
    handle_open_alone(db);
    handle_protect(db, false);
    return check_version(db, DB_LOOK, e);
}

static bool open_with_log(struct db *db, enum db_mode mode, struct err *e)
{
    long found = handle_found_logs();
    struct err why = { 0 };
    bool ok = open_checked(db, mode, &why);

    if (!has_stray_log(db, found, ok))
        return ok || err_say(e, why.kind, err_message(&why));
    return mode == DB_LOOK ? look_alone(db, e) : err_say(e, ERR_DB, say_stray_log(db->path, "-wal"));
}

const char *db_stray_log(const struct db *db)
{
    return db->stray_log;
}

struct message db_in_log(struct db *db)
{
    long n = wal_entries(db);

    return n > 0 ? say_entries_in_log(db->path, n) : (struct message){ 0 };
}

bool db_open(const char *path, enum db_mode mode, struct db **out, struct err *e)
{
    if (!check_path(path, e) || !guard_may_open(path, e))
        return false;
    struct db *db = handle_new(path);
    db->fits = wal_fits;
    db->keeps_log = true;
    if (!open_with_log(db, mode, e)) {
        db_close(db);
        return false;
    }
    db->keeps_log = db->stray_log != NULL;
    if (mode != DB_LOOK)
        guard_begin(db);
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
