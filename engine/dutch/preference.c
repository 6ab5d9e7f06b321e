/* SPDX-License-Identifier: Apache-2.0 */
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
struct given preference_colour(const struct swiss *s, const struct entrant *a, const struct entrant *b)
{
    struct preference p = preference_of(a), q = preference_of(b);

    if (p.due == COLOURLESS && q.due == COLOURLESS)
        return (struct given){ history_of_lot(s, a), KEY_BY_LOT };
    if (p.due != q.due)
        return (struct given){ p.due != COLOURLESS ? p.due : -q.due, KEY_BY_DUE };
    if (p.strength != q.strength)
        return (struct given){ p.strength > q.strength ? p.due : -p.due, KEY_BY_STRENGTH };
    enum colour found = history_alternate(a, b);
    if (found != COLOURLESS)
        return (struct given){ found, KEY_BY_HISTORY };
    return (struct given){ p.due, KEY_BY_RANK };
}
