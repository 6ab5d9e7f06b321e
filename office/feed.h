/* SPDX-License-Identifier: Apache-2.0 */
/* feed.h - the feed of rounds, by which other programs learn that a site has something new. */
#ifndef OFFICE_FEED_H
#define OFFICE_FEED_H

#include "engine/base/message.h"
#include "office/visibility.h"

struct arena;
struct heads;

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
struct journal_row;
struct str feed_id(const struct journal_row *row, int n, struct arena *a);

#endif
