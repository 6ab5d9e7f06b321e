/* SPDX-License-Identifier: Apache-2.0 */
#include "db/wal.h"

#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>

#include "db/db.h"
#include "db/door.h"
#include "db/handle.h"
#include "db/journal.h"
#include "db/transaction.h"
#include "engine/base/arena.h"

/* Does each entry follow from the one before, and the event from the last? */
static bool holds_together(struct db *db)
{
    return journal_chain(db).broken == 0 && !db->code && journal_fits(db) && !db->code;
}

/* A log adds entries. One that was left beside a file which has gone on would take the file back: its last entry is none of
   those with the log. Where a program was killed while it folded the log in, what the file alone ends with may be anything, such as what
   was on a page before; it says something only if it holds together. */
static bool takes_back(struct db *db)
{
    struct arena own = { 0 };
    struct db *alone = handle_new(db->path);
    unsigned char hash[HASH_SIZE];

    handle_open_alone(alone);
    handle_bound(alone);
    struct journal_row last = journal_last(alone, &own);
    bool other = !alone->code && last.entry > 0 &&
                 (!journal_hash_of(db, last.entry, hash) || memcmp(last.hash, hash, HASH_SIZE) != 0);
    bool back = other && holds_together(alone);
    db_close(alone);
    arena_free(&own);
    return back;
}

static bool fits(struct db *db, bool beside)
{
    bool began = db_begin_read(db);
    bool ok = holds_together(db) && !(beside && takes_back(db));

    if (began && !db->code)
        db_rollback(db);
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

long wal_entries(struct db *db)
{
    struct arena own = { 0 };
    long n = 0;

    if (!door_found_as_it_is(db))
        return 0;
    struct db *alone = handle_new(db->path);
    handle_open_alone(alone);
    handle_bound(alone);
    n = journal_last(db, &own).entry - journal_last(alone, &own).entry;
    if (n <= 0 && !holds_together(alone))
        n = 1;
    db_close(alone);
    arena_free(&own);
    return n > 0 ? n : 0;
}
