/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/tournament.h"
#include "engine/graph/matching.h"
#include "engine/graph/search.h"
#include "engine/graph/weighted.h"

enum { MOST = 12, NONE = 1 << 28 };

static unsigned state;

static int roll(int n)
{
    state = state * 1664525u + 1013904223u;
    return (int)((state >> 8) % (unsigned)n);
}

/* A random question: kinds, costs, closed pairs, vertices that are gone. */
struct sample {
    struct graph graph;
    struct matching m;
    bool closed[MOST][MOST];
};

static void close_some(struct sample *s, struct arena *a, int n, int percent)
{
    int *first = arena_new(a, int, n + 1), *list = arena_new(a, int, n *n), count = 0;

    for (int u = 0; u < n; u++)
        for (int v = 0; v < u; v++)
            s->closed[u][v] = s->closed[v][u] = roll(100) < percent;
    for (int u = 0; u < n; u++) {
        first[u] = count;
        for (int v = 0; v < n; v++)
            if (s->closed[u][v])
                list[count++] = v;
    }
    first[n] = count;
    s->graph = (struct graph){ .n = n, .first = first, .closed = list };
    s->graph.bit = count % 2 ? graph_bits(&s->graph, a) : NULL;
}

static void make_sample(struct sample *s, struct arena *a, long most_cost)
{
    int n = 2 + roll(MOST - 1), kinds = 1 + roll(5);

    memset(s, 0, sizeof *s);
    close_some(s, a, n, 10 + roll(75));
    s->m = matching_new(&s->graph, n, a);
    for (int v = 0; v < n; v++) {
        s->m.team[v] = v;
        s->m.kind[v] = (unsigned char)roll(kinds);
    }
    for (int j = 0; j < kinds; j++)
        for (int k = 0; k <= j; k++)
            matching_cost(&s->m, j, k, roll(8) == 0 ? IMPOSSIBLE : roll(2) ? 0 : roll((int)most_cost + 1));
}

/* The least cost of completing the vertices in `mask`, by trying everything. */
static long least(const struct matching *m, unsigned mask, long *known)
{
    if (mask == 0)
        return 0;
    if (known[mask] >= 0)
        return known[mask];
    int u = __builtin_ctz(mask);
    long best = NONE;
    for (int v = u + 1; v < m->n; v++) {
        long cost = mask >> v & 1 ? (long)pairs_cost(m, u, v) : -1;
        if (cost >= 0) {
            long rest = least(m, mask & ~(1u << u) & ~(1u << v), known);
            best = cost + rest < best ? cost + rest : best;
        }
    }
    return known[mask] = best;
}

static long least_of(const struct matching *m, struct arena *a)
{
    unsigned mask = 0;
    long *known = arena_new(a, long, 1u << m->n);

    memset(known, -1, sizeof *known << m->n);
    for (int v = 0; v < m->n; v++)
        if (!m->gone[v])
            mask |= 1u << v;
    return __builtin_popcount(mask) % 2 ? NONE : least(m, mask, known);
}

static void check_pairs(const struct matching *m)
{
    long sum = 0;

    for (int v = 0; v < m->n; v++) {
        if (m->gone[v])
            continue;
        assert_int_not_equal(m->mate[v], NOBODY);
        assert_int_equal(m->mate[m->mate[v]], v);
        assert_true(pairs_cost(m, v, m->mate[v]) >= 0);
        sum += (long)pairs_cost(m, v, m->mate[v]);
    }
    assert_int_equal(sum, 2 * m->best);
}

static void test_closed_pairs_are_looked_up_in_lists_and_bits(void **unused)
{
    struct arena a = { 0 };

    (void)unused;
    state = 1;
    for (int round = 0; round < 200; round++) {
        struct sample s = { 0 };
        close_some(&s, &a, MOST, roll(101));
        s.graph.bit = round % 2 ? graph_bits(&s.graph, &a) : NULL;
        for (int u = 0; u < MOST; u++)
            for (int v = 0; v < MOST; v++)
                if (u != v)
                    assert_int_equal(graph_closed(&s.graph, u, v), s.closed[u][v]);
    }
    arena_free(&a);
}

