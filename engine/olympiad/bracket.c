/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/bracket.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/olympiad/leave.h"
#include "engine/olympiad/table.h"
#include "engine/olympiad/tracing.h"

/* A bracket being paired. */
struct bracket_work {
    const struct bracket *b;
    struct question *q;
    enum step_kind kind; /* of the pairs being made */
    bool *leaves;        /* by vertex */
    struct bracket_outcome out;
};

static struct bracket_work work_begin(const struct bracket *b, struct question *q, struct arena *a)
{
    struct bracket_work w = { .b = b, .q = q, .kind = STEP_FLOATER };
    int n = q->m.n;

    w.leaves = arena_new(a, bool, n);
    w.out.pair = arena_alloc(a, sizeof *w.out.pair, (size_t)(n / 2 + 1));
    w.out.leaver = arena_new(a, int, n);
    return w;
}

/* Pairs two vertices of the question for good if that costs nothing that matters. */
static bool take_pair(void *with, int u, int v)
{
    struct bracket_work *w = with;
    const struct matching *m = &w->q->m;

    if (!question_take(w->q, u, v)) {
        trace_refuse_pair(w->b->trace, m, w->kind, w->leaves, u, v);
        return false;
    }
    trace_take(w->b->trace, m, w->kind, u, v);
    int *pair = w->out.pair[w->out.npair++];
    pair[0] = m->team[u];
    pair[1] = m->team[v];
    return true;
}

/* The first of the vertices from `begin` on, in steps, that meets u. */
static bool take_first(struct bracket_work *w, int u, int begin, int end, int step)
{
    for (int v = begin; v != end; v += step)
        if (!w->q->m.gone[v] && take_pair(w, u, v))
            return true;
    return false;
}

static void pair_by_table(struct bracket_work *w, int begin, int end, struct arena *a)
{
    int *list = arena_new(a, int, end - begin + 1), n = 0;

    w->kind = STEP_TABLE;
    for (int v = begin; v < end; v++)
        if (!w->q->m.gone[v] && !w->leaves[v])
            list[n++] = v;
    table_walk(list, n, take_pair, w, a);
}

static void leave(struct bracket_work *w, int v, enum step_kind kind)
{
    w->leaves[v] = true;
    trace_take(w->b->trace, &w->q->m, kind, v, NOBODY);
}

/* RULE_FLOATER_STAYS, RULE_FLOATER_STAYS_UP: floaters meet the first residents they can; those that cannot leave again.
   How many do. */
static int pair_floaters(struct bracket_work *w)
{
    struct question *q = w->q;
    int left = 0;

    for (int f = 0; f < w->b->nfloater; f++)
        if (!take_first(w, f, w->b->nfloater, q->size, 1)) {
            bool can = leave_take(q, f);
            assert(can);
            (void)can;
            leave(w, f, STEP_FLOATER);
            left++;
        }
    return left;
}

/* RULE_FLOAT_DOWN, RULE_FLOAT_UP, RULE_MUST_FLOAT: the last resident leaves. The question has the level, so that one who could not be
   placed by it stays and the one before is tried: RULE_FLOAT_NEXT_DOWN, RULE_FLOAT_NEXT_UP, RULE_OTHER_FLOATER. */
static void choose_leavers(struct bracket_work *w, int left)
{
    struct question *q = w->q;

    for (int v = q->size - 1; v >= w->b->nfloater && left < q->nleaver; v--) {
        if (q->m.gone[v])
            continue;
        if (leave_take(q, v)) {
            leave(w, v, STEP_LEAVER);
            left++;
        } else {
            trace_refuse_leaver(w->b->trace, &q->m, w->leaves, v);
        }
    }
    assert(left == q->nleaver);
}

struct bracket_outcome bracket_pair(const struct bracket *b, struct arena *a)
{
    struct question q = leave_find(b, a);
    struct bracket_work w = work_begin(b, &q, a);
    struct question stayers;

    trace_group(b->trace, b, &q);
    choose_leavers(&w, pair_floaters(&w));
    if (q.door == NOBODY && q.nleaver > 0) {
        stayers = (struct question){ .m = leave_stayers(b, &q, w.leaves, a) };
        w.q = &stayers;
    }
    pair_by_table(&w, b->nfloater, q.size, a);
    for (int v = 0; v < q.size; v++)
        if (w.leaves[v])
            w.out.leaver[w.out.nleaver++] = question_place(b, v);
    trace_group_end(b->trace, w.leaves);
    return w.out;
}

/* --- the median group ------------------------------------------------------------------------ */

/* Vertices: the floaters from above, the residents, the floaters from below, each list as it is
   given; all costs by colours alone. RULE_LIMITS_LIFTED: a breach costs, but can be made. */
static struct matching median_question(const struct bracket *b, const int *below, int nbelow, struct arena *a)
{
    int n = b->nfloater + b->nresident + nbelow;
    struct matching m = matching_new(&b->roster->graph, n, a);

    for (int v = 0; v < n; v++) {
        m.team[v] = v < n - nbelow ? question_place(b, v) : below[v - (n - nbelow)];
        m.kind[v] = b->roster->colours[m.team[v]];
    }
    for (unsigned char c = 0; c < 4; c++)
        for (unsigned char d = 0; d < 4; d++)
            matching_cost(&m, c, d, roster_legal(c, d) ? 0 : 1);
    return m;
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
    question_suggest_table(m, list, n);
}

struct bracket_outcome bracket_pair_median(const struct bracket *b, const int *below, int nbelow, struct arena *a)
{
    struct question q = { .m = median_question(b, below, nbelow, a), .door = NOBODY };
    struct matching *m = &q.m;
    int begin = b->nfloater, end = m->n - nbelow;

    suggest_median(b, m, nbelow, a);
    bool complete = matching_complete(m, m->n);
    assert(complete);
    (void)complete;
    struct bracket_work w = work_begin(b, &q, a);
    q.breaches = (int)m->best;
    trace_median(b->trace, b, below, nbelow, &q);
    /* `below` has the lowest first, so its highest-ranked floater is the last vertex. */
    for (int f = 0; f < begin; f++)
        if (!take_first(&w, f, begin, end, 1))
            take_first(&w, f, m->n - 1, end - 1, -1);
    for (int f = end; f < m->n; f++)
        if (!m->gone[f])
            take_first(&w, f, end - 1, begin - 1, -1);
    pair_by_table(&w, begin, end, a);
    trace_group_end(b->trace, w.leaves);
    return w.out;
}
