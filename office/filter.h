/* SPDX-License-Identifier: Apache-2.0 */
/* filter.h - selects entries of the journal. */
#ifndef OFFICE_FILTER_H
#define OFFICE_FILTER_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct history;

/* The conditions on an entry; those that are empty or 0 are ignored. */
struct filter {
    struct str user, command, section;
    int round;
    int of_section, team; /* as facts have them */
    bool pairings;        /* pairings that were changed by hand, and stand */
};

/* Does entry i + 1 meet the conditions? */
bool filter_fits(const struct filter *f, const struct history *h, int i, struct arena *a);

#endif
