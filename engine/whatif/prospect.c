/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/whatif/prospect.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/whatif/cases.h"

enum {
    VALUES_MAX = 1000000,      /* of teams that may be worked out for one question */
    SINGLE_STEPS_MAX = 100000, /* matches times teams up to which every match is looked at by itself */
};

/* An open match, and how much hangs on it. */
struct candidate {
    int open;
    long weight;
    bool own; /* of a team that counts in the answer */
};

struct choice {
    const struct prospect_question *q;
    struct reach *reach;
    struct score_bounds *bounds;
    struct places *team;
    bool *asked;
    struct candidate *near; /* open matches that can change the answer, those that weigh most first */
    int n;
    long steps, values; /* what may be spent */
    struct arena *a;
};

static struct score_bounds *find_bounds(const struct outlook *o, struct reach *r, struct arena *a)
{
    struct score_bounds *bounds = arena_new(a, struct score_bounds, o->t->nteam);
    struct span *any = arena_new(a, struct span, o->nopen);

    for (int i = 0; i < o->nopen; i++)
        any[i].to = o->open[i].nending - 1;
    for (int i = 0; i < o->t->nteam; i++)
        bounds[i] = reach_of(r, i, any);
    return bounds;
}

static struct cases cases_of(const struct choice *c, struct gone *gone, int n, bool by_place)
{
    return (struct cases){ c->q, c->reach, c->bounds, c->asked, gone, n, by_place };
}

static struct gone gone_of(const struct choice *c, int open, bool together)
{
    struct gone g = { .open = open };

    g.class = cases_classes(&c->q->outlook.open[open], together, c->a, &g.nclass);
    g.npoints = cases_points(&c->q->outlook.open[open]);
    return g;
}

static void ask_all(struct choice *c)
{
    for (int i = 0; i < c->q->outlook.t->nteam; i++)
        c->asked[i] = true;
}

/* Bounds for all teams: from nothing, then from each open match by itself. */
static void bound_all(struct choice *c)
{
    const struct outlook *o = &c->q->outlook;
    struct prospect unused = { 0 };
    struct cases w = cases_of(c, NULL, 0, false);
    long cost = 0;

    for (int i = 0; i < o->t->nteam; i++)
        cost += reach_cost(c->reach, i);
    bool each = o->nopen * cost <= SINGLE_STEPS_MAX;

    ask_all(c);
    cases_run(&w, c->team, &unused, c->a);
    for (int i = 0; each && i < o->nopen; i++) {
        struct gone gone = gone_of(c, i, false);
        w = cases_of(c, &gone, 1, false);
        unused = (struct prospect){ 0 };
        cases_run(&w, c->team, &unused, c->a);
    }
}

static int heavier_first(const void *a, const void *b)
{
    const struct candidate *x = a, *y = b;

    if (x->weight != y->weight)
        return x->weight < y->weight ? 1 : -1;
    return x->open - y->open;
}

/* A match weighs by the teams that play it or see it: those asked for most, then who may be level with them. */
static void weigh_matches(struct choice *c)
{
    const struct outlook *o = &c->q->outlook;
    const bool *rival = cases_rivals(c->bounds, c->asked, o->t->nteam, c->a);
    struct candidate *all = arena_new(c->a, struct candidate, o->nopen);

    for (int i = 0; i < o->nopen; i++)
        all[i].open = i;
    for (int i = 0; i < o->t->nteam; i++) {
        struct neighbourhood near = reach_neighbourhood(c->reach, i);
        for (int k = 0; rival[i] && k < near.n; k++) {
            struct candidate *m = &all[near.match[k]];
            m->own = m->own || k < near.nown;
            m->weight += (k < near.nown ? 1000 : 1) * (c->asked[i] ? 1000L : 1);
            m->weight += i == c->q->team && k < near.nown ? 1L << 40 : 0;
        }
    }
    qsort(all, (size_t)o->nopen, sizeof *all, heavier_first);
    for (c->n = 0; c->n < o->nopen && all[c->n].weight > 0;)
        c->n++;
    c->near = all;
}

static bool affordable(const struct choice *c, struct gone *gone, int n)
{
    struct cases w = cases_of(c, gone, n, false);
    struct cases_size size = cases_size(&w, c->a);

    return size.ncase <= PROSPECT_CASES_MAX && size.ncase * size.nteam <= c->steps && size.nvalue <= c->values;
}

