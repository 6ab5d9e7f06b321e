/* SPDX-License-Identifier: Apache-2.0 */
/* failure.h - keeps the first error of an event file until it is asked for. */
#ifndef DB_FAILURE_H
#define DB_FAILURE_H

#include <stdbool.h>

#include "engine/base/err.h"
#include "engine/base/str.h"

struct db;

/* All statements on a db are silent after the first error; ask once. False: `e` has the sentence
   (ERR_BUSY, ERR_DB), and the error sticks until db_rollback. */
bool db_ok(const struct db *db, struct err *e);

/* The same, but the sentence is about another file that was written through it: a copy. */
bool db_ok_of(const struct db *db, const char *path, struct err *e);

/* Does the error say that this program could not reach or read a file here and now? Then nothing shows that the file is damaged, and nobody
   needs another copy of it. */
bool db_unreached(const struct err *e);

/* What a line of SQLite's check of a file finds, in words of the house: by what it speaks of. */
struct message db_flaw(struct str line);

/* Damage that was noticed while reading: sticks like an error of SQLite. */
void db_damaged(struct db *db, struct message what);

/* The same for tables, indexes, views or triggers that another program changed while the file was open. */
void db_reshaped(struct db *db, struct message what);

/* An error of SQLite; for db/ only. Remembered unless one is remembered already. */
void db_note(struct db *db, int code);

#endif
