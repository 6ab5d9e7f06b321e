/* SPDX-License-Identifier: Apache-2.0 */
/* upset.c - several upfloaters into the top score group at once: what a set of them costs, and the first of the best sets. */
#include "engine/teamswiss/upfloat.h"

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"
#include "engine/swiss/reason.h"

/* All teams are paired at once. The pairs between the top group and those below bring the upfloaters, and as few of them as can
   be: so no two upfloaters meet. The pairs between the next group and those below it are the upfloaters that it
   will need then. A cheapest pairing is the best set. */
struct upset {
    const struct top_group *group;
    bool *up;
    int many; /* upfloaters */
    struct matching m;
    wide crossing, next, floated; /* an upfloater; one of the next group; one who floated before */
    wide behind;                  /* more than all that count less than the scores */
    wide *score;                  /* of an upfloater, by place */
    int end;                      /* upfloaters stand before this place */
};

/* --- prices ------------------------------------------------------------------------------------- */

enum part { TOP, NEXT, BELOW };

static enum part part_of(const struct top_group *g, int place)
{
    if (place < g->n)
        return TOP;
    return place < g->n + g->next ? NEXT : BELOW;
}

static wide price_of(const struct matching *m, int a, int b)
{
    const struct upset *s = m->prices;
    int u = a < b ? a : b, v = a < b ? b : a;
    enum part x = part_of(s->group, u), y = part_of(s->group, v);

    if (!team_open(s->group->field, s->group->team[u], s->group->team[v]))
        return IMPOSSIBLE;
    if (x == TOP && y != TOP) {
        bool floated = s->group->field->card[s->group->team[v]].floated;

        if (v >= s->end)
            return IMPOSSIBLE;
        return s->crossing + s->score[v] + (floated ? s->floated : 0);
    }
    if (s->up[u] || s->up[v])
        return IMPOSSIBLE;
    return x == y ? 0 : s->next;
}

static void suggest_part(struct matching *m, int from, int to)
{
    int half = (to - from) / 2;

    for (int v = from; v < from + half; v++)
        if (price_of(m, v, v + half) == 0)
            m->mate[m->mate[v] = v + half] = v;
}

/* NULL: there is no such pairing. */
static struct cheapest *ask(struct upset *s, struct arena *a)
{
    const struct top_group *g = s->group;

    s->m = matching_new(&g->field->closed, g->all, a);
    s->m.price = price_of;
    s->m.prices = s;
    suggest_part(&s->m, 0, g->n);
    suggest_part(&s->m, g->n, g->n + g->next);
    suggest_part(&s->m, g->n + g->next, g->all);
    return cheapest_make(&s->m, NULL);
}

/* --- how many, and of which scores ---------------------------------------------------------------- */

static int points_at(const struct top_group *g, int place)
{
    return g->field->swiss->entrant[g->team[place]].points;
}

/* RULE_TEAM_FEW_UPFLOATERS: -1 if they must come from further down. */
static int fewest(struct upset *s, int end, struct arena *a)
{
    struct arena_mark mark = arena_mark(a);

    s->crossing = 1;
    s->end = end;
    int many = ask(s, a) ? (int)s->m.best : -1;
    arena_rewind(a, mark);
    return many;
}

/* The place behind the last group from which so many must come. */
static int depth(struct upset *s, int many, struct arena *a)
{
    const struct top_group *g = s->group;
    int end = g->n;

    do
        for (int points = points_at(g, end); end < g->all && points_at(g, end) == points;)
            end++;
    while (fewest(s, end, a) != many);
    return end;
}

static bool begins_group(const struct top_group *g, int place)
{
    return place == g->n || points_at(g, place) != points_at(g, place - 1);
}

/* How many scores may count the same before `most` is too much for the prices. */
static int scores_that_fit(const struct top_group *g, int many, wide most)
{
    wide far = WIDE_FAR / 8 / (g->all + 1) / (many + 1);
    int n = 0;

    for (; most <= far && n < g->all; n++)
        most *= many + 1;
    return n;
}

/* --- the set ------------------------------------------------------------------------------------ */

