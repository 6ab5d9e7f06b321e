/* SPDX-License-Identifier: Apache-2.0 */
/* lineup.h - the line-ups of a round, and their way to its boards once it is opened; for desk/ only. */
#ifndef DESK_LINEUPS_LINEUP_H
#define DESK_LINEUPS_LINEUP_H

#include "desk/base/task.h"

/* Makes room for `more` line-ups after those of the round. */
void lineup_room(struct task *t, struct pairing_list *r, int more);

/* Replaces the team's line-up, or adds it at the end. */
void lineup_put(struct pairing_list *r, const struct lineup *l);

/* Sorts them in the order of the teams, as in the file. */
void lineup_sort(struct pairing_list *r);

/* Line-ups on their way to the boards of an opened round. */

/* The published round that is meant, 0: the last one; it becomes the round of the task. ERR_STATE. */
bool seating_round(struct task *t, int round, struct pairing_list **list);

/* Where the line-ups of the round are opened, seats the players of the matches of which none is known; results stay as they are.
   Players who are paired themselves have no line-ups: their rounds are opened when they are published. */
void seating_seat(const struct section *s, struct pairing_list *r);

#endif
