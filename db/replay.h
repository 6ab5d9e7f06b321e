/* SPDX-License-Identifier: Apache-2.0 */
/* replay.h - the rows of an event in memory, and changesets applied to them one after the other. */
#ifndef DB_REPLAY_H
#define DB_REPLAY_H

#include <stdbool.h>

#include "engine/base/str.h"

struct apply_statement;
struct arena;
struct db;
struct err;

/* The rows of an event in memory, without its journal. */

/* A copy of the event with an empty journal, which is most of a file. Where the tables are not ours, or hold what they do not
   take, a copy of the whole file with all that is in it. Neither asks whether a value is one that its column may have. */
bool replica_make(struct db *db, struct db **out, struct err *e);

/* Changesets one after the other, by statements that are prepared once for all of them. */

/* { .db = db, .arena = a } has prepared none. */
struct applier {
    struct db *db;
    struct arena *arena;
    struct apply_statement *item;
    int n, cap;
};

/* Applies a changeset that fits (db/changeset.h), inside a transaction. False, and nothing is changed: a row is not as
   the changeset has it, or SQLite refuses one; sqlite3changeset_apply can tell which. */
bool apply_exactly(struct applier *x, struct str changes);

void apply_close(struct applier *x);

#endif
