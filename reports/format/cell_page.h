/* SPDX-License-Identifier: Apache-2.0 */
/* cell_page.h - a cell on paper: its text in its column, or what is drawn in its place: squares, flags, boxes to write in. */
#ifndef REPORTS_FORMAT_CELL_PAGE_H
#define REPORTS_FORMAT_CELL_PAGE_H

#include "reports/format/canvas.h"

struct typesetting;

/* The base line of a line of text whose upper edge is `y`. */
int cell_base_line(int y, int height, int size);

/* What a square is to those who hear the page: "White". */
void cell_say_colour(struct canvas *c, int x, int y, bool black, struct ink ink);

/* A square with its lower left corner there, the light one with a border. */
void cell_draw_square(struct canvas *c, int x, int y, int side, bool black);

/* A text within its column, or set to fit in. */
void cell_draw_text(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                    struct str text, bool half, struct ink ink);

/* The cell of a block's head, in a row whose upper edge is y. */
void cell_draw_head(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                    struct cell cell, struct ink ink);

/* The cell of a row of that height and tone. */
void cell_draw(struct canvas *c, const struct typesetting *s, int left, int y, int height, const struct grid_column *g,
               struct cell cell, enum tone tone);

#endif
