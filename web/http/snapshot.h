/* SPDX-License-Identifier: Apache-2.0 */
/* snapshot.h - the event as pages read it. It is made by one thread beside those that answer, and exchanged for the one before once it is whole: what somebody's
   page takes does not tell that somebody else has just done something. */
#ifndef WEB_HTTP_SNAPSHOT_H
#define WEB_HTTP_SNAPSHOT_H

#include <pthread.h>
#include <stdatomic.h>

#include "desk/base/desk.h"
#include "engine/base/arena.h"
#include "teams/event.h"

struct job;
struct journal_row;
struct report_input;

/* The event, secrets and all, as it was when the journal ended with that entry. Nothing of it is changed any more; by any thread. */
struct snapshot {
    struct arena arena;
    struct event event;
    const struct event *public; /* as the public may know it, which is the same for all captains */
    const struct journal_row *row;
    int nrow;
    struct str latest; /* of the times in it */
    const struct report_input *why
        [SECTIONS_MAX]; /* why its latest published round is as it is; NULL: nobody has asked, or it is found for whoever asks */
    long stamp;              /* the last entry of the journal, read before the event */
    struct str seen;         /* the same as forms send it back (desk_seen) */
    bool altered, tells_why; /* as desk_altered has it; it was asked for */
    pthread_t by;            /* the thread that made it */
    atomic_int readers;
};

/* NULL: it cannot be read. `why`: captains ask. The one who has it may take it again for somebody else, and leaves it; NULL is fine. */
struct snapshot *snapshot_make(struct desk *d, bool why, struct err *e);
void snapshot_leave(struct snapshot *s);

/* The latest one of a desk, for all threads that answer. `nudge` has snapshots_look called at once by the thread that makes them; `give` hands a request back
   to whoever sent it. */
struct snapshots;
struct snapshots *snapshots_open(void (*nudge)(void *of), void (*give)(void *of, struct job *j), void *of);
void snapshots_close(struct snapshots *all);

/* By the thread that makes them: has anything been done? NULL: the file cannot be read. */
void snapshots_look(struct snapshots *all, struct desk *d);

/* The desk that is looked at is another one from here on: it was opened anew. The caller looks once more with the one before. */
void snapshots_other(struct snapshots *all, struct desk *before, struct desk *now);

/* The latest one, at once, to be left; NULL: there is none, or the file could not be read when it was looked at last. */
struct snapshot *snapshots_latest(struct snapshots *all);

/* Waits for a look that begins from here on. */
void snapshots_wait(struct snapshots *all);

/* From here on they say why rounds are as they are. */
void snapshots_want_why(struct snapshots *all);

/* What this request has done is in the file. It is given back once whoever sent it will read it; at the end all that wait are. */
void snapshots_hold(struct snapshots *all, struct job *j);
void snapshots_end(struct snapshots *all);

#endif
