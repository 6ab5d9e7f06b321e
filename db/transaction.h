/* SPDX-License-Identifier: Apache-2.0 */
/* transaction.h - changes that happen all at once or not at all, and views of one moment. */
#ifndef DB_TRANSACTION_H
#define DB_TRANSACTION_H

#include <stdbool.h>

struct db;
struct script;

/* A transaction. Other writers wait in db_begin for up to five seconds. An older file is brought forward in it; db_commit makes
   that permanent, and after db_rollback a copy in memory is read again. */
void db_begin(struct db *db);
void db_commit(struct db *db);
void db_rollback(struct db *db);

/* Inside a transaction: what is changed from db_step on is as it was before after db_step_back. */
void db_step(struct db *db);
void db_step_back(struct db *db);

/* Whoever looks at a copy of an older file sees the file itself from here on, if it has been brought forward since. */
void db_follow(struct db *db);

/* Statements go to an older file itself from here on, as it is, and no longer to the copy of it that was brought forward. */
void db_turn_to_file(struct db *db);

/* A view of one moment for reading; ended by db_rollback. Does nothing if a transaction is open. */
bool db_begin_read(struct db *db); /* true if it began one */

/* migrate.h in a transaction of its own. */
void db_migrate(struct db *db, const struct script *script, int from, int to);

#endif
