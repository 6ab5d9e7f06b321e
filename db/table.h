/* SPDX-License-Identifier: Apache-2.0 */
/* table.h - the rows of table.def: which table holds which rows of the event, and which column which member; for db/ only. */
#ifndef DB_TABLE_H
#define DB_TABLE_H

#include <stddef.h>

#include "db/kind.h"
#include "engine/base/message.h"
#include "teams/event.h"

enum table_id {
#define TABLE(name, ...) T_##name,
#include "db/table.def"
    TABLE_COUNT
};

enum { KEYS_MAX = 4 };

/* Upper limits that are values of the event: boards of a match, places in the list of the first team of the match that the
   row is in, of the second one, of the team whose line-up the row is. */
enum { TO_BOARDS = -1, TO_FIRST = -2, TO_SECOND = -3, TO_SQUAD = -4 };

enum column_role { ROLE_ABOVE, ROLE_PLACE, ROLE_KEY, ROLE_VALUE };

struct table_column {
    const char *name; /* NULL ends the columns of a table */
    enum column_role role;
    enum kind_id kind; /* of a key or a value */
    size_t at;         /* of its member in the struct of a row */
    int low, high;
    struct message (*outside)(long value, long low, long high); /* NULL: no limits */
};

enum table_shape { SHAPE_SELF, SHAPE_LIST, SHAPE_EACH };
enum table_known { KNOWN_ALWAYS, KNOWN_FIRST, KNOWN_ANY };

struct table {
    const char *name;
    enum table_id parent;
    enum table_shape shape;
    size_t at, count; /* in the struct of the parent: the rows or the pointer to them, and their number */
    int most;
    size_t size; /* from row to row */
    enum table_known known;
    struct message (*lost)(long place), (*gap)(long place); /* a row of what is not there; one that is not */
    const struct table_column *column;
};

const struct table *table_row(enum table_id id);

/* How many columns, and how many of them, the first ones, are the key. */
int table_columns(const struct table *t);
int table_keys(const struct table *t);

/* The rows of a table in a row of its parent, and how many they are. */
const char *table_array(const struct table *t, const void *holder);
int table_length(const struct table *t, const void *holder, const struct section *s);

#endif
