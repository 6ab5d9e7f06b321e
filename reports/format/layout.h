/* SPDX-License-Identifier: Apache-2.0 */
/* layout.h - a sheet put on pages: every text and every filled box with its place. Pure: fonts come
   in as a way to measure, nothing is drawn. */
#ifndef REPORTS_FORMAT_LAYOUT_H
#define REPORTS_FORMAT_LAYOUT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/cell.h"
#include "reports/format/format.h"

struct arena;
struct sheet;

/* The width of a text in thousandths of the font size. */
struct metrics {
    int (*width)(void *ctx, struct str text, bool strong);
    void *ctx;
};

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
    X(TAG_CELL, "TD", NULL)

/* clang-format off */
enum tag {
#define X(id, kind, scope) id,
    TAGS(X)
#undef X
    TAG_COUNT
};
/* clang-format on */

/* Texts that belong together: within another one of the list, 0 for the sheet. A cell spans so many columns. */
struct layout_element {
    enum tag tag;
    int within, span;
};

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

/* How a sheet will be put on pages, so that their number is known before they are drawn. */
struct plan;

/* Portrait where it fits, else landscape. The font is as large as the scale of the sheet wants and
   the columns allow; a name that still has no room is set narrower, sentences go on on the next line, and a name
   is cut on a letter only when that is not enough. Blocks stand side by side, as the sheet allows, only where one
   page is not enough. A block is never divided unless it is longer than a page. Columns
   that have no room at all go on on a sheet of paper of its own, beside the same rows. Every page has the
   heading, the titles of the columns and, where there are several, the legend. The rows are spread over the pages that
   are needed. The plan borrows everything. */
struct plan *layout_plan(const struct sheet *s, const struct page_options *page, const struct metrics *m,
                         struct arena *a);
int layout_pages(const struct plan *p);

/* How many numbers they have: pages that show strips of the same rows are 1a, 1b ... */
int layout_folios(const struct plan *p);

/* The pages, numbered after `before` others in a document that counts `pages`. To be called once for a plan. */
struct layout layout_draw(struct plan *p, int before, int pages, struct arena *a);

#endif
