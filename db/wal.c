/* SPDX-License-Identifier: Apache-2.0 */
#include "db/wal.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/db.h"
#include "db/handle.h"
#include "db/journal.h"
#include "db/transaction.h"
#include "engine/base/arena.h"

/* Does each entry follow from the one before, and the event from the last? */
static bool holds_together(struct db *db, const struct journal_row **row, int *n, struct arena *a)
{
    *row = journal_load(db, a, n);
    return !db->code && journal_broken(*row, *n) == 0 && journal_fits(db, *row, *n, a) && !db->code;
}

/* A log adds entries. One that was left beside a file which has gone on would take the file back: its last entry is none of
   those with the log. Where a program was killed while it folded the log in, what the file alone ends with may be anything, such as what
   was on a page before; it says something only if it holds together. */
static bool takes_back(const char *path, const struct journal_row *row, int n)
{
    struct arena own = { 0 };
    struct db *alone = handle_new(path);
    const struct journal_row *until;
    int m;

    handle_open_alone(alone);
    handle_bound(alone);
    struct journal_row last = journal_last(alone, &own);
    bool other = !alone->code && last.entry > 0 &&
                 (last.entry > n || memcmp(last.hash, row[last.entry - 1].hash, HASH_SIZE) != 0);
    bool back = other && holds_together(alone, &until, &m, &own);
    db_close(alone);
    arena_free(&own);
    return back;
}

static bool fits(struct db *db, bool beside)
{
    struct arena own = { 0 };
    bool began = db_begin_read(db);
    const struct journal_row *row;
    int n;
    bool ok = holds_together(db, &row, &n, &own) && !(beside && takes_back(db->path, row, n));

    if (began && !db->code)
        db_rollback(db);
    arena_free(&own);
    return ok;
}

bool wal_fits(struct db *db)
{
    return fits(db, true);
}

bool wal_fits_itself(struct db *db)
{
    return fits(db, false);
}
