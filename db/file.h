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
struct err;

/* Whoever only reads changes no byte of the file and of a write-ahead log beside it. A log that a killed program left is read, too,
   and DB_WRITE folds it in with the first operation that is recorded; one that does not fit the file (db/wal.h) is not: it is
   refused, and DB_LOOK looks at the file alone. */
enum db_mode { DB_READ, DB_WRITE, DB_LOOK };

/* Of DB_LOOK: such a log is there, and the file is looked at without it: what its name ends in. NULL: there is none. */
const char *db_stray_log(const struct db *db);

/* An empty event file with the newest schema, open for writing. ERR_DB if anything of that name
   exists. It has another name until db_keep closes it and gives it its own, or ERR_DB: so nobody ever
   finds half of it. Closed without db_keep it is gone. */
bool db_create(const char *path, struct db **out, struct err *e);
bool db_keep(struct db *db, struct err *e);

/* May it be looked at here at all? ERR_DB: not by this user, or not without a file beside it where none may
   be made. True of what is not there. */
bool db_may_read(const char *path, struct err *e);

/* Was it made before the first release? db_open refuses such a file, whatever it holds. */
bool db_before_first_release(const char *path);

/* An event file that exists. What is read of an older one has the newest schema, since it is a copy in memory; the file itself
   is brought forward by the first transaction that is committed. DB_READ also opens a
   file or a folder that may not be written. Missing, empty, cut short, foreign, newer, not
   writable, with a log that does not fit, with a trigger that is not ours (DB_WRITE) or with another table, index or view (but with DB_LOOK,
   which asks nothing of them): ERR_DB with one sentence each. */
bool db_open(const char *path, enum db_mode mode, struct db **out, struct err *e);

#endif
