/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/teamswiss/card.h"

#include "engine/base/arena.h"
#include "engine/swiss/draw.h"
#include "engine/swiss/history.h"

/* --- colour preferences ------------------------------------------------------------------------- */

/* RULE_TEAM_TYPE_A, RULE_TEAM_DIFFERENCE; it is the strong one of type B. */
static enum colour simple(const struct entrant *e)
{
    int difference = history_difference(e);
    enum colour twice = history_twice(e);

    if (difference < -1 || (twice == BLACK && difference <= 0))
        return WHITE;
    return difference > 1 || (twice == WHITE && difference >= 0) ? BLACK : COLOURLESS;
}

/* RULE_TEAM_TYPE_B */
static enum colour mild(const struct swiss *s, const struct entrant *e)
{
    bool last = s->round == s->rounds;

    return last && history_difference(e) == 0 ? COLOURLESS : history_due(e);
}

static struct team_card preferring(const struct swiss *s, const struct entrant *e)
{
    enum colour due = s->preferences == PREFERENCES_NONE ? COLOURLESS : simple(e);

    if (s->preferences != PREFERENCES_B)
        return (struct team_card){ .due = due };
    return (struct team_card){ .due = due ? due : mild(s, e), .strong = due != COLOURLESS };
}

/* --- floats ------------------------------------------------------------------------------------- */

/* The previous round of a team; NULL if it has none. */
static const struct past *previous(const struct swiss *s, const struct entrant *e)
{
    int round = s->round - 1;

    return round > 0 && round <= e->npast ? &e->past[round - 1] : NULL;
}

static int points_before(const struct swiss *s, const struct entrant *e)
{
    const struct past *p = previous(s, e);

    return p ? e->points - p->points : e->points;
}

/* RULE_TEAM_FLOATER. What was not played is no float, and neither is the bye. */
static bool floated(const struct swiss *s, const struct entrant *e)
{
    const struct past *p = previous(s, e);

    return p && p->played && points_before(s, e) != points_before(s, &s->entrant[p->opponent]);
}

/* --- all of them -------------------------------------------------------------------------------- */

struct team_field team_field_of(const struct swiss *s, struct arena *a)
{
    struct team_card *card = arena_new(a, struct team_card, s->n);

    for (int i = 0; i < s->n; i++) {
        card[i] = preferring(s, &s->entrant[i]);
        card[i].floated = s->round < s->rounds - 1 && floated(s, &s->entrant[i]);
    }
    return (struct team_field){ s, draw_closed(s, a), card };
}

/* RULE_TEAM_NO_REMATCH, RULE_TEAM_NO_LIMITS */
bool team_open(const struct team_field *f, int a, int b)
{
    return !graph_closed(&f->closed, a, b);
}
