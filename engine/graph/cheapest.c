/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/graph/cheapest.h"

#include <limits.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/tournament.h"
#include "engine/graph/matching.h"
#include "engine/graph/pairs.h"
#include "engine/graph/search.h"
#include "engine/graph/tree.h"
#include "engine/graph/weighted.h"

/* What a question that fails has to put back: of the tree and its matching, for the blossoms there are. */
struct kept {
    wide *y, *z, grown[1], best[1];
    int *mate, *top, *up, *base, *spare, nspare[1];
    struct blossom *blossom;
    int *child, (*edge)[2]; /* of all blossoms, one after the other */
};

/* Where no blossom has a dual, the cheapest completions are just those whose pairs have no slack. That is a question without prices, and
   a fast one; it shares `mate` and `gone` with the matching. */
struct plain {
    bool made;
    struct matching m;
    struct graph graph;
    unsigned char *bit; /* of the graph: pairs with slack */
    int stale;          /* a vertex whose prices have been put back since, or NOBODY */
};

struct cheapest {
    struct matching *m;
    struct tree t;
    struct kept kept;
    struct plain plain;
};

/* --- the start -------------------------------------------------------------------------------- */

static void join(struct matching *m, int u, int v)
{
    m->mate[u] = v;
    m->mate[v] = u;
}

static void begin(struct cheapest *c, const wide *dual)
{
    struct matching *m = c->m;

    for (int v = 0; dual && v < m->n; v++)
        if (!m->gone[v])
            c->t.grown += c->t.y[v] = dual[v];
    for (int v = 0; v < m->n; v++) {
        int w = m->mate[v];
        if (w != NOBODY && (m->gone[v] || m->gone[w] || tree_slack(&c->t, v, w) != 0))
            m->mate[v] = m->mate[w] = NOBODY;
    }
}

/* Raises the dual of an unpaired vertex as far as it goes; a partner that is unpaired and as near as any is taken. */
static void approach(struct cheapest *c, int v)
{
    struct matching *m = c->m;
    int with = NOBODY;
    wide least = WIDE_FAR;

    for (int u = 0; u < m->n; u++) {
        wide slack = u == v || m->gone[u] ? WIDE_FAR : tree_slack(&c->t, u, v);
        if (slack < least || (slack == least && slack < WIDE_FAR && m->mate[with] != NOBODY)) {
            least = slack;
            with = u;
        }
    }
    if (with == NOBODY)
        return;
    c->t.y[v] += least;
    c->t.grown += least;
    if (m->mate[with] == NOBODY)
        join(m, v, with);
}

/* --- what is kept ----------------------------------------------------------------------------- */

static struct kept kept_new(int n, struct arena *a)
{
    struct kept k = { .y = arena_new(a, wide, n), .z = arena_new(a, wide, 2 * n) };

    k.mate = arena_new(a, int, n);
    k.top = arena_new(a, int, n);
    k.up = arena_new(a, int, 2 * n);
    k.base = arena_new(a, int, 2 * n);
    k.spare = arena_new(a, int, n);
    k.blossom = arena_new(a, struct blossom, 2 * n);
    k.child = arena_new(a, int, 2 * n);
    k.edge = arena_alloc(a, sizeof *k.edge, 2 * (size_t)n);
    return k;
}

#define COPY(to, from, n) memcpy((to), (from), sizeof *(to) * (size_t)(n))

