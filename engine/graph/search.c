/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/graph/search.h"

#include <assert.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/tournament.h"
#include "engine/graph/pairs.h"

/* The blossom algorithm (Edmonds, "Paths, trees, and flowers", Canadian Journal of Mathematics 17, 1965) in the form
   of Gabow ("An efficient implementation of Edmonds' algorithm for maximum matching on graphs", Journal of the ACM 23,
   1976). Outer vertices are joined to the root by a path of even length;
   blossoms are known by the first vertex that is not outer on that path, n for the root's own.
   Vertices not reached yet stand in one list for each kind, so that a vertex meets only those it
   might be paired with; a pair that is closed costs one look. */
struct search {
    bool *outer;
    int *from, *over;   /* label: a vertex (over NOBODY) or the edge that closed a blossom */
    int *first;         /* blossom of an outer vertex, see first_of */
    int *inner_of;      /* the outer vertex that an inner one hangs on, else NOBODY */
    int *next, *before; /* the lists of fresh vertices, heads at n + 1 + kind */
    int *ring;          /* circular list of the members of a blossom */
    int *member;        /* by first: one member, or NOBODY */
    unsigned *has;      /* by first: the kinds of the members */
    int *queue, head, tail;
    int *blossom, nblossom; /* firsts, some of them out of date */
    int *flag, flags;
};

struct search *search_new(int n, struct arena *a)
{
    struct search *s = arena_new(a, struct search, 1);
    int heads = n + 1 + KINDS_MAX;

    s->outer = arena_new(a, bool, n + 1);
    s->from = arena_new(a, int, n + 1);
    s->over = arena_new(a, int, n + 1);
    s->first = arena_new(a, int, n + 1);
    s->inner_of = arena_new(a, int, n + 1);
    s->next = arena_new(a, int, heads);
    s->before = arena_new(a, int, heads);
    s->ring = arena_new(a, int, n + 1);
    s->member = arena_new(a, int, n + 1);
    s->has = arena_new(a, unsigned, n + 1);
    s->queue = arena_new(a, int, n + 1);
    s->blossom = arena_new(a, int, n + 1);
    s->flag = arena_new(a, int, n + 1);
    return s;
}

static void list_insert(struct search *s, int after, int v)
{
    s->next[v] = s->next[after];
    s->before[v] = after;
    s->before[s->next[v]] = v;
    s->next[after] = v;
}

static void list_remove(struct search *s, int v)
{
    s->next[s->before[v]] = s->next[v];
    s->before[s->next[v]] = s->before[v];
}

static int list_head(const struct matching *m, int kind)
{
    return m->n + 1 + kind;
}

/* All vertices fresh: in their lists from first to last, the unpaired ones before the others. */
static void search_begin(struct matching *m)
{
    struct search *s = m->search;

    for (int k = 0; k < KINDS_MAX; k++)
        s->next[list_head(m, k)] = s->before[list_head(m, k)] = list_head(m, k);
    for (int unpaired = 0; unpaired <= 1; unpaired++)
        for (int v = m->n - 1; v >= 0; v--)
            if (!m->gone[v] && (m->mate[v] == NOBODY) == unpaired)
                list_insert(s, list_head(m, m->kind[v]), v);
    memset(s->outer, 0, sizeof *s->outer * (size_t)(m->n + 1));
    memset(s->flag, 0, sizeof *s->flag * (size_t)(m->n + 1));
    for (int v = 0; v <= m->n; v++)
        s->inner_of[v] = s->member[v] = NOBODY;
    s->head = s->tail = s->nblossom = s->flags = 0;
}

static int first_of(struct search *s, int v)
{
    int f = s->first[v];

    while (s->outer[f]) {
        int further = s->first[f];
        if (s->outer[further])
            s->first[f] = s->first[further];
        s->first[v] = further;
        f = further;
    }
    return f;
}

static void add_member(struct matching *m, int first, int v)
{
    struct search *s = m->search;

    if (s->member[first] == NOBODY) {
        s->member[first] = s->ring[v] = v;
        s->has[first] = 0;
    } else {
        s->ring[v] = s->ring[s->member[first]];
        s->ring[s->member[first]] = v;
    }
    s->has[first] |= 1u << m->kind[v];
}

static void make_outer(struct matching *m, int v, int from, int over, int first)
{
    struct search *s = m->search;

    s->outer[v] = true;
    s->from[v] = from;
    s->over[v] = over;
    s->first[v] = first;
    add_member(m, first, v);
    s->queue[s->tail++] = v;
}

/* The blossom above the one whose first vertex is f. */
static int first_above(struct matching *m, int f)
{
    return first_of(m->search, m->search->inner_of[f]);
}

