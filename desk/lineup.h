/* SPDX-License-Identifier: Apache-2.0 */
/* lineup.h - the line-ups of a round as lineup.c and opening.c change them; for desk/ only. */
#ifndef DESK_LINEUP_H
#define DESK_LINEUP_H

#include "desk/task.h"

/* Makes room for `more` line-ups after those of the round. */
void lineup_room(struct task *t, struct pairing_list *r, int more);

/* Replaces the team's line-up, or adds it at the end. */
void lineup_put(struct pairing_list *r, const struct lineup *l);

/* Sorts them in the order of the teams, as in the file. */
void lineup_sort(struct pairing_list *r);

#endif
