/* SPDX-License-Identifier: Apache-2.0 */
/* masthead.c - the top of every page: event and place, what the sheet is and when; and its foot: legend, rules, publication, page. */
#include "reports/format/drawn.h"

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "reports/format/canvas.h"
#include "reports/format/heading.h"
#include "reports/format/qr.h"

enum { GAP = 1200 };

/* Base lines and rules below the upper margin, in hundredths of a point, and how the lines are set. */
struct look {
    int event_line, rule, title_line, height, amended_line;
    int status_padding, status_low, status_height;
    int module; /* of the QR code, at most */
    struct ink event, place, title, when, amended, status;
};

static const struct look looks[] = {
    { .event_line = 850,
      .rule = 1420,
      .title_line = 3700,
      .height = 4700,
      .amended_line = 1300,
      .status_padding = 600,
      .status_low = 450,
      .status_height = 1900,
      .module = 150,
      .event = { 900, BLACK_INK, true, TINT_NONE },
      .place = { 900, SOFT_INK, false, TINT_NONE },
      .title = { 2000, BLACK_INK, true, TINT_NONE },
      .when = { 1300, BLACK_INK, true, TINT_NONE },
      .amended = { 1000, BLACK_INK, true, TINT_ALARM },
      .status = { 1300, WHITE_INK, true } },
    { .event_line = 1500,
      .rule = 2300,
      .title_line = 5500,
      .height = 7200,
      .amended_line = 2300,
      .status_padding = 800,
      .status_low = 600,
      .status_height = 2600,
      .module = 230,
      .event = { 1800, BLACK_INK, true, TINT_NONE },
      .place = { 1800, SOFT_INK, false, TINT_NONE },
      .title = { 2900, BLACK_INK, true, TINT_NONE },
      .when = { 1800, BLACK_INK, true, TINT_NONE },
      .amended = { 1800, BLACK_INK, true, TINT_ALARM },
      .status = { 1800, WHITE_INK, true } },
};

/* A line with a text at either end; the right one has its room first, then `kept` is kept free
   behind the left one. Gives the place where the left one ends. */
static int two_ends(struct canvas *c, int taken, int y, struct str left, struct ink left_ink, int kept,
                    struct str right, struct ink right_ink)
{
    const int margin = c->edge.side, room = c->layout->width - 2 * margin - taken;
    int right_room = smaller(canvas_width(c, right, right_ink), room / 2);
    int left_room = room - kept - (right_room > 0 ? right_room + GAP : 0);

    canvas_fit(c, margin, y, left_room, ALIGN_LEFT, left, left_ink);
    canvas_fit(c, margin + room - right_room, y, right_room, ALIGN_RIGHT, right, right_ink);
    return margin + smaller(canvas_width(c, left, left_ink), left_room);
}

static void draw_title(struct canvas *c, const struct look *k, const struct heading *h, bool form, int taken, int y)
{
    int kept = h->status.n > 0 ? canvas_width(c, h->status, k->status) + 2 * k->status_padding + GAP : 0;

    canvas_begin(c, TAG_TITLE, 1);
    int end = two_ends(c, taken, y, heading_named(h, form, c->arena), k->title, kept, heading_when(h, form, c->arena),
                       k->when);
    canvas_end(c);
    if (h->status.n > 0) {
        /* White on black, `GAP` behind x. */
        canvas_box(c, end + GAP, y - k->status_low, canvas_width(c, h->status, k->status) + 2 * k->status_padding,
                   k->status_height, BLACK_INK);
        canvas_text(c, end + GAP + k->status_padding, y, h->status, k->status);
    }
}

/* The whole head of the public history in the upper right corner, by the margin, which keeps it apart. Returns the room that it takes. */
static int draw_history(struct canvas *c, const struct look *k, const struct heading *h, int top)
{
    const struct qr q = qr_make(heading_history_qr(h, c->arena), c->arena);
    const int module = smaller(k->module, (k->height - GAP / 3) / q.size);
    const int side = q.size * module;

    qr_draw_modules(c, &q, c->layout->width - c->edge.side - side, top, module);
    return side + QR_QUIET * module;
}

