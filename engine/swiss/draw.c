/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/swiss/draw.h"

#include <stdlib.h>

#include "engine/base/arena.h"

int draw_paired(const struct swiss *s, int *index)
{
    int n = 0;

    for (int i = 0; i < s->n; i++)
        if (s->entrant[i].paired)
            index[n++] = i;
    return n;
}

static int count_met(const struct swiss *s)
{
    int n = 0;

    for (int i = 0; i < s->n; i++)
        n += s->entrant[i].nmet;
    return n;
}

struct graph draw_closed(const struct swiss *s, struct arena *a)
{
    int n = 0;
    int(*pair)[2] = arena_alloc(a, sizeof *pair, (size_t)(count_met(s) + s->nbarred));

    for (int i = 0; i < s->n; i++)
        for (int k = 0; k < s->entrant[i].nmet; k++) {
            pair[n][0] = i;
            pair[n++][1] = s->entrant[i].met[k];
        }
    for (int i = 0; i < s->nbarred; i++)
        if (s->barred[i].round == 0 || s->barred[i].round == s->round) {
            pair[n][0] = s->barred[i].a;
            pair[n++][1] = s->barred[i].b;
        }
    return graph_make(s->n, (const int(*)[2])pair, n, a);
}

/* --- the order of the boards ----------------------------------------------------------------- */

struct prospect_place {
    const int *points, *rank;
};

static int higher(const struct prospect_place *p, const struct pair *x)
{
    return p->rank[x->white] < p->rank[x->black] ? x->white : x->black;
}

static int by_publication(const void *a, const void *b, void *of)
{
    const struct pair *x = a, *y = b;
    const struct prospect_place *p = of;
    int u = higher(p, x), v = higher(p, y);

    if (p->points[u] != p->points[v])
        return p->points[v] - p->points[u];
    int sum = p->points[y->white] + p->points[y->black] - p->points[x->white] - p->points[x->black];
    return sum ? sum : p->rank[u] - p->rank[v];
}

void draw_publish(struct pair *pair, int n, const int *points, const int *rank)
{
    qsort_r(pair, (size_t)n, sizeof *pair, by_publication, &(struct prospect_place){ points, rank });
}
