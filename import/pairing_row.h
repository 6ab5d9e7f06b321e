/* SPDX-License-Identifier: Apache-2.0 */
/* pairing_row.h - what the cells of a row of pairings are: numbers, names, a score. */
#ifndef IMPORT_PAIRING_ROW_H
#define IMPORT_PAIRING_ROW_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct csv_row;

/* Columns that have one score, from the first to the last: "1 : 0", or "1", ":" and "0". Last 0: it is not known where scores stand. */
struct score_columns {
    int first, last;
};

/* What a row of a match or of a board says. */
struct pairing_row {
    struct str lead, name[2], score;
    struct score_columns at; /* of the score */
    struct str other;        /* a third text, which may be a result that is not understood */
    int names;
};

void pairing_row_read(const struct csv_row *row, struct pairing_row *x, struct arena *a);

/* "1.1", a table and its board, or a round and its table. */
bool pairing_row_numbers(struct str s);

/* What stands where a score is expected, whatever it is: nothing if it is blank or the sign between. */
struct str pairing_row_written(const struct csv_row *row, struct score_columns c, struct arena *a);

/* The same of the column titled so: a score, if there is one. */
struct str pairing_row_score(const struct csv_row *row, int column, struct arena *a);

#endif
