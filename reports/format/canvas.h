/* SPDX-License-Identifier: Apache-2.0 */
/* canvas.h - pages being filled with texts and boxes; the tools of layout.c and masthead.c. */
#ifndef REPORTS_FORMAT_CANVAS_H
#define REPORTS_FORMAT_CANVAS_H

#include <stdbool.h>

#include "reports/format/grid.h"
#include "reports/format/layout.h"

struct arena;
struct flags;

/* Measures in hundredths of a point; the last page is the one being filled. */
struct canvas {
    struct layout *layout;
    const struct ruler *ruler;
    struct arena *arena;
    int cap_page, cap_box, cap_picture, cap_stroke, cap_text, cap_link, cap_mark, cap_element;
    int element;             /* that texts belong to; 0: each is a paragraph */
    const struct grid *grid; /* of the table that was drawn last, and its element */
    int table;
    int before, pages; /* the document has so many, so many of them before these */
    int edge;          /* nothing is drawn nearer to an edge of the paper */
    bool turned;       /* what is drawn stands upside down, as if the page were turned round */
};

/* How a text is set. */
struct ink {
    int size, grey;
    bool strong;
    enum tint tint;
};

enum { BLACK_INK = 0, SOFT_INK = 38, WHITE_INK = 100, STRETCH_LEAST = 75 };

/* A part of a font's size: `thousandths` of it. */
int canvas_em(int thousandths, int size);

/* What would stand beyond the margins is not drawn, and the layout says so (layout.h). */
void canvas_page(struct canvas *c);
void canvas_box(struct canvas *c, int x, int y, int width, int height, int grey);

/* The flag of a federation in a box of that width, three quarters of it high, with a thin grey outline; or its code there. The large picture is
   taken from 14 mm on. Without `flags` nothing. */
void canvas_flag(struct canvas *c, const struct flags *flags, struct str code, int x, int y, int width);

/* A stroke in pieces `on` long and `off` apart; `on` 0: in one. */
void canvas_stroke(struct canvas *c, struct layout_stroke whole, int on, int off);

/* A place that links to a page of the document; a name for what begins at y. */
void canvas_link(struct canvas *c, struct layout_link link);
void canvas_mark(struct canvas *c, int y, struct str text);

/* Texts up to canvas_end belong to an element of that kind within the one that is open; a cell spans so many columns. canvas_table opens the table of a grid, anew only if
   it was not the last one. */
void canvas_begin(struct canvas *c, enum tag tag, int span);
void canvas_table(struct canvas *c, const struct grid *grid);
void canvas_end(struct canvas *c);

int canvas_width(const struct canvas *c, struct str text, struct ink ink);

/* Puts a text with its left edge at x. */
void canvas_text(struct canvas *c, int x, int y, struct str text, struct ink ink);

/* The same within that width: set narrower or cut on a letter if it does not fit. */
void canvas_fit(struct canvas *c, int x, int y, int room, enum align align, struct str text, struct ink ink);

/* The part of a text that fits on one line of that width, as ruler_line takes it off. */
struct str canvas_line(const struct canvas *c, struct str *text, int room, struct ink ink);

#endif
