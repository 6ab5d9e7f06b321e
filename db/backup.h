/* SPDX-License-Identifier: Apache-2.0 */
/* backup.h - a copy of the event file, made while others work on it. */
#ifndef DB_BACKUP_H
#define DB_BACKUP_H

#include <stdbool.h>

struct db;
struct err;

/* Copies the event as of one moment to a new name: an event file like any other, of the version that the file has. Changes in an open
   transaction are not in it. It has another name until it has been checked (damage, journal) and is on
   the disk, so nobody finds half a copy. ERR_DB: the name is taken, there is no room, or the copy does
   not pass its check. `as_left`: the event is as the last entry of its journal left it; if it is not,
   the copy is kept all the same. */
bool db_backup(struct db *db, const char *dest, bool *as_left, struct err *e);

/* Could a copy get that name? The errors are those of db_backup; nothing is made. */
bool db_backup_may(const char *dest, struct err *e);

/* The same for the event file of that path, which is open only while it is read. */
bool db_backup_of(const char *path, const char *dest, bool *as_left, struct err *e);

/* A new event file from a copy, or from any event file, open for writing: as after db_create, nothing has the name before
   db_keep. ERR_DB: the name is taken, there is no room, or the copy is not sound or not as it was left. */
bool db_renew(const char *copy, const char *dest, struct db **out, struct err *e);

/* Saves the open file to a new name, although its own name may be gone or lead to another file by now (db/guard.h): as db_backup, but through
   the connection that has it open, with what was committed last. */
bool db_rescue(struct db *db, const char *dest, struct err *e);

/* Replaces the content of the event file by that of `made` (db_renew), in one transaction, so that programs that have it open go on with
   it; the name stays that of the same file. The old content is first saved in `saved`, page by page, sound or not. A file that cannot be opened
   is moved there with its log, and a missing one is made. `made` is closed and gone in any case. ERR_DB, ERR_BUSY: nothing was
   changed. */
bool db_put_back(struct db *made, const char *path, const char *saved, struct err *e);

/* Removes a copy, with anything that a killed program left beside it. */
void db_discard(const char *path);

#endif
