/* SPDX-License-Identifier: Apache-2.0 */
/* rewind.h - does the file hold what its journal says? Takes the journal back to find out. */
#ifndef DB_REWIND_H
#define DB_REWIND_H

#include <stdbool.h>

#include "db/journal.h"
#include "engine/base/message.h"

struct db;
struct err;
struct headway;

/* How a row differs from what the journal knows of it. */
enum flaw_kind {
    FLAW_VALUE,   /* a column holds a different value */
    FLAW_MISSING, /* the row is not there */
    FLAW_FOREIGN, /* the row is there, and no entry wrote it, or one removed it */
    FLAW_PAST,    /* one of these, until a later entry wrote the row anew */
    FLAW_ENTRY    /* none of these: what takes an entry back are not the bytes of a changeset */
};

struct flaw {
    enum flaw_kind kind;
    struct str table, column; /* no column unless it is a value */
    struct message message;   /* the row, what it holds, what was written, by which entry; its texts are in the arena */
};

/* A growing list in an arena: { .arena = a } is empty. */
struct flaws {
    struct arena *arena;
    struct flaw *item;
    int n, cap;
    void (*found)(const struct flaw *flaw, void *to); /* called with each that is added; may be NULL */
    void *to;
    const struct headway *headway; /* entries that are taken back; NULL: nobody waits for it */
    int left;                      /* how many entries could not be taken back: the last of them is damaged */
};

/* Takes back all entries of the journal, the latest first, in a copy in memory, down to the first that does
   not follow from the one before it (`chain` is that of the file) or cannot be taken back. A flaw for each row of a
   table that is not as the journal left it; where many rows of a table are left that no entry wrote, one
   for all of them. ERR_DB: the copy cannot be made. */
bool rewind_check(struct db *db, const struct journal_chain *chain, struct flaws *f, struct err *e);

#endif
