/* SPDX-License-Identifier: Apache-2.0 */
/* kind.h - kinds of stored values: what a member of the event is in the file, and the other way, and what is said of those that none has. */
#ifndef DB_KIND_H
#define DB_KIND_H

#include "db/query.h"
#include "teams/member.h"
#include "engine/base/arena.h"
#include "engine/base/message.h"

struct state_sum;

/* A row that is being read: by which statement, into what, its section, and what it belongs to. */
struct load {
    struct db *db;
    struct arena *arena;
    struct event *event;
    struct query q;
    struct section *section;
    void *holder, *row;
    char *growing; /* whose list of the table being read lies in `beside`, with so much room; NULL: nobody's */
    int room;
    struct arena beside;
    int walked;            /* so many matches of a round were passed (db/load.c) */
    struct state_sum *sum; /* of the rows so far (db/state.h), or NULL */
};

/* The value of a member; texts are borrowed from it or the arena. */
struct value kind_value(const struct member *c, const void *member, const struct section *s, struct arena *a);

/* Column i of the row into the member. What cannot be is damage, and the member then has some value of its type. */
void kind_read(struct load *l, const struct member *c, int i, void *member);

/* The integer in column i within the limits of the column, if it has any; or else damage, and the nearest. */
long kind_within(struct load *l, const struct member *c, int i);

bool kind_same(const struct member *c, const void *a, const void *b);
bool kind_says(const struct member *c, const void *member); /* it is not 0, and not empty */

/* What is said of values and rows that no event has, by the rows of member.def. */

/* A value that is not within the limits of its member, which has some. */
struct message damage_outside(const struct member *m, long value, long low, long high);

/* A row of what is not there; one of a dense table that is not. */
struct message damage_lost(const struct member_table *t, long place);
struct message damage_gap(const struct member_table *t, long place);

#endif