static void test_a_graph_is_made_of_pairs_in_any_order(void **unused)
{
    (void)unused;
    state = 3;
    for (int round = 0; round < 500; round++) {
        struct arena a = { 0 };
        int pair[2 * MOST][2], n = 2 + roll(MOST - 1), npair = roll(2 * MOST);
        bool closed[MOST][MOST] = { { false } };
        for (int i = 0; i < npair; i++) {
            int u = pair[i][0] = roll(n), v = pair[i][1] = (u + 1 + roll(n - 1)) % n;
            closed[u][v] = closed[v][u] = true;
        }
        struct graph g = graph_make(n, (const int(*)[2])pair, npair, &a);
        for (int bits = 1; bits >= 0; bits--) {
            g.bit = bits ? g.bit : NULL;
            for (int u = 0; u < n; u++)
                for (int v = 0; v < n; v++)
                    assert_int_equal(graph_closed(&g, u, v), closed[u][v]);
        }
        arena_free(&a);
    }
}

static void test_cheapest_completion_equals_trying_everything(void **unused)
{
    (void)unused;
    state = 2;
    for (int round = 0; round < 20000; round++) {
        struct arena a = { 0 };
        struct sample s;
        make_sample(&s, &a, round % 3 ? 1 : 5);
        long want = least_of(&s.m, &a);
        bool found = matching_complete(&s.m, NONE - 1);
        assert_int_equal(found, want < NONE);
        if (found) {
            assert_int_equal(s.m.best, want);
            check_pairs(&s.m);
        }
        arena_free(&a);
    }
}

static void test_a_limit_below_the_cheapest_is_refused(void **unused)
{
    (void)unused;
    state = 3;
    for (int round = 0; round < 3000; round++) {
        struct arena a = { 0 };
        struct sample s;
        make_sample(&s, &a, 3);
        long want = least_of(&s.m, &a);
        if (want < NONE && want > 0) {
            assert_false(matching_complete(&s.m, want - 1));
            assert_true(matching_complete(&s.m, want));
        }
        arena_free(&a);
    }
}

/* Takes pairs in any order until nothing is left; each answer is compared with trying everything. */
static void test_taking_pairs_keeps_the_cheapest(void **unused)
{
    (void)unused;
    state = 4;
    for (int round = 0; round < 4000; round++) {
        struct arena a = { 0 };
        struct sample s;
        make_sample(&s, &a, round % 2 ? 1 : 4);
        if (!matching_complete(&s.m, NONE - 1)) {
            arena_free(&a);
            continue;
        }
        for (int tries = 0; tries < 30; tries++) {
            int u = roll(s.m.n), v = roll(s.m.n);
            if (u == v || s.m.gone[u] || s.m.gone[v])
                continue;
            long cost = (long)pairs_cost(&s.m, u, v), before = (long)s.m.best;
            s.m.gone[u] = s.m.gone[v] = true;
            long rest = least_of(&s.m, &a);
            s.m.gone[u] = s.m.gone[v] = false;
            bool want = cost >= 0 && cost + rest == before;
            assert_int_equal(matching_take(&s.m, u, v), want);
            assert_int_equal(s.m.best, want ? before - cost : before);
            check_pairs(&s.m);
        }
        arena_free(&a);
    }
}

static void test_another_kind_is_accepted_only_at_the_same_cost(void **unused)
{
    (void)unused;
    state = 5;
    for (int round = 0; round < 4000; round++) {
        struct arena a = { 0 };
        struct sample s;
        make_sample(&s, &a, 2);
        int u = roll(s.m.n);
        /* Kind 9 has the pairs of u's kind, but none with the vertices of kind 0. */
        for (int k = 1; k < KINDS_MAX; k++)
            matching_cost(&s.m, 9, k, s.m.cost[s.m.kind[u]][k]);
        matching_cost(&s.m, 9, 9, IMPOSSIBLE);
        if (matching_complete(&s.m, NONE - 1)) {
            unsigned char was = s.m.kind[u];
            s.m.kind[u] = 9;
            bool want = least_of(&s.m, &a) == s.m.best;
            s.m.kind[u] = was;
            assert_int_equal(matching_change_kind(&s.m, u, 9), want);
            check_pairs(&s.m);
        }
        arena_free(&a);
    }
}

