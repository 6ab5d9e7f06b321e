#include "engine/club/group.h"

#include "engine/base/arena.h"
#include "engine/club/halves.h"
#include "engine/graph/matching.h"

/* Where a vertex stands: the group with those from above, those of them who are known to leave, everybody below. */
enum part { STAYS, LEAVES, BELOW };

static void suggest_halves(struct matching *m, int from, int to)
{
    int half = (to - from) / 2;

    for (int v = from; v < from + half; v++)
        matching_suggest(m, v, v + half);
}

/* Everybody is completed with as few pairs between the group and those below as can be: so many leave it. */
static struct matching ask(const struct group *g, struct arena *a)
{
    struct matching m = matching_new(g->closed, g->all, a);

    matching_cost(&m, STAYS, STAYS, 0);
    matching_cost(&m, BELOW, BELOW, 0);
    matching_cost(&m, STAYS, BELOW, 1);
    matching_cost(&m, LEAVES, BELOW, 1);
    for (int v = 0; v < g->all; v++) {
        m.team[v] = g->player[v];
        m.kind[v] = v < g->size ? STAYS : BELOW;
    }
    suggest_halves(&m, 0, g->size);
    suggest_halves(&m, g->size, g->all);
    matching_complete(&m, g->size);
    return m;
}

/* The highest of the group for each who came from above. How many pairs. */
static int pair_above(const struct group *g, struct matching *m, struct pair *pair)
{
    int n = 0;

    for (int f = 0; f < g->above; f++)
        for (int v = g->above; v < g->size && !m->gone[f]; v++)
            if (!m->gone[v] && matching_take(m, f, v))
                pair[n++] = (struct pair){ g->player[f], g->player[v] };
    return n;
}

/* The last of the group that can, then of those from above. */
static void choose_leavers(const struct group *g, struct matching *m)
{
    int many = (int)m->best;

    for (int i = 1; many > 0 && i <= g->size; i++) {
        int v = i <= g->size - g->above ? g->size - i : g->above - 1 - (i - 1 - (g->size - g->above));
        if (!m->gone[v] && matching_change_kind(m, v, LEAVES))
            many--;
    }
}

int group_pair(const struct group *g, struct pair *pair, int *leaver, struct arena *a)
{
    struct matching m = ask(g, a);
    int *player = arena_new(a, int, g->size), n = 0;
    int made = pair_above(g, &m, pair);

    choose_leavers(g, &m);
    for (int v = 0; v < g->size; v++) {
        if (!m.gone[v] && m.kind[v] == STAYS)
            player[n++] = g->player[v];
        else if (!m.gone[v])
            *leaver++ = g->player[v];
    }
    halves_pair(g->field, g->closed, player, n, pair + made, a);
    return made + n / 2;
}
