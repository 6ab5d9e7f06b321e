#include "engine/burstein/strength.h"

#include <stdlib.h>

#include "engine/base/arena.h"

enum { WIN = 2, UNPLAYED = 1, IMAGINARY = 2, IMAGINARY_ROUNDS = 2, MEDIAN_ROUNDS = 3 };

/* --- points ----------------------------------------------------------------------------------- */

static int by_number(const void *a, const void *b, void *of)
{
    const struct swiss *s = of;

    return s->entrant[*(const int *)a].number - s->entrant[*(const int *)b].number;
}

/* RULE_BURSTEIN_IMAGINARY: the upper half of the list of round 1; of an odd one the smaller half. */
static void add_imaginary(const struct swiss *s, int *points, struct arena *a)
{
    int *listed = arena_new(a, int, s->n), n = 0;

    for (int i = 0; i < s->n; i++)
        if (s->entrant[i].listed)
            listed[n++] = i;
    qsort_r(listed, (size_t)n, sizeof *listed, by_number, (void *)s);
    for (int i = 0; i < n / 2; i++)
        points[listed[i]] += IMAGINARY;
}

int *strength_points(const struct swiss *s, struct arena *a)
{
    int *points = arena_new(a, int, s->n);

    for (int i = 0; i < s->n; i++)
        points[i] = s->entrant[i].points;
    if (s->round <= IMAGINARY_ROUNDS)
        add_imaginary(s, points, a);
    return points;
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
