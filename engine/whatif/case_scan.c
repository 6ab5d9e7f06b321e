/* SPDX-License-Identifier: Apache-2.0 */
/* case_scan.c - all cases one after the other. */
#include "engine/whatif/cases.h"

#include <stdlib.h>

#include "engine/base/arena.h"

/* The cases one after the other, and all teams in each of them. */
struct case_scan {
    struct case_set *p;
    long *at;              /* by contender: in its table */
    score *low, *high;     /* by contender, in this case */
    int *by_low, *by_high; /* contenders, the best first */
    int *best, *worst;     /* by contender */
};

static void put_score(struct case_scan *d, int i)
{
    const struct score_bounds *now = &d->p->contender[i].table[d->at[i]];

    d->low[i] = now->low;
    d->high[i] = now->high;
}

static int best_first(const void *a, const void *b, void *by_contender)
{
    const score *key = by_contender;
    const score x = key[*(const int *)a], y = key[*(const int *)b];

    return (x < y) - (x > y);
}

static int *sorted(const struct case_set *p, score *key)
{
    int *order = arena_new(p->a, int, p->n);

    for (int i = 0; i < p->n; i++)
        order[i] = i;
    qsort_r(order, (size_t)p->n, sizeof *order, best_first, key);
    return order;
}

/* In the first case, whose matches all have their first class. */
static struct case_scan line_up(struct case_set *p)
{
    struct case_scan d = { .p = p };

    d.at = arena_new(p->a, long, p->n);
    d.low = arena_new(p->a, score, p->n);
    d.high = arena_new(p->a, score, p->n);
    d.best = arena_new(p->a, int, p->n);
    d.worst = arena_new(p->a, int, p->n);
    for (int i = 0; i < p->n; i++)
        put_score(&d, i);
    d.by_low = sorted(p, d.low);
    d.by_high = sorted(p, d.high);
    return d;
}

/* By insertion: from case to case little changes. */
static void sort_again(int *order, const score *key, int n)
{
    for (int i = 1; i < n; i++) {
        int x = order[i], k = i;
        for (; k > 0 && key[order[k - 1]] < key[x]; k--)
            order[k] = order[k - 1];
        order[k] = x;
    }
}

static struct holder holder_of(const struct case_scan *d, int place)
{
    struct holder h = { 0, 0 };
    struct case_set *p = d->p;

    for (int i = 0; i < p->n; i++) {
        int team = p->contender[i].team;
        if (d->best[i] > place || d->worst[i] < place || !p->w->asked[team])
            continue;
        uint64_t bit = case_set_bit(p, team);
        p->may[place - 1][team] = true;
        h.may |= bit;
        h.sure |= d->best[i] == d->worst[i] && bit != OTHERS ? bit : 0;
    }
    return h;
}

static void record(const struct case_scan *d, long at)
{
    struct case_set *p = d->p;

    for (int i = 0; i < p->n; i++)
        if (p->w->asked[p->contender[i].team])
            case_set_note(p, i, d->best[i], d->worst[i], at, 1);
    for (int place = 1; p->w->by_place && place <= p->w->q->places; place++)
        p->holder[place - 1][at] = case_set_held(p, holder_of(d, place));
}

/* Sets a match to another class. */
static void turn(struct case_scan *d, int g, int digit)
{
    int before = d->p->digit[g];

    d->p->digit[g] = digit;
    for (int i = 0; i < d->p->n; i++) {
        const struct visible *s = &d->p->contender[i].visible[g];
        if (s->n == 0 || s->seen[digit] == s->seen[before])
            continue;
        d->at[i] += (s->seen[digit] - s->seen[before]) * s->stride;
        put_score(d, i);
    }
}

void case_scan_run(struct case_set *p, long ncase)
{
    struct case_scan d = line_up(p);

    for (long i = 0; i < ncase; i++) {
        /* Nobody who is certainly better is behind, nobody who is certainly worse is in front. */
        const struct case_team *contender = d.p->contender;
        int n = d.p->n;

        sort_again(d.by_low, d.low, n);
        sort_again(d.by_high, d.high, n);
        for (int j = 0, k = 0; j < n; j++) {
            int x = d.by_high[j];
            while (k < n && d.low[d.by_low[k]] > d.high[x])
                k++;
            d.best[x] = 1 + contender[x].ahead + k;
        }
        for (int j = 0, k = 0; j < n; j++) {
            int x = d.by_low[j];
            while (k < n && d.high[d.by_high[k]] > d.low[x])
                k++;
            d.worst[x] = 1 + contender[x].ahead + k - (d.high[x] > d.low[x]);
        }
        record(&d, i);
        const struct cases *w = d.p->w;
        int g = w->ngone - 1;

        while (g >= 0 && d.p->digit[g] == w->gone[g].nclass - 1)
            turn(&d, g--, 0);
        if (g >= 0)
            turn(&d, g, d.p->digit[g] + 1);
    }
}
