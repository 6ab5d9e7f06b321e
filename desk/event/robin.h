/* SPDX-License-Identifier: Apache-2.0 */
/* robin.h - what is different where everybody meets everybody: how many rounds there are, who has left it; for desk/ only. */
#ifndef DESK_EVENT_ROBIN_H
#define DESK_EVENT_ROBIN_H

#include "desk/base/task.h"

/* A round robin that is not frozen has as many rounds as its table; a fact says so if they were others. Nothing of another section. */
void robin_fit_rounds(struct task *t);

/* RULE_BERGER_WITHDRAWN, once the team has left: the matches of published rounds that it has not played are lost without playing; a
   NOTE says whether it stays in the ranking. Nothing of another section. */
void robin_leave(struct task *t, int squad);

/* The first round in which a match of the team is published and not begun; behind the last round: none. */
int robin_first_open(const struct section *s, int squad);

/* The last published round with open line-ups, a result or a mark of somebody who takes part; 0: none. */
int robin_last_begun(const struct section *s);

/* Somebody has come to a board of the match, or did not though he takes part. Of any system. */
bool robin_is_recorded(const struct section *s, int round, const struct fixture *f);

/* Of a match of a round robin: marks as absent who is away in round t->round, or has left. */
void robin_mark(const struct task *t, struct fixture *f);

/* False, with an error, if the table is fixed: after the first publication nobody can be added to a round robin or change places. */
bool robin_may_change(const struct task *t);

#endif
