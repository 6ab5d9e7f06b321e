/* SPDX-License-Identifier: Apache-2.0 */
/* contest.h - all cases as a tree whose forks are the matches gone through: whatever is the same below a fork is settled there. */
#ifndef ENGINE_RANKING_CONTEST_H
#define ENGINE_RANKING_CONTEST_H

#include "engine/ranking/pack.h"

/* Goes through all cases, where few teams are asked for: two of them are compared no further where what both can have below a fork
   tells who is ahead, and a team that can have no place asked for is left where nothing of it can be new. */
void contest_run(struct pack *p, long ncase);

#endif
