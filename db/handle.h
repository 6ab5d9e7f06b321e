/* SPDX-License-Identifier: Apache-2.0 */
/* handle.h - connections to event files; for db/ only. */
#ifndef DB_HANDLE_H
#define DB_HANDLE_H

#include <stdbool.h>

#include "db/inside.h"
#include "db/query.h"

/* How many logs that nobody else had open this thread has come across: SQLite says so. One more after a connection has read its file for the
   first time: a program that was killed left this one, or somebody put it there. */
long handle_found_logs(void);

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

/* To an empty file in memory, which is called `path`. */
struct db *handle_in_memory(const char *path);

/* It goes to `out`, or is closed with its error. */
bool handle_give(struct db *db, struct db **out, struct err *e);

/* A log is brought to the disk once for each operation, not three times (wal_sync.c): from here on, for all files that are opened; after
   SQLite is configured. */
void wal_sync_begin(void);

#endif
