/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/club/club.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/club/score_group.h"
#include "engine/swiss/bye.h"
#include "engine/swiss/draw.h"
#include "engine/swiss/history.h"
#include "engine/swiss/imaginary.h"

/* --- rank ------------------------------------------------------------------------------------- */

/* Unrated ones have the rating 0, and so come after all others. */
static int by_rank(const void *a, const void *b, void *of)
{
    const struct swiss *s = of;
    const struct entrant *x = &s->entrant[*(const int *)a], *y = &s->entrant[*(const int *)b];

    if (x->points != y->points)
        return y->points - x->points;
    return x->rating != y->rating ? y->rating - x->rating : x->number - y->number;
}

/* --- the bye ---------------------------------------------------------------------------------- */

/* RULE_CLUB_BYE: from the lowest group upwards; in a group its rated players from below, then those without a rating. */
static int by_candidacy(const void *a, const void *b, void *of)
{
    const struct swiss *s = of;
    const struct entrant *x = &s->entrant[*(const int *)a], *y = &s->entrant[*(const int *)b];
    int unrated = (x->rating == 0) - (y->rating == 0);

    return x->points == y->points && unrated ? unrated : by_rank(b, a, of);
}

/* False: there is no legal round. Else the one with the bye is taken out of the list. */
static bool settle_bye(const struct swiss *s, const struct graph *closed, int *player, int *n, int *bye,
                       struct reasons *why, struct arena *a)
{
    unsigned char *takes = arena_new(a, unsigned char, s->n);
    int *candidate = arena_new(a, int, *n), at = 0;

    memset(takes, TAKES_ALL, (size_t)s->n);
    memcpy(candidate, player, sizeof *player * (size_t)*n);
    qsort_r(candidate, (size_t)*n, sizeof *candidate, by_candidacy, (void *)s);
    if (!bye_choose(s, closed, takes, candidate, *n, bye, a)) {
        if (why)
            why->impasse = bye_impasse(s, closed, takes, candidate, *n, why->arena);
        return false;
    }
    if (*bye != NOBODY) {
        int first = candidate[0];
        struct reason x = reason_of(ABOUT_BYE, *bye, NOBODY, RULE_CLUB_BYE);
        enum reason_key key = s->entrant[first].no_bye ? KEY_HAD_BYE : KEY_REST;

        reason_add(why, first == *bye ? x : reason_against(x, first, (struct failure){ key, RULE_CLUB_BYE }));
    }
    for (int v = 0; v < *n; v++)
        if (player[v] != *bye)
            player[at++] = player[v];
    *n = at;
    return true;
}

/* --- colours ---------------------------------------------------------------------------------- */

/* What `a` gets if just one of two allocations spares both a third equal colour. */
static enum colour without_third(const struct entrant *a, const struct entrant *b)
{
    enum colour x = history_twice(a), y = history_twice(b);
    bool white = x != WHITE && y != BLACK, black = x != BLACK && y != WHITE;

    return colour_only(white, black);
}

/* Of `a`, the higher-ranked of the two, on the board of that number from 1. */
static struct given colour_of(const struct swiss *s, const struct entrant *a, const struct entrant *b, int board)
{
    enum colour due = history_due(a), other = history_due(b), found;

    if (due == COLOURLESS && other == COLOURLESS)
        return (struct given){ board % 2 ? s->lot : -s->lot, KEY_BY_LOT };
    if (due != other)
        return (struct given){ due != COLOURLESS ? due : -other, KEY_BY_DUE };
    if ((found = without_third(a, b)) != COLOURLESS)
        return (struct given){ found, KEY_BY_LIMITS };
    int difference = history_difference(a) - history_difference(b);
    if (difference != 0)
        return (struct given){ difference < 0 ? WHITE : BLACK, KEY_BY_DIFFERENCE };
    if ((found = history_alternate(a, b)) != COLOURLESS)
        return (struct given){ found, KEY_BY_HISTORY };
    return (struct given){ due, KEY_BY_RANK };
}

