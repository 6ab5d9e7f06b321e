/* SPDX-License-Identifier: Apache-2.0 */
/* grid.h - the columns of a table that a sheet shows: how wide each must be, and where it begins. */
#ifndef REPORTS_FORMAT_GRID_H
#define REPORTS_FORMAT_GRID_H

#include <stdbool.h>

#include "reports/format/ruler.h"
#include "reports/format/table.h"

struct arena;

/* A column on the sheet. Halves hang behind the edge at which whole numbers are aligned: `tail` is
   the room for them. */
struct grid_column {
    const struct column *column;
    int x, width, tail;
    int title;                  /* width of its title, which it keeps */
    bool broken;                /* it is too narrow for its texts: they go on on the next line */
    bool kept;                  /* it stands in every strip */
    const struct column *later; /* of the strips after the first: it stands in place of the one before it */
    bool spills;                /* and here: they stay whole, and what stands behind them in that row makes room */
};

/* `col` is parallel to the columns of the table; those that no sheet shows, or that are empty in
   all rows, have column == NULL and no width. */
struct grid {
    const struct table *table;
    const struct ruler *ruler;
    struct grid_column *col;
    int ncol, width;
    int gap;           /* between two columns */
    struct grid *next; /* the strip with the columns that had no room in this one; NULL: there are no more */
};

/* Every column as wide as its widest cell and its title, and wide enough for the heads over it. */
struct grid grid_measure(const struct table *t, const struct ruler *r, struct arena *a);

/* Settles where each column begins, one behind the other, and how wide the grid is. */
void grid_place(struct grid *g);

/* How far columns give way, the widest of a kind first: names are set at `percent` of their width; sentences are broken
   into lines of `text`; names lose letters down to `name`, or, if they stay whole, are broken between words, then have less room between the columns,
   then are broken within words; where that is not enough every other text on the left is
   broken too, first between its words. With
   `text` 0 none is broken, and a column of sentences that is one of names as well gives way as names do. */
struct squeeze {
    int percent, name, text;
    bool whole; /* names go on on the next line instead of losing letters */
};

/* The width when names and sentences have given way without loss. */
int grid_need(const struct grid *g, const struct squeeze *q);

/* The size of letters in a column where others have that size, on paper. */
int grid_size(const struct column *c, int size);

/* Narrows columns until the grid is `room` wide, as far as they give way. */
void grid_narrow(struct grid *g, int room, const struct squeeze *q, struct arena *a);

/* Divides a grid that is wider than `room` into strips, the first in its place, each no wider. Columns that repeat, else those up to the first of
   names, stand in all of them; what is wider than it can be is broken there. */
void grid_divide(struct grid *g, int room, struct arena *a);

/* How many strips there are; that one, from 0, or NULL. */
int grid_strips(const struct grid *g);
const struct grid *grid_strip(const struct grid *g, int strip);

/* What the columns of a strip are, those that repeat left out: "rounds 7–11", "Rtg–Pts". */
struct str grid_named(const struct grid *g, struct arena *a);

/* A text wider than `most` does not widen a column whose other texts fit into `most`: it spills over. */
void grid_spill(struct grid *g, int most, struct arena *a);

/* Distributes the spare room: two shares to a column of names, one to every gap. */
void grid_widen(struct grid *g, int room);

/* A head column above other columns: where it begins and how wide it is. */
struct grid_column grid_span(const struct grid *g, const struct column *head);

/* Does the sheet show a cell of the column strong in such a row? */
bool grid_strong(const struct column *c, enum tone row);

/* How many lines a row takes, in whichever strip it takes most. */
int grid_lines(const struct grid *g, const struct row *r, struct arena *a);

/* Where a text of that width starts inside its column; a half at its end hangs beyond the edge. */
int grid_start(const struct grid_column *c, bool half, int width);

#endif
