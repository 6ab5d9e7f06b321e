/* grid.h - the columns that a sheet shows of a table: how wide each must be and where it stands. */
#ifndef REPORTS_GRID_H
#define REPORTS_GRID_H

#include <stdbool.h>

#include "reports/format/table.h"

struct arena;

/* Widths are in the ruler's unit: columns of a terminal, or thousandths of the size of a font. */
struct ruler {
    int (*width)(void *ctx, struct str text, bool strong);
    void *ctx;
    bool typeset; /* cells are shown by cell_typeset, else by cell_plain */
    int gap;      /* between two columns */
};

/* A column on the sheet. Halves hang behind the edge at which whole numbers are aligned: `tail` is
   the room for them. */
struct grid_column {
    const struct column *column;
    int x, width, tail;
};

/* `col` is parallel to the columns of the table; those that no sheet shows, or that are empty in
   all rows, have column == NULL and no width. */
struct grid {
    const struct table *table;
    const struct ruler *ruler;
    struct grid_column *col;
    int ncol, width;
};

/* Every column as wide as its widest cell and its title, and wide enough for the heads over it. */
struct grid grid_measure(const struct table *t, const struct ruler *r, struct arena *a);

/* The width when every name may be set at `percent` of its natural width. */
int grid_need(const struct grid *g, int percent);

/* Narrows the columns of names until the grid is `room` wide: all alike down to `percent` of their
   width, then the widest first as far as `least`. */
void grid_narrow(struct grid *g, int room, int percent, int least);

/* Hands the spare room out: two shares to a column of names, one to every gap. */
void grid_widen(struct grid *g, int room);

/* A head column that stands over something: where from and how wide. */
struct grid_column grid_span(const struct grid *g, const struct column *head);

/* What the sheet shows in a cell. */
struct str grid_text(const struct grid *g, struct cell cell, struct arena *a);
bool grid_strong(const struct column *c, enum tone row);

/* Where a text that is so wide starts inside its column; a half at its end hangs behind the edge. */
int grid_start(const struct grid_column *c, bool half, int width);

#endif
