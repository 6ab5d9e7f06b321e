/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/club/score_group.h"

#include "engine/base/arena.h"
#include "engine/club/halves.h"
#include "engine/graph/matching.h"
#include "engine/graph/search.h"

/* Where a vertex stands: the group with those from above, those of them who leave or may leave, everybody below; the door
   stands for the one place below that an odd group needs. */
enum part { STAYS, MAY_LEAVE, LEAVES, BELOW, DOOR };

/* A question about the group: who stays, and how many leave. */
struct question {
    struct matching m;
    int many, door; /* NOBODY: they are paired with those below in the question itself */
};

static void suggest_halves(struct matching *m, int from, int to)
{
    int half = (to - from) / 2;

    for (int v = from; v < from + half; v++)
        matching_suggest(m, v, v + half);
}

static void seat(struct matching *m, int vertex, int player, enum part part)
{
    m->team[vertex] = player;
    m->kind[vertex] = (unsigned char)part;
}

/* --- nobody leaves, or one player ---------------------------------------------------------------- */

static struct matching ask_below(const struct score_group *g, struct arena *a)
{
    int n = g->all - g->size;
    struct matching m = matching_new(g->closed, n, a);

    matching_cost(&m, BELOW, BELOW, 0);
    for (int v = 0; v < n; v++)
        seat(&m, v, g->player[g->size + v], BELOW);
    suggest_halves(&m, 0, n);
    return m;
}

/* With that player those below can be completed: he meets one whom a largest set of pairs among them can leave unpaired. */
static bool can_join(const struct matching *below, const struct graph *closed, int player)
{
    for (int v = 0; v < below->n; v++)
        if (search_reached(below, v) && !graph_closed(closed, player, below->team[v]))
            return true;
    return false;
}

/* As few leave as the number of players allows. False: more must. */
static bool ask_fewest(const struct score_group *g, struct question *q, struct arena *a)
{
    int odd = g->size % 2;
    struct matching below = ask_below(g, a), m = matching_new(g->closed, g->size + odd, a);

    if (matching_fill(&below) != odd)
        return false;
    if (odd)
        search_reach(&below, matching_unpaired(&below), NULL);
    matching_cost(&m, STAYS, STAYS, 0);
    matching_cost(&m, STAYS, MAY_LEAVE, 0);
    matching_cost(&m, MAY_LEAVE, MAY_LEAVE, 0);
    matching_cost(&m, MAY_LEAVE, DOOR, 0);
    for (int v = 0; v < g->size; v++)
        seat(&m, v, g->player[v], odd && can_join(&below, g->closed, g->player[v]) ? MAY_LEAVE : STAYS);
    if (odd)
        m.kind[g->size] = DOOR;
    for (int v = g->size - 1; odd && m.mate[g->size] == NOBODY && v >= 0; v--)
        matching_suggest(&m, v, g->size);
    suggest_halves(&m, 0, g->size);
    *q = (struct question){ m, odd, odd ? g->size : NOBODY };
    return matching_complete(&q->m, 0);
}

/* --- any number ---------------------------------------------------------------------------------- */

/* Everybody is completed with as few pairs between the group and those below as can be: so many leave it. */
static void ask_all(const struct score_group *g, struct question *q, struct arena *a)
{
    struct matching m = matching_new(g->closed, g->all, a);

    matching_cost(&m, STAYS, STAYS, 0);
    matching_cost(&m, BELOW, BELOW, 0);
    matching_cost(&m, STAYS, BELOW, 1);
    matching_cost(&m, LEAVES, BELOW, 1);
    for (int v = 0; v < g->all; v++)
        seat(&m, v, g->player[v], v < g->size ? STAYS : BELOW);
    suggest_halves(&m, 0, g->size);
    suggest_halves(&m, g->size, g->all);
    matching_complete(&m, g->size);
    *q = (struct question){ m, (int)m.best, NOBODY };
}

/* --- who stays ----------------------------------------------------------------------------------- */

/* `first`, NOBODY if it is v, was the highest of the group. */
static void explain_above(const struct score_group *g, int f, int v, int first)
{
    struct reason x = reason_of(ABOUT_PAIR, g->player[f], g->player[v], RULE_CLUB_ODD);

    if (first != v) {
        enum reason_key apart = reason_apart(g->field, g->player[f], g->player[first]);
        struct failure met = { apart, RULE_CLUB_NO_REMATCH }, more = { KEY_FEWER, RULE_CLUB_ODD };
        x = reason_against(x, g->player[first], apart ? met : more);
    }
    reason_add(g->why, x);
}

/* RULE_CLUB_ODD: the highest of the group for each who came from above. How many pairs. */
static int pair_above(const struct score_group *g, struct matching *m, struct pair *pair)
{
    int n = 0;

    for (int f = 0; f < g->above; f++) {
        int first = NOBODY;
        for (int v = g->above; v < g->size && !m->gone[f]; v++) {
            if (m->gone[v])
                continue;
            first = first == NOBODY ? v : first;
            if (matching_take(m, f, v)) {
                pair[n++] = (struct pair){ g->player[f], g->player[v] };
                explain_above(g, f, v, first);
            }
        }
    }
    return n;
}

/* Whether v can be one of those who leave. */
static bool leaves(struct question *q, int v)
{
    if (q->door == NOBODY)
        return matching_change_kind(&q->m, v, LEAVES);
    if (!matching_take(&q->m, v, q->door))
        return false;
    q->m.kind[v] = LEAVES;
    return true;
}

/* `first`, NOBODY if there is none, was asked before v. */
static void explain_leaver(const struct score_group *g, int v, int first)
{
    struct reason x = reason_of(ABOUT_FLOAT, g->player[v], NOBODY, RULE_CLUB_ODD);

    if (first != NOBODY)
        x = reason_against(x, g->player[first], (struct failure){ KEY_REST, RULE_CLUB_ODD });
    reason_add(g->why, x);
}

/* From place `from` down to `to`, until there are as many as it takes: how many are still missing. */
static int choose_from(const struct score_group *g, struct question *q, int from, int to, int many, int *first)
{
    for (int v = from; many > 0 && v >= to; v--) {
        if (q->m.gone[v])
            continue;
        if (leaves(q, v)) {
            explain_leaver(g, v, *first);
            *first = NOBODY;
            many--;
        } else if (*first == NOBODY) {
            *first = v;
        }
    }
    return many;
}

/* RULE_CLUB_ODD: the last of the group that can, then the last of those from above. */
static void choose_leavers(const struct score_group *g, struct question *q)
{
    int first = NOBODY, many = choose_from(g, q, g->size - 1, g->above, q->many, &first);

    choose_from(g, q, g->above - 1, 0, many, &first);
}

int score_group_pair(const struct score_group *g, struct pair *pair, int *leaver, struct arena *a)
{
    int *player = arena_new(a, int, g->size), n = 0;
    struct question q;

    if (!ask_fewest(g, &q, a))
        ask_all(g, &q, a);
    int made = pair_above(g, &q.m, pair);
    choose_leavers(g, &q);
    for (int v = 0; v < g->size; v++) {
        if (q.m.kind[v] == LEAVES)
            *leaver++ = g->player[v];
        else if (!q.m.gone[v])
            player[n++] = g->player[v];
    }
    halves_pair(g, player, n, pair + made, a);
    return made + n / 2;
}
