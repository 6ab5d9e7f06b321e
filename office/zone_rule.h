/* SPDX-License-Identifier: Apache-2.0 */
/* zone_rule.h - the rule by which a time zone goes on, as "CET-1CEST,M3.5.0,M10.5.0/3" (the TZ of POSIX; RFC 8536, section 3.3). */
#ifndef OFFICE_ZONE_RULE_H
#define OFFICE_ZONE_RULE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/str.h"

/* The day of a year when the clocks are changed, and the time on them before that. */
struct zone_turn {
    enum { TURN_WEEKDAY, TURN_DAY, TURN_NO_LEAP_DAY } kind;
    int month, week; /* of TURN_WEEKDAY: from 1; week 5 is the last one of the month */
    int day;         /* of the week, 0 is Sunday; or of the year, from 0, the other kind without 29 February */
    long second;     /* of that day; may be before it or days behind it */
};

struct zone_rule {
    long offset[2];           /* seconds east of UTC: of standard and of summer time, which may be less (Dublin) */
    bool summer;              /* there is any */
    struct zone_turn turn[2]; /* to summer time and back */
};

/* False: the text is not such a rule, or has summer time without saying when. */
bool zone_rule_read(struct str text, struct zone_rule *out);

/* Seconds east of UTC at an instant, which is in seconds since 1970. */
long zone_rule_offset(const struct zone_rule *r, int64_t instant);

#endif
