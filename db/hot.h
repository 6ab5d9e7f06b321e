/* SPDX-License-Identifier: Apache-2.0 */
/* hot.h - a rollback journal beside an event file that has no log yet: a backup in which the first operation was being recorded when the
   program was killed. SQLite would take it into the file of whoever only reads. For db/ only. */
#ifndef DB_HOT_H
#define DB_HOT_H

#include <stdbool.h>

#include "db/file.h"

struct db;
struct err;

/* Before the file is opened: true, and nothing else, if there is no such journal that nobody holds. Else what the file was before is
   made in a copy: who only reads has that, in memory (db->lite), or with DB_LOOK the file alone if it does not fit; who may write opens the file itself, and SQLite takes the journal in.
   ERR_DB: it does not fit, as a log does not (db/wal.h), or no copy can be made; nothing was changed. */
bool hot_open(struct db *db, enum db_mode mode, struct err *e);

#endif
