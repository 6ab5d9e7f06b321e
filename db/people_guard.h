/* SPDX-License-Identifier: Apache-2.0 */
/* people_guard.h - the people files that this process has open. A file that has taken the name of one of them is not opened as well;
   for db/ only. */
#ifndef DB_PEOPLE_GUARD_H
#define DB_PEOPLE_GUARD_H

#include <stdbool.h>

struct db;
struct err;

/* Before it is opened. ERR_DB: under that name this process, or another program, has another file open; the two would share one log. */
bool people_may_open(const char *path, struct err *e);

/* Once it is open it is asked for, until it is closed. */
void people_guard(struct db *db);
void people_unguard(const struct db *db); /* NULL, and one that is not guarded, are fine */

#endif
