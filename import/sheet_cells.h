/* SPDX-License-Identifier: Apache-2.0 */
/* sheet_cells.h - cells and titles of tables as other programs lay them out. */
#ifndef IMPORT_SHEET_CELLS_H
#define IMPORT_SHEET_CELLS_H

#include <stdbool.h>

#include "import/csv.h"

/* The text of a cell, empty beyond the row; the first one that has any; how many have. */
struct str sheet_cell(const struct csv_row *row, int i);
int sheet_first(const struct csv_row *row);
int sheet_cells(const struct csv_row *row);

/* A title, in English or another language of these programs, whatever the case of its letters and with or without its point: "Bo.". How many cells of a row have it. */
bool sheet_is_titled(struct str s, const char *title);
int sheet_titled(const struct csv_row *row, const char *title);

bool sheet_is_number(struct str s);

/* Has this row the titles of a team's players, with the team alone in the row above? */
bool sheet_is_composition(const struct csv *c, int row);

#endif