/* How many pairs of the question join these two parts. */
static int count_pairs(const struct upset *s, enum part x, enum part y)
{
    int n = 0;

    for (int v = 0; v < s->m.n; v++)
        n += v < s->m.mate[v] && part_of(s->group, v) == x && part_of(s->group, s->m.mate[v]) == y;
    return n;
}

/* RULE_TEAM_NEXT_GROUP: what is left of the next group needs none, or one if it is odd in number. */
static bool next_is_well(const struct upset *s)
{
    return count_pairs(s, NEXT, BELOW) == (s->group->next - count_pairs(s, TOP, NEXT)) % 2;
}

static void set_prices(struct upset *s, bool asks_next)
{
    s->floated = 1;
    s->next = asks_next ? s->many + 1 : 0;
    s->behind = s->many + 1 + s->next * (s->group->next + 1);
    /* RULE_TEAM_NEAR_SCORE: one of a lower score counts more than all of the higher ones. Where that would be more than the prices
       can hold, the highest scores count the same (docs/deviations.md). What all of them cost at the most, and one more. */
    int many = s->many;
    wide unit = s->behind;
    const struct top_group *g = s->group;
    int levels = 0, level = 0;

    for (int v = g->n; v < s->end; v++)
        levels += begins_group(g, v);
    int free = levels - scores_that_fit(g, many, unit);
    for (int v = g->n; v < s->end; v++) {
        if (begins_group(g, v) && level++ > free)
            unit *= many + 1;
        s->score[v] = level > 1 && level > free ? unit : 0;
    }
    s->crossing = unit * (many + 1);
}

/* --- why ---------------------------------------------------------------------------------------- */

/* With those in `up` there are not so few upfloaters, or not of such scores. */
bool upset_meets(const struct top_group *g, int place)
{
    for (int v = 0; v < g->n; v++)
        if (team_open(g->field, g->team[v], g->team[place]))
            return true;
    return false;
}

/* Place v is in `up`, and cannot be one of them. */
static struct failure failure_of(const struct upset *s, struct cheapest *c, int v)
{
    if (!upset_meets(s->group, v))
        return (struct failure){ KEY_NO_OPPONENT, RULE_TEAM_NO_REMATCH };
    wide with = cheapest_raised(c, v), best = s->m.best;
    if (with < 0 || with / s->behind != best / s->behind) {
        struct upset any = { .group = s->group, .up = s->up, .score = arena_new(s->m.arena, wide, s->group->all) };

        if (fewest(&any, s->group->all, s->m.arena) != s->many)
            return (struct failure){ KEY_MORE_UP, RULE_TEAM_FEW_UPFLOATERS };
        return (struct failure){ KEY_FEWER_POINTS, RULE_TEAM_NEAR_SCORE };
    }
    if (s->next > 0 && with / s->next != best / s->next)
        return (struct failure){ KEY_NEXT_GROUP, RULE_TEAM_NEXT_GROUP };
    return (struct failure){ KEY_FLOATED, RULE_TEAM_FLOAT_TWICE };
}

/* RULE_TEAM_SETS: the first of the best sets. */
static void choose(struct upset *s, struct cheapest *c)
{
    int first = NOBODY;
    struct failure f = { 0 };

    for (int v = s->group->n, many = s->many; many > 0; v++) {
        s->up[v] = true;
        if (cheapest_still(c, v)) {
            /* `first`, NOBODY if there is none, was asked before v. */
            struct reason x = reason_of(ABOUT_UP, s->group->team[v], NOBODY, RULE_TEAM_SETS);

            reason_add(s->group->why, first == NOBODY ? x : reason_against(x, s->group->team[first], f));
            first = NOBODY;
            many--;
            continue;
        }
        if (s->group->why && first == NOBODY)
            f = failure_of(s, c, first = v);
        s->up[v] = false;
    }
}

int upset_choose(const struct top_group *g, bool *up, struct arena *a)
{
    struct upset s = { .group = g, .up = up, .score = arena_new(a, wide, g->all) };

    s.many = fewest(&s, g->all, a);
    s.end = depth(&s, s.many, a);
    set_prices(&s, true);
    struct cheapest *c = ask(&s, a);
    if (!next_is_well(&s) && !g->field->swiss->graded) {
        set_prices(&s, false);
        c = ask(&s, a);
    }
    choose(&s, c);
    return s.many;
}
