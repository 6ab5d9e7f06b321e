/* SPDX-License-Identifier: Apache-2.0 */
/* handle.h - the inside of an open event file; for db/ only. */
#ifndef DB_HANDLE_H
#define DB_HANDLE_H

#include <stdbool.h>

#include "db/guard.h"
#include "db/query.h"
#include "db/statement.h"
#include "engine/base/err.h"

struct sqlite3;
struct sqlite3_session;

struct db {
    struct sqlite3 *lite;
    struct sqlite3 *older,
        *copy; /* an older file and a copy of it in memory, brought forward: lite is one of them; or NULL */
    struct sqlite3_stmt *statement[QUERY_COUNT];        /* prepared on first use */
    struct sqlite3_stmt *table[TABLE_COUNT][SQL_COUNT]; /* likewise, of table.def */
    struct sqlite3_session *session;                    /* records the open transaction, or NULL */
    char *path;                                         /* as people know it */
    char *made;                                         /* the name it has until db_keep, or NULL */
    struct place place,
        log;         /* where the file that is open is found, and its log; an inode of 0: nobody asks (db/guard.c) */
    long waits_from; /* when it began to wait for another writer, in milliseconds of some clock */
    long steps_max;  /* more than a statement takes that comes to an end in a file of that size; */
    long steps;      /* so many it may still take */
    long shape;      /* SQLite's count of changes to tables when they were looked at last (schema_again); */
    enum { SHAPE_ANY, SHAPE_READ, SHAPE_WHOLE } asks; /* ... and what of it matters to whoever has it open */
    bool records;                                     /* an operation is under way that would be recorded */
    bool keeps_log; /* what is in the log is not ours, and stays there when the file is closed */
    const char *
        stray_log; /* what stands at the end of the name of a log that does not fit: the file is open without it; or NULL */
    int code;      /* the first error of SQLite since the last rollback, 0 = none */
    struct err why; /* what it said */
};

/* Has this process an event open, or another file of ours? */
bool handle_any(void);

/* Without a connection; the path is copied. */
struct db *handle_new(const char *path);

/* A connection by the name that SQLite takes, or to the file of that path; its error sticks. One thread uses it at a time. */
void handle_connect(struct db *db, const char *name, int flags);
void handle_open(struct db *db, const char *path, int flags);
void handle_disconnect(struct db *db);

/* To its file as it is, read only: no log is looked for, and nothing is made beside it. */
void handle_open_alone(struct db *db);

/* Against values and statements that have no end; and against whatever else a file may hold. */
void handle_bound(struct db *db);
void handle_protect(struct db *db, bool write);

/* The first value that it gives, or 0. */
long handle_pragma(struct db *db, enum query_id id);

/* It goes to `out`, or is closed with its error. */
bool handle_give(struct db *db, struct db **out, struct err *e);

#endif
