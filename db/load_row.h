/* load_row.h - what all rows have in common when they are loaded; for db/load*.c only. */
#ifndef DB_LOAD_ROW_H
#define DB_LOAD_ROW_H

#include "teams/event.h"

struct arena;
struct db;
struct query;

struct load {
    struct db *db;
    struct arena *arena;
    struct event *event;
};

/* The value; if it is out of bounds that is damage, and the nearest bound. */
int load_within(struct db *db, long value, long low, long high, const char *what);

/* The section of the next row, its column 0; NULL at the end, and where it is not there, which is damage. */
struct section *load_next(struct load *l, const struct query *q);

/* The squad of that section in a column; NOBODY if it is not there, which is damage. */
int load_squad(struct load *l, const struct query *q, int column, const struct section *s);

/* Where a line-up comes from; an unknown word is damage. */
enum lineup_origin load_origin(struct db *db, struct str name);

#endif
