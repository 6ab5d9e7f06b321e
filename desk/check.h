/* check.h - is the event file sound, and is it what its journal made it? */
#ifndef DESK_CHECK_H
#define DESK_CHECK_H

#include "desk/desk.h"

struct backup;

/* A PROBLEM for each flaw: a trigger or a table that is not ours, an entry of the journal that does not follow from the one before it, a row
   that is not as the journal left it, rows that no entry wrote, an entry that one of the backups beside
   the event ends with and that is not there. ERR_DB: the file is damaged. Nothing is
   written, in a file that is open for reading or for work. */
bool desk_check(struct desk *d, struct findings *f, struct err *e);

/* The same without a look at the pages of the file, in a transaction that is open, with backups that were
   there before it; for desk/ only. */
bool check_history(struct desk *d, const struct backup *backup, int nbackup, struct findings *f,
                   int *entries, struct err *e);

#endif
