/* SPDX-License-Identifier: Apache-2.0 */
/* filter.h - selects entries of the journal. */
#ifndef OFFICE_FILTER_H
#define OFFICE_FILTER_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct history;

/* What they have in common; what is empty or 0 was not asked for. */
struct filter {
    struct str user, command, section;
    int round;
    int of_section, team; /* as facts have them */
    bool pairings;        /* pairings that were changed by hand, and stand */
};

/* Is entry i + 1 asked for? */
bool filter_fits(const struct filter *f, const struct history *h, int i, struct arena *a);

#endif
