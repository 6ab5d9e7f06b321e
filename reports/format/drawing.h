/* SPDX-License-Identifier: Apache-2.0 */
/* drawing.h - shapes of a chart being added; for chart*.c alone. Places and sizes are units of the chart. */
#ifndef REPORTS_FORMAT_DRAWING_H
#define REPORTS_FORMAT_DRAWING_H

#include "reports/format/chart.h"

/* Letters of scales and names, and of ranks. */
#define DRAWING_SMALL  13.0
#define DRAWING_STRONG 14.0

/* Ranks and places 1 to so many have a line each, all lower ones share one. */
enum { DRAWING_RANKS = 24 };

struct drawing {
    struct chart chart;
    struct arena *a;
};

struct drawing drawing_begin(double width, double height, const char *class, struct arena *a);

int drawing_units(double n);
struct shape_point drawing_at(double x, double y);

/* A shape with one point, which may be exchanged. */
struct chart_shape *drawing_add(struct drawing *d, struct chart_shape s, struct shape_point place);

void drawing_line(struct drawing *d, const char *class, double width, double x1, double y1, double x2, double y2);
void drawing_circle(struct drawing *d, const char *class, double radius, double x, double y);
void drawing_box(struct drawing *d, const char *class, double x, double y, double width, double height);

/* Without letters, and without a federation, nothing. */
void drawing_text(struct drawing *d, const char *class, double size, enum shape_anchor anchor, double x, double y,
                  struct str text);
void drawing_flag(struct drawing *d, double x, double y, double width, struct str federation);

struct str drawing_number(const struct drawing *d, int n);

/* "8, 6, –, 4": ranks as words. */
struct str drawing_ranks(const struct chart_ranks *r, struct arena *a);

/* The class of a match or game that ended so: "won". */
const char *drawing_outcome(enum outcome outcome);

#endif
