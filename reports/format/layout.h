/* SPDX-License-Identifier: Apache-2.0 */
/* layout.h - a sheet put on pages: every text and every filled box with its place. Pure: fonts come
   in as a way to measure, nothing is drawn. */
#ifndef REPORTS_FORMAT_LAYOUT_H
#define REPORTS_FORMAT_LAYOUT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/canvas.h"
#include "reports/format/paper.h"

struct arena;
struct sheet;

/* The width of a text in thousandths of the font size. */
struct metrics {
    int (*width)(void *ctx, struct str text, bool strong);
    void *ctx;
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
