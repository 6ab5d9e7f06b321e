/* SPDX-License-Identifier: Apache-2.0 */
/* chart.h - places over rounds as lines, and where on a drawing each stroke and text stands. Pure: nothing is drawn. */
#ifndef REPORTS_FORMAT_CHART_H
#define REPORTS_FORMAT_CHART_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

struct chart_line {
    struct str name;
    const int *value; /* after each round; 1 is the highest */
};

struct chart {
    struct str title; /* for readers who cannot see it */
    struct chart_line *line;
    int nline, rounds; /* 1 or more */
};

enum plot_align { PLOT_LEFT, PLOT_RIGHT, PLOT_CENTRE };

/* In the unit of the width, from the lower left corner. */
struct plot_stroke {
    int x1, y1, x2, y2;
    bool rule; /* of the scale, and of no line of the chart */
    int dash;  /* how it is broken: 0 not, else in one of PLOT_DASHES - 1 ways */
};

struct plot_text {
    struct str text;
    int x, y, room; /* left edge, base line, width */
    enum plot_align align;
};

enum { PLOT_DASHES = 4 };

struct plot {
    struct plot_stroke *stroke;
    struct plot_text *text;
    int nstroke, ntext;
};

/* How a stroke is broken: on and off in thousandths of the size of the font, both 0 where it is not. */
void plot_dash(int dash, int *on, int *off);

/* Set with a font of that size. The name of each line stands where a stroke leads to from its end, never over another; ranks and rounds stand at the edges. */
struct plot plot_make(const struct chart *c, int width, int height, int size, struct arena *a);

#endif
