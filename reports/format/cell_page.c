/* SPDX-License-Identifier: Apache-2.0 */
/* cell_page.c - a cell on paper: its text in its column, or what is drawn in its place: squares, flags, boxes to write in. */
#include "reports/format/drawn.h"

#include "reports/format/flag.h"
#include "reports/format/setting.h"
#include "reports/format/titles.h"

enum { CAPITALS = 720, NUMBER = 780 };                   /* thousandths of the size of the font */
enum { SQUARE = 964, BOARD_SQUARE = 1190, BORDER = 80 }; /* 3.4 and 4.2 mm */
enum { USUAL = 1100 };                                   /* from this size of letters on squares grow with them */

int cell_base_line(int y, int height, int size)
{
    return y - height + (height - canvas_em(CAPITALS, size)) / 2;
}

void cell_draw_square(struct canvas *c, int x, int y, int side, bool black)
{
    canvas_box(c, x, y, side, side, BLACK_INK);
    if (!black)
        canvas_box(c, x + BORDER, y + BORDER, side - 2 * BORDER, side - 2 * BORDER, WHITE_INK);
}

void cell_say_colour(struct canvas *c, int x, int y, bool black, struct ink ink)
{
    canvas_say(c, x, y, message_label(black ? &label_black : &label_white, c->wording, c->arena), ink);
}

/* --- texts ---------------------------------------------------------------------------------------- */

void cell_draw_text(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                    struct str text, bool half, struct ink ink)
{
    int width = (int)((long)canvas_width(c, text, ink) * 1000 / s->size);
    int x = left + canvas_em(PADDING + grid_start(g, half, width), s->size);

    if (width <= g->width)
        canvas_text(c, x, y, text, ink);
    else
        canvas_fit(c, x, y, canvas_em(g->width, s->size), g->column->align, text, ink);
}

/* A text on the lines that its column breaks it into, as many as the row has room for. */
static void draw_broken(struct canvas *c, const struct typesetting *s, int left, int y, int height,
                        const struct grid_column *g, struct cell cell, struct ink ink)
{
    struct str rest = cell_typeset(cell, c->arena);
    int x = left + canvas_em(PADDING + g->x, s->size), room = canvas_em(g->width, s->size);
    int bottom = y - height, step = canvas_em(LEADING, s->size);

    for (; rest.n > 0 && y - s->row >= bottom; y -= step) {
        bool last = y - step - s->row < bottom;
        struct str line = last ? rest : canvas_line(c, &rest, room, ink);
        canvas_fit(c, x, cell_base_line(y, s->row, ink.size), room, ALIGN_LEFT, line, ink);
    }
}

/* --- what is drawn -------------------------------------------------------------------------------- */

/* With the number of its board, if it has one; the middle of its left edge is there. */
static void draw_square(struct canvas *c, int x, int middle, struct square square, struct ink ink)
{
    const int room = canvas_em(cell_drawn(cell_square(square.black, 0)), ink.size);
    const int most = square.board > 0 ? BOARD_SQUARE : SQUARE;
    const int side = smaller(room, ink.size > USUAL ? (int)((long)most * ink.size / USUAL) : most);
    const struct ink number = { canvas_em(NUMBER, ink.size), square.black ? WHITE_INK : BLACK_INK, true, TINT_NONE };

    cell_draw_square(c, x, middle - side / 2, side, square.black);
    cell_say_colour(c, x, middle - canvas_em(CAPITALS, ink.size) / 2, square.black, ink);
    if (square.board > 0)
        canvas_fit(c, x, middle - canvas_em(CAPITALS, number.size) / 2, side, ALIGN_CENTRE,
                   str_number(c->arena, square.board), number);
}

/* Heard as the code of the federation. */
static void draw_flag(struct canvas *c, int x, int middle, int width, struct str code, struct ink ink)
{
    canvas_flag(c, c->flags, code, x, middle - width * 3 / 8, width);
    if (c->flags && flag_find(c->flags, code, FLAG_SMALL))
        canvas_say(c, x, middle - canvas_em(CAPITALS, ink.size) / 2, code, ink);
}

/* What is drawn in place of a text; returns how wide it is. */
static int draw_drawn(struct canvas *c, int x, int middle, struct cell cell, struct ink ink)
{
    const int width = canvas_em(cell_drawn(cell), ink.size);

    if (cell.kind == CELL_SQUARE)
        draw_square(c, x, middle, cell.square, ink);
    else
        draw_flag(c, x, middle, width, cell.text, ink);
    return width;
}

static int parts_width(const struct canvas *c, struct cell cell, struct ink ink);

/* Of the parts from that one on. */
static int behind_width(const struct canvas *c, struct phrase phrase, int from, struct ink ink)
{
    int width = 0;

    for (int i = from; i < phrase.n; i++)
        width += parts_width(c, phrase.part[i], ink);
    return width;
}

static int parts_width(const struct canvas *c, struct cell cell, struct ink ink)
{
    int width = canvas_em(cell_drawn(cell), ink.size);

    if (width > 0)
        return width;
    if (cell.kind != CELL_PHRASE)
        return canvas_width(c, cell_typeset(cell, c->arena), ink);
    return behind_width(c, cell.phrase, 0, ink);
}

/* Part by part, each in its colour, up to `end`: a text gives way where there is no room for what stands behind it. The base line is at y. Returns where
   it ends. */
