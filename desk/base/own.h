/* SPDX-License-Identifier: Apache-2.0 */
/* own.h - what a helper and a captain may touch (struct viewer): their tables, their team; for desk/ only. */
#ifndef DESK_BASE_OWN_H
#define DESK_BASE_OWN_H

#include "desk/base/task.h"

/* Is the match at one of the tables of the helper who does it? Everybody else has all tables. False: `why`, in the arena
   of the task. */
bool own_match(struct task *t, const struct fixture *f, struct message *why);

/* Does a helper enter results of the round that is played, and of none before it? What is over is for arbiters. False: `why`. */
bool own_round(struct task *t, int round, struct message *why);

/* The refusal for a captain of another team. */
typedef struct message own_refusal(struct str team, struct str section, struct str other, struct str other_section);

/* May he who does it do that for the team, whose match is `f` or NULL? A captain for his team, a helper
   for those of his tables. False: `why`. */
bool own_team(struct task *t, const struct fixture *f, int squad, own_refusal *refusal, struct message *why);

#endif
