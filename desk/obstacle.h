/* obstacle.h - why there is no legal round, as a sentence; for desk/ only. */
#ifndef DESK_OBSTACLE_H
#define DESK_OBSTACLE_H

#include "desk/task.h"
#include "engine/pairing.h"

/* Sets ERR_NO_ROUND; always false. */
bool obstacle_say(struct task *t, int round, const struct obstacle *o);

#endif