static void copy_tree(struct cheapest *c, bool back)
{
    struct tree *t = &c->t;
    struct kept *k = &c->kept;
    int n = t->n;

    if (!k->y)
        *k = kept_new(n, c->m->arena);
#define BOTH(of, mine, count) (back ? COPY(of, k->mine, count) : COPY(k->mine, of, count))
    BOTH(t->y, y, n);
    BOTH(t->z, z, 2 * n);
    BOTH(c->m->mate, mate, n);
    BOTH(t->top, top, n);
    BOTH(t->up, up, 2 * n);
    BOTH(t->base, base, 2 * n);
    BOTH(t->spare, spare, n);
    BOTH(t->blossom, blossom, 2 * n);
    BOTH(&t->nspare, nspare, 1);
    BOTH(&t->grown, grown, 1);
    BOTH(&c->m->best, best, 1);
#undef BOTH
    for (int node = n, at = 0; node < 2 * n; at += t->blossom[node++].nchild) {
        struct blossom *b = &t->blossom[node];
        if (b->nchild == 0)
            continue;
        memcpy(back ? b->child : k->child + at, back ? k->child + at : b->child, sizeof(int) * (size_t)b->nchild);
        memcpy(back ? b->edge : k->edge + at, back ? k->edge + at : b->edge, sizeof *b->edge * (size_t)b->nchild);
    }
}

/* --- the questions ---------------------------------------------------------------------------- */

static bool is_alone(const struct cheapest *c, int v)
{
    return tree_stands_alone(&c->t, v);
}

/* With the duals of the blossoms that hold both. */
static wide slack_between(const struct tree *t, int u, int v)
{
    wide slack = tree_slack(t, u, v);

    if (t->top[u] == t->top[v])
        for (int a = t->up[u]; a != NOBODY; a = t->up[a])
            for (int b = t->up[v]; b != NOBODY; b = t->up[b])
                slack += a == b ? t->z[a] : 0;
    return slack;
}

static void unpair(struct matching *m, int v)
{
    int w = m->mate[v];

    if (w != NOBODY)
        m->mate[v] = m->mate[w] = NOBODY;
}

static void bring_out(struct cheapest *c, int v)
{
    while (!is_alone(c, v))
        tree_dissolve(&c->t, c->t.top[v]);
}

static void leave(struct cheapest *c, int v)
{
    c->m->gone[v] = true;
    c->t.grown -= c->t.y[v];
}

/* The rest completed again for `cost` and no less, or everything put back. */
static bool again(struct cheapest *c, wide cost)
{
    c->t.limit = cost;
    if (weighted_stages(&c->t) && c->t.grown == 2 * cost) {
        c->m->best = cost;
        return true;
    }
    copy_tree(c, true);
    return false;
}

/* Both pairs are changed for u, v and the one of their partners, if none of the four is in a blossom. */
static bool exchange(struct cheapest *c, int u, int v)
{
    struct matching *m = c->m;
    int x = m->mate[u], y = m->mate[v];

    if (!is_alone(c, u) || !is_alone(c, v))
        return false;
    if (x == v)
        return true;
    if (!is_alone(c, x) || !is_alone(c, y) || tree_slack(&c->t, x, y) != 0)
        return false;
    join(m, u, v);
    join(m, x, y);
    return true;
}

/* --- the same without prices ------------------------------------------------------------------- */

static void set_bit(struct plain *p, int u, int v, bool closed)
{
    size_t at = (size_t)u * (size_t)p->graph.n + (size_t)v;
    unsigned char bit = (unsigned char)(1u << at % CHAR_BIT);

    p->bit[at / CHAR_BIT] = (unsigned char)(closed ? p->bit[at / CHAR_BIT] | bit : p->bit[at / CHAR_BIT] & ~bit);
}

/* Pairs of u with vertices from `from` on. */
static void close_slack(struct cheapest *c, int u, int from)
{
    for (int v = from; v < c->m->n; v++)
        if (u != v && !c->m->gone[v]) {
            bool closed = tree_slack(&c->t, u, v) != 0;
            set_bit(&c->plain, u, v, closed);
            set_bit(&c->plain, v, u, closed);
        }
}

