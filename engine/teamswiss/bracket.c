/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/teamswiss/bracket.h"

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"
#include "engine/graph/rest.h"
#include "engine/swiss/reason.h"

struct bracket {
    const struct team_field *field;
    const int *team;
    const bool *up;
    bool *top; /* by place: has the smaller number of its pair */
    struct reasons *why;
    wide same, strong, opponent;
};

/* --- prices ------------------------------------------------------------------------------------- */

static const struct team_card *card_at(const struct bracket *b, int v)
{
    return &b->field->card[b->team[v]];
}

/* RULE_TEAM_MOST_DUE, RULE_TEAM_MOST_STRONG, RULE_TEAM_OPPONENT_TWICE: one of each counts more than all that comes behind it. */
static wide price_between(const struct bracket *b, int u, int v)
{
    const struct team_card *x = card_at(b, u), *y = card_at(b, v);
    wide price = 0;

    if (x->due != COLOURLESS && x->due == y->due)
        price += b->same + (x->strong && y->strong ? b->strong : 0);
    if (b->up[u] != b->up[v] && (b->up[u] ? y : x)->floated)
        price += b->opponent;
    return price;
}

static wide price_of(const struct matching *m, int u, int v)
{
    const struct bracket *b = m->prices;

    if (b->top[u > v ? u : v] || !team_open(b->field, b->team[u], b->team[v]))
        return IMPOSSIBLE;
    return price_between(b, u, v);
}

/* --- the start ---------------------------------------------------------------------------------- */

static bool is_due(const struct bracket *b, int v, enum colour colour, bool strong)
{
    return card_at(b, v)->due == colour && (card_at(b, v)->strong || !strong);
}

/* Where more than half are due one colour some must meet each other: what that costs they bring with them from the start. */
static void give(const struct bracket *b, int n, enum colour colour, bool strong, wide *dual)
{
    wide price = strong ? b->strong : b->same;
    int due = 0;

    for (int v = 0; v < n; v++)
        due += is_due(b, v, colour, strong);
    for (int v = 0; 2 * due > n && v < n; v++)
        dual[v] += is_due(b, v, colour, strong) ? price : -price;
}

static wide *duals(const struct bracket *b, int n, struct arena *a)
{
    wide *dual = arena_new(a, wide, n);

    for (int colour = BLACK; colour <= WHITE; colour += WHITE - BLACK) {
        give(b, n, colour, false, dual);
        give(b, n, colour, true, dual);
    }
    return dual;
}

/* --- why ---------------------------------------------------------------------------------------- */

/* The first count that is more; if none is, such a pairing has a later identifier. */
static struct failure more_of(const struct bracket *b, wide with, wide best)
{
    if (with < 0)
        return (struct failure){ KEY_REST, RULE_TEAM_COMPLETE };
    if (with / b->same != best / b->same)
        return (struct failure){ KEY_SAME, RULE_TEAM_MOST_DUE };
    if (with / b->strong != best / b->strong)
        return (struct failure){ KEY_STRONG, RULE_TEAM_MOST_STRONG };
    if (with != best)
        return (struct failure){ KEY_MEETS_FLOATER, RULE_TEAM_OPPONENT_TWICE };
    return (struct failure){ KEY_ORDER, RULE_TEAM_IDENTIFIER };
}

/* What is known while pairs are taken: the question one pair behind, in which whoever is left may have the smaller numbers. */
struct taking {
    const struct matching *m;
    struct bracket *b;
    const wide *dual;
    struct bracket any;
    struct rest rest;
};

/* u with `other` in place of v, with whom it is gone. */
static struct failure failure_of(struct taking *t, int u, int other, int v, wide best)
{
    const struct bracket *b = t->b;
    enum reason_key apart = reason_apart(b->field->swiss, b->team[u], b->team[other]);

    if (apart != KEY_NONE)
        return (struct failure){ apart, RULE_TEAM_NO_REMATCH };
    wide rest = rest_cost(&t->rest, t->m, &t->any, t->dual, u, v, other);
    return more_of(b, rest < 0 ? rest : rest + price_between(b, u, other), best);
}

/* Place u took v; what was left cost `best` before. */
static void explain_pair(struct taking *t, int u, int v, wide best)
{
    const struct bracket *b = t->b;
    struct reason x = reason_of(ABOUT_PAIR, b->team[u], b->team[v], RULE_TEAM_IDENTIFIER);
    int first = u + 1;

    if (!b->why)
        return;
    while (first != v && (t->m->gone[first] || b->top[first]))
        first++;
    if (first != v)
        x = reason_against(x, b->team[first], failure_of(t, u, first, v, best));
    rest_take(&t->rest, u, v);
    reason_add(b->why, x);
}

/* --- the identifier ----------------------------------------------------------------------------- */

/* RULE_TEAM_IDENTIFIER: the first set of those with the smaller number, then the first opponent of each. */
static void choose_tops(struct cheapest *c, const struct matching *m, struct bracket *b)
{
    for (int v = 0, many = m->n / 2; many > 0; v++) {
        b->top[v] = true;
        if (cheapest_still(c, v)) {
            many--;
            continue;
        }
        /* Place v was asked to have the smaller number, and cannot have it; it is in `top` still. */
        struct reason x = reason_of(ABOUT_LOWER, b->team[v], NOBODY, RULE_TEAM_IDENTIFIER);

        if (b->why)
            reason_add(b->why, reason_against(x, NOBODY, more_of(b, cheapest_raised(c, v), m->best)));
        b->top[v] = false;
    }
}

static void take_all(struct matching *m, struct bracket *b, const wide *dual, struct pair *pair)
{
    struct cheapest *c = cheapest_make(m, dual);
    struct taking t = { .m = m, .b = b, .dual = dual, .any = *b };

    choose_tops(c, m, b);
    t.any.top = arena_new(m->arena, bool, m->n);
    for (int u = 0; u < m->n; u++) {
        if (!b->top[u])
            continue;
        wide best = m->best;
        int v = cheapest_take_first(c, u, u + 1, m->n, 1);
        *pair++ = (struct pair){ b->team[u], b->team[v] };
        explain_pair(&t, u, v, best);
    }
}

void team_bracket_pair(const struct team_field *f, const int *team, const bool *up, int n, struct pair *pair,
                       struct reasons *why, struct arena *a)
{
    struct bracket b = { .field = f, .team = team, .up = up, .top = arena_new(a, bool, n), .why = why };
    struct matching m = matching_new(&f->closed, n, a);

    b.opponent = 1;
    b.strong = n / 2 + 1;
    b.same = b.strong * (n / 2 + 1);
    m.price = price_of;
    m.prices = &b;
    wide *dual = duals(&b, n, a);
    /* A head start: what the rules would take if nothing stood against it. */
    for (int u = 0; u < m.n / 2; u++)
        for (int v = m.n / 2; v < m.n && m.mate[u] == NOBODY; v++) {
            wide price = m.mate[v] == NOBODY ? price_of(&m, u, v) : IMPOSSIBLE;
            if (price >= 0 && 2 * price == dual[u] + dual[v]) {
                m.mate[u] = v;
                m.mate[v] = u;
            }
        }
    take_all(&m, &b, dual, pair);
}
