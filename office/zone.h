/* SPDX-License-Identifier: Apache-2.0 */
/* zone.h - a time zone as systems keep it (TZif, RFC 8536): how far local time is from UTC. Bytes in, seconds out. */
#ifndef OFFICE_ZONE_H
#define OFFICE_ZONE_H

#include "office/zone_rule.h"

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
