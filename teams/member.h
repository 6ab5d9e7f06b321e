/* SPDX-License-Identifier: Apache-2.0 */
/* member.h - the rows of member.def: what structs an event is made of, and which members each has, for whatever goes through all of them. */
#ifndef TEAMS_MEMBER_H
#define TEAMS_MEMBER_H

#include <stddef.h>

#include "teams/event.h"

typedef int list_places[BOARDS_MAX];

/* X(id, type of the member, what it is in JSON: teams/shape.h). A MOMENT is a day and minute, with seconds or without. A TEAM is an index, in the file from 1;
   LESSER_TEAM and GREATER_TEAM are those of a pair, `a` and `b` next to each other, in whatever order. A ROUND is one that is there. PLACES "1 2 3 5", a list
   place for each board. The enums are words. */
/* clang-format off */
#define MEMBER_KINDS(X) \
    X(TEXT,           struct str,         TEXT) \
    X(DAY,            struct str,         DAY) \
    X(MOMENT,         struct str,         MOMENT) \
    X(MOMENT_OR_NULL, struct str,         MOMENT) \
    X(BOOL,           bool,               FLAG) \
    X(INT,            int,                NUMBER) \
    X(INT_OR_NULL,    int,                NUMBER) \
    X(LONG_OR_NULL,   long,               LONG) \
    X(TEAM,           int,                TEAM) \
    X(TEAM_OR_NULL,   int,                TEAM) \
    X(LESSER_TEAM,    int,                TEAM) \
    X(GREATER_TEAM,   int,                TEAM) \
    X(ROUND,          int,                NUMBER) \
    X(SYSTEM,         struct str,         SYSTEM) \
    X(UNIT,           enum unit,          UNIT) \
    X(SCORE,          enum score_kind,    SCORE) \
    X(PREFERENCE,     enum preferences,   PREFERENCE) \
    X(SECONDARY,      enum secondary,     SECONDARY) \
    X(DEPARTURE,      enum departure,     DEPARTURE) \
    X(EDITION,        enum edition,       EDITION) \
    X(TIEBREAK,       enum tiebreak,      TIEBREAK) \
    X(RANKING,        struct ranking,     RANKING) \
    X(RESULT,         enum result,        RESULT) \
    X(DECIDED,        enum decided,       DECIDED) \
    X(ORIGIN,         enum lineup_origin, ORIGIN) \
    X(LOT,            enum colour,        COLOUR) \
    X(ATTACHMENT,     enum attachment_kind, TEXT /* in no file of JSON */) \
    X(SHA256,         struct str,         TEXT) \
    X(SEX,            char,               SEX) \
    X(PLACES,         list_places,        PLACES)
/* clang-format on */

enum member_kind {
#define X(id, ...) K_##id,
    MEMBER_KINDS(X)
#undef X
        KIND_COUNT
};

#define X(id, type, ...) typedef type type_of_##id;
MEMBER_KINDS(X)
#undef X

enum table_id {
#define TABLE(name, ...) T_##name,
#include "teams/member.def"
    TABLE_COUNT
};

/* M_event_name. Before the members of each table stands an entry that ends those of the table before. */
enum member_id {
#define TABLE(name, ...)           MEMBERS_OF_##name,
#define ABOVE(table, column)       M_##table##_##column,
#define PLACE(table, column, ...)  M_##table##_##column,
#define KEY(table, column, ...)    M_##table##_##column,
#define COLUMN(table, column, ...) M_##table##_##column,
#include "teams/member.def"
    MEMBERS_END
};

enum { KEYS_MAX = 4 };

/* Upper limits that are values of the event: boards of a match, places in the list of the first team of the match that the
   row is in, of the second one, of the team whose line-up the row is. */
enum { TO_BOARDS = -1, TO_FIRST = -2, TO_SECOND = -3, TO_SQUAD = -4 };

enum member_role { ROLE_ABOVE, ROLE_PLACE, ROLE_KEY, ROLE_VALUE };

struct member {
    const char *name; /* of its column; NULL ends the members of a table */
    enum member_role role;
    enum member_kind kind; /* of a key or a value */
    size_t at;             /* in the struct of a row */
    enum seen_by reader;   /* who may know it (teams/view.h) */
    bool limited;          /* to low ... high */
    int low, high;
    int form;         /* of a text: enum text_form */
    const char *word; /* in JSON; NULL: its name; empty: it is not there */
    long least, most; /* in JSON, where they differ from low and high; both 0: they do not */
};

enum rows_shape { ROWS_SELF, ROWS_LIST, ROWS_EACH };
enum rows_known { KNOWN_ALWAYS, KNOWN_FIRST, KNOWN_ANY };

struct member_table {
    const char *name;
    enum table_id parent;
    enum rows_shape shape;
    size_t at, count; /* in the struct of the parent: the rows or the pointer to them, and their number */
    int most;
    size_t size; /* from row to row */
    enum rows_known known;
    bool held;        /* other rows belong to its rows */
    bool dense;       /* it has a row for each place from 1 on */
    bool room;        /* a copy has room for `most` rows */
    const char *word; /* as of a member; of several rows that are no list one for each, "first_signed other_signed" */
    enum table_id among; /* in JSON its members stand in the objects of this table; T_event: in their own */
    const struct member *member;
};

const struct member_table *member_table(enum table_id id);

/* How many columns, and how many of them, the first ones, are the key. */
int member_count(const struct member_table *t);
int member_keys(const struct member_table *t);

enum member_id member_id(const struct member *m);
const struct member *member_of(enum member_id id);

/* The rows of a table in a row of its parent, and how many they are; without a section all the boards that a match has room for. */
char *member_rows(const struct member_table *t, const void *holder);
int member_length(const struct member_table *t, const void *holder, const struct section *s);

size_t member_size(enum member_kind kind);
bool member_is_text(enum member_kind kind); /* struct str */
bool member_is_team(enum member_kind kind); /* the index of one, or NOBODY */

/* Calls `visit` for a row and for every row below it, each after the one that it belongs to. */
typedef void member_visit(void *context, enum table_id id, char *row);
void member_walk(enum table_id id, char *row, member_visit *visit, void *context);

#endif
