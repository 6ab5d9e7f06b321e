/* SPDX-License-Identifier: Apache-2.0 */
/* calendar.h - what is wanting in the days of the rounds of an event. Pure. */
#ifndef WEB_PAGE_CALENDAR_H
#define WEB_PAGE_CALENDAR_H

#include <stdbool.h>

#include "engine/base/message.h"

/* Rounds 1 to `rounds`, of which these have a day: "rounds 4, 8 to 11 have no day yet". False: all of them have one, or none has. */
bool calendar_lacks(const bool *has_day, int rounds, struct arena *a, struct message *out);

#endif
