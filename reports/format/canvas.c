/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/canvas.h"

#include <math.h>

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "reports/format/flag.h"
#include "reports/format/haru.h"
#include "teams/text.h"

int canvas_em(int thousandths, int size)
{
    return (int)((long)thousandths * size / 1000);
}

void canvas_page(struct canvas *c)
{
    struct layout *l = c->layout;

    arena_room(c->arena, l->page, l->npage, c->cap_page);
    l->page[l->npage++] = (struct layout_page){ 0 };
    c->cap_box = c->cap_picture = c->cap_stroke = c->cap_text = c->cap_link = 0;
}

static struct layout_page *current(struct canvas *c)
{
    return &c->layout->page[c->layout->npage - 1];
}

/* Is it within the margins? The first thing that is not is kept by its name. What was rounded is off by less than a fifth of a point. */
static bool is_inside(struct canvas *c, int left, int low, int right, int high, struct str name)
{
    enum { ROUNDED = 20 };
    const struct layout *l = c->layout;
    const int side = c->edge.side - ROUNDED;
    bool inside = left >= side && right <= l->width - side && low >= c->edge.low - ROUNDED &&
                  high <= l->height - c->edge.top + ROUNDED;

    if (!inside && l->beyond.n == 0)
        c->layout->beyond = name;
    return inside;
}

