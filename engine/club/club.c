#include "engine/club/club.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/club/group.h"
#include "engine/graph/matching.h"
#include "engine/swiss/draw.h"
#include "engine/swiss/history.h"

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

static int *places(const int *player, int n, int all, struct arena *a)
{
    int *rank = arena_new(a, int, all);

    for (int i = 0; i < n; i++)
        rank[player[i]] = i;
    return rank;
}

static int group_end(const struct swiss *s, const int *player, int from, int n)
{
    int end = from;

    while (end < n && s->entrant[player[end]].points == s->entrant[player[from]].points)
        end++;
    return end;
}

/* --- the bye ---------------------------------------------------------------------------------- */

enum kind { PLAYER, MAY_HAVE_BYE, BYE };

static struct matching ask(const struct swiss *s, const struct graph *closed, const int *player, int n, struct arena *a)
{
    struct matching m = matching_new(closed, n + n % 2, a);

    matching_cost(&m, PLAYER, PLAYER, 0);
    matching_cost(&m, PLAYER, MAY_HAVE_BYE, 0);
    matching_cost(&m, MAY_HAVE_BYE, MAY_HAVE_BYE, 0);
    matching_cost(&m, MAY_HAVE_BYE, BYE, 0);
    for (int v = 0; v < n; v++) {
        m.team[v] = player[v];
        m.kind[v] = s->entrant[player[v]].no_bye ? PLAYER : MAY_HAVE_BYE;
    }
    if (n % 2)
        m.kind[n] = BYE;
    for (int v = 0; v < n / 2; v++)
        matching_suggest(&m, v, v + n / 2);
    return m;
}

/* The first of a group that can have it: its rated players from below, then those without a rating. */
static int bye_in_group(const struct swiss *s, struct matching *m, int from, int end)
{
    for (int unrated = 0; unrated <= 1; unrated++)
        for (int v = end - 1; v >= from; v--)
            if ((s->entrant[m->team[v]].rating == 0) == unrated && matching_take(m, v, m->n - 1))
                return v;
    return NOBODY;
}

/* A place in the list of players. */
static int choose_bye(const struct swiss *s, struct matching *m, const int *player, int n)
{
    int bye = NOBODY;

    for (int end = n, from; bye == NOBODY && end > 0; end = from) {
        from = end - 1;
        while (from > 0 && s->entrant[player[from - 1]].points == s->entrant[player[from]].points)
            from--;
        bye = bye_in_group(s, m, from, end);
    }
    return bye;
}

/* --- colours ---------------------------------------------------------------------------------- */

/* What `a` gets if just one of two allocations spares both a third equal colour. */
static enum colour without_third(const struct entrant *a, const struct entrant *b)
{
    enum colour x = history_twice(a), y = history_twice(b);
    bool white = x != WHITE && y != BLACK, black = x != BLACK && y != WHITE;

    return white == black ? COLOURLESS : white ? WHITE : BLACK;
}

/* Of `a`, the higher-ranked of the two, on the board of that number from 1. */
static enum colour colour_of(const struct swiss *s, const struct entrant *a, const struct entrant *b, int board)
{
    enum colour due = history_due(a), other = history_due(b), found;

    if (due == COLOURLESS && other == COLOURLESS)
        return board % 2 ? s->lot : -s->lot;
    if (due != other)
        return due != COLOURLESS ? due : -other;
    if ((found = without_third(a, b)) != COLOURLESS)
        return found;
    int difference = history_difference(a) - history_difference(b);
    if (difference != 0)
        return difference < 0 ? WHITE : BLACK;
    found = history_alternate(a, b);
    return found != COLOURLESS ? found : due;
}

/* The pairs are in order of publication. */
static void give_colours(const struct swiss *s, struct pair *pair, int n, const int *rank)
{
    for (int i = 0; i < n; i++) {
        bool swap = rank[pair[i].white] > rank[pair[i].black];
        int a = swap ? pair[i].black : pair[i].white, b = swap ? pair[i].white : pair[i].black;
        bool white = colour_of(s, &s->entrant[a], &s->entrant[b], i + 1) == WHITE;
        pair[i] = white ? (struct pair){ a, b } : (struct pair){ b, a };
    }
}

/* --- the round -------------------------------------------------------------------------------- */

/* Group after group; those who leave one stand before the next, in the order of their ranks. `player` is used up. */
static int pair_groups(const struct swiss *s, const struct graph *closed, int *player, int n, struct pair *pair,
                       struct arena *a)
{
    int made = 0, *leaver = arena_new(a, int, n);

    for (int from = 0, above = 0; from < n;) {
        int size = group_end(s, player, from + above, n) - from;
        struct arena_mark mark = arena_mark(a);
        struct group g = { s, closed, player + from, above, size, n - from };
        int pairs = group_pair(&g, pair + made, leaver, a);
        arena_rewind(a, mark);
        made += pairs;
        from += 2 * pairs;
        above = size - 2 * pairs;
        memcpy(player + from, leaver, sizeof *player * (size_t)above);
    }
    return made;
}

static int *points_of(const struct swiss *s, struct arena *a)
{
    int *points = arena_new(a, int, s->n);

    for (int i = 0; i < s->n; i++)
        points[i] = s->entrant[i].points;
    return points;
}

struct swiss_round club_pair(const struct swiss *s, struct arena *a)
{
    struct graph closed = draw_closed(s, a);
    int *player = arena_new(a, int, s->n), n = draw_paired(s, player), bye = NOBODY;
    struct pair *pair = arena_new(a, struct pair, n / 2);

    qsort_r(player, (size_t)n, sizeof *player, by_rank, (void *)s);
    int *rank = places(player, n, s->n, a);
    struct matching all = ask(s, &closed, player, n, a);
    if (!matching_complete(&all, 0))
        return (struct swiss_round){ .bye = NOBODY };
    if (n % 2) {
        int at = choose_bye(s, &all, player, n);
        bye = player[at];
        memmove(player + at, player + at + 1, sizeof *player * (size_t)(--n - at));
    }
    int made = pair_groups(s, &closed, player, n, pair, a);
    draw_publish(pair, made, points_of(s, a), rank);
    give_colours(s, pair, made, rank);
    return (struct swiss_round){ true, pair, made, bye };
}
