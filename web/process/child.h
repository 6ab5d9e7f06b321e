/* SPDX-License-Identifier: Apache-2.0 */
/* child.h - this program, begun once more for one event: what it says is read, and it ends with whoever began it. */
#ifndef WEB_PROCESS_CHILD_H
#define WEB_PROCESS_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

#include "engine/base/str.h"

struct child {
    const char *const *words; /* behind the name of the program, NULL behind the last */
    int in;                   /* its standard input; 0: nothing */
    bool errors;              /* what went wrong is said, too */
};

/* What it prints comes out of `out`, which does not wait and is closed by the caller. It gets SIGTERM when the thread that began it
   ends. False: it cannot be begun. */
bool child_begin(const struct child *c, pid_t *pid, int *out);

/* All that it says until it ends, in the arena. False: it ended with an error, takes longer than anybody waits, or says more than `most`
   bytes. */
struct arena;
bool child_hear(const struct child *c, size_t most, struct arena *a, struct str *said);

#endif
