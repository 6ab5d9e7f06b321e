/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/club/score_group.h"

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"
#include "engine/graph/rest.h"
#include "engine/graph/search.h"
#include "engine/swiss/history.h"

/* What the colours of a player say about his pairs. */
struct colour_wanted {
    enum colour due, twice;
    bool needs; /* a difference */
};

struct halves {
    const struct score_group *group;
    const struct graph *closed;
    const int *player; /* the upper half, then the lower one */
    const struct colour_wanted *wanted;
    int half;
    wide price[9];        /* by faults, 8: impossible */
    unsigned char *known; /* by two places: the faults that were found before, and 1 more */
};

/* Pairs in which somebody has a third equal colour, those who both need the same colour to make their differences smaller,
   those who are due the same: each counts more than all of the next. */
enum fault { SAME_DUE = 1, BOTH_NEED = 2, THIRD = 4, NO_PAIR = 8 };

/* RULE_CLUB_NO_REMATCH, RULE_CLUB_HALVES: only players of different halves who have not met. */
static int faults(const struct halves *h, int u, int v)
{
    const struct colour_wanted *a = &h->wanted[u], *b = &h->wanted[v];

    if ((u < h->half) == (v < h->half) || graph_closed(h->closed, h->player[u], h->player[v]))
        return NO_PAIR;
    bool same = a->due != COLOURLESS && a->due == b->due;
    bool third = a->twice != COLOURLESS && a->twice == b->twice;
    return (third ? THIRD : 0) | (same && a->needs && b->needs ? BOTH_NEED : 0) | (same ? SAME_DUE : 0);
}

static wide price_of(const struct matching *m, int u, int v)
{
    const struct halves *h = m->prices;
    unsigned char *known = &h->known[(size_t)u * (size_t)m->n + (size_t)v];

    if (*known == 0)
        *known = (unsigned char)(faults(h, u, v) + 1);
    return h->price[*known - 1];
}

static struct colour_wanted *colours_wanted(const struct swiss *s, const int *player, int n, struct arena *a)
{
    struct colour_wanted *wanted = arena_new(a, struct colour_wanted, n);

    for (int v = 0; v < n; v++) {
        const struct entrant *e = &s->entrant[player[v]];
        wanted[v] = (struct colour_wanted){ history_due(e), history_twice(e), history_difference(e) != 0 };
    }
    return wanted;
}

/* The colour that more than half are due, and the least price of a pair of two of them. */
static enum colour crowded(const struct halves *h, wide *price)
{
    int due[3] = { 0 }, content[3] = { 0 };

    for (int v = 0; v < 2 * h->half; v++) {
        due[1 + (int)h->wanted[v].due]++;
        content[1 + (int)h->wanted[v].due] += !h->wanted[v].needs;
    }
    enum colour most = colour_only(due[1 + (int)WHITE] > h->half, due[1 + (int)BLACK] > h->half);
    *price = h->price[content[1 + (int)most] ? SAME_DUE : SAME_DUE | BOTH_NEED];
    return most;
}

/* Some of those must meet each other: what that costs they bring with them from the start. */
static wide *duals(const struct halves *h, struct arena *a)
{
    wide *dual = arena_new(a, wide, 2 * h->half), price;
    enum colour most = crowded(h, &price);

    for (int v = 0; v < 2 * h->half && most != COLOURLESS; v++)
        if ((h->wanted[v].due == most) == (v < h->half))
            dual[v] = v < h->half ? 2 * price : -2 * price;
    return dual;
}

/* --- why the halves are so -------------------------------------------------------------------------- */

/* The first count in which the pairs with the candidate are more. */
static enum reason_key more_of(const struct halves *h, wide with, wide best)
{
    wide more = h->half + 1;

    if (with / (more * more) != best / (more * more))
        return KEY_THIRD;
    return with / more != best / more ? KEY_STRONG : KEY_SAME;
}

/* What is known of the halves while they are paired, the question one pair behind among it. */
struct taking {
    struct matching *m;
    const struct halves *h;
    const wide *dual;
    struct rest rest;
};

/* By place: u with `other` in place of v, with whom it is gone. */
static struct failure failure_of(struct taking *t, int u, int other, int v, wide best)
{
    const struct halves *h = t->h;
    enum reason_key apart = reason_apart(h->group->field, h->player[u], h->player[other]);

    if (apart != KEY_NONE)
        return (struct failure){ apart, RULE_CLUB_NO_REMATCH };
    wide rest = rest_cost(&t->rest, t->m, h, t->dual, u, v, other);
    if (rest < 0)
        return (struct failure){ KEY_REST, RULE_CLUB_HALVES };
    return (struct failure){ more_of(h, rest + price_of(t->m, u, other), best), RULE_CLUB_ADJUST };
}

