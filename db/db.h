/* SPDX-License-Identifier: Apache-2.0 */
/* db.h - an open event: its name, a copy of it, closing it. */
#ifndef DB_DB_H
#define DB_DB_H

#include <stdbool.h>

struct db;
struct err;

/* A file of that version without any rows, in memory. */
bool db_fresh(int version, struct db **out, struct err *e);

/* The same event in memory, to be worked on and thrown away: nothing of it reaches the file. Keys
   of other tables are not enforced in it. */
bool db_copy(struct db *db, struct db **out, struct err *e);

/* In which folder SQLite puts aside what is too long for memory, as what a long operation would take back if it fails: of this process, from
   now on, while it has one thread. SQLITE_TMPDIR is looked at before the first file is opened, and never again. */
void db_keep_aside(const char *folder);

/* How long this thread waits while somebody else writes, whatever it has open: until then, in milliseconds of the steady clock; 0: five seconds each time. */
void db_wait_until(long ms);
long db_clock_ms(void);
enum { DB_WAIT_MS = 5000 };

const char *db_path(const struct db *db);

/* A number that changes when somebody else has committed something. Errors stick. */
long db_data_version(struct db *db);

/* Rolls back what was not committed; the last program to close the file folds the write-ahead log into it. */
void db_close(struct db *db); /* NULL is fine */

/* Has this process a file open in which it has committed something, which may be in its log alone until it is closed? Signal handlers may ask. */
bool db_records_kept(void);

/* Looks for damage in the whole file. */
bool db_quick_check(struct db *db, struct err *e);

#endif
