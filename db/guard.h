/* SPDX-License-Identifier: Apache-2.0 */
/* guard.h - does the name still lead to the file that is open? SQLite does not notice when a file with a log is replaced. */
#ifndef DB_GUARD_H
#define DB_GUARD_H

#include <stdbool.h>

struct db;
struct err;

/* From now on the file is watched; to be called after the first read, for db/ only. */
void guard_begin(struct db *db);

/* The log may be a new one; after a commit, for db/ only. */
void guard_log(struct db *db);

/* True: the name leads to another file than the open one, or to none, or another program has cut the file short. */
bool db_replaced(const struct db *db);

/* The same but for a file cut short; any thread may ask this, of a file that another one works with. For db/ only. */
bool guard_moved(const struct db *db);

/* Called before and after every transaction, for db/ only: notes an error if the file was replaced. */
void guard_check(struct db *db);

/* Before it is opened: the log of that name belongs to a program that has another file open which had that name; ERR_DB. Asked only where
   this process has no event open: to close a file takes away the locks on it. */
bool guard_may_open(const char *path, struct err *e);

/* The same, for callers who know that this process has no file of that name open. */
bool guard_is_ours(const char *path, struct err *e);

/* Removes the log that was of the file which is open no longer under that name; a new one of that name stays. Everything that was in
   it must be elsewhere. */
void db_remove_log(struct db *db);

#endif
