/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/graph/tree.h"

#include "engine/base/arena.h"
#include "engine/base/tournament.h"
#include "engine/graph/pairs.h"

wide tree_slack(const struct tree *t, int u, int v)
{
    wide cost = pairs_cost(t->m, u, v);

    return cost < 0 ? WIDE_FAR : 2 * cost - t->y[u] - t->y[v];
}

static bool is_blossom(const struct tree *t, int node)
{
    return node >= t->n;
}

bool tree_stands_alone(const struct tree *t, int node)
{
    return t->up[node] == NOBODY;
}

/* The vertices of a node, in `t->stack`; how many. */
int tree_leaves(struct tree *t, int node)
{
    int count = 0, pending = 2 * t->n;
    int *list = t->stack;

    /* Nodes to open wait at the far end of the same array. */
    list[--pending] = node;
    while (pending < 2 * t->n) {
        int x = list[pending++];
        if (!is_blossom(t, x)) {
            list[count++] = x;
            continue;
        }
        const struct blossom *b = &t->blossom[x];
        for (int i = b->nchild - 1; i >= 0; i--)
            list[--pending] = b->child[i];
    }
    return count;
}

static void set_top(struct tree *t, int node, int top)
{
    int count = tree_leaves(t, node);

    for (int i = 0; i < count; i++)
        t->top[t->stack[i]] = top;
}

/* --- nearest outer vertices ------------------------------------------------------------------ */

static bool is_outer(const struct tree *t, int v)
{
    return t->label[t->top[v]] == OUTER;
}

wide tree_gap(const struct tree *t, int v)
{
    return t->far[v] - t->y[t->near[v]] - t->y[v];
}

/* None is nearer than one without any slack. */
static void look(struct tree *t, int u, int v)
{
    wide gap = t->near[v] == NOBODY ? WIDE_FAR : tree_gap(t, v);
    wide slack = gap == 0 ? WIDE_FAR : tree_slack(t, u, v);

    if (slack >= gap)
        return;
    t->near[v] = u;
    t->far[v] = slack + t->y[u] + t->y[v];
}

static void scan_node(struct tree *t, int node)
{
    int count = tree_leaves(t, node);

    for (int i = 0; i < count; i++) {
        /* The vertex u has become outer: who is nearer to it now? */
        int u = t->stack[i];
        for (int v = 0; v < t->n; v++)
            if (!t->m->gone[v] && t->top[v] != t->top[u])
                look(t, u, v);
    }
}

bool tree_near_is_inside(const struct tree *t, int v)
{
    return t->near[v] != NOBODY && t->top[t->near[v]] == t->top[v];
}

int tree_near(struct tree *t, int v)
{
    if (tree_near_is_inside(t, v)) {
        t->near[v] = NOBODY;
        for (int u = 0; u < t->n; u++)
            if (!t->m->gone[u] && is_outer(t, u) && t->top[u] != t->top[v])
                look(t, u, v);
    }
    return t->near[v];
}

/* --- the tree -------------------------------------------------------------------------------- */

static void reach_outer(struct tree *t, int node)
{
    t->label[node] = OUTER;
    scan_node(t, node);
}

static void set_inner(struct tree *t, int node, int u, int v)
{
    t->label[node] = INNER;
    t->entry[node][0] = u;
    t->entry[node][1] = v;
}

/* The free node of v is reached from the outer vertex u; its partner's node becomes outer. */
void tree_reach(struct tree *t, int u, int v)
{
    int node = t->top[v];

    set_inner(t, node, u, v);
    reach_outer(t, t->top[t->m->mate[t->base[node]]]);
}

/* The next outer node towards the root, NOBODY at the root. */
static int outer_above(const struct tree *t, int node)
{
    int partner = t->m->mate[t->base[node]];

    return partner == NOBODY ? NOBODY : t->top[t->entry[t->top[partner]][0]];
}

static int common_above(const struct tree *t, int a, int b)
{
    for (int x = a; x != NOBODY; x = outer_above(t, x))
        t->seen[x] = true;
    int meet = b;
    while (!t->seen[meet])
        meet = outer_above(t, meet);
    for (int x = a; x != NOBODY; x = outer_above(t, x))
        t->seen[x] = false;
    return meet;
}

