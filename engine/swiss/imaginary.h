/* SPDX-License-Identifier: Apache-2.0 */
/* imaginary.h - the extra point that some systems give the upper half in the first rounds. */
#ifndef ENGINE_SWISS_IMAGINARY_H
#define ENGINE_SWISS_IMAGINARY_H

#include "engine/swiss/entrant.h"

struct arena;

/* Points for the pairing of the round in half points, by index. With `given`, in rounds 1 and 2 the upper half of the list of round 1 has a
   point more; of an odd list that is the smaller half. In the arena. */
int *imaginary_points(const struct swiss *s, bool given, struct arena *a);

#endif
