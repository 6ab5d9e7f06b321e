/* SPDX-License-Identifier: Apache-2.0 */
/* setting.h - how a sheet is set on paper: the size of its font, upright or turned, the columns of every part. */
#ifndef REPORTS_FORMAT_SETTING_H
#define REPORTS_FORMAT_SETTING_H

#include <stdbool.h>

#include "reports/format/grid.h"
#include "reports/format/sheet.h"

struct arena;
struct page_options;

/* In hundredths of a point: the least size of large text, margins at the sides, 12 mm, above, 10 mm, and below, the room between two columns of
   blocks, the line below titles. */
enum { LARGE_SIZE = 1800, MARGIN = 3402, MARGIN_TOP = 2835, MARGIN_LOW = 1700, GUTTER = 1800, RULE = 50 };

/* Thousandths of the size of the font. */
enum { PADDING = 350, LEADING = 1200, COLUMN_GAP = 700 };

enum { NOTE_SIZE = 900 };

/* One size of the font for all parts. */
struct typesetting {
    const struct sheet *sheet;
    const struct ruler *ruler;
    struct grid *grid; /* by part, of prose without columns */
    int size, across;
    int grow; /* per cent of the size that is wanted */
    bool landscape;
    bool large;  /* for the wall: nothing is set smaller than LARGE_SIZE */
    bool broken; /* sentences go on on the next line */
    int paper_width, paper_height;
    int row, title, gap;    /* heights: of a row, of the line of titles, between two blocks */
    int foot;               /* height of what stands below on every page, with the margin */
    int top, bottom, width; /* of the columns of blocks: their edges and the width of each */
};

/* The largest size is `grow` per cent of what the scale of the sheet wants. Portrait before landscape, `across` blocks side by side before one below the other, names set narrower before
   sentences are broken; if all that is too narrow, portrait (large: landscape) with names cut. */
struct typesetting setting_choose(const struct sheet *s, int across, int grow, const struct page_options *page,
                                  const struct ruler *ruler, struct arena *a);

/* Settles the heights for rows of that many thousandths of the font. */
void setting_rows(struct typesetting *s, int row);

/* How high a row may and must be, in thousandths of the size of the font. */
int setting_tight(const struct typesetting *s);
int setting_loose(const struct typesetting *s);

/* The size of small print, such as notes and the texts of lines to be filled in, for this amount of text. */
int setting_small(const struct typesetting *s, int size);

/* Where a column of blocks begins, counted from 0; how wide a line of text in it may be. */
int setting_left(const struct typesetting *s, int column);
int setting_inner(const struct typesetting *s);

#endif
