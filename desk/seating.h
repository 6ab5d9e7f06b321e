/* SPDX-License-Identifier: Apache-2.0 */
/* seating.h - line-ups on their way to the boards of an opened round; for desk/ only. */
#ifndef DESK_SEATING_H
#define DESK_SEATING_H

#include "desk/task.h"

/* The published round that is meant, 0: the last one; it becomes the round of the task. ERR_STATE. */
bool seating_round(struct task *t, int round, struct pairing_list **list);

/* Where the line-ups of the round are opened, seats the players of the matches of which none is known; results stay as they are.
   Players who are paired themselves have no line-ups: their rounds are opened when they are published. */
void seating_seat(const struct section *s, struct pairing_list *r);

#endif
