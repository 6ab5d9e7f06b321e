/* SPDX-License-Identifier: Apache-2.0 */
/* decision.h - decisions that a team may play with fewer than three players; for desk/ only. */
#ifndef DESK_DECISION_H
#define DESK_DECISION_H

#include "desk/task.h"

/* The match of the team in the last published round counts as played, however many players come (RULE_PRESENT_THREE is the
   default): 'start' does not mark it. A reason is obligatory. ERR_STATE: no round is published, the team has no match, or
   it is marked already. */
bool let_play(struct task *t, int squad);

#endif
