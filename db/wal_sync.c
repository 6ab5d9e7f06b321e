/* SPDX-License-Identifier: Apache-2.0 */
/* wal_sync.c - a log is brought to the disk once for each operation, not three times.
   SQLite syncs a log when it has written its head, when a transaction is whole, and again before it folds it into the file. The first is
   for logs that begin anew over an older one; the last for what somebody else wrote. Where there is neither it is left out. */
#include "db/handle.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { HEAD = 32 }; /* bytes a log begins with: others than before once it begins anew */

/* A log as SQLite has it open. The file of the system stands behind it. */
struct log_file {
    sqlite3_file base;
    bool made;               /* here, of nothing: no older log can show through it */
    bool written;            /* since it was brought to the disk */
    sqlite3_int64 end;       /* behind what was last written here */
    unsigned char own[HEAD]; /* its head when it was brought to the disk */
};

static sqlite3_vfs *system_files;

static struct log_file *log_of(sqlite3_file *file)
{
    return (struct log_file *)(void *)file;
}

static sqlite3_file *real(sqlite3_file *file)
{
    return (sqlite3_file *)(void *)(log_of(file) + 1);
}

/* --- handed on ------------------------------------------------------------------------------- */

static int log_close(sqlite3_file *file)
{
    return real(file)->pMethods->xClose(real(file));
}

static int log_read(sqlite3_file *file, void *p, int n, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), p, n, at);
}

static int log_size(sqlite3_file *file, sqlite3_int64 *size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}

static int log_lock(sqlite3_file *file, int lock)
{
    return real(file)->pMethods->xLock(real(file), lock);
}

static int log_unlock(sqlite3_file *file, int lock)
{
    return real(file)->pMethods->xUnlock(real(file), lock);
}

static int log_reserved(sqlite3_file *file, int *reserved)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), reserved);
}

static int log_control(sqlite3_file *file, int op, void *argument)
{
    return real(file)->pMethods->xFileControl(real(file), op, argument);
}

static int log_sector(sqlite3_file *file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}

static int log_device(sqlite3_file *file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

/* --- written and synced ---------------------------------------------------------------------- */

static int log_write(sqlite3_file *file, const void *p, int n, sqlite3_int64 at)
{
    struct log_file *log = log_of(file);

    log->written = true;
    log->end = at + n;
    return real(file)->pMethods->xWrite(real(file), p, n, at);
}

static int log_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    struct log_file *log = log_of(file);

    log->made = false;
    log->written = true;
    log->end = -1;
    return real(file)->pMethods->xTruncate(real(file), size);
}

static bool ends_as_written(sqlite3_file *file)
{
    sqlite3_int64 size;

    return log_size(file, &size) == SQLITE_OK && size == log_of(file)->end;
}

static bool read_head(sqlite3_file *file, unsigned char *head)
{
    return log_read(file, head, HEAD, 0) == SQLITE_OK;
}

/* There is nothing behind the head, and never was, that could be taken for what belongs to it. */
static bool has_head_alone(sqlite3_file *file)
{
    return log_of(file)->made && log_of(file)->end == HEAD && ends_as_written(file);
}

/* Nobody has added to it since, or begun it anew. */
static bool is_on_disk(sqlite3_file *file)
{
    unsigned char head[HEAD];

    return !log_of(file)->written && log_of(file)->end > HEAD && ends_as_written(file) && read_head(file, head) &&
           memcmp(head, log_of(file)->own, HEAD) == 0;
}

static int log_sync(sqlite3_file *file, int how)
{
    struct log_file *log = log_of(file);

    if (has_head_alone(file) || is_on_disk(file))
        return SQLITE_OK;
    int code = real(file)->pMethods->xSync(real(file), how);
    log->written = code != SQLITE_OK || !read_head(file, log->own);
    return code;
}

static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = log_close,
    .xRead = log_read,
    .xWrite = log_write,
    .xTruncate = log_truncate,
    .xSync = log_sync,
    .xFileSize = log_size,
    .xLock = log_lock,
    .xUnlock = log_unlock,
    .xCheckReservedLock = log_reserved,
    .xFileControl = log_control,
    .xSectorSize = log_sector,
    .xDeviceCharacteristics = log_device,
};

/* --- opened ---------------------------------------------------------------------------------- */

/* Whatever is no log is a file of the system as ever. */
static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
    (void)vfs;
    if (!(flags & SQLITE_OPEN_WAL))
        return system_files->xOpen(system_files, name, file, flags, out);
    *log_of(file) = (struct log_file){ .made = name && access(name, F_OK) != 0, .end = -1 };
    int code = system_files->xOpen(system_files, name, real(file), flags, out);
    if (real(file)->pMethods)
        file->pMethods = &methods;
    return code;
}

void wal_sync_begin(void)
{
    static sqlite3_vfs files;

    system_files = sqlite3_vfs_find(NULL);
    if (!system_files)
        abort();
    files = *system_files;
    files.zName = "olympair";
    files.szOsFile = (int)sizeof(struct log_file) + system_files->szOsFile;
    files.xOpen = open_file;
    if (sqlite3_vfs_register(&files, 1) != SQLITE_OK)
        abort();
}
