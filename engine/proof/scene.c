/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/scene.h"

#include "engine/base/arena.h"

void scene_allow(struct scene *s, enum scene_part a, enum scene_part b, enum pairs p)
{
    s->may[a][b] = s->may[b][a] = p;
}

bool scene_may_meet(const void *with, int a, int b)
{
    const struct scene *s = with;

    switch (s->may[s->part[a]][s->part[b]]) {
    case OPEN:
        return walk_open(s->w, a, b);
    case LEGAL:
        return walk_legal(s->w, a, b);
    case UNMET:
        return walk_unmet(s->w, a, b);
    default:
        return false;
    }
}

static void set_leaves(struct scene *s, int team)
{
    s->part[team] = LEAVES;
    s->nleave++;
}

static enum scene_part part_of(const struct walk *w, int team)
{
    if (w->gone[team] || (w->group && team == w->r->bye))
        return GONE;
    return w->group && walk_is_of(w->group, team) ? STAYS : FAR;
}

struct scene scene_of(const struct walk *w)
{
    struct scene s = { .w = w, .part = arena_new(w->arena, unsigned char, w->r->nteam) };

    for (int t = 0; t < w->r->nteam; t++)
        s.part[t] = part_of(w, t);
    if (w->group) {
        /* Who leaves by a step of the group before the one being told. */
        const struct parsed_group *g = s.w->group;

        for (int i = 0; s.w->step && &g->step[i] != s.w->step; i++)
            if (g->step[i].other == NOBODY)
                set_leaves(&s, g->step[i].team);
    }
    return s;
}

struct scene scene_with(const struct walk *w, const struct parsed_refusal *x)
{
    struct scene s = scene_of(w);

    if (x->other != NOBODY)
        s.part[x->team] = s.part[x->other] = GONE;
    else if (w->group)
        set_leaves(&s, x->team);
    else
        s.part[x->team] = GONE;
    return s;
}

static int groups_between(const struct parsed_trace *r, int a, int b)
{
    int low = a < b ? a : b, high = a < b ? b : a, n = 0;

    for (int i = 0; i < r->ngroup; i++)
        n += r->group[i].mp >= low && r->group[i].mp < high;
    return n;
}

/* The teams outside as a level sees them. */
static void set_reach(struct scene *s, struct demand demand)
{
    const struct parsed_trace *r = s->w->r;
    const struct parsed_group *g = s->w->group, *median = &r->group[r->ngroup - 1];
    bool near = groups_between(r, g->mp, median->mp) == 1;

    for (int t = 0; t < r->nteam; t++) {
        if (s->part[t] != FAR)
            continue;
        bool waits = walk_waits(s->w, g, t);
        if (demand.reach == 0 || (!waits && groups_between(r, g->mp, r->team[t].mp) <= demand.reach))
            s->part[t] = NEXT;
        else if (waits && near && demand.way == AMONG_THEMSELVES)
            s->part[t] = WAITS;
    }
}

static bool is_odd(const struct scene *s)
{
    int n = s->w->group->leaver.n;

    for (int t = 0; t < s->w->r->nteam; t++)
        n += s->part[t] == NEXT || s->part[t] == WAITS;
    return n % 2;
}

static bool is_certain(const struct scene *s, int team)
{
    return s->part[team] == LEAVES || s->part[team] == TRAVELS;
}

int scene_again_left(const struct scene *s)
{
    const struct parsed_group *g = s->w->group;
    int n = 0;

    for (int i = 0; i < g->floater.n; i++)
        n += walk_in(&g->leaver, g->floater.team[i]) - is_certain(s, g->floater.team[i]);
    return n;
}

/* They travel on: no level but the first of the list asks where to. */
static void allow_travellers(struct scene *s, enum scene_part part, bool tight)
{
    scene_allow(s, part, NEXT, tight ? LEGAL : OPEN);
    scene_allow(s, part, FAR, OPEN);
}

static void allow_leavers(struct scene *s, struct demand demand)
{
    bool tight = demand.way == AMONG_THEMSELVES, legal = tight || demand.way == IN_LIMITS;
    int again = scene_again_left(s), left = s->w->group->leaver.n - s->nleave;

    if (left > (s->w->group->again == NOBODY ? 0 : again))
        scene_allow(s, STAYS, NEXT, legal ? LEGAL : OPEN);
    if (again > 0)
        allow_travellers(s, ARRIVED, tight);
    scene_allow(s, LEAVES, NEXT, legal ? LEGAL : OPEN);
    allow_travellers(s, TRAVELS, tight);
}

void scene_allow_stayers(struct scene *s, enum pairs p)
{
    scene_allow(s, STAYS, STAYS, p);
    scene_allow(s, STAYS, ARRIVED, p);
    scene_allow(s, ARRIVED, ARRIVED, p);
}

/* The pairs that a level allows, as docs/formats/trace.md has them; no more teams leave than must.
 */
void scene_allow_level(struct scene *s, struct demand demand)
{
    bool tight = demand.way == AMONG_THEMSELVES;

    set_reach(s, demand);
    /* Where floaters leave again they are not asked what residents are. */
    const struct parsed_group *g = s->w->group;

    for (int i = 0; g->again != NOBODY && i < g->floater.n; i++) {
        unsigned char *part = &s->part[g->floater.team[i]];
        if (*part == STAYS)
            *part = ARRIVED;
        else if (*part == LEAVES)
            *part = TRAVELS;
    }
    scene_allow_stayers(s, demand.stayers_legal ? LEGAL : OPEN);
    allow_leavers(s, demand);
    scene_allow(s, NEXT, NEXT, tight ? LEGAL : OPEN);
    scene_allow(s, NEXT, WAITS, OPEN);
    scene_allow(s, WAITS, WAITS, OPEN);
    scene_allow(s, NEXT, FAR, !tight || s->w->group->again != NOBODY || is_odd(s) ? OPEN : NEVER);
    scene_allow(s, FAR, FAR, OPEN);
}

void scene_allow_rest(struct scene *s)
{
    scene_allow(s, STAYS, STAYS, OPEN);
    scene_allow(s, STAYS, FAR, OPEN);
    scene_allow(s, LEAVES, FAR, OPEN);
    scene_allow(s, FAR, FAR, OPEN);
}

void scene_allow_arrived(struct scene *s)
{
    const struct parsed_places *in = &s->w->group->floater;

    scene_allow_rest(s);
    for (int i = 0; i < in->n; i++)
        if (s->part[in->team[i]] == STAYS)
            s->part[in->team[i]] = ARRIVED;
    scene_allow_stayers(s, OPEN);
}
