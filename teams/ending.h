/* SPDX-License-Identifier: Apache-2.0 */
/* ending.h - how matches that have not ended can still end. */
#ifndef TEAMS_ENDING_H
#define TEAMS_ENDING_H

#include "engine/whatif/reach.h"
#include "teams/event.h"

struct arena;

/* All matches of rounds 1 ... `rounds` with a missing result or an unfinished game, unless they carry a mark. Open
   boards are assumed to be played to an end, 1-0, 1/2 or 0-1; results that exist are kept.
   The rounds are those of score_tournament. */
const struct open_match *ending_all(const struct section *s, int rounds, struct arena *a, int *n);

/* Rounds in which something can still happen: those that have not come, and those with an open match. */
int ending_rounds_to_play(const struct section *s);

#endif
