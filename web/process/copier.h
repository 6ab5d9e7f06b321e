/* SPDX-License-Identifier: Apache-2.0 */
/* copier.h - a thread that copies the event to its mirror while the desk works, so that nobody waits for a stick. */
#ifndef WEB_PROCESS_COPIER_H
#define WEB_PROCESS_COPIER_H

#include <stdbool.h>

#include "engine/base/err.h"
#include "engine/base/str.h"

struct arena;
struct copier;
struct copy_process;
struct wording;

/* A copy begins at most this long after an operation; after a pause, at once. A minute is promised: the rest of it is left for
   a slow disk. */
enum { COPIER_SECONDS = 10 };

/* Has the event copied to its mirror now, and again whenever it is woken; without a mirror nothing is copied. NULL: no thread can be started. */
struct copier *copier_begin(struct copy_process *process);

/* Something may have been done: with the event, or with the people who have keys. */
void copier_wake(struct copier *c);

/* How the copies are at this moment. */
struct copies {
    bool fails;      /* the last try made none */
    struct err why;  /* if so */
    struct str says; /* how old what the mirror has is, and that nothing is added to it */
};

/* What every place of a page says of the mirror; in the arena. False: there is no mirror, or nothing is known yet. NULL is fine. */
bool copier_look(struct copier *c, const struct wording *wording, struct arena *a, struct copies *out);

/* First copies what was done since the last copy. NULL is fine. */
void copier_end(struct copier *c);

#endif
