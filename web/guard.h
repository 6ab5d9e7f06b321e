/* guard.h - the event file replaced or removed under the desk: what is open is saved, and nothing is recorded any more. */
#ifndef WEB_GUARD_H
#define WEB_GUARD_H

#include <pthread.h>
#include <stdbool.h>
#include <sys/stat.h>

#include "engine/base/err.h"

struct desk;

/* Of a house; every thread may ask. */
struct guard {
    const char *event;
    struct stat file; /* as it was when the house was opened */
    pthread_mutex_t lock;
    bool replaced, saved;
    int tries;
    struct err why; /* the sentence for those who run the desk */
};

void guard_open(struct guard *g, const char *event);
void guard_close(struct guard *g);

/* The file is another one, or gone: from now on for good, even if it comes back. */
bool guard_fell(struct guard *g);

/* By the thread that records, now and then and before each request: once it fell, what its desk has open is saved, and that is told on the
   screen; tried again as long as it cannot be. */
void guard_save(struct guard *g, struct desk *d);

/* What happened, for the TAP and arbiters. */
void guard_tell(struct guard *g, struct err *e);

#endif
