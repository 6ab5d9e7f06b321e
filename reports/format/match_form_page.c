/* SPDX-License-Identifier: Apache-2.0 */
/* match_form_page.c - a match to be filled in, on a page of its own. */
#include "reports/format/drawn.h"

#include "reports/format/canvas.h"
#include "reports/format/slip.h"

/* Heights of what stands below one another; what is at the ends of all, and the places across the page, from its left margin. */
enum {
    HEAD_HIGH = TENTHS(236),
    TITLES_HIGH = TENTHS(84),
    ROW_HIGH = TENTHS(250),
    SCORE_GAP = TENTHS(45),
    SCORE_HIGH = TENTHS(170),
    SIGN_HIGH = TENTHS(275), /* from the score to the first line to be signed */
    SIGN_STEP = TENTHS(205),
    SIGN_LOW = TENTHS(70),
    TABLE_WIDE = TENTHS(360),
    NAME_AT = TENTHS(201),
    RESULT_AT = TENTHS(732),
    COLON_AT = TENTHS(930),
    SECOND_AT = TENTHS(960),
    SQUARE_AT = TENTHS(102),
    SECOND_SQUARE_AT = TENTHS(1151),
    SECOND_NAME_AT = TENTHS(1260),
    SIGN_WIDE = TENTHS(720),
    SECOND_SIGN_AT = TENTHS(800)
};
enum {
    BOX = TENTHS(170),
    SQUARE = TENTHS(70),
    SQUARE_EDGE = TENTHS(5),
    CODE = TENTHS(260),
    FLAG = TENTHS(140),
    SMALL_SQUARE = TENTHS(32),
    INSET = TENTHS(40),
    GAP = TENTHS(20),
    THIN = TENTHS(3),
    THICK = TENTHS(10),
    FRAME = 80,
    LINE_GREY = 50
};
/* Sizes of letters in hundredths of a point; capitals and lines in thousandths of them. */
enum {
    TABLE = 5400,
    LABEL = 1200,
    COLOUR = 1250,
    TITLES = 950,
    NUMBER = 2200,
    BELOW = 1000,
    SCORE = 1500,
    COLON = 1600
};
enum { SIGNED = 1050, CODE_TEXT = 800, CAPITALS = 720, LINE = 1200 };

/* From the largest on, and how many lines a name may take in it. */
static const struct name_size {
    int size, lines;
} team_sizes[] = { { 1900, 1 }, { 1650, 1 }, { 1300, 2 } }, player_sizes[] = { { 1500, 2 }, { 1200, 2 }, { 1000, 2 } };

static struct ink ink_of(int size, bool strong)
{
    return (struct ink){ size, BLACK_INK, strong, TINT_NONE };
}

/* A part of a row that is lower than it could be. */
static int part_of(int length, int row)
{
    return (int)((long)length * row / ROW_HIGH);
}

static void draw_frame(struct canvas *c, int x, int low, int width, int height, int edge)
{
    canvas_box(c, x, low, width, edge, BLACK_INK);
    canvas_box(c, x, low + height - edge, width, edge, BLACK_INK);
    canvas_box(c, x, low, edge, height, BLACK_INK);
    canvas_box(c, x + width - edge, low, edge, height, BLACK_INK);
}

/* --- names ---------------------------------------------------------------------------------------- */

/* A name with what stands below it. */
struct naming {
    struct str name, below;
    struct ink ink, below_ink;
    int room, lines;
};

static int lines_of(const struct canvas *c, struct str rest, int room, struct ink ink)
{
    int n = 0;

    for (; rest.n > 0; n++)
        canvas_line(c, &rest, room, ink);
    return n;
}

/* In the first of three sizes in which it has no more lines than it may, or in the last, cut to those. */
static void choose(const struct canvas *c, struct naming *n, const struct name_size *sizes)
{
    for (int i = 0; i < 3; i++) {
        n->ink = ink_of(sizes[i].size, true);
        n->lines = lines_of(c, n->name, n->room, n->ink);
        if (n->lines <= sizes[i].lines)
            return;
    }
    n->lines = sizes[2].lines;
}

static int naming_height(const struct naming *n)
{
    return (n->lines - 1) * canvas_em(LINE, n->ink.size) + canvas_em(CAPITALS, n->ink.size) +
           (n->below.n > 0 ? canvas_em(LINE + 250, n->below_ink.size) : 0);
}

/* Its middle at that height. */
static void draw_naming(struct canvas *c, const struct naming *n, int x, int middle)
{
    struct str rest = n->name;
    int y = middle + naming_height(n) / 2 - canvas_em(CAPITALS, n->ink.size);

    for (int i = 0; i < n->lines; i++, y -= canvas_em(LINE, n->ink.size)) {
        const struct str line = i + 1 < n->lines ? canvas_line(c, &rest, n->room, n->ink) : rest;
        canvas_fit(c, x, y, n->room, ALIGN_LEFT, line, n->ink);
    }
    y += canvas_em(LINE, n->ink.size) - canvas_em(LINE + 250, n->below_ink.size);
    canvas_fit(c, x, y, n->room, ALIGN_LEFT, n->below, n->below_ink);
}

