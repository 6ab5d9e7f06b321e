/* SPDX-License-Identifier: Apache-2.0 */
/* feed.h - the rounds of an event for other programs: a feed of what is new on a site, and a calendar. */
#ifndef OFFICE_FEED_H
#define OFFICE_FEED_H

#include "engine/base/message.h"
#include "office/visibility.h"
#include "teams/event.h"

struct arena;
struct heads;
struct journal_row;

/* An Atom feed (RFC 4287) with an entry for every round that may be seen, the latest first; `url` is where the site is, with a
   slash at the end, or empty; `heads` are those of the public history, by
   section; `id` stands for the event, in 32 hexadecimal digits. In that language, NULL: English. */
struct str feed_atom(const struct visibility *l, const struct heads *heads, struct str url, struct str id,
                     const struct language *language, struct arena *a);

/* A time of the event with its distance from UTC, "2016-09-02T15:00:00+04:00"; in a zone that this machine does not know it is
   taken for UTC. */
struct str feed_time(struct str zone, struct str time, struct arena *a);

/* The same in UTC, as calendars have it: "20160902T110000Z". */
struct str feed_utc(struct str zone, struct str time, struct arena *a);

/* When the event was published last, or its first day. */
struct str feed_last(const struct event *ev);

/* What an event is known by, whatever it is called, in 32 hexadecimal digits: the hash of the first entry of its journal. */
struct str feed_id(const struct journal_row *row, int n, struct arena *a);

/* The rounds and deadlines of an event for calendars. */

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
   opponent and table once the round is published, and without rounds that it takes part in no more. Times are in UTC, and what stands for an entry stays and has a higher number after
   each change, so that a calendar that reads it again changes what it has. In the arena. */
struct str ical_write(const struct ical_order *o, struct arena *a);

#endif
