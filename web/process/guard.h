/* SPDX-License-Identifier: Apache-2.0 */
/* guard.h - notices that the event file was replaced or removed: what is open is saved, and nothing more is recorded. */
#ifndef WEB_PROCESS_GUARD_H
#define WEB_PROCESS_GUARD_H

#include <pthread.h>
#include <stdbool.h>
#include <sys/stat.h>

#include "engine/base/err.h"

struct desk;
struct people;

/* One for the whole desk; every thread may ask it. */
struct guard {
    const char *event;
    struct stat file; /* as it was when the house was opened */
    pthread_mutex_t lock;
    bool replaced, cut, saved, keyless;
    int tries;
    struct err why; /* the sentence for those who run the desk */
};

void guard_open(struct guard *g, const char *event);
void guard_close(struct guard *g);

/* Before it is closed. False: a file fell, in words for whoever had started the desk. */
bool guard_end(struct guard *g, struct err *e);

/* The file is another one, cut short or gone: from now on for good, even if it comes back. `d` is what the thread that asks has open, or
   NULL. */
bool guard_fell(struct guard *g, const struct desk *d);

/* By the thread that records, now and then and before each request: once it fell, what its desk has open is saved, and that is told on the
   screen; tried again as long as it cannot be. */
void guard_save(struct guard *g, struct desk *d);

/* The file of people is still the one that is open (NULL: none is). False: nobody can be known by a key any more, for good; the first who
   asks has it told on the screen. */
bool guard_keys(struct guard *g, const struct people *p);

/* The same, as a sentence for everybody. */
void guard_tell_keys(const struct guard *g, struct err *e);

/* What happened, for the TAP and arbiters. */
void guard_tell(struct guard *g, struct err *e);

#endif
