/* SPDX-License-Identifier: Apache-2.0 */
/* clock.h - the time that a clock on the wall shows, in any time zone that this machine knows. */
#ifndef OFFICE_CLOCK_H
#define OFFICE_CLOCK_H

#include <stdbool.h>
#include <time.h>

#include "engine/base/str.h"

struct arena;

/* "2016-09-02 15:00:00" in a zone as Asia/Baku, from the files below TZDIR or /usr/share/zoneinfo; an empty name is the zone of the
   machine. False: this machine does not know the zone, and the time is UTC. Changes nothing that another thread sees, so events in
   several zones can be worked on at once. */
bool clock_in(struct str zone, time_t instant, struct arena *a, struct str *out);

/* Does this machine know that zone? */
bool clock_knows(struct str zone);

/* The zones that people live in, by name, as the machine lists them; 0: it has no list. In the arena. */
int clock_zones(struct arena *a, const struct str **out);

#endif
