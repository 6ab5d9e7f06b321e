/* SPDX-License-Identifier: Apache-2.0 */
/* changeset.h - checks the bytes of a changeset from the journal before SQLite applies them; for db/ only. */
#ifndef DB_CHANGESET_H
#define DB_CHANGESET_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct changeset_table;
struct db;
struct message;

/* The tables of an event that were looked up, kept from one changeset to the next; { .arena = a } knows none. */
struct changeset_tables {
    struct arena *arena;
    struct changeset_table *item;
    int n, cap;
};

/* May it be applied? False: these are not the bytes of a changeset of this event, and `why` says what is wrong (an error of
   SQLite also sticks). Every table has to be one of the event, with its key and no more columns than it has
   there (an entry of an earlier version of the file has fewer); rows that come or go have all of those, rows that change have their key, and
   every length fits. */
bool changeset_fit(struct db *db, struct str stored, struct changeset_tables *known, struct message *why);

#endif
