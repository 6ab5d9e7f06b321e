/* SPDX-License-Identifier: Apache-2.0 */
/* score_group.h - a score group of a club's Swiss, with those who came from above (docs/rules/club.md, "A score group",
   "Halves", "Colours in a group", "Exchanges"). */
#ifndef ENGINE_CLUB_SCORE_GROUP_H
#define ENGINE_CLUB_SCORE_GROUP_H

#include <stdbool.h>

#include "engine/base/tournament.h"
#include "engine/graph/pairs.h"
#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Players by index into the field, all that are not paired yet in the order of their ranks: first those who came from above,
   then the group, then everybody below. Somehow they can all be paired. */
struct score_group {
    const struct swiss *field;
    const struct graph *closed;
    const int *player;
    int above, size, all; /* `size` with those from above */
    struct reasons *why;  /* or NULL */
};

/* Pairs the group: its pairs go to `pair`, those who leave it, in the order of their ranks, to `leaver`. How many pairs;
   all others leave. */
int score_group_pair(const struct score_group *g, struct pair *pair, int *leaver, struct arena *a);

/* Which players change places between two halves that cannot be paired (docs/rules/club.md, "Exchanges"). */

/* `player`, indices of the graph, in the order of their ranks, can be paired among each other. Sets `upper` for those who
   stand in the upper half after the first exchange with which the halves can be paired; none, if they can as they are. */
void exchange_halves(const struct graph *closed, const int *player, int n, bool *upper, struct arena *a);

#endif
