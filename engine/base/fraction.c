/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/fraction.h"

#include "engine/base/arena.h"

static wide common(wide a, wide b)
{
    while (b != 0) {
        wide rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

static struct fraction lowest(wide above, wide below)
{
    wide by = common(above, below);

    return (struct fraction){ above / by, below / by };
}

struct fraction fraction_of(long above, long below)
{
    return lowest(above, below);
}

struct fraction fraction_add(struct fraction a, struct fraction b)
{
    wide by = common(a.below, b.below);

    return lowest(a.above * (b.below / by) + b.above * (a.below / by), a.below / by * b.below);
}

struct fraction fraction_over(struct fraction a, long divisor)
{
    return lowest(a.above, a.below * divisor);
}

/* The digits of a value that is not negative, into the end of `to`. */
static char *digits(wide value, char *to)
{
    do
        *--to = (char)('0' + (int)(value % 10));
    while ((value /= 10) != 0);
    return to;
}

static struct str number(wide value, struct arena *a)
{
    char room[48], *end = room + sizeof room, *from = digits(value < 0 ? -value : value, end);

    if (value < 0)
        *--from = '-';
    return str_copy(a, (struct str){ from, (size_t)(end - from) });
}

struct str fraction_text(struct fraction f, struct arena *a)
{
    if (f.below == 0)
        return STR("");
    struct str above = number(f.above, a);
    return f.below == 1 ? above : str_fmt(a, "%.*s/%.*s", STR_ARG(above), STR_ARG(number(f.below, a)));
}
