/* SPDX-License-Identifier: Apache-2.0 */
/* registration_aside.h - rows among the players that are none: captains, trainers, totals. */
#ifndef IMPORT_REGISTRATION_ASIDE_H
#define IMPORT_REGISTRATION_ASIDE_H

#include "import/registration_column.h"

struct arena;
struct csv_row;
struct findings;
struct registration_entry;

/* Those of one table that were met. Begin with { 0 }. */
struct registration_aside {
    struct registration_entry *captain; /* who do not play */
    int ncaptain, cap;
    int nother, other_line; /* no players; the line of the first, and what it is called */
    struct str other;
    int ncalled, called_line; /* captains; the line of the first, and his name and team */
    struct str called, of;
    int number_line; /* of the first role that is a number, 0: none */
    struct str number;
};

/* Is it one? Then it is no player: a row of totals by its words, a captain or a trainer by the columns of the role and the board. */
bool registration_aside(struct registration_aside *to, const struct registration_entry *x,
                        const struct registration_place *place, struct arena *a);

/* When all rows are read: each captain goes to the first row of his team. A WARNING names the first of them, and of the others. */
void registration_aside_settle(struct registration_aside *of, struct registration_entry *entry, int n,
                               struct findings *f);

/* "Total", "Average rating" where the name stands, or beside no name. */
bool registration_is_total(const struct registration_place *place, const struct csv_row *row, struct str *word,
                           struct arena *a);

#endif
