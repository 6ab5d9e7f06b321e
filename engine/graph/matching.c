/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/graph/matching.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/tournament.h"
#include "engine/graph/search.h"
#include "engine/graph/weighted.h"

struct matching matching_new(const struct graph *g, int n, struct arena *a)
{
    struct matching m = { .graph = g, .arena = a, .n = n };

    m.team = arena_new(a, int, n);
    m.kind = arena_new(a, unsigned char, n);
    m.mate = arena_new(a, int, n);
    m.gone = arena_new(a, bool, n);
    for (int v = 0; v < n; v++)
        m.team[v] = m.mate[v] = NOBODY;
    for (int j = 0; j < KINDS_MAX; j++)
        for (int k = 0; k < KINDS_MAX; k++)
            m.cost[j][k] = IMPOSSIBLE;
    m.search = search_new(n, a);
    return m;
}

void matching_cost(struct matching *m, int kind_a, int kind_b, long cost)
{
    m->cost[kind_a][kind_b] = m->cost[kind_b][kind_a] = cost;
    m->free_with[kind_a] &= ~(1u << kind_b);
    m->free_with[kind_b] &= ~(1u << kind_a);
    if (cost == 0) {
        m->free_with[kind_a] |= 1u << kind_b;
        m->free_with[kind_b] |= 1u << kind_a;
    }
}

static void *copy_of(struct arena *a, const void *array, size_t size, int n)
{
    return arena_grow(a, array, size, (size_t)n, (size_t)n);
}

struct matching matching_copy(const struct matching *m, struct arena *a)
{
    struct matching copy = *m;

    copy.arena = a;
    copy.team = copy_of(a, m->team, sizeof *m->team, m->n);
    copy.kind = copy_of(a, m->kind, sizeof *m->kind, m->n);
    copy.mate = copy_of(a, m->mate, sizeof *m->mate, m->n);
    copy.gone = copy_of(a, m->gone, sizeof *m->gone, m->n);
    copy.search = search_new(m->n, a);
    copy.kept = NULL;
    return copy;
}

static void join(struct matching *m, int u, int v)
{
    m->mate[u] = v;
    m->mate[v] = u;
}

bool matching_suggest(struct matching *m, int u, int v)
{
    if (m->gone[u] || m->gone[v] || m->mate[u] != NOBODY || m->mate[v] != NOBODY || pairs_cost(m, u, v) != 0)
        return false;
    join(m, u, v);
    return true;
}

/* --- the questions --------------------------------------------------------------------------- */

int matching_fill(struct matching *m)
{
    int left = 0;

    for (int v = 0; v < m->n; v++)
        if (!m->gone[v] && m->mate[v] == NOBODY && !search_from(m, v))
            left++;
    return left;
}

/* Unpairs what costs something, so that the rest can be kept. */
static void drop_costly(struct matching *m)
{
    for (int v = 0; v < m->n; v++) {
        int w = m->mate[v];
        if (w != NOBODY && pairs_cost(m, v, w) != 0)
            m->mate[v] = m->mate[w] = NOBODY;
    }
}

bool matching_complete(struct matching *m, wide limit)
{
    drop_costly(m);
    m->best = 0;
    return matching_fill(m) == 0 || (limit > 0 && weighted_complete(m, limit));
}

bool matching_refute(struct matching *m, long limit, struct arena *a, struct dual *proof)
{
    drop_costly(m);
    return matching_fill(m) > 0 && weighted_refute(m, limit, a, proof);
}

void matching_remove(struct matching *m, int u)
{
    int w = m->mate[u];

    if (w != NOBODY)
        m->mate[w] = NOBODY;
    m->mate[u] = NOBODY;
    m->gone[u] = true;
}

/* u and v taken out, the partners they had are paired with each other at no loss. */
static bool exchange(struct matching *m, int u, int v, wide cost)
{
    int x = m->mate[u], y = m->mate[v];
    wide before = pairs_cost(m, u, x) + pairs_cost(m, v, y);
    wide crossed = pairs_cost(m, x, y);

    if (crossed < 0 || cost + crossed != before)
        return false;
    join(m, x, y);
    join(m, u, v);
    return true;
}

/* Whether the question as it stands now can be completed at `cost`; puts the old pairs back if not.
 */
static bool retry(struct matching *m, const int *old, wide best, wide cost)
{
    if (matching_complete(m, cost) && m->best == cost)
        return true;
    memcpy(m->mate, old, sizeof *m->mate * (size_t)m->n);
    m->best = best;
    return false;
}

bool matching_take(struct matching *m, int u, int v)
{
    wide cost = pairs_cost(m, u, v), best = m->best;

    if (cost < 0 || cost > best)
        return false;
    if (m->mate[u] == v || exchange(m, u, v, cost)) {
        m->gone[u] = m->gone[v] = true;
        m->mate[u] = m->mate[v] = NOBODY;
        m->best -= cost;
        return true;
    }
    struct arena_mark mark = arena_mark(m->arena);
    int *old = copy_of(m->arena, m->mate, sizeof *m->mate, m->n);
    matching_remove(m, u);
    matching_remove(m, v);
    bool taken = retry(m, old, best, best - cost);
    if (!taken)
        m->gone[u] = m->gone[v] = false;
    arena_rewind(m->arena, mark);
    return taken;
}

bool matching_change_kind(struct matching *m, int u, unsigned char kind)
{
    unsigned char was = m->kind[u];
    int w = m->mate[u];
    wide cost = pairs_cost(m, u, w);

    m->kind[u] = kind;
    if (pairs_cost(m, u, w) == cost)
        return true;
    struct arena_mark mark = arena_mark(m->arena);
    int *old = copy_of(m->arena, m->mate, sizeof *m->mate, m->n);
    bool changed = retry(m, old, m->best, m->best);
    if (!changed)
        m->kind[u] = was;
    arena_rewind(m->arena, mark);
    return changed;
}

int matching_unpaired(const struct matching *m)
{
    for (int v = 0; v < m->n; v++)
        if (!m->gone[v] && m->mate[v] == NOBODY)
            return v;
    return NOBODY;
}
