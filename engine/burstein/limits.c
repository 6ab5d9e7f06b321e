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

/* What `a` gets if just one of two allocations keeps both within the limits. */
static enum colour by_limits(const struct entrant *a, const struct entrant *b)
{
    unsigned char x = limits_take(a), y = limits_take(b);
    bool white = x & TAKES_WHITE && y & TAKES_BLACK, black = x & TAKES_BLACK && y & TAKES_WHITE;

    return white == black ? COLOURLESS : white ? WHITE : BLACK;
}

/* RULE_BURSTEIN_LOT, also later if neither has played: the lower number says. */
static enum colour by_lot(const struct swiss *s, const struct entrant *a, const struct entrant *b)
{
    return a->number < b->number ? history_of_lot(s, a) : -history_of_lot(s, b);
}

/* RULE_BURSTEIN_COLOURS */
enum colour limits_colour(const struct swiss *s, const struct entrant *a, const struct entrant *b)
{
    enum colour due = history_due(a), other = history_due(b), found;

    if (due == COLOURLESS && other == COLOURLESS)
        return by_lot(s, a, b);
    if ((found = by_limits(a, b)) != COLOURLESS)
        return found;
    if (due != other)
        return due != COLOURLESS ? due : -other;
    int difference = history_difference(a) - history_difference(b);
    if (difference != 0)
        return difference < 0 ? WHITE : BLACK;
    found = history_alternate(a, b);
    return found != COLOURLESS ? found : due;
}
