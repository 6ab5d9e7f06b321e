/* SPDX-License-Identifier: Apache-2.0 */
/* slip_page.h - a slip on a page of paper. */
#ifndef REPORTS_FORMAT_SLIP_PAGE_H
#define REPORTS_FORMAT_SLIP_PAGE_H

struct canvas;
struct slip;
struct typesetting;

/* How much of the page it takes, in hundredths of a point; a card its share. */
int slip_height(const struct typesetting *s, const struct slip *f, const struct canvas *c);

/* Draws it with its upper left corner there. */
void slip_draw(struct canvas *c, const struct typesetting *s, int left, int y, const struct slip *f);

#endif
