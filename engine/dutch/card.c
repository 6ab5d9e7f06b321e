/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/dutch/card.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/swiss/bye.h"
#include "engine/swiss/draw.h"
#include "engine/swiss/history.h"

/* RULE_DUTCH_LIMITS; a top scorer may break them. */
static unsigned char takes_of(const struct dutch_card *c)
{
    if (c->top || c->preference.strength != ABSOLUTE)
        return TAKES_ALL;
    return c->preference.due == WHITE ? TAKES_WHITE : TAKES_BLACK;
}

/* RULE_DUTCH_LAST_ROUND: floats of top scorers do not count. */
static struct dutch_card card_of(const struct swiss *s, const struct entrant *e)
{
    struct dutch_card c = { .preference = preference_of(e) };

    int won = s->won > 0 ? s->won : scoring_usual.game[FOR_WIN];
    c.top = s->round == s->rounds && 2 * e->points > won * (s->round - 1);
    for (int back = 0; back < 2 && !c.top; back++) {
        c.down[back] = e->floats[back] == FLOATED_DOWN;
        c.up[back] = e->floats[back] == FLOATED_UP;
    }
    c.takes = takes_of(&c);
    return c;
}

bool card_suit(const struct swiss *s, int a, int b)
{
    return takes_suit(card_of(s, &s->entrant[a]).takes, card_of(s, &s->entrant[b]).takes);
}

struct dutch_field field_of(const struct swiss *s, int *order, struct arena *a)
{
    struct dutch_card *card = arena_new(a, struct dutch_card, s->n);
    int *place = arena_new(a, int, s->n);

    for (int i = 0; i < s->n; i++) {
        card[i] = card_of(s, &s->entrant[i]);
        order[i] = i;
    }
    qsort_r(order, (size_t)s->n, sizeof *order, draw_by_points, (void *)s);
    for (int i = 0; i < s->n; i++)
        place[order[i]] = i;
    return (struct dutch_field){ s, draw_closed(s, a), card, place };
}

/* RULE_DUTCH_NO_REMATCH */
bool field_open(const struct dutch_field *f, int a, int b)
{
    return takes_suit(f->card[a].takes, f->card[b].takes) && !graph_closed(&f->closed, a, b);
}

void field_sort(const struct dutch_field *f, int *player, int n)
{
    qsort_r(player, (size_t)n, sizeof *player, draw_by_points, (void *)f->swiss);
}

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
    if (difference != 0)
        return (struct preference){ due, STRONG };
    return (struct preference){ due, due != COLOURLESS ? MILD : INDIFFERENT };
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