static int largest_without(struct sample *s, int left_out, struct arena *a)
{
    struct matching m = s->m;

    m.mate = arena_new(a, int, m.n + 1);
    m.gone = arena_new(a, bool, m.n);
    for (int v = 0; v < m.n; v++) {
        m.mate[v] = NOBODY;
        m.gone[v] = v == left_out;
    }
    return m.n - (left_out != NOBODY) - matching_fill(&m);
}

/* A vertex is reached just if the pairs are no fewer without it; those between and the pieces prove
   that there are no more (Tutte and Berge). */
static void test_reached_vertices_are_those_that_can_be_left_over(void **unused)
{
    int seen = 0;

    (void)unused;
    state = 6;
    for (int round = 0; round < 6000; round++) {
        struct arena a = { 0 };
        struct sample s;
        make_sample(&s, &a, 1);
        if (matching_fill(&s.m) == 1) {
            int pieces, between = 0, full = largest_without(&s, NOBODY, &a);
            bool can[MOST];
            for (int v = 0; v < s.m.n; v++)
                can[v] = largest_without(&s, v, &a) == full;
            search_reach(&s.m, matching_unpaired(&s.m), &pieces);
            for (int v = 0; v < s.m.n; v++) {
                assert_int_equal(search_reached(&s.m, v), can[v]);
                between += search_between(&s.m, v);
            }
            assert_int_equal(pieces, between + 1);
            seen++;
        }
        arena_free(&a);
    }
    assert_true(seen > 500);
}

/* What the dual values say twice the cost of any completion is at least. */
static long value_of(const struct matching *m, const struct dual *d)
{
    long value = 0;

    for (int v = 0; v < m->n; v++)
        value += m->gone[v] ? 0 : d->y[v];
    for (int i = 0; i < d->nset; i++) {
        assert_true(d->set[i].z > 0);
        assert_int_equal(d->set[i].n % 2, 1);
        value -= d->set[i].z * (d->set[i].n / 2);
    }
    return value;
}

static long covered(const struct dual *d, int u, int v)
{
    long sum = d->y[u] + d->y[v];

    for (int i = 0; i < d->nset; i++) {
        int inside = 0;
        for (int k = 0; k < d->set[i].n; k++)
            inside += d->set[i].vertex[k] == u || d->set[i].vertex[k] == v;
        sum -= inside == 2 ? d->set[i].z : 0;
    }
    return sum;
}

static void test_refusals_are_proved_by_dual_values(void **unused)
{
    int refuted = 0;

    (void)unused;
    state = 7;
    for (int round = 0; round < 8000; round++) {
        struct arena a = { 0 }, b = { 0 };
        struct sample s;
        make_sample(&s, &a, 3);
        for (int v = 0; v < s.m.n; v++)
            s.m.gone[v] = roll(8) == 0;
        long want = least_of(&s.m, &a), limit = roll(6);
        struct dual d;
        bool refused = matching_refute(&s.m, limit, &b, &d);
        int alive = 0;
        for (int v = 0; v < s.m.n; v++)
            alive += !s.m.gone[v];
        if (alive % 2 == 0)
            assert_int_equal(refused, want > limit);
        if (refused) {
            refuted++;
            assert_int_equal(value_of(&s.m, &d), 2 * limit + 1);
            for (int u = 0; u < s.m.n; u++)
                for (int v = 0; v < u; v++)
                    if (!s.m.gone[u] && !s.m.gone[v] && pairs_cost(&s.m, u, v) >= 0)
                        assert_true(covered(&d, u, v) <= 2 * pairs_cost(&s.m, u, v));
        }
        arena_free(&a);
        arena_free(&b);
    }
    assert_true(refuted > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_closed_pairs_are_looked_up_in_lists_and_bits),
        cmocka_unit_test(test_a_graph_is_made_of_pairs_in_any_order),
        cmocka_unit_test(test_cheapest_completion_equals_trying_everything),
        cmocka_unit_test(test_a_limit_below_the_cheapest_is_refused),
        cmocka_unit_test(test_taking_pairs_keeps_the_cheapest),
        cmocka_unit_test(test_another_kind_is_accepted_only_at_the_same_cost),
        cmocka_unit_test(test_refusals_are_proved_by_dual_values),
        cmocka_unit_test(test_reached_vertices_are_those_that_can_be_left_over),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
