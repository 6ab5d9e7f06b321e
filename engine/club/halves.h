/* SPDX-License-Identifier: Apache-2.0 */
/* halves.h - the upper half of a group against the lower one (docs/rules/club.md, "Halves", "Colours in a group"). */
#ifndef ENGINE_CLUB_HALVES_H
#define ENGINE_CLUB_HALVES_H

#include "engine/base/tournament.h"

struct arena;
struct score_group;

/* Pairs an even number of players of the group, given in the order of their ranks, who can be paired among each other. */
void halves_pair(const struct score_group *g, const int *player, int n, struct pair *pair, struct arena *a);

#endif
