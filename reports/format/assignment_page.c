/* SPDX-License-Identifier: Apache-2.0 */
/* assignment_page.c - the task of a captain on paper: the team, and below it the boxes. */
#include "reports/format/drawn.h"

#include "reports/format/canvas.h"
#include "reports/format/slip.h"
#include "teams/text.h"

/* Heights of the team and of the rows of boxes, what is kept from the edges of a box, and base lines below its upper edge. */
enum {
    TEAM_HIGH = TENTHS(150),
    OPPONENT_HIGH = TENTHS(250),
    MIDDLE_HIGH = TENTHS(400),
    DUE_HIGH = TENTHS(250),
    INSET = TENTHS(48),
    LABEL_LINE = TENTHS(57),
    TEXT_LINE = TENTHS(198),
    TABLE_LINE = TENTHS(338),
    COLOUR_LINE = TENTHS(206),
    BOARDS_LINE = TENTHS(314),
    EDGE = TENTHS(6),
    TEAM_FLAG = TENTHS(160),
    FLAG = TENTHS(176),
    SQUARE = TENTHS(130),
    AFTER = TENTHS(48)
};
enum { LABEL = 1200, TEAM = 2600, TABLE = 9600, COLOUR = 4600, BOARDS = 2200, DUE = 4400, CAPITALS = 720 };

static struct ink ink_of(int size)
{
    return (struct ink){ size, BLACK_INK, true, TINT_NONE };
}

/* On one line: smaller where it would be longer than the room. */
static void put_line(struct canvas *c, int x, int y, int room, struct str text, int size)
{
    const int width = canvas_width(c, text, ink_of(size));

    canvas_begin(c, TAG_PARAGRAPH, 1);
    canvas_text(c, x, y, text, ink_of(width > room ? (int)((long)size * room / width) : size));
    canvas_end(c);
}

/* Of 44 points up to 14 letters, 36 up to 18, 28 from there on. */
static int opponent_size(struct str name)
{
    static const int sizes[] = { 4400, 3600, 2800 };
    const int letters = text_width(name);

    return sizes[(letters > 14) + (letters > 18)];
}

/* A box with its label, as high as given; returns the place of its text. */
static int draw_box(struct canvas *c, int x, int top, int width, int height, struct str label)
{
    int low = top - height;
    canvas_box(c, x, low, width, EDGE, BLACK_INK);
    canvas_box(c, x, low + height - EDGE, width, EDGE, BLACK_INK);
    canvas_box(c, x, low, EDGE, height, BLACK_INK);
    canvas_box(c, x + width - EDGE, low, EDGE, height, BLACK_INK);
    put_line(c, x + INSET, top - LABEL_LINE, width - 2 * INSET, label, LABEL);
    return x + INSET;
}

static void draw_opponent(struct canvas *c, const struct assignment *t, int left, int top, int width)
{
    const struct str name = cell_typeset(t->name[1], c->arena);
    const int size = opponent_size(name), y = top - TEXT_LINE;
    int x = draw_box(c, left, top, width, OPPONENT_HIGH, t->opponent);

    canvas_flag(c, c->flags, t->opponent_federation, x, y + (canvas_em(CAPITALS, size) - FLAG * 3 / 4) / 2, FLAG);
    x += FLAG + INSET;
    put_line(c, x, y, left + width - INSET - x, name, size);
}

static void draw_table(struct canvas *c, const struct assignment *t, int left, int top, int width)
{
    const int wide = canvas_width(c, t->table.text, ink_of(TABLE)), room = width - 2 * INSET;

    draw_box(c, left, top, width, MIDDLE_HIGH, t->table.label);
    put_line(c, left + (width - (wide < room ? wide : room)) / 2, top - TABLE_LINE, room, t->table.text, TABLE);
}

static void draw_colour(struct canvas *c, const struct assignment *t, int left, int top, int width)
{
    const int room = width - 2 * INSET, x = draw_box(c, left, top, width, MIDDLE_HIGH, t->colour.label);
    const int low = top - COLOUR_LINE + (canvas_em(CAPITALS, COLOUR) - SQUARE) / 2;

    canvas_box(c, x, low, SQUARE, SQUARE, BLACK_INK);
    if (!t->black)
        canvas_box(c, x + EDGE, low + EDGE, SQUARE - 2 * EDGE, SQUARE - 2 * EDGE, WHITE_INK);
    put_line(c, x + SQUARE + INSET, top - COLOUR_LINE, room - SQUARE - INSET, t->colour.text, COLOUR);
    put_line(c, x, top - BOARDS_LINE, room, t->boards, BOARDS);
}

int assignment_height(const struct assignment *t)
{
    return TEAM_HIGH + OPPONENT_HIGH + MIDDLE_HIGH - EDGE + (t->due.text.n > 0 ? DUE_HIGH - EDGE : 0) + AFTER;
}

void assignment_draw(struct canvas *c, const struct assignment *t, int left, int top, int width)
{
    const int half = width / 2, flag = top - TEAM_FLAG * 3 / 4;

    const struct str name = cell_typeset(t->name[0], c->arena);

    canvas_mark(c, top, name);
    c->grid = NULL; /* the table below it is one of its own to those who hear the page */
    canvas_flag(c, c->flags, t->federation, left + 30, flag, TEAM_FLAG);
    put_line(c, left + TEAM_FLAG + INSET, flag + (TEAM_FLAG * 3 / 4 - canvas_em(CAPITALS, TEAM)) / 2,
             width - TEAM_FLAG - INSET, name, TEAM);
    top -= TEAM_HIGH;
    draw_opponent(c, t, left, top, width);
    top -= OPPONENT_HIGH - EDGE;
    draw_table(c, t, left, top, half + EDGE);
    draw_colour(c, t, left + half, top, width - half);
    top -= MIDDLE_HIGH - EDGE;
    if (t->due.text.n == 0)
        return;
    const int x = draw_box(c, left, top, width, DUE_HIGH, t->due.label);
    put_line(c, x, top - TEXT_LINE, width - 2 * INSET, t->due.text, DUE);
}
