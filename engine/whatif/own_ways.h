/* SPDX-License-Identifier: Apache-2.0 */
/* own_ways.h - of a team with many open matches of its own: in how many ways they can end, and what all of these give at least and at most. */
#ifndef ENGINE_WHATIF_OWN_WAYS_H
#define ENGINE_WHATIF_OWN_WAYS_H

#include <stdbool.h>

#include "engine/whatif/outlook.h"

struct endings;

/* Up to so many are gone through one by one. */
enum { OWN_WAYS_MOST = 300 };

/* The ways within a span, NULL: all of them. Not counted beyond OWN_WAYS_MOST. */
long own_ways(const struct outlook *o, const struct neighbourhood *near, const struct endings *endings,
              const struct span *span);

/* How many times as much it costs to go through them as of the match that has most of them. */
long own_ways_cost(const struct outlook *o, const struct neighbourhood *near, const struct endings *endings);

/* The match points that they add, or the game points. */
void own_ways_points(const struct outlook *o, const struct neighbourhood *near, int team, const struct span *span,
                     bool games, int *low, int *high);

#endif
