#include "db/file.h"

#include <errno.h>
#include <libgen.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "db/handle.h"
#include "db/migrate.h"
#include "db/place.h"
#include "db/query.h"
#include "db/schema.h"

enum { APPLICATION = 0x4F4C5931, WAIT_MS = 5000, SMALLEST_PAGE = 512 };

/* No value of an event is longer; a longer one is neither read nor written. Steps are of so many instructions of
   SQLite's machine. */
enum { VALUE_MAX = 64 * 1024 * 1024, STEP = 100000, STEPS = 500, STEPS_A_BYTE = 20 };

bool db_quick_check(struct db *db, struct err *e)
{
    struct query q = query(db, Q_QUICK_CHECK);

    if (query_next(&q) && strcmp((const char *)sqlite3_column_text(q.statement, 0), "ok") != 0)
        db_damaged(db, "%s", (const char *)sqlite3_column_text(q.statement, 0));
    query_run(&q);
    return db_ok(db, e);
}

/* Opening. */

static long pragma(struct db *db, enum query_id id)
{
    struct query q = query(db, id);
    long value = query_next(&q) ? column_int(&q, 0) : 0;

    query_run(&q);
    return value;
}

static long now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Somebody else is writing. SQLite would look again the less often the longer it has waited, so that those
   who come later get in first; here everybody looks every one to four milliseconds, each a bit out of step
   with the others. */
static int wait_turn(void *waiting, int times)
{
    struct db *db = waiting;

    if (times == 0)
        db->waits_from = now_ms();
    if (now_ms() - db->waits_from >= WAIT_MS)
        return 0;
    usleep(1000 + (unsigned)(times * 397 + getpid() * 131) % 3000);
    return 1;
}

static int is_too_long(void *stepping)
{
    struct db *db = stepping;

    return --db->steps < 0;
}

/* A value may be told to be of any length, and a page that is its own descendant has no end. */
static void bound(struct db *db)
{
    struct stat st;
    off_t size = stat(db->path, &st) == 0 ? st.st_size : 0;

    db->steps_max = db->steps = STEPS + size / STEP * STEPS_A_BYTE;
    sqlite3_limit(db->lite, SQLITE_LIMIT_LENGTH, VALUE_MAX);
    sqlite3_progress_handler(db->lite, STEP, is_too_long, db);
}

