/* SPDX-License-Identifier: Apache-2.0 */
/* exchange.h - which players change places between two halves that cannot be paired (docs/rules/club.md, "Exchanges"). */
#ifndef ENGINE_CLUB_EXCHANGE_H
#define ENGINE_CLUB_EXCHANGE_H

#include <stdbool.h>

#include "engine/graph/pairs.h"

struct arena;

/* `player`, indices of the graph, in the order of their ranks, can be paired among each other. Sets `upper` for those who
   stand in the upper half after the first exchange with which the halves can be paired; none, if they can as they are. */
void exchange_halves(const struct graph *closed, const int *player, int n, bool *upper, struct arena *a);

#endif
