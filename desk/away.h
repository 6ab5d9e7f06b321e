/* away.h - absences as presence.c and arrival.c share them; for desk/ only. */
#ifndef DESK_AWAY_H
#define DESK_AWAY_H

#include "desk/task.h"

/* The withdrawal or expulsion of a squad, or NULL. */
const struct absence *presence_for_good(const struct section *s, int squad);

/* ERR_STATE if the team has left for good. */
bool presence_is_in(struct task *t, int squad);

/* Discards a draft of the rounds from ... to (0: all later) that was made "with" or "without" the team. */
void presence_discard(struct task *t, int squad, int from, int to, const char *how);

/* Ends an absence before the round: shorter, or gone if nothing of it is left. */
void presence_end(struct task *t, struct absence a, int round);

#endif
