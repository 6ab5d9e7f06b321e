/* SPDX-License-Identifier: Apache-2.0 */
/* kept.h - work that is done by a child, which is begun again when it is ended by a signal. A second child waits until the keeper itself is ended like that, and is
   the keeper then: a desk that serves begins no processes. */
#ifndef WEB_PROCESS_KEPT_H
#define WEB_PROCESS_KEPT_H

#include <stdbool.h>

/* The work gives its exit code. What is said gives false where nobody hears it any more: then all is over. */
struct kept_work {
    int (*work)(void *of);
    bool (*fell)(void *of, int signal);
    bool (*was_ended)(void *of); /* the keeper; said by the one that takes its place */
    void (*unstarted)(void *of);
    void *of;
};

/* Until the work ends by itself; its exit code, else ERR_IO. The process has one thread. */
int kept_do(const struct kept_work *w);

#endif
