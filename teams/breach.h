/* SPDX-License-Identifier: Apache-2.0 */
/* breach.h - a match or a bye that the articles forbid, however it came into the round, in words. */
#ifndef TEAMS_BREACH_H
#define TEAMS_BREACH_H

#include "engine/base/message.h"
#include "engine/base/rule.h"
#include "engine/olympiad/card.h"
#include "teams/event.h"

struct arena;

/* RULE_NO_REMATCH: why the two may not meet in the round of the field, "Chad and Mali have met in round 2"; empty: they may. */
struct message breach_meeting(const struct section *s, const struct field *f, int squad, int other);

/* Why the team may not have the bye, and which article says so (RULE_BYE_ONCE, RULE_BYE_LATE); empty: it may. */
struct message breach_bye(const struct section *s, const struct field *f, int squad, enum rule *rule);

#endif
