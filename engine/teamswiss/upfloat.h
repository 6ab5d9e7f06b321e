/* SPDX-License-Identifier: Apache-2.0 */
/* upfloat.h - who comes up from below to the top score group, one or several at once (docs/rules/teamswiss2026.md, "Upfloaters"). */
#ifndef ENGINE_TEAMSWISS_UPFLOAT_H
#define ENGINE_TEAMSWISS_UPFLOAT_H

#include "engine/teamswiss/card.h"

struct arena;
struct reasons;

/* Several upfloaters into the top score group at once: what a set of them costs, and the first of the best sets. */

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

/* Sets `up`, by place, for the upfloaters; how many. */
int upfloat_choose(const struct top_group *g, bool *up, struct arena *a);

#endif
