/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/performance.h"

enum { EVEN = 50, LIMIT = 400 };

/* By per cent above 50. */
static const int difference[] = {
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
};
_Static_assert(sizeof difference / sizeof *difference == EVEN + 1, "50 to 100 per cent");

int performance_difference(int percent)
{
    return percent < EVEN ? -difference[EVEN - percent] : difference[percent - EVEN];
}

int performance_limited(int own, int opponent)
{
    if (opponent > own + LIMIT)
        return own + LIMIT;
    return opponent < own - LIMIT ? own - LIMIT : opponent;
}

void performance_add(struct performance *p, int opponent, int half)
{
    p->games++;
    p->half += half;
    p->sum += opponent;
    p->lost += half == 0;
}

/* a / b, .5 up; neither is negative. */
static int rounded(int a, int b)
{
    return b > 0 ? (2 * a + b) / (2 * b) : 0;
}

int performance_average(const struct performance *p)
{
    return rounded(p->sum, p->games);
}

int performance_percent(const struct performance *p)
{
    return rounded(EVEN * p->half, p->games);
}

int performance_rating(const struct performance *p)
{
    if (p->games == 0)
        return 0;
    return performance_average(p) + performance_difference(performance_percent(p));
}

enum { CERTAIN = 100 };

/* RULE_EXPECTATION: the largest difference that still has 50, 51, ... 99 per cent. */
static const int largest[] = {
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
};

_Static_assert(sizeof largest / sizeof *largest == CERTAIN - EVEN, "50 to 99 per cent");

int expectation(int more)
{
    int above = more < 0 ? -more : more, i = 0;

    while (EVEN + i < CERTAIN && above > largest[i])
        i++;
    return more < 0 ? CERTAIN - EVEN - i : EVEN + i;
}