static int steps_to(const struct tree *t, int node, int meet)
{
    int steps = 0;

    for (; node != meet; node = outer_above(t, node))
        steps += 2;
    return steps;
}

static void set_edge(struct blossom *b, int i, int from, int to)
{
    b->edge[i][0] = from;
    b->edge[i][1] = to;
}

/* Children and edges of the new blossom: from `meet` down to u's node, over the pair u-v, and from
   v's node up to `meet` again. */
static void lay_cycle(struct tree *t, struct blossom *b, int u, int v, int meet)
{
    const int *mate = t->m->mate;
    int i = steps_to(t, t->top[u], meet);

    b->child[0] = meet;
    set_edge(b, i, u, v);
    for (int x = t->top[u], at = i; x != meet; at -= 2) {
        int partner = mate[t->base[x]], inner = t->top[partner];
        b->child[at] = x;
        b->child[at - 1] = inner;
        set_edge(b, at - 1, partner, t->base[x]);
        set_edge(b, at - 2, t->entry[inner][0], t->entry[inner][1]);
        x = t->top[t->entry[inner][0]];
    }
    for (int x = t->top[v], at = i + 1; x != meet; at += 2) {
        int partner = mate[t->base[x]], inner = t->top[partner];
        b->child[at] = x;
        b->child[at + 1] = inner;
        set_edge(b, at, t->base[x], partner);
        set_edge(b, at + 1, t->entry[inner][1], t->entry[inner][0]);
        x = t->top[t->entry[inner][0]];
    }
}

void tree_close(struct tree *t, int u, int v)
{
    int meet = common_above(t, t->top[u], t->top[v]);
    int size = steps_to(t, t->top[u], meet) + steps_to(t, t->top[v], meet) + 1;
    int node = t->spare[--t->nspare];
    struct blossom *b = &t->blossom[node];

    b->nchild = size;
    b->child = arena_new(t->m->arena, int, size);
    b->edge = arena_alloc(t->m->arena, sizeof *b->edge, (size_t)size);
    lay_cycle(t, b, u, v, meet);
    t->base[node] = t->base[meet];
    t->label[node] = OUTER;
    t->up[node] = NOBODY;
    t->z[node] = 0;
    for (int i = 0; i < size; i++)
        t->up[b->child[i]] = node;
    set_top(t, node, node);
    for (int i = 0; i < size; i++)
        if (t->label[b->child[i]] == INNER)
            scan_node(t, b->child[i]);
}

/* --- changing pairs -------------------------------------------------------------------------- */

static int child_of(const struct tree *t, int node, int v)
{
    int x = v;

    while (t->up[x] != node)
        x = t->up[x];
    return x;
}

static int index_of(const struct blossom *b, int child)
{
    int i = 0;

    while (b->child[i] != child)
        i++;
    return i;
}

static void rebase(struct tree *t, int node, int v);

static void rotate(struct tree *t, struct blossom *b, int first)
{
    struct arena_mark mark = arena_mark(t->m->arena);
    struct blossom old = { arena_grow(t->m->arena, b->child, sizeof *b->child, (size_t)b->nchild, (size_t)b->nchild),
                           arena_grow(t->m->arena, b->edge, sizeof *b->edge, (size_t)b->nchild, (size_t)b->nchild),
                           b->nchild };

    for (int i = 0; i < b->nchild; i++) {
        int from = (first + i) % b->nchild;
        b->child[i] = old.child[from];
        set_edge(b, i, old.edge[from][0], old.edge[from][1]);
    }
    arena_rewind(t->m->arena, mark);
}

/* Makes v the vertex of the node that is paired outside; pairs the rest of it anew. */
static void rebase(struct tree *t, int node, int v)
{
    t->base[node] = v;
    if (!is_blossom(t, node))
        return;
    struct blossom *b = &t->blossom[node];
    int child = child_of(t, node, v);
    rebase(t, child, v);
    rotate(t, b, index_of(b, child));
    for (int i = 1; i < b->nchild; i += 2) {
        int p = b->edge[i][0], q = b->edge[i][1];
        rebase(t, b->child[i], p);
        rebase(t, b->child[i + 1], q);
        t->m->mate[p] = q;
        t->m->mate[q] = p;
    }
}

