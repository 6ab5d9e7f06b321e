/* SPDX-License-Identifier: Apache-2.0 */
/* zone.h - the time zone of the event, without the rest of it. */
#ifndef DB_ZONE_H
#define DB_ZONE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct db;
struct err;

/* Reads this one row: the local time is needed before each operation, which then reads the event. ERR_DB: there is no event. */
bool db_load_zone(struct db *db, struct arena *a, struct str *out, struct err *e);

#endif
