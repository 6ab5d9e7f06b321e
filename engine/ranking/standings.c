/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/standings.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"

/* What the teams are compared by when they are sorted. */
struct order {
    const struct team *team;
    int n; /* criteria */
};

static struct standing *lines_of(const struct tournament *t, const struct ledger *l, struct arena *a)
{
    struct standing *s = arena_new(a, struct standing, l->nteam);

    for (int i = 0; i < l->nteam; i++) {
        const struct total *sum = &l->total[i];
        s[i] = (struct standing){ .team = i,
                                  .unranked = t->unranked && t->unranked[i],
                                  .met = sum->met,
                                  .won = sum->won,
                                  .drawn = sum->drawn,
                                  .lost = sum->lost,
                                  .mp = sum->mp,
                                  .gp = sum->gp };
    }
    return s;
}

/* Negative if a is better. */
static int compare(const struct standing *a, const struct standing *b, int n)
{
    if (a->unranked || b->unranked)
        return a->unranked - b->unranked;
    for (int c = 0; c < n; c++)
        if (a->value[c] != b->value[c])
            return a->value[c] > b->value[c] ? -1 : 1;
    return 0;
}

static int by_criteria(const void *a, const void *b, void *by)
{
    const struct standing *x = a, *y = b;
    const struct order *o = by;
    int c = compare(x, y, o->n);

    return c != 0 ? c : o->team[x->team].number - o->team[y->team].number;
}

static void sort(const struct tournament *t, struct standing *s, int criteria)
{
    struct order order = { t->team, criteria };

    qsort_r(s, (size_t)t->nteam, sizeof *s, by_criteria, &order);
}

/* Among n lines that are level. */
static void decide_level(const struct criterion_row *row, const struct ledger *l, struct standing *s, int n, int c,
                         struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    int *team = arena_new(a, int, n), *place = arena_new(a, int, n);

    for (int i = 0; i < n; i++)
        team[i] = s[i].team;
    row->decide(l, team, n, place, NULL, a);
    for (int i = 0; i < n; i++)
        s[i].value[c] = -place[i];
    arena_rewind(a, mark);
}

int standings_level(const struct standing *s, int n, int from, int criteria)
{
    int k = from + 1;

    while (k < n && compare(&s[from], &s[k], criteria) == 0)
        k++;
    return k;
}

static void fill_decided(const struct tournament *t, const struct ledger *l, struct standing *s, int c, struct arena *a)
{
    const struct criterion_row *row = criterion_row(t->ranking.by[c]);

    sort(t, s, c);
    for (int i = 0, k; i < t->nteam && !(row->first && i > 0); i = k) {
        k = standings_level(s, t->nteam, i, c);
        if (k - i > 1)
            decide_level(row, l, &s[i], k - i, c, a);
    }
}

const struct standing *standings_make(const struct tournament *t, int after, struct arena *a)
{
    struct ledger l = ledger_load(t, after, a);
    struct standing *s = lines_of(t, &l, a);

    struct contribution *room = arena_new(a, struct contribution, l.rounds);
    int *all = arena_new(a, int, t->nteam);

    for (int c = 0; c < t->ranking.n; c++) {
        const struct criterion_row *row = criterion_row(t->ranking.by[c]);
        if (row->values)
            row->values(t, l.rounds, all, a);
        for (int i = 0; i < t->nteam; i++)
            s[i].value[c] = row->values ? all[s[i].team] : criterion_value(row, &l, t->tiebreak, s[i].team, room);
        if (row->decide)
            fill_decided(t, &l, s, c, a);
    }
    sort(t, s, t->ranking.n);
    for (int i = 0; i < t->nteam; i++)
        s[i].rank = i > 0 && compare(&s[i - 1], &s[i], t->ranking.n) == 0 ? s[i - 1].rank : i + 1;
    return s;
}
