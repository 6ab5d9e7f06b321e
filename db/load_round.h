/* load_round.h - parts of db_load_event; for db/load.c and db/load_round.c only. */
#ifndef DB_LOAD_ROUND_H
#define DB_LOAD_ROUND_H

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

/* The section of column 0, NULL if it is not there; the squad of that section in a column, NOBODY
   if it is not there. Both are damage. */
struct section *load_section(struct load *l, const struct query *q);
int load_squad(struct load *l, const struct query *q, int column, const struct section *s);

/* Where a line-up comes from; an unknown word is damage. */
enum lineup_origin load_origin(struct db *db, struct str name);

/* Absences, barred pairs, adjustments. */
void load_decisions(struct load *l);

/* Rounds, matches, boards, line-ups and corrections. */
void load_rounds(struct load *l);

#endif
