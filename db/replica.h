/* SPDX-License-Identifier: Apache-2.0 */
/* replica.h - the rows of an event in memory, without its journal; for db/ only. */
#ifndef DB_REPLICA_H
#define DB_REPLICA_H

#include <stdbool.h>

struct db;
struct err;

/* A copy of the event with an empty journal, which is most of a file. Where the tables are not ours, or hold what they do not
   take, a copy of the whole file with all that is in it. Neither asks whether a value is one that its column may have. */
bool replica_make(struct db *db, struct db **out, struct err *e);

#endif