/* The pairs are in order of publication. */
static void give_colours(const struct swiss *s, struct pair *pair, int n, const int *rank, struct reasons *why)
{
    for (int i = 0; i < n; i++) {
        bool swap = rank[pair[i].white] > rank[pair[i].black];
        int a = swap ? pair[i].black : pair[i].white, b = swap ? pair[i].white : pair[i].black;
        struct given g = colour_of(s, &s->entrant[a], &s->entrant[b], i + 1);
        pair[i] = g.colour == WHITE ? (struct pair){ a, b } : (struct pair){ b, a };
        enum rule rule = g.by == KEY_BY_LOT ? RULE_CLUB_HALVES : RULE_CLUB_ADJUST;
        reason_add(why, reason_colour(pair[i], (struct failure){ g.by, rule }));
    }
}

/* --- the round -------------------------------------------------------------------------------- */

/* RULE_CLUB_SCORE_GROUP: group after group; those who leave one stand before the next, in the order of their ranks. `player` is used up. */
static int pair_groups(const struct swiss *s, const struct graph *closed, int *player, int n, struct pair *pair,
                       struct reasons *why, struct arena *a)
{
    int made = 0, *leaver = arena_new(a, int, n);

    for (int from = 0, above = 0; from < n;) {
        int size = draw_group_end(s, player, from + above, n) - from;
        struct arena_mark mark = arena_mark(a);
        struct score_group g = { s, closed, player + from, above, size, n - from, why };
        int pairs = score_group_pair(&g, pair + made, leaver, a);
        arena_rewind(a, mark);
        made += pairs;
        from += 2 * pairs;
        above = size - 2 * pairs;
        memcpy(player + from, leaver, sizeof *player * (size_t)above);
    }
    return made;
}

/* RULE_CLUB_ACCELERATED: the entrants with the points by which they are paired. */
static struct swiss accelerated(const struct swiss *s, struct arena *a)
{
    struct entrant *entrant = arena_new(a, struct entrant, s->n);
    struct swiss faster = *s;
    int *points = imaginary_points(s, true, a);

    memcpy(entrant, s->entrant, sizeof *entrant * (size_t)s->n);
    for (int i = 0; i < s->n; i++)
        entrant[i].points = points[i];
    faster.entrant = entrant;
    return faster;
}

/* The places by which boards are put in order and colours given: of real points. */
static int *real_places(const struct swiss *s, const int *player, int n, struct arena *a)
{
    int *order = arena_new(a, int, n);

    memcpy(order, player, sizeof *order * (size_t)n);
    qsort_r(order, (size_t)n, sizeof *order, by_rank, (void *)s);
    int *rank = arena_new(a, int, s->n);

    for (int i = 0; i < n; i++)
        rank[order[i]] = i;
    return rank;
}

bool club_suit(const struct swiss *s, int a, int b)
{
    (void)s, (void)a, (void)b;
    return true;
}

struct swiss_round club_pair(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct graph closed = draw_closed(s, a);
    struct swiss by = s->accelerated ? accelerated(s, a) : *s;
    int *player = arena_new(a, int, s->n), n = draw_paired(s, player), bye = NOBODY;
    struct pair *pair = arena_new(a, struct pair, n / 2);

    int *rank = real_places(s, player, n, a);
    qsort_r(player, (size_t)n, sizeof *player, by_rank, &by);
    if (!settle_bye(&by, &closed, player, &n, &bye, why, a))
        return (struct swiss_round){ .bye = NOBODY };
    int made = pair_groups(&by, &closed, player, n, pair, why, a);
    draw_publish(pair, made, imaginary_points(s, false, a), rank);
    give_colours(s, pair, made, rank, why);
    return (struct swiss_round){ .legal = true, .pair = pair, .npair = made, .bye = bye };
}
