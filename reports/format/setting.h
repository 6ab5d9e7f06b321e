/* setting.h - how a sheet is set on paper: the size of its font, upright or turned, the columns of every part. */
#ifndef REPORTS_SETTING_H
#define REPORTS_SETTING_H

#include <stdbool.h>

#include "reports/format/grid.h"
#include "reports/format/sheet.h"

struct arena;
struct page_options;

/* In hundredths of a point: margins, the room between two columns of blocks, the line below titles. */
enum { MARGIN = 3600, GUTTER = 1800, RULE = 50 };

/* Thousandths of the size of the font. */
enum { PADDING = 350, LEADING = 1200 };

/* One size of the font for all parts. */
struct setting {
    const struct sheet *sheet;
    const struct ruler *ruler;
    struct grid *grid; /* by part, of prose without columns */
    int size, across;
    bool landscape;
    bool broken; /* sentences go on on the next line */
    int paper_width, paper_height;
    int row, title, gap;    /* heights: of a row, of the line of titles, between two blocks */
    int top, bottom, width; /* of the columns of blocks: their edges and the width of each */
};

/* Portrait before landscape, `across` blocks side by side before one below the other, names set narrower before
   sentences are broken; if all that is too narrow, portrait with names cut. */
struct setting setting_choose(const struct sheet *s, int across, const struct page_options *page,
                              const struct ruler *ruler, struct arena *a);

/* Settles the heights for rows of so many thousandths of the font. */
void setting_rows(struct setting *s, int row);

/* How high a row may and must be, in thousandths of the size of the font. */
int setting_tight(const struct setting *s);
int setting_loose(const struct setting *s);

/* Where a column of blocks begins, counted from 0; how wide a line of text in it may be. */
int setting_left(const struct setting *s, int column);
int setting_inner(const struct setting *s);

#endif
