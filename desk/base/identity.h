/* SPDX-License-Identifier: Apache-2.0 */
/* identity.h - what sections and teams are known by, whatever they are called and wherever they stand; for desk/ only. */
#ifndef DESK_BASE_IDENTITY_H
#define DESK_BASE_IDENTITY_H

#include "teams/event.h"

struct arena;

/* Gives one to each that has none: by entry of the journal, time and place, so that no two ever have the same, also when an event goes on
   from an older copy of itself. */
void identity_give(struct event *ev, long entry, struct str time, struct arena *a);

/* What the script of version 2 gave them: the names that they have. An entry of version 1 that is taken back knows no other. */
void identity_by_name(struct event *ev, struct arena *a);

#endif
