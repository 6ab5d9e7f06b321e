/* SPDX-License-Identifier: Apache-2.0 */
#include "db/door.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/handle.h"
#include "db/place.h"

/* --- the door: a lock on the log itself, where SQLite has none ----------------------------------------- */

/* The one that has the name. Some disks want to write to what they lock. */
static int open_log(const char *name)
{
    int fd = open(name, O_RDWR | O_CLOEXEC);

    return fd >= 0 ? fd : open(name, O_RDONLY | O_CLOEXEC);
}

static bool is_still(int fd, const char *name)
{
    struct stat has, named;

    return fstat(fd, &has) == 0 && stat(name, &named) == 0 && has.st_dev == named.st_dev && has.st_ino == named.st_ino;
}

enum { NONE = -1, NO_LOG = -2, WAIT = -3 };

/* WAIT: somebody has it, or the last one out has just removed the log. */
static int try_door(const char *name)
{
    int fd = open_log(name), why = errno;

    if (fd < 0)
        return why == ENOENT ? NO_LOG : NONE;
    bool locked = flock(fd, LOCK_EX | LOCK_NB) == 0;
    bool waits = locked || errno == EWOULDBLOCK;
    if (locked && is_still(fd, name))
        return fd;
    close(fd);
    return waits ? WAIT : NONE;
}

/* NO_LOG: there is nothing to agree on. NONE: this disk knows no such lock, or somebody has held it for too long; it goes on without, and SQLite decides
   as it always does: nothing is lost by that but this promise. */
static int take_lock(const char *path)
{
    enum { TRIES = 20000, PAUSE = 250 };
    char *name = sqlite3_mprintf("%s-wal", path);
    int door = name ? WAIT : NONE;

    for (int i = 0; door == WAIT && i < TRIES; i++) {
        if (i > 0)
            usleep(PAUSE);
        door = try_door(name);
    }
    sqlite3_free(name);
    return door == WAIT ? NONE : door;
}

/* Said first: a process that was forked in the meantime has it open, too. */
static void give_back(int door)
{
    if (door < 0)
        return;
    flock(door, LOCK_UN);
    close(door);
}

/* --- in ------------------------------------------------------------------------------------------------ */

static sqlite3_file *file_of(struct sqlite3 *lite)
{
    sqlite3_file *file = NULL;

    if (!lite || sqlite3_file_control(lite, NULL, SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        !file->pMethods)
        return NULL; /* in memory */
    return file;
}

/* How many pages of the log count, as its index says. */
static uint32_t log_pages(sqlite3_file *file)
{
    enum { REGION = 32768, AT = 4 };
    void volatile *index = NULL;

    if (!file || file->pMethods->iVersion < 2 || file->pMethods->xShmMap(file, 0, REGION, 0, &index) != SQLITE_OK ||
        !index)
        return 0;
    return ((volatile uint32_t *)index)[AT];
}

/* What one connection of this program has found, the next one finds as well, however much it looks as if somebody had it open. */
static bool is_known(const char *path, bool found)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static struct stat known;
    char *name = sqlite3_mprintf("%s-wal", path);
    struct stat now;
    bool there = name && stat(name, &now) == 0;

    sqlite3_free(name);
    pthread_mutex_lock(&lock);
    if (there && found)
        known = now;
    bool is = there && known.st_dev == now.st_dev && known.st_ino == now.st_ino && known.st_size == now.st_size &&
              known.st_mtim.tv_sec == now.st_mtim.tv_sec && known.st_mtim.tv_nsec == now.st_mtim.tv_nsec;
    pthread_mutex_unlock(&lock);
    return is;
}

/* A copy in memory is of that moment. */
static bool has_grown(struct db *db)
{
    return sqlite3_db_filename(db->lite, "main")[0] && handle_pragma(db, Q_DATA_VERSION) != db->log_version;
}

bool door_found_as_it_is(struct db *db)
{
    return db->found_log && place_has_log(db->path, "-wal") && !has_grown(db);
}

/* --- out ----------------------------------------------------------------------------------------------- */

/* Nobody else has it open, and until it is closed nobody can. */
static bool is_alone(struct sqlite3 *lite)
{
    sqlite3_file *file = file_of(lite);

    return file && file->pMethods->xLock(file, SQLITE_LOCK_SHARED) == SQLITE_OK &&
           file->pMethods->xLock(file, SQLITE_LOCK_EXCLUSIVE) == SQLITE_OK;
}

/* Of a log that was found: has anybody recorded something since? Of one that others had open: they may have found it, and this program has not looked
   at it. */
static bool may_fold(struct db *db, struct sqlite3 *lite)
{
    db->lite = lite;
    db->code = SQLITE_OK;
    if (!sqlite3_get_autocommit(lite)) {
        struct query q = query(db, Q_ROLLBACK);
        query_run(&q);
    }
    bool may = db->found_log ? has_grown(db) : !db->had_log || !db->fits || db->fits(db);
    query_close_all(db);
    return may;
}

/* Closes a connection of it, for handle_disconnect. If nobody else has the file open, its log is folded into it and removed; but not one that was found when it was opened
   and to which nothing was added since, nor one that does not fit the file. */
static void door_out(struct db *db, struct sqlite3 *lite)
{
    bool asks = file_of(lite) && !db->keeps_log;
    int door = asks ? take_lock(db->path) : NONE;

    if (door != NO_LOG && place_has_log(db->path, "-wal"))
        sqlite3_db_config(lite, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !asks || !is_alone(lite) || !may_fold(db, lite),
                          NULL);
    sqlite3_close(lite); /* rolls back what was not committed */
    give_back(door);
}

void door_in(struct db *db, int flags, bool write)
{
    int door = take_lock(db->path);
    bool had_log = door != NO_LOG && place_has_log(db->path, "-wal"); /* one that is made from now on is no old one */
    long found = handle_found_logs();

    db->leave = door_out;
    handle_open(db, db->path, flags);
    handle_protect(db, write);
    handle_pragma(db, Q_APPLICATION);
    db->had_log = had_log && !db->code;
    if (db->had_log) {
        /* Before its pages are counted: somebody may be adding the first. */
        db->log_version = handle_pragma(db, Q_DATA_VERSION);
        db->found_log = is_known(db->path, handle_found_logs() > found || log_pages(file_of(db->lite)) == 0);
    }
    give_back(door);
}
