/* SPDX-License-Identifier: Apache-2.0 */
/* file.h - the event file: making, opening and closing it. */
#ifndef DB_FILE_H
#define DB_FILE_H

#include <stdbool.h>

#include "db/db.h"
#include "db/failure.h"
#include "db/transaction.h"
#include "engine/base/err.h"

struct db;

/* Reading changes no byte of the file or of a write-ahead log beside it. A log that a killed program left is read as well,
   and DB_WRITE folds it in with the first operation that is recorded. A log that does not fit the file (db/wal.h) is
   refused, and DB_LOOK looks at the file alone. */
enum db_mode { DB_READ, DB_WRITE, DB_LOOK };

/* For DB_LOOK: the ending of the name of such a log, without which the file is looked at. NULL: there is none. */
const char *db_stray_log(const struct db *db);

/* Entries that are in a log alone which no program had open, and in which nothing was recorded since: says how many, and what to do. { 0 }: there are none. */
struct message db_in_log(struct db *db);

/* An empty event file with the newest schema, open for writing. ERR_DB if anything of that name
   exists. It has another name until db_keep closes it and gives it its own (or ERR_DB), so nobody
   finds half a file. If it is closed without db_keep, it is gone. */
bool db_create(const char *path, struct db **out, struct err *e);
bool db_keep(struct db *db, struct err *e);

/* Can the file be read here at all? ERR_DB: not by this user, or only with another file beside it where none
   may be made. True if there is no file. */
bool db_may_read(const char *path, struct err *e);

/* Was it made before the first release? db_open refuses such a file, whatever its content. */
bool db_before_first_release(const char *path);

/* An existing event file. An older one is read from a copy in memory with the newest schema; the file itself
   is brought forward by the first transaction that is committed. DB_READ also opens a
   file or a folder that may not be written. Missing, empty, cut short, foreign, newer, not
   writable, with a log that does not fit, with a trigger that is not ours (DB_WRITE) or with another table, index or view (but with DB_LOOK,
   which asks nothing of them): ERR_DB with one sentence each. */
bool db_open(const char *path, enum db_mode mode, struct db **out, struct err *e);

#endif
