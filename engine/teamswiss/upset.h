/* SPDX-License-Identifier: Apache-2.0 */
/* upset.h - several upfloaters into the top score group at once: what a set of them costs, and the first of the best sets. */
#ifndef ENGINE_TEAMSWISS_UPSET_H
#define ENGINE_TEAMSWISS_UPSET_H

#include "engine/teamswiss/card.h"

struct arena;
struct reasons;

/* Teams by index, all that are not paired yet, by score from the highest and within one by number. The first n are the top
   group, the next `next` the one after it; somehow all of them can be paired. */
struct top_group {
    const struct team_field *field;
    const int *team;
    int n, next, all;
    struct reasons *why; /* or NULL */
};

/* Whether the team at that place may meet anybody of the top group. */
bool upset_meets(const struct top_group *g, int place);

/* As upfloat_choose, whatever their number; slower. */
int upset_choose(const struct top_group *g, bool *up, struct arena *a);

#endif
