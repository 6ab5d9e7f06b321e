/* SPDX-License-Identifier: Apache-2.0 */
/* ical.h - the rounds and deadlines of an event for calendars. */
#ifndef OFFICE_ICAL_H
#define OFFICE_ICAL_H

#include "teams/event.h"

struct arena;
struct journal_row;
struct language;

struct ical_order {
    const struct event *event;     /* as whoever reads it may know it */
    const struct section *section; /* of a team; NULL: for everybody */
    int squad;
    struct str changed;              /* when an hour, or what is told of it, was last changed; from ical_changes */
    int changes;                     /* how often */
    struct str id;                   /* stands for the event, in 32 hexadecimal digits */
    const struct language *language; /* NULL: English */
};

/* Fills in both: hours and what stands beside them are set and taken back; for a team its pairings are published, too. */
void ical_changes(struct ical_order *o, const struct journal_row *row, int n, struct arena *a);

/* A calendar (RFC 5545) with every round that has a day, and until when its line-ups are due where teams hand them in; for a team with its
   opponent and table once the round is published. Times are in UTC, and what stands for an entry stays and has a higher number after
   each change, so that a calendar that reads it again changes what it has. In the arena. */
struct str ical_write(const struct ical_order *o, struct arena *a);

#endif
