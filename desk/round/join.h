/* SPDX-License-Identifier: Apache-2.0 */
/* join.h - a team that comes after the pairing was published; for desk/ only. */
#ifndef DESK_ROUND_JOIN_H
#define DESK_ROUND_JOIN_H

#include "desk/base/task.h"

/* A NOTE how the team may join the published round, if it is not in it and that can still be done and
   enough of its players are here (RULE_PRESENT_THREE). */
void join_offer(struct task *t, int squad);

/* There is a round that the team may join. To be asked before it is here again, which discards a draft. ERR_STATE: there is none,
   and why. */
bool join_is_open(struct task *t, int squad);

/* Does it, where it is open: whoever has the bye meets the team; else the lower-ranked team of the last table that the team
   may join has the bye. RULE_BY_ORDER as for every change. ERR_STATE: it cannot be done. */
bool join_late(struct task *t, int squad);

#endif
