/* SPDX-License-Identifier: Apache-2.0 */
/* apply.h - changesets one after the other, by statements that are prepared once for all of them; for db/ only.
   sqlite3changeset_apply prepares its own for each changeset, which takes longer than what they do. */
#ifndef DB_APPLY_H
#define DB_APPLY_H

#include <stdbool.h>

#include "engine/base/str.h"

struct apply_statement;
struct arena;
struct db;

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