/* --- the head ------------------------------------------------------------------------------------- */

static void draw_team(struct canvas *c, const struct match_form *f, int side, int x, int top, int width)
{
    const struct match_form_side *s = &f->side[side];
    const int beside = FLAG + TENTHS(30), low = top - TENTHS(136);
    struct naming n = { .name = cell_typeset(f->name[side], c->arena), .room = width - 2 * INSET - beside };

    choose(c, &n, team_sizes);
    x += INSET;
    canvas_begin(c, TAG_PARAGRAPH, 1);
    canvas_flag(c, c->flags, f->federation[side], x, low, FLAG);
    draw_naming(c, &n, x + beside, low + FLAG * 3 / 8);
    canvas_end(c);
    canvas_begin(c, TAG_PARAGRAPH, 1);
    const int y = top - TENTHS(183);
    cell_draw_square(c, x, y + (canvas_em(CAPITALS, COLOUR) - SMALL_SQUARE) / 2, SMALL_SQUARE, s->black);
    canvas_fit(c, x + SMALL_SQUARE + TENTHS(15), y, width - 2 * INSET - SMALL_SQUARE, ALIGN_LEFT, s->below,
               ink_of(COLOUR, false));
    canvas_end(c);
}

/* --- boards --------------------------------------------------------------------------------------- */

static void draw_title(struct canvas *c, int x, int y, int room, enum align align, struct str title, int span)
{
    canvas_begin(c, TAG_COLUMN_HEAD, span);
    canvas_fit(c, x, y, room, align, title, ink_of(TITLES, false));
    canvas_end(c);
}

static void draw_titles(struct canvas *c, const struct match_form *f, int left, int top, int width)
{
    const int y = top - TITLES_HIGH + TENTHS(15);

    canvas_begin(c, TAG_ROW, 1);
    draw_title(c, left + TENTHS(12), y, TENTHS(80), ALIGN_LEFT, f->word[FORM_BOARD], 1);
    draw_title(c, left + SQUARE_AT, y, RESULT_AT - SQUARE_AT, ALIGN_LEFT, f->word[FORM_PLAYER], 1);
    draw_title(c, left + RESULT_AT, y, SECOND_AT + BOX - RESULT_AT, ALIGN_CENTRE, f->word[FORM_RESULT], 2);
    draw_title(c, left + SECOND_SQUARE_AT, y, width - SECOND_SQUARE_AT, ALIGN_LEFT, f->word[FORM_PLAYER], 1);
    canvas_end(c);
    canvas_box(c, left, top - TITLES_HIGH, width, THIN, LINE_GREY);
}

/* The colour and the player, or a line for the name. */
static void draw_player(struct canvas *c, const struct match_form *f, int at, int row, int square, int x, int middle,
                        int room)
{
    const struct match_form_side *s = &f->side[at];
    const int side = part_of(SQUARE, row);
    struct naming n = { .name = cell_typeset(f->name[at], c->arena), .below = s->below, .room = room };

    canvas_begin(c, TAG_ROW_HEAD, 1);
    canvas_box(c, square, middle - side / 2, side, side, BLACK_INK);
    if (!s->black)
        canvas_box(c, square + SQUARE_EDGE, middle - side / 2 + SQUARE_EDGE, side - 2 * SQUARE_EDGE,
                   side - 2 * SQUARE_EDGE, WHITE_INK);
    cell_say_colour(c, square, middle, s->black, ink_of(BELOW, false));
    if (n.name.n == 0)
        canvas_box(c, x, middle - side / 2, room, THIN, LINE_GREY);
    n.below_ink = ink_of(BELOW, false);
    choose(c, &n, player_sizes);
    draw_naming(c, &n, x, middle);
    canvas_end(c);
}

/* A pair of boxes with a colon between them. */
static void draw_boxes(struct canvas *c, int left, int middle, int side, int edge)
{
    for (int i = 0; i < 2; i++) {
        canvas_begin(c, TAG_CELL, 1);
        draw_frame(c, left + (i ? SECOND_AT : RESULT_AT) + (BOX - side) / 2, middle - side / 2, side, side, edge);
        canvas_end(c);
    }
    canvas_begin(c, TAG_ARTIFACT, 1);
    canvas_fit(c, left + COLON_AT - TENTHS(10), middle - canvas_em(CAPITALS, COLON) / 2, TENTHS(20), ALIGN_CENTRE,
               STR(":"), ink_of(COLON, false));
    canvas_end(c);
}

