/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/burstein/burstein.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/burstein/group.h"
#include "engine/burstein/limits.h"
#include "engine/burstein/strength.h"
#include "engine/swiss/bye.h"
#include "engine/swiss/draw.h"

struct draw {
    const struct swiss *field;
    struct graph closed;
    const unsigned char *takes;
    const int *points, *place; /* by index: with the imaginary point; of strength, from 0 */
    struct reasons *why;       /* or NULL */
};

/* --- orders ----------------------------------------------------------------------------------- */

static int by_group(const void *a, const void *b, void *of)
{
    const struct draw *r = of;
    int x = *(const int *)a, y = *(const int *)b;

    return r->points[x] != r->points[y] ? r->points[y] - r->points[x] : r->place[x] - r->place[y];
}

static int by_place(const void *a, const void *b, void *of)
{
    const int *place = of;

    return place[*(const int *)a] - place[*(const int *)b];
}

/* --- groups ----------------------------------------------------------------------------------- */

/* RULE_BURSTEIN_GROUP */
static int group_end(const struct draw *r, const int *player, int from, int n)
{
    int end = from;

    while (end < n && r->points[player[end]] == r->points[player[from]])
        end++;
    return end;
}

/* The players from `from` on up to `end` are the group, the strongest first; those behind it keep their order. */
static struct group group_of(const struct draw *r, int *player, int from, int end, int n)
{
    qsort_r(player + from, (size_t)(end - from), sizeof *player, by_place, (void *)r->place);
    return (struct group){ .field = r->field,
                           .closed = &r->closed,
                           .takes = r->takes,
                           .player = player + from,
                           .next = player + end,
                           .below = player + end,
                           .n = end - from,
                           .nnext = group_end(r, player, end, n) - end,
                           .nbelow = n - end,
                           .why = r->why,
                           .floated = NOBODY };
}

/* RULE_BURSTEIN_JOINED. As many groups joined as it takes until they are workable; the place behind them. Pairs it: how many pairs. The player who
   floats goes to the place before the next group. */
static int pair_group(const struct draw *r, int *player, int *from, int n, int *floater, struct pair *pair,
                      struct arena *a)
{
    bool *may_float = arena_new(a, bool, n);
    int floated = *floater, end = group_end(r, player, *from + (floated != NOBODY), n);
    struct group g = group_of(r, player, *from, end, n);

    for (g.floated = floated; !group_is_workable(&g, may_float, a); g.floated = floated) {
        struct reason x = reason_of(ABOUT_JOINED, g.player[0], g.next[0], RULE_BURSTEIN_JOINED);
        reason_add(r->why, reason_against(x, NOBODY, (struct failure){ KEY_REST, RULE_BURSTEIN_JOINED }));
        g = group_of(r, player, *from, end += g.nnext, n);
    }
    int made = group_pair(&g, may_float, pair, floater, a);
    *from = end;
    if (*floater != NOBODY)
        player[--*from] = *floater;
    return made;
}

static int pair_groups(const struct draw *r, int *player, int n, struct pair *pair, struct arena *a)
{
    int made = 0, floater = NOBODY;

    for (int from = 0; from < n;) {
        struct arena_mark mark = arena_mark(a);
        made += pair_group(r, player, &from, n, &floater, pair + made, a);
        arena_rewind(a, mark);
    }
    return made;
}

/* --- the bye ---------------------------------------------------------------------------------- */

/* RULE_BURSTEIN_BYE, RULE_BURSTEIN_BYE_ONCE. `player` in the order of the groups; the one with the bye is taken out. False: there is no legal round. */
static bool settle_bye(const struct draw *r, int *player, int *n, int *bye, struct arena *a)
{
    int *candidate = arena_new(a, int, *n), at = 0;

    for (int v = 0; v < *n; v++)
        candidate[v] = player[*n - 1 - v];
    if (!bye_choose(r->field, &r->closed, r->takes, candidate, *n, bye, a)) {
        if (r->why)
            r->why->impasse = bye_impasse(r->field, &r->closed, r->takes, candidate, *n, r->why->arena);
        return false;
    }
    if (*bye != NOBODY) {
        int first = candidate[0];
        struct failure had = { KEY_HAD_BYE, RULE_BURSTEIN_BYE_ONCE }, rest = { KEY_REST, RULE_BURSTEIN_BYE };
        struct reason x = reason_of(ABOUT_BYE, *bye, NOBODY, RULE_BURSTEIN_BYE);

        reason_add(r->why, first == *bye ? x : reason_against(x, first, r->field->entrant[first].no_bye ? had : rest));
    }
    for (int v = 0; v < *n; v++)
        if (player[v] != *bye)
            player[at++] = player[v];
    *n = at;
    return true;
}

/* --- publication ------------------------------------------------------------------------------ */

static void give_colours(const struct draw *r, struct pair *pair, int n)
{
    const struct entrant *e = r->field->entrant;

    for (int i = 0; i < n; i++) {
        bool swap = r->place[pair[i].white] > r->place[pair[i].black];
        int a = swap ? pair[i].black : pair[i].white, b = swap ? pair[i].white : pair[i].black;
        struct given g = limits_colour(r->field, &e[a], &e[b]);
        pair[i] = g.colour == WHITE ? (struct pair){ a, b } : (struct pair){ b, a };
        reason_add(r->why, reason_colour(pair[i], (struct failure){ g.by, limits_colour_rule(g.by) }));
    }
}

/* --- the round -------------------------------------------------------------------------------- */

static struct draw draw_of(const struct swiss *s, struct arena *a)
{
    unsigned char *takes = arena_new(a, unsigned char, s->n);
    struct draw r = { .field = s, .closed = draw_closed(s, a), .takes = takes, .points = strength_points(s, a) };

    r.place = strength_places(s, r.points, a);
    for (int i = 0; i < s->n; i++)
        takes[i] = limits_take(&s->entrant[i]);
    return r;
}

struct swiss_round burstein_pair(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct draw r = draw_of(s, a);
    int *player = arena_new(a, int, s->n), n = draw_paired(s, player), bye;
    struct pair *pair = arena_new(a, struct pair, n / 2);

    r.why = why;
    qsort_r(player, (size_t)n, sizeof *player, by_group, &r);
    if (!settle_bye(&r, player, &n, &bye, a))
        return (struct swiss_round){ .bye = NOBODY };
    int made = pair_groups(&r, player, n, pair, a);
    give_colours(&r, pair, made);
    /* Without the imaginary point. */
    int *points = arena_new(a, int, s->n), *rank = arena_new(a, int, s->n), *order = arena_new(a, int, s->n);

    for (int i = 0; i < s->n; i++) {
        points[i] = s->entrant[i].points;
        order[i] = i;
    }
    qsort_r(order, (size_t)s->n, sizeof *order, draw_by_points, (void *)s);
    for (int i = 0; i < s->n; i++)
        rank[order[i]] = i;
    draw_publish(pair, made, points, rank);
    return (struct swiss_round){ .legal = true, .pair = pair, .npair = made, .bye = bye };
}
