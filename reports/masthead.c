#include "reports/masthead.h"

#include "engine/arena.h"
#include "reports/canvas.h"

/* Base lines and rules below the upper margin, in hundredths of a point. */
enum { EVENT_LINE = 900, RULE = 1500, TITLE_LINE = 3900, SECTION_LINE = 5500, HEIGHT = 6500, GAP = 1200 };

static const struct ink event_ink = { 950, BLACK_INK, true }, place_ink = { 950, SOFT_INK, false },
                        title_ink = { 2100, BLACK_INK, true }, section_ink = { 1150, BLACK_INK, false },
                        small_ink = { 900, SOFT_INK, false }, status_ink = { 1300, WHITE_INK, true };

/* A line with a text at either end; the right one has its room first. */
static void two_ends(struct canvas *c, int margin, int y, struct str left, struct ink left_ink,
                     struct str right, struct ink right_ink)
{
    int room = c->layout->width - 2 * margin;
    int right_room = canvas_width(c, right, right_ink);

    if (right_room > room / 2)
        right_room = room / 2;
    canvas_fit(c, margin + room - right_room, y, right_room, ALIGN_RIGHT, right, right_ink);
    canvas_fit(c, margin, y, room - (right_room > 0 ? right_room + GAP : 0), ALIGN_LEFT, left, left_ink);
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

static void draw_status(struct canvas *c, struct str status, int x, int y)
{
    int width = canvas_width(c, status, status_ink);

    canvas_box(c, x, y - 450, width + 1200, 1900, BLACK_INK);
    canvas_text(c, x + 600, y, status, status_ink);
}

void masthead_draw(struct canvas *c, const struct heading *h, int margin, int page, int pages)
{
    struct arena *a = c->arena;
    int top = c->layout->height - margin, room = c->layout->width - 2 * margin;
    struct str place = joined(heading_place(h, a), table_dates(a, h->start, h->end), a);
    struct str small = joined(heading_variant(h, a), heading_published(h, a), a);
    struct str number = str_fmt(a, "Page %d/%d", page, pages);

    if (h->status.n > 0)
        draw_watermark(c, h->status);
    two_ends(c, margin, top - EVENT_LINE, h->event, event_ink, place, place_ink);
    canvas_box(c, margin, top - RULE, room, 80, BLACK_INK);
    two_ends(c, margin, top - TITLE_LINE, h->title, title_ink, heading_round(h, a), title_ink);
    if (h->status.n > 0)
        draw_status(c, h->status, margin + canvas_width(c, h->title, title_ink) + GAP, top - TITLE_LINE);
    two_ends(c, margin, top - SECTION_LINE, h->section, section_ink, table_date(a, h->date), section_ink);
    two_ends(c, margin, top - HEIGHT - 300, small, small_ink, number, small_ink);
}

int masthead_height(void)
{
    return HEIGHT + 1300;
}
