/* SPDX-License-Identifier: Apache-2.0 */
/* backup.h - copies of the event file: by hand, before each publication, and those that there are. */
#ifndef DESK_FILE_BACKUP_H
#define DESK_FILE_BACKUP_H

#include "db/digest.h"
#include "desk/base/desk.h"
#include "engine/base/message.h"

/* A backup is an event file like any other: copied back it is the event as it was, and its journal goes on. */

/* NAME-WHAT-20160909-215900.oly beside the event, a name that nobody has. */
struct str desk_name_beside(const char *path, const char *what, struct str time, struct arena *a);

/* The event file's own name, without folders and ending. */
struct str desk_stem(const char *path);

/* What a copy is made of. */
struct backup_made {
    struct str path;  /* its name */
    int keys;         /* of so many people; 0: there are none, or they are there already */
    int files, taken; /* listed in the event, and beside the copy now */
    bool as_left;     /* the event is as the last entry of its journal left it */
};

/* A copy of the event as it is now, while others may work on it; nothing is written into the event or its
   journal. `dest` is the name of the copy, or a folder: then it is NAME-20160909-215900.oly in there, by
   the name of the event file and `time`. Its files and the people who have keys (people_copy) are beside it before it has its name; a file
   of people that is there stays. A WARNING if the event is not as the last entry of its journal left it, and if keys or files
   cannot be copied. ERR_DB: there is such a file, there is no
   room, or the copy does not pass its check; no part of it is left. */
bool desk_backup(struct desk *d, const struct event *ev, struct str time, struct str dest, struct findings *f,
                 struct backup_made *made, struct err *e);

/* What lies beside the event, beside a copy of it at made->path: its files, and the people who have keys (true: they are there now), with those
   WARNINGs. */
bool desk_backup_beside(struct desk *d, const struct event *ev, struct findings *f, struct backup_made *made);

/* The same copy as bytes, checked as well, and the name NAME-20160909-215900.oly for it: the event file alone, without what is beside it. It lies
   beside the event while it is made. In the arena. ERR_DB: as above. */
bool desk_backup_bytes(struct desk *d, struct str time, struct arena *a, struct str *name, struct str *out,
                       struct err *e);

/* A file of the folder EVENT.oly.backups, where the automatic ones are. */
struct backup {
    struct str path, name;
    struct str event, last; /* its name, and the time of its last operation */
    struct str mirror;      /* that it had then; empty: none */
    struct str before;      /* "round 7 of open": made before that was published; empty: by hand */
    int entries;            /* of its journal */
    unsigned char first[HASH_SIZE], hash[HASH_SIZE]; /* of the first and the last of them */
    long size;                                       /* bytes */
    struct message flaw; /* why it cannot be used, else none; then nothing else of the event is known */
};

/* All of them by name, which is by time for those made before a publication. The event itself need not be
   readable. None if there is no such folder. */
struct backup *desk_backups(const char *path, struct arena *a, int *n);

/* A PROBLEM for each of these backups that ends with an entry which is not in the journal of the file, or is another
   one there; a WARNING for each of another event. For desk/ only. */
struct db;
struct journal_chain;
void desk_compare_backups(const struct backup *list, int n, struct db *db, const struct journal_chain *chain,
                          struct findings *f);

/* True: the name now leads to another file or to none, or the file was cut short; nothing more is recorded. */
bool desk_replaced(const struct desk *d); /* NULL is fine */

/* NAME-rescued-20160909-215900.oly beside the event: all that was recorded, in a copy that was read through; `made` says its name, in
   the arena. The log that was left under the name of the event is in it and is removed. ERR_DB: no such copy can be made. */
bool desk_rescue(struct desk *d, struct str time, struct arena *a, struct str *made, struct err *e);

#endif
