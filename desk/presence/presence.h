/* SPDX-License-Identifier: Apache-2.0 */
/* presence.h - absences, and teams that come late, as the files of desk/ share them; for desk/ only. */
#ifndef DESK_PRESENCE_PRESENCE_H
#define DESK_PRESENCE_PRESENCE_H

#include "desk/base/task.h"
#include "teams/presence.h"

/* ERR_STATE if the team has left for good. */
bool presence_is_in(struct task *t, int squad);

/* Discards a draft of the rounds from ... to (0: all later) that was made with or without the team, as `why` says. */
void presence_discard(struct task *t, int squad, int from, int to, struct message (*why)(struct str team));

/* Adds an absence, or replaces the team's absence that begins in the same round. */
void presence_put(struct task *t, struct absence a);

/* RULE_PRESENT_FIRST: the team is not paired in the rounds from ... to, 0: until it arrives. ERR_STATE: round `from` is
   published already, the team has left, or RULE_HOST_STAYS without a reason. */
bool presence_leave_out(struct task *t, int squad, int from, int to);

/* If the team leaves for good and has a match without a result in a published round, a WARNING names the match and what to do. */
void presence_warn_match(struct task *t, int squad);

/* RULE_PRESIDENT: matches of the round, which is published, of teams that are let play round after round count as played. */
void presence_let_play(struct task *t, struct pairing_list *r);

/* A team is let play, or no longer: the words of `start` that say so. ERR_USAGE: not one team. */
struct start_args;
bool presence_decide_let_play(const struct start_args *in, struct task *t);

/* Ends an absence before the round; it is removed if nothing of it is left. */
void presence_end(struct task *t, struct absence a, int round);

/* RULE_DUTCH_ABSENT: who did not come to the last match, without an excuse, has withdrawn from round t->round on. */
void presence_leave_unannounced(struct task *t);

/* RULE_EXPELLED: a WARNING for each team that missed a match again and is still to be judged; _of: that one. */
void presence_warn_missed(struct task *t);
void presence_warn_missed_of(struct task *t, const struct missed *m);

#endif
