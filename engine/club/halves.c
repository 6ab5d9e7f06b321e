#include "engine/club/halves.h"

#include "engine/base/arena.h"
#include "engine/club/exchange.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"
#include "engine/swiss/history.h"

/* What the colours of a player say about his pairs. */
struct wish {
    enum colour due, twice;
    bool needs; /* a difference */
};

struct halves {
    const struct graph *closed;
    const int *player; /* the upper half, then the lower one */
    const struct wish *wish;
    int half;
};

/* Pairs in which somebody has a third equal colour, then those who both need the same colour to make their differences smaller,
   then those who are due the same. */
static wide price_of(const struct matching *m, int u, int v)
{
    const struct halves *h = m->prices;
    const struct wish *a = &h->wish[u], *b = &h->wish[v];
    wide more = h->half + 1;

    if ((u < h->half) == (v < h->half) || graph_closed(h->closed, h->player[u], h->player[v]))
        return IMPOSSIBLE;
    bool same = a->due != COLOURLESS && a->due == b->due;
    bool third = a->twice != COLOURLESS && a->twice == b->twice;
    return (third ? more * more : 0) + (same && a->needs && b->needs ? more : 0) + (same ? 1 : 0);
}

static struct wish *wishes(const struct swiss *s, const int *player, int n, struct arena *a)
{
    struct wish *wish = arena_new(a, struct wish, n);

    for (int v = 0; v < n; v++) {
        const struct entrant *e = &s->entrant[player[v]];
        wish[v] = (struct wish){ history_due(e), history_twice(e), history_difference(e) != 0 };
    }
    return wish;
}

/* The first of the lower half that keeps the price, for each of the upper half in turn. */
static void take_all(struct matching *m, const struct halves *h, struct pair *pair)
{
    for (int u = 0; u < h->half; u++)
        if (price_of(m, u, u + h->half) == 0) {
            m->mate[u] = u + h->half;
            m->mate[u + h->half] = u;
        }
    struct cheapest *c = cheapest_make(m);
    for (int u = 0; u < h->half; u++) {
        int v = h->half;
        while (!cheapest_take(c, u, v))
            v++;
        pair[u] = (struct pair){ h->player[u], h->player[v] };
    }
}

void halves_pair(const struct swiss *s, const struct graph *closed, const int *player, int n, struct pair *pair,
                 struct arena *a)
{
    bool *upper = arena_new(a, bool, n);
    int *sorted = arena_new(a, int, n), half = n / 2;
    struct matching m = matching_new(closed, n, a);

    exchange_halves(closed, player, n, upper, a);
    for (int v = 0, high = 0, low = half; v < n; v++)
        sorted[upper[v] ? high++ : low++] = player[v];
    struct halves h = { closed, sorted, wishes(s, sorted, n, a), half };
    m.price = price_of;
    m.prices = &h;
    take_all(&m, &h, pair);
}