/* False while blossoms have duals. */
static bool make_plain(struct cheapest *c)
{
    struct plain *p = &c->plain;
    size_t n = (size_t)c->m->n;

    if (p->made && p->stale != NOBODY)
        close_slack(c, p->stale, 0);
    p->stale = NOBODY;
    if (p->made || c->t.nspare < c->t.n)
        return p->made;
    p->bit = arena_new(c->m->arena, unsigned char, n *n / CHAR_BIT + 1);
    p->graph = (struct graph){ .n = c->m->n, .bit = p->bit };
    p->m = matching_new(&p->graph, c->m->n, c->m->arena);
    p->m.mate = c->m->mate;
    p->m.gone = c->m->gone;
    matching_cost(&p->m, 0, 0, 0);
    for (int v = 0; v < c->m->n; v++) {
        p->m.team[v] = v;
        if (!c->m->gone[v])
            close_slack(c, v, v + 1);
    }
    return p->made = true;
}

static bool take_plain(struct cheapest *c, int u, int v, wide cost)
{
    if (!matching_take(&c->plain.m, u, v))
        return false;
    c->t.grown -= c->t.y[u] + c->t.y[v];
    c->m->best -= cost;
    return true;
}

/* With u out of the question its partner is unpaired: u can have whoever else could be that. */
static int first_plain(struct cheapest *c, int u, int from, int end, int step)
{
    struct matching *m = &c->plain.m;
    int partner = m->mate[u], v = from;

    m->gone[u] = true;
    m->mate[u] = m->mate[partner] = NOBODY;
    search_reach(m, partner, NULL);
    m->gone[u] = false;
    join(m, u, partner);
    while (v != end && (m->gone[v] || !search_reached(m, v) || pairs_closed(m, u, v)))
        v += step;
    return v != end && take_plain(c, u, v, pairs_cost(c->m, u, v)) ? v : NOBODY;
}

static bool still_plain(struct cheapest *c, int v)
{
    struct matching *m = &c->plain.m;
    struct arena_mark mark = arena_mark(m->arena);
    int *mate = arena_new(m->arena, int, m->n);

    memcpy(mate, m->mate, sizeof *mate * (size_t)m->n);
    close_slack(c, v, 0);
    bool still = matching_complete(m, 0);
    if (!still) {
        memcpy(m->mate, mate, sizeof *mate * (size_t)m->n);
        c->plain.stale = v;
    }
    arena_rewind(m->arena, mark);
    return still;
}

/* --- taking ----------------------------------------------------------------------------------- */

/* u and v out of the question, their partners unpaired. */
static void part_with(struct cheapest *c, int u, int v)
{
    unpair(c->m, u);
    unpair(c->m, v);
    leave(c, u);
    leave(c, v);
}

/* Out of their blossoms first, and the rest completed for `cost`. */
static bool take_by_tree(struct cheapest *c, int u, int v, wide cost)
{
    copy_tree(c, false);
    bring_out(c, u);
    bring_out(c, v);
    part_with(c, u, v);
    if (!again(c, cost))
        c->m->gone[u] = c->m->gone[v] = false;
    return c->m->gone[u];
}

/* What u and v cost, or IMPOSSIBLE. */
static wide cost_between(const struct cheapest *c, int u, int v)
{
    return c->m->gone[u] || c->m->gone[v] ? IMPOSSIBLE : pairs_cost(c->m, u, v);
}

bool cheapest_take(struct cheapest *c, int u, int v)
{
    wide cost = cost_between(c, u, v);

    if (cost < 0 || slack_between(&c->t, u, v) != 0)
        return false;
    if (!exchange(c, u, v))
        return make_plain(c) ? take_plain(c, u, v, cost) : take_by_tree(c, u, v, c->m->best - cost);
    part_with(c, u, v);
    c->m->best -= cost;
    return true;
}

/* A completion costs at least half of the slack of any pair in it more than the cheapest one. */
bool cheapest_take_at(struct cheapest *c, int u, int v, wide total)
{
    wide cost = cost_between(c, u, v), more = 2 * (total - c->m->best);

    if (more == 0)
        return cheapest_take(c, u, v);
    if (cost < 0 || cost > total || slack_between(&c->t, u, v) > more || !take_by_tree(c, u, v, total - cost))
        return false;
    c->plain.made = false;
    return true;
}

