/* SPDX-License-Identifier: Apache-2.0 */
/* draw.h - the frame of a round that all Swiss systems share: who is paired, who may not meet, the order of the boards. */
#ifndef ENGINE_SWISS_DRAW_H
#define ENGINE_SWISS_DRAW_H

#include "engine/graph/pairs.h"
#include "engine/swiss/entrant.h"

/* Who takes part, by index, in ascending order; how many. */
int draw_paired(const struct swiss *s, int *index);

/* The pairs that have met or are barred in this round, by index. */
struct graph draw_closed(const struct swiss *s, struct arena *a);

/* For qsort_r, with the round, of indices: more points first, then the lower number; the lower number first. */
int draw_by_points(const void *a, const void *b, void *swiss);
int draw_by_number(const void *a, const void *b, void *swiss);

/* Behind the last of those from `from` on who have as many points as it. */
int draw_group_end(const struct swiss *s, const int *player, int from, int n);

/* Points of the higher one, sum of points, rank of the higher one, where the higher one is the first by `rank` (a place
   by index, 0 at the top); `points` by index. */
void draw_publish(struct pair *pair, int n, const int *points, const int *rank);

#endif
