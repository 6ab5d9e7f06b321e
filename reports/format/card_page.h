/* SPDX-License-Identifier: Apache-2.0 */
/* card_page.h - a card on paper: the lower half upright, the upper one turned, between them the fold. */
#ifndef REPORTS_FORMAT_CARD_PAGE_H
#define REPORTS_FORMAT_CARD_PAGE_H

struct canvas;
struct card_face;

/* Hundredths of a point: what no printer reaches at the edges of the paper, 4.2 mm. */
enum { CARD_EDGE = 1190 };

/* With its upper left corner there, so wide and high: fold and cut are drawn, and a bookmark is set. Names are set in the largest of three
   sizes in which they stand on one line, else broken between their words in the smallest; only what is still too long is set smaller. */
void card_draw(struct canvas *c, int left, int top, int width, int height, const struct card_face *card);

#endif
