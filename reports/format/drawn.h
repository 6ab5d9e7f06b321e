/* SPDX-License-Identifier: Apache-2.0 */
/* drawn.h - what is drawn on paper: a cell, titles of columns, what stands above and below, slips, cards, tasks, matches, charts, codes. */
#ifndef REPORTS_FORMAT_DRAWN_H
#define REPORTS_FORMAT_DRAWN_H

#include <stdbool.h>

#include "reports/format/canvas.h"
#include "engine/base/str.h"

struct assignment;
struct card_face;
struct chart;
struct grid;
struct heading;
struct match_form;
struct qr;
struct ruler;
struct slip;
struct typesetting;

/* A cell on paper: its text in its column, or what is drawn in its place: squares, flags, boxes to write in. */

/* The base line of a line of text whose upper edge is `y`. */
int cell_base_line(int y, int height, int size);

/* What a square is to those who hear the page: "White". */
void cell_say_colour(struct canvas *c, int x, int y, bool black, struct ink ink);

/* A square with its lower left corner there, the light one with a border. */
void cell_draw_square(struct canvas *c, int x, int y, int side, bool black);

/* A text within its column, or set to fit in. */
void cell_draw_text(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                    struct str text, bool half, struct ink ink);

/* The cell of a block's head, in a row whose upper edge is y. */
void cell_draw_head(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                    struct cell cell, struct ink ink);

/* The cell of a row of that height and tone. */
void cell_draw(struct canvas *c, const struct typesetting *s, int left, int y, int height, const struct grid_column *g,
               struct cell cell, enum tone tone);

/* The titles of columns on paper, and the panels that columns stand in together. */

/* How many columns are shown of those from `from` to before `to`. */
int titles_shown(const struct grid *grid, int from, int to);

/* Above a line at y. */
void titles_draw(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid *grid);

/* The ground of the dark panels in a row whose lower edge is y. */
void titles_ground(struct canvas *c, const struct typesetting *s, int left, int y, int height, const struct grid *grid);

/* The top of every page: event and place, what the sheet is and when; and its foot: legend, rules, publication, page. */

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

/* What stands below on every page: the legend, the rules of the tie-breaks, the history code, when it was published, the page. */

/* How much of the page it takes, with the margin below. */
int foot_height(const struct canvas *c, const struct typesetting *s);

/* Draws it on the last page of the canvas. */
void foot_draw(struct canvas *c, const struct typesetting *s, const struct folio *f);

/* The task of a captain on paper: the team, and below it the boxes. */

/* How high it is, in hundredths of a point. */
int assignment_height(const struct assignment *t);

/* Draws it with its upper left corner there, and sets a bookmark. */
void assignment_draw(struct canvas *c, const struct assignment *t, int left, int top, int width);

/* A slip on a page of paper. */

/* How much of the page it takes, in hundredths of a point; a card its share. */
int slip_height(const struct typesetting *s, const struct slip *f, const struct canvas *c);

/* Draws it with its upper left corner there. */
void slip_draw(struct canvas *c, const struct typesetting *s, int left, int y, const struct slip *f);

/* A card on paper: the lower half upright, the upper one turned, between them the fold. */

/* Hundredths of a point: what no printer reaches at the edges of the paper, 4.2 mm. */
enum { CARD_EDGE = 1190 };

/* With its upper left corner there, so wide and high: fold and cut are drawn, and a bookmark is set. Names are set in the largest of three
   sizes in which they stand on one line, else broken between their words in the smallest; only what is still too long is set smaller. */
void card_draw(struct canvas *c, int left, int top, int width, int height, const struct card_face *card);

/* A match to be filled in, on a page of its own. */

/* From its upper edge down; rows are as high as that height leaves room for, 25 mm at most. */
void match_form_draw(struct canvas *c, const struct match_form *f, int left, int top, int width, int height);

/* A chart on paper: the places of chart.h, in black. */

/* How high it is if it is so wide, in hundredths of a point. */
int chart_height(const struct chart *c, int width);

/* Draws it with its upper left corner there; flags are left out, and no letters are smaller than 7 pt. */
void chart_draw(struct canvas *c, const struct chart *chart, int left, int top, int width);

/* A QR code on paper. */

/* Its dark modules in a square with its lower left corner there. */
void qr_draw(struct canvas *c, struct str text, int x, int y, int side);

/* The same of a code that is made, with modules of that size and its upper left corner there. */
void qr_draw_modules(struct canvas *c, const struct qr *q, int x, int top, int module);

#endif
