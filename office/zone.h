/* SPDX-License-Identifier: Apache-2.0 */
/* zone.h - a time zone as systems keep it (TZif, RFC 8536), and the rule by which it goes on: how far local time is from UTC. */
#ifndef OFFICE_ZONE_H
#define OFFICE_ZONE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/str.h"

/* The rule by which a time zone goes on, as "CET-1CEST,M3.5.0,M10.5.0/3" (the TZ of POSIX; RFC 8536, section 3.3). */

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

/* The C library knows one zone at a time, that of TZ, for all threads of the program. Of the libraries of Debian that know several at once
   (GLib, ICU) none is among ours, and each is a hundred times what is done here: hence our own. */

enum { ZONE_SIZE_MAX = 1 << 16 }; /* the largest of the system are below 4 KB */

/* Views into the bytes of the file, big-endian as they are. */
struct zone {
    const unsigned char *at, *which; /* instants when the offset changes, and which of the offsets begins */
    const unsigned char *offset;
    int nat, noffset;
    bool ruled; /* the rule holds from the last of the instants on; else its offset stays */
    struct zone_rule rule;
};

/* A file of version 2 or later. False: it is none, is cut short or makes no sense; or it counts leap seconds (right/Europe/Paris),
   which the clocks of our machines do not. */
bool zone_read(struct str bytes, struct zone *out);

/* Seconds east of UTC at an instant, which is in seconds since 1970. */
long zone_offset(const struct zone *z, int64_t instant);

#endif
