/* SPDX-License-Identifier: Apache-2.0 */
/* process.h - this program, begun once more as a process beside the desk, which tells it things by packets on a channel and hears it there. */
#ifndef WEB_PROCESS_PROCESS_H
#define WEB_PROCESS_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

/* The descriptors it begins with. */
enum { PROCESS_CHANNEL = 3, PROCESS_LISTEN = 4 };

struct process_plan {
    const char *word, *argument; /* behind the name of the program */
    int listen;                  /* a socket that it gets as PROCESS_LISTEN; -1: none */
    bool apart;                  /* it says nothing on the outputs of the desk, and knows nothing of its surroundings */
};

struct process {
    pid_t pid;
    int channel;
};

/* Begins it, with nothing else that is open. False: it cannot be begun, errno says why. */
bool process_begin(const struct process_plan *plan, struct process *out);

/* Waits until it has ended, after it is told nothing more: that is when it says nothing more, whoever keeps it by then. One that stands still is not
   waited for: the desk may end nobody, and it ends as soon as it goes on. */
void process_end(const struct process *p);

/* In the process itself: was it begun like that? Not by somebody who typed its word. */
bool process_was_begun(void);

#endif
