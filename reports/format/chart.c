/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/chart.h"

#include <stdlib.h>

#include "engine/base/arena.h"

enum { TICKS = 10 }; /* at most so many rules */

/* What is being made: the field of the lines, and the values at its upper and lower edge. */
struct field {
    const struct chart *chart;
    struct plot *plot;
    int left, right, top, bottom, size;
    int best, worst;
    struct arena *a;
};

void plot_dash(int dash, int *on, int *off)
{
    static const int ways[PLOT_DASHES][2] = { { 0, 0 }, { 600, 300 }, { 150, 250 }, { 1200, 300 } };

    *on = ways[dash % PLOT_DASHES][0];
    *off = ways[dash % PLOT_DASHES][1];
}

static void find_edges(struct field *f)
{
    const struct chart *c = f->chart;

    f->best = f->worst = c->line[0].value[0];
    for (int i = 0; i < c->nline; i++)
        for (int r = 0; r < c->rounds; r++) {
            int value = c->line[i].value[r];
            f->best = value < f->best ? value : f->best;
            f->worst = value > f->worst ? value : f->worst;
        }
}

static int x_of(const struct field *f, int round)
{
    int steps = f->chart->rounds - 1;

    return steps > 0 ? f->left + (int)((long)(f->right - f->left) * round / steps) : f->left;
}

static int y_of(const struct field *f, int value)
{
    int steps = f->worst - f->best;

    return steps > 0 ? f->top - (int)((long)(f->top - f->bottom) * (value - f->best) / steps) : f->top;
}

static void add_stroke(struct field *f, struct plot_stroke s)
{
    f->plot->stroke[f->plot->nstroke++] = s;
}

static void add_text(struct field *f, struct plot_text t)
{
    f->plot->text[f->plot->ntext++] = t;
}

static void add_rule(struct field *f, int value)
{
    int y = y_of(f, value);

    add_stroke(f, (struct plot_stroke){ f->left, y, f->right, y, true, 0 });
    add_text(f, (struct plot_text){ str_fmt(f->a, "%d", value), 0, y - f->size / 3, f->left - f->size, PLOT_RIGHT });
}

/* 1, 2, 5, 10, 20 ... apart, as many as there is room for. */
static int step_of(const struct field *f)
{
    int step = 1;

    for (int i = 0; (f->worst - f->best) / step >= TICKS; i++)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

/* The highest value has one of its own, unless the next would touch it. */
static void add_scale(struct field *f)
{
    int step = step_of(f);

    add_rule(f, f->best);
    for (int value = (f->best / step + 1) * step; value <= f->worst; value += step)
        if (y_of(f, f->best) - y_of(f, value) > f->size)
            add_rule(f, value);
    for (int r = 0; r < f->chart->rounds; r++)
        add_text(f, (struct plot_text){ str_fmt(f->a, "%d", r + 1), x_of(f, r) - f->size, f->bottom - 3 * f->size / 2,
                                        2 * f->size, PLOT_CENTRE });
}

static void add_line(struct field *f, int i)
{
    const int *value = f->chart->line[i].value;

    for (int r = 1; r < f->chart->rounds; r++)
        add_stroke(f, (struct plot_stroke){ x_of(f, r - 1), y_of(f, value[r - 1]), x_of(f, r), y_of(f, value[r]), false,
                                            i % PLOT_DASHES });
}

static int last_of(const struct chart *c, int i)
{
    return c->line[i].value[c->rounds - 1];
}

/* By where they end; equal ones as they came. */
static int by_end(const void *x, const void *y, void *chart)
{
    int a = *(const int *)x, b = *(const int *)y;
    int order = last_of(chart, a) - last_of(chart, b);

    return order ? order : a - b;
}

/* Where the names begin, and how high each ends up: led there from the end of its line. */
static void add_name(struct field *f, int i, int y, int width)
{
    int x = f->right + 2 * f->size, half = f->size / 3;
    struct str text = str_fmt(f->a, "%d %.*s", last_of(f->chart, i), STR_ARG(f->chart->line[i].name));

    add_stroke(f, (struct plot_stroke){ f->right, y_of(f, last_of(f->chart, i)), x, y + half, false, i % PLOT_DASHES });
    add_text(f, (struct plot_text){ text, x + half, y, width - x - half, PLOT_LEFT });
}

/* From the top down, each below the one before. */
static void add_names(struct field *f, int width)
{
    struct chart c = *f->chart;
    int *order = arena_new(f->a, int, c.nline), least = f->top + f->size;

    for (int i = 0; i < c.nline; i++)
        order[i] = i;
    qsort_r(order, (size_t)c.nline, sizeof *order, by_end, &c);
    for (int i = 0; i < c.nline; i++) {
        int end = y_of(f, last_of(&c, order[i])) - f->size / 3, y = end < least ? end : least;
        add_name(f, order[i], y, width);
        least = y - 6 * f->size / 5;
    }
}

struct plot plot_make(const struct chart *c, int width, int height, int size, struct arena *a)
{
    struct plot plot = { arena_new(a, struct plot_stroke, c->nline * (c->rounds + 1) + TICKS + 2),
                         arena_new(a, struct plot_text, c->nline + c->rounds + TICKS + 2), 0, 0 };
    struct field f = { .chart = c,
                       .plot = &plot,
                       .left = 3 * size,
                       .right = width - width / 4,
                       .top = height - size,
                       .bottom = 2 * size,
                       .size = size,
                       .a = a };

    find_edges(&f);
    add_scale(&f);
    for (int i = 0; i < c->nline; i++)
        add_line(&f, i);
    add_names(&f, width);
    return plot;
}
