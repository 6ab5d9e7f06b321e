/* SPDX-License-Identifier: Apache-2.0 */
/* queue.h - requests that wait for a worker, each behind those of whoever sent it: everybody who waits has a turn before anybody has
   a second one, so nobody's many requests hold up the one of somebody else. Pure. */
#ifndef WEB_HTTP_QUEUE_H
#define WEB_HTTP_QUEUE_H

#include <stdbool.h>

#include "web/http/job.h"

/* How many may wait: of one person, who may send the results of a whole round at once; of one address that nobody has signed in at,
   which may be a hall that signs in at one moment; of all addresses together, which leaves room for those who have signed in; of all. */
enum { WAIT_OF_PERSON = 256, WAIT_OF_ADDRESS = 512, WAIT_OF_STRANGERS = 2048, WAIT_MOST = 4096 };

struct queue {
    struct job *first, *last; /* the next of everybody who waits */
    int n, strangers;
};

/* False: more are waiting than may, of all or of the one who asks (j->asker). */
bool queue_put(struct queue *q, struct job *j);

/* Takes one that has waited until `now_ms` or beyond its time; NULL: there is none. */
struct job *queue_take_late(struct queue *q, long now_ms);

/* Takes the next job; NULL: nobody waits. */
struct job *queue_take(struct queue *q);

#endif
