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

int draw_by_number(const void *a, const void *b, void *swiss)
{
    const struct swiss *s = swiss;

    return s->entrant[*(const int *)a].number - s->entrant[*(const int *)b].number;
}

/* RULE_DUTCH_RANK, RULE_TEAM_SCORE, RULE_TEAM_NUMBER */
int draw_by_points(const void *a, const void *b, void *swiss)
{
    const struct swiss *s = swiss;
    const int more = s->entrant[*(const int *)b].points - s->entrant[*(const int *)a].points;

    return more ? more : draw_by_number(a, b, swiss);
}

/* RULE_TEAM_GROUPS */
int draw_group_end(const struct swiss *s, const int *player, int from, int n)
{
    int end = from;

    while (end < n && s->entrant[player[end]].points == s->entrant[player[from]].points)
        end++;
    return end;
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
