/* SPDX-License-Identifier: Apache-2.0 */
/* load.h - the event file -> the arrays of the event. */
#ifndef DB_LOAD_H
#define DB_LOAD_H

#include <stdbool.h>

#include "db/digest.h"
#include "engine/base/err.h"
#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct db;

/* The whole event as of one moment, in the arena. Whatever does not fit together (a match of a team
   that is not there, a gap in the rounds) is damage: ERR_DB. */
bool db_load_event(struct db *db, struct arena *a, struct event *out, struct err *e);

/* The same, and also what another program did, found in the same pass: `drift` is the sum over all rows, traces included,
   minus that of the last entry of the journal, or another nonzero number if that entry does not follow from the one before. All zero:
   the file is as its last entry left it. */
bool db_load_checked(struct db *db, struct arena *a, struct event *out, unsigned char drift[HASH_SIZE], struct err *e);

/* The trace of a round as it is stored, empty if there is none; in the arena. */
bool db_load_trace(struct db *db, int section, int round, struct arena *a, struct str *out, struct err *e);

/* Reads this one row: the local time is needed before each operation, which then reads the event. ERR_DB: there is no event. */
bool db_load_zone(struct db *db, struct arena *a, struct str *out, struct err *e);

#endif
