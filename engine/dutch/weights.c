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

/* --- kinds of pairs --------------------------------------------------------------------------- */

/* How strongly both are due the same colour, by two bits; then a bit for each count of those moved down. */
enum kind { DUE_OTHERWISE, DUE_SAME, DUE_STRONGLY, DUE_ABSOLUTELY, DUE_MASK = 3, FLOATED = 4, FLOATED_BEFORE = 8, ASIDE = 16 };

static enum kind colours(struct preference p, struct preference q)
{
    enum strength weaker = p.strength < q.strength ? p.strength : q.strength;

    if (p.due == COLOURLESS || p.due != q.due)
        return DUE_OTHERWISE;
    return weaker == ABSOLUTE ? DUE_ABSOLUTELY : weaker == STRONG ? DUE_STRONGLY : DUE_SAME;
}

unsigned char weights_kind(const struct bracket *b, int u, int v)
{
    const struct card *x = &b->field->card[b->player[u]], *y = &b->field->card[b->player[v]];
    unsigned kind = colours(x->preference, y->preference);

    if (v < b->moved)
        kind |= ASIDE;
    if (u < b->moved && points_of(b, u) > points_of(b, v))
        kind |= (y->up[0] ? FLOATED : 0u) | (y->up[1] ? FLOATED_BEFORE : 0u);
    return (unsigned char)kind;
}

static wide price_of(const struct weights *w, unsigned kind)
{
    unsigned due = kind & DUE_MASK;
    wide price = due >= DUE_SAME ? w->same : 0;

    price += due >= DUE_STRONGLY ? w->strong : 0;
    price += due == DUE_ABSOLUTELY ? w->waiver : 0;
    price += kind & FLOATED ? w->up[0] : 0;
    price += kind & FLOATED_BEFORE ? w->up[1] : 0;
    return price + (kind & ASIDE ? w->aside : 0);
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
    for (unsigned kind = 0; kind < PAIR_KINDS; kind++)
        w.pair[kind] = price_of(&w, kind);
    return w;
}

wide weights_leave(const struct weights *w, const struct bracket *b, int v)
{
    const struct card *x = &b->field->card[b->player[v]];

    wide aside = v < b->moved ? w->aside : 0;
    return w->leaves + aside + w->score[v] + (x->down[0] ? w->left[0] : 0) + (x->down[1] ? w->left[1] : 0);
}
