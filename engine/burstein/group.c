/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/burstein/group.h"

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"
#include "engine/graph/search.h"
#include "engine/burstein/limits.h"
#include "engine/swiss/bye.h"
#include "engine/swiss/history.h"

/* --- who may float ---------------------------------------------------------------------------- */

/* As many of these players paired as can be. */
struct set {
    struct matching m;
    int left; /* so many stay unpaired */
};

static struct set set_of(const struct group *g, const int *player, int n, struct arena *a)
{
    struct set s = { matching_new(g->closed, n, a), 0 };

    takes_free(&s.m, 0, 0);
    for (int v = 0; v < n; v++) {
        s.m.team[v] = player[v];
        s.m.kind[v] = g->takes[player[v]];
    }
    for (int v = 0; v < n / 2; v++)
        matching_suggest(&s.m, v, n - 1 - v);
    s.left = matching_fill(&s.m);
    return s;
}

/* RULE_BURSTEIN_NO_REMATCH, and the limits */
static bool may_meet(const struct group *g, int a, int b)
{
    return !graph_closed(g->closed, a, b) && takes_suit(g->takes[a], g->takes[b]);
}

/* By place: whom a largest set of pairs can leave unpaired; NULL if all can be paired. */
static bool *spared(const struct set *s, struct arena *a)
{
    bool *spare = arena_new(a, bool, s->m.n);
    struct matching m = s->m;

    for (int root = 0; root < m.n; root++)
        if (m.mate[root] == NOBODY) {
            search_reach(&m, root, NULL);
            for (int v = 0; v < m.n; v++)
                spare[v] |= search_reached(&m, v);
        }
    return spare;
}

/* Whether a player who joins the set gets a pair beside a largest set of pairs. */
static bool adds(const struct group *g, const struct set *s, const bool *spare, int joins)
{
    for (int v = 0; v < s->m.n; v++)
        if (spare[v] && may_meet(g, joins, s->m.team[v]))
            return true;
    return false;
}

/* The next group with the floater can be completed; if their number is odd, without one of its own players. */
static bool fits_next(const struct group *g, const struct set *next, const bool *spare, int joins)
{
    if (next->left == 0) {
        const int *player = g->next;
        for (int v = 0; v < g->nnext; v++)
            if (may_meet(g, joins, player[v]))
                return true;
        return false;
    }
    return next->left <= 2 && adds(g, next, spare, joins);
}

bool group_is_workable(const struct group *g, bool *may_float, struct arena *a)
{
    if (g->n % 2) {
        /* RULE_BURSTEIN_FLOATER: not the one who floated into the group. */
        struct set own = set_of(g, g->player, g->n, a), below = set_of(g, g->below, g->nbelow, a);
        bool some = false;

        if (own.left != 1 || below.left != 1)
            return false;
        struct set next = set_of(g, g->next, g->nnext, a);
        bool *own_spare = spared(&own, a), *below_spare = spared(&below, a), *next_spare = spared(&next, a);
        for (int v = 0; v < g->n; v++) {
            int p = g->player[v];
            may_float[v] = p != g->floated && own_spare[v] && fits_next(g, &next, next_spare, p) &&
                           adds(g, &below, below_spare, p);
            some |= may_float[v];
        }
        return some;
    }
    return set_of(g, g->player, g->n, a).left == 0 && set_of(g, g->below, g->nbelow, a).left == 0;
}

/* --- pairs ------------------------------------------------------------------------------------ */

/* The vertex behind the players of an odd group stands for the place in the next one. */
struct prices {
    const struct group *g;
    const bool *may_float;
    const enum colour *due; /* by place */
    signed char *known;     /* by two places: a price that was asked for before, and 2 more */
    wide *dual;             /* by place */
};

/* RULE_BURSTEIN_MOST_DUE: two who are due the same colour (RULE_BURSTEIN_DUE). */
static int work_out(const struct prices *p, int u, int v)
{
    const struct group *g = p->g;

    if (u == g->n || v == g->n)
        return p->may_float[u == g->n ? v : u] ? 0 : IMPOSSIBLE;
    if (!may_meet(g, g->player[u], g->player[v]))
        return IMPOSSIBLE;
    return p->due[u] != COLOURLESS && p->due[u] == p->due[v];
}

static wide price_of(const struct matching *m, int u, int v)
{
    const struct prices *p = m->prices;
    signed char *known = &p->known[(size_t)u * (size_t)m->n + (size_t)v];

    if (*known == 0)
        *known = (signed char)(work_out(p, u, v) + 2);
    return *known - 2;
}

/* If more than half are due one colour some of them must meet each other: what that costs they bring with them from the
   start. */
