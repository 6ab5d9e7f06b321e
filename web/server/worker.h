/* SPDX-License-Identifier: Apache-2.0 */
/* worker.h - a thread that answers requests one after the other, in the order of its queue (web/http/queue.h). */
#ifndef WEB_SERVER_WORKER_H
#define WEB_SERVER_WORKER_H

#include <pthread.h>
#include <stdbool.h>

#include "web/http/queue.h"

enum { LOOK_MS = 100 };

struct worker {
    void (*answer)(void *self, struct job *j); /* fills the reply */
    void (*give)(void *to, struct job *j);     /* hands it back to the loop */
    void *self, *to;
    void (*look)(void *at); /* called about every LOOK_MS besides; may be NULL */
    void *at;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t news;
    struct queue waiting;
    bool stopping, nudged;
    long busy_since; /* with one of them, in milliseconds (db_clock_ms); 0: with none */
};

/* Who answers: what is recorded, what is read, what takes long; what captains read, who wait behind nobody whose pages come again because something was done; and
   who signs in or out, behind no result. */
struct workers {
    struct worker *hand, *press, *print, *captains, *door;
};
struct worker *workers_for(const struct workers *all, const struct job *j);

/* Before the loop begins; after it has ended, since it may put something until then. */
void worker_make(struct worker *w);
void worker_free(struct worker *w);

bool worker_start(struct worker *w);

/* False: more are waiting than may, of all or of the one who asks. */
bool worker_put(struct worker *w, struct job *j);

/* From any thread: looks at once. */
void worker_nudge(struct worker *w);

/* Ends the thread; what is waiting still is told to come again. */
void worker_stop(struct worker *w);

/* From any thread: if this one does not get on, with the same request for a second, whoever has waited for so long that his time is over is told at once. A burst that
   is worked off waits as long as that takes. */
void worker_tell_late(struct worker *w);

/* "Come again": 503. */
void worker_refuse(struct job *j);

#endif