/* The logo left of the code, from the upper margin to the line of the title, three times as wide as high at most. Returns the room that it takes. */
static int draw_logo(struct canvas *c, const struct look *k, const struct logo *logo, int taken, int top)
{
    int height = k->title_line, width = (int)((long)height * logo->width / logo->height);

    if (width > 3 * height) {
        width = 3 * height;
        height = (int)((long)width * logo->height / logo->width);
    }
    canvas_begin(c, TAG_ARTIFACT, 1);
    canvas_picture(c, logo->bytes, c->layout->width - c->edge.side - taken - width, top - height, width, height);
    canvas_end(c);
    return width + GAP;
}

/* On as many lines as it needs. */
static void draw_amended(struct canvas *c, const struct look *k, struct str amended, int y)
{
    const int room = c->layout->width - 2 * c->edge.side;

    for (y -= k->amended_line; amended.n > 0; y -= k->amended_line)
        canvas_text(c, c->edge.side, y, canvas_line(c, &amended, room, k->amended), k->amended);
}

/* The title names the columns that stand here, if that is not all. */
static struct heading named_by(struct heading h, const struct folio *f, bool form, struct arena *a)
{
    if (f->strip == 0)
        return h;
    h.title = str_fmt(a, "%.*s · %.*s", STR_ARG(direction_isolated(heading_named(&h, form, a), a)),
                      STR_ARG(direction_isolated(f->shows, a)));
    h.round = form ? h.round : 0;
    return h;
}

void masthead_draw(struct canvas *c, const struct heading *heading, bool large, bool form, const struct folio *folio)
{
    const struct heading named = named_by(*heading, folio, form, c->arena), *h = &named;
    const struct look *k = &looks[large];
    struct arena *a = c->arena;
    const int top = c->layout->height - c->edge.top;
    const struct str event[] = { h->event, h->section };
    const struct str place[] = { heading_place(h, a), dates_text(h->start, h->end, &h->wording, a) };
    int taken = folio->number == 1 && folio->strip < 2 && h->history.n > 0 ? draw_history(c, k, h, top) : 0;

    if (h->logo.bytes.n > 0)
        taken += draw_logo(c, k, &h->logo, taken, top);

    if (h->status.n > 0) {
        /* Across the page, so pale that the rows can be read over it. */
        struct str status = h->status;
        struct ink ink = { 10000, 91, true, TINT_NONE };
        int width = canvas_width(c, status, ink), room = c->layout->width * 8 / 10;

        ink.size = (int)((long)ink.size * room / width);
        if (ink.size > 15000)
            ink.size = 15000;
        width = canvas_width(c, status, ink);
        canvas_begin(c, TAG_ARTIFACT, 1);
        canvas_text(c, (c->layout->width - width) / 2, c->layout->height * 4 / 10, status, ink);
        canvas_end(c);
    }
    two_ends(c, taken, top - k->event_line, heading_joined(event, 2, a), k->event, 0, heading_joined(place, 2, a),
             k->place);
    canvas_box(c, c->edge.side, top - k->rule, c->layout->width - 2 * c->edge.side - taken, 40, BLACK_INK);
    draw_title(c, k, h, form, taken, top - k->title_line);
    draw_amended(c, k, h->amended, top - k->height + k->amended_line / 3);
}

int masthead_height(const struct heading *h, bool large, const struct ruler *r, int width)
{
    struct str rest = h->amended;
    const struct look *k = &looks[large];
    int height = k->height;

    for (; rest.n > 0; height += k->amended_line)
        ruler_line(r, &rest, (int)((long)width * 1000 / k->amended.size), k->amended.strong);
    return height;
}
