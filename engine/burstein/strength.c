/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/burstein/strength.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/swiss/imaginary.h"

enum { WIN = 2, UNPLAYED = 1, MEDIAN_ROUNDS = 3 };

/* --- points ----------------------------------------------------------------------------------- */

/* RULE_BURSTEIN_IMAGINARY */
int *strength_points(const struct swiss *s, struct arena *a)
{
    return imaginary_points(s, true, a);
}

/* --- strength --------------------------------------------------------------------------------- */

struct strength {
    int sonneborn, buchholz, median, number; /* quarters, halves, halves */
};

/* What a player is worth to opponents: an unplayed round counts as a draw. */
static int adjusted(const struct entrant *e, int imaginary)
{
    int points = imaginary;

    for (int i = 0; i < e->npast; i++)
        points += e->past[i].played ? e->past[i].points : UNPLAYED;
    return points;
}

/* What the opponent of round i was worth. Of an unplayed round it is one who had the same points before it, got what the
   player did not, and drew ever since. */
static int worth(const struct entrant *e, int i, int before, const int *adjusted_of)
{
    const struct past *p = &e->past[i];

    return p->played ? adjusted_of[p->opponent] : before + WIN - p->points + UNPLAYED * (e->npast - 1 - i);
}

static struct strength strength_of(const struct entrant *e, int imaginary, const int *adjusted_of)
{
    struct strength st = { .number = e->number };
    int before = imaginary, most = 0, least = 0;

    for (int i = 0; i < e->npast; i++) {
        int v = worth(e, i, before, adjusted_of);
        most = i == 0 || v > most ? v : most;
        least = i == 0 || v < least ? v : least;
        st.sonneborn += e->past[i].points * v;
        st.buchholz += v;
        before += e->past[i].points;
    }
    st.median = e->npast < MEDIAN_ROUNDS ? 0 : st.buchholz - most - least;
    return st;
}

/* RULE_BURSTEIN_STRENGTH */
static int by_strength(const void *a, const void *b, void *of)
{
    const struct strength *st = of, *x = &st[*(const int *)a], *y = &st[*(const int *)b];

    if (x->sonneborn != y->sonneborn)
        return y->sonneborn - x->sonneborn;
    if (x->buchholz != y->buchholz)
        return y->buchholz - x->buchholz;
    return x->median != y->median ? y->median - x->median : x->number - y->number;
}

int *strength_places(const struct swiss *s, const int *points, struct arena *a)
{
    int *place = arena_new(a, int, s->n), *order = arena_new(a, int, s->n), *worths = arena_new(a, int, s->n);
    struct strength *st = arena_new(a, struct strength, s->n);

    for (int i = 0; i < s->n; i++)
        worths[i] = adjusted(&s->entrant[i], points[i] - s->entrant[i].points);
    for (int i = 0; i < s->n; i++) {
        st[i] = strength_of(&s->entrant[i], points[i] - s->entrant[i].points, worths);
        order[i] = i;
    }
    qsort_r(order, (size_t)s->n, sizeof *order, by_strength, st);
    for (int i = 0; i < s->n; i++)
        place[order[i]] = i;
    return place;
}
