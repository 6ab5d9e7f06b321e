/* SPDX-License-Identifier: Apache-2.0 */
/* check.h - is the event file sound, and is it what its journal made it? */
#ifndef DESK_FILE_CHECK_H
#define DESK_FILE_CHECK_H

#include "db/rewind.h"
#include "desk/base/desk.h"

struct backup;
struct db;
struct headway;

/* A PROBLEM for each flaw: a trigger or a table that is not ours, an entry of the journal that does not follow from the one before it, a row
   that is not as the journal left it, rows that no entry wrote, an entry that one of the backups beside
   the event ends with and that is not there. ERR_DB: the file is damaged. Nothing is
   written, in a file that is open for reading or for work. `headway` hears of the entries (NULL: nobody does). */
bool desk_check(struct desk *d, const struct headway *headway, struct findings *f, struct err *e);

/* What the journal says about the file; for desk/ only. */
struct journal_check {
    const struct backup *backup; /* to be compared with it: those that were there before it was looked at */
    int nbackup;
    struct findings *found;        /* they are added to it as they come */
    bool advise;                   /* say for each row that differs what to do */
    int entries;                   /* of the journal */
    const struct headway *headway; /* those that were taken back */
};

/* A PROBLEM for each table, index, view and trigger that differs from the expected definition, with what to do. */
void check_schema(struct db *db, struct findings *f);

/* The same as desk_check without a look at the pages of the file, in a transaction that is open; `h` comes
   with the backups and the headway. */
bool check_history(struct desk *d, struct journal_check *h, struct err *e);

#endif
