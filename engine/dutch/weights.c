/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/dutch/weights.h"

#include "engine/base/arena.h"

static int points_of(const struct dutch_bracket *b, int v)
{
    return b->field->swiss->entrant[b->player[v]].points;
}

/* --- what each count is worth ------------------------------------------------------------------ */

/* The counts, the last first; each comes to `most` at the most. */
struct keys {
    struct key {
        wide *weight;
        int most;
    } * key;
    int n;
};

static void add_key(struct keys *k, wide *weight, int most)
{
    k->key[k->n++] = (struct key){ weight, most };
}

/* RULE_DUTCH_DROPPED: upfloats give way first, colours last. */
static void add_all(struct keys *k, const struct dutch_bracket *b, struct weights *w, wide *score, int leave,
                    bool asks_moved)
{
    for (int back = 1; asks_moved && back >= 0; back--)
        add_key(k, &w->up[back], b->moved);
    for (int back = 1; back >= 0; back--)
        add_key(k, &w->left[back], leave);
    /* RULE_DUTCH_MOST_DUE, RULE_DUTCH_STRONG */
    const struct swiss *s = b->field->swiss;
    bool odd = s->round % 2;

    add_key(k, odd ? &w->same : &w->strong, b->n / 2);
    add_key(k, odd ? &w->strong : &w->same, b->n / 2);
    if (s->round == s->rounds)
        add_key(k, &w->waiver, b->n / 2);
    if (b->look == LOOK_COVER)
        add_key(k, &w->uncovered, leave + b->nout);
    /* RULE_DUTCH_NEAR_SCORE. The lowest score costs nothing: how many leave is given. Only the last place of each score is set
       here. */
    for (int v = b->n - 2; v >= 0; v--)
        if (points_of(b, v) != points_of(b, v + 1))
            add_key(k, &score[v], leave);
    if (asks_moved)
        add_key(k, &w->aside, b->moved);
    if (b->look == LOOK_COVER || b->look == LOOK_COMPLETE)
        add_key(k, &w->leaves, 1);
}

/* One exchange less is worth more than all places: a player who moves costs n * n + 1 and n at the most. */
static wide exchanges(int n)
{
    return (wide)n * ((wide)n * n + 1 + n) + 1;
}

/* --- kinds of pairs --------------------------------------------------------------------------- */

/* How strongly both are due the same colour, by two bits; then a bit for each count of those moved down. */
enum kind {
    DUE_OTHERWISE,
    DUE_SAME,
    DUE_STRONGLY,
    DUE_ABSOLUTELY,
    DUE_MASK = 3,
    FLOATED = 4,
    FLOATED_BEFORE = 8,
    ASIDE = 16
};

/* RULE_DUTCH_X is not worked out: it is the least number of such pairs. */
static enum kind colours(struct preference p, struct preference q)
{
    enum strength weaker = p.strength < q.strength ? p.strength : q.strength;

    if (p.due == COLOURLESS || p.due != q.due)
        return DUE_OTHERWISE;
    if (weaker == ABSOLUTE)
        return DUE_ABSOLUTELY;
    return weaker == STRONG ? DUE_STRONGLY : DUE_SAME;
}

unsigned char weights_kind(const struct dutch_bracket *b, int u, int v)
{
    const struct dutch_card *x = &b->field->card[b->player[u]], *y = &b->field->card[b->player[v]];
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

struct weights weights_of(const struct dutch_bracket *b, int leave, int remainder, struct arena *a)
{
    struct weights w = { .exchange = remainder > 0 };
    wide *score = arena_new(a, wide, b->n), far = WIDE_FAR / 4 / (b->n + b->nout + b->nbelow + 1);
    struct keys k = { arena_new(a, struct key, b->n + 16), 0 };

    add_all(&k, b, &w, score, leave, !b->homogeneous && !remainder);
    /* One of a count is worth more than all of those behind it, from `unit` on. The last ones are worth nothing if all together
       are too many for the prices (docs/deviations.md). */
    wide unit = exchanges(remainder);
    wide all = unit;
    int from = k.n;

    while (from > 0 && all < far / (k.key[from - 1].most + 1))
        all *= k.key[--from].most + 1;
    for (int i = from; i < k.n; i++) {
        *k.key[i].weight = unit;
        unit *= k.key[i].most + 1;
    }
    for (int v = b->n - 2; v >= 0; v--)
        if (points_of(b, v) == points_of(b, v + 1))
            score[v] = score[v + 1];
    w.score = score;
    for (unsigned kind = 0; kind < PAIR_KINDS; kind++)
        w.pair[kind] = price_of(&w, kind);
    return w;
}

/* RULE_DUTCH_FLOAT_TWICE, as in weights_kind */
wide weights_leave(const struct weights *w, const struct dutch_bracket *b, int v)
{
    const struct dutch_card *x = &b->field->card[b->player[v]];

    wide aside = v < b->moved ? w->aside : 0;
    return w->leaves + aside + w->score[v] + (x->down[0] ? w->left[0] : 0) + (x->down[1] ? w->left[1] : 0);
}
