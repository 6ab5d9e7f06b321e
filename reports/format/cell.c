/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/cell.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/direction.h"
#include "teams/text.h"

struct cell cell_text(struct str text)
{
    return (struct cell){ .kind = text.n > 0 ? CELL_TEXT : CELL_EMPTY, .text = text };
}

struct cell cell_number(long n)
{
    return (struct cell){ .kind = CELL_NUMBER, .number = n };
}

struct cell cell_known(long n)
{
    return n > 0 ? cell_number(n) : (struct cell){ 0 };
}

struct cell cell_half(long half)
{
    return (struct cell){ .kind = CELL_HALF, .number = half };
}

struct cell cell_hundredths(long hundredths)
{
    return (struct cell){ .kind = CELL_HUNDREDTHS, .number = hundredths };
}

struct cell cell_millionths(long millionths)
{
    return (struct cell){ .kind = CELL_MILLIONTHS, .number = millionths };
}

struct cell cell_result(enum result r)
{
    return (struct cell){ .kind = r == RESULT_NONE ? CELL_EMPTY : CELL_RESULT, .result = r };
}

struct cell cell_flag(bool on)
{
    return (struct cell){ .kind = CELL_FLAG, .number = on };
}

struct cell cell_blank(int letters)
{
    return (struct cell){ .kind = CELL_BLANK, .number = letters };
}

struct cell cell_square(bool black, int board)
{
    return (struct cell){ .kind = CELL_SQUARE, .square = { black, board } };
}

struct cell cell_emblem(struct str federation)
{
    return (struct cell){ .kind = federation.n > 0 ? CELL_EMBLEM : CELL_EMPTY, .text = federation };
}

struct cell cell_phrase(const struct cell *part, int n, struct arena *a)
{
    struct cell *own = arena_new(a, struct cell, n);

    for (int i = 0; i < n; i++)
        own[i] = part[i];
    return (struct cell){ .kind = CELL_PHRASE, .phrase = { own, n } };
}

static struct cell leading(struct cell c, struct ref to)
{
    c.to = to;
    return c;
}

struct cell cell_team(const struct section *s, int squad)
{
    return leading(cell_text(s->squad[squad].name), (struct ref){ .kind = REF_TEAM, .section = s, .squad = squad });
}

struct cell cell_match(const struct section *s, const struct fixture *f, struct arena *a)
{
    const struct cell part[] = { cell_team(s, f->side[0]), cell_text(STR(" - ")), cell_team(s, f->side[1]) };

    return cell_phrase(part, sizeof part / sizeof *part, a);
}

struct cell cell_player(const struct section *s, int squad, int place)
{
    const struct ref to = { .kind = REF_PLAYER, .section = s, .squad = squad, .place = place };

    return leading(cell_text(s->squad[squad].player[place - 1].name), to);
}

struct cell cell_table(const struct section *s, int round, int table)
{
    const struct ref to = { .kind = REF_MATCH, .section = s, .round = round, .table = table };

    return leading(cell_number(table), to);
}

struct cell cell_round(const struct section *s, int round)
{
    return leading(cell_number(round), (struct ref){ .kind = REF_ROUND, .section = s, .round = round });
}

struct cell cell_page(int page)
{
    return leading(cell_number(page), (struct ref){ .kind = REF_PAGE, .page = page });
}

struct cell cell_instead(struct cell shown, struct cell of)
{
    return leading(shown, of.to);
}

struct cell cell_tinted(struct cell c, enum tint tint)
{
    c.tint = tint;
    return c;
}

bool cell_is_empty(struct cell c)
{
    return c.kind == CELL_EMPTY;
}

int cell_drawn(struct cell c)
{
    enum { SQUARE = 1000, EMBLEM = 1300 };

    if (c.kind == CELL_SQUARE)
        return SQUARE;
    return c.kind == CELL_EMBLEM ? EMBLEM : 0;
}

bool cell_has_drawn(struct cell c)
{
    bool has = cell_drawn(c) > 0;

    for (int i = 0; c.kind == CELL_PHRASE && i < c.phrase.n; i++)
        has = has || cell_has_drawn(c.phrase.part[i]);
    return has;
}

