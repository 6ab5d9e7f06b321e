/* layout.h - a sheet put on pages: every text and every filled box with its place. Pure: fonts come
   in as a way to measure, nothing is drawn. */
#ifndef REPORTS_LAYOUT_H
#define REPORTS_LAYOUT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/format.h"

struct arena;
struct sheet;

/* The width of a text in thousandths of the font size. */
struct metrics {
    int (*width)(void *ctx, struct str text, bool strong);
    void *ctx;
};

/* All measures are hundredths of a point from the lower left corner of the page; grey runs from 0,
   black, to 100, white. */
struct layout_text {
    struct str text;
    int x, y;    /* where the base line begins */
    int size;    /* of the font */
    int stretch; /* per cent of its natural width */
    int grey;
    bool strong;
    bool turned; /* upside down, running to the left */
};

struct layout_box {
    int x, y, width, height, grey;
};

struct layout_stroke {
    int x1, y1, x2, y2, width, grey;
};

/* The boxes lie below the strokes, and those below the texts. */
struct layout_page {
    struct layout_box *box;
    struct layout_stroke *stroke;
    struct layout_text *text;
    int nbox, nstroke, ntext;
};

struct layout {
    int width, height;
    struct layout_page *page;
    int npage; /* at least 1 */
};

/* Portrait where it fits, else landscape. The font is as large as the scale of the sheet wants and
   the columns allow; a name that still has no room is set narrower, sentences go on on the next line, and a name
   is cut on a letter only when that is not enough. Blocks stand side by side, as the sheet allows, only where one
   page is not enough. A block is never divided unless it is longer than a page. Every page has the
   heading and the titles of the columns. The rows are spread over the pages that are needed. */
struct layout layout_make(const struct sheet *s, const struct page_options *page, const struct metrics *m,
                          struct arena *a);

#endif
