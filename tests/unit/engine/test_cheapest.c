/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/tournament.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/pairs.h"
#include "engine/graph/matching.h"

enum { MOST = 12 };

static const wide none = WIDE_FAR;
static unsigned state;

static int roll(int n)
{
    state = state * 1664525u + 1013904223u;
    return (int)((state >> 8) % (unsigned)n);
}

/* Prices that no kinds could tell, with a weight that no long could hold. */
struct sample {
    wide price[MOST][MOST];
    struct matching m;
    wide known[1 << MOST];
};

static wide price_of(const struct matching *m, int u, int v)
{
    const struct sample *s = m->prices;

    return s->price[u][v];
}

static void set_price(struct sample *s, int u, int v, wide price)
{
    s->price[u][v] = s->price[v][u] = price;
}

static void make_sample(struct sample *s, struct arena *a)
{
    int n = 2 + 2 * roll(MOST / 2), closed = roll(70), most = 1 + roll(4);
    static const struct graph open;

    memset(s, 0, sizeof *s);
    for (int u = 0; u < n; u++)
        for (int v = 0; v < u; v++)
            set_price(s, u, v, roll(100) < closed ? IMPOSSIBLE : ((wide)roll(most) << 80) + roll(most));
    s->m = matching_new(&open, n, a);
    s->m.price = price_of;
    s->m.prices = s;
}

static wide least(struct sample *s, unsigned mask)
{
    if (mask == 0)
        return 0;
    if (s->known[mask] >= 0)
        return s->known[mask];
    int u = __builtin_ctz(mask);
    wide best = none;
    for (int v = u + 1; v < s->m.n; v++)
        if (mask >> v & 1 && s->price[u][v] >= 0) {
            wide all = s->price[u][v] + least(s, mask & ~(1u << u) & ~(1u << v));
            best = all < best ? all : best;
        }
    return s->known[mask] = best;
}

static wide least_of(struct sample *s)
{
    unsigned mask = 0;

    memset(s->known, -1, sizeof s->known);
    for (int v = 0; v < s->m.n; v++)
        if (!s->m.gone[v])
            mask |= 1u << v;
    wide found = least(s, mask);
    return found < none ? found : none;
}

static void check_pairs(const struct sample *s)
{
    const struct matching *m = &s->m;
    wide sum = 0;

    for (int v = 0; v < m->n; v++) {
        if (m->gone[v])
            continue;
        assert_int_not_equal(m->mate[v], NOBODY);
        assert_int_equal(m->mate[m->mate[v]], v);
        assert_true(s->price[v][m->mate[v]] >= 0);
        sum += s->price[v][m->mate[v]];
    }
    assert_true(sum == 2 * m->best);
}

/* Values that are too high for no pair. */
static wide *some_duals(const struct sample *s, struct arena *a)
{
    wide *y = arena_new(a, wide, s->m.n);

    for (int v = 0; v < s->m.n; v++)
        y[v] = v ? -roll(5) : 0;
    for (int v = 1; v < s->m.n; v++)
        y[0] = s->price[0][v] >= 0 && 2 * s->price[0][v] - y[v] < y[0] ? 2 * s->price[0][v] - y[v] : y[0];
    return y;
}

static wide or_impossible(wide cost)
{
    return cost < none ? cost : IMPOSSIBLE;
}

/* A pair is taken if it still costs as little, and not otherwise; what the others cost without it can be asked before. */
static void take_some(struct sample *s, struct cheapest *c)
{
    int u = roll(s->m.n), v = roll(s->m.n);

    if (u == v || s->m.gone[u] || s->m.gone[v])
        return;
    wide best = s->m.best, price = s->price[u][v];
    s->m.gone[u] = s->m.gone[v] = true;
    wide rest = least_of(s);
    bool want = price >= 0 && price + rest == best;
    s->m.gone[u] = s->m.gone[v] = false;
    assert_true(cheapest_rest(c, u, v) == or_impossible(rest));
    assert_int_equal(cheapest_take(c, u, v), want);
    assert_true(s->m.best == best - (want ? price : 0));
}

/* The same for the first of several. */
static void take_first(struct sample *s, struct cheapest *c)
{
    int n = s->m.n, u = roll(n), step = roll(2) ? 1 : -1, from = step > 0 ? 0 : n - 1, want = NOBODY;
    wide best = s->m.best;

    if (s->m.gone[u])
        return;
    for (int v = from; v >= 0 && v < n && want == NOBODY; v += step) {
        if (v == u || s->m.gone[v] || s->price[u][v] < 0)
            continue;
        s->m.gone[u] = s->m.gone[v] = true;
        want = s->price[u][v] + least_of(s) == best ? v : NOBODY;
        s->m.gone[u] = s->m.gone[v] = false;
    }
    assert_int_equal(cheapest_take_first(c, u, from, step > 0 ? n : -1, step), want);
    assert_true(s->m.gone[u] && s->m.gone[want]);
}

/* Prices of one vertex are raised: they stay so if that costs nothing. */
static void raise_some(struct sample *s, struct cheapest *c)
{
    wide old[MOST], best = s->m.best;
    int v = roll(s->m.n);

    if (s->m.gone[v])
        return;
    memcpy(old, s->price[v], sizeof old);
    for (int u = 0; u < s->m.n; u++)
        if (u != v && old[u] >= 0 && roll(2))
            set_price(s, u, v, roll(2) ? IMPOSSIBLE : old[u] + roll(3));
    wide cost = least_of(s);
    bool want = cost == best;
    assert_int_equal(cheapest_still(c, v), want);
    assert_true(want || cheapest_raised(c, v) == or_impossible(cost));
    for (int u = 0; u < s->m.n && !want; u++)
        if (u != v)
            set_price(s, u, v, old[u]);
}

static void test_what_is_taken_stays_the_cheapest(void **unused)
{
    static struct sample s;
    int completed = 0;

    (void)unused;
    state = 7;
    for (int round = 0; round < 6000; round++) {
        struct arena a = { 0 };
        make_sample(&s, &a);
        wide want = least_of(&s);
        struct cheapest *c = cheapest_make(&s.m, round % 2 ? some_duals(&s, &a) : NULL);
        assert_int_equal(c != NULL, want < none);
        completed += c != NULL;
        for (int i = 0; c && i < 3 * s.m.n; i++) {
            check_pairs(&s);
            assert_true(s.m.best == least_of(&s));
            (roll(3) ? roll(2) ? take_first : take_some : raise_some)(&s, c);
        }
        arena_free(&a);
    }
    assert_true(completed > 2000);
}

static void test_a_head_start_that_costs_nothing_is_kept(void **unused)
{
    static struct sample s;
    struct arena a = { 0 };

    (void)unused;
    state = 8;
    make_sample(&s, &a);
    s.m = matching_new(s.m.graph, 6, &a);
    s.m.price = price_of;
    s.m.prices = &s;
    for (int u = 0; u < 6; u++)
        for (int v = 0; v < u; v++)
            set_price(&s, u, v, 0);
    for (int v = 0; v < 6; v++)
        s.m.mate[v] = v < 3 ? v + 3 : v - 3;
    assert_non_null(cheapest_make(&s.m, NULL));
    for (int v = 0; v < 3; v++)
        assert_int_equal(s.m.mate[v], v + 3);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_taken_stays_the_cheapest),
        cmocka_unit_test(test_a_head_start_that_costs_nothing_is_kept),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
