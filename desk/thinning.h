/* SPDX-License-Identifier: Apache-2.0 */
/* thinning.h - which copies stay on the mirror, so that a stick covers the whole event and not only its last minutes; for desk/ only. */
#ifndef DESK_THINNING_H
#define DESK_THINNING_H

#include <stdbool.h>

#include "engine/base/str.h"

/* A copy that belongs to the event. */
struct thinned {
    struct str time; /* of the last entry in it, "2016-09-09 19:05:00" */
    bool published;  /* that is a publication */
    bool stays;      /* the answer */
};

/* By entry, the last one first, which was made now. Those stay that are among the newest THINNING_NEWEST, the last `publications` of a
   publication, and the last one of every minute for ten minutes back from the time of the newest, of every ten minutes for an hour and of
   every hour for a day, by the clock: 10:00 to 10:09, 10:00 to 10:59. */
enum { THINNING_NEWEST = 5 };
void thinning_choose(struct thinned *copy, int n, int publications);

#endif