/* Where the paths of two blossoms to the root meet. */
static int meeting(struct matching *m, int r, int q)
{
    struct search *s = m->search;

    s->flags++;
    s->flag[r] = s->flag[q] = s->flags;
    for (;;) {
        if (q != m->n) {
            int swap = r;
            r = q;
            q = swap;
        }
        r = first_above(m, r);
        if (s->flag[r] == s->flags)
            return r;
        s->flag[r] = s->flags;
    }
}

/* The pair x, y of two outer vertices closes a blossom: every inner vertex below the place where
   their paths meet becomes outer. */
static void close_blossom(struct matching *m, int x, int y)
{
    int begin[2] = { first_of(m->search, x), first_of(m->search, y) };
    int meet = meeting(m, begin[0], begin[1]);

    for (int i = 0; i < 2; i++)
        for (int f = begin[i]; f != meet;) {
            int above = first_above(m, f);
            struct search *s = m->search;
            int a = s->member[f], b = s->member[meet];
            int next = s->ring[a];

            s->ring[a] = s->ring[b];
            s->ring[b] = next;
            s->has[meet] |= s->has[f];
            s->member[f] = NOBODY;
            make_outer(m, f, x, y, meet);
            f = above;
        }
}

/* Gives v the partner w and rearranges the path from v to the root. */
static void rearrange(struct matching *m, int v, int w)
{
    struct search *s = m->search;
    int t = m->mate[v];

    m->mate[v] = w;
    if (t == NOBODY || m->mate[t] != v)
        return;
    if (s->over[v] == NOBODY) {
        m->mate[t] = s->from[v];
        rearrange(m, s->from[v], t);
    } else {
        rearrange(m, s->from[v], s->over[v]);
        rearrange(m, s->over[v], s->from[v]);
    }
}

/* Reaches the fresh vertices that may be paired with u. True if one is unpaired: the path to it
   has been turned round and there is a pair more. */
static bool scan_fresh(struct matching *m, int u)
{
    struct search *s = m->search;

    for (unsigned kinds = m->free_with[m->kind[u]]; kinds; kinds &= kinds - 1) {
        int head = list_head(m, __builtin_ctz(kinds));
        for (int v = s->next[head], next; v != head; v = next) {
            next = s->next[v];
            if (pairs_closed(m, u, v))
                continue;
            int w = m->mate[v];
            if (w == NOBODY) {
                m->mate[v] = u;
                rearrange(m, u, v);
                return true;
            }
            list_remove(s, w);
            next = s->next[v];
            list_remove(s, v);
            s->inner_of[v] = u;
            make_outer(m, w, u, NOBODY, v);
            s->blossom[s->nblossom++] = v;
        }
    }
    return false;
}

/* A member of the blossom that may be paired with u, or NOBODY. */
static int neighbour_in(const struct matching *m, int u, int first)
{
    const struct search *s = m->search;
    unsigned with = m->free_with[m->kind[u]];
    int begin = s->member[first], v = begin;

    if (s->has[first] & with)
        do {
            if ((with >> m->kind[v] & 1) && !pairs_closed(m, u, v))
                return v;
            v = s->ring[v];
        } while (v != begin);
    return NOBODY;
}

/* Merges u's blossom with all others that u has a pair in. */
static void scan_blossoms(struct matching *m, int u)
{
    struct search *s = m->search;
    int kept = 0;

    for (int i = 0; i < s->nblossom; i++) {
        int f = s->blossom[i];
        if (s->member[f] == NOBODY)
            continue;
        s->blossom[kept++] = f;
        if (f == first_of(s, u))
            continue;
        int v = neighbour_in(m, u, f);
        if (v != NOBODY)
            close_blossom(m, u, v);
    }
    s->nblossom = kept;
}

/* Searches from the unpaired vertex root; true if there is a pair more. */
bool search_from(struct matching *m, int root)
{
    struct search *s = m->search;

    search_begin(m);
    list_remove(s, root);
    make_outer(m, root, NOBODY, NOBODY, m->n);
    s->blossom[s->nblossom++] = m->n;
    while (s->head < s->tail) {
        int u = s->queue[s->head++];
        if (scan_fresh(m, u))
            return true;
        scan_blossoms(m, u);
    }
    return false;
}

void search_reach(struct matching *m, int root, int *pieces)
{
    assert(m->mate[root] == NOBODY && !m->gone[root]);
    bool larger = search_from(m, root);
    assert(!larger);
    (void)larger;
    if (pieces) {
        *pieces = 0;
        for (int i = 0; i < m->search->nblossom; i++)
            *pieces += m->search->member[m->search->blossom[i]] != NOBODY;
    }
}

bool search_reached(const struct matching *m, int v)
{
    return m->search->outer[v];
}

bool search_between(const struct matching *m, int v)
{
    return !m->search->outer[v] && m->search->inner_of[v] != NOBODY;
}
