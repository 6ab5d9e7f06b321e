/* SPDX-License-Identifier: Apache-2.0 */
/* registration_entry.h - the rows of a registration table as they count: by their teams, and in these by their boards. */
#ifndef IMPORT_REGISTRATION_ENTRY_H
#define IMPORT_REGISTRATION_ENTRY_H

#include <stdbool.h>

#include "import/registration_column.h"

struct csv_row;

/* A row of the table as it counts: what is blank in a row of a team is what the row above it has. */
struct registration_entry {
    struct str value[COLUMN_COUNT];
    int line, at;                  /* in the file; among the rows */
    int section_first, team_first; /* the first row of its section, of its team */
    int board;
    unsigned hidden; /* a bit for each column whose value had something that nobody sees */
    const struct csv_row *row;
};

/* Is it of the same team, once they are grouped? */
bool entry_same_team(const struct registration_entry *x, const struct registration_entry *y);

bool entry_same(const struct registration_entry *x, const struct registration_entry *y, int column);

/* Rows of a team need not stand together: teams are in the order of their first rows. */
void entry_group(struct registration_entry *entry, int n);

/* Where the boards are numbered, players are in their order. A board twice, or one that is no number, is a PROBLEM. */
void entry_order_boards(struct registration_entry *entry, int n, struct arena *a, struct findings *f);

/* Where the column of numbers, with that title, numbers players and not teams, it is left out with a WARNING. */
void entry_drop_numbers(struct registration_entry *entry, int n, struct str title, int line, struct findings *f);

/* What a team has in its first row the others repeat or leave blank: else it is a PROBLEM. */
void entry_check_repeated(const struct registration_entry *first, const struct registration_entry *x,
                          struct findings *f);

/* What the row says of nobody: a column; COLUMN_COUNT: nothing. */
int entry_said_of_nobody(const struct registration_entry *x);

/* Of a list of clubs, whose rows have the federations of the players: a club has that of most of them, with a warning where they are of several. Where no row of it
   says one, it has `usual`. Entries stand by teams. */
void entry_settle_clubs(struct registration_entry *entry, int n, struct str usual, struct findings *f);

/* A WARNING where the FIDE id is a year, and there is none of birth: cells of the row have moved to the left. */
void entry_check_moved(const struct registration_entry *x, struct findings *f);

#endif
