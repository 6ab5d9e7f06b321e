/* SPDX-License-Identifier: Apache-2.0 */
/* kind.h - kinds of stored values: what a member of the event is in the file, and the other way; for db/ only. */
#ifndef DB_KIND_H
#define DB_KIND_H

#include "db/query.h"
#include "teams/event.h"

struct arena;
struct state_sum;
struct table_column;

typedef int list_places[BOARDS_MAX];

/* X(id, type of the member, functions). A TEAM is an index, in the file from 1; LESSER_TEAM and GREATER_TEAM are those of a
   pair, `a` and `b` next to each other, in whatever order. A ROUND is one that is there. PLACES "1 2 3 5", a list place for each board. The enums are words. */
/* clang-format off */
#define KINDS(X) \
    X(TEXT,         struct str,         text) \
    X(TEXT_OR_NULL, struct str,         text_or_null) \
    X(BOOL,         bool,               bool) \
    X(INT,          int,                int) \
    X(INT_OR_NULL,  int,                int_or_null) \
    X(LONG_OR_NULL, long,               long_or_null) \
    X(TEAM,         int,                team) \
    X(TEAM_OR_NULL, int,                team_or_null) \
    X(LESSER_TEAM,  int,                lesser_team) \
    X(GREATER_TEAM, int,                greater_team) \
    X(ROUND,        int,                round) \
    X(SYSTEM,       struct str,         system) \
    X(UNIT,         enum unit,          word) \
    X(SCORE,        enum score_kind,         word) \
    X(PREFERENCE,   enum preferences,   word) \
    X(SECONDARY,    enum secondary,     word) \
    X(EDITION,      enum edition,       word) \
    X(TIEBREAK,     enum tiebreak,      word) \
    X(RANKING,      struct ranking,     ranking) \
    X(RESULT,       enum result,        word) \
    X(DECIDED,      enum decided,       word) \
    X(ORIGIN,       enum lineup_origin, word) \
    X(LOT,          enum colour,        lot) \
    X(ATTACHMENT,   enum attachment_kind, word) \
    X(SHA256,       struct str,         sha256) \
    X(SEX,          char,               sex) \
    X(PLACES,       list_places,        places)
/* clang-format on */

enum kind_id {
#define X(id, ...) K_##id,
    KINDS(X)
#undef X
};

#define X(id, type, ...) typedef type type_of_##id;
KINDS(X)
#undef X

/* A row that is being read: by which statement, into what, its section, and what it belongs to. */
struct load {
    struct db *db;
    struct arena *arena;
    struct event *event;
    struct query q;
    struct section *section;
    void *holder, *row;
    int walked;            /* so many matches of a round were passed (db/load.c) */
    struct state_sum *sum; /* of the rows so far (db/state.h), or NULL */
};

/* The value of a member; texts are borrowed from it or the arena. */
struct value kind_value(const struct table_column *c, const void *member, const struct section *s, struct arena *a);

/* Column i of the row into the member. What cannot be is damage, and the member then has some value of its type. */
void kind_read(struct load *l, const struct table_column *c, int i, void *member);

/* The integer in column i within the limits of the column, if it has any; or else damage, and the nearest. */
long kind_within(struct load *l, const struct table_column *c, int i);

bool kind_same(const struct table_column *c, const void *a, const void *b);
bool kind_says(const struct table_column *c, const void *member); /* it is not 0, and not empty */

#endif
