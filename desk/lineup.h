/* SPDX-License-Identifier: Apache-2.0 */
/* lineup.h - the line-ups of a round as lineup.c and opening.c change them; for desk/ only. */
#ifndef DESK_LINEUP_H
#define DESK_LINEUP_H

#include "desk/task.h"

/* Room for `more` line-ups behind those of the round. */
void lineup_room(struct task *t, struct pairing_list *r, int more);

/* In place of the one that the team has, or behind the last. */
void lineup_put(struct pairing_list *r, const struct lineup *l);

/* In the order of the teams, as in the file. */
void lineup_sort(struct pairing_list *r);

#endif
