#include "engine/bracket.h"

#include <assert.h>

#include "engine/arena.h"
#include "engine/level.h"
#include "engine/table.h"

bool bracket_legal(unsigned char colours_a, unsigned char colours_b)
{
    return (colours_a & 1 && colours_b & 2) || (colours_a & 2 && colours_b & 1);
}

/* A bracket being paired. */
struct work {
    const struct bracket *b;
    struct matching *m;
    struct bracket_outcome out;
};

static struct work work_begin(const struct bracket *b, struct matching *m, struct arena *a)
{
    struct work w = { b, m, { 0 } };

    w.out.pair = arena_alloc(a, sizeof *w.out.pair, (size_t)(m->n / 2 + 1));
    w.out.leaver = arena_new(a, int, m->n);
    return w;
}

/* Pairs two vertices of the question for good if that costs nothing that matters. */
static bool take(void *with, int u, int v)
{
    struct work *w = with;

    if (!matching_take(w->m, u, v))
        return false;
    int *pair = w->out.pair[w->out.npair++];
    pair[0] = w->m->team[u];
    pair[1] = w->m->team[v];
    return true;
}

/* The first of the vertices from `begin` on, in steps, that meets u. */
static bool take_first(struct work *w, int u, int begin, int end, int step)
{
    for (int v = begin; v != end; v += step)
        if (!w->m->gone[v] && take(w, u, v))
            return true;
    return false;
}

static void pair_by_table(struct work *w, int begin, int end, const bool *leaves, struct arena *a)
{
    int *list = arena_new(a, int, end - begin + 1), n = 0;

    for (int v = begin; v < end; v++)
        if (!w->m->gone[v] && !(leaves && leaves[v]))
            list[n++] = v;
    table_walk(list, n, take, w, a);
}

/* Floaters meet the first residents they can; those that cannot leave again. */
static int pair_floaters(struct work *w, struct question *q, bool *leaves)
{
    int left = 0;

    for (int f = 0; f < w->b->nfloater; f++)
        if (!take_first(w, f, w->b->nfloater, q->size, 1)) {
            leaves[f] = level_leave(q, f);
            assert(leaves[f]);
            left++;
        }
    return left;
}

static void choose_leavers(const struct bracket *b, struct question *q, int left, bool *leaves)
{
    for (int v = q->size - 1; v >= b->nfloater && left < q->nleaver; v--)
        if (!q->m.gone[v]) {
            leaves[v] = level_leave(q, v);
            left += leaves[v];
        }
    assert(left == q->nleaver);
}

struct bracket_outcome bracket_pair(const struct bracket *b, struct arena *a)
{
    struct question q = level_find(b, a);
    bool *leaves = arena_new(a, bool, q.size);
    struct work w = work_begin(b, &q.m, a);
    struct matching stayers;

    int left = pair_floaters(&w, &q, leaves);
    choose_leavers(b, &q, left, leaves);
    if (q.door == NOBODY && q.nleaver > 0) {
        stayers = level_stayers(b, &q, leaves, a);
        w.m = &stayers;
    }
    pair_by_table(&w, b->nfloater, q.size, leaves, a);
    for (int v = 0; v < q.size; v++)
        if (leaves[v])
            w.out.leaver[w.out.nleaver++] = question_place(b, v);
    return w.out;
}

/* --- the median group ------------------------------------------------------------------------ */

/* Vertices: the floaters from above, the residents, the floaters from below, each list as it is
   given; all costs by colours alone. */
static struct matching median_question(const struct bracket *b, const int *below, int nbelow,
                                       struct arena *a)
{
    int n = b->nfloater + b->nresident + nbelow;
    struct matching m = matching_new(&b->roster->graph, n, a);

    for (int v = 0; v < n; v++) {
        m.team[v] = v < n - nbelow ? question_place(b, v) : below[v - (n - nbelow)];
        m.kind[v] = b->roster->colours[m.team[v]];
    }
    for (unsigned char c = 0; c < 4; c++)
        for (unsigned char d = 0; d < 4; d++)
            matching_cost(&m, c, d, bracket_legal(c, d) ? 0 : 1);
    return m;
}

static bool suggest(void *m, int u, int v)
{
    return matching_suggest(m, u, v);
}

static void suggest_first(struct matching *m, int u, int begin, int end, int step)
{
    for (int v = begin; v != end && m->mate[u] == NOBODY; v += step)
        matching_suggest(m, u, v);
}

/* A head start: the pairs that the rules try first. */
static void suggest_median(const struct bracket *b, struct matching *m, int nbelow, struct arena *a)
{
    int begin = b->nfloater, end = m->n - nbelow, n = 0;
    int *list = arena_new(a, int, m->n + 1);

    for (int f = 0; f < begin; f++)
        suggest_first(m, f, begin, end, 1);
    for (int f = end; f < m->n; f++)
        suggest_first(m, f, end - 1, begin - 1, -1);
    for (int v = begin; v < end; v++)
        if (m->mate[v] == NOBODY)
            list[n++] = v;
    table_walk(list, n, suggest, m, a);
}

struct bracket_outcome bracket_pair_median(const struct bracket *b, const int *below, int nbelow,
                                           struct arena *a)
{
    struct matching m = median_question(b, below, nbelow, a);
    struct work w = work_begin(b, &m, a);
    int begin = b->nfloater, end = m.n - nbelow;

    suggest_median(b, &m, nbelow, a);
    bool complete = matching_complete(&m, m.n);
    assert(complete);
    (void)complete;
    /* `below` has the lowest first, so its highest-ranked floater is the last vertex. */
    for (int f = 0; f < begin; f++)
        if (!take_first(&w, f, begin, end, 1))
            take_first(&w, f, m.n - 1, end - 1, -1);
    for (int f = end; f < m.n; f++)
        if (!m.gone[f])
            take_first(&w, f, end - 1, begin - 1, -1);
    pair_by_table(&w, begin, end, NULL, a);
    return w.out;
}
