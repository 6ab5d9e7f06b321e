/* SPDX-License-Identifier: Apache-2.0 */
/* exchange.c - which players change places between two halves that cannot be paired (docs/rules/club.md, "Exchanges"). */
#include "engine/club/score_group.h"

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"

/* A pairing of all players says which exchange it comes from: of every pair the higher player stands in the upper half, for no other way to
   write the same pairing comes earlier. So the lower one of a pair inside the upper half goes down, the
   higher one of a pair inside the lower half comes up, and the first exchange is a cheapest pairing. */
struct exchange {
    const struct graph *closed;
    const int *player;
    int half;
    bool *moves; /* is known to change places */
};

/* One player more that moves is worth more than all places: few first, then the least sum of places that come up less
   those that go down. */
static wide price_of(const struct matching *m, int u, int v)
{
    const struct exchange *x = m->prices;
    int high = u < v ? u : v, low = u < v ? v : u, n = m->n;

    if (graph_closed(x->closed, x->player[u], x->player[v]))
        return IMPOSSIBLE;
    wide player = (wide)n * n + 1;
    if (low < x->half)
        return x->moves[high] ? IMPOSSIBLE : player + n - low;
    if (high >= x->half)
        return x->moves[low] ? IMPOSSIBLE : player + high;
    return x->moves[high] || x->moves[low] ? IMPOSSIBLE : 0;
}

static int count_up(const struct matching *m, int half)
{
    int n = 0;

    for (int v = 0; v < half; v++)
        n += m->mate[v] < v;
    return n;
}

/* Of as many as move out of a half the first that can, tried from `from` on. */
static void choose(struct cheapest *c, struct exchange *x, int many, int from, int step)
{
    for (int v = from; many > 0; v += step) {
        x->moves[v] = true;
        if (cheapest_still(c, v))
            many--;
        else
            x->moves[v] = false;
    }
}

/* Whether the halves can be paired as they are; then there is nothing to exchange. */
static bool can_stay(const struct graph *closed, const int *player, int n, struct arena *a)
{
    enum { UPPER, LOWER };
    struct matching m = matching_new(closed, n, a);

    matching_cost(&m, UPPER, LOWER, 0);
    for (int v = 0; v < n; v++) {
        m.team[v] = player[v];
        m.kind[v] = v < n / 2 ? UPPER : LOWER;
    }
    for (int v = 0; v < n / 2; v++)
        matching_suggest(&m, v, v + n / 2);
    return matching_complete(&m, 0);
}

static void find_moves(struct exchange *x, int n, struct arena *a)
{
    struct matching m = matching_new(x->closed, n, a);

    m.price = price_of;
    m.prices = x;
    struct cheapest *c = cheapest_make(&m, NULL);
    int many = count_up(&m, x->half);
    choose(c, x, many, x->half - 1, -1);
    choose(c, x, many, x->half, 1);
}

void exchange_halves(const struct graph *closed, const int *player, int n, bool *upper, struct arena *a)
{
    struct exchange x = { closed, player, n / 2, arena_new(a, bool, n) };

    if (!can_stay(closed, player, n, a))
        find_moves(&x, n, a);
    for (int v = 0; v < n; v++)
        upper[v] = (v < x.half) != x.moves[v];
}