/* The outer vertex u is paired with the unpaired v; the path from u to the root turns round. */
void tree_turn(struct tree *t, int u, int v)
{
    int *mate = t->m->mate;

    rebase(t, t->top[v], v);
    for (;;) {
        int node = t->top[u], partner = mate[t->base[node]];
        rebase(t, node, u);
        mate[u] = v;
        mate[v] = u;
        if (partner == NOBODY)
            return;
        int inner = t->top[partner];
        u = t->entry[inner][0];
        v = t->entry[inner][1];
        rebase(t, inner, v);
    }
}

/* --- opening blossoms ------------------------------------------------------------------------ */

/* The children stand alone again and the node is spare. Gives what it was made of. */
static struct blossom release(struct tree *t, int node)
{
    struct blossom b = t->blossom[node];

    for (int i = 0; i < b.nchild; i++) {
        t->up[b.child[i]] = NOBODY;
        t->label[b.child[i]] = FREE;
        set_top(t, b.child[i], b.child[i]);
    }
    t->label[node] = FREE;
    t->blossom[node].nchild = 0;
    t->spare[t->nspare++] = node;
    return b;
}

/* An inner blossom whose dual has come down to 0: the even way from where it was entered to its
   base stays in the tree. */
void tree_open(struct tree *t, int node)
{
    int u = t->entry[node][0], v = t->entry[node][1];
    int entered = child_of(t, node, v);
    struct blossom b = release(t, node);
    int at = index_of(&b, entered);
    int step = at % 2 ? 1 : -1; /* children 1-2, 3-4 ... are paired with each other */

    while (at % b.nchild != 0) {
        int outer = at + step;
        int onward = step > 0 ? outer : outer - 1;
        set_inner(t, b.child[at], u, v);
        reach_outer(t, b.child[outer]);
        u = b.edge[onward][step < 0];
        v = b.edge[onward][step > 0];
        at = outer + step;
    }
    set_inner(t, b.child[0], u, v);
}

void tree_dissolve(struct tree *t, int node)
{
    int base = t->base[node], outside = t->m->mate[base], count = tree_leaves(t, node);

    for (int i = 0; i < count; i++)
        t->y[t->stack[i]] -= t->z[node] / 2;
    t->grown -= t->z[node] / 2;
    if (t->z[node] > 0 && outside != NOBODY)
        t->m->mate[base] = t->m->mate[outside] = NOBODY;
    t->z[node] = 0;
    release(t, node);
}

/* At the end of a stage blossoms without a dual have no meaning. */
void tree_open_empty(struct tree *t)
{
    for (bool again = true; again;) {
        again = false;
        for (int node = t->n; node < 2 * t->n; node++)
            if (t->blossom[node].nchild && tree_stands_alone(t, node) && t->z[node] == 0) {
                release(t, node);
                again = true;
            }
    }
}

/* --- beginning ------------------------------------------------------------------------------- */

void tree_plant(struct tree *t, int root)
{
    for (int node = 0; node < 2 * t->n; node++)
        t->label[node] = FREE;
    for (int v = 0; v < t->n; v++)
        t->near[v] = NOBODY;
    reach_outer(t, t->top[root]);
}

struct tree tree_new(struct matching *m, wide limit)
{
    size_t n = (size_t)m->n;
    struct arena *a = m->arena;
    struct tree t = { .m = m, .n = m->n, .limit = limit };

    t.y = arena_new(a, wide, n);
    t.z = arena_new(a, wide, 2 * n);
    t.top = arena_new(a, int, n);
    t.up = arena_new(a, int, 2 * n);
    t.base = arena_new(a, int, 2 * n);
    t.label = arena_new(a, enum label, 2 * n);
    t.entry = arena_alloc(a, sizeof *t.entry, 2 * n);
    t.near = arena_new(a, int, n);
    t.far = arena_new(a, wide, n);
    t.blossom = arena_new(a, struct blossom, 2 * n);
    t.spare = arena_new(a, int, n);
    t.seen = arena_new(a, bool, 2 * n);
    t.stack = arena_new(a, int, 2 * n + 1);
    for (int node = 0; node < 2 * t.n; node++) {
        t.up[node] = NOBODY;
        t.base[node] = node;
        if (node < t.n)
            t.top[node] = node;
        else
            t.spare[t.nspare++] = 3 * t.n - 1 - node;
    }
    return t;
}
