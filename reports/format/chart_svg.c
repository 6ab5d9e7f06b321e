/* SPDX-License-Identifier: Apache-2.0 */
/* chart_svg.c - a chart for a page: geometry as attributes, colours by class. */
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/chart.h"
#include "reports/format/flag.h"
#include "reports/format/html.h"

/* What is being written. */
struct writing {
    struct buffer out;
    const struct flags *flags;
    const char *root;
};

/* "104.6", "-4": hundredths without zeros at the end. */
static void put_units(struct buffer *b, int n)
{
    const int part = abs(n) % CHART_UNIT;

    buffer_fmt(b, "%s%d", n < 0 ? "-" : "", abs(n) / CHART_UNIT);
    if (part % 10 > 0)
        buffer_fmt(b, ".%02d", part);
    else if (part > 0)
        buffer_fmt(b, ".%d", part / 10);
}

/* What most texts have stands in the style sheet (.chart); lines are 1 wide unless they say more. */
enum { USUAL_TEXT = 13 * CHART_UNIT, USUAL_LINE = CHART_UNIT };

static void put_units_as(struct buffer *b, const char *name, int n)
{
    buffer_fmt(b, " %s=\"", name);
    put_units(b, n);
    buffer_add(b, STR("\""));
}

static void put_line(struct writing *w, const struct chart_shape *s)
{
    buffer_fmt(&w->out, "<path class=\"%s\" d=\"", s->class);
    for (int i = 0; i < s->npoint; i++) {
        buffer_add(&w->out, i == 0 ? STR("M") : STR("L"));
        put_units(&w->out, s->point[i].x);
        buffer_add(&w->out, STR(" "));
        put_units(&w->out, s->point[i].y);
    }
    buffer_add(&w->out, STR("\""));
    if (s->size != USUAL_LINE)
        put_units_as(&w->out, "stroke-width", s->size);
    buffer_add(&w->out, STR("/>"));
}

static void put_circle(struct writing *w, const struct chart_shape *s)
{
    buffer_fmt(&w->out, "<circle class=\"%s\"", s->class);
    put_units_as(&w->out, "cx", s->point->x);
    put_units_as(&w->out, "cy", s->point->y);
    put_units_as(&w->out, "r", s->size);
    buffer_add(&w->out, STR("/>"));
}

static void put_box(struct writing *w, const struct chart_shape *s)
{
    buffer_fmt(&w->out, "<rect class=\"%s\"", s->class);
    put_units_as(&w->out, "x", s->point->x);
    put_units_as(&w->out, "y", s->point->y);
    put_units_as(&w->out, "width", s->width);
    put_units_as(&w->out, "height", s->height);
    buffer_add(&w->out, STR("/>"));
}

static void put_text(struct writing *w, const struct chart_shape *s)
{
    static const char *const anchors[] = { "", " text-anchor=\"middle\"", " text-anchor=\"end\"" };

    buffer_fmt(&w->out, "<text class=\"%s\"", s->class);
    put_units_as(&w->out, "x", s->point->x);
    put_units_as(&w->out, "y", s->point->y);
    if (s->size != USUAL_TEXT)
        put_units_as(&w->out, "font-size", s->size);
    buffer_fmt(&w->out, "%s>%.*s</text>", anchors[s->anchor], STR_ARG(html_escape(s->text, w->out.arena)));
}

static void put_flag(struct writing *w, const struct chart_shape *s)
{
    const struct flag_picture *p = w->flags ? flag_find(w->flags, s->text, FLAG_SMALL) : NULL;

    if (!p)
        return;
    buffer_fmt(&w->out, "<image href=\"%sflags/%.*s\"", w->root, STR_ARG(p->file));
    put_units_as(&w->out, "x", s->point->x);
    put_units_as(&w->out, "y", s->point->y);
    put_units_as(&w->out, "width", s->size);
    put_units_as(&w->out, "height", s->size * 3 / 4);
    buffer_add(&w->out, STR("/>"));
}

static void (*const shapes[])(struct writing *w, const struct chart_shape *s) = {
    [SHAPE_LINE] = put_line, [SHAPE_CIRCLE] = put_circle, [SHAPE_BOX] = put_box,
    [SHAPE_TEXT] = put_text, [SHAPE_FLAG] = put_flag,
};

static void put_words(struct writing *w, const char *tag, struct str text)
{
    if (text.n > 0)
        buffer_fmt(&w->out, "<%s>%.*s</%s>\n", tag, STR_ARG(html_escape(text, w->out.arena)), tag);
}

struct str chart_svg(const struct chart *c, const struct flags *flags, const char *root, struct arena *a)
{
    struct writing w = { .out = { .arena = a }, .flags = flags, .root = root };

    buffer_fmt(&w.out, "<svg class=\"chart%s%s\" role=\"img\" viewBox=\"0 0 ", c->class ? " " : "",
               c->class ? c->class : "");
    put_units(&w.out, c->width);
    buffer_add(&w.out, STR(" "));
    put_units(&w.out, c->height);
    buffer_add(&w.out, STR("\""));
    put_units_as(&w.out, "width", c->width);
    put_units_as(&w.out, "height", c->height);
    buffer_add(&w.out, STR(">\n"));
    put_words(&w, "title", c->title);
    put_words(&w, "desc", c->desc);
    for (int i = 0; i < c->n; i++)
        shapes[c->shape[i].kind](&w, &c->shape[i]);
    buffer_add(&w.out, STR("</svg>\n"));
    return buffer_str(&w.out);
}
