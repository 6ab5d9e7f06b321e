/* SPDX-License-Identifier: Apache-2.0 */
#include "db/handle.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "db/db.h"
#include "db/failure.h"
#include "db/place.h"
#include "db/session.h"

bool db_quick_check(struct db *db, struct err *e)
{
    struct query q = query(db, Q_QUICK_CHECK);

    if (query_next(&q) && !str_eq(column_view(&q, 0), STR("ok")))
        db_damaged(db, db_flaw(column_view(&q, 0)));
    query_run(&q);
    return db_ok(db, e);
}

/* No value of an event is longer; a longer one is neither read nor written. Steps are of so many instructions of
   SQLite's machine. */
enum { VALUE_MAX = 64 * 1024 * 1024, STEP = 100000, STEPS = 500, STEPS_A_BYTE = 20 };

long handle_pragma(struct db *db, enum query_id id)
{
    struct query q = query(db, id);
    long value = query_next(&q) ? column_int(&q, 0) : 0;

    query_run(&q);
    return value;
}

static _Thread_local long wait_until;

void db_wait_until(long ms)
{
    wait_until = ms;
}

long db_clock_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Somebody else is writing, or nothing can be locked there, which SQLite takes for the same. SQLite would look again the less often the longer it has waited, so that those
   who come later get in first; here everybody looks every one to four milliseconds, each a bit out of step
   with the others. */
enum { DOUBT_MS = 1000 };

static int wait_turn(void *waiting, int times)
{
    struct db *db = waiting;

    if (times == 0)
        db->waits_from = db_clock_ms();
    if (!db->doubted && db_clock_ms() >= db->waits_from + DOUBT_MS) {
        db->doubted = true;
        db->no_locks = !place_has_locks(db->path);
    }
    if (db->no_locks || db_clock_ms() >= (wait_until ? wait_until : db->waits_from + DB_WAIT_MS))
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
void handle_bound(struct db *db)
{
    struct stat st;
    off_t size = stat(db->path, &st) == 0 ? st.st_size : 0;

    db->steps_max = db->steps = STEPS + size / STEP * STEPS_A_BYTE;
    sqlite3_limit(db->lite, SQLITE_LIMIT_LENGTH, VALUE_MAX);
    sqlite3_progress_handler(db->lite, STEP, is_too_long, db);
}

void handle_protect(struct db *db, bool write)
{
    handle_bound(db);
    sqlite3_busy_handler(db->lite, wait_turn, db);
    sqlite3_db_config(db->lite, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
    sqlite3_db_config(db->lite, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
    sqlite3_db_config(db->lite, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(db->lite, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    handle_pragma(db, Q_FOREIGN_KEYS);
    handle_pragma(db, Q_RECURSIVE_TRIGGERS);
    handle_pragma(db, Q_SYNCHRONOUS);
    handle_pragma(db, Q_CACHE_SPILL); /* nothing reaches the file before it is recorded */
    if (!write)
        handle_pragma(db, Q_QUERY_ONLY);
}

static _Thread_local long found;

static void hear(void *unused, int code, const char *text)
{
    (void)unused, (void)text;
    found += code == SQLITE_NOTICE_RECOVER_WAL;
}

long handle_found_logs(void)
{
    return found;
}

/* SQLite would count all that it allocates, behind a lock, and nobody asks. */
static void configure(void)
{
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    sqlite3_config(SQLITE_CONFIG_LOG, hear, NULL);
    wal_sync_begin();
}

struct db *handle_new(const char *path)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct db *db = calloc(1, sizeof *db);
    char *copy = strdup(path);

    pthread_once(&once, configure);
    if (!db || !copy)
        abort();
    db->path = copy;
    return db;
}

void db_keep_aside(const char *folder)
{
    char *was = sqlite3_temp_directory;

    sqlite3_temp_directory = sqlite3_mprintf("%s", folder);
    sqlite3_free(was);
}

static atomic_int connections;

bool handle_any(void)
{
    return atomic_load(&connections) > 0;
}

void handle_connect(struct db *db, const char *name, int flags)
{
    int code = sqlite3_open_v2(name, &db->lite, flags | SQLITE_OPEN_NOMUTEX, NULL);

    if (!db->lite)
        abort();
    atomic_fetch_add(&connections, 1);
    db_note(db, code);
}

/* SQLite takes ":memory:" and names that begin with "file:" for something else: nothing that has a folder before
   it. */
void handle_open(struct db *db, const char *path, int flags)
{
    char *name = sqlite3_mprintf("%s%s", path[0] == '/' ? "" : "./", path);

    if (!name)
        abort();
    handle_connect(db, name, flags);
    sqlite3_free(name);
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
    memcpy(at, "?immutable=1", sizeof "?immutable=1");
    return uri;
}

void handle_open_alone(struct db *db)
{
    char *uri = immutable_uri(db->path);

    handle_connect(db, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    free(uri);
}

static void close_one(struct db *db, struct sqlite3 *lite)
{
    if (lite && db->leave)
        db->leave(db, lite);
    else
        sqlite3_close(lite); /* rolls back what was not committed */
}

void handle_disconnect(struct db *db)
{
    struct sqlite3 *lite = db->copy ? db->copy : db->lite;

    session_close(db);
    query_close_all(db);
    atomic_fetch_sub(&connections, (lite != NULL) + (db->older != NULL));
    close_one(db, lite);
    close_one(db, db->older);
    db->lite = db->older = db->copy = NULL;
    db->records = false;
    db->code = lite ? SQLITE_OK : db->code;
}

struct db *handle_in_memory(const char *path)
{
    struct db *db = handle_new(path);

    /* the name says enough: with SQLITE_OPEN_MEMORY, VACUUM INTO would write to memory, too */
    handle_connect(db, ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    handle_bound(db);
    return db;
}

bool handle_give(struct db *db, struct db **out, struct err *e)
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
    struct db *copy = handle_in_memory(db->path);

    sqlite3_backup *backup = sqlite3_backup_init(copy->lite, "main", db->lite, "main");
    if (backup)
        sqlite3_backup_step(backup, -1);
    db_note(copy, backup ? sqlite3_backup_finish(backup) : sqlite3_errcode(copy->lite));
    return handle_give(copy, out, e);
}

const char *db_path(const struct db *db)
{
    return db->path;
}

static atomic_int kept; /* so many files */

bool db_records_kept(void)
{
    return atomic_load(&kept) > 0;
}

void db_keeps_records(struct db *db, bool keeps)
{
    atomic_fetch_add(&kept, (int)keeps - (int)db->recorded);
    db->recorded = keeps;
}

void db_close(struct db *db)
{
    if (!db)
        return;
    handle_disconnect(db);
    db_keeps_records(db, false);
    if (db->made)
        place_discard(db->made);
    free(db->made);
    free(db->path);
    free(db);
}
