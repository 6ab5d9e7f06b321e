/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/canvas.h"

#include <math.h>

#include "engine/base/arena.h"
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
    c->cap_box = c->cap_stroke = c->cap_text = c->cap_link = 0;
}

static struct layout_page *current(struct canvas *c)
{
    return &c->layout->page[c->layout->npage - 1];
}

void canvas_box(struct canvas *c, int x, int y, int width, int height, int grey)
{
    struct layout_page *p = current(c);

    if (c->turned) {
        x = c->layout->width - x - width;
        y = c->layout->height - y - height;
    }
    arena_room(c->arena, p->box, p->nbox, c->cap_box);
    p->box[p->nbox++] = (struct layout_box){ x, y, width, height, grey };
}

static void add_stroke(struct canvas *c, struct layout_stroke stroke)
{
    struct layout_page *p = current(c);

    arena_room(c->arena, p->stroke, p->nstroke, c->cap_stroke);
    p->stroke[p->nstroke++] = stroke;
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

static void put(struct canvas *c, int x, int y, struct str text, int stretch, struct ink ink)
{
    struct layout_page *p = current(c);

    if (text.n == 0)
        return;
    if (c->turned) {
        x = c->layout->width - x;
        y = c->layout->height - y;
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
                                                .turned = c->turned };
}

void canvas_text(struct canvas *c, int x, int y, struct str text, struct ink ink)
{
    put(c, x, y, text, 100, ink);
}

/* The longest beginning that fits, with an ellipsis. */
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
        put(c, aligned(x, room - width, align), y, text, 100, ink);
    } else if ((long)width * STRETCH_LEAST <= (long)room * 100) {
        put(c, x, y, text, (int)((long)room * 100 / width), ink);
    } else {
        struct str kept = cut(c, text, (int)((long)room * 100 / STRETCH_LEAST), ink);
        put(c, x, y, kept, STRETCH_LEAST, ink);
    }
}

struct str canvas_line(const struct canvas *c, struct str *text, int room, struct ink ink)
{
    return ruler_line(c->ruler, text, (int)((long)room * 1000 / ink.size), ink.strong);
}
