/* SPDX-License-Identifier: Apache-2.0 */
/* breach.h - remarks on a match or a bye that was made by hand against the articles; for desk/ only. */
#ifndef DESK_ROUND_BREACH_H
#define DESK_ROUND_BREACH_H

#include "desk/base/task.h"
#include "engine/olympiad/card.h"

/* WARNINGs: RULE_NO_REMATCH, RULE_COLOUR_LIMITS, RULE_BERGER_TABLE; RULE_BYE_ONCE, RULE_BYE_LATE. False: nothing is broken. */
bool breach_warn_match(struct task *t, const struct field *f, const struct fixture *match);
bool breach_warn_bye(struct task *t, const struct field *f, int squad);

/* A WARNING if the team should be left out of the round (RULE_PRESENT_FIRST) but is in it. */
void breach_warn_absent(struct task *t, int round, int squad, bool bye);

/* All these remarks for the matches and the bye of the list that were made by hand. */
void breach_warn_round(struct task *t, const struct field *f, const struct pairing_list *r);

#endif
