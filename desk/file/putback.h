/* SPDX-License-Identifier: Apache-2.0 */
/* putback.h - puts the event file back to a backup, even while others have it open. */
#ifndef DESK_FILE_PUTBACK_H
#define DESK_FILE_PUTBACK_H

#include "desk/base/desk.h"

/* What became of it; strings in the arena. */
struct put_back {
    long entries;      /* of the backup */
    struct str time;   /* of the last of them */
    long was;          /* entries that the file had until then; -1: it could not be read */
    long lost;         /* how many of them are no longer in it */
    struct str saved;  /* where the former file is now; empty: there was none */
    int moved;         /* later backups, to the folder of that copy's backups */
    struct str mirror; /* of the backup, with copies that have more entries; or empty */
};

/* The file is what the backup is, and an entry of its journal says so: the event file of that name for everybody who has it open, who
   goes on with it. What it was until then is in NAME-before-restore-TIME.oly beside it, later backups in the folder of that. With act->dry
   nothing is done. ERR_DB: the backup is not sound. ERR_CONFLICT: it is of another event. ERR_STATE, for want of a confirmation: the
   file has entries that the backup does not have. */
bool desk_put_back(const char *path, const char *backup, const struct act *act, struct arena *a, struct put_back *out,
                   struct err *e);

#endif
