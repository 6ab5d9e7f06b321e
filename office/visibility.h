/* SPDX-License-Identifier: Apache-2.0 */
/* visibility.h - how much of each round the public sees: nothing, the pairings, the results, the standings. */
#ifndef OFFICE_VISIBILITY_H
#define OFFICE_VISIBILITY_H

#include <stdbool.h>

#include "teams/event.h"

struct arena;

/* Each has what is below it, too. X(id, name) */
/* clang-format off */
#define VISIBILITY_STEPS(X) \
    X(VISIBLE_NOTHING, "nothing") X(VISIBLE_PAIRINGS, "pairings") X(VISIBLE_RESULTS, "results") X(VISIBLE_STANDINGS, "standings")
/* clang-format on */

/* clang-format off */
enum visibility_step {
#define X(id, name) id,
    VISIBILITY_STEPS(X)
#undef X
};
/* clang-format on */

bool visibility_step_find(struct str name, enum visibility_step *out);

/* What is to stay below what the event has: nothing of the rounds behind `round` is shown, and of that one no more than
   `up_to`. VISIBLE_STANDINGS and no round: everything. */
struct visibility_limit {
    const struct section *section; /* of the event that the visibility is made of; NULL: all of them */
    int round;                     /* 0: the latest one */
    enum visibility_step up_to;
};

/* Two copies of an event, without what may not be seen, so that nothing that is made of them can tell. */
struct visibility {
    struct event *seen;   /* with all results that may be seen */
    struct event *ranked; /* with those of rounds whose standings may be seen */
    enum visibility_step step[SECTIONS_MAX][ROUNDS_MAX + 1];
};

/* From the event as the public may know it (desk_view). In the arena. */
struct visibility visibility_make(const struct event *ev, const struct visibility_limit *limit, struct arena *a);

#endif