void canvas_box(struct canvas *c, int x, int y, int width, int height, int grey)
{
    struct layout_page *p = current(c);

    if (!is_inside(c, x, y, x + width, y + height, STR("a box")))
        return;
    if (c->turned) {
        x = c->turn_x - x - width;
        y = c->turn_y - y - height;
    }
    arena_room(c->arena, p->box, p->nbox, c->cap_box);
    p->box[p->nbox++] = (struct layout_box){ x, y, width, height, grey };
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

static void add_stroke(struct canvas *c, struct layout_stroke stroke)
{
    struct layout_page *p = current(c);

    if (!is_inside(c, smaller(stroke.x1, stroke.x2), smaller(stroke.y1, stroke.y2), most(stroke.x1, stroke.x2),
                   most(stroke.y1, stroke.y2), STR("a line")))
        return;
    arena_room(c->arena, p->stroke, p->nstroke, c->cap_stroke);
    p->stroke[p->nstroke++] = stroke;
}

/* From left to right and from below to above, or the other way round. */
static void add_picture(struct canvas *c, struct layout_picture picture)
{
    struct layout_page *p = current(c);

    if (!is_inside(c, picture.x, picture.y, picture.x + picture.width, picture.y + picture.height, STR("a picture")))
        return;
    if (c->turned)
        picture = (struct layout_picture){ picture.png, c->turn_x - picture.x, c->turn_y - picture.y, -picture.width,
                                           -picture.height };
    arena_room(c->arena, p->picture, p->npicture, c->cap_picture);
    p->picture[p->npicture++] = picture;
}

/* What of the stroke lies so far from its beginning, of its whole length. */
static struct layout_stroke piece(struct layout_stroke s, long from, long to, long length)
{
    long dx = s.x2 - s.x1, dy = s.y2 - s.y1;

    return (struct layout_stroke){ s.x1 + (int)(dx * from / length),
                                   s.y1 + (int)(dy * from / length),
                                   s.x1 + (int)(dx * to / length),
                                   s.y1 + (int)(dy * to / length),
                                   s.width,
                                   s.grey };
}

void canvas_stroke(struct canvas *c, struct layout_stroke whole, int on, int off)
{
    long length = (long)hypot(whole.x2 - whole.x1, whole.y2 - whole.y1);

    if (on == 0) {
        add_stroke(c, whole);
        return;
    }
    for (long at = 0; at < length; at += on + off)
        add_stroke(c, piece(whole, at, at + on < length ? at + on : length, length));
}

void canvas_link(struct canvas *c, struct layout_link link)
{
    struct layout_page *p = current(c);

    arena_room(c->arena, p->link, p->nlink, c->cap_link);
    p->link[p->nlink++] = link;
}

void canvas_mark(struct canvas *c, int y, struct str text)
{
    struct layout *l = c->layout;

    if (text.n == 0)
        return;
    arena_room(c->arena, l->mark, l->nmark, c->cap_mark);
    l->mark[l->nmark++] = (struct layout_mark){ text, l->npage - 1, y };
}

int canvas_width(const struct canvas *c, struct str text, struct ink ink)
{
    return canvas_em(ruler_width(c->ruler, text, ink.strong), ink.size);
}

void canvas_begin(struct canvas *c, enum tag tag, int span)
{
    struct layout *l = c->layout;

    do {
        arena_room(c->arena, l->element, l->nelement, c->cap_element);
        l->element[l->nelement++] = (struct layout_element){ .tag = tag, .within = c->element, .span = span };
    } while (l->nelement == 1); /* none is number 0 */
    c->element = l->nelement - 1;
}

void canvas_end(struct canvas *c)
{
    c->element = c->layout->element[c->element].within;
}

void canvas_table(struct canvas *c, const struct grid *grid)
{
    if (c->grid == grid) {
        c->element = c->table;
        return;
    }
    canvas_begin(c, TAG_TABLE, 1);
    c->grid = grid;
    c->table = c->element;
}

static void put_text(struct canvas *c, int x, int y, struct str text, int stretch, struct ink ink)
{
    struct layout_page *p = current(c);
    const bool alone = c->element == 0;

    if (text.n == 0 ||
        !is_inside(c, x, y, x + (int)((long)canvas_width(c, text, ink) * stretch / 100), y + ink.size * 7 / 10, text))
        return;
    if (alone)
        canvas_begin(c, TAG_PARAGRAPH, 1);
    if (c->turned) {
        x = c->turn_x - x;
        y = c->turn_y - y;
    }
    arena_room(c->arena, p->text, p->ntext, c->cap_text);
    p->text[p->ntext++] = (struct layout_text){ .text = text,
                                                .x = x,
                                                .y = y,
                                                .size = ink.size,
                                                .stretch = stretch,
                                                .grey = ink.grey,
                                                .tint = ink.tint,
                                                .strong = ink.strong,
                                                .turned = c->turned,
                                                .element = c->element };
    if (alone)
        canvas_end(c);
}

void canvas_text(struct canvas *c, int x, int y, struct str text, struct ink ink)
{
    put_text(c, x, y, text, 100, ink);
}

void canvas_say(struct canvas *c, int x, int y, struct str spoken, struct ink ink)
{
    if (c->element == 0)
        return;
    canvas_begin(c, TAG_SPAN, 1);
    c->layout->element[c->element].spoken = spoken;
    put_text(c, x, y, STR(" "), 100, ink);
    canvas_end(c);
}

/* As much as fits of its beginning and its end (text_cut). */
static struct str cut(const struct canvas *c, struct str text, int room, struct ink ink)
{
    int fits = 0, beyond = text_width(text);

    while (beyond - fits > 1) {
        int middle = (fits + beyond) / 2;
        if (canvas_width(c, text_cut(c->arena, text, middle), ink) <= room)
            fits = middle;
        else
            beyond = middle;
    }
    return text_cut(c->arena, text, fits);
}

static int aligned(int x, int spare, enum align align)
{
    if (align == ALIGN_LEFT || spare < 0)
        return x;
    return x + (align == ALIGN_RIGHT ? spare : spare / 2);
}

void canvas_fit(struct canvas *c, int x, int y, int room, enum align align, struct str text, struct ink ink)
{
    int width = canvas_width(c, text, ink);

    if (width <= room) {
        put_text(c, aligned(x, room - width, align), y, text, 100, ink);
    } else if ((long)width * STRETCH_LEAST <= (long)room * 100) {
        put_text(c, x, y, text, (int)((long)room * 100 / width), ink);
    } else {
        struct str kept = cut(c, text, (int)((long)room * 100 / STRETCH_LEAST), ink);
        put_text(c, x, y, kept, STRETCH_LEAST, ink);
    }
}

/* --- flags ---------------------------------------------------------------------------------------- */

enum { FLAG_EDGE = 57, FLAG_GREY = 60, LARGE_FROM = 3969, BADGE_GREY = 96 }; /* 0.2 mm; 14 mm */

/* Capitals of 0.72, a letter of 0.36 of the width. */
static void add_badge(struct canvas *c, struct str code, int x, int y, int width, int height)
{
    const struct ink ink = { .size = canvas_em(360, width), .grey = BLACK_INK, .strong = true };

    canvas_box(c, x, y, width, height, BADGE_GREY);
    canvas_fit(c, x, y + (height - canvas_em(720, ink.size)) / 2, width, ALIGN_CENTRE, code, ink);
}

void canvas_picture(struct canvas *c, struct str png, int x, int y, int width, int height)
{
    add_picture(c, (struct layout_picture){ png, x, y, width, height });
}

void canvas_flag(struct canvas *c, const struct flags *flags, struct str code, int x, int y, int width)
{
    const int height = width * 3 / 4;

    if (!flags || code.n == 0)
        return;
    const struct flag_picture *p = flag_find(flags, code, width < LARGE_FROM ? FLAG_SMALL : FLAG_LARGE);
    if (p && haru_can_show(p->png))
        add_picture(c, (struct layout_picture){ p->png, x, y, width, height });
    else
        add_badge(c, code, x, y, width, height);
    const int left = c->turned ? c->turn_x - x - width : x, right = left + width;
    const int low = c->turned ? c->turn_y - y - height : y, high = low + height;

    add_stroke(c, (struct layout_stroke){ left, low, right, low, FLAG_EDGE, FLAG_GREY });
    add_stroke(c, (struct layout_stroke){ left, high, right, high, FLAG_EDGE, FLAG_GREY });
    add_stroke(c, (struct layout_stroke){ left, low, left, high, FLAG_EDGE, FLAG_GREY });
    add_stroke(c, (struct layout_stroke){ right, low, right, high, FLAG_EDGE, FLAG_GREY });
}

/* --- lines ---------------------------------------------------------------------------------------- */

struct str canvas_line(const struct canvas *c, struct str *text, int room, struct ink ink)
{
    const struct str line = ruler_line(c->ruler, text, (int)((long)room * 1000 / ink.size), ink.strong);

    if (text->n > 0 && direction_is_open(line)) /* it goes on in the next line */
        *text = str_join(c->arena, STR(DIRECTION_OPEN), *text);
    return line;
}
