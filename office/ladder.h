/* SPDX-License-Identifier: Apache-2.0 */
/* ladder.h - how much of each round the public sees: nothing, the pairings, the results, the standings. */
#ifndef OFFICE_LADDER_H
#define OFFICE_LADDER_H

#include <stdbool.h>

#include "teams/event.h"

struct arena;

/* Each has what is below it, too. X(id, name) */
/* clang-format off */
#define RUNGS(X) \
    X(RUNG_NOTHING, "nothing") X(RUNG_PAIRINGS, "pairings") X(RUNG_RESULTS, "results") X(RUNG_STANDINGS, "standings")
/* clang-format on */

/* clang-format off */
enum rung {
#define X(id, name) id,
    RUNGS(X)
#undef X
};
/* clang-format on */

bool rung_find(struct str name, enum rung *out);

/* What is to stay below what the event has: nothing of the rounds behind `round` is shown, and of that one no more than
   `up_to`. RUNG_STANDINGS and no round: everything. */
struct ladder_limit {
    const struct section *section; /* of the event that the ladder is made of; NULL: all of them */
    int round;                     /* 0: the latest one */
    enum rung up_to;
};

/* Two copies of an event, without what may not be seen, so that nothing that is made of them can tell. */
struct ladder {
    struct event *seen;   /* with all results that may be seen */
    struct event *ranked; /* with those of rounds whose standings may be seen */
    enum rung rung[SECTIONS_MAX][ROUNDS_MAX + 1];
};

/* From the event as the public may know it (desk_view). In the arena. */
struct ladder ladder_make(const struct event *ev, const struct ladder_limit *limit, struct arena *a);

#endif