static void draw_board(struct canvas *c, const struct match_form *f, int board, int left, int top, int width, int row)
{
    const int middle = top - row / 2, at = 2 + 2 * board, size = part_of(NUMBER, row);

    canvas_begin(c, TAG_ROW, 1);
    canvas_begin(c, TAG_CELL, 1);
    canvas_fit(c, left, middle - canvas_em(CAPITALS, size) / 2, TENTHS(70), ALIGN_CENTRE,
               str_number(c->arena, board + 1), ink_of(size, true));
    canvas_end(c);
    draw_player(c, f, at, row, left + SQUARE_AT, left + NAME_AT, middle, RESULT_AT - NAME_AT - GAP);
    draw_boxes(c, left, middle, part_of(BOX, row), THIN);
    draw_player(c, f, at + 1, row, left + SECOND_SQUARE_AT, left + SECOND_NAME_AT, middle, width - SECOND_NAME_AT);
    canvas_end(c);
    canvas_box(c, left, top - row, width, THIN, board + 1 < f->nboard ? LINE_GREY : BLACK_INK);
}

static void draw_boards(struct canvas *c, const struct match_form *f, int left, int top, int width, int row)
{
    c->grid = NULL; /* a table of its own to those who hear the page */
    canvas_begin(c, TAG_TABLE, 1);
    draw_titles(c, f, left, top, width);
    for (int i = 0; i < f->nboard; i++)
        draw_board(c, f, i, left, top - TITLES_HIGH - i * row, width, row);
    canvas_end(c);
}

/* --- what is signed ------------------------------------------------------------------------------- */

static void draw_score(struct canvas *c, const struct match_form *f, int left, int top)
{
    const int middle = top - SCORE_GAP - SCORE_HIGH / 2;

    canvas_begin(c, TAG_PARAGRAPH, 1);
    canvas_fit(c, left, middle - canvas_em(CAPITALS, SCORE) / 2, RESULT_AT - GAP, ALIGN_RIGHT, f->word[FORM_SCORE],
               ink_of(SCORE, true));
    canvas_end(c);
    canvas_begin(c, TAG_ARTIFACT, 1);
    draw_boxes(c, left, middle, BOX, THICK);
    canvas_end(c);
}

static void draw_signature(struct canvas *c, int x, int y, struct str words)
{
    canvas_box(c, x, y, SIGN_WIDE, FRAME, BLACK_INK);
    canvas_begin(c, TAG_PARAGRAPH, 1);
    canvas_fit(c, x, y - TENTHS(45), SIGN_WIDE, ALIGN_LEFT, words, ink_of(SIGNED, false));
    canvas_end(c);
}

static void draw_signatures(struct canvas *c, const struct match_form *f, int left, int y, int width)
{
    for (int i = 0; i < 4; i++)
        draw_signature(c, left + (i % 2 ? SECOND_SIGN_AT : 0), y - i / 2 * SIGN_STEP,
                       cell_typeset(f->signature[i], c->arena));
    qr_draw(c, f->code, left + width - CODE, y - CODE, CODE);
    canvas_begin(c, TAG_PARAGRAPH, 1);
    canvas_fit(c, left + SECOND_SIGN_AT, y - CODE - SIGN_LOW, width - SECOND_SIGN_AT, ALIGN_RIGHT, f->code,
               (struct ink){ CODE_TEXT, SOFT_INK, false, TINT_NONE });
    canvas_end(c);
}

/* --- a match -------------------------------------------------------------------------------------- */

/* A game of two players has no score of a match. */
static int score_high(const struct match_form *f)
{
    return f->nboard > 1 ? SCORE_GAP + SCORE_HIGH : 0;
}

void match_form_draw(struct canvas *c, const struct match_form *f, int left, int top, int width, int height)
{
    const int room = height - HEAD_HIGH - TITLES_HIGH - score_high(f) - SIGN_HIGH - CODE - SIGN_LOW;
    const int row = smaller(room / f->nboard, ROW_HIGH);
    const struct str names[] = { cell_typeset(f->name[0], c->arena), cell_typeset(f->name[1], c->arena) };

    canvas_mark(c, top, str_fmt(c->arena, "%.*s – %.*s", STR_ARG(names[0]), STR_ARG(names[1])));
    const int side = (width - TABLE_WIDE) / 2, low = top - HEAD_HIGH;

    draw_frame(c, left, low, width, HEAD_HIGH, FRAME);
    canvas_box(c, left + side, low, FRAME, HEAD_HIGH, BLACK_INK);
    canvas_box(c, left + side + TABLE_WIDE, low, FRAME, HEAD_HIGH, BLACK_INK);
    draw_team(c, f, 0, left, top, side);
    canvas_begin(c, TAG_PARAGRAPH, 1);
    canvas_fit(c, left + side, top - TENTHS(54), TABLE_WIDE, ALIGN_CENTRE, f->word[FORM_TABLE], ink_of(LABEL, true));
    canvas_fit(c, left + side, top - TENTHS(206), TABLE_WIDE, ALIGN_CENTRE, f->table, ink_of(TABLE, true));
    canvas_end(c);
    draw_team(c, f, 1, left + side + TABLE_WIDE, top, side);
    top -= HEAD_HIGH;
    draw_boards(c, f, left, top, width, row);
    top -= TITLES_HIGH + f->nboard * row;
    if (f->nboard > 1)
        draw_score(c, f, left, top);
    draw_signatures(c, f, left, top - score_high(f) - SIGN_HIGH, width);
}