/* Place u took v; the rest cost `best` before. */
static void explain(struct taking *t, int u, int v, wide best)
{
    const struct halves *h = t->h;
    struct reason x = reason_of(ABOUT_PAIR, h->player[u], h->player[v], RULE_CLUB_HALVES);
    int first = h->half;

    while (first != v && t->m->gone[first])
        first++;
    if (first != v)
        x = reason_against(x, h->player[first], failure_of(t, u, first, v, best));
    rest_take(&t->rest, u, v);
    reason_add(h->group->why, x);
}

/* --- the pairs of the halves --------------------------------------------------------------------------- */

/* RULE_CLUB_ADJUST: the first of the lower half that keeps the price, for each of the upper half in turn. */
static void take_all(struct matching *m, const struct halves *h, struct pair *pair)
{
    wide *dual = duals(h, m->arena);

    for (int u = 0; u < h->half; u++)
        for (int i = 0, v = u + h->half; i < h->half && m->mate[u] == NOBODY; i++, v = v + 1 < m->n ? v + 1 : h->half)
            if (m->mate[v] == NOBODY && price_of(m, u, v) >= 0 && 2 * price_of(m, u, v) == dual[u] + dual[v]) {
                m->mate[u] = v;
                m->mate[v] = u;
            }
    struct cheapest *c = cheapest_make(m, dual);
    struct taking t = { .m = m, .h = h, .dual = dual };
    for (int u = 0; u < h->half; u++) {
        wide best = m->best;
        int v = cheapest_take_first(c, u, h->half, m->n, 1);
        pair[u] = (struct pair){ h->player[u], h->player[v] };
        if (h->group->why)
            explain(&t, u, v, best);
    }
}

/* An even number of players of the group, given in the order of their ranks, who can be paired among each other: the upper half
   against the lower one. */
static void pair_halves(const struct score_group *g, const int *player, int n, struct pair *pair, struct arena *a)
{
    const struct graph *closed = g->closed;
    bool *upper = arena_new(a, bool, n);
    int *sorted = arena_new(a, int, n), half = n / 2;
    struct matching m = matching_new(closed, n, a);

    exchange_halves(closed, player, n, upper, a);
    /* Those who do not stand in the half where their rank puts them. */
    for (int v = 0; v < n; v++)
        if (upper[v] != (v < n / 2)) {
            struct reason x = reason_of(ABOUT_HALF, player[v], NOBODY, RULE_CLUB_ADJUST);
            reason_add(g->why, reason_against(x, NOBODY, (struct failure){ KEY_REST, RULE_CLUB_HALVES }));
        }
    for (int v = 0, high = 0, low = half; v < n; v++)
        sorted[upper[v] ? high++ : low++] = player[v];
    struct halves h = {
        .group = g, .closed = closed, .player = sorted, .wanted = colours_wanted(g->field, sorted, n, a), .half = half
    };
    h.known = arena_alloc(a, (size_t)n, (size_t)n);
    wide more = h.half + 1;

    for (int f = 0; f < NO_PAIR; f++)
        h.price[f] = (f & THIRD ? more * more : 0) + (f & BOTH_NEED ? more : 0) + (f & SAME_DUE ? 1 : 0);
    h.price[NO_PAIR] = IMPOSSIBLE;
    m.price = price_of;
    m.prices = &h;
    take_all(&m, &h, pair);
}

/* Where a vertex stands: the group with those from above, those of them who leave or may leave, everybody below; the door
   stands for the one place below that an odd group needs. */
enum part { STAYS, MAY_LEAVE, LEAVES, BELOW, DOOR };

/* A question about the group: who stays, and how many leave. */
struct question {
    struct matching m;
    int many, door; /* NOBODY: they are paired with those below in the question itself */
};

static void suggest_by_halves(struct matching *m, int from, int to)
{
    int half = (to - from) / 2;

    for (int v = from; v < from + half; v++)
        matching_suggest(m, v, v + half);
}

static void seat(struct matching *m, int vertex, int player, enum part part)
{
    m->team[vertex] = player;
    m->kind[vertex] = (unsigned char)part;
}

/* --- nobody leaves, or one player ---------------------------------------------------------------- */

static struct matching ask_below(const struct score_group *g, struct arena *a)
{
    int n = g->all - g->size;
    struct matching m = matching_new(g->closed, n, a);

    matching_cost(&m, BELOW, BELOW, 0);
    for (int v = 0; v < n; v++)
        seat(&m, v, g->player[g->size + v], BELOW);
    suggest_by_halves(&m, 0, n);
    return m;
}

/* With that player those below can be completed: he meets one whom a largest set of pairs among them can leave unpaired. */
static bool can_join(const struct matching *below, const struct graph *closed, int player)
{
    for (int v = 0; v < below->n; v++)
        if (search_reached(below, v) && !graph_closed(closed, player, below->team[v]))
            return true;
    return false;
}

