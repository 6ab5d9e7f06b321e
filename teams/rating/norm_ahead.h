/* SPDX-License-Identifier: Apache-2.0 */
/* norm_ahead.h - whom a player meets in the next round, as title norms see it, once that round is published. */
#ifndef TEAMS_RATING_NORM_AHEAD_H
#define TEAMS_RATING_NORM_AHEAD_H

#include <stdbool.h>

#include "teams/rating/norm.h"

struct arena;

/* Who sits opposite if the line-ups are open, before that everybody of the other list; nobody: no game is to come. */
struct norm_ahead {
    bool paired; /* the round is published; else nobody is known */
    bool over;   /* the game has ended: `half` of the one opponent is its result */
    struct norm_game *opponent;
    int n;
    struct str team; /* whose they are */
};

/* In the round after `round`. In the arena. */
struct norm_ahead norm_ahead(const struct rating_view *v, int round, int squad, int player, struct arena *a);

enum { NORM_NEVER = -1 };

/* The fewest half points against that opponent that make the norm, behind the `n` games. */
int norm_least_against(const struct norm_asked *asked, struct norm_game *game, int n, const struct norm_game *opponent);

#endif
