/* SPDX-License-Identifier: Apache-2.0 */
/* door.h - programs go into a file and out of it one at a time, and the last one out leaves one file; for db/ only.
   SQLite alone does not promise that. Two that leave at the same moment see each other and both leave the log; who comes in just as another
   one leaves finds a log that nobody has open, as if a program had been killed. */
#ifndef DB_DOOR_H
#define DB_DOOR_H

#include <stdbool.h>

struct db;

/* Opens its file and reads it for the first time; its error sticks. Remembers whether a log was there that nobody had open. */
void door_in(struct db *db, int flags, bool write);

/* Is there a log that nobody had open when this program opened the file, and has nothing been recorded since? */
bool door_found_as_it_is(struct db *db);

#endif
