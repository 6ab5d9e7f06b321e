/* SPDX-License-Identifier: Apache-2.0 */
/* entrants.h - a section as the other Swiss systems see it: entrants with their rounds (engine/swiss/entrant.h). */
#ifndef ENGINE_RANKING_ENTRANTS_H
#define ENGINE_RANKING_ENTRANTS_H

#include "engine/base/tournament.h"
#include "engine/swiss/entrant.h"

struct arena;

/* The entrants after round `after` (0 ... t->nround), by team, with points, rounds, meetings, colours and floats. Points are match points or game
   points, as the tournament scores, so that a won match or game is two half points where match points count. A match that is
   under way has been played. `listed` and `paired` are left to the caller. */
struct entrant *entrants_load(const struct tournament *t, int after, struct arena *a);

#endif