/* As few leave as the number of players allows. False: more must. */
static bool ask_fewest(const struct score_group *g, struct question *q, struct arena *a)
{
    int odd = g->size % 2;
    struct matching below = ask_below(g, a), m = matching_new(g->closed, g->size + odd, a);

    if (matching_fill(&below) != odd)
        return false;
    if (odd)
        search_reach(&below, matching_unpaired(&below), NULL);
    matching_cost(&m, STAYS, STAYS, 0);
    matching_cost(&m, STAYS, MAY_LEAVE, 0);
    matching_cost(&m, MAY_LEAVE, MAY_LEAVE, 0);
    matching_cost(&m, MAY_LEAVE, DOOR, 0);
    for (int v = 0; v < g->size; v++)
        seat(&m, v, g->player[v], odd && can_join(&below, g->closed, g->player[v]) ? MAY_LEAVE : STAYS);
    if (odd)
        m.kind[g->size] = DOOR;
    for (int v = g->size - 1; odd && m.mate[g->size] == NOBODY && v >= 0; v--)
        matching_suggest(&m, v, g->size);
    suggest_by_halves(&m, 0, g->size);
    *q = (struct question){ m, odd, odd ? g->size : NOBODY };
    return matching_complete(&q->m, 0);
}

/* --- who stays ----------------------------------------------------------------------------------- */

/* RULE_CLUB_ODD: the highest of the group for each who came from above. How many pairs. */
static int pair_above(const struct score_group *g, struct matching *m, struct pair *pair)
{
    int n = 0;

    for (int f = 0; f < g->above; f++) {
        int first = NOBODY;
        for (int v = g->above; v < g->size && !m->gone[f]; v++) {
            if (m->gone[v])
                continue;
            first = first == NOBODY ? v : first;
            if (matching_take(m, f, v)) {
                pair[n++] = (struct pair){ g->player[f], g->player[v] };
                /* `first`, NOBODY if it is v, was the highest of the group. */
                struct reason x = reason_of(ABOUT_PAIR, g->player[f], g->player[v], RULE_CLUB_ODD);

                if (first != v) {
                    enum reason_key apart = reason_apart(g->field, g->player[f], g->player[first]);
                    struct failure met = { apart, RULE_CLUB_NO_REMATCH }, more = { KEY_FEWER, RULE_CLUB_ODD };
                    x = reason_against(x, g->player[first], apart ? met : more);
                }
                reason_add(g->why, x);
            }
        }
    }
    return n;
}

/* Whether v can be one of those who leave. */
static bool leaves(struct question *q, int v)
{
    if (q->door == NOBODY)
        return matching_change_kind(&q->m, v, LEAVES);
    if (!matching_take(&q->m, v, q->door))
        return false;
    q->m.kind[v] = LEAVES;
    return true;
}

/* From place `from` down to `to`, until there are as many as it takes: how many are still missing. */
static int choose_from(const struct score_group *g, struct question *q, int from, int to, int many, int *first)
{
    for (int v = from; many > 0 && v >= to; v--) {
        if (q->m.gone[v])
            continue;
        if (leaves(q, v)) {
            /* `first`, NOBODY if there is none, was asked before v. */
            struct reason x = reason_of(ABOUT_FLOAT, g->player[v], NOBODY, RULE_CLUB_ODD);

            if (*first != NOBODY)
                x = reason_against(x, g->player[*first], (struct failure){ KEY_REST, RULE_CLUB_ODD });
            reason_add(g->why, x);
            *first = NOBODY;
            many--;
        } else if (*first == NOBODY) {
            *first = v;
        }
    }
    return many;
}

/* RULE_CLUB_ODD: the last of the group that can, then the last of those from above. */
static void choose_leavers(const struct score_group *g, struct question *q)
{
    int first = NOBODY, many = choose_from(g, q, g->size - 1, g->above, q->many, &first);

    choose_from(g, q, g->above - 1, 0, many, &first);
}

int score_group_pair(const struct score_group *g, struct pair *pair, int *leaver, struct arena *a)
{
    int *player = arena_new(a, int, g->size), n = 0;
    struct question q;

    if (!ask_fewest(g, &q, a)) {
        /* Everybody is completed with as few pairs between the group and those below as can be: so many leave it. */
        struct matching m = matching_new(g->closed, g->all, a);

        matching_cost(&m, STAYS, STAYS, 0);
        matching_cost(&m, BELOW, BELOW, 0);
        matching_cost(&m, STAYS, BELOW, 1);
        matching_cost(&m, LEAVES, BELOW, 1);
        for (int v = 0; v < g->all; v++)
            seat(&m, v, g->player[v], v < g->size ? STAYS : BELOW);
        suggest_by_halves(&m, 0, g->size);
        suggest_by_halves(&m, g->size, g->all);
        matching_complete(&m, g->size);
        q = (struct question){ m, (int)m.best, NOBODY };
    }
    int made = pair_above(g, &q.m, pair);
    choose_leavers(g, &q);
    for (int v = 0; v < g->size; v++) {
        if (q.m.kind[v] == LEAVES)
            *leaver++ = g->player[v];
        else if (!q.m.gone[v])
            player[n++] = g->player[v];
    }
    pair_halves(g, player, n, pair + made, a);
    return made + n / 2;
}
