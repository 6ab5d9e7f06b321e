/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/teamswiss/teamswiss.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/swiss/bye.h"
#include "engine/swiss/draw.h"
#include "engine/teamswiss/bracket.h"
#include "engine/teamswiss/card.h"
#include "engine/teamswiss/colour.h"
#include "engine/teamswiss/upfloat.h"

/* --- orders ------------------------------------------------------------------------------------- */

/* RULE_TEAM_BYE_TO */
static int by_candidacy(const void *a, const void *b, void *of)
{
    const struct swiss *s = of;
    const struct entrant *x = &s->entrant[*(const int *)a], *y = &s->entrant[*(const int *)b];

    if (x->points != y->points)
        return x->points - y->points;
    return x->ncolour != y->ncolour ? y->ncolour - x->ncolour : y->number - x->number;
}

static void sort(const struct swiss *s, int *team, int n, int (*order)(const void *, const void *, void *))
{
    qsort_r(team, (size_t)n, sizeof *team, order, (void *)s);
}

/* --- the bye ------------------------------------------------------------------------------------ */

/* RULE_TEAM_BYE, RULE_TEAM_BYE_ONCE, RULE_TEAM_COMPLETE. `team` is in the order of scores and stays so, without the one that has the bye. False: there is no
   legal round. */
static bool settle_bye(const struct team_field *f, int *team, int *n, int *bye, struct reasons *why, struct arena *a)
{
    unsigned char *takes = arena_new(a, unsigned char, f->swiss->n);
    int *candidate = arena_new(a, int, *n), at = 0;

    memset(takes, TAKES_ALL, (size_t)f->swiss->n);
    memcpy(candidate, team, sizeof *team * (size_t)*n);
    sort(f->swiss, candidate, *n, by_candidacy);
    if (!bye_choose(f->swiss, &f->closed, takes, candidate, *n, bye, a)) {
        if (why)
            why->impasse = bye_impasse(f->swiss, &f->closed, takes, candidate, *n, why->arena);
        return false;
    }
    if (*bye != NOBODY) {
        int first = candidate[0];
        struct failure had = { KEY_HAD_BYE, RULE_TEAM_BYE_ONCE }, rest = { KEY_REST, RULE_TEAM_COMPLETE };
        struct reason x = reason_of(ABOUT_BYE, *bye, NOBODY, RULE_TEAM_BYE_TO);

        reason_add(why, first == *bye ? x : reason_against(x, first, f->swiss->entrant[first].no_bye ? had : rest));
    }
    for (int v = 0; v < *n; v++)
        if (team[v] != *bye)
            team[at++] = team[v];
    *n = at;
    return true;
}

/* --- brackets ----------------------------------------------------------------------------------- */

/* RULE_TEAM_GROUPS. The bracket is moved to the front of `team`, the others keep their order; by index, who is an upfloater. Its size. */
static int gather(const struct swiss *s, const struct top_group *g, int *team, bool *floats, struct arena *a)
{
    bool *up = arena_new(a, bool, g->all);
    int *all = arena_new(a, int, g->all), size = g->n + upfloat_choose(g, up, a), in = 0, out = size;

    memcpy(all, team, sizeof *team * (size_t)g->all);
    for (int v = 0; v < g->all; v++) {
        team[v < g->n || up[v] ? in++ : out++] = all[v];
        floats[all[v]] = up[v];
    }
    sort(s, team, size, draw_by_number);
    return size;
}

static int pair_bracket(const struct team_field *f, int *team, int n, struct pair *pair, struct reasons *why,
                        struct arena *a)
{
    bool *floats = arena_new(a, bool, f->swiss->n), *up = arena_new(a, bool, n);
    int end = draw_group_end(f->swiss, team, 0, n), next = draw_group_end(f->swiss, team, end, n) - end;
    struct top_group g = { f, team, end, next, n, why };
    int size = gather(f->swiss, &g, team, floats, a);

    for (int v = 0; v < size; v++)
        up[v] = floats[team[v]];
    team_bracket_pair(f, team, up, size, pair, why, a);
    return size;
}

/* RULE_TEAM_PROCESS. `team` is used up. */
static int pair_all(const struct team_field *f, int *team, int n, struct pair *pair, struct reasons *why,
                    struct arena *a)
{
    int made = 0;

    for (int from = 0; from < n; from = 2 * made) {
        struct arena_mark mark = arena_mark(a);
        made += pair_bracket(f, team + from, n - from, pair + made, why, a) / 2;
        arena_rewind(a, mark);
    }
    return made;
}

/* --- the round ---------------------------------------------------------------------------------- */

static const enum rule *give_colours(const struct team_field *f, struct pair *pair, int n, struct reasons *why,
                                     struct arena *a)
{
    enum rule *article = arena_new(a, enum rule, n);
    const int *place = team_colour_places(f->swiss, a);

    for (int i = 0; i < n; i++) {
        struct failure by;
        pair[i] = team_colour(f, place, pair[i].white, pair[i].black, &by);
        article[i] = by.rule;
        reason_add(why, reason_colour(pair[i], by));
    }
    return article;
}

bool teamswiss_suit(const struct swiss *s, int a, int b)
{
    (void)s, (void)a, (void)b;
    return true;
}

struct swiss_round teamswiss_pair(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct team_field f = team_field_of(s, a);
    int *team = arena_new(a, int, s->n), n = draw_paired(s, team), bye = NOBODY;
    struct pair *pair = arena_new(a, struct pair, n / 2);

    sort(s, team, n, draw_by_points);
    if (!settle_bye(&f, team, &n, &bye, why, a))
        return (struct swiss_round){ .bye = NOBODY };
    int made = pair_all(&f, team, n, pair, why, a);
    int *points = arena_new(a, int, s->n), *rank = arena_new(a, int, s->n), *order = arena_new(a, int, s->n);

    for (int i = 0; i < s->n; i++) {
        points[i] = s->entrant[i].points;
        order[i] = i;
    }
    sort(s, order, s->n, draw_by_points);
    for (int i = 0; i < s->n; i++)
        rank[order[i]] = i;
    draw_publish(pair, made, points, rank);
    return (struct swiss_round){
        .legal = true, .pair = pair, .npair = made, .bye = bye, .article = give_colours(&f, pair, made, why, a)
    };
}