bool cell_has_half(struct cell c)
{
    if (c.kind == CELL_PHRASE && c.phrase.n > 0)
        return cell_has_half(c.phrase.part[c.phrase.n - 1]);
    return c.kind == CELL_HALF && c.number % 2 != 0;
}

/* --- how it is set ---------------------------------------------------------------------------- */

/* Digits behind the point: of the number with a 1 in front of them as many as there are zeros in the scale. */
static struct str fixed(long n, long scale, struct arena *a)
{
    struct str digits = str_number(a, scale + labs(n) % scale);

    ((char *)digits.p)[0] = '.';
    digits = str_join(a, str_number(a, labs(n) / scale), digits);
    return digits;
}

static struct str half_points(long half, bool typeset, struct arena *a)
{
    struct str whole = half % 2 == 0 || labs(half) > 1 || !typeset ? str_number(a, labs(half) / 2) : STR("");
    struct str all = half % 2 == 0 ? whole : str_join(a, whole, typeset ? STR("½") : STR(".5"));

    return all;
}

/* A number below nothing has the sign of arithmetic where it is set in type. */
static struct str with_sign(long n, struct str digits, bool typeset, struct arena *a)
{
    return n < 0 ? str_join(a, typeset ? STR("−") : STR("-"), digits) : digits;
}

/* How a finished board looks on paper. */
static const char *const on_paper[RESULT_COUNT] = {
    [RESULT_NONE] = "",        [RESULT_WIN] = "1–0",      [RESULT_LOSS] = "0–1",
    [RESULT_DRAW] = "½–½",     [RESULT_ZERO] = "0–0",     [RESULT_FORFEIT] = "+ : –",
    [RESULT_MISSED] = "– : +", [RESULT_NOBODY] = "– : –", [RESULT_OPEN] = "*",
};

static struct str set(struct cell c, bool typeset, struct arena *a);

static struct str set_phrase(const struct phrase *p, bool typeset, struct arena *a)
{
    struct buffer all = { .arena = a };

    for (int i = 0; i < p->n; i++)
        buffer_add(&all, direction_isolated(set(p->part[i], typeset, a), a));
    return buffer_str(&all);
}

static struct str set(struct cell c, bool typeset, struct arena *a)
{
    switch (c.kind) {
    case CELL_EMPTY:
        return (struct str){ 0 };
    case CELL_TEXT:
    case CELL_EMBLEM:
        return c.text;
    case CELL_NUMBER:
    case CELL_FLAG:
        return with_sign(c.number, str_number(a, labs(c.number)), typeset, a);
    case CELL_HALF:
        return with_sign(c.number, half_points(c.number, typeset, a), typeset, a);
    case CELL_HUNDREDTHS:
        return with_sign(c.number, fixed(c.number, 100, a), typeset, a);
    case CELL_MILLIONTHS:
        return with_sign(c.number, fixed(c.number, 1000000, a), typeset, a);
    case CELL_RESULT:
        return str_of(typeset ? on_paper[c.result] : result_text(c.result));
    case CELL_BLANK:
        return str_fmt(a, "%.*s", (int)c.number, "________________");
    case CELL_SQUARE:
        return c.square.board > 0 ? str_number(a, c.square.board) : STR("");
    case CELL_PHRASE:
        return set_phrase(&c.phrase, typeset, a);
    }
    return (struct str){ 0 };
}

struct str cell_plain(struct cell c, struct arena *a)
{
    return set(c, false, a);
}

struct str cell_typeset(struct cell c, struct arena *a)
{
    return set(c, true, a);
}

static struct phrase phrase_shown(struct phrase p, struct arena *a)
{
    struct cell *part = arena_new(a, struct cell, p.n);

    for (int i = 0; i < p.n; i++)
        part[i] = cell_shown(p.part[i], a);
    return (struct phrase){ part, p.n };
}

struct cell cell_shown(struct cell c, struct arena *a)
{
    if (c.kind == CELL_TEXT || c.kind == CELL_EMBLEM)
        c.text = text_shown(c.text, false, a);
    else if (c.kind == CELL_PHRASE)
        c.phrase = phrase_shown(c.phrase, a);
    return c;
}
