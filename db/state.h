/* state.h - one sum over all rows of the event, so that a change from outside is found; for db/ only.
   The state is the version of the file (a byte) and the sum modulo 2^256, lowest byte first, of the
   hashes of all rows of all tables but the journal. The hash of a row is that of the name of its table
   and its values in their order, each with its type. A sum can be kept up to date row by row
   (Bellare and Micciancio, "A new paradigm for collision-free hashing: incrementality at reduced cost", EUROCRYPT 1997). */
#ifndef DB_STATE_H
#define DB_STATE_H

#include "engine/base/str.h"

struct arena;
struct db;

/* Of the whole file, in the arena. */
struct str state_whole(struct db *db, struct arena *a);

/* From the state before a change and the changeset of the change, which has been made; in the arena. The
   state of another version is of no use: then of the whole file. */
struct str state_after(struct db *db, struct str before, struct str changes, struct arena *a);

#endif
