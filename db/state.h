/* SPDX-License-Identifier: Apache-2.0 */
/* state.h - one sum over all rows of the event, so that a change from outside is found; for db/ only.
   The state is the version of the file (a byte) and the sum modulo 2^256, lowest byte first, of the
   hashes of all rows of all tables but the journal. The hash of a row is that of the name of its table
   and its values in their order, each with its type. A sum can be kept up to date row by row
   (Bellare and Micciancio, "A new paradigm for collision-free hashing: incrementality at reduced cost", EUROCRYPT 1997). */
#ifndef DB_STATE_H
#define DB_STATE_H

#include "db/digest.h"
#include "engine/base/str.h"

struct arena;
struct db;
struct sqlite3_value;

/* A sum to which rows are added one by one: between state_open and state_close, which gives the state, in the arena.
   `order` has for each column of the table, in their order, which of the values it is; NULL: they stand in that order. */
struct state_sum {
    unsigned char byte[HASH_SIZE];
    unsigned char *row; /* the bytes that are hashed of a row */
    size_t n, cap;
};

void state_open(struct state_sum *sum);
void state_add_row(struct state_sum *sum, const char *table, struct sqlite3_value *const *value, int n,
                   const int *order);
void state_add_table(struct db *db, struct state_sum *sum, const char *table);
struct str state_close(struct state_sum *sum, struct arena *a);

/* Of the whole file, in the arena. */
struct str state_whole(struct db *db, struct arena *a);

/* The first minus the second, modulo 2^256. */
void state_less(struct str state, struct str other, unsigned char out[HASH_SIZE]);

/* The state after a change, from the state before it and its changeset; in the arena. If the state is of
   another version, it is computed from the whole file. */
struct str state_after(struct db *db, struct str before, struct str changes, struct arena *a);

#endif
