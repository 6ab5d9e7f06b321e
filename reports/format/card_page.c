/* SPDX-License-Identifier: Apache-2.0 */
/* card_page.c - a card on paper: the lower half upright, the upper one turned, between them the fold. */
#include "reports/format/drawn.h"

#include "reports/format/canvas.h"
#include "reports/format/slip.h"

enum { SQUARE = TENTHS(34), THIN = 50, THICK = 100, DASH = 300, FOLD_GREY = 50 };
/* Thousandths of the size of the font. */
enum { CAPITALS = 720, LINE = 1060, FIRST_NAME = 460 };
enum { STEP = 100, LEAST = 1000, LINES_MOST = 3 };

/* One half of a card, as it is read: its upper left corner is that of the half. */
struct half {
    struct canvas *canvas;
    const struct card_face *card;
    int left, top, width, height;
};

static struct ink ink_of(int size, bool strong)
{
    return (struct ink){ size, BLACK_INK, strong, TINT_NONE };
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

/* --- the sizes of names --------------------------------------------------------------------------- */

static int lines_of(const struct canvas *c, struct str text, int room, int size)
{
    int n = 0;

    for (; text.n > 0; n++)
        canvas_line(c, &text, room, ink_of(size, true));
    return n;
}

/* Does every word stand on one line? */
static bool words_fit(const struct canvas *c, struct str text, int room, int size)
{
    bool fit = true;

    while (text.n > 0 && fit)
        fit = canvas_width(c, str_cut(&text, ' '), ink_of(size, true)) <= room;
    return fit;
}

static int name_size(const struct canvas *c, struct str name, int room, const int sizes[3])
{
    int size = sizes[2];

    for (int i = 0; i < 3; i++)
        if (canvas_width(c, name, ink_of(sizes[i], true)) <= room)
            return sizes[i];
    while (size > LEAST && (!words_fit(c, name, room, size) || lines_of(c, name, room, size) > LINES_MOST))
        size -= STEP;
    return size;
}

/* On one line: smaller where it would be longer than the room. */
static int line_size(const struct canvas *c, struct str text, int room, int size, bool strong)
{
    int width = canvas_width(c, text, ink_of(size, strong));

    return width > room ? (int)((long)size * room / width) : size;
}

/* --- pieces --------------------------------------------------------------------------------------- */

/* From the base line of the first line on; returns that of the last. */
static int draw_name(const struct half *h, int x, int y, int room, struct str name, int size)
{
    const struct ink ink = ink_of(size, true);

    for (bool first = true; name.n > 0; first = false) {
        y -= first ? 0 : canvas_em(LINE, size);
        canvas_fit(h->canvas, x, y, room, ALIGN_LEFT, canvas_line(h->canvas, &name, room, ink), ink);
    }
    return y;
}

/* Draws a square of that colour and the words behind it, the base line at y. */
static void draw_colour(const struct half *h, int x, int y, int room, const struct card_side *side, int size)
{
    const int square = lesser(SQUARE, size), low = y + (canvas_em(CAPITALS, size) - square) / 2, gap = size / 3;

    if (side->colour.n == 0)
        return;
    canvas_box(h->canvas, x, low, square, square, BLACK_INK);
    if (!side->black)
        canvas_box(h->canvas, x + THICK, low + THICK, square - 2 * THICK, square - 2 * THICK, 100);
    room -= square + gap;
    size = line_size(h->canvas, side->colour, room, size, false);
    canvas_text(h->canvas, x + square + gap, y, side->colour, ink_of(size, false));
}

static int words_width(const struct half *h, int size)
{
    int width = 0;

    for (int i = 0; i < h->card->nword; i++)
        width += canvas_width(h->canvas, h->card->word[i].text, ink_of(size, h->card->word[i].strong));
    return width;
}

/* Returns where they end. */
static int draw_words(const struct half *h, int x, int y, int size)
{
    for (int i = 0; i < h->card->nword; i++) {
        const struct card_word *w = &h->card->word[i];
        canvas_text(h->canvas, x, y, w->text, ink_of(size, w->strong));
        x += canvas_width(h->canvas, w->text, ink_of(size, w->strong));
    }
    return x;
}

static void draw_centred(const struct half *h, int centre, int y, struct str text, struct ink ink)
{
    canvas_text(h->canvas, centre - canvas_width(h->canvas, text, ink) / 2, y, text, ink);
}

/* --- the card of a table -------------------------------------------------------------------------- */

enum {
    TABLE_CENTRE = TENTHS(322),
    TABLE_ROOM = TENTHS(530),
    TABLE_RULE = TENTHS(605),
    TABLE_FLAG = TENTHS(655),
    TABLE_NAME = TENTHS(1112),
    TABLE_RIGHT = TENTHS(80),
    TABLE_TALL = TENTHS(925), /* the rule */
    FLAG_WIDTH = TENTHS(400),
    SIDE_APART = TENTHS(463),
    LABEL_SIZE = 1600,
    WORDS_SIZE = 1300
};

/* With one, two and three digits. */
static int number_size(struct str number)
{
    enum { ONE = 15000, TWO = 12000, THREE = 9000 };

    if (number.n < 2)
        return ONE;
    return number.n < 3 ? TWO : THREE;
}

/* The name and the colour below it, their middle at that of the flag. */
static void draw_team(const struct half *h, int middle, const struct card_side *side)
{
    static const int sizes[] = { 4400, 3400, 2600 };
    const int x = h->left + TABLE_NAME, room = h->left + h->width - TABLE_RIGHT - x;
    const int size = name_size(h->canvas, side->name, room, sizes), lines = lines_of(h->canvas, side->name, room, size);
    const int below = side->colour.n > 0 ? TENTHS(97) : 0;
    const int tall = canvas_em(CAPITALS + (lines - 1) * LINE, size) + below;

    canvas_flag(h->canvas, h->canvas->flags, side->federation, h->left + TABLE_FLAG, middle - FLAG_WIDTH * 3 / 8,
                FLAG_WIDTH);
    int y = draw_name(h, x, middle + tall / 2 - canvas_em(CAPITALS, size), room, side->name, size);
    draw_colour(h, x, y - below, room, side, LABEL_SIZE);
}

static void draw_table(const struct half *h)
{
    const int middle = h->top - h->height / 2, x = h->left + TABLE_FLAG;

    canvas_box(h->canvas, h->left + TABLE_RULE, middle - TABLE_TALL / 2, THICK, TABLE_TALL, BLACK_INK);
    canvas_box(h->canvas, x, middle, h->left + h->width - TABLE_RIGHT - x, THIN, BLACK_INK);
    const struct card_face *card = h->card;
    const int centre = h->left + TABLE_CENTRE;
    const int size = line_size(h->canvas, card->number, TABLE_ROOM, number_size(card->number), true);
    const int words = lesser(WORDS_SIZE, (int)((long)WORDS_SIZE * TABLE_ROOM / (words_width(h, WORDS_SIZE) + 1)));
    const int low = middle - TENTHS(188);

    draw_centred(h, centre, low + TENTHS(463), card->above, ink_of(LABEL_SIZE, true));
    draw_centred(h, centre, low, card->number, ink_of(size, true));
    draw_words(h, centre - words_width(h, words) / 2, low - TENTHS(125), words);
    draw_team(h, middle + SIDE_APART / 2, &h->card->side[0]);
    draw_team(h, middle - SIDE_APART / 2, &h->card->side[1]);
}

/* --- the card of a player ------------------------------------------------------------------------- */

static const struct player_look {
    int flag_left, flag, name_left, right;
    int size[3];
    int code, words;
} players[] = {
    [CARD_LARGE] = { TENTHS(77), TENTHS(440), TENTHS(590), TENTHS(82), { 6000, 4800, 3800 }, 1800, 1600 },
    [CARD_SMALL] = { TENTHS(48), TENTHS(200), TENTHS(283), TENTHS(50), { 3400, 2800, 2100 }, 1050, 1000 },
};

/* What is said of the player, below the rule. */
static void draw_facts(const struct half *h, const struct player_look *k, int x, int y, int room)
{
    const struct card_side *side = &h->card->side[0];
    const int gap = k->words,
              colour = canvas_width(h->canvas, side->colour, ink_of(k->words, false)) + 2 * SQUARE + gap;
    const int whole = words_width(h, k->words) + colour;
    const int size = whole > room ? (int)((long)k->words * room / whole) : k->words;
    const int end = draw_words(h, x, y, size);

    draw_colour(h, end + gap, y, h->left + h->width - k->right - end - gap, side, size);
}

static void draw_player(const struct half *h)
{
    const struct card_face *card = h->card;
    const struct player_look *k = &players[card->kind];
    const int middle = h->top - h->height / 2, x = h->left + k->name_left, room = h->left + h->width - k->right - x;
    const struct str name = card->side[0].name;
    const int size = name_size(h->canvas, name, room, k->size), lines = lines_of(h->canvas, name, room, size);
    const int first = line_size(h->canvas, card->above, room, canvas_em(FIRST_NAME, size), false);
    const int over = card->above.n > 0 ? canvas_em(970, size) : canvas_em(CAPITALS, size);
    const int below = canvas_em(290, size) + canvas_em(1350, k->words);
    const int tall =
        over + canvas_em((lines - 1) * LINE, size) + below + (card->above.n > 0 ? canvas_em(CAPITALS, first) : 0);
    int y = middle + tall / 2;

    const struct str code = h->card->side[0].federation;
    const int height = k->flag * 3 / 4, step = canvas_em(1550, k->code), top = middle + (height + step) / 2;

    canvas_flag(h->canvas, h->canvas->flags, code, h->left + k->flag_left, top - height, k->flag);
    draw_centred(h, h->left + k->flag_left + k->flag / 2, top - height - canvas_em(1250, k->code), code,
                 ink_of(k->code, true));
    if (card->above.n > 0)
        y -= canvas_em(CAPITALS, first);
    canvas_text(h->canvas, x, y, card->above, ink_of(first, false));
    y = draw_name(h, x, y - over, room, name, size) - canvas_em(290, size);
    canvas_box(h->canvas, x, y, room, THIN, BLACK_INK);
    draw_facts(h, k, x, y - canvas_em(1350, k->words), room);
}

/* --- both halves ---------------------------------------------------------------------------------- */

static void stroke(struct canvas *c, int x1, int y1, int x2, int y2, int dash)
{
    const int most_x = c->layout->width - CARD_EDGE, most_y = c->layout->height - CARD_EDGE;

    x1 = x1 < CARD_EDGE ? CARD_EDGE : x1;
    y1 = y1 < CARD_EDGE ? CARD_EDGE : y1;
    canvas_stroke(
        c, (struct layout_stroke){ x1, y1, lesser(x2, most_x), lesser(y2, most_y), THIN, dash ? FOLD_GREY : BLACK_INK },
        dash, dash);
}

void card_draw(struct canvas *c, int left, int top, int width, int height, const struct card_face *card)
{
    static void (*const draws[])(
        const struct half *h) = { [CARD_TABLE] = draw_table, [CARD_LARGE] = draw_player, [CARD_SMALL] = draw_player };
    const struct half half = { c, card, left, top - height / 2, width, height / 2 };

    canvas_mark(c, top, card->name);
    /* The fold, and where the card is cut from its neighbours below and on the right. */
    int low = top - height;
    stroke(c, left, low + height / 2, left + width, low + height / 2, DASH);
    if (low > CARD_EDGE)
        stroke(c, left, low, left + width, low, 0);
    if (left + width < c->layout->width - CARD_EDGE)
        stroke(c, left + width, low, left + width, low + height, 0);
    draws[card->kind](&half);
    c->turned = true;
    c->turn_x = 2 * left + width;
    c->turn_y = 2 * top - height;
    canvas_begin(c, TAG_ARTIFACT, 1);
    draws[card->kind](&half);
    canvas_end(c);
    c->turned = false;
}
