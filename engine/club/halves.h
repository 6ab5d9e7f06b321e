/* halves.h - the upper half of a group against the lower one (docs/rules/club.md, "Halves", "Colours in a group"). */
#ifndef ENGINE_HALVES_H
#define ENGINE_HALVES_H

#include "engine/graph/pairs.h"
#include "engine/swiss/entrant.h"

struct arena;

/* Pairs an even number of players, given in the order of their ranks, who can be paired among each other. */
void halves_pair(const struct swiss *s, const struct graph *closed, const int *player, int n, struct pair *pair,
                 struct arena *a);

#endif