/* Match points are enough of a match in which nobody plays whose own game points count. */
static bool needs_games(const struct choice *c, const struct candidate *m)
{
    return m->own || reach_by_games(c->reach);
}

/* Those that weigh most, by match points; then ending by ending as far as that can be paid for. Gives their number; `whole`
   if nothing that matters is left. */
static int choose(struct choice *c, struct gone *gone, bool *whole)
{
    int n = 0;

    while (n < c->n) {
        gone[n] = gone_of(c, c->near[n].open, true);
        if (!affordable(c, gone, n + 1))
            break;
        n++;
    }
    *whole = n == c->n && c->q->outlook.rounds_left == 0 && reach_is_exact(c->reach);
    for (int i = 0; i < n; i++) {
        struct gone coarse = gone[i];
        if (!needs_games(c, &c->near[i]))
            continue;
        gone[i] = gone_of(c, c->near[i].open, false);
        if (gone[i].nclass > coarse.nclass && !affordable(c, gone, n)) {
            gone[i] = coarse;
            *whole = false;
        }
    }
    return n;
}

/* Everything, if it can be paid for. */
static bool choose_all(struct choice *c, struct gone *gone)
{
    bool whole;

    if (c->q->outlook.rounds_left > 0)
        return false;
    ask_all(c);
    weigh_matches(c);
    return choose(c, gone, &whole) == c->q->outlook.nopen && whole;
}

/* Each team whose bounds are not exact once more by itself, for its share of the cost. */
static void bound_each(struct choice c)
{
    int nteam = c.q->outlook.t->nteam;
    struct gone *gone = arena_new(c.a, struct gone, c.q->outlook.nopen);
    bool whole;

    c.steps /= 4L * nteam;
    c.values /= 4L * nteam;
    c.asked = arena_new(c.a, bool, nteam);
    for (int i = 0; i < nteam; i++) {
        const struct places *p = &c.team[i];
        struct arena_mark mark = arena_mark(c.a);
        struct prospect unused = { 0 };
        if (p->best == p->sure_best && p->worst == p->sure_worst)
            continue;
        c.asked[i] = true;
        weigh_matches(&c);
        struct cases w = cases_of(&c, gone, choose(&c, gone, &whole), false);
        cases_run(&w, c.team, &unused, c.a);
        c.asked[i] = false;
        arena_rewind(c.a, mark);
    }
}

static struct prospect finish(struct choice *c, struct gone *gone, int n, bool whole)
{
    struct prospect out = { .team = c->team, .ngone = n, .gone = gone, .nopen_near = c->n, .ncase = 1, .whole = whole };
    struct cases w = cases_of(c, gone, n, c->q->team == NOBODY);

    for (int i = 0; i < n; i++)
        out.ncase *= gone[i].nclass;
    cases_run(&w, c->team, &out, c->a);
    return out;
}

struct prospect prospect_make(const struct prospect_question *q, struct arena *a)
{
    int nteam = q->outlook.t->nteam;
    struct reach *reach = reach_open(&q->outlook, a);
    struct choice c = { .q = q,
                        .reach = reach,
                        .bounds = find_bounds(&q->outlook, reach, a),
                        .steps = q->steps,
                        .values = VALUES_MAX,
                        .a = a };
    struct gone *gone = arena_new(a, struct gone, q->outlook.nopen);
    bool whole = true;

    c.team = arena_new(a, struct places, nteam);
    c.asked = arena_new(a, bool, nteam);
    for (int i = 0; i < nteam; i++)
        c.team[i] = (struct places){ 1, nteam, nteam, 1 };
    if (q->team == NOBODY && choose_all(&c, gone))
        return finish(&c, gone, c.n, true);
    bound_all(&c);
    if (q->team == NOBODY && q->outlook.nopen > 0)
        bound_each(c);
    /* Whoever can still have one of the places asked for; or the team. */
    for (int i = 0; i < c.q->outlook.t->nteam; i++)
        c.asked[i] = c.q->team == NOBODY ? c.team[i].best <= c.q->places : i == c.q->team;
    weigh_matches(&c);
    int n = choose(&c, gone, &whole);
    return finish(&c, gone, n, whole);
}
