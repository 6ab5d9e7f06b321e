/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/columns.h"

#include <assert.h>

#include "teams/text.h"

/* How many bytes the first letters have, at most `most` of them; `n` is how many there are. */
static size_t letters(struct str text, int most, int *n)
{
    struct str rest = text;

    for (*n = 0; *n < most && rest.n > 0; ++*n)
        text_letter(&rest);
    return text.n - rest.n;
}

static void put_column(struct columns *l, struct trf_column c, struct str text, bool right)
{
    int room = c.to - c.from + 1, n;
    struct str cut = { text.p, letters(text, room, &n) };

    assert(l->width < c.from);
    if (n == 0)
        return;
    buffer_blanks(l->to, c.from - 1 - l->width + (right ? room - n : 0));
    buffer_add(l->to, cut);
    l->width = right ? c.to : c.from - 1 + n;
}

void columns_left(struct columns *l, struct trf_column c, struct str text)
{
    struct str shown = text_shown(text, false, l->to->arena);
    int room = c.to - c.from + 1;
    bool fits = text_letters(shown) <= (size_t)room;

    put_column(l, c, fits ? shown : text_cut(l->to->arena, shown, room), false);
}

void columns_right(struct columns *l, struct trf_column c, struct str text)
{
    put_column(l, c, text, true);
}

void columns_number(struct columns *l, struct trf_column c, long n)
{
    put_column(l, c, str_fmt(l->to->arena, "%ld", n), true);
}

void columns_half(struct columns *l, struct trf_column c, int half)
{
    int above = half < 0 ? -half : half;

    put_column(l, c, str_fmt(l->to->arena, "%s%d.%d", half < 0 ? "-" : "", above / 2, above % 2 * 5), true);
}

void columns_end(struct columns *l)
{
    buffer_add(l->to, STR("\r\n"));
    l->width = 0;
}