static wide *duals(const enum colour *due, int n, struct arena *a)
{
    wide *dual = arena_new(a, wide, n + 1);
    int white = 0, black = 0;

    for (int v = 0; v < n; v++) {
        white += due[v] == WHITE;
        black += due[v] == BLACK;
    }
    enum colour most = colour_only(2 * white > n, 2 * black > n);
    for (int v = 0; v <= n && most != COLOURLESS; v++)
        dual[v] = v < n && due[v] == most ? 1 : -1;
    return dual;
}

static struct prices prices_of(const struct group *g, const bool *may_float, struct arena *a)
{
    enum colour *due = arena_new(a, enum colour, g->n);

    for (int v = 0; v < g->n; v++)
        due[v] = history_due(&g->field->entrant[g->player[v]]);
    size_t n = (size_t)g->n + 1;
    return (struct prices){ g, may_float, due, arena_alloc(a, 1, n * n), duals(due, g->n, a) };
}

/* A head start: what the rule would take if nothing stood against it. */
static void suggest_lowest(struct matching *m, const wide *dual)
{
    for (int u = 0; u < m->n; u++)
        for (int v = m->n - 1; v > u && m->mate[u] == NOBODY; v--)
            if (m->mate[v] == NOBODY && price_of(m, u, v) >= 0 && 2 * price_of(m, u, v) == dual[u] + dual[v]) {
                m->mate[u] = v;
                m->mate[v] = u;
            }
}

/* --- why ---------------------------------------------------------------------------------------- */

/* Those not gone but for two places can be paired, or one of them floats if the group is odd and nobody has yet. */
static bool rest_can(const struct prices *p, const bool *gone, int u, int v, struct arena *a)
{
    const struct group *g = p->g;
    int *player = arena_new(a, int, g->n), n = 0;
    bool *may = arena_new(a, bool, g->n), some = false;

    for (int i = 0; i < g->n; i++)
        if (!gone[i] && i != u && i != v) {
            may[n] = p->may_float[i];
            player[n++] = g->player[i];
        }
    struct set s = set_of(g, player, n, a);
    if (s.left != n % 2 || s.left == 0)
        return s.left == 0;
    bool *spare = spared(&s, a);
    for (int i = 0; i < n; i++)
        some |= spare[i] && may[i];
    return some;
}

static struct failure failure_of(const struct prices *p, const bool *gone, int u, int v, struct arena *a)
{
    const struct group *g = p->g;
    const struct entrant *e = g->field->entrant;
    int x = g->player[u], y = g->player[v];
    enum reason_key apart = reason_apart(g->field, x, y);

    if (apart != KEY_NONE)
        return (struct failure){ apart, RULE_BURSTEIN_NO_REMATCH };
    if (!may_meet(g, x, y))
        return (struct failure){ KEY_LIMITS, limits_rule(&e[x], &e[y]) };
    if (!rest_can(p, gone, u, v, a))
        return (struct failure){ KEY_REST, RULE_BURSTEIN_HIGHEST_LOWEST };
    return (struct failure){ KEY_SAME, RULE_BURSTEIN_MOST_DUE };
}

/* Place u got v, or floats if that is NOBODY; `gone` is how it was before. */
static void explain_turn(const struct prices *p, const bool *gone, int u, int v, struct arena *a)
{
    const struct group *g = p->g;
    int first = g->n - 1;
    struct reason x = v == NOBODY ? reason_of(ABOUT_FLOAT, g->player[u], NOBODY, RULE_BURSTEIN_FLOATER)
                                  : reason_of(ABOUT_PAIR, g->player[u], g->player[v], RULE_BURSTEIN_HIGHEST_LOWEST);

    while (first > u && gone[first])
        first--;
    if (first > u && first != v)
        x = reason_against(x, g->player[first], failure_of(p, gone, u, first, a));
    reason_add(g->why, x);
}

/* RULE_BURSTEIN_HIGHEST_LOWEST */
int group_pair(const struct group *g, const bool *may_float, struct pair *pair, int *floater, struct arena *a)
{
    struct prices prices = prices_of(g, may_float, a);
    struct matching m = matching_new(g->closed, g->n + g->n % 2, a);
    int made = 0;

    m.price = price_of;
    m.prices = &prices;
    suggest_lowest(&m, prices.dual);
    struct cheapest *c = cheapest_make(&m, prices.dual);
    *floater = NOBODY;
    for (int u = 0; u < g->n; u++) {
        if (m.gone[u])
            continue;
        const bool *before = g->why ? arena_grow(a, m.gone, sizeof *m.gone, (size_t)g->n, (size_t)g->n) : NULL;
        int v = cheapest_take_first(c, u, g->n - 1, u, -1);
        if (before)
            explain_turn(&prices, before, u, v, a);
        if (v == NOBODY)
            *floater = cheapest_take(c, u, g->n) ? g->player[u] : NOBODY;
        else
            pair[made++] = (struct pair){ g->player[u], g->player[v] };
    }
    return made;
}
