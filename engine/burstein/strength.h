/* SPDX-License-Identifier: Apache-2.0 */
/* strength.h - who is stronger among players of equal points (docs/rules/burstein.md, "Points", "Strength"). */
#ifndef ENGINE_BURSTEIN_STRENGTH_H
#define ENGINE_BURSTEIN_STRENGTH_H

#include "engine/swiss/entrant.h"

struct arena;

/* Points for the pairing of the round in half points, by index: the imaginary point counts. */
int *strength_points(const struct swiss *s, struct arena *a);

/* By index, the place of everybody by Sonneborn-Berger, Buchholz, Median and number, from 0; `points` are those of
   strength_points. */
int *strength_places(const struct swiss *s, const int *points, struct arena *a);

#endif
