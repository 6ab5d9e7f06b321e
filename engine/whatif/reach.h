/* SPDX-License-Identifier: Apache-2.0 */
/* reach.h - what a team can have in the criteria of the ranking while matches are open: bounds that hold however they end,
   and the value itself where only one is left. */
#ifndef ENGINE_WHATIF_REACH_H
#define ENGINE_WHATIF_REACH_H

#include "engine/whatif/outlook.h"

struct arena;

/* All criteria of the ranking in one number: the higher is the better. */
typedef __int128 score;

struct score_bounds {
    score low, high;
};

struct reach;

/* Borrows from the outlook; in the arena. */
struct reach *reach_open(const struct outlook *o, struct arena *a);

/* Those of the team. */
struct neighbourhood reach_neighbourhood(const struct reach *r, int team);

/* What the team has if every open match ends as `span` says, by open match: nothing outside of the bounds. Both
   are equal, and attained, if of every match that the team is near to the span leaves one ending; if a match is not its own, it is
   enough that all that is left gives the same match points, unless reach_by_games. Not so without
   reach_is_exact: then they are bounds and no more. */
struct score_bounds reach_of(struct reach *r, int team, const struct span *span);

/* How many times as much that costs as for a team with one open match. */
long reach_cost(const struct reach *r, int team);

/* The tie-breaks of the tournament see the game points of opponents. */
bool reach_by_games(const struct reach *r);

/* All criteria of the ranking are worked out. What boards and encounters give, and what comes late in a long ranking, is left open
   as long as matches are: two teams of which only that tells which is ahead may stand in either order. */
bool reach_is_bounded(const struct ranking *ranking);

/* The ranking is, or no match is open; and of no match it depends on its ending whether it was lost unplayed. */
bool reach_is_exact(const struct reach *r);

#endif
