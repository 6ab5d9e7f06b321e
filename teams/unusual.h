/* SPDX-License-Identifier: Apache-2.0 */
/* unusual.h - what an arbiter looks at twice in a pair that is drafted, although the rules may have made it so, in words. */
#ifndef TEAMS_UNUSUAL_H
#define TEAMS_UNUSUAL_H

#include "engine/base/message.h"
#include "engine/olympiad/card.h"
#include "teams/event.h"

enum { UNUSUAL_MOST = 7 };

/* What weighs most first: the two have met or are barred (RULE_NO_REMATCH); made by hand, the other one has White by the rules; a third colour
   running, a difference beyond two (RULE_COLOUR_LIMITS); both of one federation. Returns how many. */
int unusual_find(const struct section *s, const struct field *f, const struct fixture *match,
                 struct message out[UNUSUAL_MOST]);

#endif
