/* SPDX-License-Identifier: Apache-2.0 */
#include "db/table.h"

#include <limits.h>
#include <string.h>

#include "db/messages.h"

/* The struct of a row by the name of its table, as far as the members go: typedef struct squad of_team. */
#define TABLE(name, type, ...) typedef struct type of_##name;
#include "db/table.def"

/* A member has the type of its kind. */
#define COLUMN(table, column, kind, member, ...)                                               \
    _Static_assert(_Generic(&((of_##table *)NULL)->member, type_of_##kind * : 1, default : 0), \
                   "the member of " #table "." #column " is of another type than " #kind " is");
#define KEY COLUMN
#include "db/table.def"

/* Before the columns of each table stands an entry without a name: it ends those of the table before. */
enum {
#define TABLE(name, ...)           COLUMNS_OF_##name,
#define ABOVE(table, column)       C_##table##_##column,
#define PLACE(table, column, ...)  C_##table##_##column,
#define KEY(table, column, ...)    C_##table##_##column,
#define COLUMN(table, column, ...) C_##table##_##column,
#include "db/table.def"
    COLUMNS_END
};

#define BETWEEN(from, to, of) .low = (from), .high = (to), .outside = (of)
#define A_ROUND               BETWEEN(0, ROUNDS_MAX + 1, say_round_not_between) /* it may be the one after the last; 0: none */
#define STORED(table, column, part, of_kind, member, ...)                                                   \
    [C_##table##_##column] = {                                                                              \
        .name = #column, .role = part, .kind = K_##of_kind, .at = offsetof(of_##table, member), __VA_ARGS__ \
    },

static const struct table_column columns[] = {
#define TABLE(table, ...)          [COLUMNS_OF_##table] = { .name = NULL },
#define ABOVE(table, column)       [C_##table##_##column] = { .name = #column, .role = ROLE_ABOVE },
#define PLACE(table, column, ...)  [C_##table##_##column] = { .name = #column, .role = ROLE_PLACE, __VA_ARGS__ },
#define KEY(table, column, ...)    STORED(table, column, ROLE_KEY, __VA_ARGS__, )
#define COLUMN(table, column, ...) STORED(table, column, ROLE_VALUE, __VA_ARGS__, )
#include "db/table.def"
    [COLUMNS_END] = { .name = NULL },
};

#define SELF .shape = SHAPE_SELF
#define LIST(holder, array, length, longest)                                                             \
    .shape = SHAPE_LIST, .at = offsetof(struct holder, array), .count = offsetof(struct holder, length), \
    .most = (longest), .size = sizeof *((struct holder *)NULL)->array
#define EACH(holder, array, number)                                              \
    .shape = SHAPE_EACH, .at = offsetof(struct holder, array), .most = (number), \
    .size = sizeof *((struct holder *)NULL)->array
#define ONE(holder, member) .shape = SHAPE_EACH, .at = offsetof(struct holder, member), .most = 1
/* Row i is the event moved on by i texts: there its members are those of place i. */
#define STRIPES(number) .shape = SHAPE_EACH, .most = (number), .size = sizeof(struct str)
#define LOST(text)      .lost = (text)
#define GAP(text)       .gap = (text)

static const struct table tables[] = {
#define TABLE(of_name, type, above, rows, when, ...)                \
    [T_##of_name] = { .name = #of_name,                             \
                      .parent = T_##above,                          \
                      rows,                                         \
                      .known = KNOWN_##when,                        \
                      .column = &columns[COLUMNS_OF_##of_name + 1], \
                      __VA_ARGS__ },
#include "db/table.def"
};

const struct table *table_row(enum table_id id)
{
    return &tables[id];
}

int table_columns(const struct table *t)
{
    int n = 0;

    while (t->column[n].name)
        n++;
    return n;
}

int table_keys(const struct table *t)
{
    int n = 0;

    while (t->column[n].name && t->column[n].role != ROLE_VALUE)
        n++;
    return n;
}

const char *table_array(const struct table *t, const void *holder)
{
    const char *at = (const char *)holder + t->at;

    if (t->shape == SHAPE_LIST)
        memcpy(&at, (const void *)at, sizeof at);
    return at;
}

int table_length(const struct table *t, const void *holder, const struct section *s)
{
    int n = 1;

    if (t->shape == SHAPE_LIST)
        memcpy(&n, (const char *)holder + t->count, sizeof n);
    else if (t->shape == SHAPE_EACH)
        n = t->most == TO_BOARDS ? s->boards : t->most;
    return n;
}