static void protect(struct db *db, bool write)
{
    bound(db);
    sqlite3_busy_handler(db->lite, wait_turn, db);
    sqlite3_db_config(db->lite, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
    sqlite3_db_config(db->lite, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
    sqlite3_db_config(db->lite, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(db->lite, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    pragma(db, Q_FOREIGN_KEYS);
    pragma(db, Q_RECURSIVE_TRIGGERS);
    pragma(db, Q_SYNCHRONOUS);
    pragma(db, Q_CACHE_SPILL); /* nothing reaches the file before it is recorded */
    if (!write)
        pragma(db, Q_QUERY_ONLY);
}

static struct db *new_db(const char *path)
{
    struct db *db = calloc(1, sizeof *db);
    char *copy = strdup(path);

    if (!db || !copy)
        abort();
    db->path = copy;
    return db;
}

static void open_lite(struct db *db, const char *name, int flags)
{
    int code = sqlite3_open_v2(name, &db->lite, flags, NULL);

    if (!db->lite)
        abort();
    db_note(db, code);
}

/* SQLite takes ":memory:" and names that begin with "file:" for something else: nothing that has a folder before
   it. */
static void open_file(struct db *db, const char *path, int flags)
{
    char *name = sqlite3_mprintf("%s%s", path[0] == '/' ? "" : "./", path);

    if (!name)
        abort();
    open_lite(db, name, flags);
    sqlite3_free(name);
}

/* SQLite reads the missing end of a last page as zeros. */
static bool ends_within_a_page(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && st.st_size % SMALLEST_PAGE != 0;
}

static void close_lite(struct db *db)
{
    if (db->lite)
        db_rollback(db);
    query_close_all(db);
    sqlite3_close(db->lite);
    sqlite3_close(db->older);
    db->lite = db->older = db->copy = NULL;
}

static struct db *new_in_memory(const char *path)
{
    struct db *db = new_db(path);

    /* the name says enough: with SQLITE_OPEN_MEMORY, VACUUM INTO would write to memory, too */
    open_lite(db, ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    bound(db);
    return db;
}

static bool give(struct db *db, struct db **out, struct err *e)
{
    if (!db_ok(db, e)) {
        db_close(db);
        return false;
    }
    *out = db;
    return true;
}

bool db_copy(struct db *db, struct db **out, struct err *e)
{
    struct db *copy = new_in_memory(db->path);

    sqlite3_backup *backup = sqlite3_backup_init(copy->lite, "main", db->lite, "main");
    if (backup)
        sqlite3_backup_step(backup, -1);
    db_note(copy, backup ? sqlite3_backup_finish(backup) : sqlite3_errcode(copy->lite));
    return give(copy, out, e);
}

/* Whoever looks at an older file looks at a copy in memory, brought forward; who may write keeps the file at hand for the first
   operation that is recorded (db_begin). */
static bool bring_forward(struct db *db, enum db_mode mode, int version, struct err *e)
{
    struct db *copy;

    if (!db_copy(db, &copy, e))
        return false;
    migrate(copy, migrate_script, version, MIGRATE_VERSION);
    if (!db_ok(copy, e)) {
        db_close(copy);
        return false;
    }
    query_close_all(copy);
    query_close_all(db);
    if (mode == DB_WRITE)
        db->older = db->lite;
    else
        close_lite(db);
    db->lite = copy->lite;
    db->copy = mode == DB_WRITE ? db->lite : NULL;
    copy->lite = NULL;
    db_close(copy);
    bound(db);
    pragma(db, Q_QUERY_ONLY);
    return db_ok(db, e);
}

/* Ours, whole, and not from the future. */
static bool check_version(struct db *db, enum db_mode mode, struct err *e)
{
    long application = pragma(db, Q_APPLICATION), version = pragma(db, Q_VERSION);

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
        open_file(db, db->path, SQLITE_OPEN_READONLY);
        return;
    }
    char *uri = immutable_uri(db->path);
    open_lite(db, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
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

    open_file(db, db->path, SQLITE_OPEN_READWRITE);
    if (mode == DB_LOOK && log)
        sqlite3_db_config(db->lite, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    protect(db, mode == DB_WRITE);
    db->records = mode == DB_WRITE;
    pragma(db, Q_APPLICATION);
    if (mode == DB_WRITE || !is_out_of_room(db))
        return;
    close_lite(db);
    open_untouched(db);
    protect(db, false);
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
        protect(db, false);
    }
    return check_version(db, mode, e);
}

bool db_open(const char *path, enum db_mode mode, struct db **out, struct err *e)
{
    if (!check_path(path, e))
        return false;
    struct db *db = new_db(path);
    if (!open_checked(db, mode, e)) {
        db_close(db);
        return false;
    }
    *out = db;
    return true;
}

bool db_fresh(int version, struct db **out, struct err *e)
{
    struct db *db = new_in_memory("an empty event");

    migrate(db, migrate_script, 0, version);
    return give(db, out, e);
}

const char *db_path(const struct db *db)
{
    return db->path;
}

void db_close(struct db *db)
{
    if (!db)
        return;
    close_lite(db);
    if (db->made)
        place_discard(db->made);
    free(db->made);
    free(db->path);
    free(db);
}

/* Creating. */

bool db_create(const char *path, struct db **out, struct err *e)
{
    char *made = place_new(path, e);
    if (!made)
        return false;
    struct db *db = new_db(path);
    db->made = made;
    open_lite(db, made, SQLITE_OPEN_READWRITE);
    protect(db, true);
    pragma(db, Q_JOURNAL_MODE);
    migrate(db, migrate_script, 0, MIGRATE_VERSION);
    return give(db, out, e);
}

bool db_keep(struct db *db, struct err *e)
{
    close_lite(db);
    bool ok = place_keep(db->made, db->path, e);
    if (ok) {
        free(db->made);
        db->made = NULL;
    }
    db_close(db);
    return ok;
}

long db_data_version(struct db *db)
{
    struct query q = query(db, Q_DATA_VERSION);
    long version = 0;

    if (db->copy && db->lite == db->copy)
        return -1;
    while (query_next(&q))
        version = column_int(&q, 0);
    return version;
}
