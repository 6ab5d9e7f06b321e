/* SPDX-License-Identifier: Apache-2.0 */
/* store.h - the arrays of the event -> rows. Inside a transaction; errors stick (db_ok). Sections
   and squads by index, rounds from 1. */
#ifndef DB_STORE_H
#define DB_STORE_H

#include "teams/event.h"

struct db;

/* Exactly the rows in which `after` differs from `before`, which is what the file holds; NULL: nothing. What is left out goes with
   all that belongs to it, of a round also its trace. Rows are known by their places (section, team, player, correction ...) or by
   what the table says: an absence by its team and first round, of several such the last one counts; a barred pair by both teams
   and the round. A board is stored when something is known of it. Where nothing differs nothing is written. */
void store_difference(struct db *db, const struct event *before, const struct event *after);

/* How a draft came about; text in place of the one that is there. */
void store_trace(struct db *db, int section, int round, struct str json);

#endif
