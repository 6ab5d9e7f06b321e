/* SPDX-License-Identifier: Apache-2.0 */
/* wal.h - the write-ahead log beside an event file that is being opened: was it left there, and does it belong to the file? For
   db/ only. */
#ifndef DB_WAL_H
#define DB_WAL_H

#include <stdbool.h>

struct db;

/* Before the first connection of the process: SQLite says when it reads a log that nobody else has open. */
void wal_listen(void);

/* How many such logs this thread has come across. One more after a connection has read its file for the first time: a program
   that was killed left this one, or somebody put it there. */
long wal_found(void);

/* Is the event, read with its log, what the last entry of its journal says, does each entry follow from the one before, and is what
   the file ends with without the log among them? An error of SQLite sticks. */
bool wal_fits(struct db *db);

/* The same without a look at any file: of what is open alone. */
bool wal_fits_itself(struct db *db);

/* Is there a file of that name and ending, such as "-wal", with anything in it? */
bool wal_beside(const char *path, const char *end);

#endif
