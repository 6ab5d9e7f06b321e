#include "engine/dutch/preference.h"

#include "engine/swiss/history.h"

enum { DIFFERENCE_MOST = 1 };

/* RULE_DUTCH_PREFERENCE; the colours of games that were not played are not among those of e (RULE_DUTCH_UNPLAYED). */
struct preference preference_of(const struct entrant *e)
{
    int difference = history_difference(e);
    enum colour due = history_due(e), twice = history_twice(e);

    if (difference > DIFFERENCE_MOST || difference < -DIFFERENCE_MOST)
        return (struct preference){ due, ABSOLUTE };
    if (twice != COLOURLESS)
        return (struct preference){ -twice, ABSOLUTE };
    return (struct preference){ due, difference ? STRONG : due ? MILD : INDIFFERENT };
}

/* RULE_DUTCH_COLOURS, RULE_DUTCH_LOT */
enum colour preference_colour(const struct swiss *s, const struct entrant *a, const struct entrant *b)
{
    struct preference p = preference_of(a), q = preference_of(b);

    if (p.due == COLOURLESS && q.due == COLOURLESS)
        return history_of_lot(s, a);
    if (p.due != q.due)
        return p.due != COLOURLESS ? p.due : -q.due;
    if (p.strength != q.strength)
        return p.strength > q.strength ? p.due : -p.due;
    enum colour found = history_alternate(a, b);
    return found != COLOURLESS ? found : p.due;
}
