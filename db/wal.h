/* SPDX-License-Identifier: Apache-2.0 */
/* wal.h - the write-ahead log beside an event file that is being opened: was it left there, and does it belong to the file? For
   db/ only. */
#ifndef DB_WAL_H
#define DB_WAL_H

#include <stdbool.h>

struct db;

/* Is the event, read with its log, what the last entry of its journal says, does each entry follow from the one before, and is what
   the file ends with without the log among them? An error of SQLite sticks. */
bool wal_fits(struct db *db);

/* The same for what is open, without looking at any file. */
bool wal_fits_itself(struct db *db);

/* How many entries of the journal are in a log alone that was found when the file was opened, as far as that can be known: where a program was killed
   while it folded the log into the file, that file makes no sense alone, and says less than it seems to lack. */
long wal_entries(struct db *db);

#endif
