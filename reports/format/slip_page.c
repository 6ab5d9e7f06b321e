/* SPDX-License-Identifier: Apache-2.0 */
/* slip_page.c - a slip on a page of paper. */
#include "reports/format/drawn.h"

#include "reports/format/canvas.h"
#include "reports/format/slip.h"
#include "reports/format/qr.h"
#include "reports/format/setting.h"

/* In hundredths of a point. A module of a code is 1.06 mm wide. */
enum { MODULE = 300, LABEL = 800, SMALL = 950 };
/* Thousandths of the size of the font. */
enum { TEXT_LINE = 1500, SMALL_LINE = 1250, BLANK_LINE = 4200 };

static struct ink label_ink(const struct typesetting *s)
{
    return (struct ink){ setting_small(s, LABEL), SOFT_INK, false, TINT_NONE };
}

static struct ink text_ink(const struct typesetting *s, const struct slip_line *l)
{
    return (struct ink){ l->small ? setting_small(s, SMALL) : s->size, BLACK_INK, false, TINT_NONE };
}

/* --- sentences -------------------------------------------------------------------------------- */

static int text_lines(const struct typesetting *s, const struct slip_line *l, const struct canvas *c)
{
    struct str rest = l->text[0];
    int n = 0;

    for (; rest.n > 0; n++)
        canvas_line(c, &rest, setting_inner(s), text_ink(s, l));
    return n;
}

static int text_step(const struct typesetting *s, const struct slip_line *l)
{
    return canvas_em(l->small ? SMALL_LINE : TEXT_LINE, text_ink(s, l).size);
}

static int text_height(const struct typesetting *s, const struct slip_line *l, const struct canvas *c)
{
    return text_lines(s, l, c) * text_step(s, l) + (l->small ? text_step(s, l) / 3 : 0);
}

static void draw_text(struct canvas *c, const struct typesetting *s, int left, int y, const struct slip_line *l)
{
    const struct ink ink = text_ink(s, l);
    struct str rest = l->text[0];
    int step = text_step(s, l);

    for (y -= step; rest.n > 0; y -= step)
        canvas_text(c, left + canvas_em(PADDING, s->size), y + step / 4, canvas_line(c, &rest, setting_inner(s), ink),
                    ink);
}

/* --- lines to write on ------------------------------------------------------------------------ */

static int blanks_height(const struct typesetting *s, const struct slip_line *l, const struct canvas *c)
{
    (void)l;
    (void)c;
    return canvas_em(BLANK_LINE, s->size);
}

/* What belongs on the line stands below it. */
static void draw_blanks(struct canvas *c, const struct typesetting *s, int left, int y, const struct slip_line *l)
{
    int gap = canvas_em(2 * PADDING, s->size), room = (s->width - (l->n + 1) * gap) / l->n;
    struct ink label = label_ink(s);
    int line = y - canvas_em(BLANK_LINE, s->size) + label.size * 14 / 10;

    for (int i = 0; i < l->n; i++) {
        int x = left + gap + i * (room + gap);
        canvas_box(c, x, line, room, RULE, BLACK_INK);
        canvas_fit(c, x, line - label.size * 12 / 10, room, ALIGN_LEFT, l->text[i], label);
    }
}

/* --- codes ------------------------------------------------------------------------------------ */

static int code_height(const struct typesetting *s, const struct slip_line *l, const struct canvas *c)
{
    (void)s;
    return (qr_make(l->text[0], c->arena).size + 2 * QR_QUIET) * MODULE;
}

static void draw_code(struct canvas *c, const struct typesetting *s, int left, int y, const struct slip_line *l)
{
    const struct qr q = qr_make(l->text[0], c->arena);
    const int side = (q.size + 2 * QR_QUIET) * MODULE;

    qr_draw_modules(c, &q, left + QR_QUIET * MODULE, y - QR_QUIET * MODULE, MODULE);
    canvas_fit(c, left + side, y - side / 2, s->width - side, ALIGN_LEFT, l->text[0], label_ink(s));
}

/* --- a slip ----------------------------------------------------------------------------------- */

static const struct {
    int (*height)(const struct typesetting *s, const struct slip_line *l, const struct canvas *c);
    void (*draw)(struct canvas *c, const struct typesetting *s, int left, int y, const struct slip_line *l);
} kinds[] = {
    [SLIP_TEXT] = { text_height, draw_text },
    [SLIP_BLANKS] = { blanks_height, draw_blanks },
    [SLIP_CODE] = { code_height, draw_code },
};

static int lines_height(const struct typesetting *s, const struct slip *f, const struct canvas *c)
{
    int height = 0;

    for (int i = 0; i < f->n; i++)
        height += kinds[f->line[i].kind].height(s, &f->line[i], c);
    return height;
}

int slip_height(const struct typesetting *s, const struct slip *f, const struct canvas *c)
{
    return f->card ? (s->top - s->bottom) / s->sheet->down
                   : smaller(lines_height(s, f, c) + s->gap, s->top - s->bottom);
}

static void draw_lines(struct canvas *c, const struct typesetting *s, int left, int y, const struct slip *f)
{
    for (int i = 0; i < f->n; i++) {
        kinds[f->line[i].kind].draw(c, s, left, y, &f->line[i]);
        y -= kinds[f->line[i].kind].height(s, &f->line[i], c);
    }
}

void slip_draw(struct canvas *c, const struct typesetting *s, int left, int y, const struct slip *f)
{
    if (f->card)
        card_draw(c, left, y, s->width, slip_height(s, f, c), f->card);
    else
        draw_lines(c, s, left, y - s->gap, f);
}
