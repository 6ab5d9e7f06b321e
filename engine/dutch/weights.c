#include "engine/dutch/weights.h"

#include "engine/base/arena.h"

static int points_of(const struct bracket *b, int v)
{
    return b->field->swiss->entrant[b->player[v]].points;
}

/* A count that comes to `most` at the most: what one is worth; the next one above is worth `*unit`. */
static wide step(wide *unit, int most)
{
    wide one = *unit;

    *unit *= most + 1;
    return one;
}

/* The lowest score costs nothing: how many leave is given. */
static const wide *scores(const struct bracket *b, int leave, wide *unit, struct arena *a)
{
    wide *score = arena_new(a, wide, b->n), one = 0;

    for (int v = b->n - 2; v >= 0; v--) {
        if (points_of(b, v) != points_of(b, v + 1))
            one = step(unit, leave);
        score[v] = one;
    }
    return score;
}

static void weigh_colours(struct weights *w, const struct bracket *b, wide *unit)
{
    const struct swiss *s = b->field->swiss;
    wide *weak = s->round % 2 ? &w->same : &w->strong, *great = s->round % 2 ? &w->strong : &w->same;

    *weak = step(unit, b->n / 2);
    *great = step(unit, b->n / 2);
    if (s->round == s->rounds)
        w->waiver = step(unit, b->n / 2);
}

/* The first exchange is worth more than all places, so a player who moves costs n * n + 1 and n at the most. */
static void weigh_exchanges(struct weights *w, int n, wide *unit)
{
    w->exchange = 1;
    *unit = (wide)n * ((wide)n * n + 1 + n) + 1;
}

struct weights weights_of(const struct bracket *b, int leave, int remainder, struct arena *a)
{
    struct weights w = { 0 };
    wide unit = 1;
    bool asks_moved = !b->homogeneous && !remainder;

    if (remainder)
        weigh_exchanges(&w, remainder, &unit);
    for (int back = 1; asks_moved && back >= 0; back--)
        w.up[back] = step(&unit, b->moved);
    for (int back = 1; back >= 0; back--)
        w.left[back] = step(&unit, leave);
    weigh_colours(&w, b, &unit);
    if (b->look == LOOK_COVER)
        w.uncovered = step(&unit, leave + b->nout);
    w.score = scores(b, leave, &unit, a);
    if (asks_moved)
        w.aside = step(&unit, b->moved);
    w.leaves = b->look == LOOK_COVER || b->look == LOOK_COMPLETE ? unit : 0;
    return w;
}

static wide colours(const struct weights *w, struct preference p, struct preference q)
{
    if (p.due == COLOURLESS || p.due != q.due)
        return 0;
    wide both = p.strength == ABSOLUTE && q.strength == ABSOLUTE ? w->waiver : 0;
    return both + w->same + (p.strength >= STRONG && q.strength >= STRONG ? w->strong : 0);
}

wide weights_pair(const struct weights *w, const struct bracket *b, int u, int v)
{
    const struct card *x = &b->field->card[b->player[u]], *y = &b->field->card[b->player[v]];
    wide price = colours(w, x->preference, y->preference);

    if (v < b->moved)
        price += w->aside;
    if (u < b->moved && points_of(b, u) > points_of(b, v))
        price += (y->up[0] ? w->up[0] : 0) + (y->up[1] ? w->up[1] : 0);
    return price;
}

wide weights_leave(const struct weights *w, const struct bracket *b, int v)
{
    const struct card *x = &b->field->card[b->player[v]];

    wide aside = v < b->moved ? w->aside : 0;
    return w->leaves + aside + w->score[v] + (x->down[0] ? w->left[0] : 0) + (x->down[1] ? w->left[1] : 0);
}
