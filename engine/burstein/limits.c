/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/burstein/limits.h"

#include "engine/swiss/bye.h"
#include "engine/swiss/history.h"

enum { DIFFERENCE_MOST = 2 };

/* RULE_BURSTEIN_DIFFERENCE, RULE_BURSTEIN_THIRD_COLOUR */
unsigned char limits_take(const struct entrant *e)
{
    int difference = history_difference(e);
    enum colour twice = history_twice(e);
    bool white = difference < DIFFERENCE_MOST && twice != WHITE;
    bool black = difference > -DIFFERENCE_MOST && twice != BLACK;

    return (unsigned char)((white ? TAKES_WHITE : 0) | (black ? TAKES_BLACK : 0));
}

bool limits_suit(const struct swiss *s, int a, int b)
{
    return takes_suit(limits_take(&s->entrant[a]), limits_take(&s->entrant[b]));
}

enum rule limits_rule(const struct entrant *a, const struct entrant *b)
{
    enum colour twice = history_twice(a);

    return twice != COLOURLESS && twice == history_twice(b) ? RULE_BURSTEIN_THIRD_COLOUR : RULE_BURSTEIN_DIFFERENCE;
}

/* What `a` gets if just one of two allocations keeps both within the limits. */
static enum colour by_limits(const struct entrant *a, const struct entrant *b)
{
    unsigned char x = limits_take(a), y = limits_take(b);
    bool white = x & TAKES_WHITE && y & TAKES_BLACK, black = x & TAKES_BLACK && y & TAKES_WHITE;

    return colour_only(white, black);
}

/* RULE_BURSTEIN_LOT, also later if neither has played: the lower number says. */
static enum colour by_lot(const struct swiss *s, const struct entrant *a, const struct entrant *b)
{
    return a->number < b->number ? history_of_lot(s, a) : -history_of_lot(s, b);
}

/* RULE_BURSTEIN_COLOURS */
struct given limits_colour(const struct swiss *s, const struct entrant *a, const struct entrant *b)
{
    enum colour due = history_due(a), other = history_due(b), found;

    if (due == COLOURLESS && other == COLOURLESS)
        return (struct given){ by_lot(s, a, b), KEY_BY_LOT };
    if ((found = by_limits(a, b)) != COLOURLESS)
        return (struct given){ found, KEY_BY_LIMITS };
    if (due != other)
        return (struct given){ due != COLOURLESS ? due : -other, KEY_BY_DUE };
    int difference = history_difference(a) - history_difference(b);
    if (difference != 0)
        return (struct given){ difference < 0 ? WHITE : BLACK, KEY_BY_DIFFERENCE };
    if ((found = history_alternate(a, b)) != COLOURLESS)
        return (struct given){ found, KEY_BY_HISTORY };
    return (struct given){ due, KEY_BY_RANK };
}

enum rule limits_colour_rule(enum reason_key by)
{
    if (by == KEY_BY_LOT)
        return RULE_BURSTEIN_LOT;
    return by == KEY_BY_LIMITS ? RULE_BURSTEIN_DIFFERENCE : RULE_BURSTEIN_COLOURS;
}
