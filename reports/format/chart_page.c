/* SPDX-License-Identifier: Apache-2.0 */
/* chart_page.c - a chart on paper: the places of chart.h, in black. */
#include "reports/format/drawn.h"

#include <math.h>
#include <string.h>

#include "reports/format/canvas.h"
#include "reports/format/chart.h"

enum { TEXT_LEAST = 700, INK_SOFT = 38, INK_RULE = 80, INK_OTHER = 50, EDGE = 40 };

/* How the classes of the style sheet look in black: of a disc `edge` is its ring, `grey` what is in it. */
static const struct look {
    const char *class;
    int grey, edge;
} looks[] = {
    { "rule", INK_RULE, INK_RULE },     { "casing", WHITE_INK, WHITE_INK },
    { "other", INK_OTHER, INK_OTHER },  { "leader", INK_RULE, INK_RULE },
    { "soft", INK_SOFT, INK_SOFT },     { "code", INK_SOFT, INK_SOFT },
    { "drawn", INK_RULE, BLACK_INK },   { "lost", WHITE_INK, BLACK_INK },
    { "in won", WHITE_INK, WHITE_INK }, { "medals", 90, 90 },
    { "middle", INK_OTHER, INK_OTHER },
};

static struct look look_of(const char *class)
{
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
        if (strcmp(looks[i].class, class) == 0)
            return looks[i];
    return (struct look){ class, BLACK_INK, BLACK_INK };
}

/* Where the chart is on the page, and how long a unit is there. */
struct place {
    struct canvas *canvas;
    int left, top;
    double unit;
};

static int length(const struct place *p, int units)
{
    return (int)lround(units * p->unit / CHART_UNIT);
}

static int x_of(const struct place *p, int x)
{
    return p->left + length(p, x);
}

static int y_of(const struct place *p, int y)
{
    return p->top - length(p, y);
}

static void draw_line(const struct place *p, const struct chart_shape *s)
{
    const int width = length(p, s->size);

    for (int i = 1; i < s->npoint; i++) {
        const struct shape_point a = s->point[i - 1], b = s->point[i];
        canvas_stroke(p->canvas,
                      (struct layout_stroke){ x_of(p, a.x), y_of(p, a.y), x_of(p, b.x), y_of(p, b.y), width,
                                              look_of(s->class).grey },
                      0, 0);
    }
}

/* A ring of straight pieces. */
static void draw_ring(const struct place *p, const struct chart_shape *s, double radius, int width, int grey)
{
    enum { PIECES = 16 };
    const int x = x_of(p, s->point->x), y = y_of(p, s->point->y);

    for (int i = 0; i < PIECES; i++) {
        const double from = 2 * M_PI * i / PIECES, to = 2 * M_PI * (i + 1) / PIECES;
        canvas_stroke(p->canvas,
                      (struct layout_stroke){ x + (int)(radius * cos(from)), y + (int)(radius * sin(from)),
                                              x + (int)(radius * cos(to)), y + (int)(radius * sin(to)), width, grey },
                      0, 0);
    }
}

static void draw_circle(const struct place *p, const struct chart_shape *s)
{
    const int radius = length(p, s->size);
    const struct look look = look_of(s->class);

    draw_ring(p, s, radius / 2.0, radius + EDGE, look.grey);
    draw_ring(p, s, radius, EDGE, look.edge);
}

static void draw_box(const struct place *p, const struct chart_shape *s)
{
    const int height = length(p, s->height);

    canvas_box(p->canvas, x_of(p, s->point->x), y_of(p, s->point->y) - height, length(p, s->width), height,
               look_of(s->class).grey);
}

/* How far to the left of its point it begins. */
static int before_point(const struct chart_shape *s, int width)
{
    if (s->anchor == ANCHOR_END)
        return width;
    return s->anchor == ANCHOR_MIDDLE ? width / 2 : 0;
}

static void draw_text(const struct place *p, const struct chart_shape *s)
{
    const int size = length(p, s->size);
    const struct ink ink = { .size = size > TEXT_LEAST ? size : TEXT_LEAST,
                             .grey = look_of(s->class).grey,
                             .strong = strcmp(s->class, "strong") == 0 };
    const int width = canvas_width(p->canvas, s->text, ink);

    canvas_text(p->canvas, x_of(p, s->point->x) - before_point(s, width), y_of(p, s->point->y), s->text, ink);
}

static void draw_flag(const struct place *p, const struct chart_shape *s)
{
    (void)p, (void)s;
}

static void (*const shapes[])(const struct place *p, const struct chart_shape *s) = {
    [SHAPE_LINE] = draw_line, [SHAPE_CIRCLE] = draw_circle, [SHAPE_BOX] = draw_box,
    [SHAPE_TEXT] = draw_text, [SHAPE_FLAG] = draw_flag,
};

int chart_height(const struct chart *c, int width)
{
    return (int)lround((double)width * c->height / c->width);
}

void chart_draw(struct canvas *c, const struct chart *chart, int left, int top, int width)
{
    const struct place p = { c, left, top, (double)width * CHART_UNIT / chart->width };

    for (int i = 0; i < chart->n; i++)
        shapes[chart->shape[i].kind](&p, &chart->shape[i]);
}
