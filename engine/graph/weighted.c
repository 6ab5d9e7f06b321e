/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/graph/weighted.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/base/tournament.h"
#include "engine/graph/pairs.h"
#include "engine/graph/tree.h"

/* --- the duals ------------------------------------------------------------------------------- */

enum step_kind { STUCK, GROW, CLOSE, OPEN };

struct step {
    wide by;
    enum step_kind what;
    int u, v, node;
};

static void offer(struct step *best, wide by, enum step_kind what, int u, int v, int node)
{
    if (best->what == STUCK || by < best->by)
        *best = (struct step){ by, what, u, v, node };
}

static void offer_near(struct tree *t, int v, struct step *best)
{
    wide s = tree_gap(t, v);

    if (t->label[t->top[v]] == FREE)
        offer(best, s, GROW, t->near[v], v, NOBODY);
    else
        offer(best, s / 2, CLOSE, t->near[v], v, NOBODY);
}

/* How far the duals may move until something happens, and what. No outer vertex of another node is nearer
   than one that was the nearest before it came into the vertex's own node, so only the few that could still be
   first are looked for anew. */
static struct step next_step(struct tree *t)
{
    struct step best = { .what = STUCK };

    for (int v = 0; v < t->n; v++)
        if (!t->m->gone[v] && t->label[t->top[v]] != INNER && t->near[v] != NOBODY && !tree_near_is_inside(t, v)) {
            offer_near(t, v, &best);
            if (best.by == 0)
                return best;
        }
    for (int v = 0; v < t->n; v++) {
        if (t->m->gone[v] || t->label[t->top[v]] != OUTER || !tree_near_is_inside(t, v))
            continue;
        bool may_be_first = best.what == STUCK || tree_gap(t, v) / 2 < best.by;
        if (may_be_first && tree_near(t, v) != NOBODY)
            offer_near(t, v, &best);
    }
    for (int node = t->n; node < 2 * t->n; node++)
        if (t->blossom[node].nchild && tree_stands_alone(t, node) && t->label[node] == INNER)
            offer(&best, t->z[node] / 2, OPEN, NOBODY, NOBODY, node);
    return best;
}

static void move_duals(struct tree *t, wide by)
{
    static const int sign[] = { [FREE] = 0, [OUTER] = 1, [INNER] = -1 };

    if (by == 0)
        return;
    for (int v = 0; v < t->n; v++)
        t->y[v] += sign[t->label[t->top[v]]] * by;
    for (int node = t->n; node < 2 * t->n; node++)
        if (t->blossom[node].nchild && tree_stands_alone(t, node))
            t->z[node] += 2 * sign[t->label[node]] * by;
    t->grown += by;
}

/* --- stages ---------------------------------------------------------------------------------- */

/* Grows a tree from root until it reaches an unpaired vertex. False if it cannot or may not. */
static bool stage(struct tree *t, int root)
{
    tree_plant(t, root);
    for (;;) {
        struct step next = next_step(t);
        if (next.what == STUCK || t->grown + next.by > 2 * t->limit)
            return false;
        move_duals(t, next.by);
        if (next.what == CLOSE) {
            tree_close(t, next.u, next.v);
        } else if (next.what == OPEN) {
            tree_open(t, next.node);
        } else if (t->m->mate[t->base[t->top[next.v]]] == NOBODY) {
            tree_turn(t, next.u, next.v);
            tree_open_empty(t);
            return true;
        } else {
            tree_reach(t, next.u, next.v);
        }
    }
}

bool weighted_stages(struct tree *t)
{
    for (int v = 0; v < t->n; v++)
        if (!t->m->gone[v] && t->m->mate[v] == NOBODY && !stage(t, v))
            return false;
    return true;
}

bool weighted_complete(struct matching *m, wide limit)
{
    struct arena_mark mark = arena_mark(m->arena);
    struct tree t = tree_new(m, limit);
    bool complete = weighted_stages(&t);

    assert(!complete || t.grown % 2 == 0);
    m->best = t.grown / 2;
    arena_rewind(m->arena, mark);
    return complete;
}

static struct dual_set set_of(struct tree *t, int node, struct arena *a)
{
    struct dual_set s = { NULL, tree_leaves(t, node), (long)t->z[node] };

    s.vertex = arena_grow(a, t->stack, sizeof *t->stack, (size_t)s.n, (size_t)s.n);
    return s;
}

bool weighted_refute(struct matching *m, long limit, struct arena *a, struct dual *out)
{
    struct arena_mark mark = arena_mark(m->arena);
    struct tree t = tree_new(m, limit);
    bool refuted = !weighted_stages(&t);

    if (refuted) {
        /* Where the tree is stuck, or could grow only beyond the limit, its duals may move on. */
        move_duals(&t, 2 * limit + 1 - t.grown);
        *out = (struct dual){ arena_new(a, long, t.n), arena_new(a, struct dual_set, t.n), 0 };
        for (int v = 0; v < t.n; v++)
            out->y[v] = (long)t.y[v];
        for (int node = t.n; node < 2 * t.n; node++)
            if (t.blossom[node].nchild && t.z[node] > 0)
                out->set[out->nset++] = set_of(&t, node, a);
    }
    arena_rewind(m->arena, mark);
    return refuted;
}
