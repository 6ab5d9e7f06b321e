/* SPDX-License-Identifier: Apache-2.0 */
/* imaginary.h - the point more that the upper half has in the first rounds, where a system gives it. */
#ifndef ENGINE_SWISS_IMAGINARY_H
#define ENGINE_SWISS_IMAGINARY_H

#include "engine/swiss/entrant.h"

struct arena;

/* Points for the pairing of the round in half points, by index. With `given`, in rounds 1 and 2 the upper half of the list of round 1 has a
   point more; of an odd list that is the smaller half. In the arena. */
int *imaginary_points(const struct swiss *s, bool given, struct arena *a);

#endif
