/* SPDX-License-Identifier: Apache-2.0 */
/* copy_process.h - the process that copies the event to its mirror for the desk, which can reach no folder but those that it began with: the mirror may be set, and
   its disk be put in, while the desk works. It is told to copy, and asked which disks there are, and nothing else: from where and to where is what it knows and what the event says. */
#ifndef WEB_PROCESS_COPY_PROCESS_H
#define WEB_PROCESS_COPY_PROCESS_H

#include <stdbool.h>

struct arena;
struct copy_process;
struct disks;
struct err;

/* Before the desk is shut in. ERR_IO: it does not start. */
bool copy_process_start(const char *event, struct copy_process **out, struct err *e);

/* Copies now, for one thread after the other. False: nothing was copied, and why; without a mirror it is true, and `has` false. */
bool copy_process_copy(struct copy_process *p, bool *has, struct err *e);

/* Which other disks there are, in the arena. False: it is busy, or there is none (NULL). */
bool copy_process_disks(struct copy_process *p, struct arena *a, struct disks *out);

/* NULL is fine. */
void copy_process_stop(struct copy_process *p);

/* What that process does; its exit code. Called by main() alone. It has the work done by a child of its own, which is begun again when a signal ends it. */
#define COPY_PROCESS "--copy-process"
int copy_process(const char *event);

#endif
