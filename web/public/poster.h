/* SPDX-License-Identifier: Apache-2.0 */
/* poster.h - the process that posts live events for the desk, which may run no program and reach no other machine: it runs curl (office/courier.h), and is
   told nothing but events. */
#ifndef WEB_PUBLIC_POSTER_H
#define WEB_PUBLIC_POSTER_H

#include <stdbool.h>

#include "engine/base/str.h"

struct err;
struct poster;

/* Starts it, for one of these addresses, with commas between them, to take each event. What does not arrive, and that it does again, it says itself on the
   standard output. ERR_USAGE: one is no address; ERR_IO: it does not start. */
bool poster_start(struct str addresses, struct poster **out, struct err *e);

/* One more is to be posted, "boards" or "pages" with one line of data; nobody waits for anything. ERR_IO, once: the process has ended for good. */
bool poster_take(struct poster *p, const char *event, struct str data, struct err *e);

/* How it is with them by now, as the process has said itself; asked by one thread. */
enum poster_state { POSTER_BRINGS, POSTER_IS_HELD_UP, POSTER_HAS_ENDED };
enum poster_state poster_state(struct poster *p);

/* What waits is tried once more. One that takes long is not waited for, and ends within fifteen seconds. NULL is fine. */
void poster_stop(struct poster *p);

/* What that process does; its exit code. Called by main() alone. It has the work done by a child of its own, which is begun again when a signal ends it. */
#define POSTER_PROCESS "--poster-process"
int poster_process(const char *addresses);

#endif
