/* SPDX-License-Identifier: Apache-2.0 */
/* revisions.h - what the journal says was changed of published rounds. */
#ifndef OFFICE_REVISIONS_H
#define OFFICE_REVISIONS_H

#include <stdbool.h>

#include "teams/revision.h"

struct arena;
struct desk;
struct err;
struct event;
struct section;

/* Of a section of the event, in the order of the journal; what was taken back is none. In the arena. */
bool revisions_find(struct desk *d, const struct event *ev, const struct section *s, struct arena *a,
                    const struct revision **out, int *n, struct err *e);

#endif