static int draw_parts(struct canvas *c, int x, int y, int end, struct cell cell, struct ink ink)
{
    if (cell_drawn(cell) > 0)
        return x + draw_drawn(c, x, y + canvas_em(CAPITALS, ink.size) / 2, cell, ink);
    if (cell.kind == CELL_PHRASE) {
        for (int i = 0; i < cell.phrase.n; i++)
            x = draw_parts(c, x, y, end - behind_width(c, cell.phrase, i + 1, ink), cell.phrase.part[i], ink);
        return x;
    }
    const struct str text = cell_typeset(cell, c->arena);
    const int width = smaller(canvas_width(c, text, ink), end > x ? end - x : 0);
    ink.tint = cell.tint;
    canvas_fit(c, x, y, width, ALIGN_LEFT, text, ink);
    return x + width;
}

static bool is_tinted(struct cell cell)
{
    bool is = cell.tint != TINT_NONE;

    for (int i = 0; cell.kind == CELL_PHRASE && i < cell.phrase.n; i++)
        is = is || is_tinted(cell.phrase.part[i]);
    return is;
}

/* Is it put together of parts, each with its own way to be drawn? */
static bool has_parts(struct cell cell)
{
    return cell_has_drawn(cell) || (cell.kind == CELL_PHRASE && is_tinted(cell));
}

/* The last part at the right edge; the base line is at y. */
static void draw_parted(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                        struct cell cell, struct ink ink)
{
    const int x = left + canvas_em(PADDING + g->x, s->size), end = x + canvas_em(g->width, s->size);
    const struct cell last = cell.phrase.part[--cell.phrase.n];

    const int behind = end - parts_width(c, last, ink);

    draw_parts(c, x, y, behind, cell, ink);
    draw_parts(c, behind, y, end, last, ink);
}

/* The base line is at y. */
static void draw_whole(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                       struct cell cell, struct ink ink)
{
    int width = has_parts(cell) ? (int)((long)parts_width(c, cell, ink) * 1000 / s->size) : 0;

    ink.tint = cell.tint;
    if (g->column->parted && cell.kind == CELL_PHRASE && cell.phrase.n > 1)
        draw_parted(c, s, left, y, g, cell, ink);
    else if (width > 0 && (width <= g->width + 1 || cell_has_drawn(cell)))
        draw_parts(c, left + canvas_em(PADDING + grid_start(g, cell_has_half(cell), width), s->size), y,
                   left + canvas_em(PADDING + g->x + g->width + 1, s->size), cell, ink);
    else
        cell_draw_text(c, s, left, y, g, cell_typeset(cell, c->arena), cell_has_half(cell), ink);
}

/* A box to write in, as high as the row leaves room for. */
static void draw_blank(struct canvas *c, const struct typesetting *s, int left, int y, int height,
                       const struct grid_column *g)
{
    int x = left + canvas_em(PADDING + g->x, s->size), width = canvas_em(g->width, s->size), inset = height / 10;
    int low = y - height + inset, high = height - 2 * inset;

    canvas_box(c, x, low, width, RULE, BLACK_INK);
    canvas_box(c, x, low + high, width, RULE, BLACK_INK);
    canvas_box(c, x, low, RULE, high, BLACK_INK);
    canvas_box(c, x + width - RULE, low, RULE, high + RULE, BLACK_INK);
}

/* Half a gap beside its column, with a white line between two of them. */
static void draw_ground(struct canvas *c, const struct typesetting *s, int left, int y, int height,
                        const struct grid_column *g, enum ground ground)
{
    static const int greys[] = { [GROUND_LIGHT] = 95, [GROUND_MIDDLE] = 86, [GROUND_DARK] = 74 };
    enum { APART = 40 };
    const int beside = canvas_em(COLUMN_GAP / 2, s->size) - APART;
    const int x = left + canvas_em(PADDING + g->x, s->size) - beside;

    if (ground != GROUND_NONE)
        canvas_box(c, x, y - height, canvas_em(g->width, s->size) + 2 * beside, height, greys[ground]);
}

/* --- cells ---------------------------------------------------------------------------------------- */

void cell_draw_head(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                    struct cell cell, struct ink ink)
{
    draw_whole(c, s, left, cell_base_line(y, s->row, ink.size), g, cell, ink);
}

void cell_draw(struct canvas *c, const struct typesetting *s, int left, int y, int height, const struct grid_column *g,
               struct cell cell, enum tone tone)
{
    const bool faint = tone == TONE_FAINT || g->column->tone == TONE_FAINT;
    const struct ink ink = { grid_size(g->column, s->size), faint ? SOFT_INK : BLACK_INK,
                             grid_strong(g->column, tone) || cell.ground >= GROUND_MIDDLE, cell.tint };

    if (cell_is_empty(cell))
        return;
    draw_ground(c, s, left, y, height, g, cell.ground);
    if (cell.to.kind == REF_PAGE) {
        int x = left + canvas_em(PADDING + g->x, s->size);

        canvas_link(c, (struct layout_link){ x, y - height, canvas_em(g->width, s->size), height, cell.to.page });
    }
    if (cell.kind == CELL_BLANK)
        draw_blank(c, s, left, y, height, g);
    else if (g->broken)
        draw_broken(c, s, left, y, height, g, cell, ink);
    else
        draw_whole(c, s, left, cell_base_line(y, s->row, ink.size), g, cell, ink);
}
