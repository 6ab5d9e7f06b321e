/* SPDX-License-Identifier: Apache-2.0 */
/* endings.h - what the endings of open matches give, worked out once for all questions. */
#ifndef ENGINE_WHATIF_ENDINGS_H
#define ENGINE_WHATIF_ENDINGS_H

#include "engine/whatif/outlook.h"

struct arena;

/* What a span of endings leaves a side: the least and the most. */
struct points_range {
    int mp[2], gp[2];
};

struct endings {
    const struct points_range *range; /* of both sides, by the first ending of a span and then by its last */
    const bool *inner; /* by ending: no criterion of the ranking is higher or lower there than before and after it */
};

/* By open match. Where the game points of opponents matter, or cuts of C.07 that hang on a team's own, nothing is inner. */
const struct endings *endings_of(const struct outlook *o, bool by_games, struct arena *a);

/* Of both sides. */
const struct points_range *endings_points(const struct endings *e, const struct open_match *m, struct span span);

/* The tournament with open matches that have come to their ends, but gave nothing. */
struct tournament endings_emptied(const struct outlook *o, struct arena *a);

#endif
