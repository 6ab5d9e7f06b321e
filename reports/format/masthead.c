#include "reports/format/masthead.h"

#include "engine/base/arena.h"
#include "reports/format/canvas.h"
#include "reports/format/heading.h"

/* Base lines and rules below the upper margin, in hundredths of a point. */
enum { EVENT_LINE = 900, RULE = 1500, TITLE_LINE = 3900, SECTION_LINE = 5500, SMALL_LINE = 6800, HEIGHT = 7800 };
enum { AMENDED_LINE = 1300 };
enum { GAP = 1200, STATUS_PADDING = 600 };

static const struct ink event_ink = { 950, BLACK_INK, true };
static const struct ink place_ink = { 950, SOFT_INK, false };
static const struct ink title_ink = { 2100, BLACK_INK, true };
static const struct ink section_ink = { 1150, BLACK_INK, false };
static const struct ink small_ink = { 900, SOFT_INK, false };
static const struct ink amended_ink = { 1000, BLACK_INK, true };
static const struct ink status_ink = { 1300, WHITE_INK, true };

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* A line with a text at either end; the right one has its room first, then `kept` is kept free
   behind the left one. Gives the place where the left one ends. */
static int two_ends(struct canvas *c, int margin, int y, struct str left, struct ink left_ink, int kept,
                    struct str right, struct ink right_ink)
{
    int room = c->layout->width - 2 * margin;
    int right_room = smaller(canvas_width(c, right, right_ink), room / 2);
    int left_room = room - kept - (right_room > 0 ? right_room + GAP : 0);

    canvas_fit(c, margin + room - right_room, y, right_room, ALIGN_RIGHT, right, right_ink);
    canvas_fit(c, margin, y, left_room, ALIGN_LEFT, left, left_ink);
    return margin + smaller(canvas_width(c, left, left_ink), left_room);
}

static struct str joined(struct str a, struct str b, struct arena *arena)
{
    if (a.n == 0 || b.n == 0)
        return a.n ? a : b;
    return str_fmt(arena, "%.*s · %.*s", STR_ARG(a), STR_ARG(b));
}

/* Across the page, so pale that the rows can be read over it. */
static void draw_watermark(struct canvas *c, struct str status)
{
    struct ink ink = { 10000, 91, true };
    int width = canvas_width(c, status, ink), room = c->layout->width * 8 / 10;

    ink.size = (int)((long)ink.size * room / width);
    if (ink.size > 15000)
        ink.size = 15000;
    width = canvas_width(c, status, ink);
    canvas_text(c, (c->layout->width - width) / 2, c->layout->height * 4 / 10, status, ink);
}

/* White on black, `GAP` behind x. */
static void draw_status(struct canvas *c, struct str status, int x, int y)
{
    canvas_box(c, x + GAP, y - 450, canvas_width(c, status, status_ink) + 2 * STATUS_PADDING, 1900, BLACK_INK);
    canvas_text(c, x + GAP + STATUS_PADDING, y, status, status_ink);
}

static void draw_title(struct canvas *c, const struct heading *h, int margin, int y)
{
    int kept = h->status.n > 0 ? canvas_width(c, h->status, status_ink) + 2 * STATUS_PADDING + GAP : 0;
    int end = two_ends(c, margin, y, h->title, title_ink, kept, heading_round(h, c->arena), title_ink);

    if (h->status.n > 0)
        draw_status(c, h->status, end, y);
}

/* On as many lines as it needs. */
static void draw_amended(struct canvas *c, struct str amended, int margin, int y)
{
    int room = c->layout->width - 2 * margin;

    for (y -= AMENDED_LINE; amended.n > 0; y -= AMENDED_LINE)
        canvas_text(c, margin, y, canvas_line(c, &amended, room, amended_ink), amended_ink);
}

void masthead_draw(struct canvas *c, const struct heading *h, int margin, int page, int pages)
{
    struct arena *a = c->arena;
    int top = c->layout->height - margin;
    struct str place = joined(heading_place(h, a), dates_text(a, h->start, h->end), a);
    struct str small = joined(heading_variant(h, a), heading_published(h, a), a);
    struct str number = str_fmt(a, "Page %d/%d", page, pages);

    if (h->status.n > 0)
        draw_watermark(c, h->status);
    two_ends(c, margin, top - EVENT_LINE, h->event, event_ink, 0, place, place_ink);
    canvas_box(c, margin, top - RULE, c->layout->width - 2 * margin, 80, BLACK_INK);
    draw_title(c, h, margin, top - TITLE_LINE);
    two_ends(c, margin, top - SECTION_LINE, h->section, section_ink, 0, date_text(a, h->date), section_ink);
    two_ends(c, margin, top - SMALL_LINE, small, small_ink, 0, number, small_ink);
    draw_amended(c, h->amended, margin, top - SMALL_LINE);
}

int masthead_height(const struct heading *h, const struct ruler *r, int width)
{
    struct str rest = h->amended;
    int height = HEIGHT;

    for (; rest.n > 0; height += AMENDED_LINE)
        ruler_line(r, &rest, (int)((long)width * 1000 / amended_ink.size), amended_ink.strong);
    return height;
}
