/* SPDX-License-Identifier: Apache-2.0 */
/* fsck.h - checks an event file from its pages to its arrays, however damaged it is. */
#ifndef DESK_FILE_FSCK_H
#define DESK_FILE_FSCK_H

#include "desk/base/desk.h"
#include "engine/base/message.h"

struct backup;
struct headway;

/* What was looked at, as far as that could be done. */
struct fsck {
    struct desk *desk;           /* open for reading, NULL if the file cannot be opened; to be closed */
    bool loaded;                 /* there is an event */
    struct event event;          /* in the arena */
    const struct backup *backup; /* of the event, in the arena */
    int nbackup;
    const char *
        stray_log; /* what the name of a log beside it ends in that does not fit: the rest is about the file without it; or NULL */
    int tables, entries;
    long rows;
};

/* A PROBLEM for each flaw, with table and row where they are known, and what to do: the file cannot be
   opened; a log beside it that does not fit; pages and rows that cannot be read; rows that belong to none; a trigger or a table that is not ours; an entry of the journal that does
   not follow from the one before it; a row that is not as the journal left it; a state that is not the
   one of the last entry; what does not fit together as an event. Nothing is written: a write-ahead log
   that is there is read and stays. False: nothing could be looked at, as `why` says (db_unreached), or the file was made before the first release.
   `headway` hears of the entries (NULL: nobody does). */
bool desk_fsck(const char *path, const struct headway *headway, struct arena *a, struct fsck *out, struct findings *f,
               struct err *why);

/* The first of what it finds; empty: the file is sound. */
struct message desk_flaw(const char *path, struct arena *a);

/* Of these backups the one with the longest journal in which desk_fsck finds nothing; NULL if there is
   none. */
const struct backup *desk_newest_sound(const struct backup *list, int n, struct arena *a);

#endif
