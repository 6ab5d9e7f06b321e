/* SPDX-License-Identifier: Apache-2.0 */
/* masthead.h - the top of every page: event and place, what the sheet is, section, round, page. */
#ifndef REPORTS_FORMAT_MASTHEAD_H
#define REPORTS_FORMAT_MASTHEAD_H

#include <stdbool.h>

struct canvas;
struct heading;
struct ruler;

/* Draws it on the last page of the canvas, within the margins, of a large sheet or not, as page `page` of `pages`. */
void masthead_draw(struct canvas *c, const struct heading *h, bool large, int margin, int page, int pages);

/* How much of the page it takes below the upper margin, if the page is that wide between its margins. */
int masthead_height(const struct heading *h, bool large, const struct ruler *r, int width);

#endif
