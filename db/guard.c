/* SPDX-License-Identifier: Apache-2.0 */
#include "db/guard.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/failure.h"
#include "db/handle.h"
#include "db/db.h"
#include "db/place.h"
#include "db/query.h"
#include "engine/base/err.h"
#include "db/messages.h"

static bool find(const char *path, const char *end, struct file_place *out)
{
    char *name = NULL;
    struct stat st;

    if (asprintf(&name, "%s%s", path, end) < 0)
        abort();
    bool there = stat(name, &st) == 0;
    *out = there ? (struct file_place){ st.st_dev, st.st_ino, st.st_size } : (struct file_place){ 0 };
    free(name);
    return there;
}

static bool same(struct file_place a, struct file_place b)
{
    return a.device == b.device && a.inode == b.inode;
}

void guard_log(struct db *db)
{
    if (db->place.inode != 0)
        find(db->path, "-wal", &db->log);
}

void guard_begin(struct db *db)
{
    int moved = 0;

    if (sqlite3_file_control(db->lite, NULL, SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK)
        return;
    find(db->path, "", &db->place);
    if (moved)
        db->place.inode = (ino_t)-1; /* between two calls */
    guard_log(db);
}

static long number(const unsigned char *p, int bytes)
{
    long n = 0;

    for (int i = 0; i < bytes; i++)
        n = n << 8 | p[i];
    return n;
}

/* SQLite cuts a file when it folds the log in, after it has written in the first page how many there are. To open the file here, and close
   it again, would take away the locks on it. */
static bool is_cut(const struct db *db, off_t size)
{
    enum { HEAD = 32, PAGE_SIZE = 16, PAGES = 28 };
    unsigned char head[HEAD];
    sqlite3_file *file = NULL;

    if (size >= db->place.size)
        return false;
    if (sqlite3_file_control(db->lite, NULL, SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        !file->pMethods || file->pMethods->xRead(file, head, HEAD, 0) != SQLITE_OK)
        return true;
    long page = number(head + PAGE_SIZE, 2);
    return size < (page == 1 ? 65536 : page) * number(head + PAGES, 4);
}

static bool is_moved(const struct db *db, struct file_place *now)
{
    return db->place.inode != 0 && (!find(db->path, "", now) || !same(*now, db->place));
}

static bool is_replaced(const struct db *db, struct file_place *now)
{
    return is_moved(db, now) || (db->place.inode != 0 && is_cut(db, now->size));
}

bool guard_moved(const struct db *db)
{
    struct file_place now;

    return is_moved(db, &now);
}

bool db_replaced(const struct db *db)
{
    struct file_place now;

    return is_replaced(db, &now);
}

void guard_check(struct db *db)
{
    struct file_place now = db->place;

    if (is_replaced(db, &now)) {
        db->keeps_log = true; /* what it has would be folded into what is no event any more */
        db_note(db, SQLITE_READONLY_DBMOVED);
        return;
    }
    db->place.size = now.size;
    if (db->log.inode == 0) /* a log is begun by the transaction after the one that asked for it */
        guard_log(db);
}

long db_data_version(struct db *db)
{
    struct query q = query(db, Q_DATA_VERSION);
    long version = 0;

    if (db->copy && db->lite == db->copy)
        return -1;
    guard_check(db);
    while (query_next(&q))
        version = column_int(&q, 0);
    return version;
}

/* The locks of SQLite: whoever uses a log holds one byte of the index beside it, and bytes of the file itself from here on. */
enum { INDEX_LOCK = 128, FILE_LOCK = 0x40000002, FILE_LOCKS = 510 };

/* The process that holds it, 0: nobody. */
static pid_t holder(const char *path, const char *end, off_t from, off_t n)
{
    struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = from, .l_len = n };
    char *name = NULL;

    if (asprintf(&name, "%s%s", path, end) < 0)
        abort();
    int fd = open(name, O_RDWR | O_CLOEXEC);
    free(name);
    bool held = fd >= 0 && fcntl(fd, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    if (fd >= 0)
        close(fd);
    return held ? lock.l_pid : 0;
}

bool guard_may_open(const char *path, struct err *e)
{
    return handle_any() || guard_is_ours(path, e);
}

/* The program that has the log of that name and not the file, 0: none. Whoever opens an event has the file before its log, and gives
   the log back first: who has still the log when nobody has had the file has another one. */
static pid_t stranger(const char *path)
{
    pid_t pid = holder(path, "-shm", INDEX_LOCK, 1);

    if (pid == 0 || holder(path, "", FILE_LOCK, FILE_LOCKS) != 0 || holder(path, "-shm", INDEX_LOCK, 1) != pid)
        return 0;
    return pid;
}

/* One that closes and opens again between two looks is no stranger a moment later. */
bool guard_is_ours(const char *path, struct err *e)
{
    enum { LOOKS = 4, PAUSE = 5000 };
    pid_t pid = 0;

    if (!place_has_log(path, "-shm"))
        return true;
    for (int look = 0; look < LOOKS; look++) {
        if (look > 0)
            usleep(PAUSE);
        pid = stranger(path);
        if (pid == 0)
            return true;
    }
    return err_say(e, ERR_DB, say_event_file_replaced(path, (long)pid));
}

void db_remove_log(struct db *db)
{
    struct file_place now;
    char *name = NULL;

    if (db->log.inode == 0 || !find(db->path, "-wal", &now) || !same(now, db->log))
        return;
    static const char *const ends[] = { "-shm", "-wal" };
    for (int i = 0; i < 2; i++) {
        if (asprintf(&name, "%s%s", db->path, ends[i]) < 0)
            abort();
        unlink(name);
        free(name);
    }
}
