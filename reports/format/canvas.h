/* SPDX-License-Identifier: Apache-2.0 */
/* canvas.h - pages that are filled with texts and boxes, each with its place, and the tools to fill them. */
#ifndef REPORTS_FORMAT_CANVAS_H
#define REPORTS_FORMAT_CANVAS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/cell.h"
#include "reports/format/grid.h"

struct arena;
struct flags;
struct wording;

/* What a text is to those who hear the page. X(id, kind in PDF, scope of what it heads) */
#define TAGS(X)                        \
    X(TAG_ARTIFACT, NULL, NULL)        \
    X(TAG_TITLE, "H1", NULL)           \
    X(TAG_HEADING, "H2", NULL)         \
    X(TAG_PARAGRAPH, "P", NULL)        \
    X(TAG_TABLE, "Table", NULL)        \
    X(TAG_ROW, "TR", NULL)             \
    X(TAG_COLUMN_HEAD, "TH", "Column") \
    X(TAG_ROW_HEAD, "TH", "Row")       \
    X(TAG_CELL, "TD", NULL)            \
    X(TAG_SPAN, "Span", NULL)

/* clang-format off */
enum tag {
#define X(id, kind, scope) id,
    TAGS(X)
#undef X
    TAG_COUNT
};
/* clang-format on */

/* Texts that belong together: within another one of the list, 0 for the sheet. A cell spans so many columns. What is heard in place of the texts, if that is
   not empty. */
struct layout_element {
    enum tag tag;
    int within, span;
    struct str spoken;
};

/* Hundredths of a point for tenths of a millimetre. */
#define TENTHS(n) ((n)*2835 / 100)

static inline int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* All measures are hundredths of a point from the lower left corner of the page; grey runs from 0,
   black, to 100, white. */
struct layout_text {
    struct str text;
    int x, y;    /* where the base line begins */
    int size;    /* of the font */
    int stretch; /* per cent of its natural width */
    int grey;
    enum tint tint; /* in place of grey, unless it is none */
    bool strong;
    bool turned; /* upside down, running to the left */
    int element; /* in the list of the layout */
};

struct layout_box {
    int x, y, width, height, grey;
};

struct layout_stroke {
    int x1, y1, x2, y2, width, grey;
};

/* A PNG that haru_can_show; upside down if width and height are negative. */
struct layout_picture {
    struct str png;
    int x, y, width, height;
};

/* Leads to a page of the document, from 1. */
struct layout_link {
    int x, y, width, height, page;
};

/* The boxes lie below the pictures, those below the strokes, and those below the texts. */
struct layout_page {
    struct layout_box *box;
    struct layout_picture *picture;
    struct layout_stroke *stroke;
    struct layout_text *text;
    struct layout_link *link;
    int nbox, npicture, nstroke, ntext, nlink;
};

/* What begins there, by name; y is its upper edge. */
struct layout_mark {
    struct str text;
    int page, y; /* the page from 0 */
};

struct layout {
    int width, height;
    struct str
        beyond; /* the first text that would have stood beyond the margins, "a line", "a box" or "a picture"; empty: nothing would have */
    struct layout_page *page;
    int npage; /* at least 1 */
    struct layout_mark *mark;
    int nmark;
    struct layout_element *element; /* in the order in which they are read, from 1 */
    int nelement;
};

/* Nothing is drawn nearer to the edges of the paper: those at the sides, above and below. */
struct edges {
    int side, top, low;
};

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
    struct edges edge;
    const struct flags *flags;     /* of federations; NULL: none are drawn */
    const struct wording *wording; /* of what is said of a drawing */
    bool turned;                   /* what is drawn stands upside down */
    int turn_x, turn_y;            /* and twice the point that it is turned about */
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

/* A PNG picture of 8 bits a colour at most, not interlaced. */
void canvas_picture(struct canvas *c, struct str png, int x, int y, int width, int height);

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

/* What those hear who do not see what is drawn there, within the element that is open: a blank that stands for it, without one nothing. */
void canvas_say(struct canvas *c, int x, int y, struct str spoken, struct ink ink);

int canvas_width(const struct canvas *c, struct str text, struct ink ink);

/* Puts a text with its left edge at x. */
void canvas_text(struct canvas *c, int x, int y, struct str text, struct ink ink);

/* The same within that width: set narrower or cut on a letter if it does not fit. */
void canvas_fit(struct canvas *c, int x, int y, int room, enum align align, struct str text, struct ink ink);

/* The part of a text that fits on one line of that width, as ruler_line takes it off. */
struct str canvas_line(const struct canvas *c, struct str *text, int room, struct ink ink);

#endif
