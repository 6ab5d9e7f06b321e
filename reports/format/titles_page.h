/* SPDX-License-Identifier: Apache-2.0 */
/* titles_page.h - the titles of columns on paper, and the panels that columns stand in together. */
#ifndef REPORTS_FORMAT_TITLES_PAGE_H
#define REPORTS_FORMAT_TITLES_PAGE_H

struct canvas;
struct grid;
struct typesetting;

/* How many columns are shown of those from `from` to before `to`. */
int titles_shown(const struct grid *grid, int from, int to);

/* Above a line at y. */
void titles_draw(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid *grid);

/* The ground of the dark panels in a row whose lower edge is y. */
void titles_ground(struct canvas *c, const struct typesetting *s, int left, int y, int height, const struct grid *grid);

#endif
