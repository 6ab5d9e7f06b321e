/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/rating_criteria.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/ranking.h"
#include "engine/ranking/ledger.h"
#include "engine/ranking/performance.h"

/* The games of a player that count. Teams have none. */
struct rated_games {
    int *rating, *opponent;
    int n, half; /* half points: a game won is 2, whatever it gives here */
};

static int half_of(const struct ledger *l, const struct entry *e)
{
    enum scored_for outcome = scoring_outcome(l->scoring, e->mp);

    return outcome == FOR_WIN ? 2 : outcome == FOR_DRAW;
}

static struct rated_games games_of(const struct tournament *t, const struct ledger *l, int player, struct arena *a)
{
    struct rated_games g = { arena_new(a, int, l->rounds), arena_new(a, int, l->rounds), 0, 0 };

    for (int round = 1; round <= l->rounds; round++) {
        const struct entry *e = ledger_entry(l, player, round);
        if (!t->players || e->kind != ENTRY_PLAYED || t->team[e->opponent].rating <= 0)
            continue;
        g.opponent[g.n] = e->opponent;
        g.rating[g.n++] = t->team[e->opponent].rating;
        g.half += half_of(l, e);
    }
    return g;
}

/* Half of one up. */
static int mean(const int *value, int n)
{
    int sum = 0;

    for (int i = 0; i < n; i++)
        sum += value[i];
    return n > 0 ? (2 * sum + n) / (2 * n) : VALUE_NONE;
}

static int by_value(const void *a, const void *b)
{
    const int *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* RULE_C07_ARO */
static void averages(const struct tournament *t, int after, int low, int high, int *out, struct arena *a)
{
    const struct ledger l = ledger_load(t, after, a);

    for (int i = 0; i < t->nteam; i++) {
        struct rated_games g = games_of(t, &l, i, a);
        qsort(g.rating, (size_t)g.n, sizeof *g.rating, by_value);
        out[i] = mean(g.rating + (g.n > low ? low : g.n), g.n - low - high);
    }
}

/* RULE_C07_TPR */
static int performance(const struct rated_games *g)
{
    struct performance p = { .games = g->n, .half = g->half };

    for (int i = 0; i < g->n; i++)
        p.sum += g->rating[i];
    return g->n > 0 ? performance_rating(&p) : VALUE_NONE;
}

/* In per cent of a point. */
static int expected(const struct rated_games *g, int own)
{
    int sum = 0;

    for (int i = 0; i < g->n; i++)
        sum += expectation(own - g->rating[i]);
    return sum;
}

/* RULE_C07_PTP: expectation grows with the rating. */
static int perfect(const struct rated_games *g)
{
    enum { PER_HALF = 50, CERTAIN = 800 };
    int lowest, highest;

    if (g->n == 0)
        return VALUE_NONE;
    lowest = highest = g->rating[0];
    for (int i = 1; i < g->n; i++) {
        lowest = g->rating[i] < lowest ? g->rating[i] : lowest;
        highest = g->rating[i] > highest ? g->rating[i] : highest;
    }
    if (g->half == 0)
        return lowest - CERTAIN;
    for (int low = lowest - CERTAIN, high = highest + CERTAIN;;) {
        int middle = low + (high - low) / 2;
        if (low == high)
            return low;
        if (expected(g, middle) >= PER_HALF * g->half)
            high = middle;
        else
            low = middle + 1;
    }
}

static void of_each(const struct tournament *t, int after, int (*value)(const struct rated_games *g), int *out,
                    struct arena *a)
{
    const struct ledger l = ledger_load(t, after, a);

    for (int i = 0; i < t->nteam; i++) {
        struct rated_games g = games_of(t, &l, i, a);
        out[i] = value(&g);
    }
}

/* RULE_C07_APRO: of opponents who have met nobody rated there is none. */
static void of_opponents(const struct tournament *t, int after, int (*value)(const struct rated_games *g), int *out,
                         struct arena *a)
{
    const struct ledger l = ledger_load(t, after, a);
    int *own = arena_new(a, int, t->nteam), *theirs = arena_new(a, int, l.rounds);

    of_each(t, after, value, own, a);
    for (int i = 0; i < t->nteam; i++) {
        int n = 0;
        for (int round = 1; round <= l.rounds; round++) {
            const struct entry *e = ledger_entry(&l, i, round);
            if (e->kind == ENTRY_PLAYED && own[e->opponent] != VALUE_NONE)
                theirs[n++] = own[e->opponent];
        }
        out[i] = mean(theirs, n);
    }
}

#define AVERAGE(name, low, high)                                                \
    void name(const struct tournament *t, int after, int *out, struct arena *a) \
    {                                                                           \
        averages(t, after, low, high, out, a);                                  \
    }
AVERAGE(ratings_average, 0, 0)
AVERAGE(ratings_average_cut_1, 1, 0)
AVERAGE(ratings_average_cut_2, 2, 0)
AVERAGE(ratings_average_median_1, 1, 1)
AVERAGE(ratings_average_median_2, 2, 2)

void ratings_performance(const struct tournament *t, int after, int *out, struct arena *a)
{
    of_each(t, after, performance, out, a);
}

void ratings_perfect(const struct tournament *t, int after, int *out, struct arena *a)
{
    of_each(t, after, perfect, out, a);
}

void ratings_performance_of_opponents(const struct tournament *t, int after, int *out, struct arena *a)
{
    of_opponents(t, after, performance, out, a);
}

void ratings_perfect_of_opponents(const struct tournament *t, int after, int *out, struct arena *a)
{
    of_opponents(t, after, perfect, out, a);
}
