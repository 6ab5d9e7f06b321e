/* SPDX-License-Identifier: Apache-2.0 */
/* obstacle.h - why there is no legal round, as a sentence. */
#ifndef TEAMS_OBSTACLE_H
#define TEAMS_OBSTACLE_H

#include <stdbool.h>

#include "engine/olympiad/pairing.h"
#include "teams/event.h"

struct arena;
struct err;

/* Sets ERR_NO_ROUND; always false. The teams of the obstacle are squads of the section. */
bool obstacle_say(const struct section *s, int round, const struct obstacle *o, struct arena *a, struct err *e);

#endif
