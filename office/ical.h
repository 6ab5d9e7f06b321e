/* SPDX-License-Identifier: Apache-2.0 */
/* ical.h - the rounds and deadlines of an event for calendars. */
#ifndef OFFICE_ICAL_H
#define OFFICE_ICAL_H

#include "teams/event.h"

struct arena;
struct language;

struct ical_order {
    const struct event *event;     /* as whoever reads it may know it */
    const struct section *section; /* of a team; NULL: for everybody */
    int squad;
    struct str id;                   /* stands for the event, in 32 hexadecimal digits */
    const struct language *language; /* NULL: English */
};

/* A calendar (RFC 5545) with every round that has a day, and until when its line-ups are due where teams hand them in; for a team with its
   opponent and table once the round is published. Times are in UTC, and what stands for an entry stays, so that a calendar that reads
   it again changes what it has. In the arena. */
struct str ical_write(const struct ical_order *o, struct arena *a);

#endif
