/* SPDX-License-Identifier: Apache-2.0 */
/* backup.h - a copy of the event file, made while others work on it. */
#ifndef DB_BACKUP_H
#define DB_BACKUP_H

#include <stdbool.h>

struct db;
struct err;

/* The event as of one moment under a name that nobody has: an event file like any other. What is being
   changed in an open transaction is not in it. It has another name until it has been checked (damage,
   journal) and is on the disk, so half of it is never found. ERR_DB: the name is taken, there is no
   room, or the copy does not pass its check. `as_left`: the event is as the last entry of its journal left
   it; if it is not, the copy is kept all the same. */
bool db_backup(struct db *db, const char *dest, bool *as_left, struct err *e);

/* May a copy get that name? As db_backup says, before anything is made. */
bool db_backup_may(const char *dest, struct err *e);

/* The same of the event file of that path, which is open no longer than it is read. */
bool db_backup_of(const char *path, const char *dest, bool *as_left, struct err *e);

/* A new event file from a copy, or from any event file, open for writing: as after db_create, nothing has the name before
   db_keep. ERR_DB: the name is taken, there is no room, or the copy is not sound or not as it was left. */
bool db_renew(const char *copy, const char *dest, struct db **out, struct err *e);

/* What is open, though its name may be gone or another file's by now (db/guard.h), under a name that nobody has: as db_backup, but by the
   connection that has it open, with what was committed last. */
bool db_rescue(struct db *db, const char *dest, struct err *e);

/* What `made` has (db_renew) takes the place of what is in the event file, in one transaction, so that who has it open goes on with
   it; the name stays that of the same file. What was in it is in `saved` before, page by page, sound or not. A file that cannot be opened
   is moved there with its log, and one that is not there is made. `made` is closed and gone in any case. ERR_DB, ERR_BUSY: nothing was
   changed. */
bool db_put_back(struct db *made, const char *path, const char *saved, struct err *e);

/* Takes a copy away, with whatever a program that was killed left beside it. */
void db_discard(const char *path);

#endif
