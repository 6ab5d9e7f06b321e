/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/determinant.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "teams/lab/random.h"

/* Arithmetic modulo the prime 2^61 - 1. */
static const uint64_t prime = ((uint64_t)1 << 61) - 1;

static uint64_t plus(uint64_t a, uint64_t b)
{
    uint64_t c = a + b;

    return c >= prime ? c - prime : c;
}

static uint64_t minus(uint64_t a, uint64_t b)
{
    return plus(a, prime - b);
}

static uint64_t times(uint64_t a, uint64_t b)
{
    unsigned __int128 c = (unsigned __int128)a * b;

    return plus((uint64_t)(c & prime), (uint64_t)(c >> 61));
}

static uint64_t inverse(uint64_t a)
{
    uint64_t power = 1;

    for (uint64_t e = prime - 2; e; e >>= 1, a = times(a, a))
        if (e & 1)
            power = times(power, a);
    return power;
}

struct tutte tutte_make(int n, struct arena *a)
{
    struct tutte t = { n, arena_new(a, uint64_t, n * n) };
    struct random random = { 1 };

    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++) {
            uint64_t x = random_word(&random) % (prime - 1) + 1;
            t.entry[i * n + k] = x;
            t.entry[k * n + i] = prime - x;
        }
    return t;
}

/* Row operations down to a triangle. A zero column means zero. */
static uint64_t determinant(uint64_t row[][TEAMSET_MAX], int n)
{
    uint64_t *line[TEAMSET_MAX], product = 1;

    for (int i = 0; i < n; i++)
        line[i] = row[i];
    for (int c = 0; c < n; c++) {
        int pivot = c;
        while (pivot < n && line[pivot][c] == 0)
            pivot++;
        if (pivot == n)
            return 0;
        uint64_t *swap = line[c];
        line[c] = line[pivot];
        line[pivot] = swap;
        product = times(product, pivot == c ? line[c][c] : prime - line[c][c]);
        uint64_t by = inverse(line[c][c]);
        for (int i = c + 1; i < n; i++) {
            if (line[i][c] == 0)
                continue;
            uint64_t factor = times(line[i][c], by);
            for (int k = c; k < n; k++)
                line[i][k] = minus(line[i][k], times(factor, line[c][k]));
        }
    }
    return product;
}

/* The determinant of the set at that x. */
static uint64_t value(const struct tutte *t, const teamset *graph, const teamset *cheap, teamset set, uint64_t x)
{
    static uint64_t row[TEAMSET_MAX][TEAMSET_MAX];
    int member[TEAMSET_MAX], n = 0;

    for (teamset s = set; s; s = but_first(s))
        member[n++] = first_of(s);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            int a = member[i], b = member[k];
            uint64_t e = has(graph[a], b) ? t->entry[a * t->n + b] : 0;
            row[i][k] = has(cheap[a], b) ? e : times(e, x);
        }
    return determinant(row, n);
}

bool tutte_completes(const struct tutte *t, const teamset *graph, teamset set)
{
    return size_of(set) % 2 == 0 && value(t, graph, graph, set, 1) != 0;
}

/* The coefficients, lowest first, of the polynomial of degree below n with those values at
   x = 1 ... n: divided differences, then multiplied out. */
static void interpolate(const uint64_t *at, int n, uint64_t *coefficient)
{
    uint64_t newton[TEAMSET_MAX + 1];

    for (int i = 0; i < n; i++)
        newton[i] = at[i];
    for (int d = 1; d < n; d++)
        for (int i = n - 1; i >= d; i--)
            newton[i] = times(minus(newton[i], newton[i - 1]), inverse((uint64_t)d));
    for (int i = 0; i < n; i++)
        coefficient[i] = 0;
    for (int i = n - 1; i >= 0; i--) {
        for (int k = n - 1; k > 0; k--)
            coefficient[k] = minus(coefficient[k - 1], times(coefficient[k], (uint64_t)(i + 1)));
        coefficient[0] = minus(newton[i], times(coefficient[0], (uint64_t)(i + 1)));
    }
}

int tutte_fewest(const struct tutte *t, const teamset *graph, const teamset *cheap, teamset set)
{
    uint64_t at[TEAMSET_MAX + 1], coefficient[TEAMSET_MAX + 1];
    int n = size_of(set) + 1, lowest = 0;

    for (int i = 0; i < n; i++)
        at[i] = value(t, graph, cheap, set, (uint64_t)(i + 1));
    interpolate(at, n, coefficient);
    while (lowest < n && coefficient[lowest] == 0)
        lowest++;
    assert(lowest < n && lowest % 2 == 0);
    return lowest / 2;
}
