/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/walk.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/proof/proof_state.h"

static void close_pair(struct walk *w, int a, int b)
{
    size_t n = (size_t)w->r->nteam;

    w->closed[(size_t)a * n + (size_t)b] = w->closed[(size_t)b * n + (size_t)a] = true;
}

static void close_met(struct walk *w, int team)
{
    const struct parsed_team *t = &w->r->team[team];

    for (int i = 0; i < t->nmet; i++)
        for (int o = 0; o < w->r->nteam; o++)
            if (w->r->team[o].number == t->met[i][0])
                close_pair(w, team, o);
}

struct walk walk_begin(const struct parsed_trace *r, struct arena *a)
{
    size_t n = (size_t)r->nteam;
    struct walk w = { .r = r, .arena = a, .gone = arena_new(a, bool, n) };

    w.closed = arena_new(a, bool, n *n);
    w.white = arena_new(a, bool, n);
    w.black = arena_new(a, bool, n);
    for (int t = 0; t < r->nteam; t++) {
        w.white[t] = proof_may_take(r, t, WHITE);
        w.black[t] = proof_may_take(r, t, BLACK);
        close_met(&w, t);
    }
    for (int i = 0; i < r->barred.n; i++)
        close_pair(&w, r->barred.pair[i][0], r->barred.pair[i][1]);
    return w;
}

void walk_again(struct walk *w)
{
    memset(w->gone, 0, (size_t)w->r->nteam * sizeof *w->gone);
    w->group = NULL;
    w->step = NULL;
}

bool walk_waits(const struct walk *w, const struct parsed_group *g, int team)
{
    int median = w->r->group[w->r->ngroup - 1].mp, mp = w->r->team[team].mp;

    return edition_row(w->r->edition)->first == ABOVE_FIRST ? g->side == SIDE_BELOW && mp > median
                                                            : g->side == SIDE_ABOVE && mp < median;
}

bool walk_barred(const struct parsed_trace *r, int a, int b)
{
    for (int i = 0; i < r->barred.n; i++) {
        const int *pair = r->barred.pair[i];
        if ((pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a))
            return true;
    }
    return false;
}

bool walk_unmet(const struct walk *w, int a, int b)
{
    return a != b && !w->closed[(size_t)a * (size_t)w->r->nteam + (size_t)b];
}

bool walk_legal(const struct walk *w, int a, int b)
{
    return walk_unmet(w, a, b) && ((w->white[a] && w->black[b]) || (w->black[a] && w->white[b]));
}

bool walk_open(const struct walk *w, int a, int b)
{
    return proof_limits(w->r) == LIMITS_STRICT ? walk_legal(w, a, b) : walk_unmet(w, a, b);
}

bool walk_in(const struct parsed_places *p, int team)
{
    for (int i = 0; i < p->n; i++)
        if (p->team[i] == team)
            return true;
    return false;
}

bool walk_is_of(const struct parsed_group *g, int team)
{
    return walk_in(&g->resident, team) || walk_in(&g->floater, team);
}
