/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/points.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Takes the fraction off the end; returns whether there was one. */
static bool fraction(struct str *text, int *half)
{
    static const char *const fractions[] = { ".5", "½", ".0" };

    for (int i = 0; i < 3; i++) {
        struct str end = str_of(fractions[i]);
        if (text->n >= end.n && memcmp(text->p + text->n - end.n, end.p, end.n) == 0) {
            text->n -= end.n;
            *half = i < 2;
            return true;
        }
    }
    return false;
}

bool points_read(struct str text, int *half)
{
    bool minus = str_starts(text, STR("-"));
    int part = 0;
    long whole = 0;

    if (minus || str_starts(text, STR("+")))
        text.p++, text.n--;
    bool bare = fraction(&text, &part) && text.n == 0;
    if (!bare && (text.n == 0 || text.n > 4 || !isdigit((unsigned char)text.p[0]) || !str_long(text, &whole)))
        return false;
    *half = (int)(2 * whole + part) * (minus ? -1 : 1);
    return true;
}

static const char *sign_of(long half, bool plus)
{
    if (half < 0)
        return "-";
    return plus ? "+" : "";
}

struct str points_text(long half, bool sign, struct arena *a)
{
    const char *before = sign_of(half, sign);
    long whole = labs(half) / 2;

    if (half % 2 == 0)
        return str_fmt(a, "%s%ld", before, whole);
    return whole ? str_fmt(a, "%s%ld½", before, whole) : str_fmt(a, "%s½", before);
}
