/* SPDX-License-Identifier: Apache-2.0 */
/* block_table.h - tables that have the players of one team each, below one another or on worksheets of their own, become one table with a column of teams. */
#ifndef IMPORT_BLOCK_TABLE_H
#define IMPORT_BLOCK_TABLE_H

#include <stdbool.h>

#include "import/csv.h"
#include "import/registration_title.h"

struct arena;

/* The table of a team: its titles, the rows of its players, and what is said of it above them; `title` is how the team is called there. */
struct team_block {
    const struct csv_row *head;
    const struct csv_row **row;
    int n, cap;
    struct str said[COLUMN_COUNT], title;
    int line;     /* where the team is named */
    int add;      /* to the lines of its rows */
    bool heading; /* it is named without a word for it */
};

/* One table of them, with the columns of the first, those that others have besides, and what is said of the teams. */
void blocks_join(const struct team_block *block, int n, struct arena *a, struct csv *out);

/* Where a table has a row for each team, "Team: Norway" or its name alone, with titles below it or above all of them: the same. False: it has not, and is as it was. */
bool blocks_flatten(struct csv *table, struct arena *a);

/* Are these the titles of players, without a column of teams? */
bool block_has_titles(const struct csv_row *row, struct arena *a);

#endif
