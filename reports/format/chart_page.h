/* SPDX-License-Identifier: Apache-2.0 */
/* chart_page.h - a chart on paper: the places of chart.h, in black. */
#ifndef REPORTS_FORMAT_CHART_PAGE_H
#define REPORTS_FORMAT_CHART_PAGE_H

struct canvas;
struct chart;

/* How high it is if it is so wide, in hundredths of a point. */
int chart_height(const struct chart *c, int width);

/* Draws it with its upper left corner there; flags are left out, and no letters are smaller than 7 pt. */
void chart_draw(struct canvas *c, const struct chart *chart, int left, int top, int width);

#endif
