/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/graph/pairs.h"

#include <limits.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/tournament.h"

enum { BITS_MOST = 1024 }; /* teams */

const unsigned char *graph_bits(const struct graph *g, struct arena *a)
{
    size_t n = (size_t)g->n;

    if (g->n > BITS_MOST)
        return NULL;
    unsigned char *bit = arena_new(a, unsigned char, n *n / CHAR_BIT + 1);
    for (size_t t = 0; t < n; t++)
        for (int i = g->first[t]; i < g->first[t + 1]; i++) {
            size_t at = t * n + (size_t)g->closed[i];
            bit[at / CHAR_BIT] |= (unsigned char)(1u << at % CHAR_BIT);
        }
    return bit;
}

static int by_value(const void *a, const void *b)
{
    const int *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

struct graph graph_make(int n, const int (*pair)[2], int npair, struct arena *a)
{
    int *first = arena_new(a, int, n + 2), *closed = arena_new(a, int, 2 * npair);

    /* Counted two places on, so that first[t + 1] is where the next one of t goes while they are filled in. */
    for (int i = 0; i < npair; i++)
        for (int side = 0; side < 2; side++)
            if (pair[i][side] + 2 <= n)
                first[pair[i][side] + 2]++;
    for (int t = 2; t <= n; t++)
        first[t] += first[t - 1];
    for (int i = 0; i < npair; i++)
        for (int side = 0; side < 2; side++)
            closed[first[pair[i][side] + 1]++] = pair[i][!side];
    for (int t = 0; t < n; t++)
        qsort(closed + first[t], (size_t)(first[t + 1] - first[t]), sizeof *closed, by_value);
    struct graph g = { n, first, closed, NULL };
    g.bit = graph_bits(&g, a);
    return g;
}

bool graph_closed(const struct graph *g, int a, int b)
{
    if (g->bit) {
        size_t at = (size_t)a * (size_t)g->n + (size_t)b;
        return g->bit[at / CHAR_BIT] >> at % CHAR_BIT & 1;
    }
    int low = g->first[a], high = g->first[a + 1];

    while (high - low > 8) {
        int middle = (low + high) / 2;
        if (g->closed[middle] <= b)
            low = middle;
        else
            high = middle;
    }
    for (; low < high; low++)
        if (g->closed[low] == b)
            return true;
    return false;
}

bool pairs_closed(const struct matching *m, int u, int v)
{
    return m->team[u] != NOBODY && m->team[v] != NOBODY && graph_closed(m->graph, m->team[u], m->team[v]);
}

wide pairs_cost(const struct matching *m, int u, int v)
{
    if (m->price)
        return u == v ? IMPOSSIBLE : m->price(m, u, v);
    long cost = m->cost[m->kind[u]][m->kind[v]];

    return cost < 0 || u == v || pairs_closed(m, u, v) ? IMPOSSIBLE : cost;
}