/* The rest completed, and everything put back: what it costs. */
static wide look_ahead(struct cheapest *c)
{
    c->t.limit = WIDE_FAR;
    wide cost = weighted_stages(&c->t) ? c->t.grown / 2 : IMPOSSIBLE;
    copy_tree(c, true);
    return cost;
}

wide cheapest_rest(struct cheapest *c, int u, int v)
{
    copy_tree(c, false);
    bring_out(c, u);
    bring_out(c, v);
    part_with(c, u, v);
    wide cost = look_ahead(c);
    c->m->gone[u] = c->m->gone[v] = false;
    return cost;
}

int cheapest_take_first(struct cheapest *c, int u, int from, int end, int step)
{
    for (int v = from; v != end; v += step) {
        if (c->m->gone[v] || slack_between(&c->t, u, v) != 0)
            continue;
        if (!exchange(c, u, v) && make_plain(c))
            return first_plain(c, u, v, end, step);
        if (cheapest_take(c, u, v))
            return v;
    }
    return NOBODY;
}

/* Prices of v are others now: out of its blossoms, and of its pair if that is dearer. */
static void raise(struct cheapest *c, int v)
{
    copy_tree(c, false);
    bring_out(c, v);
    int w = c->m->mate[v];
    if (w != NOBODY && tree_slack(&c->t, v, w) != 0)
        unpair(c->m, v);
}

static bool still_by_tree(struct cheapest *c, int v, wide cost)
{
    raise(c, v);
    return again(c, cost);
}

wide cheapest_raised(struct cheapest *c, int v)
{
    raise(c, v);
    return look_ahead(c);
}

bool cheapest_still(struct cheapest *c, int v)
{
    if (!c->plain.made && is_alone(c, v) && tree_slack(&c->t, v, c->m->mate[v]) == 0)
        return true;
    return make_plain(c) ? still_plain(c, v) : still_by_tree(c, v, c->m->best);
}

bool cheapest_still_at(struct cheapest *c, int v, wide total)
{
    if (total == c->m->best)
        return cheapest_still(c, v);
    if (!still_by_tree(c, v, total))
        return false;
    c->plain.made = false;
    return true;
}

/* NULL if no completion costs `limit` or less. */
static struct cheapest *make_within(struct matching *m, const wide *dual, wide limit)
{
    struct cheapest *c = arena_new(m->arena, struct cheapest, 1);

    *c = (struct cheapest){ .m = m, .t = tree_new(m, limit) };
    begin(c, dual);
    for (int v = 0; v < m->n; v++)
        if (!m->gone[v] && m->mate[v] == NOBODY)
            approach(c, v);
    if (c->t.grown > 2 * limit || !weighted_stages(&c->t))
        return NULL;
    m->best = c->t.grown / 2;
    return c;
}

struct cheapest *cheapest_make(struct matching *m, const wide *dual)
{
    return make_within(m, dual, WIDE_FAR);
}

bool cheapest_complete(struct matching *m, const wide *dual, wide limit)
{
    m->kept = make_within(m, dual, limit);
    return m->kept != NULL;
}

/* What tree_dissolve would leave of the duals of blossoms. */
void cheapest_duals(const struct cheapest *c, wide scale, wide *out)
{
    for (int v = 0; v < c->m->n; v++) {
        out[v] = c->t.y[v];
        for (int node = c->t.up[v]; node != NOBODY; node = c->t.up[node])
            out[v] -= c->t.z[node] / 2;
        out[v] *= scale;
    }
}

struct cheapest *cheapest_of(struct matching *m)
{
    if (!m->kept)
        m->kept = cheapest_make(m, NULL);
    m->kept->m = m->kept->t.m = m;
    return m->kept;
}

wide cheapest_cost(const struct matching *m, const wide *dual)
{
    struct arena_mark mark = arena_mark(m->arena);
    struct matching anew = matching_copy(m, m->arena);

    for (int i = 0; i < m->n; i++)
        anew.mate[i] = NOBODY;
    wide cost = cheapest_make(&anew, dual) ? anew.best : IMPOSSIBLE;
    arena_rewind(m->arena, mark);
    return cost;
}
