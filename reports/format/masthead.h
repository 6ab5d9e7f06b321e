/* SPDX-License-Identifier: Apache-2.0 */
/* masthead.h - the top of every page: event and place, what the sheet is and when; and its foot: legend, rules, publication, page. */
#ifndef REPORTS_FORMAT_MASTHEAD_H
#define REPORTS_FORMAT_MASTHEAD_H

#include <stdbool.h>

#include "engine/base/str.h"

struct canvas;
struct heading;
struct ruler;

/* Which page of the document it is. Where columns go on beside it, on 1b and so on, it says what stands here and there. */
struct folio {
    int number, pages;
    int strip, other; /* from 1; 0: all columns are here */
    struct str shows, other_shows;
};

/* Draws it on the last page of the canvas, of a large sheet or of a form, or neither. */
void masthead_draw(struct canvas *c, const struct heading *h, bool large, bool form, const struct folio *folio);

/* How much of the page it takes below the upper margin, if the page is that wide between its margins. */
int masthead_height(const struct heading *h, bool large, const struct ruler *r, int width);

#endif
