/* SPDX-License-Identifier: Apache-2.0 */
/* mirror.h - copies of the event in a folder on another disk, from which work goes on if this machine is lost. */
#ifndef DESK_FILE_MIRROR_H
#define DESK_FILE_MIRROR_H

#include <time.h>

#include "desk/file/backup.h"
#include "desk/file/copies.h"
#include "engine/base/message.h"

/* What the folder of the setting `mirror` has of the event. Nothing of it is stored: it is what is found there now. */
struct mirror {
    struct str folder;   /* empty: none is set */
    struct str copy;     /* the newest of the event that can be read: its name; empty: there is none */
    struct str time;     /* of its last entry */
    time_t made;         /* when its file was; 0: nobody knows */
    long entries;        /* of its journal */
    long behind;         /* entries of the event that are not in it */
    bool overdue;        /* a copy was due since (mirror_is_due) */
    struct message flaw; /* why no copy can be made there, and what to do; else none */
};

/* `ev` is the event as it is now. A folder that does not answer is not waited for longer than patience.h says. ERR_DB: the event
   itself cannot be read. */
bool desk_mirror(struct desk *d, const struct event *ev, struct arena *a, struct mirror *out, struct err *e);

/* Makes a copy there now, under the name of the event file, its last entry and the time of that, and says its name: checked as
   any backup is, and never over a file. Which of those before stay says desk/file/mirroring.h, with so many publications as the setting `backups`
   says, at least two; of the others those go that this event has grown from. If there is one of this entry already, that is it. The people who have keys are beside it
   (people_copy), as they are now. For an event that has a mirror. ERR_DB: the
   folder is not there, cannot be written to, or is the event's own; the copy is not sound; a copy there has entries that this
   event does not have. The sentence says what to do. */
bool desk_mirror_now(struct desk *d, const struct event *ev, struct arena *a, struct str *made, struct err *e);

/* After an operation has been answered: the same, unless the newest copy is of an entry less than a minute before `time`. `waits`
   then says whether entries are in no copy. */
bool desk_mirror_catch_up(struct desk *d, const struct event *ev, struct str time, struct arena *a, bool *waits,
                          struct err *e);

/* For a process of its own, once the program that recorded something has gone on: a copy of what is there now, one process at a time.
   False: none was made, and nobody is told; the command after the next minute tries it itself, and says why not. */
bool desk_mirror_beside(const char *event, const char *folder);

/* From here on a copy that is due is made by that: a desk that is shut in reaches no folder of a mirror. False: none was made, and why. */
void desk_mirror_by(struct desk *d, bool (*copies)(void *of, struct err *e), void *of);

/* Why the copy that was due after the last operation of this desk was not made; none if it was, or none was due. */
struct message desk_unmirrored(const struct desk *d);

/* The copy with the longest journal in which desk_fsck finds nothing. A WARNING for each that cannot be used. `path` may also
   be a copy itself. ERR_DB: there is none. ERR_CONFLICT: there are copies of several events, or of one that
   went on in two ways. */
bool desk_newest_copy(const char *path, struct arena *a, struct copy *out, struct findings *f, struct err *e);

/* A new event file from the copy, and an entry in its journal: from which copy, on which machine. The folder of the copy is
   its mirror from now on if it had one. Its people come in with the keys they have, `keys` of them; a WARNING if there is a file of
   people already, which stays (`keys` is -1), or theirs cannot be used. ERR_DB: there is such an event, or it cannot be made. */
bool desk_continue(const struct copy *copy, const char *dest, const char *machine, const struct act *act,
                   struct findings *f, int *keys, struct err *e);

/* For desk/ only. */

/* May the folder be set as the mirror of that event file? One that is not there or does not answer may, a stick can be put
   in later; empty: none. ERR_INPUT: it is no folder, or lies with the event. */
bool mirror_may_be(const char *event, struct str folder, struct arena *a, struct err *e);

/* After an operation, with the event as it was before, NULL: nothing was recorded. Makes the copy that is due; if that fails,
   desk_unmirrored says why. */
void mirror_follow(struct desk *d, const struct event *before);

#endif
