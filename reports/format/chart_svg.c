/* SPDX-License-Identifier: Apache-2.0 */
/* chart_svg.c - a chart for a page: geometry as attributes, colours by class. */
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/chart.h"
#include "reports/format/flag.h"
#include "reports/format/html.h"
#include "teams/text.h"

/* What is being written. */
struct writing {
    struct buffer out;
    const struct flags *flags;
    const char *root;
};

/* "104.6", "-4": a tenth of a pixel is the least that anybody sees. */
static void put_units(struct buffer *b, int n)
{
    const int tenths = (abs(n) + CHART_UNIT / 20) / (CHART_UNIT / 10);

    buffer_fmt(b, "%s%d", n < 0 && tenths > 0 ? "-" : "", tenths / 10);
    if (tenths % 10 > 0)
        buffer_fmt(b, ".%d", tenths % 10);
}

/* What most texts have stands in the style sheet (.chart); lines are 1 wide unless they say more. */
enum { USUAL_TEXT = 13 * CHART_UNIT, USUAL_LINE = CHART_UNIT };

static void put_units_as(struct buffer *b, const char *name, int n)
{
    buffer_fmt(b, " %s=\"", name);
    put_units(b, n);
    buffer_add(b, STR("\""));
}

static void put_point(struct writing *w, char how, struct shape_point p)
{
    buffer_fmt(&w->out, "%c", how);
    put_units(&w->out, p.x);
    if (how == 'H')
        return;
    buffer_add(&w->out, STR(" "));
    put_units(&w->out, p.y);
}

static void put_way(struct writing *w, const struct chart_shape *s)
{
    put_point(w, 'M', s->point[0]);
    for (int i = 1; i < s->npoint; i++)
        put_point(w, s->point[i].y == s->point[i - 1].y ? 'H' : 'L', s->point[i]);
}

/* Lines of one manner are one path. */
static void put_lines(struct writing *w, const struct chart_shape *s, int n)
{
    buffer_fmt(&w->out, "<path class=\"%s\" d=\"", s->class);
    for (int i = 0; i < n; i++)
        put_way(w, &s[i]);
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

static void put_manner(struct writing *w, const char *tag, const struct chart_shape *s)
{
    static const char *const anchors[] = { "", " text-anchor=\"middle\"", " text-anchor=\"end\"" };

    buffer_fmt(&w->out, "<%s class=\"%s\"", tag, s->class);
    if (s->size != USUAL_TEXT)
        put_units_as(&w->out, "font-size", s->size);
    buffer_add(&w->out, str_of(anchors[s->anchor]));
}

static void put_words_at(struct writing *w, const struct chart_shape *s)
{
    put_units_as(&w->out, "x", s->point->x);
    put_units_as(&w->out, "y", s->point->y);
    buffer_fmt(&w->out, ">%.*s</text>", STR_ARG(html_escape(s->text, w->out.arena)));
}

static bool is_letter(const struct chart_shape *s)
{
    struct str rest = s->text;

    return rest.n > 0 && text_letter(&rest) > 0 && rest.n == 0;
}

/* One of a list of places, which begins with `name`. */
static void put_place(struct writing *w, const char *name, int i, int place)
{
    buffer_add(&w->out, str_of(i > 0 ? " " : name));
    put_units(&w->out, place);
}

static bool is_level(const struct chart_shape *s, int n)
{
    for (int i = 1; i < n; i++)
        if (s[i].point->y != s->point->y)
            return false;
    return true;
}

/* What texts of one manner have in common is said once. */
static void put_texts(struct writing *w, const struct chart_shape *s, int n)
{
    if (is_letter(s)) {
        /* Letters by themselves are one text, with a place for each of them. */
        const int heights = is_level(s, n) ? 1 : n;

        put_manner(w, "text", s);
        for (int i = 0; i < n; i++)
            put_place(w, " x=\"", i, s[i].point->x);
        for (int i = 0; i < heights; i++)
            put_place(w, "\" y=\"", i, s[i].point->y);
        buffer_add(&w->out, STR("\""));
        buffer_add(&w->out, STR(">"));
        for (int i = 0; i < n; i++)
            buffer_add(&w->out, html_escape(s[i].text, w->out.arena));
        buffer_add(&w->out, STR("</text>"));
        return;
    }
    put_manner(w, n > 1 ? "g" : "text", s);
    if (n > 1)
        buffer_add(&w->out, STR(">"));
    for (int i = 0; i < n; i++) {
        if (n > 1)
            buffer_add(&w->out, STR("<text"));
        put_words_at(w, &s[i]);
    }
    if (n > 1)
        buffer_add(&w->out, STR("</g>"));
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

static void put_each(struct writing *w, const struct chart_shape *s, int n)
{
    static void (*const put[])(struct writing * w, const struct chart_shape *s) = {
        [SHAPE_CIRCLE] = put_circle,
        [SHAPE_BOX] = put_box,
        [SHAPE_FLAG] = put_flag,
    };

    for (int i = 0; i < n; i++)
        put[s[i].kind](w, &s[i]);
}

/* Shapes of one manner that follow one another. */
static void (*const runs[])(struct writing *w, const struct chart_shape *s, int n) = {
    [SHAPE_LINE] = put_lines, [SHAPE_CIRCLE] = put_each, [SHAPE_BOX] = put_each,
    [SHAPE_TEXT] = put_texts, [SHAPE_FLAG] = put_each,
};

static bool alike(const struct chart_shape *s, const struct chart_shape *t)
{
    return s->kind == t->kind && s->size == t->size && s->anchor == t->anchor && is_letter(s) == is_letter(t) &&
           s->class && t->class && strcmp(s->class, t->class) == 0;
}

static int run_of(const struct chart *c, int first)
{
    int n = 1;

    while (first + n < c->n && alike(&c->shape[first], &c->shape[first + n]))
        n++;
    return n;
}

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
    for (int i = 0, n; i < c->n; i += n) {
        n = run_of(c, i);
        runs[c->shape[i].kind](&w, &c->shape[i], n);
    }
    buffer_add(&w.out, STR("</svg>\n"));
    return buffer_str(&w.out);
}
