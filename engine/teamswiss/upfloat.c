/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/teamswiss/upfloat.h"

#include "engine/base/arena.h"
#include "engine/graph/matching.h"
#include "engine/graph/search.h"
#include "engine/swiss/reason.h"

/* --- sets of teams ------------------------------------------------------------------------------ */

/* As many of some teams paired as can be, and whom a largest set of pairs can leave out. */
struct pool {
    struct matching m;
    int left;
    const bool *spare; /* by place; of a pool that leaves one */
};

static const bool *spare_of(struct matching *m, struct arena *a)
{
    bool *spare = arena_new(a, bool, m->n);

    search_reach(m, matching_unpaired(m), NULL);
    for (int v = 0; v < m->n; v++)
        spare[v] = search_reached(m, v);
    return spare;
}

/* Without the team `but`, an index. */
static struct pool pool_of(const struct team_field *f, const int *team, int n, int but, struct arena *a)
{
    struct pool p = { .m = matching_new(&f->closed, n, a) };
    int half = n / 2;

    matching_cost(&p.m, 0, 0, 0);
    for (int v = 0; v < n; v++) {
        p.m.team[v] = team[v];
        p.m.gone[v] = team[v] == but;
    }
    for (int v = 0; v < half; v++)
        if (!p.m.gone[v] && !p.m.gone[v + half])
            matching_suggest(&p.m, v, v + half);
    p.left = matching_fill(&p.m);
    p.spare = p.left == 1 ? spare_of(&p.m, a) : NULL;
    return p;
}

/* Of two pools that leave one each: can the team at that place join the other one? */
static bool joins(const struct team_field *f, const struct pool *p, int v, const struct pool *other)
{
    bool found = false;

    for (int u = 0; p->spare[v] && u < other->m.n && !found; u++)
        found = other->spare[u] && team_open(f, p->m.team[v], other->m.team[u]);
    return found;
}

/* --- one upfloater ------------------------------------------------------------------------------ */

/* RULE_TEAM_NEXT_GROUP: with that team gone the next group needs as few upfloaters as its number allows: none or one. */
static bool next_is_well(const struct top_group *g, int gone, struct arena *a)
{
    const struct team_field *f = g->field;
    struct pool next = pool_of(f, g->team + g->n, g->next, gone, a);
    struct pool below = pool_of(f, g->team + g->n + g->next, g->all - g->n - g->next, gone, a);

    if (next.left != below.left || next.left > 1)
        return false;
    bool found = next.left == 0;
    for (int v = 0; v < next.m.n && !found; v++)
        found = joins(f, &next, v, &below);
    return found;
}

static int points_at(const struct top_group *g, int place)
{
    return g->field->swiss->entrant[g->team[place]].points;
}

/* RULE_TEAM_NEAR_SCORE, RULE_TEAM_FLOAT_TWICE: candidates with the highest score, those who did not float first. */
static int list_candidates(const struct top_group *g, const struct pool *top, const struct pool *below, int *place)
{
    int n = 0, from = g->n;

    while (from < g->all && !joins(g->field, below, from - g->n, top))
        from++;
    for (int floated = 0; floated < 2; floated++)
        for (int v = from; v < g->all && points_at(g, v) == points_at(g, from); v++)
            if (g->field->card[g->team[v]].floated == floated && joins(g->field, below, v - g->n, top))
                place[n++] = v;
    return n;
}

/* The place of the only upfloater; NOBODY if one is not enough, or none is right by the simple look at the next group. */
static int choose_one(const struct top_group *g, const struct pool *top, const struct pool *below, struct arena *a)
{
    int *place = arena_new(a, int, below->m.n), n = list_candidates(g, top, below, place);

    for (int i = 0; i < n; i++) {
        struct arena_mark mark = arena_mark(a);
        bool well = next_is_well(g, g->team[place[i]], a);
        arena_rewind(a, mark);
        if (well)
            return place[i];
    }
    return n > 0 && !g->field->swiss->graded ? place[0] : NOBODY;
}

/* --- why ---------------------------------------------------------------------------------------- */

/* The highest team below the top group is not the one that comes up. */
static struct failure failure_of(const struct top_group *g, const struct pool *top, const struct pool *below, int one,
                                 struct arena *a)
{
    if (!upset_meets(g, g->n))
        return (struct failure){ KEY_NO_OPPONENT, RULE_TEAM_NO_REMATCH };
    if (!joins(g->field, below, 0, top))
        return (struct failure){ KEY_MORE_UP, RULE_TEAM_FEW_UPFLOATERS };
    if (next_is_well(g, g->team[one], a) && !next_is_well(g, g->team[g->n], a))
        return (struct failure){ KEY_NEXT_GROUP, RULE_TEAM_NEXT_GROUP };
    return (struct failure){ KEY_FLOATED, RULE_TEAM_FLOAT_TWICE };
}

/* RULE_TEAM_FEW_UPFLOATERS */
int upfloat_choose(const struct top_group *g, bool *up, struct arena *a)
{
    struct pool top = pool_of(g->field, g->team, g->n, NOBODY, a);
    struct pool below = pool_of(g->field, g->team + g->n, g->all - g->n, NOBODY, a);
    int one = NOBODY;

    if (top.left == 0 && below.left == 0)
        return 0;
    if (top.left == 1 && below.left == 1)
        one = choose_one(g, &top, &below, a);
    if (one == NOBODY)
        return upset_choose(g, up, a);
    struct reason x = reason_of(ABOUT_UP, g->team[one], NOBODY, RULE_TEAM_SETS);

    if (g->why && one != g->n)
        x = reason_against(x, g->team[g->n], failure_of(g, &top, &below, one, a));
    reason_add(g->why, x);
    up[one] = true;
    return 1;
}
