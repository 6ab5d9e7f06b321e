/* SPDX-License-Identifier: Apache-2.0 */
/* inside.h - what an open event file is made of; for db/ only. */
#ifndef DB_INSIDE_H
#define DB_INSIDE_H

#include <stdbool.h>
#include <sys/types.h>

#include "engine/base/err.h"

struct sqlite3;
struct sqlite3_session;
struct sqlite3_stmt;

/* Of a file. */
struct file_place {
    dev_t device;
    ino_t inode;
    off_t size; /* in bytes */
};

struct db {
    struct sqlite3 *lite;
    struct sqlite3 *older,
        *copy; /* an older file and a copy of it in memory, brought forward: lite is one of them; or NULL */
    struct sqlite3_stmt **kept; /* statements prepared on first use, by their numbers (query_kept) */
    int nkept;
    struct sqlite3_session *session; /* records the open transaction, or NULL */
    char *path;                      /* as people know it */
    char *made;                      /* the name it has until db_keep, or NULL */
    struct file_place place,
        log;         /* where the file that is open is found, and its log; an inode of 0: nobody asks (db/guard.c) */
    long waits_from; /* when it began to wait for another writer, in milliseconds of some clock */
    long steps_max;  /* more than a statement takes that comes to an end in a file of that size; */
    long steps;      /* so many it may still take */
    long shape;      /* SQLite's count of changes to tables when they were looked at last (schema_again); */
    enum { SHAPE_ANY, SHAPE_READ, SHAPE_WHOLE } asks; /* ... and what of it matters to whoever has it open */
    long age;      /* a copy whose journal was taken back: the last entry that still counts; 0: all do */
    bool recorded; /* something was committed, ever (db_records_kept) */
    bool records;  /* an operation is under way that would be recorded */
    bool doubted;  /* it has waited so long for somebody else that it was asked whether anything can be locked there: */
    bool no_locks; /* nothing can */
    bool keeps_log; /* what is in the log is not ours, and stays there when the file is closed */
    void (*leave)(struct db *,
                  struct sqlite3 *); /* closes a connection to a file that has a log; NULL: as SQLite does */
    bool (*fits)(struct db *);       /* may its log be folded into it (db/wal.h)? NULL: any log may */
    bool had_log;                    /* there was a log when it was opened, */
    bool found_log;                  /* and nobody had it open: a program was killed, or somebody put it there; */
    long log_version;                /* SQLite's count then of what others have committed */
    const char *
        stray_log; /* what stands at the end of the name of a log that does not fit: the file is open without it; or NULL */
    int code;      /* the first error of SQLite since the last rollback, 0 = none */
    struct err why; /* what it said */
};

/* What db_records_kept says of it. */
void db_keeps_records(struct db *db, bool keeps);

#endif
