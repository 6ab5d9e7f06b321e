/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/drawing.h"

#include <math.h>
#include <string.h>

#include "engine/base/arena.h"

int drawing_units(double n)
{
    return (int)lround(n * CHART_UNIT);
}

struct drawing drawing_begin(double width, double height, const char *class, struct arena *a)
{
    return (struct drawing){ { .class = class,
                               .narrow = class && strcmp(class, "narrow") == 0,
                               .width = drawing_units(width),
                               .height = drawing_units(height) },
                             a };
}

struct shape_point drawing_at(double x, double y)
{
    return (struct shape_point){ drawing_units(x), drawing_units(y) };
}

struct chart_shape *drawing_add(struct drawing *d, struct chart_shape s, struct shape_point place)
{
    struct chart *c = &d->chart;

    arena_room(d->a, c->shape, c->n, c->cap);
    s.point = arena_new(d->a, struct shape_point, 1);
    s.point[0] = place;
    s.npoint = 1;
    c->shape[c->n++] = s;
    return &c->shape[c->n - 1];
}

void drawing_line(struct drawing *d, const char *class, double width, double x1, double y1, double x2, double y2)
{
    struct chart_shape *s =
        drawing_add(d, (struct chart_shape){ .kind = SHAPE_LINE, .class = class, .size = drawing_units(width) },
                    drawing_at(x1, y1));

    s->point = arena_new(d->a, struct shape_point, 2);
    s->point[0] = drawing_at(x1, y1);
    s->point[1] = drawing_at(x2, y2);
    s->npoint = 2;
}

void drawing_circle(struct drawing *d, const char *class, double radius, double x, double y)
{
    drawing_add(d, (struct chart_shape){ .kind = SHAPE_CIRCLE, .class = class, .size = drawing_units(radius) },
                drawing_at(x, y));
}

void drawing_box(struct drawing *d, const char *class, double x, double y, double width, double height)
{
    drawing_add(d,
                (struct chart_shape){
                    .kind = SHAPE_BOX, .class = class, .width = drawing_units(width), .height = drawing_units(height) },
                drawing_at(x, y));
}

void drawing_text(struct drawing *d, const char *class, double size, enum shape_anchor anchor, double x, double y,
                  struct str text)
{
    if (text.n > 0)
        drawing_add(
            d,
            (struct chart_shape){
                .kind = SHAPE_TEXT, .class = class, .size = drawing_units(size), .text = text, .anchor = anchor },
            drawing_at(x, y));
}

void drawing_flag(struct drawing *d, double x, double y, double width, struct str federation)
{
    if (federation.n > 0)
        drawing_add(d,
                    (struct chart_shape){
                        .kind = SHAPE_FLAG, .class = "flag", .size = drawing_units(width), .text = federation },
                    drawing_at(x, y));
}

struct str drawing_number(const struct drawing *d, int n)
{
    return str_number(d->a, n);
}

/* "Rank 8, 6, –, 4" */
struct str drawing_ranks(const struct chart_ranks *r, struct arena *a)
{
    struct str text = STR("");

    for (int i = 0; i < r->rounds; i++)
        text = r->rank[i] > 0 ? str_fmt(a, "%.*s%s%d", STR_ARG(text), i > 0 ? ", " : "", r->rank[i])
                              : str_fmt(a, "%.*s%s–", STR_ARG(text), i > 0 ? ", " : "");
    return text;
}

const char *drawing_outcome(enum outcome outcome)
{
    static const char *const outcomes[] = { "none", "won", "drawn", "lost" };

    return outcomes[outcome];
}
