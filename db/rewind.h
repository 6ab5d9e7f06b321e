/* rewind.h - is the file what its journal made it? */
#ifndef DB_REWIND_H
#define DB_REWIND_H

#include <stdbool.h>

#include "db/journal.h"
#include "engine/finding.h"

struct db;
struct err;

/* Takes back all entries of the journal, the latest first, in a copy in memory. A PROBLEM for each
   row of a table that is not as the journal left it: what it holds, what was written, by which
   entry; and for each table in which rows are left that no entry wrote. ERR_DB: the copy cannot be
   made. */
bool rewind_check(struct db *db, const struct journal_row *row, int n, struct findings *f,
                  struct err *e);

#endif
